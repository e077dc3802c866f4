// Overrides worth keeping: the service's plan, which of its items are ticked, and writing them into the texts.
import { signal, type ReadonlySignal } from "@preact/signals";
import type { PromotePlan } from "../../../src/contracts/routes/promote.ts";
import type { Ask } from "../../api/ask.ts";
import type { Notices } from "../notices.ts";

export interface Promotion {
  readonly plan: ReadonlySignal<PromotePlan | undefined>;
  /** Ids of the items that will be written. */
  readonly chosen: ReadonlySignal<ReadonlySet<string>>;
  readonly isBusy: ReadonlySignal<boolean>;
  readonly load: (ep: string) => Promise<void>;
  readonly choose: (id: string, isChosen: boolean) => void;
  /** Whether anything was written. A file that changed meanwhile brings a new plan instead. */
  readonly write: (ep: string) => Promise<boolean>;
  readonly forget: () => void;
}

const PLACE = "promote";

export function createPromotion(ask: Ask, notices: Notices): Promotion {
  const plan = signal<PromotePlan | undefined>(undefined);
  const chosen = signal<ReadonlySet<string>>(new Set());
  const isBusy = signal(false);
  const load = async (ep: string) => {
    const reply = notices.settle(PLACE, await ask("promotePlan", { ep }));
    plan.value = reply;
    chosen.value = new Set(reply?.items.map(({ id }) => id) ?? []);
  };
  return {
    plan,
    chosen,
    isBusy,
    load,
    choose: (id, isChosen) => {
      const next = new Set(chosen.peek());
      if (isChosen) next.add(id);
      else next.delete(id);
      chosen.value = next;
    },
    write: async (ep) => {
      const now = plan.peek();
      if (!now || isBusy.peek()) return false;
      isBusy.value = true;
      const answer = await ask("promote", { ep, items: [...chosen.peek()], hashes: now.hashes });
      isBusy.value = false;
      if (!answer.ok && answer.status === 409) await load(ep);
      const reply = notices.settle(PLACE, answer);
      if (reply) await load(ep);
      return (reply?.promoted.length ?? 0) > 0;
    },
    forget: () => {
      plan.value = undefined;
      notices.clear(PLACE);
    },
  };
}
