// POST /studio/render: decides for every shot asked for, reserves the takes, queues their jobs, and answers without waiting.
// docs/http.md "Rendering", rules 1 to 9.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { RenderBody, RenderReply } from "../../contracts/routes/takes.ts";
import { continuingShots, inChainOrder } from "../../core/render/continuity.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import type { ResolvedWorkflow } from "../../core/workflow/graph-records.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireFinals } from "../shared/take-pipeline/from-drafts.ts";
import { readPass, requireTarget, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { resolveWorkflow, type WorkflowPorts } from "../shared/workflow/resolve-workflow.ts";
import { decideTake, HOST_PATIENCE, type PlanPorts, type RenderRequest } from "../shared/take-pipeline/plan.ts";
import { readSpread } from "../shared/take-pipeline/read-spread.ts";
import { queueReserved, type ReservedTake } from "../shared/take-pipeline/reserve-job.ts";

type Ports = SnapshotPorts & PlanPorts & WorkflowPorts;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function render(ports: Ports, body: RenderBody): Promise<RenderReply> {
  const target = requireTarget(ports, body.target);
  const backend = body.backend ? backendName(body.backend, ports.registry) : null;
  requireKnownBackend(ports, backend);
  return ports.locks.hold(`render:${body.ep}:${body.pass}`, () => renderShots(ports, { ...body, backend }, target));
}

async function renderShots(ports: Ports, body: RenderBody, target: VideoTarget | null): Promise<RenderReply> {
  const ep = body.ep as EpisodeFolder;
  const snapshot = await readPass(ports, ep, body.pass);
  const finals = requireFinals(ports, snapshot.cutFacts.takes, body);
  const continuing = continuingShots(snapshot.build.story);
  const taken = new Map<string, { readonly take: number; readonly job: string }>();
  const request: RenderRequest = {
    ...{ snapshot, target, body, finals },
    wanted: wantedTargets(snapshot.targetFacts),
    chains: { continuing, reserved: taken, living: ports.queue.living() },
    workflowOf: workflowsOnce(ports, ep),
    spread: await readSpread(ports),
  };
  const reserved: ReservedTake[] = [];
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  for (const shot of inChainOrder(chosenShots(snapshot, body), continuing, snapshot.cut)) {
    const outcome = await decideTake(ports, request, shot);
    if ("record" in outcome) {
      reserved.push(outcome);
      taken.set(shot, { take: outcome.record.take, job: outcome.spec.id });
      reply.continuity.push(...(outcome.told.continuity ?? []));
      reply.continuity_at_start.push(...(outcome.told.continuity_at_start ?? []));
    } else if ("error" in outcome) reply.errors.push({ shot, error: outcome.error });
    else reply.skipped.push({ shot, ...outcome });
  }
  await queueReserved(ports, ep, reserved);
  return { ...reply, queued: reserved.map(queuedEntry) };
}

function workflowsOnce(ports: WorkflowPorts, ep: EpisodeFolder): RenderRequest["workflowOf"] {
  const known = new Map<string, Promise<ResolvedWorkflow>>();
  const hurried = { ...ports, host: () => ports.host()?.within(HOST_PATIENCE) ?? null };
  return (target) => {
    const found = known.get(target.id) ?? resolveWorkflow(hurried, target, ep);
    known.set(target.id, found);
    return found;
  };
}

function queuedEntry({ record, spec }: ReservedTake): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}

/** Every shot of the script, those whose drafts are made into finals, or those asked for, each once and in the order asked. */
function chosenShots(snapshot: PassSnapshot, { shots, from_draft }: RenderBody): readonly string[] {
  const asked = shots ?? (from_draft ? Object.keys(from_draft) : undefined);
  return asked ? [...new Set(asked)] : snapshot.shots.map((shot) => shot.id);
}

function requireKnownBackend(ports: Pick<StudioPorts, "backends">, name: string | null): void {
  if (name === null || ports.backends.has(name)) return;
  throw new Refusal("bad-input", `there is no backend "${name}": known are ${[...ports.backends.keys()].join(", ")}`);
}
