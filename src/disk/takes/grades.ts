// How a take's colours are matched, as it stands beside the take: `<stem>.grade.json`, and `<stem>.cube` for other programs. Both are the take's
// files, so that they go to the trash and come back with it. docs/format.md "Grade record".
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { GradeRecord } from "../../contracts/files/delivery/grade.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { removeFile } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { exists } from "../../machine/paths.ts";
import { writeInFolder } from "../../machine/write-file.ts";
import { writeJson } from "../reading/json-file.ts";
import type { EpisodeFolder } from "../roots.ts";
import { findTake, requireShotFolder, requireSidecarPath } from "./read-takes.ts";

/** Time and size of a film, as an index of takes tells them. Throws while it is missing. */
export async function stampOfFilm(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path);
  return `${Math.floor(mtimeMs)}:${size}`;
}

/** The table first: a record without one is never seen. Refuses for a take that is gone by now. */
export async function writeGrade(
  ep: EpisodeFolder,
  id: TakeId,
  { record, cube }: { readonly record: GradeRecord; readonly cube: string },
  locks: KeyedLock,
): Promise<void> {
  const paths = await pathsOf(ep, id);
  await locks.hold(await requireSidecarPath(ep, id), async () => {
    if (!(await findTake(ep, id))) throw new Refusal("unknown", `${id.shot} has no take ${id.take} any more`);
    await writeInFolder(paths.cube, cube);
    await writeJson(paths.record, record);
  });
}

/** Whether there was one. */
export async function removeGrade(ep: EpisodeFolder, id: TakeId, locks: KeyedLock): Promise<boolean> {
  const { record, cube } = await pathsOf(ep, id);
  return locks.hold(await requireSidecarPath(ep, id), async () => {
    const was = await exists(record);
    await removeFile(record);
    await removeFile(cube);
    return was;
  });
}

async function pathsOf(ep: EpisodeFolder, { shot, take, pass }: TakeId) {
  const folder = await requireShotFolder(ep, pass, shot);
  const stem = join(folder, takeStem(shot, take));
  return { record: `${stem}.grade.json`, cube: `${stem}.cube` };
}
