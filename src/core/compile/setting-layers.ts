// The layers that a build's settings come from, strongest first, as far as a build sees them: overrides and the request lie over
// them. docs/http.md "Rendering", rule 8. The values of entries and defaults and the names of their sources both come from here.
//
//   shot line > shot profile > sequence line > sequence profile > the config's pass block > the target's preset
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Layer } from "../lib/layers.ts";
import { blockOf, type PassBlock } from "../series/series.ts";
import type { PlacedShot } from "../story/shots-of.ts";
import type { BuildContext } from "./build-context.ts";
import { scriptLayers, type OwnLoras, type ScriptLayer } from "./shot/script-layers.ts";

export type BuildLayer = ScriptLayer["source"] | "proxy" | "series" | "preset";
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
