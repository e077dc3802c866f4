// A graph in the host's API format as it comes from outside: every node with its class and inputs, values of any JSON kind.
import { textOf, fieldOf, recordOf } from "./json-parts.ts";

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
