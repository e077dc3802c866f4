// A saved UI workflow as a portable graph: edits go into the graph that jobs fill, and what a job fills
// stays a placeholder.
//
// When each part is there comes from the shipped graph; what the parts contain and how they are linked comes from the saved one. Nodes
// that were added belong to the part whose nodes they read. What the finished file does not need is left out.
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow, WorkflowInput, WorkflowNode, WorkflowOption } from "../../contracts/files/workflow.ts";
import { isPlaceholder, splitPlace } from "../graph/build-graph.ts";
import { linkOf, nodeName, type ApiGraph } from "./api-graph.ts";
import { findSavers } from "./graph-ends.ts";
import type { Converted } from "./convert.ts";
import type { NodeClasses } from "./node-class.ts";
import { lostNames, pruneWorkflow } from "./portable-graph.ts";
import { identifyNodes, type IdentifiedNodes } from "./example-graph.ts";

/** The shipped graph with what the saved one changes, or the sentence that says why a job could not fill it. `classes`: the host's. */
export function importUiWorkflow(shipped: Workflow, saved: Converted, classes: NodeClasses): CheckResult<Workflow> {
  const identified = identifyNodes(shipped, saved);
  const hasOutput = [...identified.ours.values()].some(({ key }) => key === shipped.output.node);
  if (!hasOutput) {
    return {
      ok: false,
      sentence: `it has no place where the ${shipped.output.kind} is saved: put its saving node back`,
    };
  }
  const merge = new WorkflowImport(shipped, saved.graph, identified);
  const savers = findSavers(saved.graph, classes).filter((id) => !identified.ours.has(id));
  const imported = merge.run(savers);
  if (merge.problem !== undefined) return { ok: false, sentence: merge.problem };
  const pruned = pruneWorkflow(imported);
  const lost = lostNames(shipped, pruned);
  return { ok: true, value: lost.length > 0 ? { ...pruned, lost } : pruned };
}

/** A part of the workflow: what is always there, or an option by its number. */
type Part = number | null;

class WorkflowImport {
  problem: string | undefined;
  readonly #shipped: Workflow;
  readonly #graph: ApiGraph;
  readonly #known: IdentifiedNodes;
  readonly #idOf: ReadonlyMap<string, string>;
  readonly #parts = new Map<string, Part>();
  readonly #starts: Record<string, [string, number]>;
  /** By option: what it links into nodes that are there without it. */
  readonly #sets = new Map<number, Record<string, WorkflowInput>>();

  constructor(shipped: Workflow, graph: ApiGraph, known: IdentifiedNodes) {
    this.#shipped = shipped;
    this.#graph = graph;
    this.#known = known;
    this.#idOf = new Map([...known.ours].map(([id, { key }]) => [key, id]));
    this.#starts = { ...shipped.chains };
  }

