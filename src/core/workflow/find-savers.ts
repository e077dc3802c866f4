// The nodes of a graph that save a video: one of them is the take, as a shipped target's saver would save it.
import type { ApiGraph } from "./api-graph.ts";
import { linkOf } from "./api-graph.ts";
import type { NodeClass, NodeClasses } from "./node-class.ts";

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
