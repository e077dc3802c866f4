// GET /studio/titles/film: which film stands before or after the cut; `http/` streams it.
import type { FileHandle } from "node:fs/promises";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { titleFilmRoute } from "../../contracts/routes/delivery/titles.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { findTitleFilms } from "../shared/film/find-titles.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";

export async function findTitleFilm(
  ports: SnapshotPorts,
  episode: EpisodeContext,
  { pass, of }: EpisodeInput<typeof titleFilmRoute>,
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  const path = (await findTitleFilms(await readPass(ports, episode, pass)))[of];
  if (path === null) throw new Refusal("unknown", `there is no ${of}: put one at _titles/${of.toUpperCase()}.mp4`);
  return { path, open: () => openProven(path) };
}
