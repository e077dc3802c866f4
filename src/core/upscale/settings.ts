// How a take is to be upscaled, whole: what a request or a recipe says, with everything it leaves out filled in. docs/http.md "Upscale".
import type {
  Encoder,
  Finish,
  Fit,
  MasterRecipe,
  Quality,
  UpscaleFields,
  UpscaleMethod,
} from "../../contracts/files/upscale.ts";
import type { UpscaleBody } from "../../contracts/routes/delivery/upscale.ts";
import { contentHash } from "../lib/hash.ts";

export interface UpscaleSettings {
  readonly method: UpscaleMethod;
  readonly scale: number;
  /** Steps of the sampler that it starts earlier. */
  readonly detail: number;
  readonly startStep: number | null;
  /** Goes on from the frames although a latent was kept. */
  readonly vae: boolean;
  /** Null: the default of those that are there. */
  readonly pixelModel: string | null;
  readonly restorerModel: string;
  /** The model file of a pixel step that follows, `restorer`, or null. */
  readonly then: string | null;
  readonly thenScale: number;
  readonly precision: "fp16" | "fp32";
  readonly finish: Required<Finish>;
  readonly deliver: string | null;
  readonly fit: Fit;
  readonly encoder: Encoder;
  readonly quality: Quality;
}

export const SCALE = 2;
export const MAX_SCALE = 4;
export const RESTORER = "restorer";
export const RESTORER_DEFAULT = "7b";
const NO_FINISH: Required<Finish> = { frequency_split: true, keep_soft: 0, grain: 0 };

/** What a request says. `canResample`: whether its takes' target can be gone on with by its sampler. */
export function settingsOfBody(body: UpscaleBody, canResample: boolean): UpscaleSettings {
  const { vae, detail, then_method: thenMethod, then_pixel_model: thenModel } = body;
  return {
    ...{ method: body.method ?? (canResample && !body.from_upscale ? "latent" : "pixel"), vae, detail },
    scale: body.scale ?? SCALE,
    startStep: body.start_step ?? null,
    pixelModel: body.pixel_model ?? null,
    restorerModel: body.restorer_model ?? RESTORER_DEFAULT,
    then: thenMethod ?? thenModel ?? null,
    thenScale: body.then_scale ?? SCALE,
    precision: body.precision ?? "fp16",
    finish: finishOf(body),
    deliver: body.deliver ?? null,
    ...{ fit: body.fit ?? "crop", encoder: body.encoder ?? "auto", quality: body.quality ?? "review" },
  };
}

/** What a section of the recipe says, with the shot's own fields over it and the recipe's finish under both. */
export function settingsOfRecipe(recipe: MasterRecipe, fields: UpscaleFields, canResample: boolean): UpscaleSettings {
  return {
    method: fields.method ?? (canResample ? "latent" : "pixel"),
    ...{ scale: fields.scale ?? SCALE, detail: fields.detail ?? 0, vae: fields.vae ?? false },
    startStep: fields.start_step ?? null,
    pixelModel: fields.pixel_model ?? null,
    restorerModel: fields.restorer_model ?? RESTORER_DEFAULT,
    ...{ then: fields.then ?? null, thenScale: fields.then_scale ?? SCALE },
    precision: fields.precision ?? "fp16",
    finish: finishOf(recipe.finish ?? {}, fields),
    deliver: recipe.deliver ?? null,
    ...{ fit: recipe.fit ?? "crop", encoder: recipe.encoder ?? "auto", quality: recipe.quality ?? "master" },
  };
}

type Finishing = { readonly [K in keyof Finish]?: Finish[K] | null | undefined };

/** The last of them that says something wins. */
function finishOf(...layers: readonly Finishing[]): Required<Finish> {
  const said = <K extends keyof Finish>(key: K) => layers.findLast((layer) => layer[key] != null)?.[key];
  return {
    frequency_split: said("frequency_split") ?? NO_FINISH.frequency_split,
    keep_soft: said("keep_soft") ?? NO_FINISH.keep_soft,
    grain: said("grain") ?? NO_FINISH.grain,
  };
}

/** Equal for settings that make the same film of the same take: what a method does not read is left out. */
export function settingsHash(settings: UpscaleSettings): string {
  const { method, startStep, detail, vae, pixelModel, restorerModel, then, scale, thenScale, deliver } = settings;
  const { precision, finish, fit, quality } = settings;
  const usesRestorer = method === "restorer" || then === RESTORER;
  return contentHash({
    ...{ method, then, precision, finish, quality, deliver },
    ...(deliver !== null && { fit }),
    ...((deliver === null || then !== null) && { scale }),
    ...(then !== null && deliver === null && { thenScale }),
    ...(method === "latent" && { startStep, detail, vae }),
    ...(method !== "restorer" && { pixelModel }),
    ...(usesRestorer && { restorerModel }),
  });
}
