// Spreads new jobs over lanes that could all take them: a lane that starts jobs before one that does not, then the one with the least
// to do for each job that it runs at once.

export interface LaneLoad {
  /** Jobs that wait and run. */
  readonly jobs: number;
  readonly parallel: number;
  /** Whether it starts jobs now: not paused, and its backend answers. */
  readonly isOpen: boolean;
}

export class Spread {
  readonly #loads: ReadonlyMap<string, LaneLoad>;
  /** Jobs that were given to a lane since the loads were looked at. */
  readonly #given = new Map<string, number>();

  /** A lane that is not named counts as open and idle. */
  constructor(loads: ReadonlyMap<string, LaneLoad>) {
    this.#loads = loads;
  }

  /** The same lanes, the freest first. */
  order(names: readonly string[]): string[] {
    return names.toSorted((a, b) => this.#closed(a) - this.#closed(b) || this.#work(a) - this.#work(b));
  }

  /** The lane got one more job. */
  give(name: string): void {
    this.#given.set(name, (this.#given.get(name) ?? 0) + 1);
  }

  #closed(name: string): number {
    return this.#loads.get(name)?.isOpen === false ? 1 : 0;
  }

  #work(name: string): number {
    const { jobs = 0, parallel = 1 } = this.#loads.get(name) ?? {};
    return (jobs + (this.#given.get(name) ?? 0)) / parallel;
  }
}
