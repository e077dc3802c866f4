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
  readonly follows: string | null;
  readonly followScale: number;
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

/** What is meant where nothing is said. */
const DEFAULTS: UpscaleSettings = {
  ...{ method: "pixel", scale: SCALE, detail: 0, startStep: null, vae: false, pixelModel: null },
  ...{ restorerModel: RESTORER_DEFAULT, follows: null, followScale: SCALE, precision: "fp16" },
  ...{ finish: NO_FINISH, deliver: null, fit: "crop", encoder: "auto", quality: "review" },
};

type Said = { readonly [K in keyof UpscaleSettings]?: UpscaleSettings[K] | null | undefined };

function withDefaults(said: Said, defaults: UpscaleSettings): UpscaleSettings {
  const set = Object.entries(said).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...(Object.fromEntries(set) as Partial<UpscaleSettings>) };
}

/** What a request says. `canResample`: whether its takes' target can be gone on with by its sampler. */
export function settingsOfBody(body: UpscaleBody, canResample: boolean): UpscaleSettings {
  const { scale, vae, detail, deliver, fit, encoder, precision, quality, start_step: startStep } = body;
  const method = body.method ?? (canResample && !body.from_upscale ? "latent" : "pixel");
  const models = { pixelModel: body.pixel_model, restorerModel: body.restorer_model };
  const follows = { follows: body.then_method ?? body.then_pixel_model, followScale: body.then_scale };
  const how = { method, scale, vae, detail, startStep, precision, finish: finishOf(body) };
  return withDefaults({ ...how, ...models, ...follows, deliver, fit, encoder, quality }, DEFAULTS);
}

/** What a section of the recipe says, with the shot's own fields over it and the recipe's finish under both. */
export function settingsOfRecipe(recipe: MasterRecipe, fields: UpscaleFields, canResample: boolean): UpscaleSettings {
  const { scale, vae, detail, precision, start_step: startStep } = fields;
  const { deliver, fit, encoder, quality, finish = {} } = recipe;
  const method = fields.method ?? (canResample ? "latent" : "pixel");
  const models = { pixelModel: fields.pixel_model, restorerModel: fields.restorer_model };
  const follows = { follows: fields.then, followScale: fields.then_scale };
  const how = { method, scale, vae, detail, startStep, precision, finish: finishOf(finish, fields) };
  const file = { deliver, fit, encoder, quality };
  return withDefaults({ ...how, ...models, ...follows, ...file }, { ...DEFAULTS, quality: "master" });
}

type Finishing = { readonly [K in keyof Finish]?: Finish[K] | null | undefined };

/** The last of them that says something wins. */
function finishOf(...layers: readonly Finishing[]): Required<Finish> {
  const said = <K extends keyof Finish>(key: K) => layers.findLast((layer) => (layer[key] ?? null) !== null)?.[key];
  return {
    frequency_split: said("frequency_split") ?? NO_FINISH.frequency_split,
    keep_soft: said("keep_soft") ?? NO_FINISH.keep_soft,
    grain: said("grain") ?? NO_FINISH.grain,
  };
}

/** Equal for settings that make the same film of the same take: what a method does not read is left out. */
export function settingsHash(settings: UpscaleSettings): string {
  const { method, startStep, detail, vae, pixelModel, restorerModel, follows, scale, followScale, deliver } = settings;
  const { precision, finish, fit, quality } = settings;
  const usesRestorer = method === "restorer" || follows === RESTORER;
  return contentHash({
    ...{ method, follows, precision, finish, quality, deliver },
    ...(deliver !== null && { fit }),
    ...((deliver === null || follows !== null) && { scale }),
    ...(follows !== null && deliver === null && { followScale }),
    ...(method === "latent" && { startStep, detail, vae }),
    ...(method !== "restorer" && { pixelModel }),
    ...(usesRestorer && { restorerModel }),
  });
}
