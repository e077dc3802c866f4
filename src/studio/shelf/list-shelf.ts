// GET /studio/shelf: what lies on the shelf, and what of it the show has, newer or not. docs/http.md "The shelf".
import type { ReplyOf } from "../../contracts/route.ts";
import type { shelfRoute } from "../../contracts/routes/shelf/shelf.ts";
import { requireShelf } from "../../disk/shelf/find-shelf.ts";
import { readShelf } from "../../disk/shelf/read-cast.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { describeEntry, readShowPins } from "../shared/shelf/show-pins.ts";

export async function listShelf(_ports: unknown, episode: EpisodeContext): Promise<ReplyOf<typeof shelfRoute>> {
  const folder = await requireShelf(episode.roots, episode.folder);
  const [read, { pins, known }] = await Promise.all([readShelf(folder), readShowPins(episode)]);
  return {
    folder,
    entries: read.flatMap((each) => (each.is === "there" ? [describeEntry(each.cast, pins, known)] : [])),
    problems: read.flatMap((each) => (each.is === "broken" ? [{ id: each.id, error: each.error }] : [])),
  };
}
