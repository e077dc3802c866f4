// What an upscale of one take does, step by step: sizes, models, where its sampler starts. Nothing is read or written here.
// docs/http.md "Upscale".
import type { CheckResult } from "../../contracts/check.ts";
import type { LatentUpscale } from "../../contracts/files/target-models.ts";
import type { UpscaleRecipe, UpscaleRecord, UPSCALE_ROUTES } from "../../contracts/files/upscale.ts";
import { VSR_LEVELS } from "./graphs/film-work.ts";
import { vsrLevelOf } from "./graphs/pixel.ts";
import { startStepOf } from "./graphs/start-step.ts";
import { MAX_SCALE, RESTORER, type UpscaleSettings } from "./settings.ts";
import { deliverSize, sizeSteps, type Delivery, type Pixels, type SizedStep } from "./sizes.ts";

/** The pixel step that needs no host: frames are enlarged here. */
export const BUILT_IN = "lanczos";

export interface UpscaleSource {
  /** The film that it begins with: the take's, or its upscale's. */
  readonly size: Pixels;
  /** Sampler steps of the take, and of a target with two models the share of them after which the second one takes over. */
  readonly schedule: number;
  readonly split: number | undefined;
  readonly hasLatent: boolean;
  /** The take whose frames it holds at its start, which only its kept latent has; null where it begins by itself. */
  readonly holds: string | null;
  /** How its target samples it again; null where it cannot. */
  readonly latent: LatentUpscale | null;
  /** Label of its target, for sentences. */
  readonly target: string;
}

/** What stands for a model that a request leaves open. */
export interface UpscaleModels {
  /** The model of a pixel step, or `lanczos`. */
  readonly pixel: string;
  /** The file that a word for a restorer stands for. */
  readonly restorer: (word: string) => string;
}

export interface PlannedStep {
  readonly method: "latent" | "pixel" | "restorer";
  /** Of a sampler the model that its frames go through first; null where that is none, or is left to what is installed. */
  readonly model: string | null;
  /** Pixels that it makes. */
  readonly size: Pixels;
}

export interface PlannedUpscale {
  readonly route: (typeof UPSCALE_ROUTES)[number];
  readonly mode: NonNullable<UpscaleRecord["mode"]>;
  readonly steps: readonly PlannedStep[];
  /** What is delivered; the last step's size where nothing else was asked for. */
  readonly delivery: Delivery;
  readonly recipe: UpscaleRecipe;
}

/** Why it cannot be done is a sentence about the take. */
export function planUpscale(
  settings: UpscaleSettings,
  source: UpscaleSource,
  models: UpscaleModels,
): CheckResult<PlannedUpscale> {
  const { method, follows, deliver, fit } = settings;
  const why = method === "latent" ? whyNotResampled(settings, source) : undefined;
  if (why !== undefined) return { ok: false, sentence: why };
  const kinds = [
    method,
    ...(follows === null ? [] : [follows === RESTORER ? RESTORER : "pixel"]),
  ] as PlannedStep["method"][];
  const names = [mainModel(settings, source, models), ...(follows === null ? [] : [followModel(settings, models)])];
  const odd = names.find((name) => name !== null && vsrLevelOf(name) === undefined);
  if (odd)
    return {
      ok: false,
      sentence: `${odd} names no level: those of vsr_node are ${VSR_LEVELS.join(", ").toLowerCase()}`,
    };
  const sized = kinds.map((kind, at) => sizedStep(kind, at === 0 ? settings.scale : settings.followScale, source));
  const asked = deliver === null ? null : { size: deliverSize(deliver), fit };
  const sizes = sizeSteps(source.size, sized, asked);
  if (!sizes.ok) return sizes;
  const steps = kinds.map((kind, at) => ({ method: kind, model: names[at] ?? null, size: sizes.value[at]! }));
  const tooLarge = method === "latent" ? whyTooLarge(source.size, steps[0]!.size) : undefined;
  if (tooLarge !== undefined) return { ok: false, sentence: tooLarge };
  const delivery = asked ?? { size: steps.at(-1)!.size, fit };
  return { ok: true, value: wholePlan(settings, source, steps, delivery) };
}

