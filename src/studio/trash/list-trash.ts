// GET /studio/trash: the discarded takes of an episode.
import { join } from "node:path";
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { trashRoute } from "../../contracts/routes/trash.ts";
import { takeStem } from "../../core/lib/names.ts";
import { relativeTo, type EpisodeFolder, type InsideRoot } from "../../disk/roots.ts";
import { readTrash, type TrashSet } from "../../disk/trash/read-trash.ts";

type Reply = ReplyOf<typeof trashRoute>;

export async function listTrash(query: QueryOf<typeof trashRoute>): Promise<Reply> {
  const ep = query.ep as EpisodeFolder;
  return { takes: (await readTrash(ep)).map((set) => describeSet(ep, set)) };
}

function describeSet(ep: EpisodeFolder, found: TrashSet): Reply["takes"][number] {
  const { pass, shot, take, set, folder, record, files } = found;
  const pathOf = (name: string) => relativeTo(ep, join(folder, name) as InsideRoot);
  const stem = takeStem(shot, take);
  const fileOf = (name: string) => (files.includes(name) ? pathOf(name) : null);
  return {
    pass,
    shot,
    take,
    set,
    status: record?.status ?? null,
    target: record?.target || null,
    frames: record?.frames ?? null,
    fps: record?.fps || null,
    finished: record?.finished ?? null,
    note: record?.note ?? "",
    thumb: fileOf(record?.thumb ?? `${stem}.jpg`),
    mp4: fileOf(record?.mp4 ?? `${stem}.mp4`),
    files: files.map(pathOf),
  };
}
