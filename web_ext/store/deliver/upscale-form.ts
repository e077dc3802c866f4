// How a take is to be upscaled, as it is chosen and typed: for one take, for a shot's own recipe, and for a section of the series' recipe.
// Empty fields are as the studio, or the recipe below, has them.
import type { UpscaleFields } from "../../../src/contracts/files/upscale.ts";
import type { UpscaleOptions } from "../../../src/contracts/routes/delivery/upscale.ts";
import type { InputOf } from "../../api/calls.ts";
import { parseSize } from "../base/format.ts";

type Method = NonNullable<UpscaleFields["method"]>;

/** What a recipe's section can say. */
export interface SectionForm {
  readonly method: Method | "";
  readonly scale: string;
  readonly detail: "" | "0" | "1" | "2";
  readonly vae: boolean;
  readonly pixelModel: string;
  readonly restorerModel: string;
  /** `restorer`, or the model of a pixel step. */
  readonly second: string;
  readonly secondScale: string;
  readonly precision: "" | "fp16" | "fp32";
  readonly split: "" | "on" | "off";
  readonly keepSoft: string;
  readonly grain: string;
}

export interface UpscaleForm extends SectionForm {
  readonly byRecipe: boolean;
  /** A named size, or one that is typed; empty: as the scale makes it. */
  readonly deliver: string;
  readonly fit: "crop" | "pad";
  readonly encoder: "auto" | "hw" | "sw";
  readonly quality: "review" | "master";
  readonly onUpscale: boolean;
}

export const SECTION_FORM: SectionForm = {
  ...{ method: "", scale: "", detail: "", vae: false, pixelModel: "", restorerModel: "" },
  ...{ second: "", secondScale: "", precision: "", split: "", keepSoft: "", grain: "" },
};

export const UPSCALE_FORM: UpscaleForm = {
  ...SECTION_FORM,
  ...{ byRecipe: false, deliver: "1080p", fit: "crop", encoder: "auto", quality: "review", onUpscale: false },
};

export function formOfSection(fields: UpscaleFields): SectionForm {
  const text = (value: number | undefined) => (value === undefined ? "" : String(value));
  const split = fields.frequency_split;
  return {
    method: fields.method ?? "",
    scale: text(fields.scale),
    detail: text(fields.detail) as SectionForm["detail"],
    vae: fields.vae ?? false,
    pixelModel: fields.pixel_model ?? "",
    restorerModel: fields.restorer_model ?? "",
    second: fields.then ?? "",
    secondScale: text(fields.then_scale),
    precision: fields.precision ?? "",
    split: split === undefined ? "" : split ? "on" : "off",
    keepSoft: text(fields.keep_soft),
    grain: text(fields.grain),
  };
}

/** What a recipe is to say, or why what is typed cannot stand there. Fields of another method are left out. */
export function readSection(form: SectionForm): UpscaleFields | string {
  const problem = problemOf(form);
  if (problem !== undefined) return problem;
  const { method, second } = form;
  const samples = method === "latent" || method === "";
  const enlarges = method === "pixel" || method === "";
  const fields: readonly [key: keyof UpscaleFields, value: unknown][] = [
    ["method", textIn(method)],
    ["scale", numberIn(form.scale)],
    ["detail", samples ? numberIn(form.detail) : undefined],
    ["vae", samples && form.vae ? true : undefined],
    ["pixel_model", enlarges ? textIn(form.pixelModel) : undefined],
    ["restorer_model", method === "restorer" ? textIn(form.restorerModel) : undefined],
    ["then", textIn(second)],
    ["then_scale", second === "" ? undefined : numberIn(form.secondScale)],
    ["precision", textIn(form.precision)],
    ["frequency_split", form.split === "" ? undefined : form.split === "on"],
    ["keep_soft", numberIn(form.keepSoft)],
    ["grain", numberIn(form.grain)],
  ];
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

type UpscaleAsk = Omit<InputOf<"upscale">, "ep" | "pass">;

/** What to ask for of one take, or why it cannot be asked for. */
export function readUpscale(
  form: UpscaleForm,
  of: { readonly shot: string; readonly take: number },
): UpscaleAsk | string {
  const takes = [{ shot: of.shot, take: of.take }];
  if (form.byRecipe) return { takes, redo: true, recipe: true };
  const section = readSection(form);
  if (typeof section === "string") return section;
  const { then: second, ...rest } = section;
  const deliver = form.deliver.trim();
  const isNamed = /^(1080p|1440p|4k)$/.test(deliver);
  const size = isNamed || deliver === "" ? deliver : parseSize(deliver);
  if (size === undefined)
    return "the size is one of the list, or a width and a height in pixels, for example 2048 × 858";
  return {
    ...{ takes, redo: true, ...rest, fit: form.fit, encoder: form.encoder, quality: form.quality },
    ...(second === "restorer" ? { then_method: "restorer" } : second !== undefined && { then_pixel_model: second }),
    ...(size !== "" && { deliver: size }),
    ...(form.onUpscale && { from_upscale: true }),
  };
}

function problemOf({ scale, secondScale, keepSoft, grain }: SectionForm): string | undefined {
  if (!isNumber(scale, 1, 4) || scale.trim() === "1") return "the scale is more than 1 and at most 4";
  if (!isNumber(secondScale, 1, 4) || secondScale.trim() === "1")
    return "the second scale is more than 1 and at most 4";
  if (!isNumber(keepSoft, 0, 1)) return "what is kept soft is between 0 and 1";
  return isNumber(grain, 0, 0.2) ? undefined : "grain is between 0 and 0.2";
}

/** An empty text is no number that could be wrong. */
function isNumber(text: string, least: number, most: number): boolean {
  const value = Number(text.trim());
  return text.trim() === "" || (Number.isFinite(value) && value >= least && value <= most);
}

function numberIn(text: string): number | undefined {
  return text.trim() === "" ? undefined : Number(text);
}

function textIn(text: string): string | undefined {
  return text === "" ? undefined : text;
}

/** Whether a method can run here, with why not in sentences. */
export function readinessOf(options: UpscaleOptions, method: Method, target: string | null) {
  if (method !== "latent") return options[method];
  const latent = target === null ? null : options.latent[target];
  return latent ?? { status: "not_ready" as const, missing: ["this take's target makes no latent upscale"] };
}

/** The best method that can run here now: from the take's own latent, else by pixels. */
export function readyMethod(options: UpscaleOptions, target: string | null): Method {
  return readinessOf(options, "latent", target).status === "ready" ? "latent" : "pixel";
}
