// A shot list as a document: defaults of the pass on one target, the subjects, the entries. docs/format.md "Shot list" and "Precedence".
import type { Lora } from "../../contracts/schema.ts";
import type { Shotlist, ShotlistDefaults, ShotEntry } from "../../contracts/files/shotlist.ts";
import type { Preset } from "../../contracts/files/target-models.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { firstSet } from "../lib/layers.ts";
import { frameRate } from "../targets/grid.ts";
import { passSize } from "./pass-size.ts";
import { passLayers } from "./setting-layers.ts";
import { onlySet } from "../lib/json-values.ts";
import { assetPath } from "../lib/written-values.ts";
import type { BuildContext } from "./build-model.ts";
import { withMusicTimes } from "./music-times.ts";

/** The document of a target in the build's pass. */
export function buildShotlist(context: BuildContext, target: VideoTarget, shots: readonly ShotEntry[]): Shotlist {
  const { story, series, configFolder } = context;
  const subjects = [...series.subjects.values()].map((subject) => [
    subject.id,
    onlySet({
      kind: subject.kind,
      name: subject.name,
      sheet: assetPath(configFolder, subject.sheet),
      voice_sample: assetPath(configFolder, subject.voiceSample),
      sheet_panels: subject.sheetPanels ?? undefined,
    }),
  ]);
  const defaults = passDefaults(context, target);
  return {
    episode: story.episode,
    title: story.title,
    target: target.id,
    defaults,
    subjects: Object.fromEntries(subjects),
    shots: withMusicTimes(shots, defaults.fps),
  };
}

/** LoRAs of the pass's preset, where the config names none of its own. */
export function presetLoraNames(context: BuildContext, target: VideoTarget): string[] {
  const { lora, loras } = target.presets[context.pass];
  if (firstSet(passLayers(context, target).lora)) return [];
  return loras ?? (lora === null ? [] : [lora]);
}

function passDefaults(context: BuildContext, target: VideoTarget): ShotlistDefaults {
  const { series, pass, configFolder } = context;
  const {
    model: _model,
    steps: _steps,
    lora,
    loras: _loras,
    lora_strength,
    model_low: _modelLow,
    width: _width,
    height: _height,
    ...extras
  } = target.presets[pass];
  const layers = passLayers(context, target);
  const ownLora = firstSet(layers.lora)?.value ?? null;
  const { policies } = target.capabilities;
  return onlySet({
    fps: frameRate(target.template, series.fps),
    ...passSize(context, target).size,
    steps: firstSet(layers.steps)?.value ?? null,
    model: firstSet(layers.model)?.value ?? null,
    model_low: target.presets[pass].model_low ?? target.presets.final.model_low,
    ...(ownLora === null ? { lora, loras: stageLoras(target.presets[pass]), lora_strength } : { lora: ownLora }),
    audio_policy: policies.includes("generate") ? "generate" : policies[0]!,
    master_track: assetPath(configFolder, series.audio.track) || undefined,
    ...extras,
  });
}

/** One for each model of a two-stage target, in the order of the models. */
function stageLoras({ loras, lora_strength: strength = 1 }: Preset): Lora[] | undefined {
  return loras?.map((name) => ({ name, strength }));
}
