// What a post does to an upscale: an enhance step, made whole from a tier, a method or an object, then motion blur. docs/http.md
// "Post-processing".
import type { EnhanceFields, Finish, PostFields, PostRecipe } from "../../contracts/files/upscale.ts";
import type { PostBody } from "../../contracts/routes/delivery/post.ts";
import { contentHash } from "../lib/hash.ts";
import { modelName } from "../upscale/words.ts";

export const BLUR = { min: 0, max: 1, default: 0.3 } as const;
export const STRENGTH = { min: 0.05, max: 0.5, default: 0.2 } as const;
export type Tier = NonNullable<EnhanceFields["tier"]>;

/** What each tier stands for. */
export const TIERS: Readonly<Record<Tier, EnhanceFields>> = {
  draft: { method: "pixel" },
  production: { method: "restorer", restorer_model: "7b", chunk: "fit", overlap: 6 },
  cinematic: { method: "refiner", strength: STRENGTH.default },
};

/** An enhance step with nothing left open; `model` is null for the default of what is installed. */
export type EnhanceStep = { readonly finish: Required<Finish> } & (
  | { readonly method: "pixel"; readonly model: string | null }
  | {
      readonly method: "restorer";
      readonly model: string;
      readonly chunk: "fit" | number;
      readonly overlap: number;
    }
  | {
      readonly method: "refiner";
      readonly model: string | null;
      readonly patch: string | null;
      readonly strength: number;
      readonly steps: number;
      readonly cfg: number;
      readonly prompt: string;
      readonly batch: number;
    }
);

export interface PostSettings {
  readonly enhance: EnhanceStep | null;
  /** Of the frame interval. */
  readonly blur: number;
  /** Frames a second that the film is made smooth to; null leaves its own. */
  readonly smooth: number | null;
}

/** The fields of a recipe with the shot's own over them. */
export function settingsOfPost(...layers: readonly PostFields[]): PostSettings {
  const said = <K extends keyof PostFields>(key: K) => layers.findLast((layer) => layer[key] !== undefined)?.[key];
  return {
    enhance: enhanceOf(said("enhance") ?? "none"),
    blur: said("motion_blur") ?? 0,
    smooth: said("interpolate") ?? null,
  };
}

/** What a request names. */
export function settingsOfRequest({
  enhance,
  blur,
  interpolate,
}: Pick<PostBody, "enhance" | "blur" | "interpolate">): PostSettings {
  return { enhance: enhanceOf(enhance ?? "none"), blur: blur ?? 0, smooth: interpolate ?? null };
}

/** The object that a tier or a method stands for. */
export function fieldsOf(enhance: NonNullable<PostFields["enhance"]>): EnhanceFields | null {
  if (enhance === "none") return null;
  if (typeof enhance === "object") return { ...(enhance.tier && TIERS[enhance.tier]), ...enhance };
  return enhance in TIERS ? TIERS[enhance as Tier] : { method: enhance as NonNullable<EnhanceFields["method"]> };
}

const MAKE = {
  pixel: (fields: EnhanceFields) => ({ method: "pixel" as const, model: fields.pixel_model ?? null }),
  restorer: ({ restorer_model: model = "7b", chunk = 0, overlap = 2 }: EnhanceFields) => ({
    ...{ method: "restorer" as const, model, chunk, overlap },
  }),
  refiner({ checkpoint, patch, strength = STRENGTH.default, ...fields }: EnhanceFields) {
    const { steps = 10, cfg = 4, prompt = "", batch = 2 } = fields;
    const models = { model: checkpoint ?? null, patch: patch ?? null };
    return { method: "refiner" as const, ...models, strength, steps, cfg, prompt, batch };
  },
};

function enhanceOf(enhance: NonNullable<PostFields["enhance"]>): EnhanceStep | null {
  const fields = fieldsOf(enhance);
  if (!fields) return null;
  const { frequency_split: split = true, keep_soft: soft = 0, grain = 0, method = "pixel" } = fields;
  return { ...MAKE[method](fields), finish: { frequency_split: split, keep_soft: soft, grain } };
}

/** It changes nothing: there is no post to make. */
export function isNothing({ enhance, blur, smooth }: PostSettings): boolean {
  return enhance === null && blur === 0 && smooth === null;
}

export function recipeOfPost({ enhance, blur, smooth }: PostSettings): PostRecipe {
  return { enhance: enhance ?? "none", motion_blur: blur, interpolate: smooth };
}

/** Equal for settings that make the same film of the same upscale. */
export function postHash(settings: PostSettings, quality: string): string {
  return contentHash({ ...recipeOfPost(settings), quality });
}

/** `restorer 7b, motion blur 0.3`. */
export function describePost({ enhance, blur, smooth }: PostSettings): string {
  const words = [
    enhance && describeStep(enhance),
    smooth !== null && `smooth at ${smooth} frames a second`,
    blur > 0 && `motion blur ${blur}`,
    enhance && enhance.finish.grain > 0 && `grain ${enhance.finish.grain}`,
  ].filter((word) => typeof word === "string");
  return words.length === 0 ? "nothing" : words.join(", ");
}

function describeStep(step: EnhanceStep): string {
  if (step.method === "refiner") return `refiner at ${step.strength}`;
  if (step.method === "restorer") return `restorer ${modelName(step.model)}`;
  return step.model === null ? "pixel model at x1" : `${modelName(step.model)} at x1`;
}
