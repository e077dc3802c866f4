// POST /studio/render: plans every shot asked for, reserves the takes, queues their jobs, and answers without waiting.
// docs/http.md "Rendering", rules 1 to 9.
import { reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { RenderReply, renderRoute } from "../../contracts/routes/takes.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { FirstFramePorts } from "../shared/references/first-frame.ts";
import { openRequest, type OpenedRequest, type RequestPorts } from "../shared/take-pipeline/open-request.ts";
import { planTake, type PlanPorts } from "../shared/take-pipeline/plan.ts";
import { queueReserved, reservePlanned, type ReservedTake } from "../shared/take-pipeline/reserve.ts";

type Body = EpisodeInput<typeof renderRoute>;
type Ports = RequestPorts & PlanPorts & FirstFramePorts & Pick<StudioPorts, "presence">;

/** One request at a time for a pass: two that ask for the same shot must not both find it without a take. */
export async function render(ports: Ports, episode: EpisodeContext, body: Body): Promise<RenderReply> {
  return ports.locks.hold(`render:${episode.folder}:${body.pass}`, async () =>
    renderShots(ports, episode, await openRequest(ports, episode, body)),
  );
}

async function renderShots(
  ports: Ports,
  episode: EpisodeContext,
  { request, shots, taken }: OpenedRequest,
): Promise<RenderReply> {
  const reserved: ReservedTake[] = [];
  const reply: RenderReply = { queued: [], skipped: [], errors: [], continuity: [], continuity_at_start: [] };
  for (const shot of shots) {
    const { plan } = await planTake(ports, request, shot);
    if (plan.is === "skipped") reply.skipped.push({ shot, ...plan.skipped });
    else if (plan.is === "error") reply.errors.push({ shot, error: plan.error });
    else {
      try {
        const { reported, ...take } = await reservePlanned(ports, episode, plan);
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

function queuedEntry({ record, spec }: ReservedTake): RenderReply["queued"][number] {
  const { shot, take, seed, seed_source, target } = record;
  return { shot, take, prompt_id: spec.id, seed, seed_source, target };
}