function whyNotResampled(settings: UpscaleSettings, { latent, target, holds, hasLatent }: UpscaleSource) {
  const { scale, deliver, follows, vae } = settings;
  if (!latent) return `${target} cannot sample its takes again: choose the method pixel or restorer`;
  if (holds !== null && (vae || !hasLatent)) {
    return `it carries on from ${holds}, and only a kept latent has the frames before it: choose the method pixel or restorer`;
  }
  const { fixed_scale: fixed } = latent;
  const isAsked = deliver === null || follows !== null;
  return fixed !== undefined && isAsked && scale !== fixed
    ? `${target} makes x${fixed} only: leave scale out`
    : undefined;
}

function whyTooLarge(from: Pixels, made: Pixels): string | undefined {
  if (made[0] <= from[0] * MAX_SCALE + 32 && made[1] <= from[1] * MAX_SCALE + 32) return undefined;
  const size = `${from.join("x")} to ${made.join("x")}`;
  return `a re-sample makes at most x${MAX_SCALE}, and ${size} is more: add a pixel or restorer step that follows`;
}

function sizedStep(method: PlannedStep["method"], scale: number, { latent }: UpscaleSource): SizedStep {
  if (method !== "latent") return { scale, align: 2, isFixed: false, name: `a ${method} step` };
  const fixed = latent?.fixed_scale;
  return { scale: fixed ?? scale, align: latent?.align ?? 32, isFixed: fixed !== undefined, name: "a re-sample" };
}

function mainModel(settings: UpscaleSettings, { latent }: UpscaleSource, models: UpscaleModels): string | null {
  const { method, pixelModel, restorerModel } = settings;
  if (method === "restorer") return models.restorer(restorerModel);
  const pixel = pixelModel ?? models.pixel;
  if (method === "pixel") return pixel;
  return latent?.mode === "pixel_refine" && pixel !== BUILT_IN ? pixel : null;
}

function followModel({ follows, restorerModel }: UpscaleSettings, models: UpscaleModels): string | null {
  return follows === RESTORER ? models.restorer(restorerModel) : follows;
}

function wholePlan(
  settings: UpscaleSettings,
  source: UpscaleSource,
  steps: readonly PlannedStep[],
  delivery: Delivery,
): PlannedUpscale {
  const { method, detail, precision, finish } = settings;
  const { latent, hasLatent, size, schedule, split } = source;
  const goesOn = method === "latent" && latent !== null;
  const keepsLatent = goesOn && hasLatent && !settings.vae && latent.mode !== "pixel_refine";
  const [main, then] = steps;
  const [width, height] = delivery.size;
  return {
    route: goesOn ? resampleRoute(keepsLatent) : "pixel",
    mode: goesOn ? latent.mode : pixelMode(method),
    steps,
    delivery,
    recipe: {
      ...{ method, scale: timesLarger(size, main!.size), detail: goesOn ? detail : 0 },
      vae: goesOn ? !keepsLatent : null,
      start_step: goesOn ? startStepOf(latent, { steps: schedule, detail, exact: settings.startStep, split }) : null,
      model: main!.model,
      then_step: then ? { method: then.method, model: then.model, scale: timesLarger(main!.size, then.size) } : null,
      ...{ precision, finish, size: [width, height], fit: delivery.fit },
    },
  };
}

function resampleRoute(keepsLatent: boolean): PlannedUpscale["route"] {
  return keepsLatent ? "latent" : "decode";
}

function pixelMode(method: UpscaleSettings["method"]): PlannedUpscale["mode"] {
  return method === "restorer" ? "restorer" : "pixel";
}

/** To three decimals. */
function timesLarger([width]: Pixels, [across]: Pixels): number {
  return Math.round((across / width) * 1000) / 1000;
}

/** Whether it is made here, without a host. */
export function isBuiltIn(steps: readonly PlannedStep[]): boolean {
  return steps.every(({ method, model }) => method === "pixel" && model === BUILT_IN);
}
