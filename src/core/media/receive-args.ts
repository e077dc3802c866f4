// Arguments for ffmpeg for a take that came from elsewhere: made an mp4, given another sound, taken apart into pictures.
import { rateText, timescaleOf } from "../time/rate.ts";
import { SAMPLE_RATE, QUIET, fitFilters } from "./ffmpeg-flags.ts";

const SOUND = ["-c:a", "aac", "-b:a", "192k", "-ar", String(SAMPLE_RATE), "-ac", "2"];

/** Any film as an mp4 that players and the cut know. Width and height lose a pixel where they are odd. */
export function mp4Args(input: string, output: string): string[] {
  const picture = ["-vf", "scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libx264", "-preset", "medium", "-crf", "16"];
  const colours = ["-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  return [
    ...QUIET,
    "-i",
    input,
    "-map",
    "0:v:0",
    "-map",
    "0:a:0?",
    ...picture,
    ...colours,
    ...SOUND,
    "-f",
    "mp4",
    "-y",
    output,
  ];
}

export interface ReplacementSound {
  readonly sound: string;
  /** Seconds of it that are left away at its head. */
  readonly skip: number;
  /** Of the picture, at 48 kHz. */
  readonly samples: number;
}

/** The same picture with the sound of a wav, silence after its end, as long as the picture. */
export function replaceSoundArgs(input: string, output: string, { sound, skip, samples }: ReplacementSound): string[] {
  const first = Math.round(skip * SAMPLE_RATE);
  const bounded = `atrim=start_sample=${first},asetpts=PTS-STARTPTS,apad=whole_len=${samples},atrim=end_sample=${samples}`;
  const maps = ["-map", "0:v:0", "-map", "1:a:0", "-c:v", "copy"];
  const out = [...SOUND, "-movflags", "+faststart", "-f", "mp4", "-y", output];
  return [...QUIET, "-i", input, "-i", sound, ...maps, "-af", bounded, ...out];
}

/** Every picture as a PNG, numbered from 1: `%06d` stands in the name. */
export function framesArgs(input: string, pattern: string): string[] {
  return [...QUIET, "-i", input, "-map", "0:v:0", "-vsync", "0", "-f", "image2", "-y", pattern];
}

export interface Shape {
  readonly fps: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Exactly so many: the last one is held where it should last longer. */
  readonly frames?: number;
}

/** Any film at a rate and in a size, as the studio's own takes are stored: every frame H.264 4:2:0 in BT.709, a key frame a second. */
export function conformArgs(input: string, output: string, { fps, width, height, frames }: Shape): string[] {
  const gop = String(Math.max(1, Math.round(fps)));
  const counted = frames === undefined ? [] : [`tpad=stop_mode=clone:stop=${frames}`, `trim=end_frame=${frames}`];
  const filters = [`fps=${rateText(fps)}`, ...counted, ...fitFilters(width, height), "setsar=1"];
  const picture = ["-vf", filters.join(",")];
  const encoder = ["-c:v", "libx264", "-preset", "veryfast", "-threads", "2", "-crf", "16", "-bf", "0", "-refs", "1"];
  const keys = ["-g", gop, "-keyint_min", gop, "-sc_threshold", "0"];
  const colours = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  // Mono stays mono: on the way to stereo ffmpeg would make it 3 dB quieter.
  const resampled = ["-af", "aresample=async=1:first_pts=0,aformat=channel_layouts=mono|stereo"];
  const sound = [...resampled, "-c:a", "aac", "-b:a", "192k", "-ar", String(SAMPLE_RATE)];
  const file = ["-map_metadata", "-1", "-movflags", "+faststart+write_colr", "-f", "mp4", "-y", output];
  const maps = ["-map", "0:v:0", "-map", "0:a:0?"];
  const clock = ["-video_track_timescale", String(timescaleOf(fps))];
  return [...QUIET, "-i", input, ...maps, ...picture, ...encoder, ...keys, ...colours, ...sound, ...clock, ...file];
}
