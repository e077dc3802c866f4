// GET /studio/export/archive: what an archive would hold, and those that are there. docs/http.md "Archive".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { archivePlanRoute } from "../../contracts/routes/proof/archive.ts";
import { isOn } from "../../contracts/schema.ts";
import { requirePortable } from "../../disk/archive/write-archive.ts";
import { listArchives } from "../shared/archive/archives-folder.ts";
import { collectArchive } from "../shared/archive/gather-archive.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { SnapshotPorts } from "../shared/pass/read-pass.ts";

export async function planArchive(
  ports: SnapshotPorts,
  episode: EpisodeContext,
  { takes: wanted, films }: EpisodeInput<typeof archivePlanRoute>,
): Promise<ReplyOf<typeof archivePlanRoute>> {
  const { collected, takes } = await collectArchive(ports, episode, { takes: wanted, films: isOn(films) });
  const { parts, leftOut } = collected;
  requirePortable(parts);
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  const counted = { files: parts.length + LOCKS, takes, bytes, left_out: [...leftOut] };
  return { ...counted, archives: await listArchives(episode.folder) };
}

/** Files that are made for the archive: the lock of its moment. */
const LOCKS = 1;
