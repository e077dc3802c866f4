// A take sampled again, larger, from late in its own schedule: by the mode of its target. docs/http.md "Upscale".
import type { LatentUpscale } from "../../../contracts/files/target-models.ts";
import type { GraphValues } from "../../graph/graph.ts";
import type { LatentWork } from "./film-work.ts";
import { outSize, vsrValues } from "./pixel.ts";
import { sigmasFrom } from "./start-step.ts";

const BY_MODE: Record<LatentUpscale["mode"], (work: LatentWork) => GraphValues["values"]> = {
  resample: ({ startStep }) => ({ start_step: startStep }),
  second_stage: ({ upscale: { start }, startStep }) =>
    "sigmas" in start ? { late_sigmas: sigmasFrom(start.sigmas, startStep) } : { start_step: startStep },
  pixel_refine: ({ startStep, vsr }) => ({ start_step: startStep, ...vsrValues(vsr) }),
};

/** The values of the take's own render, and over them what is another thing now. */
export function latentGraphValues(work: LatentWork): GraphValues {
  const { render, files, size, kept, upscale } = work;
  return {
    lists: render.lists,
    values: {
      ...render.values,
      ...files,
      ...outSize(size),
      ...(kept && { kept_latent: kept.video, kept_sound_latent: kept.sound ?? undefined }),
      ...BY_MODE[upscale.mode](work),
    },
  };
}
