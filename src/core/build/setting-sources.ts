// Where each setting of a built shot comes from: the layers of the contract's precedence (part A, Rendering rule 8), strongest first,
// as far as a build sees them. Overrides and the request lie over them.
//
//   shot line > shot profile > sequence line > sequence profile > the config's pass block > the target's preset
import type { VideoTarget } from "../../contracts/files/target.ts";
import { firstSet, type Layer } from "../lib/layers.ts";
import { findKeyLine, type Block, type ScriptParse } from "../script/tree.ts";
import type { PassBlock } from "../series/series.ts";
import type { PlacedShot } from "../story/shots-of.ts";
import type { BuildContext } from "./build-input.ts";
import { passBlock } from "./build-shotlist.ts";
import { scriptLayers, type ScriptLayer } from "./shot/plan-settings.ts";

export type BuildLayer = ScriptLayer["source"] | "proxy" | "series" | "preset";

export interface SettingSource {
  readonly source: BuildLayer;
  /** Line of the script that says it; of its heading when the script was not read with the story. */
  readonly line?: number;
}

export type SettingSources = Readonly<Record<"model" | "loras" | "steps" | "size", SettingSource>>;

/** The layer that each setting of a shot on a target comes from. */
export function settingSources(context: BuildContext, placed: PlacedShot, target: VideoTarget): SettingSources {
  const said = scriptLayers(placed, context.series);
  const block = passBlock(context, target);
  const own = context.pass === "proxy" ? "proxy" : "series";
  const from = (layers: readonly Layer<unknown, BuildLayer>[]) => firstSet(layers)?.source ?? "preset";
  const script = (of: (layer: ScriptLayer) => unknown) =>
    said.map((layer) => ({ source: layer.source, value: of(layer) }));
  const inConfig = (key: keyof PassBlock) => [{ source: own, value: block?.[key] } as const];
  const model = from([
    ...script((layer) => layer.model),
    ...inConfig("model"),
    { source: "series", value: block && context.series.final.model },
  ]);
  const steps = from([...script((layer) => layer.steps), ...(target.fixed_steps ? [] : inConfig("steps"))]);
  const loras = from([...script((layer) => layer.loras), ...inConfig("lora")]);
  const at = (source: BuildLayer, key: "model" | "lora" | "steps") => withLine(context.script, placed, source, key);
  return {
    model: at(model, "model"),
    loras: at(loras, "lora"),
    steps: at(steps, "steps"),
    size: { source: sizeLayer(context, target) },
  };
}

/** A pass without a size of its own follows the show's shape, which is the preset's doing. */
function sizeLayer({ home, series, pass }: BuildContext, target: VideoTarget): BuildLayer {
  if (target.template.size_source === "preset" && home.target.id !== target.id) return "preset";
  const { width, height } = pass === "proxy" ? series.proxy : series.final;
  if (width === null && height === null) return "preset";
  return pass === "proxy" ? "proxy" : "series";
}

function withLine(
  script: ScriptParse | undefined,
  { shot, sequence }: PlacedShot,
  source: BuildLayer,
  key: "model" | "lora" | "steps",
): SettingSource {
  const words = source.split(" ");
  const place = words[0] === "shot" ? shot : words[0] === "sequence" ? sequence : undefined;
  if (!place) return { source };
  const block =
    place === shot ? findShot(script, shot.id) : script?.sequences.find(({ line }) => line === sequence.source.line);
  const line = block && findKeyLine(block, words[1] === "profile" ? "profile" : key)?.line;
  return { source, line: line ?? place.source.line };
}

function findShot(script: ScriptParse | undefined, id: string): Block | undefined {
  return script?.sequences.flatMap(({ shots }) => shots).find((shot) => shot.id === id);
}
