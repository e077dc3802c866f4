// The trash of the open episode: takes of both passes and candidates of references that were discarded, and the way back for each.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

export type TrashedTake = AnswerOf<"trash">["takes"][number];

export type TrashedRef = AnswerOf<"refTrash">["takes"][number];

export interface Trash {
  /** By shot, the newest take first; undefined until they are read. */
  readonly takes: ReadonlySignal<readonly TrashedTake[] | undefined>;
  /** Candidates, by reference. */
  readonly refs: ReadonlySignal<readonly TrashedRef[]>;
  readonly refresh: () => Promise<void>;
  readonly restore: (take: TrashedTake) => Promise<void>;
  readonly restoreRef: (found: TrashedRef) => Promise<void>;
}

/** The notice topic of a refusal to read the trash; of one about a take see `trashTopic`. */
export const TRASH_TOPIC = "trash";

export function trashTopic({ pass, shot, take, set }: TrashedTake): string {
  return `trash:${pass}:${shot}:${take}:${set ?? ""}`;
}

export function refTrashTopic({ ref, view, take, set }: TrashedRef): string {
  return `trash:${ref}:${view ?? ""}:${take}:${set ?? ""}`;
}

export function createTrash(ask: Ask, notices: Notices, episode: OpenEpisode): Trash {
  const takes = signal<readonly TrashedTake[] | undefined>(undefined);
  const refs = signal<readonly TrashedRef[]>([]);
  let asked: string | undefined;
  const refresh = async () => {
    const ep = episode.openPass.peek()?.ep;
    if (ep === undefined) return;
    if (ep !== asked) {
      takes.value = undefined;
      refs.value = [];
    }
    asked = ep;
    const [ofTakes, ofRefs] = await Promise.all([ask("trash", { ep }), ask("refTrash", { ep })]);
    const reply = notices.settle(TRASH_TOPIC, ofTakes);
    if (!reply || episode.openPass.peek()?.ep !== ep) return;
    takes.value = reply.takes.toSorted(byDiscard);
    if (ofRefs.ok) refs.value = ofRefs.value.takes;
  };
  return {
    takes,
    refs,
    refresh,
    restore: async (trashed) => {
      const ep = episode.openPass.peek()?.ep;
      if (ep === undefined) return;
      const { pass, shot, take, set } = trashed;
      const answer = await ask("restoreTake", { ep, pass, shot, take, ...(set === null ? {} : { set }) });
      if (notices.settle(trashTopic(trashed), answer)) await refresh();
    },
    restoreRef: async (found) => {
      const ep = episode.openPass.peek()?.ep;
      if (ep === undefined) return;
      const { ref, view, take, set } = found;
      const answer = await ask("restoreRef", { ep, ref, view, take, set });
      if (notices.settle(refTrashTopic(found), answer)) await refresh();
    },
  };
}

function byDiscard(a: TrashedTake, b: TrashedTake): number {
  return a.shot.localeCompare(b.shot) || b.take - a.take || (b.set ?? "").localeCompare(a.set ?? "");
}
