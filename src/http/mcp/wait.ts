// Waits for something within bounds: until it is so, until so many seconds have passed, or until nobody listens any more.
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two looks. */
const PAUSE = 500;

interface Wait<T> {
  readonly look: () => Promise<T>;
  readonly isDone: (seen: T) => boolean;
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/** What was seen last. */
export async function waitUntil<T>({ look, isDone, seconds, signal }: Wait<T>): Promise<T> {
  let seen = await look();
  for (let left = seconds * 1000; left > 0 && !isDone(seen); left -= PAUSE) {
    await sleep(Math.min(PAUSE, left), undefined, { signal });
    seen = await look();
  }
  return seen;
}

/** The work's value, or undefined when it takes longer than so many seconds: it goes on then. */
export async function waitFor<T>(work: Promise<T>, seconds: number): Promise<T | undefined> {
  const late = new AbortController();
  const timer = sleep(seconds * 1000, undefined, { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timer]);
  } finally {
    late.abort();
  }
}
