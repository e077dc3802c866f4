// Where the picks and overrides of references, and what was taken from the shelf, lie: those of a series' references beside the config,
// which a show's episodes share; those of a shot's keyframes in the episode. docs/format.md "refs/_picks.json" and "refs/_overrides.json".
import { basename, join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { nearestReal } from "../../machine/paths.ts";
import type { Authored } from "../authored.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "../roots.ts";

export interface RefHome {
  /** The episode, or its show. */
  readonly folder: InsideRoot;
  /** The folder's name, for people. */
  readonly name: string;
  /** Several episodes have their picks here. */
  readonly isShared: boolean;
}

export type RefHomeFile = "_picks.json" | "_overrides.json" | "_shelf.json";

export function episodeHome(ep: EpisodeFolder): RefHome {
  return { folder: ep, name: basename(ep), isShared: false };
}

/** The home of a series' references; undefined where it would lie outside the roots. */
export async function findSeriesHome(
  roots: readonly string[],
  ep: EpisodeFolder,
  folder: NonNullable<Authored["series"]>["folder"],
): Promise<RefHome | undefined> {
  if (folder === "") return episodeHome(ep);
  const show = await nearestReal(join(ep, folder));
  const inside = show && asInside(await realRoots(roots), show.path);
  return inside && { folder: inside, name: basename(inside), isShared: true };
}

/** Real path of one of the two files, there or not yet; a link that leads elsewhere is refused. */
export async function requireHomeFile(home: RefHome, file: RefHomeFile): Promise<InsideRoot> {
  const real = await nearestReal(join(home.folder, "refs", file));
  if (real && asInside([home.folder], real.path)) return real.path as InsideRoot;
  throw new Refusal(
    "outside-roots",
    `refs/${file} of ${home.name} is a link that leads out of it: put a real file there`,
  );
}
