// POST /studio/shelf/pack: some of the shelf as one file that can be carried. docs/http.md "The shelf".
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { packShelfRoute } from "../../contracts/routes/shelf/packs.ts";
import { requireShelf } from "../../disk/shelf/find-shelf.ts";
import { requireCast } from "../../disk/shelf/read-cast.ts";
import { PACK_LIMIT } from "../../disk/shelf/read-pack.ts";
import { writePack } from "../../disk/shelf/write-pack.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function packShelf(
  { locks }: Pick<StudioPorts, "locks">,
  episode: EpisodeContext,
  { ids: named }: EpisodeInput<typeof packShelfRoute>,
): Promise<ReplyOf<typeof packShelfRoute>> {
  const folder = await requireShelf(episode.roots, episode.folder);
  const ids = [...new Set(named)];
  const casts = await Promise.all(ids.map((id) => requireCast(folder, id)));
  const size = casts.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  if (size > PACK_LIMIT) throw new Refusal("too-large", "that is more than 512 MB: pack it in several files");
  return { ...(await locks.hold(`${folder}/_packs`, () => writePack(folder, casts))), ids };
}
