// The model files of a graph: choices that are files, their folder by the workflow's own record or the loader's input, their family by what
// shipped targets know.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { ModelParam } from "../../contracts/files/target-models.ts";
import { fileName, isModelFile, MODEL_FILE, type GraphInput } from "./graph-inputs.ts";
import type { Converted } from "../workflow/convert.ts";
import { globs, globName } from "../models/glob.ts";
import type { RecordedFile } from "./propose-request.ts";
import { listOf, textOf } from "../workflow/json-parts.ts";

export interface FoundModel {
  readonly param: string;
  readonly place: GraphInput;
  readonly file: string;
  readonly folder: string;
  /** What a target's file says of it. */
  readonly about: ModelParam;
}

/** Loader inputs by their beginning, those of one class before: the models folder. */
const LOADERS: readonly (readonly [string, string])[] = [
  ["CLIPVisionLoader.clip_name", "clip_vision"],
  ["UpscaleModelLoader.model_name", "upscale_models"],
  ["LatentUpscaleModelLoader.model_name", "latent_upscale_models"],
  ["unet_name", "diffusion_models"],
  ["ckpt_name", "checkpoints"],
  ["clip_name", "text_encoders"],
  ["text_encoder", "text_encoders"],
  ["vae_name", "vae"],
  ["lora_name", "loras"],
  ["audio_encoder_name", "audio_encoders"],
  ["control_net_name", "controlnet"],
  ["style_model_name", "style_models"],
];
/** What a folder's files are called as a parameter; any other by its folder. */
const PARAMS: Readonly<Record<string, string>> = {
  diffusion_models: "model",
  checkpoints: "model",
  text_encoders: "text_encoder",
  vae: "video_vae",
  loras: "lora",
  latent_upscale_models: "upscaler",
};

/** In the order of the graph; the second of a parameter is called `model_2`, or `model_low` where it is the low noise one of two. */
export function findModels(
  places: readonly GraphInput[],
  targets: readonly TargetFile[],
  records: ReadonlyMap<string, RecordedFile> = new Map(),
): readonly FoundModel[] {
  const loaded = places.flatMap((place) => {
    if (place.isLinked || typeof place.value !== "string" || !isModelFile(place.value)) return [];
    const folder = records.get(fileName(place.value))?.folder ?? folderOf(place);
    return folder === undefined ? [] : [{ place, file: place.value, folder }];
  });
  const isPair = ["high", "low"].every((word) => loaded.some(({ file, folder }) => isNoise(word, file, folder)));
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  return loaded.map(({ place, file, folder }) => {
    const isLow = isPair && isNoise("low", file, folder);
    const base = isLow ? "model_low" : baseOf(folder, file);
    // A file that two nodes load is one parameter.
    const key = `${folder}/${file}`;
    const param = names.get(key) ?? numbered(base, counts);
    names.set(key, param);
    const about = known(targets, folder, file) ?? plain(folder, file);
    return { param, place, file, folder, about: { ...about, tier: "required", default: file } };
  });
}

function numbered(base: string, counts: Map<string, number>): string {
  const count = (counts.get(base) ?? 0) + 1;
  counts.set(base, count);
  return count === 1 ? base : `${base}_${count}`;
}

function folderOf({ node, input }: GraphInput): string | undefined {
  const own = `${node.class_type}.${input.name}`;
  return LOADERS.find(([name]) => (name.includes(".") ? own === name : input.name.startsWith(name)))?.[1];
}

function baseOf(folder: string, file: string): string {
  if (folder === "vae" && /audio/i.test(file)) return "audio_vae";
  return PARAMS[folder] ?? folder.replace(/s$/, "");
}

function isNoise(word: string, file: string, folder: string): boolean {
  return folder === "diffusion_models" && new RegExp(`${word}[_-]?noise`, "i").test(file);
}

/** What a shipped target says of files of that folder with such a name. */
function known(targets: readonly TargetFile[], folder: string, file: string): ModelParam | undefined {
  const all = targets.flatMap(({ models }) => Object.values(models)).filter((about) => about.folder === folder);
  const name = globName(file);
  const found = all.find(({ patterns, exclude = [] }) => globs(patterns)(name) && !globs(exclude)(name));
  if (!found) return undefined;
  const { feature: _feature, default_pair: _pair, ...about } = found;
  return about;
}

function plain(folder: string, file: string): ModelParam {
  const stem = fileName(file).replace(MODEL_FILE, "");
  return { family: stem.toLowerCase(), label: stem, patterns: [`${stem}*`], folder, tier: "required" };
}

// Where the files of a workflow can be had, by the workflow's own record: the front end keeps it with the node that loads the file.

/** By the file's name; only addresses that are fetched over https. */
export function recordedFiles({ properties }: Converted): ReadonlyMap<string, RecordedFile> {
  const found = new Map<string, RecordedFile>();
  for (const words of properties.values()) {
    for (const model of listOf(words, "models")) {
      const [name, url] = [textOf(model, "name"), textOf(model, "url")];
      const folder = textOf(model, "directory") ?? null;
      if (name && url?.startsWith("https://")) found.set(name, { url, folder });
    }
  }
  return found;
}
