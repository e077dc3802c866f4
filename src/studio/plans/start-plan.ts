// POST /studio/plans/start: queues exactly the takes of an approved plan. What is rendered comes from the plan alone, and the token is used up
// on the disk before anything is queued: a kill in between costs an approval, never a second night.
import type { Asker } from "../../contracts/files/agents/asking.ts";
import type { ProposedPlan } from "../../contracts/files/agents/plans.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { RenderReply } from "../../contracts/routes/takes.ts";
import type { startPlanRoute } from "../../contracts/routes/agents/plans.ts";
import { Grant } from "../../core/money/grant.ts";
import { grantLines, isTokenOf } from "../../core/money/plans.ts";
import type { StudioPorts } from "../ports.ts";
import { requireEpisodeContext, type EpisodePorts } from "../shared/episode/episode-context.ts";
import { requirePlan, showPlan, type PlanPorts } from "../shared/plans/find-plan.ts";
import { renderBody, requireFresh, type MeasurePorts } from "../shared/plans/measure-plan.ts";
import { renderShots, type RenderPorts } from "../shared/take-pipeline/render-shots.ts";

type Ports = MeasurePorts &
  EpisodePorts &
  PlanPorts &
  RenderPorts &
  Pick<StudioPorts, "asking" | "emit" | "locks" | "plans">;

export async function startPlan(
  ports: Ports,
  { id, token }: BodyOf<typeof startPlanRoute>,
  { asker }: { readonly asker?: Asker | undefined },
): Promise<ReplyOf<typeof startPlanRoute>> {
  const plan = await ports.locks.hold(`plan:${id}`, async () => {
    const filed = requirePlan(ports, id);
    const { state } = showPlan(ports, filed);
    if (state !== "approved")
      throw new Refusal("conflict", `the plan ${id} is ${state}: only an approved one is started`);
    if (!isTokenOf(filed, token)) throw new Refusal("outside-roots", `this is not the token of the plan ${id}`);
    await requireFresh(ports, filed);
    await ports.plans.start(id);
    return filed.plan;
  });
  const by = asker ?? { kind: "agent", name: plan.by, via: "program" };
  const work = () => renderPlan(ports, plan);
  const grant = new Grant(id, grantLines(plan));
  const made = by.kind === "agent" ? await ports.asking.run({ by, grant }, work) : await work();
  const shown = showPlan(ports, requirePlan(ports, id));
  ports.emit({ type: "studio.plan", data: shown });
  return { plan: shown, ...made };
}

/** The first take of each shot as the plan was measured, the others with seeds of their own. */
async function renderPlan(ports: Ports, { request, shots }: ProposedPlan): Promise<RenderReply> {
  const episode = await requireEpisodeContext(ports, request.ep);
  const ids = shots.map(({ shot }) => shot);
  return renderShots(ports, episode, { ...renderBody(request, ids), count: request.takes });
}
