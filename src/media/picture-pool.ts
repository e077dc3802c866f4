// A few long-lived threads that shrink pictures, started when first needed. A thread that dies costs the picture it had;
// the next picture gets a new one.
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { PictureAnswer, PictureTask } from "./picture-worker.ts";

/** Decoding a large picture takes some hundred megabytes: more threads would not be faster on a small machine, only larger. */
const MOST_THREADS = 2;

interface Waiting {
  readonly task: PictureTask;
  readonly settle: (jpeg: Uint8Array | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: Waiting | undefined;
}

export class PicturePool {
  readonly #threads: Thread[] = [];
  readonly #queue: Waiting[] = [];
  readonly #size = Math.max(1, Math.min(MOST_THREADS, availableParallelism()));
  #lastId = 0;
  #closed = false;

  /** A picture's small JPEG, or undefined when it cannot be decoded. */
  shrink(path: string, width: number): Promise<Uint8Array | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    return new Promise((settle) => {
      this.#queue.push({ task: { id: ++this.#lastId, path, width }, settle });
      this.#next();
    });
  }

  /** Ends the threads; what still waits is answered with nothing. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { settle } of this.#queue.splice(0)) settle(undefined);
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const thread =
      this.#threads.find(({ busy }) => !busy) ?? (this.#threads.length < this.#size ? this.#start() : undefined);
    const waiting = thread && this.#queue.shift();
    if (!waiting) return;
    thread.busy = waiting;
    // Only a thread at work keeps the process alive.
    thread.worker.ref();
    thread.worker.postMessage(waiting.task);
  }

  #start(): Thread {
    const worker = new Worker(new URL("picture-worker.js", import.meta.url));
    const thread: Thread = { worker, busy: undefined };
    worker.on("message", ({ jpeg }: PictureAnswer) => this.#finish(thread, jpeg));
    worker.on("error", () => undefined);
    worker.on("exit", () => {
      this.#threads.splice(this.#threads.indexOf(thread), 1);
      this.#finish(thread, undefined);
    });
    this.#threads.push(thread);
    return thread;
  }

  #finish(thread: Thread, jpeg: Uint8Array | undefined): void {
    const done = thread.busy;
    thread.busy = undefined;
    thread.worker.unref();
    done?.settle(jpeg);
    if (!this.#closed) this.#next();
  }
}
