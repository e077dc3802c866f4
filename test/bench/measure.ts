// One line of the benchmark's report, and how its times are taken.
import { performance } from "node:perf_hooks";

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In words, for example "at least 10" or "below 50". */
  readonly goal: string;
}

/** Milliseconds: the middle one of so many runs, each told its number from 0. */
export async function medianOf(runs: number, work: (run: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
