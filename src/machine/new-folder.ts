// A folder that appears whole under its name, or not at all: filled under a hidden name beside it, then renamed. Two makers of
// one name cannot both have it, because no system renames a folder over one that holds something.
import { copyFile, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomic } from "./write-file.ts";
import { exists, isCode } from "./paths.ts";
import { moveFile } from "./files.ts";
import { partialName } from "./partial-name.ts";

export interface FolderContent {
  /** Path inside the folder to the whole text. */
  readonly files: ReadonlyMap<string, string>;
  /** Empty folders. */
  readonly folders: readonly string[];
}

/** What systems answer when something else has the name: it holds files, or is one. */
const TAKEN = ["EEXIST", "ENOTEMPTY", "ENOTDIR", "EPERM", "EISDIR", "EACCES"];

/** Makes the folder, whose parent is there; false when something of that name is there already. */
export async function createFolder(path: string, { files, folders }: FolderContent): Promise<boolean> {
  return fillFolder(path, async (temp) => {
    for (const folder of folders) await mkdir(join(temp, folder), { recursive: true });
    for (const [name, text] of files) await writeAtomic(join(temp, name), text);
  });
}

/** The same with whatever `fill` puts into the folder that it is handed. What it throws leaves nothing. */
export async function fillFolder(path: string, fill: (temp: string) => Promise<void>): Promise<boolean> {
  if (await exists(path)) return false;
  const temp = await partialName(path);
  try {
    await mkdir(temp);
    await fill(temp);
    await moveFile(temp, path);
    return true;
  } catch (error) {
    await rm(temp, { recursive: true, force: true });
    if (TAKEN.some((code) => isCode(error, code)) && (await exists(path))) return false;
    throw error;
  }
}

/** Whether a file or a folder is copied, by its path from the first folder with forward slashes. */
type IsWanted = (path: string) => boolean;

/** Copies plain files and folders; links are left out, as they may lead anywhere. A folder that is not there is empty; one that cannot be read fails the copy. */
export async function copyTree(from: string, to: string, isWanted: IsWanted, at = ""): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  });
  await mkdir(to, { recursive: true });
  for (const entry of entries) {
    const { name } = entry;
    const path = at === "" ? name : `${at}/${name}`;
    if (!isWanted(path)) continue;
    if (entry.isFile()) await copyFile(join(from, name), join(to, name));
    else if (entry.isDirectory()) await copyTree(join(from, name), join(to, name), isWanted, path);
  }
}
