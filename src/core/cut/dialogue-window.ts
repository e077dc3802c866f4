// How many frames of the cut a shot's stretch of the recording is. Both edges are counted from the first window of the pass, so
// neighbouring windows share an edge and rounding never adds up.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import { framesNear } from "../time/rate.ts";

/** Frames at `fps` by shot, for the shots that have a window. */
export function windowFrames(entries: readonly ShotEntry[], fps: number): Map<string, number> {
  const windows = entries.flatMap(({ id, audio_in, audio_out }) =>
    audio_in === undefined || audio_out === undefined ? [] : [{ id, from: audio_in, to: audio_out }],
  );
  const base = Math.min(...windows.map(({ from }) => from));
  return new Map(windows.map(({ id, from, to }) => [id, framesNear(to - base, fps) - framesNear(from - base, fps)]));
}
