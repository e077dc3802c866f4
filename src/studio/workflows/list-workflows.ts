// GET /studio/workflows: what is saved in the host, and which of it a target's jobs fill.
import type { ReplyOf } from "../../contracts/route.ts";
import type { workflowsRoute } from "../../contracts/routes/workflows.ts";
import { workflowName } from "../../core/workflow/workflow-name.ts";
import type { StudioPorts } from "../ports.ts";
import { hostSilent, requireHost } from "../shared/workflow/read-classes.ts";

export async function listWorkflows(
  ports: Pick<StudioPorts, "host" | "showTargets">,
): Promise<ReplyOf<typeof workflowsRoute>> {
  const host = requireHost(ports.host());
  const names = await host.saved.list();
  if (!names) throw await hostSilent(host);
  const kinds = ["video", "image", "audio"] as const;
  const driven = new Set(
    kinds.flatMap((kind) => ports.showTargets.shipped.list(kind).map(({ id }) => workflowName(id))),
  );
  return { workflows: names.toSorted().map((name) => ({ name, target: driven.has(name) })) };
}
