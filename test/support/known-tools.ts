// What a test's studio learnt about the media programs, handed on to the next one of the process: asking them again costs
// every test as much as a short render.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

let learnt: string | undefined;

export async function lendKnownTools(userDir: string): Promise<void> {
  if (learnt === undefined) return;
  await mkdir(userDir, { recursive: true });
  await writeFile(join(userDir, "tools.json"), learnt, { flag: "wx" }).catch(() => undefined);
}

export async function learnTools(userDir: string): Promise<void> {
  learnt ??= await readFile(join(userDir, "tools.json"), "utf8").catch(() => undefined);
}
