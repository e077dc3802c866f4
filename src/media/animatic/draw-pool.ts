// A few threads that draw takes, so that nobody who asks the service anything waits for a picture. Takes wait their turn in order.
// A drawing tells its progress and can be cancelled.
import { setTimeout as sleep } from "node:timers/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { reasonOf } from "../../contracts/refusal.ts";
import { removeFile } from "../../machine/files.ts";
import { unfinishedFiles, type DrawOptions, type DrawOrder, type Drawn } from "./draw-order.ts";
import type { Asked, Told } from "./draw-worker.ts";

export interface DrawPool {
  /** Rejects with the signal's reason when it is cancelled, with nothing left behind. */
  draw(order: DrawOrder, options?: DrawOptions): Promise<Drawn>;
  /** Cancels what is drawn and ends the threads. */
  close(): Promise<void>;
}

interface Task {
  readonly order: DrawOrder;
  readonly options: DrawOptions;
  readonly resolve: (drawn: Drawn) => void;
  readonly reject: (reason: unknown) => void;
  /** Ends its listening to the signal. */
  release: () => void;
  /** Set once it was cancelled: what it is rejected with. */
  reason?: unknown;
}

interface Lane {
  readonly worker: Worker;
  task: Task | undefined;
  /** What the thread said before it died. */
  lastWords: string | undefined;
}

/** Milliseconds that a cancelled thread has for clearing up before it is ended. */
const PATIENCE = 900;
/** Milliseconds after which an encoder whose thread died has noticed that nobody feeds it. */
const AFTERLIFE = 300;
const STOPPING = new Error("the service is stopping");

/** `script`: the thread's code. Threads are started at the first need. */
export function openDrawPool(
  size = Math.min(2, availableParallelism()),
  script = new URL("./draw-worker.js", import.meta.url),
): DrawPool {
  const pool = new Lanes(size, script);
  return { draw: (order, options = {}) => pool.draw(order, options), close: () => pool.close() };
}

/** Holds the waiting takes and the threads. */
class Lanes {
  readonly #size: number;
  readonly #script: URL;
  readonly #waiting: Task[] = [];
  readonly #lanes = new Set<Lane>();
  #isClosed = false;

  constructor(size: number, script: URL) {
    this.#size = size;
    this.#script = script;
  }

  draw(order: DrawOrder, options: DrawOptions): Promise<Drawn> {
    if (this.#isClosed) return Promise.reject(STOPPING);
    if (options.signal?.aborted) return Promise.reject(options.signal.reason);
    return new Promise((resolve, reject) => {
      const task: Task = { order, options, resolve, reject, release: () => undefined };
      const onAbort = () => this.#cancel(task, options.signal?.reason);
      options.signal?.addEventListener("abort", onAbort, { once: true });
      task.release = () => options.signal?.removeEventListener("abort", onAbort);
      this.#waiting.push(task);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const task of [...this.#waiting]) this.#cancel(task, STOPPING);
    await Promise.all([...this.#lanes].map((lane) => this.#end(lane)));
  }

  /** Gives the first waiting take to an idle thread, or to a new one while there are few. */
  #next(): void {
    if (this.#waiting.length === 0) return;
    const idle =
      [...this.#lanes].find((lane) => !lane.task) ?? (this.#lanes.size < this.#size ? this.#open() : undefined);
    const task = idle && this.#waiting.shift();
    if (!idle || !task) return;
    idle.task = task;
    idle.worker.ref();
    ask(idle, { kind: "draw", order: task.order });
  }

  #open(): Lane {
    const lane: Lane = { worker: new Worker(this.#script), task: undefined, lastWords: undefined };
    lane.worker.unref();
    lane.worker.on("message", (told: Told) => this.#hear(lane, told));
    lane.worker.on("error", (error) => (lane.lastWords = reasonOf(error)));
    lane.worker.once("exit", (code) => void this.#bury(lane, code));
    this.#lanes.add(lane);
    return lane;
  }

  #hear(lane: Lane, told: Told): void {
    const { task } = lane;
    if (!task) return;
    if (told.kind === "frame") return task.options.onFrame?.(told.done, told.total);
    lane.task = undefined;
    lane.worker.unref();
    void this.#finish(task, told);
    this.#next();
  }

  /** A take that was finished in the moment it was cancelled goes the way of all cancelled ones. */
  async #finish(task: Task, told: Exclude<Told, { kind: "frame" }>): Promise<void> {
    if (told.kind === "drawn" && task.reason !== undefined) await removeFile(task.order.output).catch(() => undefined);
    settle(task, told);
  }

  #cancel(task: Task, reason: unknown): void {
    task.reason = reason;
    const place = this.#waiting.indexOf(task);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      return settle(task, { kind: "failed", reason: "cancelled" });
    }
    const lane = [...this.#lanes].find((held) => held.task === task);
    if (lane) this.#stop(lane, task);
  }

  /** Asks the thread to stop; one that does not hear is ended. */
  #stop(lane: Lane, task: Task): void {
    ask(lane, { kind: "cancel" });
    const timer = setTimeout(() => {
      if (lane.task === task) void lane.worker.terminate();
    }, PATIENCE);
    timer.unref();
  }

  /** A thread is gone: its take fails, its files are cleared, and the next take gets a new thread. */
  async #bury(lane: Lane, code: number): Promise<void> {
    this.#lanes.delete(lane);
    const { task } = lane;
    lane.task = undefined;
    if (task) {
      await clearUnfinished(task.order.output);
      settle(task, {
        kind: "failed",
        reason: `the drawing thread ended unexpectedly (${lane.lastWords ?? `code ${code}`}): render the take again`,
      });
    }
    this.#next();
  }

  async #end(lane: Lane): Promise<void> {
    const { task } = lane;
    if (task) {
      const done = new Promise<void>((resolve) => {
        const { release } = task;
        task.release = () => {
          release();
          resolve();
        };
      });
      this.#cancel(task, STOPPING);
      await done;
    }
    await lane.worker.terminate();
  }
}

function ask(lane: Lane, asked: Asked): void {
  lane.worker.postMessage(asked);
}

function settle(task: Task, told: Exclude<Told, { kind: "frame" }>): void {
  task.release();
  if (task.reason !== undefined) task.reject(task.reason);
  else if (told.kind === "drawn") task.resolve(told.drawn);
  else task.reject(new Error(told.reason));
}

/** The encoder of a dead thread may still be writing its last bytes: what it leaves is removed twice. */
async function clearUnfinished(output: string): Promise<void> {
  const { part, sound } = unfinishedFiles(output);
  for (const wait of [0, AFTERLIFE]) {
    await sleep(wait);
    await Promise.all([removeFile(part), removeFile(sound)]).catch(() => undefined);
  }
}
