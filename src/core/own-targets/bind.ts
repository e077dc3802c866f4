// Puts placeholders into a graph where a binding says, and leaves out what the finished file does not need. Files that a job may not have are
// options; a person's LoRAs have places behind the models.
import type { CheckResult } from "../../contracts/check.ts";
import type { BoundWidget, OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { Workflow, WorkflowInput, WorkflowNode } from "../../contracts/files/workflow.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import { findSavers, reach } from "../workflow/graph-ends.ts";
import type { ClassInput, NodeClass, NodeClasses } from "../workflow/node-class.ts";
import { asConstant } from "../workflow/import-ui-workflow.ts";
import { addLoraPlaces } from "./add-lora-places.ts";
import { inputsOf } from "./graph-inputs.ts";
import { optionalFiles } from "./optional-files.ts";
import { switchRule } from "./find-switch.ts";
import { settleGraph } from "./settle-graph.ts";

type Bound = Pick<OwnTargetFile, "binding" | "output" | "saver" | "kind">;
type Derived = NonNullable<Workflow["derived"]>;

const A_KIND = { video: "the video", image: "the picture", audio: "the sound" } as const;

/** The portable graph, or the sentence that names a place of the binding that is not there. `classes` say what a widget takes. */
export function bindGraph(saved: ApiGraph, bound: Bound, classes: NodeClasses): CheckResult<Workflow> {
  const { binding, output, saver, kind } = bound;
  const graph = settleGraph(saved, classes);
  if (!Object.hasOwn(graph, output) || graph[output]?.class_type !== saver) {
    const sentence = `the workflow has no node ${output} of the class ${saver}, which saves ${A_KIND[kind]}: look at it again`;
    return { ok: false, sentence };
  }
  const others = kind === "video" ? findSavers(graph, classes).filter((id) => id !== output) : [];
  const ids = new Set([output, ...others].flatMap((id) => reach(graph, id)));
  // Seconds follow from frames and their rate, so that a job need not know that a graph asks for them.
  const derived: Derived = binding["seconds"] ? { seconds: { of: "length", per: "fps" } } : {};
  if (binding["switch_step"]) {
    const rule = switchRule(binding, (place) => valueIn(graph, place, classes));
    if (!rule)
      return {
        ok: false,
        sentence: "switch_step follows from steps, which go nowhere: say where, or leave both as they are",
      };
    derived["switch_step"] = rule;
  }
  const placed = placeValues(graph, ids, bound, { classes, derived });
  if (!placed.ok) return placed;
  const placeholders = placed.value;
  const portable = (id: string, from: ApiGraph) => nodeWith(from, id, placeholders.get(id));
  const { nodes, options } = optionalFiles(withoutLinks(graph, placeholders), bound, {
    classes,
    ends: [output, ...others],
    portable,
  });
  const result = { node: output, kind, ...(others.length > 0 && { others }) };
  const rules = Object.keys(derived).length > 0 ? { derived } : {};
  const workflow: Workflow = { chains: {}, nodes, options, ...rules, output: result };
  return { ok: true, value: addLoraPlaces(workflow, binding, classes) };
}

/** Node id to its fields and the values that go there. */
type Placeholders = Map<string, Map<string, string>>;

function placeValues(
  graph: ApiGraph,
  ids: ReadonlySet<string>,
  { binding, kind }: Bound,
  { classes, derived }: { readonly classes: NodeClasses; readonly derived: Derived },
): CheckResult<Placeholders> {
  const placeholders: Placeholders = new Map();
  const all = Object.entries(binding).flatMap(([param, places]) => places.map((place) => ({ param, place })));
  for (const { param, place } of all) {
    const nodeClass = classes(place.class_type);
    const problem = ids.has(place.node) ? problemOf(graph, place, nodeClass) : `which ${A_KIND[kind]} is not made of`;
    if (problem !== undefined) {
      const where = `${place.class_type}.${place.field} of the node ${place.node}`;
      return { ok: false, sentence: `${param} goes to ${where}, ${problem}` };
    }
    const name = param === "seed" ? fitSeed(inputAt(graph, place, nodeClass), derived) : param;
    placeholders.set(place.node, (placeholders.get(place.node) ?? new Map<string, string>()).set(place.field, name));
  }
  return { ok: true, value: placeholders };
}

/** Where a job puts its own value nothing is computed. */
function withoutLinks(graph: ApiGraph, placeholders: Placeholders): ApiGraph {
  const free = [...placeholders].map(([id, fields]) => {
    const node = graph[id] as ApiGraph[string];
    const kept = Object.entries(node.inputs).filter(([name, input]) => !fields.has(name) || !linkOf(input));
    return [id, { ...node, inputs: Object.fromEntries(kept) }] as const;
  });
  return { ...graph, ...Object.fromEntries(free) };
}

function problemOf(graph: ApiGraph, { node, class_type, field }: BoundWidget, nodeClass: NodeClass | undefined) {
  const own = graph[node];
  if (own?.class_type !== class_type) return `but that node is of the class ${own?.class_type ?? ""}`;
  const input = inputAt(graph, { node, field }, nodeClass);
  if (nodeClass && !input) return "which the class does not have";
  return linkOf(own.inputs[field]) && input?.isWidget !== true ? "which is linked to another node" : undefined;
}

function inputAt(graph: ApiGraph, { node, field }: Pick<BoundWidget, "node" | "field">, nodeClass?: NodeClass) {
  const own = graph[node];
  return nodeClass && own && inputsOf(nodeClass, own).find(({ name }) => name === field);
}

/** What a widget holds in the workflow. */
function valueIn(graph: ApiGraph, place: BoundWidget, classes: NodeClasses): unknown {
  return graph[place.node]?.inputs[place.field] ?? inputAt(graph, place, classes(place.class_type))?.preset;
}

/** Some widgets take less than a seed: they get the rest of it. */
function fitSeed(input: ClassInput | undefined, derived: Derived): string {
  const max = input?.about["max"];
  if (typeof max !== "number" || max > Number.MAX_SAFE_INTEGER || !Number.isInteger(max) || max < 1) return "seed";
  const name = `seed_below_${max + 1}`;
  derived[name] = { of: "seed", below: max + 1 };
  return name;
}

function nodeWith(graph: ApiGraph, id: string, placeholders: ReadonlyMap<string, string> | undefined): WorkflowNode {
  const inputs = new Map<string, WorkflowInput>();
  for (const [name, value] of Object.entries(graph[id]?.inputs ?? {})) {
    const link = linkOf(value);
    if (link && !Object.hasOwn(graph, link[0])) continue;
    const input = link ? ([link[0], link[1]] as [string, number]) : asConstant(value);
    if (input !== undefined) inputs.set(name, input);
  }
  for (const [field, param] of placeholders ?? []) inputs.set(field, { value: param });
  return { class_type: graph[id]?.class_type ?? "", inputs: Object.fromEntries(inputs) };
}