  run(savers: readonly string[]): Workflow {
    const { nodes: first, options: _options, chains: _chains, ...rest } = this.#shipped;
    const ids = Object.keys(this.#graph);
    for (const id of ids) this.#partOf(id, new Set());
    const options = this.#shipped.options.map((option, index) => this.#option(option, index, ids));
    const nodes = this.#nodesOf(null, first, ids);
    const withSets = options.map((option, index) => this.#withSets(option, index));
    const others = savers.map((id) => this.#nameIn(this.#parts.get(id) ?? null, id));
    const output = others.length > 0 ? { ...rest.output, others } : rest.output;
    return { ...rest, output, nodes, chains: this.#liveStarts(nodes), options: withSets.filter(isOfUse) };
  }

  /** Added nodes belong to the part whose nodes they read; at the end of a chain, to the base graph. */
  #partOf(id: string, above: ReadonlySet<string>): Part {
    const ours = this.#known.ours.get(id);
    if (ours) return ours.option;
    const known = this.#parts.get(id);
    if (known !== undefined || this.#parts.has(id)) return known ?? null;
    if (above.has(id) || above.size > DEEPEST) return null;
    const inside = new Set([...above, id]);
    const read = linksOf(this.#graph, id).filter(([from, slot]) => this.#chainAt(from, slot, null) === undefined);
    const parts = new Set(read.map(([from]) => this.#partOf(from, inside)).filter((part) => part !== null));
    if (parts.size > 1) this.#refuse(id, "reads parts that are there for different shots");
    const part = [...parts][0] ?? null;
    this.#parts.set(id, part);
    return part;
  }

  #nodesOf(
    part: Part,
    shipped: Readonly<Record<string, WorkflowNode>>,
    ids: readonly string[],
  ): Record<string, WorkflowNode> {
    const own = ids.filter((id) => (this.#known.ours.get(id)?.option ?? this.#parts.get(id) ?? null) === part);
    return Object.fromEntries(
      own.map((id) => {
        const name = this.#nameIn(part, id);
        const from = this.#known.ours.has(id) ? shipped[name] : undefined;
        return [name, this.#node(id, part, from)];
      }),
    );
  }

  #node(id: string, part: Part, shipped: WorkflowNode | undefined): WorkflowNode {
    const { class_type, inputs: saved } = this.#graph[id] as ApiGraph[string];
    const inputs = new Map<string, WorkflowInput>();
    for (const [name, value] of Object.entries(saved)) {
      const own = shipped?.inputs[name];
      const chain = own !== undefined && isPlaceholder(own, "chain") ? own.chain : undefined;
      const input = this.#input({ id, part, name, shipped: own, chain }, value);
      if (input !== undefined) inputs.set(name, input);
    }
    for (const [name, input] of Object.entries(shipped?.inputs ?? {})) {
      if (!inputs.has(name) && isFilled(input)) inputs.set(name, input);
    }
    return { class_type, inputs: Object.fromEntries(inputs) };
  }

  #input(place: InputPlace, value: unknown): WorkflowInput | undefined {
    const link = linkOf(value);
    const { shipped } = place;
    if (link) return Object.hasOwn(this.#graph, link[0]) ? this.#link(place, link) : undefined;
    if (shipped !== undefined && isFilled(shipped)) return shipped;
    return asConstant(value);
  }

  #link(place: InputPlace, [from, slot]: readonly [string, number]): WorkflowInput | undefined {
    const { id, part, chain: own } = place;
    const theirs = this.#partOf(from, new Set());
    if (own !== undefined && this.#isEnd(own, part, [from, slot])) return { chain: own };
    if (theirs !== null && theirs === part) return [this.#nameIn(part, from), slot];
    if (theirs === null) return this.#toFirst(place, [this.#nameIn(null, from), slot]);
    const chain = this.#chainAt(from, slot, part);
    if (chain !== undefined) return { chain };
    if (part === null) return this.#setBy(theirs, place, [this.#nameIn(theirs, from), slot]);
    this.#refuse(
      id,
      `reads ${nodeName(from, this.#graph[from] as ApiGraph[string])}, which is there for other shots only`,
    );
    return undefined;
  }

  /** An option that reads an added node where its chain began: the chain begins there now. */
  #toFirst({ part, chain }: InputPlace, link: [string, number]): WorkflowInput {
    if (chain === undefined || part === null) return link;
    const start = this.#shipped.chains[chain];
    const before = this.#known.example.ends[part]?.get(chain);
    if (start === undefined || before?.[0] !== start[0] || before[1] !== start[1]) return link;
    this.#starts[chain] = link;
    return { chain };
  }

  #setBy(option: number, { id, name, shipped }: InputPlace, link: [string, number]): WorkflowInput | undefined {
    const sets = this.#sets.get(option) ?? {};
    const place = `${this.#nameIn(null, id)}.${name}`;
    const from = this.#shipped.options[option];
    const raw = Object.keys(from?.set ?? {}).find((each) => from && numberedName(from, each) === place);
    sets[raw ?? place] = link;
    this.#sets.set(option, sets);
    return shipped;
  }

  /** Whether a place of the saved graph is where a chain ends for a part: behind all options, or before one. */
  #isEnd(chain: string, part: Part, [from, slot]: readonly [string, number]): boolean {
    const end = (part === null ? this.#known.example.ends.at(-1) : this.#known.example.ends[part])?.get(chain);
    return end !== undefined && this.#idOf.get(end[0]) === from && end[1] === slot;
  }

  /** The chain that ends at a node of an option. */
  #chainAt(from: string, slot: number, part: Part): string | undefined {
    const isOption = (this.#known.ours.get(from)?.option ?? null) !== null;
    if (!isOption) return undefined;
    return Object.keys(this.#shipped.chains).find((chain) => this.#isEnd(chain, part, [from, slot]));
  }

  /** What a node is called in the portable graph; in a part that is there several times with its number. */
  #nameIn(part: Part, id: string): string {
    const ours = this.#known.ours.get(id);
    if (ours) return ours.name;
    const isEach = part !== null && this.#shipped.options[part]?.each !== undefined;
    return `saved_${id.replaceAll(/[^A-Za-z0-9]/g, "_")}${isEach ? "_{i}" : ""}`;
  }

  #option(option: WorkflowOption, index: number, ids: readonly string[]): WorkflowOption {
    const add = this.#nodesOf(index, option.add ?? {}, ids);
    const isThere = (name: string) => Object.hasOwn(add, name) || this.#idOf.has(name);
    const set = kept(
      option.set,
      (place, input) => !this.#isDrawn(index, place) && isThere(splitPlace(place).node) && isLive(input, isThere),
    );
    const chains = kept(option.chains, (_chain, [name]) => isThere(name));
    const classes = kept(option.class, (name) => isThere(name));
    const drop = option.drop?.filter(isThere);
    const { add: _add, set: _set, chains: _chains, class: _class, drop: _drop, ...when } = option;
    return { ...when, add, set, chains, class: classes, ...(drop && { drop }) };
  }

  /** Whether the example shows what an option sets; if not, nobody can have changed it. */
  #isDrawn(option: number, place: string): boolean {
    const { node, name } = splitPlace(numberedName(this.#shipped.options[option] ?? {}, place));
    return this.#known.example.nodes.get(node)?.sets.get(name) === option;
  }

  #withSets(option: WorkflowOption, index: number): WorkflowOption {
    const set = { ...option.set, ...this.#sets.get(index) };
    const parts = Object.entries({ ...option, set }).filter(([, part]) => !isEmpty(part));
    return Object.fromEntries(parts) as WorkflowOption;
  }

  #liveStarts(nodes: Readonly<Record<string, WorkflowNode>>): Record<string, [string, number]> {
    return kept(this.#starts, (_chain, [name]) => Object.hasOwn(nodes, name));
  }

  #refuse(id: string, why: string): void {
    const node = this.#graph[id];
    if (node) this.problem ??= `its node ${nodeName(id, node)} ${why}: link it to what is always there, or take it out`;
  }
}

/** Added nodes that stand one behind the other; no person adds more. */
const DEEPEST = 200;

interface InputPlace {
  readonly id: string;
  readonly part: Part;
  readonly name: string;
  /** What the shipped graph has there. */
  readonly shipped: WorkflowInput | undefined;
  /** The chain at whose end it hangs there. */
  readonly chain: string | undefined;
}

function linksOf(graph: ApiGraph, id: string): (readonly [string, number])[] {
  return Object.values(graph[id]?.inputs ?? {}).flatMap((value) => {
    const link = linkOf(value);
    return link && Object.hasOwn(graph, link[0]) ? [link] : [];
  });
}

/** A constant of the graph's own kinds as it is, any other inside `literal`. */
export function asConstant(value: unknown): WorkflowInput | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "object") return { literal: value };
  return value as string | number | boolean;
}

/** A job puts its own value there, whatever is stored; on a host without models nothing is. */
function isFilled(input: WorkflowInput): boolean {
  return isPlaceholder(input, "value") || isPlaceholder(input, "item");
}

/** A name as the example has it: with the first number of a list. */
function numberedName({ start = 0 }: WorkflowOption, name: string): string {
  return name.replaceAll("{i}", String(start));
}

function isLive(input: WorkflowInput, isThere: (name: string) => boolean): boolean {
  return !Array.isArray(input) || isThere(input[0]);
}

function kept<T>(
  part: Readonly<Record<string, T>> | undefined,
  isKept: (key: string, value: T) => boolean,
): Record<string, T> {
  return Object.fromEntries(Object.entries(part ?? {}).filter(([key, value]) => isKept(key, value)));
}

function isEmpty(part: unknown): boolean {
  return part !== null && typeof part === "object" && Object.keys(part).length === 0;
}

function isOfUse({ add, set, chains, class: classes, drop }: WorkflowOption): boolean {
  return [add, set, chains, classes, drop].some((part) => part !== undefined && !isEmpty(part));
}
