// Where the value of an input really comes from: through reroutes, bypassed nodes and the walls of subgraphs, to a node that runs, a
// value that a primitive holds, or nothing.
import { MODE, SUBGRAPH_INPUTS } from "./ui-workflow.ts";
import type { UiWorkflow, UiLevel, UiNode, Subgraph } from "./ui-workflow.ts";

/** A level of the workflow at one place where it is used. */
export interface Scope {
  readonly level: UiLevel;
  /** Before the ids of its nodes: `12:` inside the subgraph that node 12 is. */
  readonly prefix: string;
  readonly outside?: { readonly scope: Scope; readonly instance: UiNode; readonly subgraph: Subgraph };
}

export type Source =
  | { readonly is: "node"; readonly link: [string, number] }
  | { readonly is: "value"; readonly value: unknown }
  | { readonly is: "nothing" }
  /** The line comes back to where it was. */
  | { readonly is: "circle"; readonly at: UiNode };

const NOTHING: Source = { is: "nothing" };

/** More reroutes and subgraph borders in one line than any real workflow has. */
const LONGEST = 1_000;

/** Follows a link of a scope; `type` is what the input that asks takes. */
export function traceLink(graph: UiWorkflow, from: Scope, link: string, type: string): Source {
  let at: LinkPlace = { scope: from, link };
  for (let steps = 0; ; steps++) {
    const next = stepOver(graph, at, type);
    if ("is" in next) return next;
    if (steps === LONGEST) return { is: "circle", at: next.by };
    at = next;
  }
}

interface LinkPlace {
  readonly scope: Scope;
  readonly link: string;
}

interface Step extends LinkPlace {
  /** The node that was passed on the way. */
  readonly by: UiNode;
}

function stepOver(graph: UiWorkflow, { scope, link: id }: LinkPlace, type: string): Step | Source {
  const link = scope.level.links.get(id);
  if (!link) return NOTHING;
  if (link.from === SUBGRAPH_INPUTS) return stepOut(scope, link.fromSlot);
  const node = scope.level.nodes.get(link.from);
  if (!node || node.mode === MODE.muted) return NOTHING;
  if (node.mode === MODE.bypassed) return onward(scope, node, bypassedInput(node, link.fromSlot, type));
  const subgraph = graph.subgraphs.get(node.type);
  if (subgraph) return stepIn({ scope, instance: node, subgraph }, link.fromSlot);
  if (node.type === "Reroute") return onward(scope, node, 0);
  if (node.type === "PrimitiveNode") {
    return Array.isArray(node.values) && node.values.length > 0 ? { is: "value", value: node.values[0] } : NOTHING;
  }
  return { is: "node", link: [`${scope.prefix}${node.id}`, link.fromSlot] };
}

function onward(scope: Scope, node: UiNode, slot: number): Step | Source {
  const link = node.inputs[slot]?.link;
  return link === null || link === undefined ? NOTHING : { scope, link, by: node };
}

/** What goes through a bypassed node: the input beside the output if it fits, else the first that does. */
function bypassedInput({ inputs, outputs }: UiNode, slot: number, type: string): number {
  const out = outputs[slot]?.type ?? type;
  const fits = (index: number) => isFit(inputs[index]?.type, out) && isFit(inputs[index]?.type, type);
  if (fits(slot)) return slot;
  const exact = inputs.findIndex((input) => input.type === type);
  return exact >= 0 ? exact : inputs.findIndex((_, index) => fits(index));
}

function isFit(given: string | undefined, taken: string): boolean {
  if (given === undefined) return false;
  if (given === "*" || taken === "*" || given === taken) return true;
  const kinds = new Set(given.split(","));
  return taken.split(",").some((kind) => kinds.has(kind));
}

function stepIn(outside: Required<Scope>["outside"], slot: number): Step | Source {
  const { scope, instance, subgraph } = outside;
  const link = subgraph.ends.get(slot);
  return link === undefined ? NOTHING : { scope: insideOf(scope, instance, subgraph), link, by: instance };
}

function stepOut({ outside }: Scope, slot: number): Step | Source {
  if (!outside) return NOTHING;
  const { scope, instance, subgraph } = outside;
  const name = subgraph.inputs[slot]?.name;
  const input = instance.inputs.find((each) => each.name === name);
  if (input?.link !== null && input?.link !== undefined) return { scope, link: input.link, by: instance };
  const promoted = subgraph.promoted.indexOf(slot);
  const values = Array.isArray(instance.values) ? instance.values : [];
  return promoted >= 0 && promoted < values.length ? { is: "value", value: values[promoted] } : NOTHING;
}

export function insideOf(scope: Scope, instance: UiNode, subgraph: Subgraph): Scope {
  return { level: subgraph, prefix: `${scope.prefix}${instance.id}:`, outside: { scope, instance, subgraph } };
}
