// Fills a target's portable graph with values: what a host runs. Pure; files that the values name were uploaded elsewhere.
//
//   nodes ──options in order, each may add nodes and move the ends of chains──▶ ends of chains into the first nodes ──▶ values in
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import type { Graph, GraphItem, GraphLink, GraphNode, GraphValue, GraphValues } from "./graph.ts";

/** The graph with every value in it, or the sentence that says what is missing. */
export function buildGraph(workflow: Workflow, given: GraphValues): CheckResult<Graph> {
  const lost = (workflow.lost ?? []).filter((name) => given.values[name] !== undefined || given.lists[name]?.length);
  if (lost.length > 0) return { ok: false, sentence: `its workflow has no place for ${lost.join(", ")} any more` };
  const draft = new GraphDraft(workflow, deriveValues(workflow.derived ?? {}, given.values));
  for (const { max, each } of workflow.options) {
    const many = each === undefined ? 0 : (given.lists[each]?.length ?? 0);
    if (max !== undefined && many > max) {
      return { ok: false, sentence: `it takes at most ${max} of ${each}, and this has ${many}` };
    }
  }
  draft.applyAll(workflow.options, given.lists);
  const graph = draft.finish();
  const missing = [...draft.missing].join(", ");
  return missing === "" ? { ok: true, value: graph } : { ok: false, sentence: `its graph needs ${missing}` };
}

/** Values that are known before a render, and the names of those that will be there. */
export interface Sketch extends GraphValues {
  readonly present: ReadonlySet<string>;
}

/** The nodes that a render will have, each with those of its inputs whose values are known already. */
export function sketchGraph(workflow: Workflow, { present, ...given }: Sketch): Graph {
  const draft = new GraphDraft(workflow, deriveValues(workflow.derived ?? {}, given.values), present);
  draft.applyAll(workflow.options, given.lists);
  return draft.finish();
}

interface DraftNode {
  classType: string;
  readonly inputs: Map<string, WorkflowInput>;
  readonly item: GraphItem | undefined;
}

class GraphDraft {
  /** Values that a node needs and that were not given. */
  readonly missing = new Set<string>();
  readonly #values: GraphValues["values"];
  readonly #present: ReadonlySet<string>;
  readonly #nodes = new Map<string, DraftNode>();
  readonly #chains: Map<string, GraphLink>;

  constructor(workflow: Workflow, values: GraphValues["values"], present: ReadonlySet<string> = new Set()) {
    this.#values = values;
    this.#present = present;
    this.#chains = new Map(Object.entries(workflow.chains));
    for (const [id, node] of Object.entries(workflow.nodes)) this.#add(id, node, undefined);
  }

  applyAll(options: readonly WorkflowOption[], lists: GraphValues["lists"]): void {
    for (const option of options) {
      const items = option.each === undefined ? [undefined] : (lists[option.each] ?? []);
      for (const [index, item] of items.entries()) this.#apply(option, item, index + (option.start ?? 0));
    }
  }

  #apply(option: WorkflowOption, item: GraphItem | undefined, i: number): void {
    if (!this.#applies(option)) return;
    const now = numbered(option, i);
    for (const [id, node] of entriesOf(now.add)) this.#add(id, this.#settled(node), item);
    for (const [place, input] of entriesOf(now.set)) this.#set(place, input);
    for (const [id, classType] of entriesOf(now.class)) this.#change(id, classType);
    for (const [chain, end] of entriesOf(now.chains)) this.#chains.set(chain, end);
    for (const id of now.drop ?? []) this.#nodes.delete(id);
  }

  finish(): Graph {
    const filled = [...this.#nodes].map(([id, node]) => [id, this.#fill(node)] as const);
    return Object.fromEntries(filled);
  }

  #add(id: string, node: WorkflowNode, item: GraphItem | undefined): void {
    this.#nodes.set(id, { classType: node.class_type, inputs: new Map(Object.entries(node.inputs)), item });
  }

