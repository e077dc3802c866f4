// A target of a show's own, proposed from any workflow: where its values go, what it can make, and what is left to decide.
// docs/http.md "Targets of a show's own".
import type { GraphBinding, OwnTargetFile } from "../../contracts/files/own-target.ts";
import { type ApiGraph, findSavers } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { findModels, type FoundModel } from "./find-models.ts";
import { findParams, howFound, type Ambiguous, findPrompts } from "./find-params.ts";
import { writeTarget } from "./write-target.ts";
import { graphInputs, reach, type GraphInput, type ProposeRequest } from "./graph-inputs.ts";
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { bindGraph } from "./bind.ts";
import { lostNames } from "../workflow/portable-graph.ts";

export interface Proposal {
  readonly target: OwnTargetFile;
  readonly matched: Readonly<Record<string, string>>;
  readonly ambiguous: readonly Ambiguous[];
  readonly models: readonly FoundModel[];
  readonly warnings: readonly string[];
  /** Classes that do not come with the host, and their modules. */
  readonly packs: Readonly<Record<string, string>>;
  readonly unbound: readonly GraphInput[];
}

/** The proposal, or undefined when no node saves a video. */
export function propose(request: ProposeRequest): Proposal | undefined {
  const { graph, classes } = request;
  const [output, ...others] = findSavers(graph, classes);
  if (output === undefined) return undefined;
  const ids = reach(graph, output);
  const places = graphInputs(graph, ids, classes);
  const { found, ambiguous } = findParams(places);
  const matched = new Map(found);
  for (const [param, texts] of Object.entries(findPrompts(graph, ids, places))) {
    const own = (texts as readonly GraphInput[]).filter((place) => place.input.type === "STRING");
    if (own.length > 0) matched.set(param, { places: own, how: `behind what the sampler takes: ${howFound(own)}` });
  }
  const prefix = places.filter(({ id, input }) => id === output && input.name === "filename_prefix");
  if (prefix.length > 0) matched.set("prefix", { places: prefix, how: howFound(prefix) });
  const pictures = places.filter(({ input }) => input.about["image_upload"] === true);
  if (pictures.length === 1) matched.set("first_frame", { places: pictures, how: "the only picture that it loads" });
  const asked = pictures.length > 1 ? [...ambiguous, { param: "first_frame", places: pictures }] : ambiguous;
  const models = findModels(places, request.targets);
  for (const { param, place } of models) {
    if (param !== "lora") matched.set(param, { places: [place], how: howFound([place]) });
  }
  const hasSound = ids.some((id) => classes(graph[id]?.class_type ?? "")?.outputs.some(({ type }) => type === "AUDIO"));
  const binding = bindingOf(matched);
  const target = writeTarget(request, { output, matched, binding, models, hasSound });
  const bound = new Set([...matched.values()].flatMap((each) => each.places));
  return {
    target,
    matched: Object.fromEntries([...matched].map(([param, { how }]) => [param, how])),
    ambiguous: asked,
    models,
    warnings: warn({ target, others: others.length, binding }),
    packs: packsOf(graph, ids, classes),
    unbound: places.filter((place) => !bound.has(place)),
  };
}

function bindingOf(matched: ReadonlyMap<string, { readonly places: readonly GraphInput[] }>): GraphBinding {
  return Object.fromEntries(
    [...matched].map(([param, { places }]) => [
      param,
      places.map(({ id, node, input }) => ({ node: id, class_type: node.class_type, field: input.name })),
    ]),
  );
}

/** What it does without: `place` is what a person looks for in the workflow. */
const WITHOUT: Readonly<Record<string, string>> = {
  prompt: "nothing takes the prompt: every shot is made of the text in the workflow",
  seed: "nothing takes the seed: every take of a shot is the same",
  width: "nothing takes the width: it makes the workflow's own size",
  height: "nothing takes the height: it makes the workflow's own size",
  length: "nothing takes the length: every shot is as long as the workflow makes it",
};

function warn({ target, others, binding }: { target: OwnTargetFile; others: number; binding: GraphBinding }): string[] {
  const { frames } = target.template;
  return [
    ...Object.entries(WITHOUT).flatMap(([param, sentence]) => (binding[param] ? [] : [sentence])),
    `its longest take, ${frames.max} frames, is a guess: put in what the model can make`,
    ...(others > 0 ? ["several nodes save a video: the first is taken, the others are left out"] : []),
  ];
}

function packsOf(graph: ApiGraph, ids: readonly string[], classes: NodeClasses): Record<string, string> {
  const used = ids.flatMap((id) => [classes(graph[id]?.class_type ?? "")].filter((each) => each !== undefined));
  const foreign = used.filter(({ module }) => !/^(nodes$|comfy_extras\.|comfy_api_nodes)/.test(module));
  return Object.fromEntries(foreign.map(({ name, module }) => [name, module]));
}

// A user's workflow in place of a shipped one: none of its nodes is known, so its inputs are found by name. What
// it has no place for is lost, and a job that has it is refused by name.

/** The portable graph of a video workflow; undefined when no node saves a video. */
export function adoptGraph(
  shipped: Workflow,
  graph: ApiGraph,
  classes: NodeClasses,
): CheckResult<Workflow> | undefined {
  const proposal = propose({ graph, classes, id: "adopted", label: "", workflow: null, targets: [], urls: new Map() });
  const bound = proposal && bindGraph(graph, proposal.target, classes);
  if (!bound?.ok) return bound;
  const lost = lostNames(shipped, bound.value);
  return { ok: true, value: lost.length > 0 ? { ...bound.value, lost } : bound.value };
}
