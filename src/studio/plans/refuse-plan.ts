// POST /studio/plans/refuse: a person says no, or takes back a yes that was not used.
import type { Asker } from "../../contracts/files/agents/asking.ts";
import type { Plan } from "../../contracts/files/agents/plans.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { refusePlanRoute } from "../../contracts/routes/agents/plans.ts";
import type { StudioPorts } from "../ports.ts";
import { requirePerson, requirePlan, showPlan, type PlanPorts } from "../shared/plans/find-plan.ts";

export async function refusePlan(
  ports: PlanPorts & Pick<StudioPorts, "emit" | "locks">,
  { id, note }: BodyOf<typeof refusePlanRoute>,
  { asker }: { readonly asker?: Asker | undefined },
): Promise<Plan> {
  requirePerson(asker);
  return ports.locks.hold(`plan:${id}`, async () => {
    const { state } = showPlan(ports, requirePlan(ports, id));
    if (state !== "proposed" && state !== "approved") {
      throw new Refusal("conflict", `the plan ${id} is ${state}: there is nothing left to refuse`);
    }
    await ports.plans.refuse(id, note);
    const plan = showPlan(ports, requirePlan(ports, id));
    ports.emit({ type: "studio.plan", data: plan });
    return plan;
  });
}
