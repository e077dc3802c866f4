// GET /studio/episodes: what lies below the roots.
import type { EpisodeEntry } from "../../contracts/replies/episode-status.ts";
import { listEpisodes as findEpisodes } from "../../disk/episodes/list-episodes.ts";
import { rootsToLookIn } from "../shared/episode/roots.ts";
import type { StudioPorts } from "../ports.ts";

export async function listEpisodes(ports: Pick<StudioPorts, "place">): Promise<EpisodeEntry[]> {
  return findEpisodes(await rootsToLookIn(ports));
}
