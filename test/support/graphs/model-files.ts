// The model files that a target's graphs load, as small ones of ours in the folders of a host.
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import type { Recipes } from "./recipe.ts";
import { writeModel } from "./write-model.ts";

/** Folder and name of each file that a target needs, and the family that its recipe is for. */
export interface NeededFile {
  readonly folder: string;
  readonly name: string;
  readonly family: string;
}

/** The part of a target, or of a step of a film, that names files. */
export interface NamesFiles {
  readonly models: TargetFile["models"];
  readonly presets: Readonly<Record<string, TargetFile["presets"]["final"]>>;
}

/** Of LoRAs that only make a model fast, those of a `fast` run. */
export function neededFiles(target: NamesFiles, fast: "plain" | "fast"): NeededFile[] {
  return Object.entries(target.models).flatMap(([param, { folder, family, tier, default: name }]) => {
    const isLeftOut = tier === "optional" || (tier === "accelerator" && param === "loras" && fast === "plain");
    if (isLeftOut) return [];
    const names = param === "loras" ? presetLoras(target) : name ? [name] : [];
    return names.map((each) => ({ folder, name: asTensors(each), family }));
  });
}

/** The LoRAs that the presets of any pass name, each once. */
export function presetLoras({ presets }: NamesFiles): string[] {
  return [...new Set(Object.values(presets).flatMap(({ lora, loras }) => loras ?? (lora === null ? [] : [lora])))];
}

/** The form that we write; the service takes it in place of the other. */
const asTensors = (name: string) => name.replace(/\.pth$/, ".safetensors");

/** Writes what is not there yet. */
export async function writeFiles(root: string, files: readonly NeededFile[], recipes: Recipes): Promise<void> {
  const unknown = files.filter(({ family }) => !recipes.has(family)).map(({ family }) => family);
  if (unknown.length > 0) throw new Error(`no recipe is for ${unknown.join(", ")}`);
  for (const { folder, name, family } of files) {
    const path = join(root, folder, name);
    if (await isThere(path)) continue;
    await mkdir(join(root, folder), { recursive: true });
    await writeModel(`${path}.part`, recipes.get(family)!, recipes);
    await rename(`${path}.part`, path);
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
