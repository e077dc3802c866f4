// A portable graph with every option applied once: what a person sees of a target whose graph is different for every shot.
//
// Options may add nodes of the same name when only one of them can apply; each is drawn, under a key of its own. What an option sets
// is drawn where the place is free: what it would replace has to stay for shots without it.
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import { isPlaceholder, numbered, splitPlace } from "../graph/build-graph.ts";

/** The key of a drawn node and the slot of its output. */
export type DrawnLink = readonly [string, number];

export interface DrawnNode {
  /** The node's name in the portable graph; of an option with `{i}` in it. */
  readonly name: string;
  /** The option that adds it; null for a first node. */
  readonly option: number | null;
  readonly classType: string;
  /** By input: the link, the hole that a job fills, or the constant. */
  readonly inputs: Map<string, DrawnInput>;
  /** Inputs that options set, each with the number of its option. */
  readonly sets: Map<string, number>;
  /** It stands in a chain, so that the line goes on when it is left out. */
  isPassed: boolean;
}

export type DrawnInput =
  | { readonly is: "link"; readonly to: DrawnLink }
  | { readonly is: "hole"; readonly name: string }
  | { readonly is: "constant"; readonly value: unknown };

export interface Example {
  readonly nodes: ReadonlyMap<string, DrawnNode>;
  /** Before each option, and after the last: chain name to its end. */
  readonly ends: readonly ReadonlyMap<string, DrawnLink>[];
}

export function drawExample(workflow: Workflow): Example {
  const drawing = new Drawing(workflow);
  for (const [index, option] of workflow.options.entries()) drawing.option(option, index);
  return drawing.finish();
}

class Drawing {
  readonly #workflow: Workflow;
  readonly #nodes = new Map<string, DrawnNode>();
  readonly #ends: ReadonlyMap<string, DrawnLink>[] = [];
  #chains: ReadonlyMap<string, DrawnLink>;

  constructor(workflow: Workflow) {
    this.#workflow = workflow;
    this.#chains = new Map(Object.entries(workflow.chains));
    for (const [name, { class_type: classType }] of Object.entries(workflow.nodes)) {
      this.#nodes.set(name, { name, option: null, classType, inputs: new Map(), sets: new Map(), isPassed: false });
    }
  }

  option(raw: WorkflowOption, index: number): void {
    this.#ends.push(this.#chains);
    const { add = {}, set = {}, chains = {} } = numbered(raw, raw.start ?? 0);
    const keys = new Map(Object.keys(add).map((name) => [name, this.#nodes.has(name) ? `${name} of ${index}` : name]));
    const keyOf = (name: string) => keys.get(name) ?? name;
    const rawNames = Object.keys(raw.add ?? {});
    for (const [at, [name, node]] of Object.entries(add).entries()) {
      const drawn = this.#node({ name: rawNames[at] ?? name, option: index }, node, keyOf);
      drawn.isPassed = Object.values(node.inputs).some((input) => isPlaceholder(input, "chain"));
      this.#nodes.set(keyOf(name), drawn);
    }
    const isShown = (input: WorkflowInput) => Array.isArray(input) && (keys.has(input[0]) || isAlways(raw));
    for (const [place, input] of Object.entries(set)) {
      if (isShown(input)) this.#set(place, input, { option: index, keyOf });
    }
    const moved = Object.entries(chains).map(([chain, [name, slot]]) => [chain, [keyOf(name), slot]] as const);
    this.#chains = new Map([...this.#chains, ...moved]);
  }

  finish(): Example {
    this.#ends.push(this.#chains);
    for (const [name, node] of Object.entries(this.#workflow.nodes)) {
      const drawn = this.#nodes.get(name);
      if (drawn)
        this.#nodes.set(
          name,
          this.#node(drawn, node, (key) => key),
        );
    }
    return { nodes: this.#nodes, ends: this.#ends };
  }

  /** `sets` that were drawn before stay: they stand where the node itself has nothing. */
  #node(
    { name, option, inputs, sets = new Map() }: Pick<DrawnNode, "name" | "option"> & Partial<DrawnNode>,
    node: WorkflowNode,
    keyOf: (name: string) => string,
  ): DrawnNode {
    const own = Object.entries(node.inputs).map(([input, value]) => [input, this.#input(value, keyOf)] as const);
    const all = new Map([...own, ...(inputs ?? [])]);
    return { name, option, classType: node.class_type, inputs: all, sets, isPassed: false };
  }

  #set(
    place: string,
    input: WorkflowInput,
    { option, keyOf }: { option: number; keyOf: (name: string) => string },
  ): void {
    const { node, name } = splitPlace(place);
    const drawn = this.#nodes.get(keyOf(node));
    const isTaken = drawn?.inputs.has(name) || this.#workflow.nodes[node]?.inputs[name] !== undefined;
    if (!drawn || isTaken) return;
    drawn.inputs.set(name, this.#input(input, keyOf));
    drawn.sets.set(name, option);
  }

  #input(input: WorkflowInput, keyOf: (name: string) => string): DrawnInput {
    if (isPlaceholder(input, "chain")) {
      const end = this.#chains.get(input.chain);
      return end ? { is: "link", to: end } : { is: "constant", value: "" };
    }
    if (isPlaceholder(input, "value")) return { is: "hole", name: input.value };
    if (isPlaceholder(input, "item")) return { is: "hole", name: input.item };
    if (isPlaceholder(input, "literal")) return { is: "constant", value: input.literal };
    if (Array.isArray(input)) return { is: "link", to: [keyOf(input[0]), input[1]] };
    return { is: "constant", value: input };
  }
}

function isAlways({ when, unless, each }: WorkflowOption): boolean {
  return !when && !unless && each === undefined;
}
