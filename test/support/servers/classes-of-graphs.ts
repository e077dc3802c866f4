// Node classes as a host would describe them whose graphs are the shipped ones: every input that any of them links is a socket, every
// other one a widget without a value of its own.
import { isPlaceholder } from "../../../src/core/graph/build-graph.ts";
import type { Workflow, WorkflowInput, WorkflowNode } from "../../../src/contracts/files/workflow.ts";
import { readNodeClasses, type NodeClasses } from "../../../src/core/workflow/node-class.ts";

interface Known {
  readonly inputs: Map<string, "socket" | "widget">;
  outputs: number;
}

export function classesOfGraphs(workflows: readonly Workflow[]): NodeClasses {
  const known = new Map<string, Known>();
  for (const workflow of workflows) learn(workflow, known);
  const described = [...known].map(([name, { inputs, outputs }]) => {
    const required = Object.fromEntries(
      [...inputs].map(([input, kind]) => [input, kind === "socket" ? ["ANY"] : ["CURVE"]]),
    );
    return [
      name,
      { input: { required }, output: Array<string>(outputs).fill("ANY"), output_name: [], output_node: false },
    ];
  });
  return readNodeClasses(Object.fromEntries(described) as Record<string, unknown>);
}

function learn({ nodes, options, chains }: Workflow, known: Map<string, Known>): void {
  const classOf = new Map<string, string>();
  const all = [nodes, ...options.map(({ add }) => add ?? {})].flatMap((part) => Object.entries(part));
  for (const [name, { class_type }] of all) classOf.set(name, class_type);
  const at = (name: string) => known.get(name) ?? known.set(name, { inputs: new Map(), outputs: 1 }).get(name);
  const link = (input: WorkflowInput) => {
    const of = Array.isArray(input) ? at(classOf.get(input[0]) ?? "") : undefined;
    if (of && Array.isArray(input)) of.outputs = Math.max(of.outputs, input[1] + 1);
  };
  const learnInput = (className: string, name: string, input: WorkflowInput) => {
    link(input);
    if (Array.isArray(input) || isPlaceholder(input, "chain")) at(className)?.inputs.set(name, "socket");
    else if (!at(className)?.inputs.has(name)) at(className)?.inputs.set(name, "widget");
  };
  for (const [, { class_type, inputs }] of all as [string, WorkflowNode][]) {
    for (const [name, input] of Object.entries(inputs)) learnInput(class_type, name, input);
  }
  for (const part of [chains, ...options.map((option) => option.chains ?? {})]) Object.values(part).forEach(link);
}