  #applies({ when = [], unless = [] }: WorkflowOption): boolean {
    const has = (name: string) => this.#values[name] !== undefined || this.#present.has(name);
    return when.every(has) && !unless.some(has);
  }

  #set(place: string, input: WorkflowInput): void {
    const { node, name } = splitPlace(place);
    this.#nodes.get(node)?.inputs.set(name, input);
  }

  #change(id: string, classType: string): void {
    const node = this.#nodes.get(id);
    if (node) node.classType = classType;
  }

  /** A node that an option adds is linked to the chains as they are now; a base node to their last ends. */
  #settled({ class_type, inputs }: WorkflowNode): WorkflowNode {
    const settled = Object.entries(inputs).map(([name, input]) => {
      const end = isPlaceholder(input, "chain") ? this.#chains.get(input.chain) : undefined;
      return [name, end ? [...end] : input] as const;
    });
    return { class_type, inputs: Object.fromEntries(settled) as WorkflowNode["inputs"] };
  }

  #fill({ classType, inputs, item }: DraftNode): GraphNode {
    const filled = [...inputs].flatMap(([name, input]) => {
      const value = this.#valueOf(input, item);
      return value === undefined ? [] : [[name, value] as const];
    });
    return { class_type: classType, inputs: Object.fromEntries(filled) };
  }

  #valueOf(input: WorkflowInput, item: GraphItem | undefined): GraphValue | GraphLink | undefined {
    if (isPlaceholder(input, "chain")) return this.#chains.get(input.chain);
    if (isPlaceholder(input, "value")) return this.#found(input.value, this.#values[input.value]);
    if (isPlaceholder(input, "item")) return this.#found(`${input.item} of an item`, item?.[input.item]);
    if (isPlaceholder(input, "literal")) return input.literal as GraphValue;
    return input as GraphValue | GraphLink;
  }

  #found(name: string, value: GraphValue | undefined): GraphValue | undefined {
    if (value === undefined) this.missing.add(name);
    return value;
  }
}

export function isPlaceholder<K extends "value" | "item" | "chain" | "literal">(
  input: WorkflowInput,
  kind: K,
): input is Extract<WorkflowInput, Record<K, unknown>> {
  return typeof input === "object" && !Array.isArray(input) && kind in input;
}

/** The option with `{i}` in all its names being a number. */
export function numbered(option: WorkflowOption, i: number): WorkflowOption {
  return JSON.parse(JSON.stringify(option).replaceAll("{i}", String(i))) as WorkflowOption;
}

function entriesOf<T>(part: Readonly<Record<string, T>> | undefined): [string, T][] {
  return Object.entries(part ?? {});
}

/** `node.input`, where the input's own name may have dots. */
export function splitPlace(place: string): { node: string; name: string } {
  const [node = "", ...rest] = place.split(".");
  return { node, name: rest.join(".") };
}

// Values of a graph that follow from others: half a width, a second seed, the step at which a second model takes over.

/** All values, with those derived that can be. A value that is given is never overruled; seeds stay text. */
function deriveValues(rules: NonNullable<Workflow["derived"]>, given: GraphValues["values"]): GraphValues["values"] {
  const derived = Object.entries(rules).map(([name, rule]) => {
    const from = given[rule.of];
    if (rule.below !== undefined && from !== undefined) return [name, rest(from, rule.below)] as const;
    const isPlain = [rule.times, rule.by, rule.per, rule.add].every((part) => part === undefined);
    if (isPlain || typeof from !== "number") return [name, from] as const;
    const by = rule.by === undefined ? 1 : Number(given[rule.by] ?? 1);
    const per = rule.per === undefined ? 1 : Number(given[rule.per] ?? 1);
    const value = (from * (rule.times ?? 1) * by) / per + (rule.add ?? 0);
    return [name, rule.round ? Math.round(value) : value] as const;
  });
  return { ...Object.fromEntries(derived), ...given };
}

/** Seeds have more digits than a number holds. */
function rest(seed: GraphValue, below: number): GraphValue {
  return /^\d+$/.test(String(seed)) ? Number(BigInt(String(seed)) % BigInt(below)) : seed;
}
