// Arguments of the programs that an animatic take is made with. Every word from a script stays out of them.
import { rateText, timescaleOf } from "../time/rate.ts";
import { SAMPLE_RATE, QUIET } from "./ffmpeg-flags.ts";

export interface TakeEncoding {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  /** Path of the finished sound. */
  readonly sound: string;
  /** Path of the unfinished film. */
  readonly part: string;
}

export interface RecordingWindow {
  readonly path: string;
  /** Seconds. */
  readonly start: number;
  readonly end: number;
}

export interface SpeechOptions {
  /** Voice name as espeak-ng knows it. */
  readonly voice: string;
  /** 0 to 99. */
  readonly pitch: number;
  /** Words a minute. */
  readonly speed: number;
}

/**
 * Raw yuv420p frames on standard input, and a sound file, to one mp4. Bit-exact: the same frames and sound give the same bytes
 * on the same build. The encoder's settings message is left out, a group of pictures lasts a second and is closed.
 */
export function animaticArgs(take: TakeEncoding): readonly string[] {
  const second = String(Math.max(1, Math.round(take.fps)));
  return [
    QUIET,
    ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${take.width}x${take.height}`, "-framerate", rateText(take.fps)],
    ["-i", "pipe:0", "-i", fileArg(take.sound), "-map", "0:v:0", "-map", "1:a:0"],
    ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-profile:v", "high", "-threads", "1"],
    ["-g", second, "-keyint_min", second, "-sc_threshold", "0", "-bf", "0"],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ["-bsf:v", "filter_units=remove_types=6"],
    ["-c:a", "aac", "-aac_coder", "fast", "-b:a", "96k"],
    ["-fflags", "+bitexact", "-flags:v", "+bitexact+cgop", "-flags:a", "+bitexact", "-map_metadata", "-1"],
    ["-video_track_timescale", String(timescaleOf(take.fps)), "-movflags", "+faststart+write_colr"],
    ["-f", "mp4", "-y", fileArg(take.part)],
  ].flat();
}

/** A window of a recording as raw stereo samples of 16 bits at 48 kHz on standard output. */
export function recordingArgs({ path, start, end }: RecordingWindow): readonly string[] {
  return [
    QUIET,
    ["-ss", seconds(start), "-t", seconds(end - start), "-i", fileArg(path), "-vn", "-map", "0:a:0"],
    ["-f", "s16le", "-ac", "2", "-ar", String(SAMPLE_RATE), "pipe:1"],
  ].flat();
}

/** One line, read from standard input, as a wav on standard output. */
export function speechArgs({ voice, pitch, speed }: SpeechOptions): readonly string[] {
  return ["--stdin", "--stdout", "-b", "1", "-v", voice, "-p", String(pitch), "-s", String(speed)];
}

/** A path is never read as an option or as a protocol. */
function fileArg(path: string): string {
  return `file:${path}`;
}

function seconds(value: number): string {
  return Math.max(0, value).toFixed(6);
}
