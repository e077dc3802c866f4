// The part of a graph that a finished file needs, and the widgets of its nodes: where values can go.
import { linkOf, type ApiGraph, type ApiNode } from "../workflow/api-graph.ts";
import type { ClassInput, NodeClass, NodeClasses } from "../workflow/node-class.ts";
import type { TargetFile } from "../../contracts/files/target.ts";

export interface GraphInput {
  readonly id: string;
  readonly node: ApiNode;
  readonly nodeClass: NodeClass;
  readonly input: ClassInput;
  readonly value: unknown;
}

/** Ids of the nodes that lead to one, itself among them, nearest first. */
export function reach(graph: ApiGraph, from: string): string[] {
  const seen = new Set([from]);
  for (const id of seen) {
    for (const input of Object.values(graph[id]?.inputs ?? {})) {
      const link = linkOf(input);
      if (link && Object.hasOwn(graph, link[0])) seen.add(link[0]);
    }
  }
  return [...seen];
}

/** Every widget with a value of its own, of these nodes. */
export function graphInputs(graph: ApiGraph, ids: readonly string[], classes: NodeClasses): GraphInput[] {
  return ids.flatMap((id) => {
    const node = graph[id];
    const nodeClass = node && classes(node.class_type);
    if (!nodeClass) return [];
    return nodeClass.inputs.flatMap((input) => {
      const value = node.inputs[input.name];
      const isFree = input.isWidget && input.name !== "" && !linkOf(value);
      return isFree ? [{ id, node, nodeClass, input, value: value ?? input.preset }] : [];
    });
  });
}

/** Node classes of a graph that the host does not have. */
export function missingClasses(graph: ApiGraph, classes: NodeClasses): string[] {
  const names = new Set(Object.values(graph).map((node) => node.class_type));
  return [...names].filter((name) => !classes(name)).toSorted();
}

/** What is known of a workflow before a target is proposed from it. */
export interface ProposeRequest {
  readonly graph: ApiGraph;
  readonly classes: NodeClasses;
  readonly id: string;
  readonly label: string;
  /** What the workflow is called in the host. */
  readonly workflow: string | null;
  /** Shipped targets: what they know of model files. */
  readonly targets: readonly TargetFile[];
  /** File name to where the workflow itself says that it can be had. */
  readonly urls: ReadonlyMap<string, string>;
}
