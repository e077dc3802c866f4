// The render of a target before it is made: how it samples, what it loads, which inputs it will have. What a host lacks is seen by it.
import type { Preset } from "../../contracts/files/target-models.ts";
import type { ShotEntry, ShotlistDefaults } from "../../contracts/files/shotlist.ts";
import type { Sketch } from "../graph/build-graph.ts";
import type { ChosenModels as Chosen } from "../models/choose-models.ts";
import { hasGuides, presetValues, type ChosenModels } from "../inputs/graph-values.ts";

/** Values that every render has. */
const ALWAYS = ["prompt", "negative", "seed", "width", "height", "length", "fps", "prefix", "steps"];

/** With the target's own preset and nothing that a shot brings. */
export function presetSketch({ files, loras, preset }: Pick<Chosen, "files" | "loras" | "preset">): Sketch {
  return sketchWith(preset, { files, loras }, Object.keys(files));
}

export interface TakeFacts {
  readonly entry: ShotEntry;
  readonly defaults: ShotlistDefaults;
  readonly models: ChosenModels;
  /** Names of the inputs that its references will be. */
  readonly inputs: readonly { readonly name: string; readonly isListed: boolean }[];
}

/** A take, with what it will read. */
export function takeSketch({ entry, defaults, models, inputs }: TakeFacts): Sketch {
  const single = inputs.flatMap(({ name, isListed }) => (isListed ? [] : [name]));
  const isPredicted = entry.duration_predict && models.files["duration_head"] !== undefined;
  const known = [...(isPredicted ? ["predict_duration"] : []), ...(hasGuides(inputs) ? ["has_guides"] : [])];
  const names = [...Object.keys(models.files), ...single, ...known];
  const sketch = sketchWith({ ...defaults, ...models.instead }, models, names);
  const lists = { ...sketch.lists };
  for (const { name, isListed } of inputs) if (isListed) lists[name] = [...(lists[name] ?? []), {}];
  return { ...sketch, lists };
}

/** A candidate of a reference, with the pictures that it is given. */
export function candidateSketch({
  preset,
  models,
  pictures,
  isCanvas,
}: {
  readonly preset: Preset;
  readonly models: ChosenModels;
  readonly pictures: number;
  readonly isCanvas: boolean;
}): Sketch {
  const names = [...Object.keys(models.files), ...(isCanvas ? ["canvas"] : [])];
  const sketch = sketchWith({ ...preset, ...models.instead }, models, names);
  const given = isCanvas ? [] : Array.from({ length: pictures }, () => ({}));
  return { ...sketch, lists: { ...sketch.lists, ref_images: given } };
}

/** Files are looked for by their lists: items without names. */
function sketchWith(
  preset: Readonly<Record<string, unknown>>,
  models: Pick<ChosenModels, "files" | "loras">,
  present: readonly string[],
): Sketch {
  const { values, lists } = presetValues(preset, models);
  const nameless = Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, items.map(() => ({}))]));
  return { values, lists: nameless, present: new Set([...ALWAYS, ...present]) };
}
