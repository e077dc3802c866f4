// Trims: frames of the cut taken off a clip's two ends. At least one frame always stays.
import type { CutEntry } from "../../contracts/files/cut.ts";

export interface Trims {
  readonly in: number;
  readonly out: number;
}

export function trimsOf(entry: CutEntry): Trims {
  return { in: entry.trim_in ?? 0, out: entry.trim_out ?? 0 };
}

/** Whether a clip of `length` frames keeps one. */
export function leavesAFrame(trims: Trims, length: number): boolean {
  return length - trims.in - trims.out >= 1;
}

/** The trims cut down until one frame of `length` stays: first at the end, then at the start. */
export function cutDown(trims: Trims, length: number): Trims {
  const most = Math.max(0, length - 1);
  const start = Math.min(trims.in, most);
  return { in: start, out: Math.min(trims.out, most - start) };
}
