// What a plan would render now and what that costs, by the steps of a render: when it is proposed, and again before it is approved and started.
import type { FiledPlan, PlanRequest, PlanShot } from "../../../contracts/files/agents/plans.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { RenderBody } from "../../../contracts/routes/takes.ts";
import { planShots, whyStale } from "../../../core/money/plans.ts";
import type { StudioPorts } from "../../ports.ts";
import { describeShots, type DescribePorts } from "../dry-run/describe-shots.ts";
import { requireEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";
import { openRequest, type RequestPorts } from "../take-pipeline/open-request.ts";

/** What a render is asked for for the first take of each shot. */
export function renderBody({ pass, target, redo, allow_missing_refs }: PlanRequest, shots: readonly string[] | null) {
  return {
    ...{ pass, target, redo, shots: shots === null ? null : [...shots] },
    ...{ seed_mode: "auto", allow_missing_refs, allow_model_mismatch: false, save_frames: false },
  } satisfies Omit<RenderBody, "ep">;
}

export type MeasurePorts = DescribePorts & RequestPorts;

export async function measurePlan(
  ports: MeasurePorts,
  episode: EpisodeContext,
  request: PlanRequest,
): Promise<PlanShot[]> {
  const opened = await openRequest(ports, episode, renderBody(request, request.shots));
  return planShots(await describeShots(ports, episode, opened, new Set()), request.takes);
}

/** Throws the sentence when a plan is not what it was when it was proposed. */
export async function requireFresh(
  ports: MeasurePorts & EpisodePorts,
  { plan }: Pick<FiledPlan, "plan">,
): Promise<void> {
  const episode = await requireEpisodeContext(ports, plan.request.ep);
  const why = whyStale(plan.shots, await measurePlan(ports, episode, plan.request));
  if (why !== null) throw new Refusal("conflict", why);
}

/** Seconds until all takes are made, each lane by itself; null when nobody can know. */
export function timeOfPlan(
  { queue }: Pick<StudioPorts, "queue">,
  shots: readonly PlanShot[],
  pass: PlanRequest["pass"],
): number | null {
  const lanes = queue.lanes();
  const byLane = new Map<string, number>();
  for (const { lane, target, seconds, takes } of shots) {
    const each = queue.expects({ kind: "render", lane, info: { target, pass, seconds } });
    if (each === null) return null;
    const parallel = lanes[lane]?.parallel ?? 1;
    byLane.set(lane, (byLane.get(lane) ?? 0) + (each * takes) / parallel);
  }
  return Math.round(Math.max(0, ...byLane.values()) / 1000);
}
