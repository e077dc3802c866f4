// Sentences, each beside the thing it is about. A place is a short key (`shot:sh010`, `build`); saying again replaces, success clears.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer } from "../api/answer.ts";

export interface Notices {
  readonly all: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly at: (place: string) => string | undefined;
  readonly say: (place: string, sentence: string) => void;
  readonly clear: (place: string) => void;
  /** Clears the places that `isMeant` says. */
  readonly clearAll: (isMeant: (place: string) => boolean) => void;
  /** Keeps the sentence of a refusal at its place, or clears the place; the reply, when there is one. */
  readonly settle: <T>(place: string, answer: Answer<T>) => T | undefined;
}

export function createNotices(): Notices {
  const all = signal<ReadonlyMap<string, string>>(new Map());
  const change = (edit: (map: Map<string, string>) => void) => {
    const next = new Map(all.peek());
    edit(next);
    all.value = next;
  };
  const notices: Notices = {
    all,
    at: (place) => all.value.get(place),
    say: (place, sentence) => change((map) => map.set(place, sentence)),
    clear: (place) => {
      if (all.peek().has(place)) change((map) => map.delete(place));
    },
    clearAll: (isMeant) => (all.value = new Map([...all.peek()].filter(([place]) => !isMeant(place)))),
    settle: (place, answer) => {
      if (answer.ok) {
        notices.clear(place);
        return answer.value;
      }
      // While the service is away the banner says so once; the same words at every place would be noise.
      if (!answer.gone) notices.say(place, answer.sentence);
      return undefined;
    },
  };
  return notices;
}

/** Sentences about takes, the cut and its film; those about texts and builds are of both passes. */
export function isOfPass(place: string): boolean {
  return /^(render|film|cut|take)\b/.test(place);
}
