// Which of our nodes the nodes of a saved workflow are. The front end keeps what a file says of a node, also in copies of it: a copy has
// another id than the one that its words name, and is a node that somebody added. A file in the API format has nothing but ids.
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { Converted } from "./convert.ts";
import { drawExample, type DrawnNode, type Example } from "./draw-example.ts";
import { MARK } from "./export.ts";
import type { UiNode } from "./ui-workflow.ts";

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
