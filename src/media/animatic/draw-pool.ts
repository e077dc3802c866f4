// The threads that draw takes, so that nobody who asks the service anything waits for a picture; and what is left of a take whose
// thread died, cleared away.
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { removeFile } from "../../machine/files.ts";
import { ThreadDied, ThreadPool } from "../../machine/threads/thread-pool.ts";
import { withPartialNames, type DrawOptions, type DrawOrder, type DrawnTake, type FrameCount } from "./draw-order.ts";

export interface DrawPool {
  /** Rejects with the signal's reason when it is cancelled, with nothing left behind. */
  draw(order: DrawOrder, options?: DrawOptions): Promise<DrawnTake>;
  /** Cancels what is drawn and ends the threads. */
  close(): Promise<void>;
}

/** Milliseconds that a cancelled take has for clearing up. */
const PATIENCE = 900;
/** Milliseconds after which an encoder whose thread died has noticed that nobody feeds it. */
const AFTERLIFE = 300;
const STOPPING = new Error("the service is stopping");

/** `script`: the thread's code. */
export function openDrawPool(
  size = Math.min(2, availableParallelism()),
  script = new URL("./draw-worker.js", import.meta.url),
): DrawPool {
  const pool = new ThreadPool<DrawOrder, DrawnTake, FrameCount>({ script, size, patience: PATIENCE, clear: clearTake });
  return {
    async draw(request, { signal, onFrame } = {}) {
      const order = await withPartialNames(request); // chosen here, so that they can be cleared when the thread dies
      return pool.run(order, { signal, onProgress: ({ done, total }) => onFrame?.(done, total) }).catch(explain);
    },
    close: () => pool.close(STOPPING),
  };
}

function explain(error: unknown): never {
  if (!(error instanceof ThreadDied)) throw error;
  throw new Error(`the drawing thread ended unexpectedly (${error.message}): render the take again`);
}

/** The encoder of a dead thread may still be writing its last bytes: what it leaves is removed twice. */
async function clearTake(order: DrawOrder, hasDied: boolean): Promise<void> {
  if (!hasDied) return removeFile(order.output);
  const { part, sound } = (await withPartialNames(order)).partials;
  for (const wait of [0, AFTERLIFE]) {
    await sleep(wait);
    await Promise.all([removeFile(part), removeFile(sound)]);
  }
}
