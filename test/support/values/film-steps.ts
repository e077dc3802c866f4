// What hosts can make of finished takes, read from the source tree the way the studio reads it, and works of it for tests.
import { fileURLToPath } from "node:url";
import type { LatentWork } from "../../../src/core/upscale/graphs/film-work.ts";
import { readFilmSteps } from "../../../src/disk/targets/film-step-files.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { registry } from "../servers/shipped-targets.ts";

export const filmSteps = await readFilmSteps(fileURLToPath(new URL("../../../src/targets", import.meta.url)));

/** A target's own files and preset, as a render of its final pass has them. */
export function latentWork(id: string, more: Partial<Omit<LatentWork, "file" | "upscale">> = {}): LatentWork {
  const target = registry.find(id) as VideoTarget;
  const { final } = target.presets;
  const { upscale } = target;
  const file = filmSteps.upscales.get(id);
  if (!upscale || !file) throw new Error(`${id} is no target that samples its takes again`);
  const params = Object.entries({ ...target.models, ...file.models }).filter(
    ([name, { tier }]) => name !== "loras" && tier === "required",
  );
  const own = Object.fromEntries(params.map(([name, param]) => [name, param.default ?? `${name}.safetensors`]));
  const files = {
    ...own,
    ...(final.model && { model: final.model }),
    ...(final.model_low && { model_low: final.model_low }),
  };
  const names = final.loras ?? (final.lora === null ? [] : [final.lora]);
  const loras = names.map((name) => ({ file: name, strength: 1 }));
  const { steps, cfg, audio_cfg, sampler, scheduler, shift, shift_audio, strength, ref_image_size } = final;
  return {
    is: "latent",
    upscale,
    file,
    files,
    size: { width: 1664, height: 960 },
    startStep: 0,
    kept: null,
    ...more,
    render: {
      values: {
        ...{
          prompt: "a prompt",
          negative: "a negative",
          seed: "7",
          length: 121,
          steps: steps ?? undefined,
          cfg,
          audio_cfg,
        },
        ...{ sampler, scheduler, shift, shift_audio, strength, ref_image_size },
        ...more.render?.values,
      },
      lists: { loras, loras_low: loras.filter(({ file: name }) => name.includes("low")), ...more.render?.lists },
    },
  };
}
