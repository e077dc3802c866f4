// Puts holes into a graph where a binding says, and leaves out what the finished file does not need: a portable graph without options.
import type { Checked } from "../../contracts/check.ts";
import type { OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Workflow, WorkflowInput, WorkflowNode } from "../../contracts/files/workflow.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import { asConstant } from "../workflow/lift.ts";
import { reach } from "./reach.ts";

type Bound = Pick<OwnTargetFile, "binding" | "output" | "saver">;

/** Seconds follow from frames and their rate, so that a job need not know that a graph asks for them. */
const DERIVED: Workflow["derived"] = { seconds: { of: "length", per: "fps" } };

export function bindGraph(graph: ApiGraph, { binding, output, saver }: Bound): Checked<Workflow> {
  if (graph[output]?.class_type !== saver || !Object.hasOwn(graph, output)) {
    return {
      ok: false,
      sentence: `the workflow has no node ${output} of the class ${saver}, which saves the video: look at it again`,
    };
  }
  const ids = reach(graph, output);
  const holes = new Map<string, Map<string, string>>();
  for (const [param, places] of Object.entries(binding)) {
    for (const { node, class_type, field } of places) {
      if (!ids.includes(node) || graph[node]?.class_type !== class_type) {
        return {
          ok: false,
          sentence: `${param} goes to the node ${node} of the class ${class_type}, which the video is not made of`,
        };
      }
      if (linkOf(graph[node].inputs[field])) {
        return {
          ok: false,
          sentence: `${param} goes to ${class_type}.${field} of the node ${node}, which is linked to another node`,
        };
      }
      holes.set(node, (holes.get(node) ?? new Map<string, string>()).set(field, param));
    }
  }
  const nodes = ids.map((id) => [id, nodeWith(graph, id, holes.get(id))] as const);
  const derived = binding["seconds"] ? DERIVED : undefined;
  const result = { node: output, kind: "video" as const };
  return {
    ok: true,
    value: { chains: {}, nodes: Object.fromEntries(nodes), options: [], ...(derived && { derived }), output: result },
  };
}

function nodeWith(graph: ApiGraph, id: string, holes: ReadonlyMap<string, string> | undefined): WorkflowNode {
  const inputs = new Map<string, WorkflowInput>();
  for (const [name, value] of Object.entries(graph[id]?.inputs ?? {})) {
    const link = linkOf(value);
    const input = link ? ([link[0], link[1]] as [string, number]) : asConstant(value);
    if (input !== undefined) inputs.set(name, input);
  }
  for (const [field, param] of holes ?? []) inputs.set(field, { value: param });
  return { class_type: graph[id]?.class_type ?? "", inputs: Object.fromEntries(inputs) };
}
