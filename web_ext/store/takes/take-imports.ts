// Films that are brought as takes: how far each is on its way, and what the service says of one that it does not take.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer } from "../../api/answer.ts";
import type { Notices } from "../notices.ts";
import type { OpenEpisode, Place } from "../episode/open-episode.ts";

export interface ImportOnItsWay {
  readonly name: string;
  /** Of the file that has been sent; at 100 the service is at work on it. */
  readonly percent: number;
}

/** Sends the file; `onPercent` is told how much of it has gone. */
export type SendFilm = (place: Place, onPercent: (percent: number) => void) => Promise<Answer<unknown>>;

export interface TakeImports {
  /** By shot. */
  readonly onTheirWay: ReadonlySignal<ReadonlyMap<string, ImportOnItsWay>>;
  /** One film a shot at a time. */
  readonly bring: (shot: string, name: string, send: SendFilm) => Promise<void>;
}

export function sayImport({ name, percent }: ImportOnItsWay): string {
  return percent < 100 ? `Bringing ${name}: ${percent} %` : `Making ${name} fit…`;
}

export function importPlace(shot: string): string {
  return `take:${shot}:import`;
}

export function createTakeImports(notices: Notices, episode: OpenEpisode): TakeImports {
  const onTheirWay = signal<ReadonlyMap<string, ImportOnItsWay>>(new Map());
  const put = (shot: string, one: ImportOnItsWay | undefined) => {
    const next = new Map(onTheirWay.peek());
    if (one) next.set(shot, one);
    else next.delete(shot);
    onTheirWay.value = next;
  };
  return {
    onTheirWay,
    bring: async (shot, name, send) => {
      const place = episode.place.peek();
      if (!place || onTheirWay.peek().has(shot)) return;
      notices.clear(importPlace(shot));
      put(shot, { name, percent: 0 });
      const answer = await send(place, (percent) => put(shot, { name, percent }));
      put(shot, undefined);
      if (episode.place.peek() === place) notices.settle(importPlace(shot), answer);
    },
  };
}
