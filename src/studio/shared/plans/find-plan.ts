// A plan by its id, and what of it whoever asks may see: the token of an approval is for the agent that proposed the plan.
import type { Asker } from "../../../contracts/files/agents/asking.ts";
import type { FiledPlan, Plan } from "../../../contracts/files/agents/plans.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { viewPlan } from "../../../core/money/plans.ts";
import type { StudioPorts } from "../../ports.ts";

export type PlanPorts = Pick<StudioPorts, "plans" | "clock">;

export function requirePlan({ plans }: PlanPorts, id: string): FiledPlan {
  const filed = plans.find(id);
  if (!filed) throw new Refusal("unknown", `there is no plan ${id.slice(0, 80)}: GET /studio/plans lists them`);
  return filed;
}

export function showPlan({ clock }: Pick<PlanPorts, "clock">, filed: FiledPlan, asker?: Asker): Plan {
  const plan = viewPlan(filed, clock.now().getTime());
  const isIts = asker?.kind === "agent" && asker.name === plan.by;
  return isIts && plan.state === "approved" && filed.token !== null ? { ...plan, token: filed.token } : plan;
}

/**
 * Who may decide about a plan. The service has no password, so this keeps an agent from approving its own plans by a plain request, and no more:
 * whoever can pretend to be a browser on this machine can pretend to be its user.
 */
export function requirePerson(asker: Asker | undefined): void {
  if (asker?.kind === "person" && (asker.via === "page" || asker.via === "cli")) return;
  const advice = "open the studio's page, or run episode-studio approve";
  throw new Refusal("outside-roots", `only a person decides about a plan: ${advice}`);
}
