// Real files from a table of relative path to content; a value that is no text is written as JSON.
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export async function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    await mkdir(dirname(full), { recursive: true });
    const plain = typeof content === "string" || content instanceof Uint8Array;
    await writeFile(full, plain ? content : JSON.stringify(content));
  }
}
