// The model files of a graph: choices that are files, their folder by the loader's input, their family by what shipped targets know.
import type { TargetFile } from "../../contracts/files/target.ts";
import type { ModelParam } from "../../contracts/files/target-models.ts";
import type { GraphInput } from "./graph-inputs.ts";
import type { Converted } from "../workflow/convert.ts";
import { listOf, textOf } from "../workflow/json-parts.ts";

export interface FoundModel {
  readonly param: string;
  readonly place: GraphInput;
  readonly file: string;
  readonly folder: string;
  /** What a target's file says of it. */
  readonly about: ModelParam;
}

const FILE = /\.(safetensors|sft|gguf|ckpt|pth|pt|bin)$/i;
/** Loader inputs by their beginning: the parameter, and the models folder. */
const LOADERS: readonly (readonly [string, string, string])[] = [
  ["unet_name", "model", "diffusion_models"],
  ["ckpt_name", "model", "checkpoints"],
  ["clip_name", "text_encoder", "text_encoders"],
  ["text_encoder", "text_encoder", "text_encoders"],
  ["vae_name", "video_vae", "vae"],
  ["lora_name", "lora", "loras"],
];

/** In the order of the graph; the second of a parameter is called `model_2`. */
export function findModels(places: readonly GraphInput[], targets: readonly TargetFile[]): readonly FoundModel[] {
  const counts = new Map<string, number>();
  return places.flatMap((place) => {
    const loader = LOADERS.find(([name]) => place.input.name.startsWith(name));
    if (!loader || typeof place.value !== "string" || !FILE.test(place.value)) return [];
    const [, base, folder] = loader;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    const file = place.value;
    const about = known(targets, folder, file) ?? plain(folder, file);
    return [
      {
        param: count === 1 ? base : `${base}_${count}`,
        place,
        file,
        folder,
        about: { ...about, tier: "required", default: file },
      },
    ];
  });
}

/** What a shipped target says of files of that folder with such a name. */
function known(targets: readonly TargetFile[], folder: string, file: string): ModelParam | undefined {
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const all = targets.flatMap(({ models }) => Object.values(models)).filter((about) => about.folder === folder);
  const fits = (globs: readonly string[] = []) => globs.some((glob) => isLike(glob, name));
  const found = all.find(({ patterns, exclude }) => fits(patterns) && !fits(exclude));
  if (!found) return undefined;
  const { feature: _feature, default_pair: _pair, ...about } = found;
  return about;
}

function plain(folder: string, file: string): ModelParam {
  const stem = (file.split(/[\\/]/).at(-1) ?? file).replace(FILE, "");
  return { family: stem.toLowerCase(), label: stem, patterns: [`${stem}*`], folder, tier: "required" };
}

/** A glob with `*`, whatever the case. */
function isLike(glob: string, name: string): boolean {
  const [first = "", ...rest] = glob.toLowerCase().split("*");
  const text = name.toLowerCase();
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

// Where the files of a workflow can be had, by the workflow's own record: the front end keeps it with the node that loads the file.

/** File name to its address; only addresses that are fetched over https. */
export function downloadsOf({ properties }: Converted): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const words of properties.values()) {
    for (const model of listOf(words, "models")) {
      const [name, url] = [textOf(model, "name"), textOf(model, "url")];
      if (name && url?.startsWith("https://")) urls.set(name, url);
    }
  }
  return urls;
}
