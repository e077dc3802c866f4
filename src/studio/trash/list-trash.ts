// GET /studio/trash: the discarded takes of an episode.
import { join } from "node:path";
import type { ReplyOf } from "../../contracts/route.ts";
import type { trashRoute } from "../../contracts/routes/trash.ts";
import { takeStem } from "../../core/lib/names.ts";
import { relativeTo, type EpisodeFolder, type InsideRoot } from "../../disk/roots.ts";
import { readTrash, type TrashSet } from "../../disk/trash/read-trash.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Reply = ReplyOf<typeof trashRoute>;

export async function listTrash(_ports: unknown, { folder: ep }: EpisodeContext): Promise<Reply> {
  return { takes: (await readTrash(ep)).map((set) => describeSet(ep, set)) };
}

function describeSet(ep: EpisodeFolder, found: TrashSet): Reply["takes"][number] {
  const { pass, shot, take, set, folder, files } = found;
  const pathOf = (name: string) => relativeTo(ep, join(folder, name) as InsideRoot);
  const fileOf = (name: string) => (files.includes(name) ? pathOf(name) : null);
  const { thumb, mp4, ...recorded } = recordedBy(found);
  return { pass, shot, take, set, ...recorded, thumb: fileOf(thumb), mp4: fileOf(mp4), files: files.map(pathOf) };
}

/** What the record says, and the names of its pictures; without one they have the names that takes have. */
function recordedBy({ shot, take, record }: TrashSet) {
  const stem = takeStem(shot, take);
  const names = { thumb: record?.thumb ?? `${stem}.jpg`, mp4: record?.mp4 ?? `${stem}.mp4` };
  if (!record) return { status: null, target: null, frames: null, fps: null, finished: null, note: "", ...names };
  const { status, target, frames, fps, finished = null, note } = record;
  return { status, target: target || null, frames, fps: fps || null, finished, note, ...names };
}
