// GET /studio/post/options: what upscales can be finished with here and now, and the recipe of an episode. docs/http.md "Post-processing".
import { POST_METHODS, POST_TIERS } from "../../contracts/choices.ts";
import type { PostOptions } from "../../contracts/routes/delivery/post.ts";
import type { VersionReadiness } from "../../contracts/routes/delivery/upscale.ts";
import { BLUR, describePost, settingsOfPost, STRENGTH, TIERS } from "../../core/post/enhance.ts";
import { readOverrides } from "../../disk/overrides.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readStepReadiness, type StepPorts } from "../shared/film-steps/step-readiness.ts";
import { ownPostFields } from "../shared/post/post-settings.ts";
import { readModelFamilies, readSeries } from "../shared/texts/read-series.ts";

/** What is done here is always ready. */
const HERE: VersionReadiness = { status: "ready", missing: [] };

export async function listPostOptions(ports: StepPorts, episode: EpisodeContext | null): Promise<PostOptions> {
  const { steps } = await readStepReadiness(ports, [], await readModelFamilies(episode));
  const readinessOf = ({ status, missing }: VersionReadiness) => ({ status, missing: [...missing] });
  return {
    tiers: POST_TIERS.map((id) => {
      const { method = "pixel" } = TIERS[id];
      const readiness = method === "pixel" ? HERE : readinessOf(steps[method]);
      return { id, enhance: { ...TIERS[id] }, text: describePost(settingsOfPost({ enhance: id })), readiness };
    }),
    methods: [...POST_METHODS],
    blur: { ...BLUR, readiness: HERE },
    strength: { ...STRENGTH },
    interpolate: { readiness: readinessOf(steps.interpolate) },
    recipe: episode ? await showRecipe(episode) : null,
  };
}

async function showRecipe(episode: EpisodeContext): Promise<PostOptions["recipe"]> {
  const series = await readSeries(episode);
  if (!series?.postRecipe) return null;
  const fields = series.postRecipe;
  const overrides = await readOverrides(episode.folder, await episode.registry());
  const shots = Object.keys(overrides.post ?? {}).map((shot) => {
    const own = ownPostFields(overrides, shot);
    return [shot, { fields: own, text: describePost(settingsOfPost(fields, own)) }] as const;
  });
  return {
    ...{ fields, text: describePost(settingsOfPost(fields)), shots: Object.fromEntries(shots) },
    problems: [...series.recipeProblems.post],
  };
}
