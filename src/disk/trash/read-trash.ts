// What lies in the trash of an episode: sets of files, each what one discard put away. A set lies in its shot's trash folder, or in a
// folder with the time in its name where the number was there already.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { PASSES, type Pass } from "../../contracts/schema.ts";
import { rendersFolder, safeName, takeStem } from "../../core/lib/names.ts";
import { upgradeSidecar, type TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { TRASH, takeNumberOf } from "../takes/take-files.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { plainFileNames } from "../../machine/files.ts";
import { readJson } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";

export interface TrashSet extends TakeId {
  /** Name of the folder with the time in it; null where the set lies in the shot's trash folder itself. */
  readonly set: string | null;
  /** Absolute folder that its files lie in. */
  readonly folder: InsideRoot;
  /** The record among them, when there is one that can be read. */
  readonly record: Sidecar | null;
  readonly files: readonly string[];
}

/** Every set of an episode, by pass, shot and number. */
export async function readTrash(ep: EpisodeFolder): Promise<TrashSet[]> {
  const found = await mapPool(PASSES, async (pass) => {
    const trash = await requireOwnPath(ep, rendersFolder(pass), TRASH);
    const shots = (await folderNames(trash)).toSorted();
    return (await mapPool(shots, (shot) => setsOf(ep, { shot, pass }))).flat();
  });
  return found.flat();
}

/** The sets of one shot in one pass; of a number, where one is named. The undated one comes first. */
export async function setsOf(
  ep: EpisodeFolder,
  of: { readonly shot: string; readonly pass: Pass; readonly take?: number },
): Promise<TrashSet[]> {
  const folder = await requireOwnPath(ep, rendersFolder(of.pass), TRASH, safeName(of.shot));
  const dated = (await folderNames(folder)).filter((name) => takeNumberOf(name, of.shot) === undefined).toSorted();
  const subfolders = [null, ...dated];
  const sets = await mapPool(subfolders, async (set) => {
    const at = (set === null ? folder : join(folder, set)) as InsideRoot;
    const names = await readdir(at).catch(() => []);
    const numbers = new Set(names.flatMap((name) => takeNumberOf(name, of.shot) ?? []));
    const matching = [...numbers].filter((take) => of.take === undefined || of.take === take);
    return mapPool(matching, (take) => readSet({ folder: at, set }, { ...of, take }));
  });
  return sets.flat().toSorted((a, b) => a.take - b.take);
}

async function readSet(
  { folder, set }: Pick<TrashSet, "folder" | "set">,
  { shot, pass, take }: TakeId,
): Promise<TrashSet> {
  const record = await readRecord(folder, { shot, pass, take });
  const files = await filesOfTake(folder, { shot, take }, record);
  return { shot: record?.shot ?? shot, pass, take, set, folder, record, files };
}

/** The record of a take in a folder, live or trash; null when it cannot be read. */
export async function readRecord(folder: InsideRoot, id: TakeId): Promise<Sidecar | null> {
  const read = await readJson(join(folder, `${takeStem(id.shot, id.take)}.json`), undefined, RECORD_LIMIT);
  return (read.is === "there" && upgradeSidecar(read.value, id)) || null;
}

async function folderNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The files of a folder that belong to a take: those of its number, and those without a number that its record names. Sorted names; a folder of frames is one of them. `record`: what the take's record holds, as far as it can be read. */
export async function filesOfTake(
  folder: string,
  { shot, take }: { readonly shot: string; readonly take: number },
  record: unknown,
): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const own = all.filter((name) => takeNumberOf(name, shot) === take);
  const others = (await plainFileNames(folder)).filter((name) => takeNumberOf(name, shot) === undefined);
  const named = new Set(textsOf(record));
  return [...own, ...others.filter((name) => named.has(name))].toSorted();
}

/** Every text in a record but what names a file without owning it: a person's words, and where a take was imported from. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, member]) => (/note|prompt|^imported$/.test(key) ? [] : textsOf(member)));
}
