// A target's portable graph as a workflow that opens in the host's front end: every part in a group that says when it is there, every
// node with a title that says which values a job puts in, and which of our nodes it is. The same graph and classes give the same bytes.
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow, WorkflowOption } from "../../contracts/files/workflow.ts";
import { MODE } from "./ui-workflow.ts";
import { layoutNodes, type Box, type PlacedNode } from "./layout-nodes.ts";
import type { ClassInput, NodeClass, NodeClasses } from "./node-class.ts";
import { drawExample, type DrawnNode, MARK } from "./example-graph.ts";

export interface ExportRequest {
  readonly workflow: Workflow;
  /** The target's label. */
  readonly label: string;
  readonly classes: NodeClasses;
  /** Shown where a job puts its own: values by the name of the placeholder. */
  readonly examples: Readonly<Record<string, unknown>>;
}

interface ExportedNode extends PlacedNode {
  readonly key: string;
  readonly node: DrawnNode;
  readonly nodeClass: NodeClass;
  readonly id: number;
}

/** Link ids are numbers from 1, in the order of the nodes that they lead to. */
interface Link {
  readonly id: number;
  readonly from: string;
  readonly fromSlot: number;
  readonly to: string;
  readonly input: string;
}

/** The workflow as JSON, or the sentence that names a class that the host lacks. */
export function exportWorkflow(request: ExportRequest): CheckResult<Readonly<Record<string, unknown>>> {
  const { nodes } = drawExample(request.workflow);
  const missing = [...nodes.values()].map((node) => node.classType).filter((name) => !request.classes(name));
  if (missing.length > 0) {
    const names = [...new Set(missing)].join(", ");
    return { ok: false, sentence: `the host has no node ${names}: update it, or install the pack that brings it` };
  }
  const links = linksOf(nodes);
  const boxes = boxesOf(nodes, links, request.classes);
  const parts = [...nodes].map(([key, node], index): ExportedNode => {
    const nodeClass = request.classes(node.classType) as NodeClass;
    return { key, node, nodeClass, id: index + 1, ...(boxes.places.get(key) as PlacedNode) };
  });
  return { ok: true, value: writeFile(request, parts, { links, groups: groupsOf(request.workflow, boxes.groups) }) };
}

function linksOf(nodes: ReadonlyMap<string, DrawnNode>): Link[] {
  const links: Link[] = [];
  for (const [to, { inputs }] of nodes) {
    for (const [input, value] of inputs) {
      if (value.is !== "link" || !nodes.has(value.to[0])) continue;
      links.push({ id: links.length + 1, from: value.to[0], fromSlot: value.to[1], to, input });
    }
  }
  return links;
}

function boxesOf(nodes: ReadonlyMap<string, DrawnNode>, links: readonly Link[], classes: NodeClasses) {
  const boxes = [...nodes].map(([key, { option, classType }]): Box => {
    const inputs = classes(classType)?.inputs ?? [];
    const rows = inputs.reduce(
      (sum, input) => sum + (input.isWidget && input.about["multiline"] === true ? 6 : 1.2),
      0,
    );
    return { key, group: option, height: 40 + Math.ceil(rows * 22) };
  });
  return layoutNodes(boxes, links);
}

function groupsOf(workflow: Workflow, groups: ReadonlyMap<number | null, readonly number[]>) {
  return [...groups].map(([option, bounding], index) => ({
    id: index + 1,
    title: option === null ? "in every job" : optionTitle(workflow.options[option] as WorkflowOption),
    bounding,
    color: option === null ? "#3f789e" : "#8a6d3b",
    font_size: 24,
    flags: {},
  }));
}

/** When an option applies, in words. */
function optionTitle({ each, when = [], unless = [] }: WorkflowOption): string {
  const parts = [
    ...(each === undefined ? [] : [`for each of ${each}: shown for one`]),
    ...(when.length > 0 ? [`with ${when.join(" and ")}`] : []),
    ...(unless.length > 0 ? [`without ${unless.join(" and ")}`] : []),
  ];
  return parts.join(", ") || "in every job, behind the options before it";
}

interface DrawnParts {
  readonly links: readonly Link[];
  readonly groups: readonly unknown[];
}

