// A saved workflow (UI or API format) as the API graph that the host runs.
// docs/decisions.md 27.
//
// Widgets come in the order of their class, links through reroutes, primitives, bypassed nodes and subgraphs; muted nodes and what
// depends on them are left out. What cannot be converted is a sentence that names the node. Values are not judged: the host does that.
import type { CheckResult } from "../../contracts/check.ts";
import { linkOf, nodeName, type ApiGraph, type ApiNode, isApiGraph } from "./api-graph.ts";
import {
  MODE,
  readUiWorkflow,
  SUBGRAPH_INPUTS,
  type UiLevel,
  type UiLink,
  type UiWorkflow,
  type UiNode,
  isUiWorkflow,
} from "./ui-workflow.ts";
import type { NodeClass, NodeClasses } from "./node-class.ts";
import { insideOf, traceLink, type Scope, type Source } from "./trace-link.ts";
import { widgetValues } from "./widget-values.ts";
import { fieldOf } from "./json-parts.ts";

export interface Converted {
  readonly graph: ApiGraph;
  /** Node id to what the file says of it beside its inputs; only nodes that have such words. */
  readonly properties: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

export interface ConvertOptions {
  /** Nodes that count whatever their mode: by their properties. */
  readonly isKept?: (node: UiNode) => boolean;
}

/** Nodes that run nowhere. */
const NOTES = new Set(["Note", "MarkdownNote"]);
/** Nodes that only lead on. */
const VIRTUAL = new Set([...NOTES, "Reroute", "PrimitiveNode"]);
const DEEPEST = 32;
/** Nodes that are looked at, those of a subgraph at every place where it is used. */
const MOST_NODES = 20_000;

/** The API graph of a saved workflow; `classes` are the host's. */
export function convertWorkflow(
  saved: unknown,
  classes: NodeClasses,
  { isKept = () => false }: ConvertOptions = {},
): CheckResult<Converted> {
  const read = readUiWorkflow(saved);
  if (!read.ok) return read;
  const conversion = new Conversion(withKept(read.value, isKept), classes);
  conversion.level({ level: conversion.front, prefix: "" }, []);
  return conversion.finish();
}

function withKept(front: UiWorkflow, isKept: (node: UiNode) => boolean): UiWorkflow {
  const woken = (node: UiNode) => (isKept(node) ? { ...node, mode: MODE.always } : node);
  return { ...front, nodes: new Map([...front.nodes].map(([id, node]) => [id, woken(node)])) };
}

class Conversion {
  readonly front: UiWorkflow;
  readonly #classes: NodeClasses;
  readonly #nodes = new Map<string, ApiNode>();
  readonly #properties = new Map<string, UiNode["properties"]>();
  #problem: string | undefined;
  #seen = 0;

  constructor(front: UiWorkflow, classes: NodeClasses) {
    this.front = front;
    this.#classes = classes;
  }

