// Films that are imported as takes: how far each has come, and why the service refused one.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { Answer } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode, EpisodePass } from "../episode/episode-values.ts";

export interface RunningImport {
  readonly name: string;
  /** Of the file that has been sent; at 100 the service is at work on it. */
  readonly percent: number;
}

/** Sends the file; `onPercent` is called with how much of it has been sent. */
export type SendFilm = (openPass: EpisodePass, onPercent: (percent: number) => void) => Promise<Answer<unknown>>;

export interface TakeImports {
  /** By shot. */
  readonly running: ReadonlySignal<ReadonlyMap<string, RunningImport>>;
  /** One film a shot at a time. */
  readonly start: (shot: string, name: string, send: SendFilm) => Promise<void>;
}

export function describeImport({ name, percent }: RunningImport): string {
  return percent < 100 ? `Bringing ${name}: ${percent} %` : `Making ${name} fit…`;
}

export function importTopic(shot: string): string {
  return `take:${shot}:import`;
}

export function createTakeImports(notices: Notices, episode: OpenEpisode): TakeImports {
  const running = signal<ReadonlyMap<string, RunningImport>>(new Map());
  const put = (shot: string, one: RunningImport | undefined) => {
    const next = new Map(running.peek());
    if (one) next.set(shot, one);
    else next.delete(shot);
    running.value = next;
  };
  return {
    running,
    start: async (shot, name, send) => {
      const openPass = episode.openPass.peek();
      if (!openPass || running.peek().has(shot)) return;
      notices.clear(importTopic(shot));
      put(shot, { name, percent: 0 });
      const answer = await send(openPass, (percent) => put(shot, { name, percent }));
      put(shot, undefined);
      if (episode.openPass.peek() === openPass) notices.settle(importTopic(shot), answer);
    },
  };
}
