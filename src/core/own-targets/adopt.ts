// A workflow of somebody's own in place of a shipped one: none of its nodes is known, so that its places are found by their names. What
// it has no place for is lost, and a job that has it is refused by name.
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { ApiGraph } from "../workflow/api-graph.ts";
import { lostNames } from "../workflow/names-in-force.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { bindGraph } from "./bind.ts";
import { propose } from "./propose.ts";

/** The portable graph of a video workflow; undefined when no node saves a video. */
export function adoptGraph(
  shipped: Workflow,
  graph: ApiGraph,
  classes: NodeClasses,
): CheckResult<Workflow> | undefined {
  const proposal = propose({ graph, classes, id: "adopted", label: "", workflow: null, targets: [], urls: new Map() });
  const bound = proposal && bindGraph(graph, proposal.target, classes);
  if (!bound?.ok) return bound;
  const lost = lostNames(shipped, bound.value);
  return { ok: true, value: lost.length > 0 ? { ...bound.value, lost } : bound.value };
}
