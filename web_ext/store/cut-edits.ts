// Changes to the cut: shown at once, sent one after another, and taken back with the service's sentence when refused.
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { ShotStatus } from "../../src/contracts/routes/episodes.ts";
import type { Answer } from "../api/answer.ts";
import type { Ask } from "../api/ask.ts";
import { buildCutEntries, type CutChange } from "./cut-entries.ts";
import type { Notices } from "./notices.ts";
import type { OpenEpisode } from "./open-episode.ts";
import { isUsable } from "./usable.ts";

export interface CutEdits {
  /** Shots in cut order with what is being changed laid over them. */
  readonly shots: ReadonlySignal<readonly ShotStatus[]>;
  /** Shots whose change has not been answered yet. */
  readonly pending: ReadonlySignal<ReadonlyMap<string, CutChange>>;
  readonly shot: (id: string) => ShotStatus | undefined;
  /** Makes the cut play a take of this pass; null returns to the latest usable one. */
  readonly pick: (shot: string, take: number | null) => Promise<void>;
  readonly change: (shot: string, change: CutChange) => Promise<void>;
}

export interface CutEditsPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: OpenEpisode;
  /** Fetches the episode; a change stays laid over it until then, so nothing flickers back. */
  readonly refetch: () => Promise<void>;
}

export function createCutEdits({ ask, notices, episode, refetch }: CutEditsPorts): CutEdits {
  const pending = signal<ReadonlyMap<string, CutChange>>(new Map());
  let last: Promise<unknown> = Promise.resolve();

  const lay = (shot: string, change: CutChange) => {
    pending.value = new Map(pending.peek()).set(shot, { ...pending.peek().get(shot), ...change });
  };
  /** Takes away the fields this change brought, and leaves what a later change has since laid over them. */
  const lift = (shot: string, change: CutChange) => {
    const rest = Object.entries(pending.peek().get(shot) ?? {}).filter(
      ([key, value]) => !(key in change) || value !== change[key as keyof CutChange],
    );
    const next = new Map(pending.peek());
    if (rest.length === 0) next.delete(shot);
    else next.set(shot, Object.fromEntries(rest));
    pending.value = next;
  };
  const send = (shot: string, change: CutChange, request: () => Promise<Answer<unknown>> | undefined) => {
    const place = episode.place.peek();
    lay(shot, change);
    const sent = last.then(async () => {
      const answer = episode.place.peek() === place ? await request() : undefined;
      if (answer && episode.place.peek() === place) notices.settle(`cut:${shot}`, answer);
      if (answer?.ok) await refetch();
      lift(shot, change);
    });
    last = sent;
    return sent;
  };

  return {
    pending,
    shots: computed(() => episode.shots.value.map((shot) => laid(shot, pending.value.get(shot.shot)))),
    shot: (id) => {
      const shot = episode.shot(id);
      return shot && laid(shot, pending.value.get(id));
    },
    pick: (shot, take) => {
      const place = episode.place.peek();
      const change = take === null ? { picked: false } : { take, picked: true };
      return send(shot, change, () => place && ask("pick", { ...place, shot, take }));
    },
    change: (shot, change) => {
      const place = episode.place.peek();
      // Earlier changes are in what was fetched by then; a later one must not ride along, or its refusal would be this one's.
      const own = new Map([[shot, change]]);
      const entries = () => buildCutEntries(episode.shots.peek(), own, place?.pass ?? "proxy");
      return send(shot, change, () => place && ask("putCut", { ...place, entries: entries() }));
    },
  };
}

function laid(shot: ShotStatus, change: CutChange | undefined): ShotStatus {
  if (!change) return shot;
  const cut = { ...shot.cut, ...change };
  if (change.take === undefined) return { ...shot, cut };
  const take = shot.takes.find((one) => one.take === change.take);
  return {
    ...shot,
    cut: { ...cut, usable: take !== undefined && isUsable(take), frames: take?.frames ?? null, placeholder: false },
  };
}
