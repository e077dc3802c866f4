// Arguments for ffmpeg: the frames on both sides of some joins as hashes of their decoded pictures, of the joined film and of the clips
// that went in, in one run.
import { secondsOf } from "../../time/rate.ts";
import { QUIET } from "./assemble-args.ts";

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

/** The hash of each frame, as the file of one stretch tells them. */
export function readHashes(text: string): readonly string[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => line.split(",").at(-1)?.trim() ?? "");
}
