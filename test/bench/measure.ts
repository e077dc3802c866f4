// One line of the benchmark's report, and how its times are taken.
import { performance } from "node:perf_hooks";

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: Goal;
}

/** `at most 50: met`, or MISSED. */
export function verdictOf({ value, goal }: Measure): { readonly isMet: boolean; readonly words: string } {
  const isMet = "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
  const bound = "atMost" in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`;
  return { isMet, words: `${bound}: ${isMet ? "met" : "MISSED"}` };
}

/** Milliseconds that something takes once. */
export async function timeOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Milliseconds: the middle one of so many runs, each told its number from 0. */
export async function medianOf(runs: number, work: (run: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timeOf(() => work(run)));
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