function writeFile({ label, examples }: ExportRequest, parts: readonly ExportedNode[], { links, groups }: DrawnParts) {
  const idOf = new Map(parts.map(({ key, id }) => [key, id]));
  const nodes = parts.map((part) => writeNode(part, links, examples));
  const written = links.map(({ id, from, fromSlot, to, input }) => {
    const target = parts.find(({ key }) => key === to) as ExportedNode;
    const type = parts.find(({ key }) => key === from)?.nodeClass.outputs[fromSlot]?.type ?? "*";
    return [id, idOf.get(from), fromSlot, target.id, slotsOf(target).findIndex(({ name }) => name === input), type];
  });
  return {
    last_node_id: parts.length + 1,
    last_link_id: links.length,
    nodes: [...nodes, writeNote(label, parts.length + 1)],
    links: written,
    groups,
    config: {},
    extra: {},
    version: 0.4,
  };
}

function writeNode(part: ExportedNode, links: readonly Link[], examples: ExportRequest["examples"]) {
  const { key, node, nodeClass, id, pos, size } = part;
  const placeholders = [...node.inputs.values()].flatMap((input) => (input.is === "placeholder" ? [input.name] : []));
  const incoming = new Map(links.filter(({ to }) => to === key).map((link) => [link.input, link.id]));
  const outgoing = (slot: number) => links.filter(({ from, fromSlot }) => from === key && fromSlot === slot);
  return {
    ...{ id, type: node.classType, pos, size, flags: {}, order: id - 1 },
    mode: node.option === null ? MODE.always : node.isPassed ? MODE.bypassed : MODE.muted,
    inputs: slotsOf(part).map(({ name, type, isWidget }) => ({
      ...{ name, type, link: incoming.get(name) ?? null },
      ...(isWidget && { widget: { name } }),
    })),
    outputs: nodeClass.outputs.map(({ name, type }, slot) => ({
      name,
      type,
      links: outgoing(slot).map((link) => link.id),
    })),
    title: placeholders.length > 0 ? `${nodeClass.label}: ${[...new Set(placeholders)].join(", ")}` : nodeClass.label,
    properties: {
      "Node name for S&R": node.classType,
      [MARK.name]: node.name,
      ...(node.option !== null && { [MARK.option]: node.option }),
      [MARK.id]: id,
    },
    widgets_values: nodeClass.inputs.flatMap((input) => valuesOf(input, node, examples)),
  };
}

/** Sockets in the order of the class, then what is linked beside them: widgets, and inputs that grow with their number. */
function slotsOf({ node, nodeClass }: ExportedNode): { name: string; type: string; isWidget: boolean }[] {
  const sockets = nodeClass.inputs.filter((input) => !input.isWidget && !isGrowing(input));
  const known = new Set(sockets.map(({ name }) => name));
  const further = [...node.inputs].filter(([name, input]) => input.is === "link" && !known.has(name));
  const slots = sockets.map(({ name, type }) => ({ name, type, isWidget: false }));
  return [
    ...slots,
    ...further.map(([name]) => {
      const input = nodeClass.inputs.find((each) => each.name === name);
      return { name, type: input?.type ?? "*", isWidget: input?.isWidget === true };
    }),
  ];
}

function isGrowing({ type }: ClassInput): boolean {
  return type.startsWith("COMFY_AUTOGROW");
}

/** What a widget's places hold, with those that only the front end knows. */
function valuesOf(input: ClassInput, node: DrawnNode, examples: ExportRequest["examples"]): unknown[] {
  if (!input.isWidget) return [];
  const value = shown(input, node, examples);
  const branch = input.branches[String(value)] ?? [];
  const own = input.hasControl ? [value, "fixed"] : [value];
  return [...own, ...branch.flatMap((each) => valuesOf(each, node, examples))];
}

function shown({ name, type, preset }: ClassInput, node: DrawnNode, examples: ExportRequest["examples"]): unknown {
  const given = node.inputs.get(name);
  if (given?.is === "constant") return given.value;
  const example = given?.is === "placeholder" ? examples[given.name] : undefined;
  return example ?? preset ?? (type === "COMBO" ? "" : null);
}

const NOTE_WIDTH = 900;

function writeNote(label: string, id: number) {
  const text =
    `${label}, as the studio fills it. A title names the values that every job puts into its node; what stands there now is only shown. ` +
    "Change the rest as you like, and save it under this name: the saved file is what renders. " +
    "The groups below hold what is only there for some shots; leave their nodes switched off.";
  return {
    ...{ id, type: "Note", pos: [0, -220], size: [NOTE_WIDTH, 120], flags: {}, order: id - 1, mode: 0 },
    ...{ inputs: [], outputs: [], title: "Studio", properties: {}, widgets_values: [text] },
    ...{ color: "#432", bgcolor: "#653" },
  };
}
