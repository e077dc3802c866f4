// Worker threads for work that would hold up the request loop, started at the first need and shared through `spare-threads`. Orders wait
// their turn; each can be cancelled and reports its progress. A thread that dies costs the order it had, and the next order gets another
// one. The thread's part is in `worker-thread`.
import { Worker } from "node:worker_threads";
import { keepSpare, takeSpare } from "./spare-threads.ts";

export type WorkerRequest<Order> = { readonly kind: "run"; readonly order: Order } | { readonly kind: "cancel" };

export type WorkerReply<Result, Progress> =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "done"; readonly result: Result }
  | { readonly kind: "failed"; readonly reason: string; readonly system: SystemPart };

/** Of what the system said of a file; empty for any other failure. */
export type SystemPart = Partial<Record<"code" | "syscall" | "path", string | undefined>>;

export interface PoolOptions<Order> {
  /** The thread's code. */
  readonly script: URL;
  readonly size: number;
  /** Milliseconds that a cancelled thread has for clearing up before it is ended. */
  readonly patience: number;
  /** Whether a thread remembers what it did: then it stays with this pool until that closes. */
  readonly remembers?: boolean;
  /** Clears what is left of an order that was cancelled as it was done, or whose thread died; comes before its failure is reported. */
  readonly clear?: (order: Order, hasDied: boolean) => Promise<void>;
}

export interface RunOptions<Progress> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A thread ended in the middle of its work; the message is what it said, or its exit code. */
export class ThreadDied extends Error {
  override name = "ThreadDied";
}

interface Task<Order, Result, Progress> {
  readonly order: Order;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
  /** Resolves when it has ended, either way. */
  settled: Promise<unknown>;
  /** Set once it was cancelled: what it is rejected with. */
  cancelled?: { readonly reason: unknown };
}

interface Thread<Order, Result, Progress> {
  readonly worker: Worker;
  /** Stops hearing it. */
  readonly leave: () => void;
  task: Task<Order, Result, Progress> | undefined;
  /** What it said before it died. */
  lastError: string | undefined;
}

export class ThreadPool<Order, Result, Progress = never> {
  readonly #options: PoolOptions<Order>;
  readonly #waiting: Task<Order, Result, Progress>[] = [];
  readonly #threads = new Set<Thread<Order, Result, Progress>>();
  #closed: { readonly reason: Error } | undefined;

  constructor(options: PoolOptions<Order>) {
    this.#options = options;
  }

  /** Rejects with the signal's reason when it is cancelled, with an Error of what the thread said when it failed, or with ThreadDied. */
  run(order: Order, { signal, onProgress }: RunOptions<Progress> = {}): Promise<Result> {
    if (this.#closed) return Promise.reject(this.#closed.reason);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, resolve, reject } = withResolvers<Result>();
    const settled = promise.catch(() => undefined);
    const task: Task<Order, Result, Progress> = { order, onProgress, resolve, reject, settled };
    const onAbort = () => this.#cancel(task, signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    void settled.then(() => signal?.removeEventListener("abort", onAbort));
    this.#waiting.push(task);
    this.#next();
    return promise;
  }

  /** Cancels what runs and what waits, for a reason that whoever waits for it gets, and gives the threads away. */
  async close(reason: Error): Promise<void> {
    this.#closed = { reason };
    for (const task of [...this.#waiting]) this.#cancel(task, reason);
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, reason)));
  }

