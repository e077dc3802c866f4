// Renders shots: plans each, reserves its take, queues the jobs, and answers without waiting; for a request, and for a plan that a person
// approved. docs/http.md "Rendering", rules 1 to 9.
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import type { RenderReply } from "../../../contracts/routes/takes.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { FirstFramePorts } from "../references/first-frame.ts";
import { openRequest, type OpenedRequest, type RequestPorts } from "./open-request.ts";
import { planTake, type AskedRender, type PlanPorts } from "./plan.ts";
import type { TakePlan } from "../../../core/render/make-spec.ts";
import { queueReserved, reservePlanned, runInfo, type ReservedTake } from "./reserve.ts";

export type RenderPorts = RequestPorts & PlanPorts & FirstFramePorts & Pick<StudioPorts, "presence">;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function renderShots(
  ports: RenderPorts,
  episode: EpisodeContext,
  body: AskedRender,
): Promise<RenderReply> {
  return ports.locks.hold(`render:${episode.folder}:${body.pass}`, async () =>
    renderOpened(ports, episode, await openRequest(ports, episode, body)),
  );
}

async function renderOpened(
  ports: RenderPorts,
  episode: EpisodeContext,
  { request, shots, taken }: OpenedRequest,
): Promise<RenderReply> {
  const reserved: ReservedTake[] = [];
  /** Shots of which no take can be made, or none has to be. */
  const stopped = new Set<string>();
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  // Every shot has a take before one has a second.
  for (const [body, shot] of turnsOf(request.body).flatMap((turn) => shots.map((each) => [turn, each] as const))) {
    if (stopped.has(shot)) continue;
    const { plan } = await planTake(ports, { ...request, body }, shot);
    if (plan.is !== "make") stopped.add(shot);
    if (plan.is === "skipped") reply.skipped.push({ shot, ...plan.skipped });
    else if (plan.is === "error") reply.errors.push({ shot, error: plan.error });
    else {
      try {
        requireLeave(ports, episode, reserved, plan);
        const { reported, ...take } = await reservePlanned(ports, episode, plan);
        reserved.push(take);
        if (!taken.has(shot)) taken.set(shot, { take: take.record.take, job: take.spec.id });
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

/** What is asked of each take of a shot. */
function turnsOf(body: AskedRender): readonly AskedRender[] {
  if (body.seeds) return body.seeds.map((seed) => ({ ...body, seed, redo: true }));
  const another = { ...body, redo: true, seed: null, seed_mode: "new" as const };
  return [body, ...Array.from({ length: (body.count ?? 1) - 1 }, () => another)];
}

/** An agent is told before anything is reserved what it may not queue. */
function requireLeave(
  { queue }: Pick<StudioPorts, "queue">,
  { folder: ep }: EpisodeContext,
  reserved: readonly ReservedTake[],
  { spec: { record } }: TakePlan,
): void {
  const { shot, pass } = record;
  const info = { ep, pass, shot, ...runInfo(record) };
  const why = queue.whyNot([...reserved.map(({ spec }) => spec), { kind: "render", lane: info.backend, info }]);
  if (why !== null) throw new Refusal("conflict", why);
}

function queuedEntry({ record, spec }: ReservedTake): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}
