// A target of a show's own, proposed from any workflow: where its values go, what it can make, and what is left to decide.
// docs/http.md "Targets of a show's own".
import type { GraphBinding, OwnTargetFile } from "../../contracts/files/own-target.ts";
import type { ApiGraph } from "../workflow/api-graph.ts";
import { findEnds, reach, type GraphEnd } from "../workflow/graph-ends.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { unofferedChoices } from "./fit-values.ts";
import { fillsOf, warnOfFixedParts, type Fills } from "./fill-files.ts";
import { findMedia } from "./find-media.ts";
import { findModels, type FoundModel } from "./find-models.ts";
import { findParams, howFound, type Ambiguous } from "./find-params.ts";
import { findPrompts } from "./find-prompts.ts";
import { settleGraph } from "./settle-graph.ts";
import { writeTarget } from "./write-target.ts";
import { graphInputs, paidNodes, type FoundPlaces, type GraphInput } from "./graph-inputs.ts";
import type { ProposeRequest } from "./propose-request.ts";
import type { CheckResult } from "../../contracts/check.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import { bindGraph } from "./bind.ts";
import { lostNames } from "../workflow/portable-graph.ts";

export interface Proposal {
  readonly target: OwnTargetFile;
  readonly matched: Readonly<Record<string, string>>;
  readonly ambiguous: readonly Ambiguous[];
  /** Every parameter that has a place or could have one. */
  readonly params: ReadonlyMap<string, FoundPlaces & { readonly candidates: readonly GraphInput[] }>;
  /** What its result could be taken from, the likeliest first. */
  readonly ends: readonly (GraphEnd & { readonly class_type: string; readonly title: string })[];
  readonly models: readonly FoundModel[];
  readonly warnings: readonly string[];
  /** Why it cannot make anything, in sentences. */
  readonly problems: readonly string[];
  /** Classes that do not come with the host, and their modules. */
  readonly packs: Readonly<Record<string, string>>;
  readonly unbound: readonly GraphInput[];
  /** The prompt that the workflow was made with. */
  readonly sample: string | null;
}

/** The proposal, or undefined when no node makes anything of that kind. */
export function propose(asked: ProposeRequest): Proposal | undefined {
  const { classes } = asked;
  const request = { ...asked, graph: settleGraph(asked.graph, classes) };
  const { graph } = request;
  const ends = findEnds(graph, classes).filter(({ kind, isPreview }) => !isPreview && (asked.kind ?? kind) === kind);
  const end = ends.find(({ id }) => id === asked.output) ?? ends[0];
  if (!end) return undefined;
  const { id: output, kind } = end;
  const ids = reach(graph, output);
  const all = graphInputs(graph, ids, classes);
  const places = all.filter(({ isLinked }) => !isLinked);
  const media = findMedia(graph, ids, places);
  const fills = fillsOf(media, kind);
  const models = findModels(places, request.targets, request.urls);
  const { params, ambiguous } = findAll({ request, kind, output, ids, all, fills, models });
  const matched = new Map([...params].filter(([, { places: taken }]) => taken.length > 0));
  const hasSound = ids.some((id) => classes(graph[id]?.class_type ?? "")?.outputs.some(({ type }) => type === "AUDIO"));
  const binding = bindingOf(matched);
  const target = writeTarget(request, { output, kind, matched, binding, models, hasSound });
  const bound = new Set([...matched.values()].flatMap((each) => each.places));
  const asks = [...ambiguous.filter(({ param }) => params.has(param)), ...fills.asked];
  const candidates = new Map(asks.map(({ param, places: open }) => [param, open]));
  return {
    target,
    matched: Object.fromEntries([...matched].map(([param, { how }]) => [param, how])),
    ambiguous: asks,
    params: new Map(
      [...params].map(([param, each]) => [param, { ...each, candidates: candidates.get(param) ?? each.places }]),
    ),
    ends: ends.map((each) => ({ ...each, ...describeNode(graph, each.id) })),
    models,
    warnings: [
      ...warn({ target, others: ends.filter((each) => each.kind === kind).length - 1, binding }),
      ...fills.warnings,
      ...warnOfFixedParts(media, places),
    ],
    problems: problemsOf(request, target, ids, fills),
    packs: packsOf(graph, ids, classes),
    unbound: places.filter((place) => !bound.has(place)),
    sample: sampleOf(params.get("prompt")?.places),
  };
}

