// A workflow as the host's front end saves it, read into one shape: links as lists or as objects, ids as numbers or as text, subgraphs
// wherever they are defined. What nodes mean is `convert`'s business.
import type { CheckResult } from "../../contracts/check.ts";
import { fieldOf, idOf, listOf, recordOf, textOf } from "./json-parts.ts";

export const MODE = { always: 0, muted: 2, bypassed: 4 } as const;

export interface UiSlot {
  readonly name: string;
  readonly type: string;
  /** Of an input; null while nothing is linked to it. */
  readonly link: string | null;
  /** It is a widget's: the link replaces its value. */
  readonly isWidget: boolean;
}

export interface UiNode {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly mode: number;
  readonly inputs: readonly UiSlot[];
  readonly outputs: readonly UiSlot[];
  /** Values of its widgets in a row, or by name. */
  readonly values: readonly unknown[] | Readonly<Record<string, unknown>>;
  /** Widgets that the file itself names. */
  readonly widgetNames: ReadonlySet<string>;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface UiLink {
  readonly from: string;
  readonly fromSlot: number;
  readonly to: string;
  readonly toSlot: number;
}

/** The whole workflow, or what is inside a subgraph. */
export interface UiLevel {
  readonly nodes: ReadonlyMap<string, UiNode>;
  readonly links: ReadonlyMap<string, UiLink>;
  /** Nodes with a link on either side. */
  readonly linked: ReadonlySet<string>;
}

export interface Subgraph extends UiLevel {
  readonly inputs: readonly { readonly name: string }[];
  /** Inputs that are widgets on its node, in the order of their values there. */
  readonly promoted: readonly number[];
  /** Output slot to the link that leads there. */
  readonly ends: ReadonlyMap<number, string>;
}

export interface UiWorkflow extends UiLevel {
  readonly subgraphs: ReadonlyMap<string, Subgraph>;
}

/** The places in a subgraph where its own inputs and outputs are linked. */
export const SUBGRAPH_INPUTS = "-10";
export const SUBGRAPH_OUTPUTS = "-20";

/** More than any real workflow has; converting it would take minutes. */
const MOST_NODES = 10_000;
const DEEPEST = 32;

export function isUiWorkflow(value: unknown): boolean {
  return Array.isArray(fieldOf(value, "nodes"));
}

export function readUiWorkflow(value: unknown): CheckResult<UiWorkflow> {
  if (!isUiWorkflow(value)) return { ok: false, sentence: "it is no saved workflow: it has no list of nodes" };
  const found: unknown[] = [];
  gatherSubgraphs(value, found, 0);
  const many = [value, ...found].reduce<number>((sum, level) => sum + listOf(level, "nodes").length, 0);
  if (many > MOST_NODES)
    return { ok: false, sentence: `it has ${many} nodes: ${MOST_NODES} are the most that are read` };
  const subgraphs = new Map<string, Subgraph>();
  for (const each of found) {
    const id = idOf(fieldOf(each, "id"));
    if (id !== undefined && !subgraphs.has(id)) subgraphs.set(id, readSubgraph(each));
  }
  return { ok: true, value: { ...readLevel(value), subgraphs } };
}

function gatherSubgraphs(level: unknown, found: unknown[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const each of listOf(fieldOf(level, "definitions"), "subgraphs")) {
    found.push(each);
    gatherSubgraphs(each, found, depth + 1);
  }
}

function readSubgraph(value: unknown): Subgraph {
  const level = readLevel(value);
  const inputs = listOf(value, "inputs").map((slot) => ({ name: textOf(slot, "name") ?? "" }));
  const widgets = new Set<number>();
  const ends = new Map<number, string>();
  for (const [id, { from, fromSlot, to, toSlot }] of level.links) {
    if (to === SUBGRAPH_OUTPUTS) ends.set(toSlot, id);
    if (from === SUBGRAPH_INPUTS && level.nodes.get(to)?.inputs[toSlot]?.isWidget) widgets.add(fromSlot);
  }
  return { ...level, inputs, promoted: [...inputs.keys()].filter((slot) => widgets.has(slot)), ends };
}

function readLevel(value: unknown): UiLevel {
  const nodes = listOf(value, "nodes").flatMap(readNode);
  const links = listOf(value, "links").flatMap(readLink);
  const linked = new Set(links.flatMap(([, { from, to }]) => [from, to]));
  return { nodes: new Map(nodes.map((node) => [node.id, node])), links: new Map(links), linked };
}

function readNode(value: unknown): UiNode[] {
  const id = idOf(fieldOf(value, "id"));
  const type = textOf(value, "type");
  if (id === undefined || type === undefined) return [];
  const values = fieldOf(value, "widgets_values");
  const mode = fieldOf(value, "mode");
  const inputs = listOf(value, "inputs").map(readSlot);
  const node: UiNode = {
    ...{ id, type, inputs },
    title: textOf(value, "title") || type,
    mode: typeof mode === "number" ? mode : MODE.always,
    outputs: listOf(value, "outputs").map(readSlot),
    values: Array.isArray(values) ? values : (recordOf(values) ?? []),
    widgetNames: new Set(inputs.filter(({ isWidget }) => isWidget).map(({ name }) => name)),
    properties: recordOf(fieldOf(value, "properties")) ?? {},
  };
  return [node];
}

function readSlot(value: unknown): UiSlot {
  const type = fieldOf(value, "type");
  return {
    name: textOf(value, "name") ?? "",
    type: typeof type === "string" ? type : "*",
    link: idOf(fieldOf(value, "link")) ?? null,
    isWidget: fieldOf(value, "widget") !== undefined && fieldOf(value, "widget") !== null,
  };
}

/** `[id, from, slot, to, slot, type]`, or an object that names them. */
function readLink(value: unknown): [string, UiLink][] {
  const parts = Array.isArray(value)
    ? (value as unknown[])
    : ["id", "origin_id", "origin_slot", "target_id", "target_slot"].map((name) => fieldOf(value, name));
  const [id, from, to] = [idOf(parts[0]), idOf(parts[1]), idOf(parts[3])];
  const [fromSlot, toSlot] = [Number(parts[2]), Number(parts[4])];
  if (id === undefined || from === undefined || to === undefined) return [];
  return Number.isInteger(fromSlot) && Number.isInteger(toSlot) ? [[id, { from, fromSlot, to, toSlot }]] : [];
}

// Which node classes have to be known before a saved workflow can be converted.

/** Every class name that a workflow of the front end mentions, each once; none when it cannot be read. */
export function classNamesOf(saved: unknown): string[] {
  const read = readUiWorkflow(saved);
  if (!read.ok) return [];
  const { subgraphs } = read.value;
  const levels = [read.value, ...subgraphs.values()];
  const names = new Set(levels.flatMap(({ nodes }) => [...nodes.values()].map(({ type }) => type)));
  return [...names].filter((name) => !subgraphs.has(name));
}
