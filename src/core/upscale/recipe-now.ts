// The recipe of a take as the series config and the shot's own say it now, and whether an upscale was made by it.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { MasterRecipe, UpscaleFields, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { UpscaleSummary } from "../../contracts/replies/versions.ts";
import { readUpscaleFields } from "../series/read-recipes.ts";
import type { TargetNames } from "../takes/take.ts";
import { chooseSection } from "./choose-section.ts";
import { settingsHash, settingsOfRecipe, type UpscaleSettings } from "./settings.ts";

export interface RecipeFacts {
  readonly recipe: MasterRecipe | null;
  readonly overrides: OverridesFile;
}

/** What a shot's own recipe says; nothing where it has none. */
export function ownFields(overrides: OverridesFile, shot: string): UpscaleFields {
  return readUpscaleFields(overrides.upscale?.[shot] ?? {}).fields;
}

/** The fields that a request names otherwise, under the names that recipes have for them. */
export function withRecipeNames(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { then_pixel_model: model = null, then_method: method = null, ...others } = fields;
  const step = method ?? model;
  return step === null ? others : Object.fromEntries([...Object.entries(others), ["then", step]]);
}

/** Null where no section of the recipe covers the target, or there is no recipe. */
export function recipeNow(
  { recipe, overrides }: RecipeFacts,
  shot: string,
  target: TargetNames & { readonly latent: object | null },
): UpscaleSettings | null {
  const section = recipe && chooseSection(recipe, target);
  if (!recipe || !section) return null;
  return settingsOfRecipe(recipe, { ...section.fields, ...ownFields(overrides, shot) }, target.latent !== null);
}

export function matchRecipe(record: UpscaleRecord, now: UpscaleSettings | null): UpscaleSummary["recipe_match"] {
  if (!now) return null;
  if (record.recipe_hash === undefined) return "unknown";
  return record.recipe_hash === settingsHash(now) ? "same" : "different";
}
