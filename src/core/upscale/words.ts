// Upscale settings in short words, for plans and rows.
import type { UpscaleFields } from "../../contracts/files/upscale.ts";
import { RESTORER, SCALE, type UpscaleSettings } from "./settings.ts";

/** `re-sample x2, then RealESRGAN_x2, to 1080p cropped`. */
export function describeSettings(settings: UpscaleSettings): string {
  const { deliver, fit, follows, followScale, finish } = settings;
  const last = follows === null ? [] : [`then ${stepWords(follows, deliver === null ? followScale : null)}`];
  const to = deliver === null ? [] : [`to ${deliver} ${fit === "crop" ? "cropped" : "padded"}`];
  return [mainWords(settings), ...last, ...to, ...finishWords(finish)].join(", ");
}

/** What a section or a shot's own recipe says, and nothing that it leaves open. */
export function describeFields(fields: UpscaleFields): string {
  const { method, scale, start_step: start, detail, vae, then, then_scale: thenScale, precision } = fields;
  const words = [
    method === "latent" ? "re-sample" : method,
    fields.pixel_model && modelName(fields.pixel_model),
    fields.restorer_model && `restorer ${modelName(fields.restorer_model)}`,
    scale !== undefined && `x${scale}`,
    start !== undefined && `from step ${start}`,
    detail && `${detail} steps of detail`,
    vae && "from frames",
    then && `then ${stepWords(then, thenScale ?? null)}`,
    precision === "fp32" && "fp32",
    ...finishWords(fields),
  ].filter((word) => typeof word === "string" && word !== "");
  return words.length === 0 ? "as the defaults are" : words.join(", ");
}

function mainWords({ method, scale, deliver, follows, pixelModel, restorerModel, startStep, detail }: UpscaleSettings) {
  const times = deliver === null || follows !== null ? ` x${scale}` : "";
  if (method === "restorer") return `restorer ${modelName(restorerModel)}${times}`;
  if (method === "pixel") return `${pixelModel === null ? "pixel model" : modelName(pixelModel)}${times}`;
  const from = startStep === null ? "" : ` from step ${startStep}`;
  return `re-sample${times}${from}${detail > 0 ? `, ${detail} steps of detail` : ""}`;
}

function stepWords(then: string, scale: number | null): string {
  const times = scale === null || scale === SCALE ? "" : ` x${scale}`;
  return `${then === RESTORER ? RESTORER : modelName(then)}${times}`;
}

function finishWords({ frequency_split: split, keep_soft: soft, grain }: Partial<UpscaleSettings["finish"]>): string[] {
  const words = [split === false && "no frequency split", soft && `keep soft ${soft}`, grain && `grain ${grain}`];
  return words.filter((word) => typeof word === "string");
}

/** A model file without its ending. */
export function modelName(file: string): string {
  return file.replace(/\.(safetensors|pth|pt|ckpt|bin)$/i, "");
}
