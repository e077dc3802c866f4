// A lane's slots: at most so many jobs at once. Which job comes next is asked anew each time a slot is free,
// so order, pauses and cancels never have to be taken out of a list of promises.
import PQueue from "p-queue";

export interface LaneWork {
  /** The job to start now, taken off the waiting ones in the same moment; undefined when none may start. */
  pick(): string | undefined;
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

  /** Something changed: the next free slot looks for a job. One look that waits is enough, since it sees all that has changed by then. */
  wake(): void {
    if (this.#slots.size === 0) void this.#slots.add(() => this.#look());
  }

  /** Starts nothing for a while, in milliseconds. */
  hold(time: number): void {
    clearTimeout(this.#held);
    this.#held = setTimeout(() => {
      this.#held = undefined;
      this.wake();
    }, time);
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

  /** Whoever finds a job lets the other slots look too, and again when it is done. */
  async #look(): Promise<void> {
    const id = this.#next();
    if (id === undefined) return;
    const running = this.#work.run(id);
    this.wake();
    await running;
    this.wake();
  }

  #next(): string | undefined {
    return this.#held || this.#isStopped ? undefined : this.#work.pick();
  }
}
