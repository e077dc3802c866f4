// POST /studio/render: decides for every shot asked for, reserves the takes, queues their jobs, and answers without waiting.
// Contract part A, "Rendering", rules 1 to 9.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { RenderBody, RenderReply } from "../../contracts/routes/takes.ts";
import { continuingShots, inChainOrder } from "../../core/render/continuity.ts";
import { backendName } from "../../core/render/choose-lane.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import type { ResolvedWorkflow } from "../../core/workflow/graph-records.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { requireFinals } from "../drafts/act-from-drafts.ts";
import { readPass, requireTarget, type PassSnapshot, type SnapshotPorts } from "../episodes/act-read-pass.ts";
import type { Studio } from "../studio.ts";
import { resolveWorkflow, type WorkflowPorts } from "../workflows/act-resolve-workflow.ts";
import { decideTake, HOST_PATIENCE, type DecidePorts, type RenderRequest } from "./act-decide-take.ts";
import { readSpread } from "./act-spread.ts";
import { queueReserved, type Reserved } from "./act-queue-take.ts";

type Ports = SnapshotPorts & DecidePorts & WorkflowPorts;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function render(studio: Ports, body: RenderBody): Promise<RenderReply> {
  const target = requireTarget(studio, body.target);
  const backend = body.backend ? backendName(body.backend, studio.registry) : null;
  requireKnownBackend(studio, backend);
  return studio.locks.hold(`render:${body.ep}:${body.pass}`, () => renderShots(studio, { ...body, backend }, target));
}

async function renderShots(studio: Ports, body: RenderBody, target: VideoTarget | null): Promise<RenderReply> {
  const ep = body.ep as EpisodeFolder;
  const snapshot = await readPass(studio, ep, body.pass);
  const finals = requireFinals(studio, snapshot.cutFacts.takes, body);
  const continuing = continuingShots(snapshot.build.story);
  const taken = new Map<string, { readonly take: number; readonly job: string }>();
  const request: RenderRequest = {
    ...{ snapshot, target, body, finals },
    wanted: wantedTargets(snapshot.targetFacts),
    chains: { continuing, reserved: taken, living: studio.queue.living() },
    workflowOf: workflowsOnce(studio, ep),
    spread: await readSpread(studio),
  };
  const reserved: Reserved[] = [];
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  for (const shot of inChainOrder(chosenShots(snapshot, body), continuing, snapshot.cut)) {
    const outcome = await decideTake(studio, request, shot);
    if ("record" in outcome) {
      reserved.push(outcome);
      taken.set(shot, { take: outcome.record.take, job: outcome.spec.id });
      reply.continuity.push(...(outcome.told.continuity ?? []));
      reply.continuity_at_start.push(...(outcome.told.continuity_at_start ?? []));
    } else if ("error" in outcome) reply.errors.push({ shot, error: outcome.error });
    else reply.skipped.push({ shot, ...outcome });
  }
  await queueReserved(studio, ep, reserved);
  return { ...reply, queued: reserved.map(queuedEntry) };
}

function workflowsOnce(studio: WorkflowPorts, ep: EpisodeFolder): RenderRequest["workflowOf"] {
  const known = new Map<string, Promise<ResolvedWorkflow>>();
  const hurried = { ...studio, host: () => studio.host()?.within(HOST_PATIENCE) ?? null };
  return (target) => {
    const found = known.get(target.id) ?? resolveWorkflow(hurried, target, ep);
    known.set(target.id, found);
    return found;
  };
}

function queuedEntry({ record, spec }: Reserved): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}

/** Every shot of the script, those whose drafts are made into finals, or those asked for, each once and in the order asked. */
function chosenShots(snapshot: PassSnapshot, { shots, from_draft }: RenderBody): readonly string[] {
  const asked = shots ?? (from_draft ? Object.keys(from_draft) : undefined);
  return asked ? [...new Set(asked)] : snapshot.shots.map((shot) => shot.id);
}

function requireKnownBackend(studio: Pick<Studio, "backends">, name: string | null): void {
  if (name === null || studio.backends.has(name)) return;
  throw new Refusal("bad-input", `there is no backend "${name}": known are ${[...studio.backends.keys()].join(", ")}`);
}
