// Reads the shipped `target.json` files of a folder. Checks each against the contract.
// A bad file never hides the others. What the targets mean together is the registry's business.
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { reasonOf } from "../../contracts/refusal.ts";
import { checkTarget, type TargetFile } from "../../contracts/files/target.ts";
import { isCode } from "../../machine/files.ts";
import { hashOf, readProven, type Proven } from "./proven-files.ts";

export interface TargetFiles {
  readonly files: readonly TargetFile[];
  /** One sentence for each file that could not be used; `path` is relative to the folder, forward slashes. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/** All targets under a folder, ordered by path. A folder that is not there holds none. */
export async function readTargetFiles(folder: string): Promise<TargetFiles> {
  const files: TargetFile[] = [];
  const problems: { path: string; message: string }[] = [];
  const proven = await readProven(folder);
  for (const path of await findTargetPaths(folder)) {
    const read = await readTarget(path, proven);
    if (typeof read === "string") problems.push({ path: relative(folder, path).replaceAll(sep, "/"), message: read });
    else files.push(read);
  }
  return { files, problems };
}

/** In order. */
export async function findTargetPaths(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const found = entries.filter((entry) => entry.isFile() && entry.name === "target.json");
    return found.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  } catch (error) {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  }
}

/** The target, or the sentence that says what is wrong with its file. */
async function readTarget(path: string, proven: Proven): Promise<TargetFile | string> {
  try {
    const bytes = await readFile(path);
    const value: unknown = JSON.parse(bytes.toString());
    const checked = proven.has(hashOf(bytes)) ? { ok: true as const, value: value as TargetFile } : checkTarget(value);
    if (!checked.ok) return checked.sentence;
    const folder = basename(dirname(path));
    return checked.value.id === folder
      ? checked.value
      : `id "${checked.value.id}" must be the folder's name, ${folder}`;
  } catch (error) {
    return `cannot be read: ${reasonOf(error)}`;
  }
}
