// DELETE /studio/workflow/install: removes a target's copy from the host. A file that the environment names is never touched.
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { deleteWorkflowRoute } from "../../contracts/routes/workflows.ts";
import type { Studio } from "../studio.ts";
import { requireHost } from "./act-read-classes.ts";
import { graphOf, type WorkflowPorts } from "./act-resolve-workflow.ts";
import { requireTargetCopy } from "./act-target-copy.ts";

export async function deleteWorkflow(
  studio: WorkflowPorts & Pick<Studio, "registry" | "graphRecords" | "clock">,
  query: QueryOf<typeof deleteWorkflowRoute>,
): Promise<ReplyOf<typeof deleteWorkflowRoute>> {
  const { target, name } = requireTargetCopy(studio, query.target, query.name);
  const host = requireHost(studio.host());
  const removed = await host.saved.remove(name);
  if (removed.is === "refused") throw new Refusal("host-silent", `the host did not remove ${name} (${removed.why})`);
  studio.graphRecords.forget();
  const deleted = removed.is === "removed";
  return { ok: true, target: target.id, deleted, name, graph: await graphOf(studio, target, null) };
}
