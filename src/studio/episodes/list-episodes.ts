// GET /studio/episodes: what lies below the roots.
import type { EpisodeEntry } from "../../contracts/routes/episodes.ts";
import { listEpisodes as findEpisodes } from "../../disk/episodes.ts";
import { rootsToLookIn } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export async function listEpisodes(studio: Pick<Studio, "place">): Promise<EpisodeEntry[]> {
  return findEpisodes(await rootsToLookIn(studio));
}
