// Arguments for ffmpeg: the clips of a film joined with its sound, and the frames around each join hashed to compare them.
// Only what the 2018 build knows is used: no -fps_mode, xfade or amix.
import { AAC_FRAME, SAMPLE_RATE, QUIET, PLAIN_FILE } from "../ffmpeg-flags.ts";
import { secondsOf } from "../../time/rate.ts";

export interface FilmOrder {
  readonly list: string;
  readonly timescale: number;
  readonly output: string;
  /** Of the sound, in kbit/s; 192 where it does not say. */
  readonly soundRate?: number | undefined;
  /** Where the sound is, and the filters that it goes through; on standard input when absent. */
  readonly sound?: { readonly file: string; readonly filters: readonly string[] } | undefined;
  /** An MP4 file of AAC packets, which are copied in place of all that. */
  readonly packed?: string | undefined;
}

/** Floats in stereo. */
const RAW: readonly string[] = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2"];

/** How much a film's sound begins before its picture: the encoder's priming packet, in seconds. */
const PRIMING = (AAC_FRAME / SAMPLE_RATE).toFixed(6);

export const SOUND_KILOBITS = 192;

/** How sound is encoded. The fast coder is the better one at this bit rate, and takes half the time. */
function aacArgs(kilobits: number | undefined): readonly string[] {
  return ["-c:a", "aac", "-b:a", `${kilobits ?? SOUND_KILOBITS}k`, "-aac_coder", "fast", "-flags:a", "+bitexact"];
}

/** Floats in stereo from standard input to bare packets on standard output. */
export function packSoundArgs(kilobits: number | undefined): readonly string[] {
  return [...QUIET, ...RAW, "-i", "pipe:0", ...aacArgs(kilobits), "-f", "adts", "pipe:1"];
}

/** Listed pictures copied, and the whole sound, floats in stereo, encoded once, or copied from packets. */
export function joinFilmArgs(order: FilmOrder): readonly string[] {
  return [
    QUIET,
    // The first clip's own sound begins before zero, and without copyts ffmpeg would move the pictures by as much.
    ["-copyts"],
    // Without auto_convert the stored bytes stay as they are: the clips were checked to share their headers.
    ["-f", "concat", "-safe", "0", "-auto_convert", "0", "-i", order.list],
    order.packed !== undefined
      ? ["-itsoffset", `-${PRIMING}`, "-i", order.packed]
      : [...RAW, "-i", order.sound?.file ?? "pipe:0"],
    ["-map", "0:v:0", "-c:v", "copy", "-video_track_timescale", String(order.timescale)],
    ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ["-map", "1:a:0"],
    order.packed !== undefined
      ? ["-c:a", "copy"]
      : [...filtered(order.sound?.filters ?? []), ...aacArgs(order.soundRate)],
    PLAIN_FILE,
    ["-movflags", "+faststart+write_colr", "-f", "mp4", "-y", order.output],
  ].flat();
}

function filtered(filters: readonly string[]): readonly string[] {
  return filters.length === 0 ? [] : ["-af", filters.join(",")];
}

// Names inside ffmpeg's own little languages. Names that are whole arguments need nothing: arguments are lists.

/** A file name for a line of a concat list, or undefined when it cannot be said there: a list is read line by line. */
export function concatName(path: string): string | undefined {
  if (/[\r\n\0]/.test(path)) return undefined;
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}

export interface ListedClip {
  /** Without line breaks; relative names are looked up beside the list. */
  readonly path: string;
  /** Frames on the film's clock. */
  readonly length: number;
}

/**
 * A list for ffmpeg's concat demuxer. `inpoint 0` keeps a clip's own start out of the sum, and each `duration` is the
 * difference of two rounded running times, so that no rounding adds up over a long film.
 */
export function buildConcatList(clips: readonly ListedClip[], fps: number): string {
  const lines = ["ffconcat version 1.0"];
  let frames = 0;
  for (const clip of clips) {
    const name = concatName(clip.path);
    if (name === undefined) throw new Error(`a concat list cannot name ${JSON.stringify(clip.path)}`);
    const micros = microsAt(frames + clip.length, fps) - microsAt(frames, fps);
    lines.push(`file ${name}`, "inpoint 0", `duration ${(micros / 1e6).toFixed(6)}`);
    frames += clip.length;
  }
  return `${lines.join("\n")}\n`;
}

function microsAt(frames: number, fps: number): number {
  return Math.round(secondsOf(frames, fps) * 1e6);
}

// Arguments for ffmpeg: the frames on both sides of some joins as hashes of their decoded pictures, of the joined film and of the clips
// that went in, in one run.

/** A stretch of a film of which one file is written: a hash a frame. */
export interface HashedFrames {
  readonly path: string;
  /** About the first frame, and how many; null = to the end. */
  readonly from: number;
  readonly count: number | null;
  readonly output: string;
}

/** `fps`: the rate of all of them. They are decoded from the key frame before; where a file's own clock begins decides a frame or so. */
export function hashFramesArgs(stretches: readonly HashedFrames[], fps: number): readonly string[] {
  const inputs = stretches.flatMap(({ path, from }) => [
    ...(from > 0 ? ["-ss", secondsOf(from, fps).toFixed(6)] : []),
    ...["-i", path],
  ]);
  const outputs = stretches.flatMap(({ count, output }, index) => [
    ...["-map", `${index}:v:0`, ...(count === null ? [] : ["-frames:v", String(count)]), "-vsync", "0"],
    ...["-f", "framemd5", "-y", output],
  ]);
  return [...QUIET, ...inputs, ...outputs];
}

/** The hash of each frame, as the file of one stretch lists them. */
export function readHashes(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.split(",").at(-1)?.trim() ?? "");
}
