// The candidates of a reference as they stand on disk. Reserving a number and making one live have files of their own.
// What is computed of candidates is in `core/refs`.
import { join } from "node:path";
import { check } from "../../contracts/check.ts";
import { RefSidecar } from "../../contracts/files/refs.ts";
import { groupBy } from "../../core/lib/group-by.ts";
import { takeStem } from "../../core/lib/names.ts";
import { candidateName, refKey } from "../../core/refs/ref-names.ts";
import { pictureOf, type RefTake, type RefTakeId } from "../../core/refs/ref-take.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { TRASH, takeNumberOf } from "../takes/take-files.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { readJson, writeJson } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { plainFileNames } from "../../machine/files.ts";

/** A reference, or one view of it. */
export type RefView = Omit<RefTakeId, "take">;

const TAKES = ["refs", "_takes"] as const;

/** Folder of a reference's candidates; it need not be there yet. */
export async function requireCandidates(ep: EpisodeFolder, ref: string): Promise<InsideRoot> {
  return requireOwnPath(ep, ...TAKES, refKey(ref));
}

/** Folder of what was put away of a reference. */
export async function requireRefTrash(ep: EpisodeFolder, ref: string): Promise<InsideRoot> {
  return requireOwnPath(ep, ...TAKES, TRASH, refKey(ref));
}

/** Path of a candidate's file with an ending such as `.png`. */
export async function requireCandidatePath(ep: EpisodeFolder, id: RefTakeId, ending: string): Promise<InsideRoot> {
  const folder = await requireCandidates(ep, id.ref);
  return join(folder, `${takeStem(candidateName(id.ref, id.view), id.take)}${ending}`) as InsideRoot;
}

/** By number. What lies in the trash is never among them. */
export async function readRefTakes(ep: EpisodeFolder, { ref, view }: RefView): Promise<RefTake[]> {
  const folder = await requireCandidates(ep, ref);
  const name = candidateName(ref, view);
  const byTake = groupBy(await plainFileNames(folder), (file) => takeNumberOf(file, name) ?? NaN);
  byTake.delete(NaN);
  const takes = await mapPool([...byTake], async ([take, files]): Promise<RefTake> => {
    const record = await readRecord(folder, files, `${takeStem(name, take)}.json`);
    return { ref, view, take, folder: [...TAKES, refKey(ref)].join("/"), record, files: new Set(files) };
  });
  return takes.filter((take) => isThere(take) && belongsTo(take)).toSorted((a, b) => a.take - b.take);
}

/** Replaces the record of a candidate that was reserved. */
export async function writeRefRecord(ep: EpisodeFolder, record: RefSidecar): Promise<void> {
  await writeJson(await requireCandidatePath(ep, record, ".json"), record);
}

/** Writes the PNG of a candidate that was reserved. */
export async function writeRefPicture(ep: EpisodeFolder, id: RefTakeId, png: Uint8Array): Promise<void> {
  await writeAtomic(await requireCandidatePath(ep, id, ".png"), png);
}

async function readRecord(folder: string, files: readonly string[], name: string): Promise<RefTake["record"]> {
  if (!files.includes(name)) return "none";
  const read = await readJson(join(folder, name), undefined, RECORD_LIMIT);
  const fits = read.is === "there" ? check(RefSidecar, read.value) : undefined;
  return fits?.ok ? fits.value : "unreadable";
}

/** Leftovers without a record and without a picture keep their number, and are no candidate. */
function isThere(take: RefTake): boolean {
  return take.record !== "none" || pictureOf(take) !== undefined;
}

function belongsTo({ record, ref }: RefTake): boolean {
  return typeof record === "string" || record.ref === ref;
}
