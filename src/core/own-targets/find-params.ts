// Which widgets of a graph take which value, by their names. Several of one class that hold the same are one place; others are for a
// person to choose between.
import type { GraphInput } from "./graph-inputs.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";

export interface Ambiguous {
  readonly param: string;
  readonly places: readonly GraphInput[];
}

export interface FoundParams {
  /** Parameter to its places and to how they were found. */
  readonly found: ReadonlyMap<string, { readonly places: readonly GraphInput[]; readonly how: string }>;
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
  length: [["length", "num_frames", "video_length", "frames_number", "frame_count"], ["amount"], ["batch_size"]],
  fps: [["fps", "frame_rate", "framerate"]],
};
const KINDS: Readonly<Record<string, string>> = { sampler: "COMBO", scheduler: "COMBO" };

export function findParams(places: readonly GraphInput[]): FoundParams {
  const found = new Map<string, { places: readonly GraphInput[]; how: string }>();
  const ambiguous: Ambiguous[] = [];
  for (const [param, rows] of Object.entries(PARAMS)) {
    const kind = KINDS[param];
    const named = rows.map((names) => places.filter((place) => names.includes(place.input.name) && isOf(place, kind)));
    const candidates = named.find((row) => row.length > 0);
    if (!candidates) continue;
    if (areOne(candidates)) found.set(param, { places: candidates, how: howFound(candidates) });
    else ambiguous.push({ param, places: candidates });
  }
  const sound = places.filter(isSoundLength);
  if (sound.length > 0) found.set("seconds", { places: sound, how: howFound(sound) });
  return { found, ambiguous };
}

/** How long an empty sound is: as long as the pictures. */
function isSoundLength({ input, nodeClass }: GraphInput): boolean {
  const isLength = input.type === "FLOAT" && (input.name === "duration" || input.name === "seconds");
  return isLength && nodeClass.outputs.some(({ type }) => type === "AUDIO");
}

function isOf({ input }: GraphInput, kind: string | undefined): boolean {
  return kind === undefined ? input.type === "INT" || input.type === "FLOAT" : input.type === kind;
}

/** The same class with the same value. */
export function areOne(places: readonly GraphInput[]): boolean {
  const [first] = places;
  return places.every((place) => place.node.class_type === first?.node.class_type && place.value === first.value);
}

export function howFound(places: readonly GraphInput[]): string {
  const [first] = places;
  const name = `${first?.node.class_type ?? ""}.${first?.input.name ?? ""}`;
  return places.length === 1
    ? `by its name: ${name}`
    : `by its name: ${name}, all ${places.length} with the same value`;
}

export interface Prompts {
  readonly prompt: readonly GraphInput[];
  readonly negative: readonly GraphInput[];
}

const TEXTS = new Set(["text", "prompt", "positive_prompt", "string", "value", "t5xxl", "clip_l"]);

/** Where the prompt and the negative go: from what a sampler takes as positive and negative back to the text that it is made of. */
export function findPrompts(graph: ApiGraph, ids: readonly string[], places: readonly GraphInput[]): Prompts {
  const texts = places.filter(({ input }) => input.type === "STRING" && TEXTS.has(input.name));
  const behind = (side: "positive" | "negative") => {
    const links = ids.flatMap((id) => [linkOf(graph[id]?.inputs[side])?.[0]].filter((from) => from !== undefined));
    return nearest(graph, links, { texts, side });
  };
  const negative = behind("negative");
  const prompt = behind("positive").filter((place) => !negative.includes(place));
  if (prompt.length > 0) return { prompt, negative };
  const guided = nearest(graph, guidersOf(graph, ids), { texts, side: "positive" });
  if (guided.length > 0) return { prompt: guided, negative };
  return { prompt: texts.filter((place) => isPrompt(place) && !negative.includes(place)), negative };
}

/** Nodes that hand one conditioning to a sampler. */
function guidersOf(graph: ApiGraph, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const link = linkOf(graph[id]?.inputs["conditioning"]);
    return link ? [link[0]] : [];
  });
}

function isPrompt({ input }: GraphInput): boolean {
  return input.name.includes("prompt") || input.about["multiline"] === true;
}

/** The first texts on every way back; at a node that takes both sides the way goes on along its own side. */
function nearest(
  graph: ApiGraph,
  from: readonly string[],
  { texts, side }: { texts: readonly GraphInput[]; side: "positive" | "negative" },
): GraphInput[] {
  const found = new Set<GraphInput>();
  const seen = new Set(from);
  for (const id of seen) {
    const own = texts.filter((place) => place.id === id);
    for (const place of own) found.add(place);
    if (own.length > 0) continue;
    const inputs = graph[id]?.inputs ?? {};
    const sided = linkOf(inputs[side]);
    const links = sided
      ? [sided]
      : Object.values(inputs).flatMap((input) => [linkOf(input)].filter((link) => link !== undefined));
    for (const [next] of links) if (Object.hasOwn(graph, next)) seen.add(next);
  }
  return [...found];
}
