// The files that a graph loads beside its models: pictures, sounds and videos, and what each is used as.
import type { TargetKind } from "../../contracts/files/target.ts";
import { linkOf, type ApiGraph } from "../workflow/api-graph.ts";
import { lastName, type GraphInput } from "./graph-inputs.ts";

export type MediaUse = "first" | "last" | "reference" | "mask" | "plain";

export interface FoundMedia {
  readonly place: GraphInput;
  readonly kind: TargetKind;
  readonly use: MediaUse;
  /** The input that says so, for people: `WanImageToVideo.start_image`. */
  readonly by: string | null;
  /** Whether the host has the file that the workflow names. */
  readonly isThere: boolean;
}

const UPLOADS: readonly (readonly [string, TargetKind])[] = [
  ["image_upload", "image"],
  ["animated_image_upload", "image"],
  ["video_upload", "video"],
  ["audio_upload", "audio"],
];

/** In the order in which a person numbers them: by the numbers of the inputs that they go to, then as they lie in the graph. */
export function findMedia(graph: ApiGraph, ids: readonly string[], places: readonly GraphInput[]): FoundMedia[] {
  const consumers = consumersOf(graph, new Set(ids));
  const found = places.flatMap((place) => {
    const mark = UPLOADS.find(([name]) => place.input.about[name] === true);
    if (!mark || place.isLinked || place.value === "") return [];
    const { use, by, number } = useOf(graph, place.id, consumers);
    const isThere = place.input.choices.includes(place.value);
    return [{ place, kind: mark[1], use, by, isThere, number }];
  });
  const order = Object.keys(graph);
  return found
    .toSorted((a, b) => a.number - b.number || order.indexOf(a.place.id) - order.indexOf(b.place.id))
    .map(({ number: _number, ...media }) => media);
}

interface Consumer {
  readonly id: string;
  readonly input: string;
  readonly slot: number;
}

function consumersOf(graph: ApiGraph, ids: ReadonlySet<string>): ReadonlyMap<string, readonly Consumer[]> {
  const found = new Map<string, Consumer[]>();
  for (const id of ids) {
    for (const [input, value] of Object.entries(graph[id]?.inputs ?? {})) {
      const link = linkOf(value);
      if (link) found.set(link[0], [...(found.get(link[0]) ?? []), { id, input, slot: link[1] }]);
    }
  }
  return found;
}

const USES: readonly (readonly [RegExp, MediaUse])[] = [
  [/(^|_)(end|last)(_|$)/, "last"],
  [/(^|_)(start|first)(_|$)/, "first"],
  [/ref|subject|style|face|pose|character|control/, "reference"],
];
/** Nodes between a file and the input that says what it is for. */
const FAR = 12;

type Consumers = ReadonlyMap<string, readonly Consumer[]>;

/** What the nearest input that says it uses the file as, and the first number that an input on its way has. */
function useOf(graph: ApiGraph, from: string, consumers: Consumers) {
  const levels = levelsBehind(from, consumers);
  const numbers = levels.flat().flatMap(({ input }) => /[1-9]\d*$/.exec(input)?.[0] ?? []);
  const number = Number(numbers[0] ?? 99);
  const isMask = (levels[0] ?? []).some(({ slot, input }) => slot === 1 || input.includes("mask"));
  if (isMask) return { use: "mask" as const, by: null, number };
  const said = levels.map((level) => saidBy(graph, level)).find((each) => each !== undefined);
  const title = (graph[from]?._meta?.title ?? "").toLowerCase().replaceAll(/[^a-z]+/g, "_");
  return { ...(said ?? { use: useIn(title) ?? ("plain" as const), by: null }), number };
}

/** Who reads a node's result, then who reads theirs, and so on. */
function levelsBehind(from: string, consumers: Consumers): (readonly Consumer[])[] {
  const seen = new Set([from]);
  const levels: (readonly Consumer[])[] = [];
  let ids: readonly string[] = [from];
  while (ids.length > 0 && levels.length < FAR) {
    const next = ids.flatMap((id) => consumers.get(id) ?? []);
    levels.push(next);
    ids = [...new Set(next.map(({ id }) => id))].filter((id) => !seen.has(id));
    for (const id of ids) seen.add(id);
  }
  return levels;
}

/** By the name of an input, or by the frame that a node puts pictures at. */
function saidBy(graph: ApiGraph, level: readonly Consumer[]) {
  for (const { id, input } of level) {
    const use = useIn(lastName({ name: input }));
    if (use) return { use, by: `${graph[id]?.class_type ?? ""}.${input}` };
    const frame = graph[id]?.inputs["frame_idx"];
    if (typeof frame === "number") return { use: useAt(frame), by: `${graph[id]?.class_type ?? ""}.frame_idx` };
  }
  return undefined;
}

function useIn(words: string): MediaUse | undefined {
  return USES.find(([pattern]) => pattern.test(words))?.[1];
}

function useAt(frame: number): MediaUse {
  if (frame === 0) return "first";
  return frame < 0 ? "last" : "reference";
}