  /** Converts the nodes of a level; `within` are the subgraphs around it. */
  level(scope: Scope, within: readonly string[]): void {
    for (const node of scope.level.nodes.values()) {
      if (this.#problem !== undefined) return;
      if (++this.#seen > MOST_NODES) return this.#refuse(scope, node, `is one too many: ${MOST_NODES} are the most`);
      if (node.mode === MODE.muted || node.mode === MODE.bypassed || VIRTUAL.has(node.type)) continue;
      const subgraph = this.front.subgraphs.get(node.type);
      if (!subgraph) this.#node(scope, node);
      else if (within.includes(node.type))
        this.#refuse(scope, node, "holds itself: a subgraph cannot be inside itself");
      else if (within.length >= DEEPEST) this.#refuse(scope, node, `lies more than ${DEEPEST} subgraphs deep`);
      else this.level(insideOf(scope, node, subgraph), [...within, node.type]);
    }
  }

  finish(): CheckResult<Converted> {
    if (this.#problem !== undefined) return { ok: false, sentence: this.#problem };
    const graph = Object.fromEntries([...this.#nodes].map(([id, node]) => [id, this.#withoutLost(node)]));
    if (this.#nodes.size === 0) return { ok: false, sentence: "it has no node that runs" };
    return { ok: true, value: { graph, properties: this.#properties } };
  }

  #refuse({ prefix }: Scope, node: UiNode, why: string): void {
    this.#problem ??= `its node ${nameOf(prefix, node)} ${why}`;
  }

  #node(scope: Scope, node: UiNode): void {
    const nodeClass = this.#classes(node.type);
    if (nodeClass) return this.#add(scope, node, nodeClass);
    if (scope.level.linked.has(node.id)) this.#refuse(scope, node, unknownNodeSentence(node.type));
  }

  #add(scope: Scope, node: UiNode, nodeClass: NodeClass): void {
    const inputs = new Map<string, unknown>();
    for (const { input, value } of widgetValues(nodeClass, node)) {
      if (value !== null && value !== undefined) inputs.set(input.name, asValue(value));
    }
    for (const { name, type, link } of node.inputs) {
      if (link === null) continue;
      const source = traceLink(this.front, scope, link, type);
      if (source.is === "circle") return this.#refuse(scope, source.at, "is linked in a circle");
      this.#link(inputs, name, source.is === "nothing" ? this.#shared(scope, link, nodeClass, name) : source);
    }
    const id = `${scope.prefix}${node.id}`;
    const { title, properties } = node;
    this.#nodes.set(id, { class_type: node.type, inputs: Object.fromEntries(inputs), _meta: { title } });
    if (Object.keys(properties).length > 0) this.#properties.set(id, properties);
  }

  /** An input of a subgraph that is not linked outside has the value of the first widget inside that it is linked to. */
  #shared({ level }: Scope, link: string, nodeClass: NodeClass, name: string): Source {
    const { from, fromSlot } = level.links.get(link) ?? {};
    const isWidget = nodeClass.inputs.some((input) => input.name === name && input.isWidget);
    if (from !== SUBGRAPH_INPUTS || isWidget) return { is: "nothing" };
    const beside = [...level.links.values()].filter((each) => each.from === from && each.fromSlot === fromSlot);
    const [value] = beside.flatMap((each) => this.#widgetAt(level, each));
    return value === undefined ? { is: "nothing" } : { is: "value", value };
  }

  /** What the widget holds that a link leads to. */
  #widgetAt({ nodes }: UiLevel, { to, toSlot }: UiLink): unknown[] {
    const node = nodes.get(to);
    const slot = node?.inputs[toSlot];
    const nodeClass = node && this.#classes(node.type);
    if (!slot?.isWidget || !nodeClass) return [];
    return widgetValues(nodeClass, node).flatMap(({ input, value }) => (input.name === slot.name ? [value] : []));
  }

  #link(inputs: Map<string, unknown>, name: string, source: Source): void {
    if (source.is === "node") inputs.set(name, source.link);
    if (source.is === "value") inputs.set(name, asValue(source.value));
  }

  /** Without links to nodes that were left out. */
  #withoutLost(node: ApiNode): ApiNode {
    const kept = Object.entries(node.inputs).filter(([, input]) => {
      const link = linkOf(input);
      return link === undefined || this.#nodes.has(link[0]);
    });
    return { ...node, inputs: Object.fromEntries(kept) };
  }
}

/** A list that is a value is wrapped: a bare one would be read as a link. */
function asValue(value: unknown): unknown {
  return Array.isArray(value) ? { __value__: value } : value;
}

function nameOf(prefix: string, { id, type, title }: UiNode): string {
  return nodeName(`${prefix}${id}`, { class_type: type, inputs: {}, _meta: { title } });
}

function unknownNodeSentence(type: string): string {
  if (type.startsWith("workflow/") || type.startsWith("workflow>")) {
    return "is a group node, which cannot be converted: turn it into a subgraph, or ungroup it";
  }
  return `is of the class ${type}, which the host does not know as a node: install its pack there, or link around it`;
}

const MOST_API_NODES = 10_000;

/** The graph of a workflow in either format, or why there is none. */
export function readSaved(saved: unknown, classes: NodeClasses, options: ConvertOptions = {}): CheckResult<Converted> {
  if (isUiWorkflow(saved)) return convertWorkflow(saved, classes, options);
  const graph = isApiGraph(saved) ? saved : fieldOf(saved, "prompt");
  if (!isApiGraph(graph)) {
    return {
      ok: false,
      sentence: "it is no workflow: neither one that the host's front end saved, nor one in the API format",
    };
  }
  const many = Object.keys(graph).length;
  if (many > MOST_API_NODES)
    return { ok: false, sentence: `it has ${many} nodes: ${MOST_API_NODES} are the most that are read` };
  return { ok: true, value: { graph, properties: new Map() } };
}
