// PUT /studio/upscale/recipe: a shot's own recipe, in `overrides.json`. docs/http.md "Upscale".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putUpscaleRecipeRoute } from "../../contracts/routes/delivery/upscale.ts";
import { setRecipe } from "../../core/overrides/edit-overrides.ts";
import { readUpscaleFields } from "../../core/series/read-recipes.ts";
import { withRecipeNames } from "../../core/upscale/recipe-now.ts";
import { describeFields } from "../../core/upscale/words.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";
import { requireShotInPasses } from "../shared/overrides/override-shot.ts";
import type { BuiltPorts } from "../shared/pass/read-built.ts";

export async function putUpscaleRecipe(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  episode: EpisodeContext,
  { shot, recipe }: EpisodeInput<typeof putUpscaleRecipeRoute>,
): Promise<ReplyOf<typeof putUpscaleRecipeRoute>> {
  const { fields, problems } = readUpscaleFields(withRecipeNames({ ...recipe }));
  const [problem] = problems;
  if (problem) throw new Refusal("bad-input", `recipe: ${problem.sentence}`);
  await requireShotInPasses(ports, episode, shot);
  const own = Object.keys(fields).length === 0 ? null : fields;
  await changeOverrides(ports, episode, (file) => setRecipe(file, "upscale", shot, own));
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  return { shot, recipe: own, text: own ? describeFields(own) : "" };
}
