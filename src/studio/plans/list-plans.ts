// GET /studio/plans: what agents proposed and what became of it, newest first.
import type { Asker } from "../../contracts/files/agents/asking.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { plansRoute } from "../../contracts/routes/agents/plans.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requirePlan, showPlan, type PlanPorts } from "../shared/plans/find-plan.ts";

/** Plans of one answer. */
const MOST = 100;

export async function listPlans(
  ports: PlanPorts,
  episode: EpisodeContext | null,
  { open, id }: EpisodeInput<typeof plansRoute>,
  { asker }: { readonly asker?: Asker | undefined },
): Promise<ReplyOf<typeof plansRoute>> {
  const filed = id === undefined ? ports.plans.list() : [requirePlan(ports, id)];
  const plans = filed.toReversed().map((each) => showPlan(ports, each, asker));
  const chosen = plans.filter(
    ({ request, state }) =>
      (episode === null || request.ep === episode.folder) &&
      (open !== "1" || state === "proposed" || state === "approved"),
  );
  return { plans: chosen.slice(0, MOST) };
}
