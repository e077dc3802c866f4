// Quantized files (GGUF) are loaded by nodes of their own: where the file that was chosen is one, its loader becomes that node. Which nodes these
// are is data, beside the pack that brings them: `targets/host-versions.json`.
import type { HostVersions, QuantizedLoader } from "../../contracts/files/host/host-versions.ts";
import type { Graph, GraphNode } from "./graph.ts";

export function isGguf(file: unknown): boolean {
  return typeof file === "string" && file.toLowerCase().endsWith(".gguf");
}

export function withGgufLoaders(graph: Graph, { packs }: Pick<HostVersions, "packs">): Graph {
  const loaders = new Map(packs.flatMap((pack) => Object.entries(pack.loaders ?? {})));
  return Object.fromEntries(
    Object.entries(graph).map(([id, node]) => [id, swapped(node, loaders.get(node.class_type))]),
  );
}

function swapped(node: GraphNode, loader: QuantizedLoader | undefined): GraphNode {
  if (!loader?.inputs.some((name) => isGguf(node.inputs[name]))) return node;
  const kept = Object.entries(node.inputs).filter(([name]) => !loader.without.includes(name));
  return { ...node, class_type: loader.becomes, inputs: Object.fromEntries(kept) };
}
