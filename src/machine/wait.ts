// Waiting with an end: by a signal, or by a limit after which an answer does not count any more.
import { setTimeout as sleep } from "node:timers/promises";

/** Waits so many milliseconds. Throws only the signal's reason. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
}

/** What `work` comes to within `patience` milliseconds, else undefined; the work itself goes on. */
export async function within<T>(patience: number, work: Promise<T>): Promise<T | undefined> {
  const stop = new AbortController();
  const late = sleep(patience, undefined, { signal: stop.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
