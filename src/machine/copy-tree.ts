// Copies the plain files of a folder with those below it; links are left out, as they may lead anywhere.
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { isCode } from "./paths.ts";

/** Whether a file or a folder is copied, by its path from the first folder with forward slashes. */
export type IsWanted = (path: string) => boolean;

/** A folder that is not there is an empty one; one that cannot be read fails the copy. */
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