  /** Gives the first waiting order to an idle thread, or to a new one while there are few. */
  #next(): void {
    if (this.#waiting.length === 0) return;
    const isFull = this.#threads.size >= this.#options.size;
    const thread = [...this.#threads].find(({ task }) => !task) ?? (isFull ? undefined : this.#open());
    const task = thread && this.#waiting.shift();
    if (!thread || !task) return;
    thread.task = task;
    thread.worker.ref(); // only a thread at work keeps the process alive
    ask(thread, { kind: "run", order: task.order });
  }

  #open(): Thread<Order, Result, Progress> {
    const { script } = this.#options;
    const worker = takeSpare(script) ?? new Worker(script);
    const onMessage = (reply: WorkerReply<Result, Progress>) => void this.#receive(thread, reply);
    const onError = (error: unknown) => (thread.lastError = error instanceof Error ? error.message : String(error));
    const onExit = (code: number) => void this.#replace(thread, code);
    const leave = () => worker.off("message", onMessage).off("error", onError).off("exit", onExit);
    const thread: Thread<Order, Result, Progress> = { worker, leave, task: undefined, lastError: undefined };
    worker.on("message", onMessage).on("error", onError).once("exit", onExit).unref();
    this.#threads.add(thread);
    return thread;
  }

  /** Gives a thread with nothing to do to whoever needs it next. */
  #leave(thread: Thread<Order, Result, Progress>): void {
    if (thread.task || (this.#options.remembers && !this.#closed) || !this.#threads.delete(thread)) return;
    thread.leave();
    keepSpare(this.#options.script, thread.worker);
  }

  async #receive(thread: Thread<Order, Result, Progress>, reply: WorkerReply<Result, Progress>): Promise<void> {
    const { task } = thread;
    if (!task) return;
    if (reply.kind === "progress") return task.onProgress?.(reply.progress);
    thread.task = undefined;
    thread.worker.unref();
    this.#next();
    this.#leave(thread);
    if (reply.kind === "failed") return fail(task, Object.assign(new Error(reply.reason), reply.system));
    if (!task.cancelled) return task.resolve(reply.result);
    await this.#clear(task.order, false);
    fail(task, undefined);
  }

  #cancel(task: Task<Order, Result, Progress>, reason: unknown): void {
    task.cancelled ??= { reason };
    const index = this.#waiting.indexOf(task);
    if (index >= 0) {
      this.#waiting.splice(index, 1);
      return fail(task, reason);
    }
    const thread = [...this.#threads].find((candidate) => candidate.task === task);
    if (thread) this.#stop(thread, task);
  }

  /** Asks the thread to stop; one that does not answer is ended. */
  #stop(thread: Thread<Order, Result, Progress>, task: Task<Order, Result, Progress>): void {
    ask(thread, { kind: "cancel" });
    const timer = setTimeout(() => {
      if (thread.task === task) void thread.worker.terminate();
    }, this.#options.patience);
    timer.unref();
  }

  async #replace(thread: Thread<Order, Result, Progress>, code: number): Promise<void> {
    this.#threads.delete(thread);
    const { task } = thread;
    thread.task = undefined;
    if (task) {
      await this.#clear(task.order, true);
      fail(task, new ThreadDied(thread.lastError ?? `code ${code}`));
    }
    this.#next();
  }

  async #end(thread: Thread<Order, Result, Progress>, reason: Error): Promise<void> {
    const { task } = thread;
    if (task) {
      this.#cancel(task, reason);
      await task.settled;
    }
    this.#leave(thread);
  }

  async #clear(order: Order, hasDied: boolean): Promise<void> {
    await this.#options.clear?.(order, hasDied).catch(() => undefined);
  }
}

function ask<Order>({ worker }: { readonly worker: Worker }, request: WorkerRequest<Order>): void {
  worker.postMessage(request);
}

/** A cancelled task ends with the reason of its cancel, whatever came of it. */
function fail<Order, Result, Progress>(task: Task<Order, Result, Progress>, why: unknown): void {
  task.reject(task.cancelled ? task.cancelled.reason : why);
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** One order in a thread of its own, which is ended then: for work that is too rare for a pool. */
export async function runInThread<Result>(script: URL, order: unknown): Promise<Result> {
  const pool = new ThreadPool<unknown, Result>({ script, size: 1, patience: 0 });
  try {
    return await pool.run(order);
  } finally {
    await pool.close(new Error("the thread has answered"));
  }
}
