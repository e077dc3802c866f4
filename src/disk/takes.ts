// The takes of an episode as they stand on disk. Reading is here; reserving a number, closing a take and the trash have files
// of their own. Thinking about takes is `core/takes`.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../contracts/files/sidecar.ts";
import type { Pass } from "../contracts/schema.ts";
import { groupBy } from "../core/lib/group-by.ts";
import { safeName, takeStem } from "../core/lib/names.ts";
import { sidecarOf, type Take } from "../core/takes/take.ts";
import { upgradeSidecar, type TakeId } from "../core/takes/upgrade-sidecar.ts";
import { readJson, type JsonCache } from "./reading/json-file.ts";
import { mapPool } from "./reading/pool.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

export const TRASH = "_trash";

/** Name of the pass's folder of takes in the episode. */
export function rendersFolder(pass: Pass): "renders" | "renders_proxy" {
  return pass === "final" ? "renders" : "renders_proxy";
}

/** Folder of a shot's takes; it need not be there yet. */
export async function requireShotFolder(ep: EpisodeFolder, pass: Pass, shot: string): Promise<InsideRoot> {
  return requireOwnPath(ep, rendersFolder(pass), safeName(shot));
}

export async function requireSidecarPath(ep: EpisodeFolder, id: TakeId): Promise<InsideRoot> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  return join(folder, `${takeStem(id.shot, id.take)}.json`) as InsideRoot;
}

/** The takes of one shot in one pass, by number. */
export async function readTakes(
  ep: EpisodeFolder,
  at: { readonly shot: string; readonly pass: Pass },
  cache?: JsonCache,
): Promise<Take[]> {
  const folder = await requireShotFolder(ep, at.pass, at.shot);
  const names = await fileNames(folder);
  const own = namesByTake(names, at.shot);
  const takes = await mapPool(takeNumbers(own, at.shot), (take) =>
    readTake(folder, { ...at, take }, { names, own: own.get(take) ?? [], cache }),
  );
  return takes.filter((take) => belongsTo(take, at.shot)).toSorted((a, b) => a.take - b.take);
}

/** The takes of many shots of a pass, by shot id. */
export async function readTakesOfShots(
  ep: EpisodeFolder,
  at: { readonly shots: readonly string[]; readonly pass: Pass },
  cache?: JsonCache,
): Promise<Map<string, Take[]>> {
  const ids = [...new Set(at.shots)];
  const lists = await mapPool(ids, (shot) => readTakes(ep, { shot, pass: at.pass }, cache));
  return new Map(ids.map((shot, index) => [shot, lists[index] ?? []]));
}

/** One take, or undefined when there is no such number. Never from a cache: for who is about to change it. */
export async function findTake(ep: EpisodeFolder, id: TakeId): Promise<Take | undefined> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  const names = await fileNames(folder);
  const own = namesByTake(names, id.shot);
  if (!takeNumbers(own, id.shot).includes(id.take)) return undefined;
  const take = await readTake(folder, id, { names, own: own.get(id.take) ?? [] });
  return belongsTo(take, id.shot) ? take : undefined;
}

/** The number that a file's name begins with, for a shot whose id is made safe for names; undefined for other files. */
export function takeNumberOf(name: string, shot: string): number | undefined {
  const start = `${safeName(shot)}_t`;
  if (!name.startsWith(start)) return undefined;
  const digits = /^\d{2,9}(?!\d)/.exec(name.slice(start.length))?.[0];
  if (digits === undefined || takeStem(shot, Number(digits)) !== `${start}${digits}`) return undefined;
  return Number(digits) || undefined;
}

/** Plain files only: what a link names is not the episode's. */
export async function fileNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** The files of each take of a shot, by its number. */
function namesByTake(names: readonly string[], shot: string): Map<number, string[]> {
  const byTake = groupBy(names, (name) => takeNumberOf(name, shot) ?? NaN);
  byTake.delete(NaN);
  return byTake;
}

/** A number exists when it has a record or a video. */
function takeNumbers(byTake: ReadonlyMap<number, readonly string[]>, shot: string): number[] {
  return [...byTake.keys()].filter((take) => {
    const names = byTake.get(take) ?? [];
    const stem = takeStem(shot, take);
    return names.includes(`${stem}.json`) || names.includes(`${stem}.mp4`);
  });
}

interface ShotFiles {
  /** All of the shot's folder. */
  readonly names: readonly string[];
  /** Those that carry the take's number. */
  readonly own: readonly string[];
  readonly cache?: JsonCache | undefined;
}

async function readTake(folder: InsideRoot, id: TakeId, from: ShotFiles): Promise<Take> {
  const stem = takeStem(id.shot, id.take);
  const record = from.own.includes(`${stem}.json`)
    ? await readRecord(join(folder, `${stem}.json`), id, from.cache)
    : "none";
  const { mp4, thumb, strip } = typeof record === "string" ? {} : record;
  const recorded = [mp4, thumb, strip].filter((name) => name && !from.own.includes(name) && from.names.includes(name));
  const files = [...from.own, ...(recorded as string[])];
  const owner = record === "none" ? `${stem}.mp4` : `${stem}.json`;
  const written = typeof record === "string" ? await lastWritten(join(folder, owner)) : 0;
  const place = `${rendersFolder(id.pass)}/${safeName(id.shot)}`;
  return { ...id, folder: place, record, files: new Set(files), written };
}

async function readRecord(path: string, id: TakeId, cache: JsonCache | undefined): Promise<Sidecar | "unreadable"> {
  const read = await readJson(path, cache);
  return (read.is === "there" && upgradeSidecar(read.value, id)) || "unreadable";
}

/** Two shot ids can have one safe name and so one folder; a record says whose take it is. */
function belongsTo(take: Take, shot: string): boolean {
  const recorded = sidecarOf(take)?.shot ?? shot;
  return recorded === shot || safeName(recorded) !== safeName(shot);
}

async function lastWritten(path: string): Promise<number> {
  return stat(path).then(
    (facts) => facts.mtimeMs,
    () => 0,
  );
}
