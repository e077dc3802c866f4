// Overrides worth keeping: the service's plan, which of its items are ticked, and writing them into the texts.
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { PromotePlan } from "../../../src/contracts/routes/promote.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

export interface Promotion {
  readonly plan: ReadonlySignal<PromotePlan | undefined>;
  /** Something has happened since the plan was made, or none was. */
  readonly isOld: ReadonlySignal<boolean>;
  readonly outdate: () => void;
  readonly refresh: () => Promise<void>;
  /** Ids of the items that will be written: all but those that a person unticked. */
  readonly chosen: ReadonlySignal<ReadonlySet<string>>;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether anything was written. A file that changed meanwhile causes a new plan instead. */
  readonly write: () => Promise<boolean>;
  /** Its window is open. */
  readonly isOpen: ReadonlySignal<boolean>;
  readonly show: (isOpen: boolean) => void;
  /** For another episode, or none. */
  readonly forget: () => void;
}

export interface PromotionPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  /** The episode whose texts are open. */
  readonly ep: ReadonlySignal<string | undefined>;
  /** Writing has built the episode, or tried to. */
  readonly built: (reply: BuildReply) => void;
}

const TOPIC = "promote";

export function createPromotion({ ask, notices, ep, built }: PromotionPorts): Promotion {
  const plan = signal<PromotePlan | undefined>(undefined);
  const unticked = signal<ReadonlySet<string>>(new Set());
  const chosen = computed(() => {
    const ids = plan.value?.items.map(({ id }) => id) ?? [];
    return new Set(ids.filter((id) => !unticked.value.has(id)));
  });
  const [isOld, isBusy, isOpen] = [signal(true), signal(false), signal(false)];
  const refresh = async () => {
    const mine = ep.peek();
    if (mine === undefined) return;
    isOld.value = false;
    const answer = await ask("promotePlan", { ep: mine });
    if (mine !== ep.peek()) return;
    if (!answer.ok && answer.unreachable) return void (isOld.value = true);
    const reply = notices.settle(TOPIC, answer);
    batch(() => {
      plan.value = reply;
      if (!reply) isOpen.value = false;
    });
  };
  const write = async (): Promise<boolean> => {
    const [mine, now] = [ep.peek(), plan.peek()];
    if (mine === undefined || !now || isBusy.peek()) return false;
    isBusy.value = true;
    const answer = await ask("promote", { ep: mine, items: [...chosen.peek()], hashes: now.hashes });
    isBusy.value = false;
    if (mine !== ep.peek()) return false;
    if (!answer.ok && answer.status === 409) await refresh();
    const reply = notices.settle(TOPIC, answer);
    if (reply?.build) built(reply.build);
    return (reply?.promoted.length ?? 0) > 0;
  };
  return {
    plan,
    isOld,
    outdate: () => (isOld.value = true),
    refresh,
    chosen,
    choose: (id, isChosen) => {
      const next = new Set(unticked.peek());
      if (isChosen) next.delete(id);
      else next.add(id);
      unticked.value = next;
    },
    isBusy,
    write,
    isOpen,
    show: (isShown) => (isOpen.value = isShown),
    forget: () =>
      batch(() => {
        plan.value = undefined;
        unticked.value = new Set();
        isOld.value = true;
        isOpen.value = false;
        notices.clear(TOPIC);
      }),
  };
}
