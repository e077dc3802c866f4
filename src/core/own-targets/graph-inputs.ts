// The widgets of a graph's nodes: where values can go. A widget that a primitive node is linked to has its value there; one whose value
// other nodes compute can take a value in place of that link.
import { linkOf, type ApiGraph, type ApiNode } from "../workflow/api-graph.ts";
import type { ClassInput, NodeClass, NodeClasses } from "../workflow/node-class.ts";

export interface GraphInput {
  readonly id: string;
  readonly node: ApiNode;
  readonly nodeClass: NodeClass;
  readonly input: ClassInput;
  readonly value: unknown;
  /** The widget that this one gives its value to: of a primitive node, what it is linked to. */
  readonly for?: { readonly nodeClass: NodeClass; readonly input: ClassInput };
  /** A link gives its value now. */
  readonly isLinked?: true;
}

/** `places` empty: the workflow keeps its own value. */
export interface FoundPlaces {
  readonly places: readonly GraphInput[];
  readonly how: string;
}

/** Every widget of these nodes, those of the choices that are made among them. */
export function graphInputs(graph: ApiGraph, ids: readonly string[], classes: NodeClasses): GraphInput[] {
  return ids.flatMap((id) => {
    const node = graph[id];
    const nodeClass = node && classes(node.class_type);
    if (!nodeClass) return [];
    return inputsOf(nodeClass, node).flatMap((input): GraphInput[] => {
      const value = node.inputs[input.name];
      const isLinked = linkOf(value) !== undefined;
      if (!input.isWidget || input.name === "") return [];
      const place = { id, node, nodeClass, input, value: isLinked ? undefined : (value ?? input.preset) };
      return [isLinked ? { ...place, isLinked } : place];
    });
  });
}

/** The inputs of a node as it stands, with those that its choices bring. */
export function inputsOf({ inputs }: Pick<NodeClass, "inputs">, node: ApiNode): ClassInput[] {
  return inputs.flatMap((input) => {
    const branch = input.branches[String(node.inputs[input.name] ?? input.preset)];
    return branch ? [input, ...inputsOf({ inputs: branch }, node)] : [input];
  });
}

/** `resize_type.width` is a width. */
export function lastName({ name }: Pick<ClassInput, "name">): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

const PLAIN = new Set(["INT", "FLOAT", "STRING", "BOOLEAN"]);

/** The one widget of a node that only holds a value, or hands on the one that it is linked to. */
export function primitiveAt(graph: ApiGraph, id: string, classes: NodeClasses): GraphInput | undefined {
  const node = graph[id];
  const nodeClass = node && classes(node.class_type);
  if (!nodeClass?.outputs.every(({ type }) => PLAIN.has(type))) return undefined;
  const [only, ...others] = nodeClass.inputs.filter(({ name }) => name !== "");
  if (!only?.isWidget || others.length > 0) return undefined;
  const given = node?.inputs[only.name];
  const place = { id, node: node as ApiNode, nodeClass, input: only };
  return linkOf(given) ? { ...place, value: undefined, isLinked: true } : { ...place, value: given ?? only.preset };
}

/** The primitive nodes that a number is computed of; undefined where something else has a part in it. */
export function primitivesBehind(graph: ApiGraph, from: string, classes: NodeClasses): GraphInput[] | undefined {
  const found: GraphInput[] = [];
  const seen = new Set([from]);
  for (const id of seen) {
    const primitive = primitiveAt(graph, id, classes);
    if (primitive) {
      found.push(primitive);
      continue;
    }
    const nodeClass = classes(graph[id]?.class_type ?? "");
    if (!nodeClass?.outputs.every(({ type }) => PLAIN.has(type))) return undefined;
    if (nodeClass.inputs.some(({ type }) => /IMAGE|LATENT|AUDIO|VIDEO|MASK/.test(type))) return undefined;
    for (const input of Object.values(graph[id]?.inputs ?? {})) {
      const link = linkOf(input);
      if (link) seen.add(link[0]);
    }
  }
  return found;
}

/** Node classes of a graph that the host does not have. */
export function missingClasses(graph: ApiGraph, classes: NodeClasses): string[] {
  const names = new Set(Object.values(graph).map((node) => node.class_type));
  return [...names].filter((name) => !classes(name)).toSorted();
}

export const MODEL_FILE = /\.(safetensors|sft|gguf|ckpt|pth|pt|bin)$/i;

export function isModelFile(name: string): boolean {
  return MODEL_FILE.test(name);
}

/** Without the folders before it. */
export function fileName(file: string): string {
  return file.split(/[\\/]/).at(-1) ?? file;
}

/** Such nodes spend the credits of the host's account, which no limit of the studio counts. At most one sentence. */
export function paidNodes(names: readonly string[], classes: NodeClasses): string[] {
  const paid = [...new Set(names)].filter((name) => classes(name)?.module.startsWith("comfy_api_nodes"));
  const what = paid.length > 1 ? "nodes ask providers" : "node asks a provider";
  return paid.length > 0
    ? [`its ${paid.join(", ")} ${what} for money, which no limit of the studio counts: use a hosted target`]
    : [];
}