interface Parts {
  readonly request: ProposeRequest;
  readonly kind: OwnTargetFile["kind"];
  readonly output: string;
  readonly ids: readonly string[];
  readonly all: readonly GraphInput[];
  readonly fills: Fills;
  readonly models: readonly FoundModel[];
}

/** Every parameter with its places. */
function findAll({ request: { graph, classes }, kind, output, ids, all, fills, models }: Parts) {
  const places = all.filter(({ isLinked }) => !isLinked);
  const { found, ambiguous } = findParams(graph, all, { classes, kind });
  const params = new Map<string, FoundPlaces>(found);
  for (const [param, texts] of Object.entries(findPrompts(graph, ids, places))) {
    const own = texts as readonly GraphInput[];
    if (own.length > 0) params.set(param, { places: own, how: `behind what the sampler takes: ${howFound(own)}` });
  }
  const prefix = places.filter(({ id, input }) => id === output && input.name === "filename_prefix");
  if (prefix.length > 0) params.set("prefix", { places: prefix, how: howFound(prefix) });
  for (const [param, each] of fills.filled) params.set(param, each);
  for (const { param, place } of models) {
    const own = [...(params.get(param)?.places ?? []), place];
    params.set(param, { places: own, how: howFound(own) });
  }
  if (kind !== "video") params.delete("fps");
  if (kind === "image") params.delete("length");
  return { params, ambiguous };
}

function problemsOf(
  { graph, classes }: ProposeRequest,
  target: OwnTargetFile,
  ids: readonly string[],
  fills: Fills,
): string[] {
  const names = ids.map((id) => graph[id]?.class_type ?? "");
  const idle = "nothing in it takes a prompt or a picture: it makes the same each time";
  return [
    ...(takesNothing(target) ? [idle] : []),
    ...paidNodes(names, classes),
    ...fills.problems,
    ...unofferedChoices(graph, ids, classes),
  ];
}

function describeNode(graph: ApiGraph, id: string) {
  const { class_type: classType = "", _meta: meta } = graph[id] ?? {};
  return { class_type: classType, title: meta?.title ?? classType };
}

/** A video may be drawn by nodes alone, to try a host with. */
function takesNothing({ kind, binding }: OwnTargetFile): boolean {
  return kind !== "video" && binding["prompt"] === undefined && binding["ref_image_1"] === undefined;
}

function sampleOf(places: readonly GraphInput[] = []): string | null {
  const texts = places.map(({ value }) => value).filter((value) => typeof value === "string" && value.trim() !== "");
  return (texts[0] as string | undefined) ?? null;
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
const OF_KIND: Readonly<Record<OwnTargetFile["kind"], readonly string[]>> = {
  video: ["prompt", "seed", "width", "height", "length"],
  image: ["prompt", "seed", "width", "height"],
  audio: ["prompt", "seed"],
};
const A_KIND = { video: "a video", image: "a picture", audio: "a sound" } as const;

function warn({ target, others, binding }: { target: OwnTargetFile; others: number; binding: GraphBinding }): string[] {
  const isBound = (param: string) => binding[param] !== undefined || (param === "length" && binding["seconds"]);
  return [
    ...OF_KIND[target.kind].flatMap((param) => (isBound(param) ? [] : [WITHOUT[param] ?? ""])),
    ...(target.kind === "video"
      ? [`its longest take, ${target.template.frames.max} frames, is a guess: put in what the model can make`]
      : []),
    ...(others > 0 ? [`several nodes save ${A_KIND[target.kind]}: one is taken, the others are left out`] : []),
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
  const about = { id: "adopted", label: "", workflow: null, targets: [], urls: new Map(), kind: "video" as const };
  const proposal = propose({ graph, classes, ...about });
  const bound = proposal && bindGraph(graph, proposal.target, classes);
  if (!bound?.ok) return bound;
  const lost = lostNames(shipped, bound.value);
  return { ok: true, value: lost.length > 0 ? { ...bound.value, lost } : bound.value };
}
