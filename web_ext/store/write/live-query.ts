// One thing that the service says while somebody types: asked again after a pause, and shown only for what it is about.
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { createDebouncedRequest } from "../base/debounced-request.ts";

export interface LiveQuery<A> {
  /** Undefined until there is an answer to what is asked about now. One for an older text of the same stays meanwhile. */
  readonly answer: ReadonlySignal<A | undefined>;
  /** The answer has come by another way. */
  readonly supply: (answer: A) => void;
  readonly forget: () => void;
}

export interface LiveQueryOptions<Q, A> {
  /** Milliseconds after the last change. */
  readonly pause: number;
  readonly wait: (ms: number, then: () => void) => () => void;
  /** Undefined while there is nothing to ask about. */
  readonly about: ReadonlySignal<Q | undefined>;
  /** Reads the signals that make it worth asking again. */
  readonly changes: () => void;
  /** Undefined when the service has no answer. */
  readonly ask: (about: Q) => Promise<A | undefined>;
}

export function createLiveQuery<Q extends object, A>(options: LiveQueryOptions<Q, A>): LiveQuery<A> {
  const { pause, wait, about, changes, ask } = options;
  const kept = signal<{ readonly key: string; readonly answer: A | undefined } | undefined>(undefined);
  const key = computed(() => (about.value ? keyOf(about.value) : undefined));
  const latest = createDebouncedRequest({
    pause,
    wait,
    run: ask,
    onAnswer: (answer: A | undefined, question: Q) => (kept.value = { key: keyOf(question), answer }),
  });
  effect(() => {
    changes();
    // Read by its key: what is the same question again is not asked again.
    const now = key.value === undefined ? undefined : about.peek();
    if (now) latest.ask(now);
    else latest.forget();
  });
  return {
    answer: computed(() => (kept.value && kept.value.key === key.value ? kept.value.answer : undefined)),
    supply: (answer) => {
      const now = key.peek();
      if (now !== undefined) kept.value = { key: now, answer };
    },
    forget: () => {
      latest.forget();
      kept.value = undefined;
    },
  };
}

function keyOf(question: object): string {
  return JSON.stringify(question);
}
