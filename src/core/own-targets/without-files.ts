// A graph without some of the files that it loads: what only they lead to goes, and what they were added to stands without them.
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";

/** Undefined where the result cannot be made without them. `loaders`: ids of the nodes that load them. */
export function withoutFiles(
  graph: ApiGraph,
  loaders: readonly string[],
  { classes, output }: { readonly classes: NodeClasses; readonly output: string },
): ApiGraph | undefined {
  const nodes = new Map(Object.entries(graph));
  const waiting = [...loaders];
  for (let gone = waiting.shift(); gone !== undefined; gone = waiting.shift()) {
    if (gone === output) return undefined;
    nodes.delete(gone);
    for (const [id, node] of nodes) {
      if (waiting.includes(id)) continue;
      const lost = Object.entries(node.inputs).filter(([, input]) => linkOf(input)?.[0] === gone);
      if (lost.length === 0) continue;
      const known = classes(node.class_type)?.inputs ?? [];
      const isOptional = lost.every(([name]) => known.some((input) => input.name === name && !input.isRequired));
      if (isOptional) nodes.set(id, { ...node, inputs: withoutNames(node.inputs, lost) });
      else if (!passBy(nodes, id, { gone, classes })) waiting.push(id);
    }
  }
  return Object.fromEntries(nodes);
}

function withoutNames(inputs: ApiGraph[string]["inputs"], lost: readonly (readonly [string, unknown])[]) {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !lost.some(([each]) => each === name)));
}

interface Around {
  readonly gone: string;
  readonly classes: NodeClasses;
}

/** A node that samples with one of these hands on nothing that it was given. */
const SAMPLED = new Set(["MODEL", "GUIDER", "SAMPLER"]);

/** What read a node reads what that node read of the same type. False where it read nothing of it. */
function passBy(nodes: Map<string, ApiGraph[string]>, id: string, { gone, classes }: Around): boolean {
  const node = nodes.get(id);
  const nodeClass = node && classes(node.class_type);
  if (!nodeClass || nodeClass.inputs.some(({ type }) => SAMPLED.has(type))) return false;
  const through = nodeClass.outputs.map(({ type }, slot) => {
    const alike = nodeClass.outputs.slice(0, slot).filter((output) => output.type === type).length;
    const inputs = nodeClass.inputs.filter((input) => input.type === type && !input.isWidget);
    const links = inputs
      .map(({ name }) => linkOf(node.inputs[name]))
      .filter((link) => link && link[0] !== gone && nodes.has(link[0]));
    return links[alike] ?? links.at(-1);
  });
  if (through.length === 0 || through.some((link) => link === undefined)) return false;
  nodes.delete(id);
  for (const [other, reader] of nodes) {
    const inputs = Object.entries(reader.inputs).map(([name, input]) => {
      const link = linkOf(input);
      return [name, link?.[0] === id ? [...(through[link[1]] ?? [])] : input] as const;
    });
    nodes.set(other, { ...reader, inputs: Object.fromEntries(inputs) });
  }
  return true;
}
