// Which widgets of a graph take which value, by their names. Several that hold the same are one place. Of others the likeliest are taken,
// and a person is asked.
import type { TargetKind } from "../../contracts/files/target.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { findSwitch } from "./find-switch.ts";
import { reach } from "../workflow/graph-ends.ts";
import { lastName, primitiveAt, primitivesBehind, type FoundPlaces, type GraphInput } from "./graph-inputs.ts";

export interface Ambiguous {
  readonly param: string;
  /** What could take it; none where it is to be said only whether it is given at all. */
  readonly places: readonly GraphInput[];
}

export interface FoundParams {
  /** Parameter to its places and to how they were found. */
  readonly found: ReadonlyMap<string, FoundPlaces>;
  readonly ambiguous: readonly Ambiguous[];
}

type Names = readonly string[];

/** Earlier rows of a parameter are better: the next is only looked at when no widget has a name of it. */
const PARAMS: Readonly<Record<string, readonly Names[]>> = {
  seed: [["seed", "noise_seed"]],
  steps: [["steps"]],
  cfg: [["cfg"], ["cfg_scale", "guidance_scale"]],
  guidance: [["guidance"]],
  sampler: [["sampler_name"], ["sampler"]],
  scheduler: [["scheduler"]],
  shift: [["shift"]],
  width: [["width"], ["video_width"]],
  height: [["height"], ["video_height"]],
  length: [["length", "num_frames", "video_length", "frames_number", "frame_count", "video_frames"]],
  fps: [["fps", "frame_rate", "framerate"]],
};
/** Of a video alone: as many pictures as it has frames. */
const PICTURES: readonly Names[] = [["amount"], ["batch_size"]];
const CHOICES = new Set(["sampler", "scheduler"]);
const SIZES: readonly string[] = ["width", "height", "length"];
/** A number that others are computed of is one to give: half a width, a rate as a fraction. */
const TRACED = new Set(["width", "height", "fps"]);

export function findParams(
  graph: ApiGraph,
  places: readonly GraphInput[],
  { classes, kind }: { readonly classes: NodeClasses; readonly kind: TargetKind },
): FoundParams {
  const found = new Map<string, FoundPlaces>();
  const ambiguous: Ambiguous[] = [];
  const rowsOf = new Map<string, readonly GraphInput[]>();
  for (const [param, rows] of Object.entries(PARAMS)) {
    const row = namedPlaces(param, param === "length" && kind === "video" ? [...rows, ...PICTURES] : rows, places);
    rowsOf.set(param, row);
    const sources = atTheirSource(graph, row, { classes, isTraced: TRACED.has(param) });
    const candidates = SIZES.includes(param)
      ? independent(graph, sources)
      : sources.filter(({ isLinked }) => !isLinked);
    if (candidates.length === 0) continue;
    found.set(param, choose(param, candidates));
    if (candidates.length > 1 && !areOne(candidates)) ambiguous.push({ param, places: candidates });
  }
  ambiguous.push(...addSwitch(found, findSwitch(graph, places, { classes, steps: found.get("steps") })));
  if (areShared(found)) for (const side of ["width", "height"]) found.set(side, choose(side, rowsOf.get(side) ?? []));
  const sound = places.filter(isSoundLength);
  if (sound.length > 0) found.set("seconds", { places: sound, how: howFound(sound) });
  return { found, ambiguous };
}

/** A person is asked whether the step moves at all. */
function addSwitch(found: Map<string, FoundPlaces>, over: FoundPlaces | undefined): Ambiguous[] {
  if (!over) return [];
  found.set("switch_step", over);
  return [{ param: "switch_step", places: [] }];
}

/** Those of the first row of names that any has. */
function namedPlaces(param: string, rows: readonly Names[], places: readonly GraphInput[]): readonly GraphInput[] {
  const types = CHOICES.has(param) ? ["COMBO"] : ["INT", "FLOAT"];
  const fitting = places.filter(({ input }) => types.includes(input.type));
  const named = rows.map((names) => fitting.filter(({ input }) => names.includes(lastName(input))));
  return named.find((row) => row.length > 0) ?? [];
}

/** How long an empty sound is: as long as the pictures. */
function isSoundLength({ input, nodeClass }: GraphInput): boolean {
  const isLength = input.type === "FLOAT" && (input.name === "duration" || input.name === "seconds");
  return isLength && nodeClass.outputs.some(({ type }) => type === "AUDIO" || type === "LATENT");
}

