// DELETE /studio/workflow/install: removes a target's copy from the host. A file that the environment names is never touched.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteWorkflowRoute } from "../../contracts/routes/workflows.ts";
import type { StudioPorts } from "../ports.ts";
import { requireHost } from "../shared/workflow/read-classes.ts";
import { graphRecordOf, type WorkflowPorts } from "../shared/workflow/resolve-workflow.ts";
import { requireTargetCopy } from "../shared/workflow/target-copy.ts";

export async function deleteWorkflow(
  ports: WorkflowPorts & Pick<StudioPorts, "showTargets" | "graphRecords" | "clock">,
  query: QueryOf<typeof deleteWorkflowRoute>,
): Promise<ReplyOf<typeof deleteWorkflowRoute>> {
  const { target, name } = requireTargetCopy(ports, query.target, query.name);
  const host = requireHost(ports.host());
  const removed = await host.saved.remove(name);
  if (removed.is === "refused") throw new Refusal("host-silent", `the host did not remove ${name} (${removed.why})`);
  ports.graphRecords.forget();
  const deleted = removed.is === "removed";
  return { ok: true, target: target.id, deleted, name, graph: await graphRecordOf(ports, target, null) };
}
