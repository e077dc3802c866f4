// Which steps a host ran on a finished take, by the records of its upscale and its post: what the studio made itself needs none.
import type { FilmStepName } from "../../contracts/files/host/film-step.ts";
import type { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { Take } from "../takes/take.ts";

/** `latent`: the take's own target sampled it again. */
export type StepOfTake = FilmStepName | "latent";

export function stepsOfTake({ upscale, post }: Pick<Take, "upscale" | "post">): StepOfTake[] {
  return [...new Set([...upscaleSteps(upscale?.record), ...postSteps(post?.record)])];
}

function upscaleSteps(record: UpscaleRecord | undefined): StepOfTake[] {
  if (!record || record.backend === BUILTIN) return [];
  const { recipe } = record;
  return recipe ? [recipe.method, ...(recipe.then_step ? [recipe.then_step.method] : [])] : [];
}

function postSteps(record: PostRecord | undefined): StepOfTake[] {
  if (!record || record.backend === BUILTIN) return [];
  const { recipe } = record;
  const enhance = !recipe || recipe.enhance === "none" ? [] : [recipe.enhance.method];
  return recipe && recipe.interpolate !== null ? [...enhance, "interpolate"] : enhance;
}

/** The lane of what the studio makes itself. */
const BUILTIN = "builtin";
