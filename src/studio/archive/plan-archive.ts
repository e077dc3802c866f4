// GET /studio/export/archive: what an archive would hold, and those that are there. docs/http.md "Archive".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { archivePlanRoute } from "../../contracts/routes/proof/archive.ts";
import { isOn } from "../../contracts/schema.ts";
import { requirePortable } from "../../disk/archive/write-archive.ts";
import { listArchives } from "../shared/archive/archives-folder.ts";
import { gatherArchive } from "../shared/archive/gather-archive.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { LockPorts } from "../shared/lock/read-lock.ts";

export async function planArchive(
  ports: LockPorts,
  episode: EpisodeContext,
  { takes: wanted, films }: EpisodeInput<typeof archivePlanRoute>,
): Promise<ReplyOf<typeof archivePlanRoute>> {
  const request = { takes: wanted, films: isOn(films) };
  const { parts, takes, about } = await gatherArchive(ports, episode, request, { mayRead: () => false });
  requirePortable(parts);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const counted = { files: parts.length, takes, bytes, left_out: about.left_out };
  return { ...counted, archives: await listArchives(episode.folder) };
}
