// Portable graphs of targets: which values they have a place for, and the part of one that its finished file needs.
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import { isPlaceholder, splitPlace } from "../graph/build-graph.ts";

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

/**
 * Reduces a portable graph to what its finished file needs, with every option and with none. A user's previews and copies
 * cost time on the host; a second film of theirs stays, and the job decides whether it is made.
 */
export function pruneWorkflow(workflow: Workflow): Workflow {
  const needed = neededNames(workflow);
  const only = <T>(part: Readonly<Record<string, T>> | undefined, nameOf = (key: string) => key) =>
    Object.fromEntries(Object.entries(part ?? {}).filter(([key]) => needed.has(nameOf(key))));
  const options = workflow.options.flatMap((option): WorkflowOption[] => {
    const add = only(option.add);
    const set = only(option.set, (place) => splitPlace(place).node);
    const chains = Object.fromEntries(Object.entries(option.chains ?? {}).filter(([, [name]]) => needed.has(name)));
    const classes = only(option.class);
    const parts = { add, set, chains, class: classes };
    const filled = Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0);
    if (filled.length === 0 && !option.drop) return [];
    const { add: _add, set: _set, chains: _chains, class: _class, ...when } = option;
    return [{ ...when, ...Object.fromEntries(filled) }];
  });
  const chains = Object.fromEntries(Object.entries(workflow.chains).filter(([, [name]]) => needed.has(name)));
  return { ...workflow, chains, nodes: only(workflow.nodes), options };
}

/** Names of the nodes that lead to the output, in whatever option. */
function neededNames(workflow: Workflow): ReadonlySet<string> {
  const nodes = gather(workflow);
  const ends = endsOf(workflow);
  const needed = new Set<string>();
  const { node, beside = [], others = [] } = workflow.output;
  const waiting = [node, ...beside, ...others];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    for (const input of nodes.get(name) ?? []) {
      if (Array.isArray(input)) waiting.push(input[0]);
      else if (isPlaceholder(input, "chain")) waiting.push(...(ends.get(input.chain) ?? []));
    }
  }
  return needed;
}

/** All inputs that a node can have, by its name. */
function gather({ nodes, options }: Workflow): ReadonlyMap<string, readonly WorkflowInput[]> {
  const all = new Map<string, WorkflowInput[]>();
  const put = (name: string, inputs: readonly WorkflowInput[]) => all.set(name, [...(all.get(name) ?? []), ...inputs]);
  const putAll = (part: Readonly<Record<string, WorkflowNode>> | undefined) => {
    for (const [name, node] of Object.entries(part ?? {})) put(name, Object.values(node.inputs));
  };
  putAll(nodes);
  for (const option of options) {
    putAll(option.add);
    for (const [place, input] of Object.entries(option.set ?? {})) put(splitPlace(place).node, [input]);
  }
  return all;
}

/** Every node at which a chain can end. */
function endsOf({ chains, options }: Workflow): ReadonlyMap<string, readonly string[]> {
  const ends = new Map<string, string[]>();
  for (const part of [chains, ...options.map((option) => option.chains ?? {})]) {
    for (const [chain, [name]] of Object.entries(part)) ends.set(chain, [...(ends.get(chain) ?? []), name]);
  }
  return ends;
}
