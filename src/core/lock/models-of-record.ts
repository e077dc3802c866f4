// Which model files a record says that it was made with: of a take, of an upscale or of a post. docs/format.md "Take record".
import type { Resolved } from "../../contracts/schema.ts";
import type { TargetFile } from "../../contracts/files/target.ts";

export interface ModelFile {
  /** Folder of the host's models; "" where nobody knows. */
  readonly folder: string;
  readonly file: string;
}

/** `models`: the target's own, which say where each parameter's file lies. */
export function modelsOfRecord(resolved: Resolved | undefined, models: TargetFile["models"] = {}): ModelFile[] {
  return Object.entries(resolved ?? {}).flatMap(([param, { using }]) => {
    const files = Array.isArray(using) ? using : [using];
    const folder = models[param]?.folder ?? "";
    return files.flatMap((file) => (file === null || file === "" ? [] : [{ folder, file }]));
  });
}

/** Each file once, by name. */
export function sortedModels(files: readonly ModelFile[]): ModelFile[] {
  const unique = new Map(files.map((each) => [`${each.folder}/${each.file}`, each]));
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, each]) => each);
}
