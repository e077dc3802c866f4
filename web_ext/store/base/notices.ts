// Sentences, each beside the thing it is about. A place is a short key (`shot:sh010`, `build`); saying again replaces, success clears.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer } from "../../api/calls.ts";

export interface Notices {
  readonly all: ReadonlySignal<ReadonlyMap<string, string>>;
  readonly at: (topic: string) => string | undefined;
  readonly say: (topic: string, sentence: string) => void;
  readonly clear: (topic: string) => void;
  /** Clears the places that `isMeant` says. */
  readonly clearAll: (isMeant: (topic: string) => boolean) => void;
  /** Keeps the sentence of a refusal at its place, or clears the place; the reply, when there is one. */
  readonly settle: <T>(topic: string, answer: Answer<T>) => T | undefined;
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
    at: (topic) => all.value.get(topic),
    say: (topic, sentence) => change((map) => map.set(topic, sentence)),
    clear: (topic) => {
      if (all.peek().has(topic)) change((map) => map.delete(topic));
    },
    clearAll: (isMeant) => (all.value = new Map([...all.peek()].filter(([topic]) => !isMeant(topic)))),
    settle: (topic, answer) => {
      if (answer.ok) {
        notices.clear(topic);
        return answer.value;
      }
      // While the service is away the banner says so once; the same words at every place would be noise.
      if (!answer.unreachable) notices.say(topic, answer.sentence);
      return undefined;
    },
  };
  return notices;
}

/** Sentences about takes, the cut and its film; those about texts and builds are of both passes. */
export function isOfPass(topic: string): boolean {
  return /^(render|film|cut|take)\b/.test(topic);
}
