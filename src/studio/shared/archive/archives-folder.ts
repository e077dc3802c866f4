// Where the archives of an episode lie, and those that do.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import { plainFileNames } from "../../../machine/files.ts";

/** In the episode. */
export const ARCHIVES = "archive";

export interface ListedArchive {
  /** Relative to the episode. */
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly made: number;
}

/** Newest first. */
export async function listArchives(ep: EpisodeFolder): Promise<ListedArchive[]> {
  const folder = await requireOwnPath(ep, ARCHIVES);
  const names = (await plainFileNames(folder)).filter((name) => name.endsWith(".zip") && !name.startsWith("."));
  const found = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { path: `${ARCHIVES}/${name}`, bytes: size, made: Math.round(mtimeMs) };
    }),
  );
  return found.toSorted((a, b) => b.made - a.made || (a.path < b.path ? 1 : -1));
}
