// Gives a reference its next candidate number, taken by creating the record under its name: one writer gets it. A number whose files
// lie in the trash is never given again.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { candidateName } from "../../core/refs/ref-names.ts";
import { createExclusive, removeFile } from "../../machine/files.ts";
import type { EpisodeFolder } from "../roots.ts";
import { takeNumberOf } from "../takes.ts";
import { requireCandidatePath, requireCandidates, requireRefTrash, type RefView } from "./ref-takes.ts";
import { jsonText } from "../../core/lib/json-values.ts";

export type RefSidecarDraft = Omit<RefSidecar, "take">;

/** Reserves the next number of the draft's reference and view, and writes its record. */
export async function reserveRefTake(ep: EpisodeFolder, draft: RefSidecarDraft): Promise<RefSidecar> {
  for (let take = (await highestNumber(ep, draft)) + 1; ; take++) {
    if (await isInTrash(ep, draft, take)) continue;
    const record = { ...draft, take } as RefSidecar;
    const path = await requireCandidatePath(ep, record, ".json");
    if (!(await createExclusive(path, jsonText(record)))) continue;
    if (!(await isInTrash(ep, draft, take))) return record;
    // Another writer took this number, ended it and discarded it between our two looks.
    await removeFile(path);
  }
}

/** Any file of a stem counts, so that what was left of a candidate is never written over. */
async function highestNumber(ep: EpisodeFolder, { ref, view }: RefView): Promise<number> {
  const names = await readdir(await requireCandidates(ep, ref)).catch(() => []);
  return Math.max(0, ...names.map((name) => takeNumberOf(name, candidateName(ref, view)) ?? 0));
}

/** Discards lie in the reference's trash folder or one level deeper, in a folder with the time in its name. */
async function isInTrash(ep: EpisodeFolder, { ref, view }: RefView, take: number): Promise<boolean> {
  const trash = await requireRefTrash(ep, ref);
  const entries = await readdir(trash, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(trash, entry.name));
  const deeper = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  const names = [...entries.map((entry) => entry.name), ...deeper.flat()];
  return names.some((name) => takeNumberOf(name, candidateName(ref, view)) === take);
}
