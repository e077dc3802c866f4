// A graph as a target runs it: of every switch the way that it takes, and where nothing is saved, a node that saves in place of the one
// that shows.
import type { TargetKind } from "../../contracts/files/target.ts";
import { linkOf, type ApiGraph, type ApiNode } from "../workflow/api-graph.ts";
import { findEnds } from "../workflow/graph-ends.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { fitValues } from "./fit-values.ts";
import { primitiveAt } from "./graph-inputs.ts";

/** What the host saves each kind with; a place that reads classes of a workflow reads these too. */
export const SAVERS: Readonly<Record<TargetKind, string>> = {
  video: "SaveVideo",
  image: "SaveImage",
  audio: "SaveAudio",
};

export function settleGraph(graph: ApiGraph, classes: NodeClasses): ApiGraph {
  return fitValues(saveShown(foldSwitches(graph, classes), classes), classes);
}

type Input = ApiNode["inputs"][string];

/** The host would look at both ways before a run, and refuse a file that only the other one loads. */
function foldSwitches(graph: ApiGraph, classes: NodeClasses): ApiGraph {
  const taken = new Map(
    Object.keys(graph).flatMap((id) => {
      const way = wayOf(graph, id, classes);
      return way === undefined ? [] : [[id, graph[id]?.inputs[way]] as const];
    }),
  );
  if (taken.size === 0) return graph;
  const kept = Object.entries(graph).filter(([id]) => !taken.has(id));
  return Object.fromEntries(
    kept.map(([id, node]) => {
      const inputs = Object.entries(node.inputs).flatMap(([name, input]) => {
        const through = follow(input, taken);
        return through === undefined ? [] : [[name, through] as const];
      });
      return [id, { ...node, inputs: Object.fromEntries(inputs) }];
    }),
  );
}

/** Which input a switch passes on; undefined for every other node, and while a run decides it. */
function wayOf(graph: ApiGraph, id: string, classes: NodeClasses): "on_true" | "on_false" | undefined {
  const nodeClass = classes(graph[id]?.class_type ?? "");
  const has = (name: string) => nodeClass?.inputs.some((input) => input.name === name) === true;
  if (!has("switch") || !has("on_true") || !has("on_false")) return undefined;
  const given = graph[id]?.inputs["switch"];
  const link = linkOf(given);
  const value = link ? primitiveAt(graph, link[0], classes)?.value : given;
  if (typeof value !== "boolean") return undefined;
  return value ? "on_true" : "on_false";
}

function follow(input: Input, taken: ReadonlyMap<string, Input>): Input {
  let at = input;
  for (let steps = 0; steps <= taken.size; steps++) {
    const link = linkOf(at);
    if (!link || !taken.has(link[0])) return at;
    at = taken.get(link[0]);
  }
  return undefined;
}

/** The first thing that is shown is saved under the id of the node that shows it. */
function saveShown(graph: ApiGraph, classes: NodeClasses): ApiGraph {
  const ends = findEnds(graph, classes);
  const [end] = ends;
  if (!end || ends.some(({ isPreview }) => !isPreview)) return graph;
  const shown = Object.values(graph[end.id]?.inputs ?? {}).find((input) => linkOf(input));
  const name = SAVERS[end.kind];
  const saver = classes(name);
  if (!saver) return graph;
  const inputs = saver.inputs.flatMap(({ name: input, isWidget, isRequired, preset }): [string, unknown][] => {
    if (!isWidget) return isRequired ? [[input, shown]] : [];
    return preset === undefined ? [] : [[input, preset]];
  });
  return { ...graph, [end.id]: { class_type: name, inputs: Object.fromEntries(inputs), _meta: { title: name } } };
}
