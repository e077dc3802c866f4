// `new EP` and the sample episode: a folder with a script and a series config, never over something that is there.
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Refusal } from "../contracts/refusal.ts";
import { createExclusive, exists } from "../machine/files.ts";
import type { Answer } from "./commands.ts";

const STARTERS = fileURLToPath(new URL("../starters", import.meta.url));
/** Names that a show's folder keeps for itself (contract part A, new episodes). */
const RESERVED = new Set(["refs", "audio", "shotlist", "renders", "renders_proxy", "views", "targets"]);

export async function answerNew(path: string, { title }: { readonly title?: string }): Promise<Answer> {
  const folder = resolve(path);
  const name = basename(folder);
  if (!/^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u.test(name) || RESERVED.has(name)) {
    throw new Refusal("bad-input", `"${name}" cannot be an episode's folder: use letters, digits, _ and -`);
  }
  const values = { name, title: title ?? readable(name), series_id: name, series_title: title ?? readable(name) };
  const files = await writeStarter("episode", folder, { "script.md": `${name}.md` }, values);
  return {
    json: { ep: folder, files },
    lines: [`wrote ${files.join(" and ")} in ${folder}`, `next: episode-studio make ${folder}`],
  };
}

/** The sample episode, as shipped; one that is there already is kept as its writer left it. */
export async function writeSample(parent: string): Promise<string> {
  const folder = join(parent, "umbrella");
  if (!(await exists(join(folder, "umbrella.md"))))
    await writeStarter("demo", folder, { "umbrella.md": "umbrella.md" }, {});
  return folder;
}

async function writeStarter(
  starter: string,
  folder: string,
  names: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): Promise<string[]> {
  const files = { ...names, "series.json": "series.json" };
  if (await exists(folder)) throw new Refusal("conflict", `${folder} is there already: nothing was written`);
  for (const [from, to] of Object.entries(files)) {
    const text = await readFile(join(STARTERS, starter, from), "utf8");
    const escape = to.endsWith(".json")
      ? (value: string) => JSON.stringify(value).slice(1, -1)
      : (value: string) => value;
    const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => escape(values[key] ?? ""));
    await createExclusive(join(folder, to), filled);
  }
  return Object.values(files);
}

/** `long_way-home` reads `Long way home`. */
function readable(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
