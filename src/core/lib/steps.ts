// Long thinking in short steps: between two of them whoever runs it may do something else. Core itself never waits.

/** Pauses at every `yield`; returns what the whole of it comes to. */
export type Steps<Result> = Generator<undefined, Result>;

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
