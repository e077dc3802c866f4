// POST /studio/render: plans every shot asked for, reserves the takes, queues their jobs, and answers without waiting.
// docs/http.md "Rendering", rules 1 to 9.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { RenderReply, renderRoute } from "../../contracts/routes/takes.ts";
import { Spread } from "../../core/jobs/spread.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import { continuingShots, inChainOrder } from "../../core/render/continuity.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import type { ResolvedWorkflow } from "../../core/workflow/graph-records.ts";
import { within } from "../../machine/wait.ts";
import type { StudioPorts } from "../ports.ts";
import { readPass, requireTarget, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { FirstFramePorts } from "../shared/references/first-frame.ts";
import { requireFinals } from "../shared/take-pipeline/from-drafts.ts";
import { HOST_PATIENCE } from "../shared/take-pipeline/gates.ts";
import { planTake, type PlanPorts, type RenderRequest } from "../shared/take-pipeline/plan.ts";
import { queueReserved, reservePlanned, type ReservedTake } from "../shared/take-pipeline/reserve.ts";
import { resolveWorkflow, type WorkflowPorts } from "../shared/workflow/resolve-workflow.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { EpisodeInput } from "../../contracts/route.ts";

type Body = EpisodeInput<typeof renderRoute>;
type Ports = SnapshotPorts & PlanPorts & FirstFramePorts & WorkflowPorts & Pick<StudioPorts, "queue" | "presence">;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function render(ports: Ports, episode: EpisodeContext, body: Body): Promise<RenderReply> {
  const registry = await episode.registry();
  const target = requireTarget(registry, body.target);
  const backend = body.backend ? backendName(body.backend, registry) : null;
  requireKnownBackend(ports, backend);
  return ports.locks.hold(`render:${episode.folder}:${body.pass}`, () =>
    renderShots(ports, episode, { ...body, backend }, target),
  );
}

async function renderShots(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
  target: VideoTarget | null,
): Promise<RenderReply> {
  const snapshot = await readPass(ports, episode, body.pass);
  const continuing = continuingShots(snapshot.build.story);
  const taken = new Map<string, { readonly take: number; readonly job: string }>();
  const request: RenderRequest = {
    ...{ snapshot, target, body },
    finals: requireFinals(ports, snapshot.cutFacts.takes, body),
    wanted: wantedTargets(snapshot.targetFacts),
    chains: { continuing, reserved: taken, living: ports.queue.living() },
    workflowOf: workflowsOnce(ports, episode),
    spread: await readSpread(ports),
  };
  const reserved: ReservedTake[] = [];
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  for (const shot of inChainOrder(chosenShots(snapshot, body), continuing, snapshot.cut)) {
    const plan = await planTake(ports, request, shot);
    if (plan.is === "skipped") reply.skipped.push({ shot, ...plan.skipped });
    else if (plan.is === "error") reply.errors.push({ shot, error: plan.error });
    else {
      try {
        const { reported, ...take } = await reservePlanned(ports, episode.folder, plan);
        reserved.push(take);
        taken.set(shot, { take: take.record.take, job: take.spec.id });
        request.spread.give(take.spec.lane);
        reply.continuity.push(...(reported.continuity ?? []));
        reply.continuity_at_start.push(...(reported.continuity_at_start ?? []));
      } catch (error) {
        reply.errors.push({ shot, error: reasonOf(error) });
      }
    }
  }
  await queueReserved(ports, episode, reserved);
  return { ...reply, queued: reserved.map(queuedEntry) };
}

function workflowsOnce(ports: WorkflowPorts, episode: EpisodeContext): RenderRequest["workflowOf"] {
  const known = new Map<string, Promise<ResolvedWorkflow>>();
  const hurried = { ...ports, host: () => ports.host()?.within(HOST_PATIENCE) ?? null };
  return (target) => {
    const found = known.get(target.id) ?? resolveWorkflow(hurried, target, episode);
    known.set(target.id, found);
    return found;
  };
}

/** Milliseconds that a backend has to say that it is there, when another could do its work. */
const LANE_PATIENCE = 500;
const OWN_HOSTS: ReadonlySet<string> = new Set(["local", "proxy"]);

/** How busy the lanes are that could all take a graph. Backends are asked only where there is a choice between them. */
async function readSpread({ queue, backends }: Pick<StudioPorts, "queue" | "backends">): Promise<Spread> {
  const hosts = [...backends.values()].filter(({ kind }) => OWN_HOSTS.has(kind));
  if (hosts.length < 2) return new Spread(new Map());
  const lanes = queue.lanes();
  const loads = hosts.map(async (backend) => {
    const { paused = false, parallel = 1, waiting = [], running = [] } = lanes[backend.name] ?? {};
    const isOpen = !paused && (await within(LANE_PATIENCE, backend.down(LANE_PATIENCE))) === null;
    return [backend.name, { jobs: waiting.length + running.length, parallel, isOpen }] as const;
  });
  return new Spread(new Map(await Promise.all(loads)));
}

function queuedEntry({ record, spec }: ReservedTake): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}

/** Every shot of the script, those whose drafts are made into finals, or those asked for, each once and in the order asked. */
function chosenShots(snapshot: PassSnapshot, { shots, from_draft }: Body): readonly string[] {
  const named = shots ?? (from_draft ? Object.keys(from_draft) : undefined);
  return named ? [...new Set(named)] : snapshot.shots.map((shot) => shot.id);
}

function requireKnownBackend(ports: Pick<StudioPorts, "backends">, name: string | null): void {
  if (name === null || ports.backends.has(name)) return;
  throw new Refusal("bad-input", `there is no backend "${name}": known are ${[...ports.backends.keys()].join(", ")}`);
}
