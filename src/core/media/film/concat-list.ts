// A list for ffmpeg's concat demuxer. `inpoint 0` keeps a clip's own start out of the sum, and each `duration` is the
// difference of two rounded running times, so that no rounding adds up over a long film.
import { secondsOf } from "../../time/rate.ts";
import { concatName } from "../escape.ts";

export interface ListedClip {
  /** Without line breaks; relative names are looked up beside the list. */
  readonly path: string;
  /** Frames on the film's clock. */
  readonly length: number;
}

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
