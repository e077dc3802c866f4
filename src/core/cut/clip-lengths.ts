// How many frames each clip gets in the film. A clip's time rarely is a whole number of the cut's frames; the film's clock adds
// the exact times and each clip gets the frames between two readings, so the total never drifts from the sum.
//
//   exact   |--- 2.4 ---|--- 2.4 ---|--- 2.4 ---|
//   edges   0           2           5           7       lengths 2, 3, 2
import { RunningClock } from "../time/running-clock.ts";

export interface ClipTime {
  /** Frames of the clip at its own rate. */
  readonly frames: number;
  /** The clip's own rate, frames per second. */
  readonly fps: number;
  /** Frames of the cut that are taken off both ends together. */
  readonly trimmed: number;
}

/** Frames of the cut for each clip, at the cut's rate. A clip that is left with less than a frame is held for one. */
export function clipLengths(clips: readonly ClipTime[], fps: number): number[] {
  const clock = new RunningClock();
  let edge = 0;
  return clips.map((clip) => {
    advance(clock, clip, fps);
    const before = edge;
    edge = clock.frame(fps);
    return edge - before;
  });
}

function advance(clock: RunningClock, clip: ClipTime, fps: number): void {
  const left = new RunningClock();
  left.add(clip.frames, clip.fps);
  left.add(-clip.trimmed, fps);
  left.add(-1, fps);
  if (left.isNegative()) return clock.add(1, fps);
  clock.add(clip.frames, clip.fps);
  clock.add(-clip.trimmed, fps);
}
