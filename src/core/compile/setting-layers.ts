// Model, LoRA and steps of a shot and of a pass: the layers that they come from, strongest first, as far as a build sees them.
// Overrides and the request come over them. docs/format.md "Precedence". Values and the names of their sources both come from here.
//
//   shot line > shot profile > sequence line > sequence profile > the config's pass block > the target's preset
import type { VideoTarget } from "../../contracts/files/target.ts";
import { type Layer, type BuildLayer, firstSet } from "../lib/layers.ts";
import { blockOf, type PassBlock, type Series } from "../series/series.ts";
import type { PlacedShot } from "../story/story-shots.ts";
import type { BuildContext, ShotSettings } from "./build-model.ts";
import type { ShotEntry, ShotlistDefaults } from "../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../contracts/files/story.ts";
import { parseLora } from "../lib/written-values.ts";
import type { Lora } from "../../contracts/schema.ts";
import { onlySet } from "../lib/json-values.ts";

type Layers<T> = readonly Layer<T, BuildLayer>[];

/** What the config and the target say for a whole pass. */
export interface PassLayers {
  /** A proxy without a model of its own renders the final pass's. */
  readonly model: Layers<string>;
  /** One LoRA as the config writes it. What the preset has is read from the target. */
  readonly lora: Layers<string>;
  readonly steps: Layers<number>;
}

/** What the script says for one shot. */
export interface ShotLayers {
  readonly model: Layers<string>;
  readonly loras: Layers<OwnLoras>;
  readonly steps: Layers<number>;
}

export function passLayers(context: BuildContext, target: VideoTarget): PassLayers {
  const block = passBlock(context, target);
  const source = blockOf(context.pass);
  const { final } = target.presets;
  const preset = target.presets[context.pass];
  return {
    model: [
      { source, value: block?.model },
      { source: "series", value: block && context.series.final.model },
      { source: "preset", value: preset.model ?? final.model },
    ],
    lora: [{ source, value: block?.lora }],
    steps: [...unlessFixed(target, [{ source, value: block?.steps }]), { source: "preset", value: preset.steps }],
  };
}

export function shotLayers({ series }: BuildContext, placed: PlacedShot, target: VideoTarget): ShotLayers {
  const said = scriptLayers(placed, series);
  const layers = <T>(of: (layer: ScriptLayer) => T | null): Layers<T> =>
    said.map((layer) => ({ source: layer.source, value: of(layer) }));
  return {
    model: layers(({ model }) => model),
    loras: layers(({ loras }) => loras),
    steps: unlessFixed(
      target,
      layers(({ steps }) => steps),
    ),
  };
}

/** A target with fixed steps takes its own, whatever is asked for. */
function unlessFixed(target: VideoTarget, layers: Layers<number>): Layers<number> {
  return target.fixed_steps ? [] : layers;
}

/** The config's block for the pass; it sets model, LoRA and steps of the show's own target only. */
export function passBlock({ defaultTarget, series, pass }: BuildContext, target: VideoTarget): PassBlock | undefined {
  return defaultTarget.target.id === target.id ? series[pass] : undefined;
}

/** A line's LoRA as the script writes it, for example `grain:0.6`; or a list, of which `[]` is none at all. */
export type OwnLoras = { readonly lora: NonNullable<ShotEntry["lora"]> } | { readonly loras: Lora[] };

/** What one layer says; null where it says nothing. A line's LoRA and a profile's list replace each other entirely. */
export interface ScriptLayer {
  readonly source: Exclude<BuildLayer, "proxy" | "series" | "preset">;
  readonly model: string | null;
  readonly loras: OwnLoras | null;
  readonly steps: number | null;
}

/** Strongest first. */
export function scriptLayers({ shot, sequence }: PlacedShot, series: Series): ScriptLayer[] {
  return [
    byLines("shot", shot.overrides),
    ...byProfile("shot profile", series, shot.profile),
    byLines("sequence", sequence.overrides),
    ...byProfile("sequence profile", series, sequence.profile),
  ];
}

function byLines(source: ScriptLayer["source"], { model, lora, steps }: StoryShot["overrides"]): ScriptLayer {
  if (lora === null) return { source, model, loras: null, steps };
  return { source, model, loras: parseLora(lora) ? { lora } : { loras: [] }, steps };
}

/** A missing profile says nothing: it keeps a story from being made. */
function byProfile(source: ScriptLayer["source"], series: Series, name: string | undefined): ScriptLayer[] {
  const profile = name === undefined ? undefined : series.profiles.get(name);
  if (!profile) return [];
  const { model, loras, steps } = profile;
  return [{ source, model, loras: loras && { loras: [...loras] }, steps }];
}

export function planSettings(context: BuildContext, placed: PlacedShot, target: VideoTarget): ShotSettings {
  const { shot, sequence } = placed;
  const { model, loras, steps } = shotLayers(context, placed, target);
  const requested = scriptLayers(placed, context.series).find((layer) => layer.steps !== null)?.steps;
  return onlySet({
    model: firstSet(model)?.value,
    ...firstSet(loras)?.value,
    steps: firstSet([...steps, ...passLayers(context, target).steps])?.value ?? null,
    requestedSteps: requested ?? undefined,
    profile: shot.profile ?? sequence.profile,
  });
}

/** The LoRAs that a built entry renders with: its own, else the pass's. */
export function lorasOf(defaults: ShotlistDefaults, entry: ShotEntry): Lora[] {
  if (entry.loras) return entry.loras;
  if (entry.lora !== undefined) return [parseLora(entry.lora) ?? []].flat();
  const { lora_strength: strength, loras } = defaults;
  if (loras) return loras.map((lora) => (typeof lora === "string" ? { name: lora, strength: strength ?? 1 } : lora));
  if (defaults.lora === null) return [];
  return [parseLora(defaults.lora) ?? []].flat().map((lora) => ({ ...lora, strength: strength ?? lora.strength }));
}
