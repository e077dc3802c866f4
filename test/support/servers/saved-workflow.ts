// A saved workflow that a person works on in the host's front end, for tests: exported, changed a node or a link at a time, lifted.
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import type { CheckResult } from "../../../src/contracts/check.ts";
import { convertWorkflow } from "../../../src/core/workflow/convert.ts";
import { exportWorkflow } from "../../../src/core/workflow/export.ts";
import { importUiWorkflow } from "../../../src/core/workflow/import-ui-workflow.ts";
import type { NodeClasses } from "../../../src/core/workflow/node-class.ts";
import { MARK, isExample } from "../../../src/core/workflow/example-graph.ts";

export interface SavedNode {
  id: number;
  type: string;
  title: string;
  mode: number;
  pos: number[];
  inputs: { name: string; type: string; link: number | null; widget?: { name: string } }[];
  outputs: { name: string; type: string; links: number[] }[];
  properties: Record<string, unknown>;
  widgets_values: unknown[];
}

type Link = [number, number, number, number, number, string];

export class SavedWorkflow {
  readonly nodes: SavedNode[];
  readonly links: Link[];
  readonly #shipped: Workflow;
  readonly #classes: NodeClasses;

  constructor(shipped: Workflow, classes: NodeClasses, examples: Record<string, unknown> = {}) {
    const exported = exportWorkflow({ workflow: shipped, label: "Test", classes, examples });
    if (!exported.ok) throw new Error(exported.sentence);
    const { nodes, links } = structuredClone(exported.value) as { nodes: SavedNode[]; links: Link[] };
    this.nodes = nodes;
    this.links = links;
    this.#shipped = shipped;
    this.#classes = classes;
  }

  /** The node that is ours under a name. */
  at(name: string): SavedNode {
    const found = this.nodes.find(({ properties }) => properties[MARK.name] === name);
    if (!found) throw new Error(`no node ${name}`);
    return found;
  }

  add(type: string, sockets: readonly [string, string][], values: unknown[] = []): SavedNode {
    const id = 1 + Math.max(...this.nodes.map((node) => node.id));
    const inputs = sockets.map(([name, kind]) => ({ name, type: kind, link: null }));
    const node = {
      id,
      type,
      title: type,
      mode: 0,
      pos: [0, 0],
      inputs,
      outputs: [],
      properties: {},
      widgets_values: values,
    };
    this.nodes.push(node);
    return node;
  }

  /** Links an output to an input, in place of what was linked there. */
  link(from: SavedNode, slot: number, to: SavedNode, input: string): void {
    this.unlink(to, input);
    const at = to.inputs.findIndex(({ name }) => name === input);
    const place = to.inputs[at];
    if (!place) throw new Error(`no input ${input}`);
    const id = 1 + Math.max(0, ...this.links.map((link) => link[0]));
    this.links.push([id, from.id, slot, to.id, at, place.type]);
    place.link = id;
  }

  unlink(to: SavedNode, input: string): void {
    const place = to.inputs.find(({ name }) => name === input);
    const at = this.links.findIndex(([id]) => id === place?.link);
    if (at >= 0) this.links.splice(at, 1);
    if (place) place.link = null;
  }

  delete(node: SavedNode): void {
    this.nodes.splice(this.nodes.indexOf(node), 1);
    for (const [id, from, , to] of [...this.links]) {
      if (from !== node.id && to !== node.id) continue;
      this.links.splice(
        this.links.findIndex((link) => link[0] === id),
        1,
      );
      for (const other of this.nodes) for (const input of other.inputs) if (input.link === id) input.link = null;
    }
  }

  importGraph(): CheckResult<Workflow> {
    const converted = convertWorkflow({ nodes: this.nodes, links: this.links }, this.#classes, { isKept: isExample });
    return converted.ok ? importUiWorkflow(this.#shipped, converted.value, this.#classes) : converted;
  }
}
