// What a post of one upscale does: which steps a host makes, and what is done here. Nothing is read or written here.
import type { CheckResult } from "../../contracts/check.ts";
import type { PostRecipe } from "../../contracts/files/upscale.ts";
import { planInterpolation } from "../upscale/graphs/interpolation.ts";
import { recipeOfPost, type EnhanceStep, type PostSettings } from "./enhance.ts";

/** The enhance step that needs no host: detail is raised here. */
export const BUILT_IN_DETAIL = "detail";

export interface PostModels {
  /** Of a pixel step that names none: a model of the host, or `detail`. */
  readonly pixel: string;
}

export interface PlannedPost {
  readonly settings: PostSettings;
  readonly recipe: PostRecipe;
  /** The steps of a host, in order; none where all is done here. */
  readonly onHost: readonly ("pixel" | "restorer" | "refiner" | "interpolate")[];
}

/** `film`: the upscale. */
export function planPost(
  settings: PostSettings,
  film: { readonly frames: number; readonly fps: number },
  models: PostModels,
): CheckResult<PlannedPost> {
  const { smooth } = settings;
  const enhance = withModel(settings.enhance, models);
  if (smooth !== null && !planInterpolation(film, smooth))
    return { ok: false, sentence: `it has ${film.fps} frames a second: choose more than that to make it smooth` };
  const isBuiltIn = enhance === null || (enhance.method === "pixel" && enhance.model === BUILT_IN_DETAIL);
  const onHost = [
    ...(enhance && !isBuiltIn ? [enhance.method] : []),
    ...(smooth === null ? [] : ["interpolate" as const]),
  ];
  const whole = { ...settings, enhance };
  return { ok: true, value: { settings: whole, recipe: recipeOfPost(whole), onHost } };
}

function withModel(enhance: EnhanceStep | null, models: PostModels): EnhanceStep | null {
  if (enhance?.method !== "pixel") return enhance;
  return { ...enhance, model: enhance.model ?? models.pixel };
}
