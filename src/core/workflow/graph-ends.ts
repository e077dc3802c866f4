// The nodes that a graph is run for: those that save a video, a picture or a sound, and those that only show one.
import type { TargetKind } from "../../contracts/files/target.ts";
import { linkOf, type ApiGraph } from "./api-graph.ts";
import type { NodeClass, NodeClasses } from "./node-class.ts";

export interface GraphEnd {
  readonly id: string;
  readonly kind: TargetKind;
  /** It shows what is made, and names no file. */
  readonly isPreview: boolean;
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

const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

/**
 * The likeliest first: a video before a picture before a sound; what saves before what shows; a node that takes a video before one that
 * makes a film of pictures itself; then the one that most of the graph leads to.
 */
export function findEnds(graph: ApiGraph, classes: NodeClasses): GraphEnd[] {
  const found = Object.entries(graph).flatMap(([id, node]) => {
    const nodeClass = classes(node.class_type);
    const end = nodeClass && endOf(nodeClass, node.inputs);
    return end ? [{ id, ...end, size: reach(graph, id).length }] : [];
  });
  const order = found.toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.worth - a.worth || b.size - a.size,
  );
  return order.map(({ id, kind, worth }) => ({ id, kind, isPreview: worth === 0 }));
}

/** Ids of the nodes that save a thing of that kind, the likeliest first. */
export function findSavers(graph: ApiGraph, classes: NodeClasses, kind: TargetKind = "video"): string[] {
  return findEnds(graph, classes).flatMap((end) => (end.kind === kind && !end.isPreview ? [end.id] : []));
}

function endOf({ inputs, isOutput }: NodeClass, given: Readonly<Record<string, unknown>>) {
  if (!isOutput) return undefined;
  const linked = (type: string) => inputs.filter((input) => input.type === type && linkOf(given[input.name])).length;
  const has = (...names: string[]) => inputs.some((input) => names.includes(input.name));
  const saves = has("filename_prefix");
  if (linked("VIDEO") > 0) return { kind: "video" as const, worth: saves ? 2 : 0 };
  const pictures = linked("IMAGE");
  if (pictures > 0 && saves && has("fps", "frame_rate")) return { kind: "video" as const, worth: 1 };
  // A node that shows two pictures compares them.
  if (pictures === 1) return { kind: "image" as const, worth: saves ? 1 : 0 };
  return linked("AUDIO") > 0 ? { kind: "audio" as const, worth: saves ? 1 : 0 } : undefined;
}
