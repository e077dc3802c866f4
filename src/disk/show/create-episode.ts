// Makes an episode's folder with what was planned for it: whole or not at all, and never over anything that is there.
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { exists, isFolder } from "../../machine/paths.ts";
import { makeFolder } from "../../machine/files.ts";
import { createFolder } from "../../machine/new-folder.ts";
import { createExclusive } from "../../machine/write-file.ts";
import { SERIES_FILE } from "../authored.ts";
import { type EpisodeFolder, type InsideRoot } from "../roots.ts";

export interface EpisodeTexts {
  readonly script: string;
  /** null: the show's config holds for the episode. */
  readonly series: string | null;
  /** Where its pictures go, seen from the episode. */
  readonly pictures: "refs" | "../refs";
}

export interface CreatedEpisode {
  readonly ep: EpisodeFolder;
  /** Names in the folder. */
  readonly files: string[];
  /** Absolute path of the folder for pictures. */
  readonly refs: string;
}

/** The made episode, or undefined when something has its name. Makes the show's folder when it is not there. */
export async function createEpisode(
  show: InsideRoot,
  name: string,
  { script, series, pictures }: EpisodeTexts,
): Promise<CreatedEpisode | undefined> {
  const files = new Map([[`${name}.md`, script], ...(series === null ? [] : [[SERIES_FILE, series] as const])]);
  await makeFolder(show);
  const folder = join(show, name);
  if (await exists(folder)) return undefined;
  if (pictures !== "refs") await makeSharedFolder(join(folder, pictures));
  if (!(await createFolder(folder, { files, folders: pictures === "refs" ? ["refs"] : [] }))) return undefined;
  const ep = (await realpath(folder)) as EpisodeFolder;
  return { ep, files: [...files.keys()], refs: await realpath(join(ep, pictures)) };
}

/** Before the episode has its name: once it has, nothing may be wrong with it. */
async function makeSharedFolder(path: string): Promise<void> {
  if ((await exists(path)) && !(await isFolder(path))) {
    throw new Refusal(
      "conflict",
      `${path} is a file, and the show's pictures go into a folder of that name: rename it`,
    );
  }
  await makeFolder(path);
}

/** Gives a show the config that all its episodes share. False when it has one already: then nothing was written. Makes the show's folder when it is not there. */
export async function createShowConfig(show: InsideRoot, text: string): Promise<boolean> {
  return createExclusive(join(show, SERIES_FILE), text);
}
