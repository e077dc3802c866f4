// Reads the shipped `target.json` files of a folder and checks each. A bad file never hides the others. Files that the build has checked
// already are known by their bytes: to check them again at each start would take longer than all else it does.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { reasonOf } from "../../contracts/refusal.ts";
import { checkTarget, type TargetFile } from "../../contracts/files/target.ts";
import { isCode } from "../../machine/paths.ts";
import { readJson, writeJson } from "../reading/json-file.ts";

const CHECKED = "proven.json";

/** SHA-1 of each file's bytes. */
type CheckedFiles = ReadonlySet<string>;

export interface TargetFiles {
  readonly files: readonly TargetFile[];
  /** One sentence for each file that could not be used; `path` is relative to the folder, forward slashes. */
  readonly problems: readonly { readonly path: string; readonly message: string }[];
}

/** All targets under a folder, ordered by path. A folder that is not there holds none. */
export async function readTargetFiles(folder: string): Promise<TargetFiles> {
  const files: TargetFile[] = [];
  const problems: { path: string; message: string }[] = [];
  const checkedFiles = await readCheckedFiles(folder);
  for (const path of await findTargetPaths(folder)) {
    const read = await readTarget(path, checkedFiles);
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
async function readTarget(path: string, checkedFiles: CheckedFiles): Promise<TargetFile | string> {
  try {
    const bytes = await readFile(path);
    const value: unknown = JSON.parse(bytes.toString());
    const checked = checkedFiles.has(hashOf(bytes))
      ? { ok: true as const, value: value as TargetFile }
      : checkTarget(value);
    if (!checked.ok) return checked.sentence;
    const folder = basename(dirname(path));
    return checked.value.id === folder
      ? checked.value
      : `id "${checked.value.id}" must be the folder's name, ${folder}`;
  } catch (error) {
    return `cannot be read: ${reasonOf(error)}`;
  }
}

/** None where the build has left no list. */
export async function readCheckedFiles(folder: string): Promise<CheckedFiles> {
  const read = await readJson(join(folder, CHECKED));
  const isList = read.is === "there" && Array.isArray(read.value);
  return new Set(isList ? (read.value as unknown[]).filter((hash) => typeof hash === "string") : []);
}

export async function writeCheckedFiles(folder: string, checkedFiles: CheckedFiles): Promise<void> {
  await writeJson(join(folder, CHECKED), [...checkedFiles].toSorted());
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}
