// Waits for something that another part of the studio, a program or a page does in its own time.
import { setTimeout as sleep } from "node:timers/promises";

export interface Waiting {
  /** Milliseconds; below the limit of the test, so that the sentence is what fails. */
  readonly within?: number;
  /** Milliseconds between two tries. */
  readonly every?: number;
}

type Nothing = false | null | undefined;

/**
 * Returns what `condition` gives once that is something, and fails with the sentence otherwise: `the host was handed no job within
 * 15 s`. A condition that throws, as for a file that is not there yet, gives nothing; what it threw last follows the sentence.
 */
export async function until<Result>(
  condition: () => Result | Promise<Result>,
  sentence: string,
  { within = 15_000, every = 10 }: Waiting = {},
): Promise<Exclude<Result, Nothing>> {
  let isLate = false;
  const timer = setTimeout(() => (isLate = true), within);
  let trouble = "";
  for (;;) {
    try {
      const result = await condition();
      if (result !== false && result !== null && result !== undefined) {
        clearTimeout(timer);
        return result as Exclude<Result, Nothing>;
      }
      trouble = "";
    } catch (thrown) {
      trouble = `: ${String(thrown)}`;
    }
    if (isLate) throw new Error(`${sentence} within ${within / 1000} s${trouble}`);
    await sleep(every);
  }
}
