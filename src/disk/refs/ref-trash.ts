// Candidates that were put away, and how one comes back under its number. A set lies in the reference's trash folder, or in a folder with the
// time in its name where its number was there already. docs/format.md "Reference candidates".
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { RefSidecar } from "../../contracts/files/refs.ts";
import { candidateName, refKey } from "../../core/refs/ref-names.ts";
import type { RefTake, RefTakeId } from "../../core/refs/ref-take.ts";
import { folderNames, makeFolder, moveFile, plainFileNames, removeEmptyFolder } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { readChecked } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { relativeTo, requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { TRASH, takeNumberOf } from "../takes/take-files.ts";
import { requireCandidatePath, requireCandidates } from "./ref-takes.ts";

export interface TrashedRefTake {
  /** Name of the folder with the time in it; null where it lies in the reference's trash folder itself. */
  readonly set: string | null;
  /** With the folder that it lies in. */
  readonly take: RefTake;
}

/** `set`: undefined is the only one there is. */
export type RestoreRefRequest = RefTakeId & { readonly set?: string | null | undefined };

const TAKES = ["refs", "_takes", TRASH] as const;

/** Every candidate in the trash whose record says what it is of, by reference, view and number. */
export async function readRefTrash(ep: EpisodeFolder): Promise<TrashedRefTake[]> {
  const keys = (await folderNames(await requireOwnPath(ep, ...TAKES))).toSorted();
  return (await mapPool(keys, (key) => readKey(ep, key))).flat();
}

/** Brings a candidate back: all of its files, the record last, so that what was cut short is brought by the next request. */
export async function restoreRefTake(
  ep: EpisodeFolder,
  request: RestoreRefRequest,
  locks: KeyedLock,
): Promise<RefTake> {
  return locks.hold(await requireCandidatePath(ep, request, ".json"), async () => {
    const { set, folder, files } = await requireSet(ep, request);
    const to = await requireCandidates(ep, request.ref);
    const there = new Set(await plainFileNames(to));
    const inTheWay = files.find((name) => there.has(name));
    if (inTheWay !== undefined) {
      const again = `${nameOf(request)} is there again (${inTheWay})`;
      throw new Refusal("conflict", `${again}: discard that one first, then restore this one`);
    }
    await makeFolder(to);
    for (const name of files.toSorted((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json"))))
      await moveFile(join(folder, name), join(to, name));
    if (set !== null) await removeEmptyFolder(folder);
    return readTake(to, relativeTo(ep, to), request, files);
  });
}

interface FileSet {
  readonly set: string | null;
  readonly folder: InsideRoot;
  readonly files: readonly string[];
}

async function requireSet(ep: EpisodeFolder, request: RestoreRefRequest): Promise<FileSet> {
  const name = candidateName(request.ref, request.view);
  const own = (file: string) => takeNumberOf(file, name) === request.take;
  const sets = (await setsOf(ep, refKey(request.ref))).map((each) => ({ ...each, files: each.files.filter(own) }));
  const found = sets.filter(({ files }) => files.length > 0);
  const named = request.set === undefined ? found : found.filter(({ set }) => set === request.set);
  const [only, ...more] = named;
  if (!only) throw new Refusal("unknown", `there is no ${nameOf(request)} in the trash`);
  if (more.length === 0) return only;
  const names = named.map(({ set }) => set ?? "null").join(", ");
  throw new Refusal("conflict", `the trash holds ${nameOf(request)} more than once: name one in set (${names})`, {
    sets: named.map(({ set }) => set),
  });
}

/** The trash folder of a reference, and those with a time in their names in it. */
async function setsOf(ep: EpisodeFolder, key: string): Promise<FileSet[]> {
  const dated = (await folderNames(await requireOwnPath(ep, ...TAKES, key))).toSorted();
  return mapPool([null, ...dated], async (set) => {
    const folder = await requireOwnPath(ep, ...TAKES, key, ...(set === null ? [] : [set]));
    return { set, folder, files: (await plainFileNames(folder)).toSorted() };
  });
}

async function readKey(ep: EpisodeFolder, key: string): Promise<TrashedRefTake[]> {
  const found = await mapPool(await setsOf(ep, key), async ({ set, folder, files }) => {
    const records = await mapPool(
      files.filter((name) => name.endsWith(".json")),
      (name) => readRecord(folder, name),
    );
    const known = records.filter((record) => record !== undefined && refKey(record.ref) === key) as RefSidecar[];
    return mapPool(known, async (id) => {
      const name = candidateName(id.ref, id.view);
      const own = files.filter((file) => takeNumberOf(file, name) === id.take);
      return { set, take: await readTake(folder, relativeTo(ep, folder), id, own) };
    });
  });
  return found.flat().toSorted((a, b) => order(a.take).localeCompare(order(b.take)));
}

async function readTake(
  at: InsideRoot,
  folder: string,
  { ref, view, take }: RefTakeId,
  files: readonly string[],
): Promise<RefTake> {
  const json = files.find((name) => name.endsWith(".json"));
  const record = json === undefined ? "none" : ((await readRecord(at, json)) ?? "unreadable");
  return { ref, view, take, folder, record, files: new Set(files) };
}

async function readRecord(folder: InsideRoot, name: string): Promise<RefSidecar | undefined> {
  const read = await readChecked(join(folder, name), RefSidecar, undefined, RECORD_LIMIT);
  return read.is === "there" ? read.value : undefined;
}

function order({ ref, view, take }: RefTakeId): string {
  return `${ref} ${view ?? ""} ${String(take).padStart(9, "0")}`;
}

function nameOf({ ref, view, take }: RefTakeId): string {
  return `${ref}${view === null ? "" : ` ${view}`} take ${take}`;
}
