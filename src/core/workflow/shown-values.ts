// What a target's exported workflow has in place of a job's values: the final pass's preset, so that it can be run by hand.
import type { TargetFile } from "../../contracts/files/target.ts";

/** By the names of the placeholders. */
export function shownValues(target: TargetFile): Readonly<Record<string, unknown>> {
  const { model, model_low: modelLow, lora, split, ...preset } = target.presets.final;
  const files = Object.entries(target.models).flatMap(([param, { default: file }]) => (file ? [[param, file]] : []));
  const { fps, frames } = "fps" in target.template ? target.template : {};
  const shown = {
    ...Object.fromEntries(files),
    ...preset,
    ...{
      model,
      model_low: modelLow,
      file: lora,
      split_fraction: split,
      strength: preset.strength ?? preset.lora_strength,
    },
    ...{ prompt: "what the shot compiles to", prefix: "studio/shot" },
    ...(typeof fps === "number" && { fps }),
    ...(frames && {
      length: frames.base + frames.step * Math.min(4, Math.floor((frames.max - frames.base) / frames.step)),
    }),
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null && value !== undefined));
}
