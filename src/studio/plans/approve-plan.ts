// POST /studio/plans/approve: a person says yes to exactly this plan. The token is good for one start, within a day.
import type { Asker } from "../../contracts/files/agents/asking.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { approvePlanRoute } from "../../contracts/routes/agents/plans.ts";
import { APPROVED_FOR } from "../../core/money/plans.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodePorts } from "../shared/episode/episode-context.ts";
import { requirePerson, requirePlan, showPlan, type PlanPorts } from "../shared/plans/find-plan.ts";
import { requireFresh, type MeasurePorts } from "../shared/plans/measure-plan.ts";

type Ports = MeasurePorts & EpisodePorts & PlanPorts & Pick<StudioPorts, "emit" | "locks" | "randomBytes">;

export async function approvePlan(
  ports: Ports,
  { id }: BodyOf<typeof approvePlanRoute>,
  { asker }: { readonly asker?: Asker | undefined },
): Promise<ReplyOf<typeof approvePlanRoute>> {
  requirePerson(asker);
  return ports.locks.hold(`plan:${id}`, async () => {
    const filed = requirePlan(ports, id);
    const { state } = showPlan(ports, filed);
    if (state !== "proposed")
      throw new Refusal("conflict", `the plan ${id} is ${state}: only one that waits is approved`);
    await requireFresh(ports, filed);
    const token = [ports.randomBytes(), ports.randomBytes(), ports.randomBytes()]
      .map((bytes) => Buffer.from(bytes).toString("hex"))
      .join("");
    await ports.plans.approve(id, token, new Date(ports.clock.now().getTime() + APPROVED_FOR));
    const plan = showPlan(ports, requirePlan(ports, id));
    ports.emit({ type: "studio.plan", data: plan });
    return { plan, token };
  });
}
