// Puts placeholders into a graph where a binding says, and leaves out what the finished file does not need: a portable graph without options.
import type { CheckResult } from "../../contracts/check.ts";
import type { BoundWidget, OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Workflow, WorkflowInput, WorkflowNode } from "../../contracts/files/workflow.ts";
import { linkOf, type ApiGraph, findSavers } from "../workflow/api-graph.ts";
import type { NodeClass, NodeClasses } from "../workflow/node-class.ts";
import { asConstant } from "../workflow/import-ui-workflow.ts";
import { reach } from "./graph-inputs.ts";

type Bound = Pick<OwnTargetFile, "binding" | "output" | "saver">;
type Derived = NonNullable<Workflow["derived"]>;

/** The portable graph, or the sentence that names a place of the binding that is not there. `classes` say what a widget takes. */
export function bindGraph(graph: ApiGraph, bound: Bound, classes: NodeClasses): CheckResult<Workflow> {
  const { binding, output, saver } = bound;
  if (!Object.hasOwn(graph, output) || graph[output]?.class_type !== saver) {
    const sentence = `the workflow has no node ${output} of the class ${saver}, which saves the video: look at it again`;
    return { ok: false, sentence };
  }
  const others = findSavers(graph, classes).filter((id) => id !== output);
  const ids = [...new Set([output, ...others].flatMap((id) => reach(graph, id)))];
  const known = new Set(ids);
  // Seconds follow from frames and their rate, so that a job need not know that a graph asks for them.
  const derived: Derived = binding["seconds"] ? { seconds: { of: "length", per: "fps" } } : {};
  const placeholders = new Map<string, Map<string, string>>();
  for (const [param, places] of Object.entries(binding)) {
    for (const place of places) {
      const nodeClass = classes(place.class_type);
      const problem = known.has(place.node) ? problemOf(graph, place, nodeClass) : "which the video is not made of";
      if (problem !== undefined) {
        const where = `${place.class_type}.${place.field} of the node ${place.node}`;
        return { ok: false, sentence: `${param} goes to ${where}, ${problem}` };
      }
      const name = param === "seed" ? fitSeed(nodeClass, place.field, derived) : param;
      placeholders.set(place.node, (placeholders.get(place.node) ?? new Map<string, string>()).set(place.field, name));
    }
  }
  const nodes = ids.map((id) => [id, nodeWith(graph, id, placeholders.get(id))] as const);
  const rules = Object.keys(derived).length > 0 ? { derived } : {};
  const result = outputOf(output, others);
  return { ok: true, value: { chains: {}, nodes: Object.fromEntries(nodes), options: [], ...rules, output: result } };
}

function outputOf(node: string, others: string[]): Workflow["output"] {
  return { node, kind: "video", ...(others.length > 0 && { others }) };
}

function problemOf(graph: ApiGraph, { node, class_type, field }: BoundWidget, nodeClass: NodeClass | undefined) {
  if (graph[node]?.class_type !== class_type) return `but that node is of the class ${graph[node]?.class_type ?? ""}`;
  if (linkOf(graph[node].inputs[field])) return "which is linked to another node";
  const has = nodeClass?.inputs.some(({ name }) => field === name || field.startsWith(`${name}.`)) ?? true;
  return has ? undefined : "which the class does not have";
}

/** Some widgets take less than a seed: they get the rest of it. */
function fitSeed(nodeClass: NodeClass | undefined, field: string, derived: Derived): string {
  const max = nodeClass?.inputs.find(({ name }) => name === field)?.about["max"];
  if (typeof max !== "number" || max > Number.MAX_SAFE_INTEGER || !Number.isInteger(max) || max < 1) return "seed";
  const name = `seed_below_${max + 1}`;
  derived[name] = { of: "seed", below: max + 1 };
  return name;
}

function nodeWith(graph: ApiGraph, id: string, placeholders: ReadonlyMap<string, string> | undefined): WorkflowNode {
  const inputs = new Map<string, WorkflowInput>();
  for (const [name, value] of Object.entries(graph[id]?.inputs ?? {})) {
    const link = linkOf(value);
    if (link && !Object.hasOwn(graph, link[0])) continue;
    const input = link ? ([link[0], link[1]] as [string, number]) : asConstant(value);
    if (input !== undefined) inputs.set(name, input);
  }
  for (const [field, param] of placeholders ?? []) inputs.set(field, { value: param });
  return { class_type: graph[id]?.class_type ?? "", inputs: Object.fromEntries(inputs) };
}
