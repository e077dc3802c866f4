// An end to waiting: what is not there in time is not known.
import { setTimeout as sleep } from "node:timers/promises";

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
