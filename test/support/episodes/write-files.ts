// Real files from a table of relative path to content; a value that is no text is written as JSON.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Files of a shot's takes, by their names in its folder. */
export function writeTakeFiles(ep: string, files: Readonly<Record<string, unknown>>, shot = "sh010"): Promise<void> {
  const paths = Object.entries(files).map(([name, held]) => [`renders_proxy/${shot}/${name}`, held]);
  return writeFiles(ep, Object.fromEntries(paths) as Record<string, unknown>);
}

export async function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    await mkdir(dirname(full), { recursive: true });
    const plain = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(full, plain ? content : JSON.stringify(content));
  }
}
