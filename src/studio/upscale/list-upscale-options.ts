// GET /studio/upscale/options: what takes can be upscaled with here and now, and the recipe of an episode. docs/http.md "Upscale".
import { ENCODERS, FITS } from "../../contracts/choices.ts";
import { PRECISIONS } from "../../contracts/files/upscale.ts";
import type { UpscaleOptions } from "../../contracts/routes/delivery/upscale.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import { chooseSection } from "../../core/upscale/choose-section.ts";
import { describeLatent } from "../../core/readiness/film-steps.ts";
import { BUILT_IN } from "../../core/upscale/plan-upscale.ts";
import { ownFields } from "../../core/upscale/recipe-now.ts";
import { MAX_SCALE } from "../../core/upscale/settings.ts";
import { DELIVERS } from "../../core/upscale/sizes.ts";
import { describeFields } from "../../core/upscale/words.ts";
import { readOverrides } from "../../disk/overrides.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readStepReadiness, type FilmStepsReadiness, type StepPorts } from "../shared/film-steps/step-readiness.ts";
import { readModelFamilies, readSeries } from "../shared/texts/read-series.ts";

export async function listUpscaleOptions(
  ports: StepPorts & Pick<StudioPorts, "showTargets">,
  episode: EpisodeContext | null,
): Promise<UpscaleOptions> {
  const registry = episode ? await episode.registry() : ports.showTargets.shipped;
  const targets = registry.list("video");
  const said = await readStepReadiness(ports, targets, await readModelFamilies(episode));
  const { pixel, restorer } = said.steps;
  return {
    pixel: {
      ...readinessOfPixel(pixel),
      default: pixel.status === "ready" ? pixel.default : BUILT_IN,
      models: [...pixel.models, BUILT_IN],
    },
    restorer: { ...restorer, missing: [...restorer.missing], models: [...restorer.models] },
    latent: Object.fromEntries(targets.map((target) => [target.id, latentOf(target, said)])),
    details: [0, 1, 2],
    max_scale: MAX_SCALE,
    encoders: [...ENCODERS],
    precisions: [...PRECISIONS],
    delivers: Object.entries(DELIVERS).map(([id, [width, height]]) => ({ id, width, height })),
    fits: [...FITS],
    recipe: episode ? await showRecipe(episode, targets) : null,
  };
}

/** Frames can always be enlarged here; what a host would need besides is said. */
function readinessOfPixel({ missing }: FilmStepsReadiness["steps"]["pixel"]) {
  return { status: "ready" as const, missing: [...missing] };
}

function latentOf(target: TargetFile, { upscales }: FilmStepsReadiness): UpscaleOptions["latent"][string] {
  const readiness = upscales.get(target.id);
  return target.kind === "video" && readiness ? describeLatent(target.upscale, readiness) : null;
}

async function showRecipe(episode: EpisodeContext, targets: readonly TargetFile[]): Promise<UpscaleOptions["recipe"]> {
  const series = await readSeries(episode);
  const recipe = series?.masterRecipe;
  if (!series || !recipe) return null;
  const overrides = await readOverrides(episode.folder, await episode.registry());
  const shots = Object.keys(overrides.upscale ?? {}).map((shot) => {
    const fields = ownFields(overrides, shot);
    return [shot, { fields, text: describeFields(fields) }] as const;
  });
  const sections = targets.map((target) => {
    const section = chooseSection(recipe, target);
    return [target.id, section && { ...section, text: describeFields(section.fields) }] as const;
  });
  return {
    ...{ deliver: recipe.deliver ?? null, fit: recipe.fit ?? "crop", quality: recipe.quality ?? "master" },
    encoder: recipe.encoder ?? "auto",
    targets: Object.fromEntries(sections),
    shots: Object.fromEntries(shots),
    problems: [...series.recipeProblems.upscale],
  };
}
