// GET /studio/episode/new: what a new episode in a folder would begin from, and a name for it.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { offerEpisodeRoute } from "../../contracts/routes/new-episodes.ts";
import { readNewest, readShow } from "../../disk/show/read-show.ts";
import type { StudioPorts } from "../ports.ts";
import { requireLocation } from "../shared/new-episodes/episode-location.ts";
import { offerName } from "../../core/new-episode/folder-name.ts";

/** A newest config that is no text is offered as null: making the episode says why. */
export async function offerEpisode(
  ports: Pick<StudioPorts, "place">,
  query: QueryOf<typeof offerEpisodeRoute>,
): Promise<ReplyOf<typeof offerEpisodeRoute>> {
  const { roots, parent, path } = await requireLocation(ports, query);
  const show = await readShow(roots, path);
  const newest = await readNewest(show);
  return {
    parent,
    from: show.newest?.name ?? null,
    series: newest.ok ? (newest.sibling?.series ?? null) : null,
    name: offerName(show.taken),
    episodes: [...show.episodes],
  };
}
