// Where the camera of a tour holds, out of how much moves from frame to frame: runs of frames in which little moves, the sharpest frame of each,
// and moments at which a move slows down to turn or to settle. docs/http.md "Tours".
import type { TourHold } from "../../../contracts/files/refs/tours.ts";

/** A video as it was looked at, a value for each frame. */
export interface WatchedVideo {
  /** What moved since the frame before; of the first frame it means nothing. */
  readonly motion: readonly number[];
  readonly sharpness: readonly number[];
  readonly fps: number;
}

/** A frame is held below this share of the middle motion. */
const HELD = 0.5;
/** Seconds that a hold lasts at least. */
const SHORTEST = 0.25;
/** Seconds to either side in which a turning point has the least motion, and the share of the most motion there that it stays below. */
const AROUND = 0.5;
const SLOW = 0.35;

interface Run {
  readonly from: number;
  /** The last frame of it. */
  readonly to: number;
}

/** By time. The first frame is the first hold, and stands for a run that begins with it. */
export function findHolds({ motion, sharpness, fps }: WatchedVideo): TourHold[] {
  if (sharpness.length === 0) return [];
  const runs = heldRuns(motion, fps);
  const opening = runs[0]?.from === 1 ? runs[0] : { from: 0, to: 0 };
  const held = runs.filter((run) => run !== opening);
  const found = [
    { kind: "opening" as const, frame: 0 },
    ...held.map((run) => ({ kind: "held" as const, frame: sharpest(sharpness, run) })),
    ...turningPoints(motion, fps, [opening, ...held]).map((frame) => ({ kind: "turn" as const, frame })),
  ];
  const inOrder = found.toSorted((a, b) => a.frame - b.frame);
  return inOrder.map(({ kind, frame }, index) => ({ hold: index + 1, kind, frame, time: frame / fps }));
}

/** The first frame is in none: nothing can move before it. */
function heldRuns(motion: readonly number[], fps: number): Run[] {
  const limit = HELD * median(motion.slice(1));
  const runs: Run[] = [];
  let from: number | undefined;
  for (let frame = 1; frame <= motion.length; frame++) {
    const isHeld = frame < motion.length && (motion[frame] ?? 0) < limit;
    if (isHeld) from ??= frame;
    else if (from !== undefined) {
      if ((frame - from) / fps >= SHORTEST) runs.push({ from, to: frame - 1 });
      from = undefined;
    }
  }
  return runs;
}

/** Of several the first. */
function sharpest(sharpness: readonly number[], { from, to }: Run): number {
  let best = from;
  for (let frame = from; frame <= to; frame++) if ((sharpness[frame] ?? 0) > (sharpness[best] ?? 0)) best = frame;
  return best;
}

/** Frames outside the holds at which the motion is the least around, and far less than the most around. */
function turningPoints(motion: readonly number[], fps: number, holds: readonly Run[]): number[] {
  const smooth = motion.map((_, frame) => mean(motion.slice(Math.max(1, frame - 1), frame + 2)));
  const reach = Math.round(AROUND * fps);
  const margin = SHORTEST * fps;
  const isNearHold = (frame: number) => holds.some(({ from, to }) => frame > from - margin && frame < to + margin);
  const isTurn = (frame: number) => {
    const here = smooth[frame] ?? 0;
    const before = smooth.slice(Math.max(1, frame - reach), frame);
    const after = smooth.slice(frame + 1, frame + 1 + reach);
    if (before.some((each) => each <= here) || after.some((each) => each < here)) return false;
    return here < SLOW * Math.max(0, ...before, ...after);
  };
  return motion.flatMap((_, frame) => (frame > 0 && !isNearHold(frame) && isTurn(frame) ? [frame] : []));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}
