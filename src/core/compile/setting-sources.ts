// Where each setting of a built shot comes from: the strongest layer that says something, with its line when the script says it.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { firstSet, type Layer, type BuildLayer } from "../lib/layers.ts";
import { findKeyLine, valueOf } from "../script/tree.ts";
import { passSize } from "./pass-size.ts";
import { passLayers, shotLayers } from "./setting-layers.ts";
import type { PlacedShot } from "../story/story-shots.ts";
import type { BuildContext } from "./build-model.ts";

export interface SettingSource {
  readonly source: BuildLayer;
  /** Line of the script that says it; of its heading when the script was not read with the story. */
  readonly line?: number;
}

export type SettingSources = Readonly<Record<"model" | "loras" | "steps" | "size" | "slate", SettingSource>>;

/** The layer that each setting of a shot on a target comes from. */
export function settingSources(context: BuildContext, placed: PlacedShot, target: VideoTarget): SettingSources {
  const [shot, pass] = [shotLayers(context, placed, target), passLayers(context, target)];
  const from = (layers: readonly Layer<unknown, BuildLayer>[], key: "model" | "lora" | "steps") =>
    withLine(context, placed, firstSet(layers)?.source ?? "preset", key);
  return {
    model: from([...shot.model, ...pass.model], "model"),
    loras: from([...shot.loras, ...pass.lora], "lora"),
    steps: from([...shot.steps, ...pass.steps], "steps"),
    size: { source: passSize(context, target).source },
    slate: slateSource(context, placed),
  };
}

/** A story that was read without its script says the hints of sequence and shot together, as the shot's. */
function slateSource(context: BuildContext, placed: PlacedShot): SettingSource {
  const { shot, sequence } = placed;
  const header = context.headers.get(sequence.source.line);
  const node = context.nodes.get(shot.id);
  const isHeaders = header && node && !valueOf(node, "animatic")?.["slate"];
  const inScript: BuildLayer = isHeaders ? "sequence" : "shot";
  const layers: Layer<unknown, BuildLayer>[] = [
    { source: inScript, value: shot.animatic?.["slate"] },
    { source: "series", value: context.series.animatic["slate"] },
  ];
  return withLine(context, placed, firstSet(layers)?.source ?? "preset", "animatic");
}

function withLine(
  { headers, nodes }: BuildContext,
  { shot, sequence }: PlacedShot,
  source: BuildLayer,
  key: "model" | "lora" | "steps" | "animatic",
): SettingSource {
  const [place, said] = source.split(" ");
  if (place !== "shot" && place !== "sequence") return { source };
  const block = place === "shot" ? nodes.get(shot.id) : headers.get(sequence.source.line);
  const line = block && findKeyLine(block, said === "profile" ? "profile" : key)?.line;
  return { source, line: line ?? (place === "shot" ? shot : sequence).source.line };
}
