// Node classes of a graph that the host does not have.
import type { ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";

export function missingClasses(graph: ApiGraph, classes: NodeClasses): string[] {
  const names = new Set(Object.values(graph).map((node) => node.class_type));
  return [...names].filter((name) => !classes(name)).toSorted();
}