/** A linked widget stands for the primitive node that it is linked to; one that is computed, of a single side's number, for that. */
function atTheirSource(
  graph: ApiGraph,
  places: readonly GraphInput[],
  { classes, isTraced }: { readonly classes: NodeClasses; readonly isTraced: boolean },
): GraphInput[] {
  const settled = places.map((place): GraphInput => {
    const link = place.isLinked && linkOf(place.node.inputs[place.input.name]);
    if (!link) return place;
    const { nodeClass, input } = place;
    const primitive = primitiveAt(graph, link[0], classes);
    if (primitive && (isTraced || !primitive.isLinked)) return { ...primitive, for: { nodeClass, input } };
    const [only, ...others] = isTraced ? (primitivesBehind(graph, link[0], classes) ?? []) : [];
    return only && others.length === 0 ? { ...only, for: { nodeClass, input } } : place;
  });
  const known = new Map<string, GraphInput>();
  for (const place of settled) {
    const key = `${place.id} ${place.input.name}`;
    if (!known.has(key)) known.set(key, place);
  }
  return [...known.values()];
}

/** Without those whose number is computed of another one's, however: they follow it. */
function independent(graph: ApiGraph, places: readonly GraphInput[]): GraphInput[] {
  const own = new Set(places.filter(({ isLinked }) => !isLinked).map(({ id }) => id));
  return places.filter(({ node, input, isLinked }) => {
    const link = isLinked && linkOf(node.inputs[input.name]);
    return !link || !reach(graph, link[0]).some((id) => own.has(id));
  });
}

/** What makes a latent, or the first pictures, knows how large and how long they become. */
function isMaker({ nodeClass: own, for: reader }: GraphInput): boolean {
  const { outputs, inputs } = reader?.nodeClass ?? own;
  const isFirst = !inputs.some(({ type }) => type === "IMAGE" || type === "LATENT" || type === "*");
  const makes = (name: string) => outputs.some(({ type }) => type === name);
  return makes("LATENT") || (makes("IMAGE") && isFirst);
}

function choose(param: string, candidates: readonly GraphInput[]): FoundPlaces {
  if (areOne(candidates)) return { places: candidates, how: howFound(candidates) };
  if (param === "seed") return { places: candidates, how: `by their names: all ${candidates.length} get the one seed` };
  if (SIZES.includes(param)) return chooseSize(candidates);
  const [first] = candidates;
  const alike = candidates.every(({ value }) => value === first?.value);
  if (alike) return { places: candidates, how: `by their names: all ${candidates.length} hold the same` };
  if (param === "fps") return chooseRate(candidates);
  return { places: [], how: `${candidates.length} places hold different values: the workflow's own are kept` };
}

/** Rates that are nearly the same are one; a film of twice the rate has frames that were made between others. */
function chooseRate(candidates: readonly GraphInput[]): FoundPlaces {
  const [first] = candidates;
  const isNear = ({ value }: GraphInput) => Math.abs(Number(value) / Number(first?.value) - 1) < 0.25;
  const places = candidates.filter(isNear);
  const how = places.length < candidates.length ? `${howFound(places)}, the nearest to what is saved` : "";
  return { places, how: how || `by their names: all ${places.length} get the one rate` };
}

/** Those that make the latent, and what holds the same number; the largest where several are made. */
function chooseSize(candidates: readonly GraphInput[]): FoundPlaces {
  const makers = candidates.filter(isMaker);
  const among = makers.length > 0 ? makers : candidates;
  const best = among.reduce((one, other) => (Number(other.value ?? 0) > Number(one.value ?? 0) ? other : one));
  const source = (place: GraphInput) => JSON.stringify(place.isLinked && place.node.inputs[place.input.name]);
  const isAlike = (place: GraphInput) => place.value === best.value && source(place) === source(best);
  const places = candidates.filter(isAlike);
  return { places, how: `${howFound(places)}, where its size is decided` };
}

/** One number that is both sides of a square cannot take two values: the widgets behind it take them. */
function areShared(found: ReadonlyMap<string, FoundPlaces>): boolean {
  const [width, height] = [found.get("width"), found.get("height")];
  const isAt = (place: GraphInput) => (other: GraphInput) =>
    other.id === place.id && other.input.name === place.input.name;
  return width?.places.some((place) => height?.places.some(isAt(place))) === true;
}

/** The same class with the same value. */
export function areOne(places: readonly GraphInput[]): boolean {
  const [first] = places;
  return places.every(
    ({ node, value, isLinked }) =>
      node.class_type === first?.node.class_type && value === first.value && isLinked === first.isLinked,
  );
}

export function howFound(places: readonly GraphInput[]): string {
  const [first] = places;
  const name = first?.for
    ? `${first.for.nodeClass.name}.${first.for.input.name}, from ${first.node.class_type}`
    : `${first?.node.class_type ?? ""}.${first?.input.name ?? ""}`;
  const classes = new Set(places.map(({ node }) => node.class_type));
  if (places.length === 1) return `by its name: ${name}`;
  const many = classes.size === 1 ? `all ${places.length} with the same value` : `${places.length} with the same value`;
  return `by its name: ${name}, ${many}`;
}
