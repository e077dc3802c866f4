// Which values and lists a portable graph has a place for, and which one lost against another.
import type { Workflow, WorkflowInput, WorkflowNode } from "../../contracts/files/workflow.ts";
import { isPlaceholder } from "../graph/build-graph.ts";

/** Values and lists that `before` has a place for, and `after` has not. */
export function lostNames(before: Workflow, after: Workflow): string[] {
  const now = namesOf(after);
  return [...namesOf(before)].filter((name) => !now.has(name)).toSorted();
}

/** Derived values count as those that they follow from. */
export function namesOf(workflow: Workflow): ReadonlySet<string> {
  const { derived = {} } = workflow;
  const names = new Set<string>();
  const put = (name: string) => names.add(derived[name]?.of ?? name);
  for (const input of inputsOf(workflow.nodes)) if (isPlaceholder(input, "value")) put(input.value);
  for (const { each, when = [], add, set } of workflow.options) {
    for (const name of [...when, ...(each === undefined ? [] : [each])]) put(name);
    for (const input of [...inputsOf(add ?? {}), ...Object.values(set ?? {})])
      if (isPlaceholder(input, "value")) put(input.value);
  }
  return names;
}

function inputsOf(nodes: Readonly<Record<string, WorkflowNode>>): WorkflowInput[] {
  return Object.values(nodes).flatMap((node) => Object.values(node.inputs));
}
