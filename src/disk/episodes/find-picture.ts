// The picture that stands for an episode in a list: of the first shot that has one, in the pass that is worked in.
import { join } from "node:path";
import type { EpisodeEntry } from "../../contracts/replies/episode-status.ts";
import { rendersFolder, safeName } from "../../core/lib/names.ts";
import { folderNames, plainFileNames } from "../../machine/files.ts";
import { asInside, type EpisodeFolder } from "../roots.ts";

/** Shots that are looked into before a list goes without a picture: it is answered at each start of the page. */
const MOST = 12;

const naturally = new Intl.Collator("en", { numeric: true }).compare;

/** Undefined for an episode without a finished take. */
export async function findPicture(ep: EpisodeFolder): Promise<EpisodeEntry["picture"]> {
  for (const pass of ["proxy", "final"] as const) {
    const renders = rendersFolder(pass);
    const folder = asInside([ep], join(ep, renders));
    if (!folder) continue;
    const shots = (await folderNames(folder)).filter((name) => !/^[._]/.test(name)).toSorted(naturally);
    for (const shot of shots.slice(0, MOST)) {
      const newest = newestPicture(shot, await plainFileNames(join(folder, shot)));
      if (newest !== undefined) return { pass, path: `${renders}/${shot}/${newest}` };
    }
  }
  return undefined;
}

function newestPicture(shot: string, names: readonly string[]): string | undefined {
  const start = `${safeName(shot)}_t`;
  const pictures = names.filter((name) => name.startsWith(start) && /^\d{2,9}\.jpg$/.test(name.slice(start.length)));
  return pictures.toSorted(naturally).at(-1);
}
