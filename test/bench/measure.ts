// One line of the benchmark's report.

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In words, for example "at least 10" or "below 50". */
  readonly goal: string;
}
