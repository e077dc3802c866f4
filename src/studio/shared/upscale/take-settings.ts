// By which settings each take of a request is upscaled: those of the request, or those of the recipe.
import type { CheckResult } from "../../../contracts/check.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { UpscaleBody } from "../../../contracts/routes/delivery/upscale.ts";
import type { Take } from "../../../core/takes/take.ts";
import { recipeNow } from "../../../core/upscale/recipe-now.ts";
import { settingsOfBody, type UpscaleSettings } from "../../../core/upscale/settings.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { targetNow } from "../versions/target-now.ts";

/** The settings of a take, or why it has none. */
export type SettingsOf = (take: Take) => CheckResult<UpscaleSettings>;

/** Refuses a recipe where the series config has none. */
export function settingsFor(snapshot: PassSnapshot, body: Omit<UpscaleBody, "ep">): SettingsOf {
  if (body.recipe) return recipeSettings(snapshot);
  return (take) => ({
    ok: true,
    value: settingsOfBody({ ...body, ep: "" }, targetNow(snapshot, take).latent !== null),
  });
}

export function recipeSettings(snapshot: PassSnapshot): SettingsOf {
  const recipe = snapshot.series?.masterRecipe ?? null;
  if (!recipe) {
    const what = snapshot.series ? `the series config has no recipe` : "the series config cannot be read";
    throw new Refusal("conflict", `${what}: write "upscale": {"master": {...}} into it`);
  }
  const facts = { recipe, overrides: snapshot.overrides };
  return (take) => {
    const target = targetNow(snapshot, take);
    const settings = recipeNow(facts, take.shot, target);
    if (settings) return { ok: true, value: settings };
    const id = target.id || "a take without a target";
    return {
      ok: false,
      sentence: `no section of the recipe covers ${id}: add one under upscale.master.targets, or "*"`,
    };
  };
}
