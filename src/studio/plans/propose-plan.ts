// POST /studio/plans: what a render would make and cost, written down for a person to approve. Queues nothing.
import type { Plan, PlanRequest } from "../../contracts/files/agents/plans.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { proposePlanRoute } from "../../contracts/routes/agents/plans.ts";
import { totalPlan } from "../../core/money/plans.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requirePlan, showPlan, type PlanPorts } from "../shared/plans/find-plan.ts";
import { measurePlan, timeOfPlan, type MeasurePorts } from "../shared/plans/measure-plan.ts";

type Ports = MeasurePorts & PlanPorts & Pick<StudioPorts, "asking" | "emit" | "randomBytes" | "queue">;

/** A person should be able to read what waits for a decision. */
const MOST_WAITING = 20;
/** Takes of one plan. */
const MOST_TAKES = 500;

export async function proposePlan(
  ports: Ports,
  episode: EpisodeContext,
  { shots = null, target = null, why, ...asked }: EpisodeInput<typeof proposePlanRoute>,
): Promise<Plan> {
  requireFewWaiting(ports);
  const request: PlanRequest = { ep: episode.folder, shots, target, ...asked };
  const planned = await measurePlan(ports, episode, request);
  const totals = totalPlan(planned, timeOfPlan(ports, planned, request.pass));
  if (totals.takes === 0) throw new Refusal("conflict", `there is nothing to render: ask for a dry run to see why`);
  if (totals.takes > MOST_TAKES) {
    throw new Refusal(
      "conflict",
      `${totals.takes} takes are more than the ${MOST_TAKES} of one plan: name fewer shots`,
    );
  }
  const id = `plan-${Buffer.from(ports.randomBytes()).toString("hex").slice(0, 10)}`;
  const by = ports.asking.now()?.by.name ?? null;
  await ports.plans.propose({ id, by, why, request, shots: planned, totals });
  const plan = showPlan(ports, requirePlan(ports, id));
  ports.emit({ type: "studio.plan", data: plan });
  return plan;
}

function requireFewWaiting(ports: PlanPorts): void {
  const waiting = ports.plans.list().filter((filed) => showPlan(ports, filed).state === "proposed").length;
  if (waiting < MOST_WAITING) return;
  throw new Refusal("conflict", `${waiting} plans wait for a person already: wait until some are decided`);
}
