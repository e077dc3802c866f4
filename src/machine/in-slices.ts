// Runs long work on the request loop without holding up whoever else asks: a slice of time, then everybody's turn.
import { setImmediate } from "node:timers/promises";

/** Milliseconds of work between two turns of the loop. */
const SLICE = 15;

/** Takes the steps of `work` in slices, and answers what it comes to. A step by itself should be far shorter than a slice. */
export async function inSlices<Result>(work: Iterator<undefined, Result>): Promise<Result> {
  for (;;) {
    await setImmediate();
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }
}

/** For long work of many waits that may all be over at once: what is called between them gives everybody a turn once a slice is over. */
export function createYielder(): () => Promise<void> {
  let end = performance.now() + SLICE;
  return async () => {
    if (performance.now() < end) return;
    await setImmediate();
    end = performance.now() + SLICE;
  };
}
