// How silent shots share a stretch of the recording in which nobody speaks. docs/http.md "Alignment". Seconds.
import type { AlignShot } from "./shot-lines.ts";
import type { AlignWindow } from "./align-window.ts";

/** A silent shot with less than this keeps its `dur` instead of a window. */
export const SHORTEST_SILENT = 1;

/** The whole stretch, in proportion to how long each wants to be. */
export function shareOut(shots: readonly AlignShot[], from: number, to: number): AlignWindow[] {
  const requested = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  let done = 0;
  return shots.map(({ seconds }) => {
    const start = from + ((to - from) * done) / requested;
    done += seconds;
    return { from: start, to: from + ((to - from) * done) / requested };
  });
}

/** Backwards from where the first speaking shot begins, each as long as it wants to be while there is room; undefined without any. */
export function beforeFirst(shots: readonly AlignShot[], to: number): AlignWindow[] | undefined {
  if (shots.length === 0 || to < SHORTEST_SILENT * shots.length) return undefined;
  const requested = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return shareOut(shots, Math.max(0, to - requested), to);
}
