// A lane's slots: at most so many jobs at once. Which job comes next is decided each time a slot is free,
// so order, pauses and cancels never have to be taken out of a list of promises.
import PQueue from "p-queue";

export interface LaneWork {
  /** The job to start now, taken off the waiting ones in the moment it is found; undefined when none may start. */
  pick(): Promise<string | undefined>;
  /** Runs it to its end; never throws. */
  run(id: string): Promise<void>;
}

export class Lane {
  readonly #slots: PQueue;
  readonly #work: LaneWork;
  #held: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parallel: number, work: LaneWork) {
    this.#slots = new PQueue({ concurrency: parallel });
    this.#work = work;
  }

  /** Something changed: the next free slot searches for a job. One search that waits is enough, since it sees all that has changed by then. */
  wake(): void {
    if (this.#slots.size === 0) void this.#slots.add(() => this.#startNext());
  }

  /** How many jobs run at once from now on; what runs already goes on. */
  resize(parallel: number): void {
    if (this.#slots.concurrency !== parallel) this.#slots.concurrency = parallel;
  }

  /** Starts nothing for a while, in milliseconds. */
  hold(time: number): void {
    clearTimeout(this.#held);
    if (!this.#isStopped) this.#held = setTimeout(() => this.release(), time);
  }

  /** Searches for a job at once, whatever it was held for. */
  release(): void {
    clearTimeout(this.#held);
    this.#held = undefined;
    this.wake();
  }

  /** Starts nothing any more. */
  stop(): void {
    clearTimeout(this.#held);
    this.#isStopped = true;
  }

  get isIdle(): boolean {
    return this.#slots.size === 0 && this.#slots.pending === 0;
  }

  /** Resolves when no slot is at work. */
  idle(): Promise<void> {
    return this.#slots.onIdle();
  }

  /** A slot that finds a job has the other slots search too, and again when it is done. */
  async #startNext(): Promise<void> {
    const id = await this.#next();
    if (id === undefined) return;
    const running = this.#work.run(id);
    this.wake();
    await running;
    this.wake();
  }

  async #next(): Promise<string | undefined> {
    return this.#held || this.#isStopped ? undefined : this.#work.pick();
  }
}
