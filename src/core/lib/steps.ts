// Long thinking in short steps: between two of them whoever runs it may do something else. Core itself never waits.

/** Pauses at every `yield`; returns what the whole of it comes to. */
export type Steps<Result> = Generator<undefined, Result>;

/** One step for each item. */
export function* stepsOf<Item, Made>(items: readonly Item[], make: (item: Item, index: number) => Made): Steps<Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    yield;
  }
  return made;
}

/** Takes all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
