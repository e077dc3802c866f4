// Generator work that yields between short steps, so that its runner can let the event loop turn. Core itself never waits.

/** Pauses at every `yield`; returns what the whole of it comes to. */
export type Steps<Result> = Generator<undefined, Result>;

/** One step for each item. */
export function* stepsOf<Item, Output>(
  items: readonly Item[],
  make: (item: Item, index: number) => Output,
): Steps<Output[]> {
  const results: Output[] = [];
  for (const [index, item] of items.entries()) {
    results.push(make(item, index));
    yield;
  }
  return results;
}

/** What is found in each item, as one list. */
export function* gather<Item, Match>(items: Iterable<Item>, find: (item: Item) => readonly Match[]): Steps<Match[]> {
  const all: Match[] = [];
  for (const item of items) {
    for (const one of find(item)) all.push(one); // as arguments, very many would not fit on the stack
    yield;
  }
  return all;
}

/** Takes all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
