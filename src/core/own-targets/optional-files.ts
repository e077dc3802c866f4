// Files that a job may not have: the last frame, the subjects, the further pictures of an edit. Without one, what only it leads to is not in
// the graph; where the graph cannot stand without it, another picture stands in.
import type { GraphBinding, OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import type { ApiGraph } from "../workflow/api-graph.ts";
import { reach } from "../workflow/graph-ends.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { withoutFiles } from "./without-files.ts";

export interface Portable {
  readonly classes: NodeClasses;
  /** Ids of the nodes whose results are kept, the wanted one first. */
  readonly ends: readonly string[];
  /** A node with its placeholders, as it stands in a graph. */
  readonly portable: (id: string, graph: ApiGraph) => WorkflowNode;
}

/** In the order in which jobs have them. */
const OPTIONAL = /^(last_frame|reference_image|ref_image_\d+)$/;

export function optionalFiles(
  graph: ApiGraph,
  { binding, output }: Pick<OwnTargetFile, "binding" | "output">,
  { classes, ends, portable }: Portable,
): Pick<Workflow, "nodes" | "options"> {
  const params = Object.keys(binding).filter((param) => OPTIONAL.test(param));
  const removed: string[] = [];
  for (const param of params.toReversed()) {
    if (without(graph, binding, [param, ...removed], { classes, output })) removed.unshift(param);
  }
  const stages = Array.from({ length: removed.length + 1 }, (_, many) => {
    const left = without(graph, binding, removed.slice(many), { classes, output }) ?? graph;
    const ids = new Set(ends.flatMap((end) => (Object.hasOwn(left, end) ? reach(left, end) : [])));
    return Object.fromEntries([...ids].map((id) => [id, portable(id, left)]));
  });
  const [nodes = {}] = stages;
  const steps = removed.map((param, index) => stepBetween(param, stages[index] ?? {}, stages[index + 1] ?? {}));
  const standIns = params.flatMap((param) => (removed.includes(param) ? [] : standIn(param, binding)));
  return { nodes, options: [...steps, ...standIns] };
}

function without(
  graph: ApiGraph,
  binding: GraphBinding,
  params: readonly string[],
  around: { readonly classes: NodeClasses; readonly output: string },
): ApiGraph | undefined {
  const loaders = params.flatMap((param) => (binding[param] ?? []).map(({ node }) => node));
  return loaders.length === 0 ? graph : withoutFiles(graph, loaders, around);
}

type Nodes = Readonly<Record<string, WorkflowNode>>;

function stepBetween(param: string, before: Nodes, after: Nodes): WorkflowOption {
  const added = Object.entries(after).filter(([id]) => !Object.hasOwn(before, id));
  const set = Object.entries(after).flatMap(([id, { inputs }]) => {
    const old = before[id]?.inputs;
    if (!old) return [];
    const other = Object.entries(inputs).filter(([name, input]) => !isSame(old[name], input));
    return other.map(([name, input]) => [`${id}.${name}`, input] as const);
  });
  return {
    when: [param],
    ...(added.length > 0 && { add: Object.fromEntries(added) }),
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
  };
}

function isSame(one: WorkflowInput | undefined, other: WorkflowInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function standIn(param: string, binding: GraphBinding): WorkflowOption[] {
  const [other] = ["first_frame", "ref_image_1"].filter((name) => name !== param && binding[name]);
  if (other === undefined) return [];
  const set = (binding[param] ?? []).map(({ node, field }) => [`${node}.${field}`, { value: other }] as const);
  return [{ unless: [param], set: Object.fromEntries(set) }];
}
