// GET /studio/shelf/file: a picture, voice or pack of the shelf, for who looks at it or saves it.
import type { FileHandle } from "node:fs/promises";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { shelfFileRoute } from "../../contracts/routes/shelf/shelf.ts";
import { requireOnShelf, requireShelf } from "../../disk/shelf/find-shelf.ts";
import { isFile } from "../../machine/paths.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

/** A folder's name, or the folder of packs, and a file in it. */
const PATH = /^(?:[A-Za-z0-9][A-Za-z0-9_.-]*|_packs)\/[A-Za-z0-9][A-Za-z0-9_.-]*$/;

export async function findShelfFile(
  _ports: unknown,
  episode: EpisodeContext,
  { path: named }: EpisodeInput<typeof shelfFileRoute>,
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  if (!PATH.test(named)) throw new Refusal("bad-input", `${named} names no file of the shelf: send <id>/<name>`);
  const path = await requireOnShelf(await requireShelf(episode.roots, episode.folder), ...named.split("/"));
  if (!(await isFile(path))) throw new Refusal("unknown", `there is no ${named} on the shelf`);
  return { path, open: () => openProven(path) };
}
