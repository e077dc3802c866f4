// The candidates of a reference as they stand on disk. Reserving a number and making one live have files of their own.
// What is computed of candidates is in `core/refs`.
import { basename, join } from "node:path";
import { RefSidecar } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { groupBy } from "../../core/lib/group-by.ts";
import { takeStem } from "../../core/lib/names.ts";
import { candidateName, refKey } from "../../core/refs/ref-names.ts";
import { pictureOf, type RefTake, type RefTakeId } from "../../core/refs/ref-take.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { TRASH, takeNumberOf } from "../takes/take-files.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import type { FileCache } from "../reading/file-cache.ts";
import { readChecked, writeJson, type JsonCache } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { folderNames, readFileNames } from "../../machine/files.ts";

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
  const [takes = []] = await readViewTakes(ep, ref, [view]);
  return takes;
}

/** The folder of a reference's candidates as it was last read. */
export interface CandidateFolder {
  readonly folder: InsideRoot;
  /** Of its files. */
  readonly names: readonly string[];
}

/** What is remembered of candidates: their folders by path, and their records. */
export interface CandidateCaches {
  readonly candidates: Pick<FileCache<CandidateFolder>, "read">;
  readonly records: JsonCache;
}

/** The candidates of several views of a reference, in their order, each by number. */
export async function readViewTakes(
  ep: EpisodeFolder,
  ref: string,
  views: readonly (string | null)[],
  caches?: CandidateCaches,
): Promise<RefTake[][]> {
  const load = () => readCandidateFolder(ep, ref);
  const reading = caches ? caches.candidates.read(join(ep, ...TAKES, refKey(ref)), load) : load();
  const read = await reading.catch(noneUnlessRefused);
  if (!read) return views.map(() => []);
  return Promise.all(views.map((view) => readOfView({ ref, view, ...read }, caches?.records)));
}

async function readCandidateFolder(ep: EpisodeFolder, ref: string): Promise<CandidateFolder> {
  const folder = await requireCandidates(ep, ref);
  return { folder, names: await readFileNames(folder) };
}

/** A folder that cannot be read now has no candidates, and is not remembered so. */
function noneUnlessRefused(error: unknown): undefined {
  if (error instanceof Refusal) throw error;
  return undefined;
}

interface ViewFiles extends RefView {
  readonly folder: string;
  readonly names: readonly string[];
}

async function readOfView({ ref, view, folder, names }: ViewFiles, cache?: JsonCache): Promise<RefTake[]> {
  const name = candidateName(ref, view);
  const byTake = groupBy(names, (file) => takeNumberOf(file, name) ?? NaN);
  byTake.delete(NaN);
  const takes = await mapPool([...byTake], async ([take, files]): Promise<RefTake> => {
    const record = await readRecord(join(folder, `${takeStem(name, take)}.json`), files, cache);
    return { ref, view, take, folder: [...TAKES, refKey(ref)].join("/"), record, files: new Set(files) };
  });
  return takes.filter((take) => isThere(take) && belongsTo(take)).toSorted((a, b) => a.take - b.take);
}

/** Names of the folders of candidates that the episode has: keys of references. */
export async function readCandidateKeys(ep: EpisodeFolder): Promise<string[]> {
  return folderNames(await requireOwnPath(ep, ...TAKES));
}

/** Replaces the record of a candidate that was reserved. */
export async function writeRefRecord(ep: EpisodeFolder, record: RefSidecar): Promise<void> {
  await writeJson(await requireCandidatePath(ep, record, ".json"), record);
}

/** Writes the picture or sound of a candidate that was reserved; `ending` as `.png`. */
export async function writeRefFile(
  ep: EpisodeFolder,
  id: RefTakeId,
  { bytes, ending }: { readonly bytes: Uint8Array; readonly ending: string },
): Promise<void> {
  await writeAtomic(await requireCandidatePath(ep, id, ending), bytes);
}

async function readRecord(path: string, files: readonly string[], cache?: JsonCache): Promise<RefTake["record"]> {
  if (!files.includes(basename(path))) return "none";
  const read = await readChecked(path, RefSidecar, cache, RECORD_LIMIT);
  return read.is === "there" ? read.value : "unreadable";
}

/** Leftovers without a record and without a picture keep their number, and are no candidate. */
function isThere(take: RefTake): boolean {
  return take.record !== "none" || pictureOf(take) !== undefined;
}

function belongsTo({ record, ref }: RefTake): boolean {
  return typeof record === "string" || record.ref === ref;
}
