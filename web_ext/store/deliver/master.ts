// The master of the open pass: its plan as the service sees it, queueing what it lacks, assembling it, and how far that is. The job is told
// by events, also when somebody else began it.
import { effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { MasterJob, MasterPlan, MasterReply } from "../../../src/contracts/routes/delivery/master.ts";
import type { Answer, Ask, InputOf } from "../../api/calls.ts";
import type { Workspace } from "../address.ts";
import type { Notices } from "../base/notices.ts";
import { createRefresher, type RefresherPorts } from "../base/refresher.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";

type Action = InputOf<"master">["action"];

export interface MasterOptions {
  /** `present`: posts that are there; `recipe`: every shot's, as the series has it. */
  readonly post: "off" | "present" | "recipe";
  readonly order: "cut" | "target";
  /** What was made with other settings is made anew. */
  readonly conform: boolean;
  /** Shots without anything to play are left out. */
  readonly gaps: boolean;
  readonly prores: boolean;
}

export interface Master {
  /** Undefined until it was read, and where it cannot be. */
  readonly plan: ReadonlySignal<MasterPlan | undefined>;
  /** Why there is no plan. */
  readonly refusal: ReadonlySignal<string | undefined>;
  readonly existing: ReadonlySignal<MasterReply["existing"]>;
  readonly job: ReadonlySignal<MasterJob | undefined>;
  readonly options: ReadonlySignal<MasterOptions>;
  /** What is being asked for. */
  readonly busy: ReadonlySignal<Action | undefined>;
  readonly change: (options: Partial<MasterOptions>) => void;
  readonly refresh: () => Promise<void>;
  /** What is shown of the plan is old. */
  readonly mark: () => void;
  readonly queue: () => Promise<void>;
  readonly assemble: () => Promise<void>;
  readonly prores: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
}

export const MASTER_TOPIC = "film:master";

const OPTIONS: MasterOptions = { post: "present", order: "cut", conform: false, gaps: false, prores: false };

export interface MasterPorts extends RefresherPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  readonly episode: Pick<OpenEpisode, "openPass">;
  readonly workspace: ReadonlySignal<Workspace>;
}

export function createMaster(ports: MasterPorts): Master {
  const known = createKnown(ports);
  const { plan, refusal, existing, job, options, refresher } = known;
  const busy = signal<Action | undefined>(undefined);
  return {
    ...{ plan, refusal, existing, job, options, busy },
    ...createActions(ports, known, busy),
    change: (changed) => {
      options.value = { ...options.peek(), ...changed };
      void refresher.now("plan");
    },
    refresh: () => refresher.now("plan"),
    mark: () => refresher.mark("plan"),
    apply: (event) => {
      const ep = ports.episode.openPass.peek()?.ep;
      if (!("ep" in event.data) || event.data.ep !== ep) return;
      if (event.type === "studio.master") {
        job.value = event.data;
        if (event.data.state !== "running") refresher.mark("plan");
      } else if (PLANNED.has(event.type) && ports.workspace.peek() === "deliver") refresher.mark("plan");
    },
  };
}

/** What a plan follows from. */
const PLANNED: ReadonlySet<string> = new Set(["studio.upscale", "studio.post", "studio.take", "studio.episode"]);

interface Known {
  readonly plan: Signal<MasterPlan | undefined>;
  readonly refusal: Signal<string | undefined>;
  readonly existing: Signal<MasterReply["existing"]>;
  readonly job: Signal<MasterJob | undefined>;
  readonly options: Signal<MasterOptions>;
  readonly refresher: ReturnType<typeof createRefresher<"plan">>;
  readonly take: (answer: Answer<MasterReply>) => MasterReply | undefined;
}

function createKnown(ports: MasterPorts): Known {
  const { ask, episode } = ports;
  const plan: Known["plan"] = signal(undefined);
  const refusal: Known["refusal"] = signal(undefined);
  const existing: Known["existing"] = signal(undefined);
  const job: Known["job"] = signal(undefined);
  const options = signal<MasterOptions>(OPTIONS);
  const take: Known["take"] = (answer) => {
    if (!answer.ok) return undefined;
    if (answer.value.plan) plan.value = answer.value.plan;
    if (answer.value.existing !== undefined) existing.value = answer.value.existing;
    return answer.value;
  };
  const read = async () => {
    const place = episode.openPass.peek();
    if (!place) return;
    const { post, conform } = options.peek();
    const [planned, running] = await Promise.all([
      ask("master", { ...place, action: "plan", post, conform }),
      ask("masterJob", { ep: place.ep }),
    ]);
    if (episode.openPass.peek() !== place) return;
    if (!planned.ok) plan.value = undefined;
    refusal.value = planned.ok || planned.unreachable ? undefined : planned.sentence;
    take(planned);
    if (running.ok) job.value = running.value.job ?? undefined;
  };
  effect(() => {
    if (!episode.openPass.value) return;
    untracked(() => {
      [plan.value, refusal.value, existing.value, job.value] = [undefined, undefined, undefined, undefined];
      options.value = OPTIONS;
    });
  });
  return { plan, refusal, existing, job, options, take, refresher: createRefresher({ plan: read }, ports) };
}

function createActions(
  { ask, notices, episode }: MasterPorts,
  { options, take, refresher, existing }: Known,
  busy: Signal<Action | undefined>,
): Pick<Master, "queue" | "assemble" | "prores"> {
  const act = async (action: Action) => {
    const place = episode.openPass.peek();
    if (!place || busy.peek() !== undefined) return;
    busy.value = action;
    const { gaps, ...chosen } = options.peek();
    const answer = await ask("master", { ...place, action, ...chosen, allow_gaps: gaps });
    busy.value = undefined;
    if (episode.openPass.peek() !== place) return;
    notices.settle(MASTER_TOPIC, answer);
    const reply = take(answer);
    for (const { shot, error } of reply?.errors ?? []) notices.say(`cut:${shot}`, error);
    if (action !== "queue" && reply?.output) existing.value = { output: reply.output, mov: reply.mov ?? null };
    void refresher.now("plan");
  };
  return { queue: () => act("queue"), assemble: () => act("assemble"), prores: () => act("prores") };
}
