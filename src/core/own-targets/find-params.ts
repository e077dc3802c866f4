// Which widgets take which value, by their names. Several of one class that hold the same are one place; others are for a person to
// tell apart.
import type { GraphInput } from "./reach.ts";

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
