// The plans that agents propose: which wait for a person, and the person's word on them.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Plan } from "../../../src/contracts/files/agents/plans.ts";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";

export interface Plans {
  readonly isShown: Signal<boolean>;
  /** Newest first; undefined until they were read. */
  readonly all: ReadonlySignal<readonly Plan[] | undefined>;
  /** Those that wait for a decision. */
  readonly waiting: ReadonlySignal<readonly Plan[]>;
  /** Id of the plan that is being decided about. */
  readonly busy: ReadonlySignal<string | undefined>;
  readonly show: () => void;
  readonly approve: (id: string) => Promise<void>;
  /** `note`: why, for the agent. */
  readonly refuse: (id: string, note: string) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const PLANS_TOPIC = "plans";

/** Where the refusal of a decision about one plan is said. */
export const planTopic = (id: string) => `plan:${id}`;

export function createPlans(ask: Ask, notices: Notices): Plans {
  const all = signal<readonly Plan[] | undefined>(undefined);
  const isShown = signal(false);
  const busy = signal<string | undefined>(undefined);
  const refresh = async () => {
    const read = notices.settle(PLANS_TOPIC, await ask("plans", {}));
    if (read) all.value = read.plans;
  };
  const place = (plan: Plan) => {
    const others = (all.peek() ?? []).filter(({ id }) => id !== plan.id);
    all.value = [plan, ...others].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  };
  /** One at a time; what was refused may stand otherwise by now. */
  const decide = async (id: string, work: () => Promise<Plan | undefined>) => {
    if (busy.peek() !== undefined) return;
    busy.value = id;
    const decided = await work();
    busy.value = undefined;
    if (decided) place(decided);
    else await refresh();
  };
  return {
    ...{ isShown, all, busy, refresh },
    waiting: computed(() => (all.value ?? []).filter(({ state }) => state === "proposed")),
    show: () => {
      isShown.value = true;
      void refresh();
    },
    approve: (id) => decide(id, async () => notices.settle(planTopic(id), await ask("approvePlan", { id }))?.plan),
    refuse: (id, note) => decide(id, async () => notices.settle(planTopic(id), await ask("refusePlan", { id, note }))),
    apply: (event) => {
      if (event.type === "studio.plan") place(event.data);
    },
  };
}
