// Quantized files (GGUF) are loaded by nodes of their own: where the file that was chosen is one, its loader becomes that node. The nodes are
// those of the pack ComfyUI-GGUF, which also brings the folders that such files are listed in.
import type { Graph, GraphNode } from "./graph.ts";

interface GgufLoader {
  readonly inputs: readonly string[];
  readonly becomes: string;
  /** What the other node does not take. */
  readonly without: readonly string[];
}

const LOADERS: Readonly<Record<string, GgufLoader>> = {
  UNETLoader: { inputs: ["unet_name"], becomes: "UnetLoaderGGUF", without: ["weight_dtype"] },
  CLIPLoader: { inputs: ["clip_name"], becomes: "CLIPLoaderGGUF", without: ["device"] },
  DualCLIPLoader: { inputs: ["clip_name1", "clip_name2"], becomes: "DualCLIPLoaderGGUF", without: ["device"] },
  TripleCLIPLoader: {
    inputs: ["clip_name1", "clip_name2", "clip_name3"],
    becomes: "TripleCLIPLoaderGGUF",
    without: [],
  },
};

export function isGguf(file: unknown): boolean {
  return typeof file === "string" && file.toLowerCase().endsWith(".gguf");
}

export function withGgufLoaders(graph: Graph): Graph {
  return Object.fromEntries(Object.entries(graph).map(([id, node]) => [id, swapped(node)]));
}

function swapped(node: GraphNode): GraphNode {
  const loader = Object.hasOwn(LOADERS, node.class_type) ? LOADERS[node.class_type] : undefined;
  if (!loader?.inputs.some((name) => isGguf(node.inputs[name]))) return node;
  const kept = Object.entries(node.inputs).filter(([name]) => !loader.without.includes(name));
  return { ...node, class_type: loader.becomes, inputs: Object.fromEntries(kept) };
}
