// By which settings each take of a request is post-processed: those of the request, or the recipe of the series with the shot's own over it.
import type { OverridesFile } from "../../../contracts/files/overrides.ts";
import type { PostFields } from "../../../contracts/files/upscale.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { PostBody } from "../../../contracts/routes/delivery/post.ts";
import { settingsOfPost, settingsOfRequest, type PostSettings } from "../../../core/post/enhance.ts";
import { readPostFields } from "../../../core/series/read-recipes.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

type Snapshot = Pick<PassSnapshot, "series" | "overrides">;

/** Refuses a recipe where the series config has none. */
export function postSettingsFor(
  snapshot: Snapshot,
  body: Pick<PostBody, "recipe" | "enhance" | "blur" | "interpolate">,
): (shot: string) => PostSettings {
  const saysNothing = [body.enhance, body.blur, body.interpolate].every((said) => (said ?? null) === null);
  if (!body.recipe && !saysNothing) return () => settingsOfRequest(body);
  return recipePostSettings(snapshot);
}

export function recipePostSettings({ series, overrides }: Snapshot): (shot: string) => PostSettings {
  const recipe = series?.postRecipe ?? null;
  if (!recipe) {
    const what = series ? "the series config has no post recipe" : "the series config cannot be read";
    throw new Refusal("conflict", `${what}: write "post": {"master": {...}} into it`);
  }
  return (shot) => settingsOfPost(recipe, ownPostFields(overrides, shot));
}

/** What a shot's own recipe says; nothing where it has none. */
export function ownPostFields(overrides: OverridesFile, shot: string): PostFields {
  return readPostFields(overrides.post?.[shot] ?? {}).fields;
}
