// A graph without what does not lead to its result: another saver of a person's own workflow would write a second film, and a broken
// branch beside ours would have the host refuse the whole.
import type { Graph, GraphLink, GraphValue } from "./graph.ts";

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
