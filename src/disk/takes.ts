// The takes of an episode as they stand on disk. Reading is here; reserving a number, closing a take and the trash have files
// of their own. Thinking about takes is `core/takes`.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../contracts/files/sidecar.ts";
import type { Pass } from "../contracts/schema.ts";
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
  const takes = await mapPool(takeNumbers(names, at.shot), (take) =>
    readTake(folder, { ...at, take }, { names, cache }),
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
  if (!takeNumbers(names, id.shot).includes(id.take)) return undefined;
  const take = await readTake(folder, id, { names });
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

/** A number exists when it has a record or a video. */
function takeNumbers(names: readonly string[], shot: string): number[] {
  const owners = names.filter((name) => /^\.(json|mp4)$/.test(name.slice(stemLength(name, shot))));
  return [...new Set(owners.flatMap((name) => takeNumberOf(name, shot) ?? []))];
}

function stemLength(name: string, shot: string): number {
  const take = takeNumberOf(name, shot);
  return take === undefined ? name.length : takeStem(shot, take).length;
}

async function readTake(
  folder: InsideRoot,
  id: TakeId,
  from: { readonly names: readonly string[]; readonly cache?: JsonCache | undefined },
): Promise<Take> {
  const stem = takeStem(id.shot, id.take);
  const record = from.names.includes(`${stem}.json`)
    ? await readRecord(join(folder, `${stem}.json`), id, from.cache)
    : "none";
  const { mp4, thumb, strip } = typeof record === "string" ? {} : record;
  const recorded = new Set([mp4, thumb, strip]);
  const files = from.names.filter((name) => takeNumberOf(name, id.shot) === id.take || recorded.has(name));
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
