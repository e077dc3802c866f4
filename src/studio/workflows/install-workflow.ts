// POST /studio/workflow/install: a target's shipped workflow as a file in the host. Where the copy that renders is saved, jobs fill it
// from the next request on.
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { installWorkflowRoute } from "../../contracts/routes/workflows.ts";
import { exportWorkflow } from "../../core/workflow/export.ts";
import { shownValues } from "../../core/workflow/shown-values.ts";
import { readShippedWorkflow } from "../../disk/targets/target-workflows.ts";
import type { StudioPorts } from "../ports.ts";
import { hostSilent, readClasses, requireHost } from "../shared/workflow/read-classes.ts";
import { graphRecordOf, type WorkflowPorts } from "../shared/workflow/resolve-workflow.ts";
import { requireTargetCopy } from "../shared/workflow/target-copy.ts";
import { jsonText } from "../../core/lib/json-values.ts";

export async function installWorkflow(
  ports: WorkflowPorts & Pick<StudioPorts, "showTargets" | "graphRecords" | "clock">,
  body: BodyOf<typeof installWorkflowRoute>,
): Promise<ReplyOf<typeof installWorkflowRoute>> {
  const { target, name, renders } = requireTargetCopy(ports, body.target, body.name);
  const workflow = await readShippedWorkflow(ports.workflowFiles, target);
  if (!workflow) throw new Refusal("bad-input", `${target.label} comes without a workflow`);
  const host = requireHost(ports.host());
  const parts = [workflow.nodes, ...workflow.options.map(({ add }) => add ?? {})];
  const names = new Set(parts.flatMap((part) => Object.values(part).map((node) => node.class_type)));
  const classes = await readClasses(host, [...names]);
  if (!classes) throw await hostSilent(host);
  const exported = exportWorkflow({ workflow, label: target.label, classes, examples: shownValues(target) });
  if (!exported.ok) throw new Refusal("host-silent", exported.sentence);
  const written = await host.saved.write(name, jsonText(exported.value), body.overwrite === true);
  if (written.is === "taken") {
    throw new Refusal(
      "conflict",
      `${name} is saved in the host already: send overwrite to replace it, or another name`,
    );
  }
  if (written.is === "refused") throw new Refusal("host-silent", `the host did not save ${name} (${written.why})`);
  ports.graphRecords.forget();
  return { ok: true, target: target.id, installed: name, renders, graph: await graphRecordOf(ports, target, null) };
}
