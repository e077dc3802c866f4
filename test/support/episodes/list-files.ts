// Every file below a folder, relative to it, sorted, forward slashes.
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).split(sep).join("/")).toSorted();
}
