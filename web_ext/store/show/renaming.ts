// Another id for an entry of the show: what that changes in all texts is looked at first, and done in one step then.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { AnswerOf, Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import type { Source } from "../write/source.ts";
import type { ListedEntry } from "./show-values.ts";

type RenamePlan = AnswerOf<"renameEntry">;

export interface Renaming {
  /** The entry that is being renamed; undefined while nobody asks. */
  readonly entry: ReadonlySignal<ListedEntry | undefined>;
  readonly to: ReadonlySignal<string>;
  /** What it changes; undefined until that was looked at, and after another id was typed. */
  readonly plan: ReadonlySignal<RenamePlan | undefined>;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly show: (entry: ListedEntry) => void;
  readonly close: () => void;
  readonly type: (to: string) => void;
  readonly look: () => Promise<void>;
  readonly apply: () => Promise<void>;
}

export interface RenamingPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly series: Source;
  readonly script: Source;
  /** The form goes along with its entry. */
  readonly choose: (place: Pick<ListedEntry, "block" | "id">) => void;
}

export const RENAME_TOPIC = "rename";

export function createRenaming({ ask, notices, series, script, choose }: RenamingPorts): Renaming {
  const entry = signal<ListedEntry | undefined>(undefined);
  const to = signal("");
  const plan = signal<RenamePlan | undefined>(undefined);
  const isBusy = signal(false);
  const request = async (agreed: string | undefined) => {
    const [renamed, ep] = [entry.peek(), series.ep.peek()];
    if (!renamed || ep === undefined || isBusy.peek()) return undefined;
    const { block, id } = renamed;
    const named = to.peek().trim();
    isBusy.value = true;
    const answer = await ask("renameEntry", {
      ep,
      block,
      id,
      to: named,
      ...(agreed !== undefined && { plan: agreed }),
    });
    isBusy.value = false;
    return entry.peek() === renamed && to.peek().trim() === named ? notices.settle(RENAME_TOPIC, answer) : undefined;
  };
  const type = (text: string) => {
    to.value = text;
    plan.value = undefined;
    notices.clear(RENAME_TOPIC);
  };
  const close = () => {
    entry.value = undefined;
    type("");
  };
  return {
    ...{ entry, to, plan, isBusy, type, close },
    show: (renamed) => {
      type(renamed.id);
      entry.value = renamed;
    },
    look: async () => void (plan.value = await request(undefined)),
    apply: async () => {
      const [agreed, renamed] = [plan.peek(), entry.peek()];
      const done = agreed && (await request(agreed.plan));
      if (!done || !renamed) return void (plan.value = undefined);
      const id = to.peek().trim();
      close();
      await Promise.all([series.checkDisk(), script.checkDisk()]);
      choose({ block: renamed.block, id });
    },
  };
}
