// The starter pairs that are shipped with the studio, as text with places to fill in.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StarterText } from "../../core/new-episode/plan-new-episode.ts";

const FOLDER = fileURLToPath(new URL("../../starters", import.meta.url));

/** The pair that a show's first episode begins with. */
export async function readStarter(): Promise<StarterText> {
  return readPair("episode", "script.md");
}

/** The finished episode that a demonstration shows. */
export async function readSample(): Promise<StarterText> {
  return readPair("demo", "umbrella.md");
}

async function readPair(folder: string, name: string): Promise<StarterText> {
  const [script, series] = await Promise.all(
    [name, "series.json"].map((file) => readFile(join(FOLDER, folder, file), "utf8")),
  );
  return { script: script ?? "", series: series ?? "" };
}
