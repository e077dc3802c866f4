// A target's workflow with all its options as one graph that can be shown in the host's front end, and which of its nodes the nodes
// of a saved workflow are.
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import { isPlaceholder, numbered, splitPlace } from "../graph/build-graph.ts";
import type { Converted } from "./convert.ts";
import type { UiNode } from "./ui-workflow.ts";

/** The key of a drawn node and the slot of its output. */
export type DrawnLink = readonly [string, number];

export interface DrawnNode {
  /** The node's name in the portable graph; of an option with `{i}` in it. */
  readonly name: string;
  /** The option that adds it; null for a first node. */
  readonly option: number | null;
  readonly classType: string;
  /** By input: the link, the placeholder that a job fills, or the constant. */
  readonly inputs: Map<string, DrawnInput>;
  /** Inputs that options set, each with the number of its option. */
  readonly sets: Map<string, number>;
  /** It stands in a chain, so that the line goes on when it is left out. */
  isPassed: boolean;
}

export type DrawnInput =
  | { readonly is: "link"; readonly to: DrawnLink }
  | { readonly is: "placeholder"; readonly name: string }
  | { readonly is: "constant"; readonly value: unknown };

interface Example {
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
    if (isPlaceholder(input, "value")) return { is: "placeholder", name: input.value };
    if (isPlaceholder(input, "item")) return { is: "placeholder", name: input.item };
    if (isPlaceholder(input, "literal")) return { is: "constant", value: input.literal };
    if (Array.isArray(input)) return { is: "link", to: [keyOf(input[0]), input[1]] };
    return { is: "constant", value: input };
  }
}

function isAlways({ when, unless, each }: WorkflowOption): boolean {
  return !when && !unless && each === undefined;
}

/** What a file says of the nodes that are ours: their name, the option that adds them, and the id that they were given. */
export const MARK = { name: "studio_node", option: "studio_option", id: "studio_id" } as const;

// Which of our nodes the nodes of a saved workflow are. The front end keeps what a file says of a node, also in copies of it: a copy has
// another id than the one that its words name, and is an added node. A file in the API format has nothing but ids.

/** A node of ours: its key in the drawn example, its name in the portable graph, and the option that adds it. */
export interface KnownNode {
  readonly key: string;
  readonly name: string;
  readonly option: number | null;
}

export interface IdentifiedNodes {
  readonly example: Example;
  /** Id in the saved graph to our node; what is not in it was added. */
  readonly ours: ReadonlyMap<string, KnownNode>;
}

/** Whether a saved node is one that was exported for an option: it is switched off, and counts all the same. */
export function isExample({ id, properties }: UiNode): boolean {
  return properties[MARK.option] !== undefined && String(properties[MARK.id]) === id;
}

export function identifyNodes(shipped: Workflow, { graph, properties }: Converted): IdentifiedNodes {
  const example = drawExample(shipped);
  const marks = Object.keys(graph).map((id) => ({ id, mark: properties.get(id) }));
  const marked = marks.filter(({ mark }) => mark?.[MARK.name] !== undefined);
  const isOwn = ({ id, mark }: (typeof marked)[number]) => String(mark?.[MARK.id]) === id;
  const ours = new Map<string, KnownNode>();
  const taken = new Set<string>();
  for (const { id, mark } of [...marked.filter(isOwn), ...marked.filter((each) => !isOwn(each))]) {
    const found = findDrawn(example, mark ?? {});
    if (!found || taken.has(found.key) || found.node.classType !== graph[id]?.class_type) continue;
    taken.add(found.key);
    ours.set(id, { key: found.key, name: found.node.name, option: found.node.option });
  }
  return { example, ours: marked.length > 0 ? ours : byId(example, graph) };
}

function findDrawn(
  { nodes }: Example,
  mark: Readonly<Record<string, unknown>>,
): { key: string; node: DrawnNode } | null {
  const option = typeof mark[MARK.option] === "number" ? mark[MARK.option] : null;
  for (const [key, node] of nodes) {
    if (node.name === mark[MARK.name] && node.option === option) return { key, node };
  }
  return null;
}

function byId({ nodes }: Example, graph: Converted["graph"]): Map<string, KnownNode> {
  const ours = new Map<string, KnownNode>();
  for (const [key, { name, option, classType }] of nodes) {
    if (Object.hasOwn(graph, key) && graph[key]?.class_type === classType) ours.set(key, { key, name, option });
  }
  return ours;
}
