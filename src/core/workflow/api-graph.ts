// A graph in the host's API format as it comes from outside: every node with its class and inputs, values of any JSON kind.
import { textOf, fieldOf, recordOf } from "./json-parts.ts";
import type { NodeClass, NodeClasses } from "./node-class.ts";

export interface ApiNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly _meta?: { readonly title: string };
}

/** Node id to node. A list in an input is a link, `[node id, output slot]`; a list that is a value is wrapped in `__value__`. */
export type ApiGraph = Readonly<Record<string, ApiNode>>;

/** The node id and output slot that an input is linked to, or undefined when it holds a value. */
export function linkOf(input: unknown): readonly [string, number] | undefined {
  if (!Array.isArray(input) || input.length !== 2) return undefined;
  const [id, slot] = input as [unknown, unknown];
  const isLink = (typeof id === "string" || typeof id === "number") && Number.isInteger(slot) && Number(slot) >= 0;
  return isLink ? [String(id), Number(slot)] : undefined;
}

/** Whether a JSON value is a graph in this format: an object of nodes that all name their class. */
export function isApiGraph(value: unknown): value is ApiGraph {
  const nodes = Object.values(recordOf(value) ?? {});
  return nodes.length > 0 && nodes.every((node) => textOf(node, "class_type") !== undefined && isNode(node));
}

function isNode(node: unknown): boolean {
  return recordOf(fieldOf(node, "inputs")) !== undefined;
}

/** How a person finds a node: its title and its id. */
export function nodeName(id: string, { class_type, _meta }: ApiNode): string {
  return `"${_meta?.title ?? class_type}" (${id})`;
}

// The nodes of a graph that save a video: one of them is the take, as a shipped target's saver would save it.

/** Ids of the nodes that save a video, the likeliest first. */
export function findSavers(graph: ApiGraph, classes: NodeClasses): string[] {
  const found = Object.entries(graph).map(([id, node]) => {
    const nodeClass = classes(node.class_type);
    return { id, worth: nodeClass ? worthOf(nodeClass, node.inputs) : 0 };
  });
  const savers = found.filter(({ worth }) => worth > 0);
  return savers.toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
}

/** A node that takes a video and names a file; then one that makes a film of pictures itself. */
function worthOf({ inputs, isOutput }: NodeClass, given: Readonly<Record<string, unknown>>): number {
  if (!isOutput) return 0;
  const isLinked = (type: string) => inputs.some((input) => input.type === type && linkOf(given[input.name]));
  const has = (...names: string[]) => inputs.some((input) => names.includes(input.name));
  if (!has("filename_prefix")) return 0;
  if (isLinked("VIDEO")) return 2;
  return isLinked("IMAGE") && has("fps", "frame_rate") ? 1 : 0;
}
