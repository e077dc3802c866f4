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
  #openSlots = 0;
  #held: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parallel: number, work: LaneWork) {
    this.#slots = new PQueue({ concurrency: parallel });
    this.#work = work;
  }

  /** Something changed: free slots look again. */
  wake(): void {
    while (this.#openSlots < this.#slots.concurrency) {
      this.#openSlots++;
      void this.#slots.add(() => this.#drain());
    }
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
    return this.#openSlots === 0;
  }

  /** Resolves when no slot is at work. */
  idle(): Promise<void> {
    return this.#slots.onIdle();
  }

  /** A slot closes in the very turn in which it finds nothing, so that no wake can fall between. */
  async #drain(): Promise<void> {
    for (let id = this.#next(); id !== undefined; id = this.#next()) await this.#work.run(id);
    this.#openSlots--;
  }

  #next(): string | undefined {
    return this.#held || this.#isStopped ? undefined : this.#work.pick();
  }
}
