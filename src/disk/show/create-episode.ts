// Makes an episode's folder with what was planned for it: whole or not at all, and never over anything that is there.
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../machine/files.ts";
import { createFolder } from "../../machine/new-folder.ts";
import { SERIES_FILE } from "../authored.ts";
import type { EpisodeFolder, InsideRoot } from "../roots.ts";

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
  if (!(await createFolder(folder, { files, folders: pictures === "refs" ? ["refs"] : [] }))) return undefined;
  if (pictures !== "refs") await makeFolder(join(folder, pictures));
  const ep = (await realpath(folder)) as EpisodeFolder;
  return { ep, files: [...files.keys()], refs: await realpath(join(ep, pictures)) };
}
