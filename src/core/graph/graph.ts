// Values that go into a target's graph and the graph that comes out, in the host's API format.

export type GraphValue = string | number | boolean;
export type GraphItem = Readonly<Record<string, GraphValue>>;

/** Single values by name, and lists of items: LoRAs, pictures, sounds. What is not there is not set. */
export interface GraphValues {
  readonly values: Readonly<Record<string, GraphValue | undefined>>;
  readonly lists: Readonly<Record<string, readonly GraphItem[] | undefined>>;
}

/** A node's id and the slot of its output. */
export type GraphLink = readonly [string, number];

export interface GraphNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, GraphValue | GraphLink>>;
}

export type Graph = Readonly<Record<string, GraphNode>>;

// A graph without what does not lead to its result: another saver of a user's workflow would write a second film, and a broken
// branch beside ours would have the host refuse the whole.

/** The nodes that the outputs are made from, and the outputs themselves. */
export function leadingTo(graph: Graph, outputs: readonly string[]): Graph {
  const needed = new Set<string>();
  const open = [...outputs];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const node = graph[id];
    if (!node || needed.has(id)) continue;
    needed.add(id);
    open.push(...Object.values(node.inputs).flatMap((input) => (isLink(input) ? [input[0]] : [])));
  }
  return Object.fromEntries(Object.entries(graph).filter(([id]) => needed.has(id)));
}

function isLink(input: GraphValue | GraphLink): input is GraphLink {
  return Array.isArray(input);
}
