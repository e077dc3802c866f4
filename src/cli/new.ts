// `new EP` and the sample episode: a folder with a script and a series config, never over something that is there.
import { basename, dirname, join, resolve } from "node:path";
import { readable } from "../core/lib/one-line.ts";
import { readSample } from "../disk/show/starters.ts";
import { withoutLinks } from "../machine/paths.ts";
import { makeFolder } from "../machine/files.ts";
import { createFolder } from "../machine/new-folder.ts";
import { newEpisodeRoute } from "../contracts/routes/new-episodes.ts";
import type { CallRoute } from "../contracts/route.ts";
import type { Answer } from "./output.ts";

/** Begins the episode as the page does: from the newest one beside it, else from the starter. */
export async function answerNew(
  call: CallRoute,
  path: string,
  { title }: { readonly title?: string },
): Promise<Answer> {
  const folder = await withoutLinks(resolve(path));
  const [parent, name] = [dirname(folder), basename(folder)];
  await makeFolder(parent);
  const made = await call(newEpisodeRoute, { parent, name, title: title ?? readable(name) });
  const begun = made.from === null ? "" : `, begun from ${made.from}`;
  return {
    json: made,
    lines: [`wrote ${made.files.join(" and ")} in ${made.ep}${begun}`, `next: episode-studio make ${made.ep}`],
  };
}

/** The sample episode, as shipped; one that is there already is kept as its writer left it. */
export async function writeSample(parent: string): Promise<string> {
  const folder = join(await withoutLinks(parent), "umbrella");
  const { script, series } = await readSample();
  const files = new Map([
    ["umbrella.md", script],
    ["series.json", series],
  ]);
  await makeFolder(dirname(folder));
  await createFolder(folder, { files, folders: [] });
  return folder;
}
