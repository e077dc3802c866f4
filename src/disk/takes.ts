// The takes of an episode as they stand on disk. Reading is here; reserving a number, closing a take and the trash have files
// of their own. Thinking about takes is `core/takes`.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Pass } from "../contracts/schema.ts";
import { groupBy } from "../core/lib/group-by.ts";
import { rendersFolder, safeName, takeFolder, takeStem } from "../core/lib/names.ts";
import { mp4Of, sidecarOf, type Take } from "../core/takes/take.ts";
import { upgradeSidecar, type TakeId } from "../core/takes/upgrade-sidecar.ts";
import { readJson } from "./reading/json-file.ts";
import { RECORD_LIMIT } from "./reading/limits.ts";
import { inFolder } from "../machine/proven-paths.ts";
import { mapPool } from "./reading/pool.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

export const TRASH = "_trash";

/** Folder of a shot's takes; it need not be there yet. */
export async function requireShotFolder(ep: EpisodeFolder, pass: Pass, shot: string): Promise<InsideRoot> {
  return requireOwnPath(ep, rendersFolder(pass), safeName(shot));
}

export async function requireSidecarPath(ep: EpisodeFolder, id: TakeId): Promise<InsideRoot> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  return join(folder, `${takeStem(id.shot, id.take)}.json`) as InsideRoot;
}

/** What a folder of takes holds, whoever read it. */
export interface FolderFacts {
  /** Its plain files. */
  readonly names: readonly string[];
  /** The JSON value of a record; null or undefined when it cannot be read. */
  readonly recordOf: (name: string) => unknown;
  /** When a file was last written, milliseconds since 1970. */
  readonly writtenOf: (name: string) => number;
  /** Whether a video has sound, where that was looked into. */
  readonly isLoud?: (name: string) => boolean | undefined;
}

/** The takes of one shot in one pass, by number. Never from memory: a shelf of takes (`shelf/take-shelf`) has that of many shots. */
export async function readTakes(
  ep: EpisodeFolder,
  at: { readonly shot: string; readonly pass: Pass },
): Promise<Take[]> {
  const folder = await requireShotFolder(ep, at.pass, at.shot);
  const names = await fileNames(folder);
  const numbers = takeNumbers(namesByTake(names, at.shot), at.shot);
  return takesIn(at, await readFacts(folder, names, { ...at, numbers }));
}

/** The takes of a shot among the files of its folder, by number. */
export function takesIn(at: { readonly shot: string; readonly pass: Pass }, facts: FolderFacts): Take[] {
  const own = namesByTake(facts.names, at.shot);
  const all = new Set(facts.names);
  const takes = takeNumbers(own, at.shot).map((take) =>
    makeTake({ ...at, take }, own.get(take) ?? [], { ...facts, all }),
  );
  return takes.filter((take) => belongsTo(take, at.shot)).toSorted((a, b) => a.take - b.take);
}

/** One take, or undefined when there is no such number. Never from a cache: for who is about to change it. */
export async function findTake(ep: EpisodeFolder, id: TakeId): Promise<Take | undefined> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  const names = await fileNames(folder);
  const facts = await readFacts(folder, names, { shot: id.shot, numbers: [id.take] });
  return takesIn(id, facts).find(({ take }) => take === id.take);
}

/** The number that a file's name begins with, for a shot whose id is made safe for names; undefined for other files. */
export function takeNumberOf(name: string, shot: string): number | undefined {
  return numberBehind(`${safeName(shot)}_t`, name);
}

/** `start`: what a name of the shot's takes begins with. Two digits, and more only where they are needed. */
function numberBehind(start: string, name: string): number | undefined {
  if (!name.startsWith(start)) return undefined;
  const digits = /^\d{2,9}(?!\d)/.exec(name.slice(start.length))?.[0];
  if (digits === undefined || (digits.length > 2 && digits.startsWith("0"))) return undefined;
  return Number(digits) || undefined;
}

/** Plain files only: what a link names is not the episode's. */
export async function fileNames(folder: string): Promise<string[]> {
  const read = inFolder(folder, ({ at }) => readdir(at("."), { withFileTypes: true }));
  const entries = await read.catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** The files of each take of a shot, by its number. */
function namesByTake(names: readonly string[], shot: string): Map<number, string[]> {
  const start = `${safeName(shot)}_t`;
  const byTake = groupBy(names, (name) => numberBehind(start, name) ?? NaN);
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

/** Reads the records of some takes, and when those without one were written. */
async function readFacts(
  folder: InsideRoot,
  names: readonly string[],
  { shot, numbers }: { readonly shot: string; readonly numbers: readonly number[] },
): Promise<FolderFacts> {
  const stems = numbers.map((take) => takeStem(shot, take));
  const requested = new Set(stems.flatMap((stem) => [`${stem}.json`, `${stem}.mp4`]));
  const read = await mapPool(
    names.filter((name) => requested.has(name)),
    async (name) => {
      const path = join(folder, name);
      const json = name.endsWith(".json") ? await readJson(path, undefined, RECORD_LIMIT) : { is: "absent" as const };
      return { name, value: json.is === "there" ? json.value : null, written: await lastWritten(path) };
    },
  );
  const known = new Map(read.map((file) => [file.name, file]));
  return {
    names,
    recordOf: (name) => known.get(name)?.value,
    writtenOf: (name) => known.get(name)?.written ?? 0,
  };
}

/** `own`: the files that carry the take's number; `all`: all of the folder. */
function makeTake(
  id: TakeId,
  own: readonly string[],
  facts: FolderFacts & { readonly all: ReadonlySet<string> },
): Take {
  const stem = takeStem(id.shot, id.take);
  const record = recordIn(facts, id, own);
  const { mp4, thumb, strip } = typeof record === "string" ? {} : record;
  const recorded = [mp4, thumb, strip].filter((name) => name && !own.includes(name) && facts.all.has(name));
  const owner = record === "none" ? `${stem}.mp4` : `${stem}.json`;
  const take: Take = {
    ...id,
    folder: takeFolder(id.pass, id.shot),
    record,
    files: new Set([...own, ...(recorded as string[])]),
    written: typeof record === "string" ? facts.writtenOf(owner) : 0,
  };
  const video = mp4Of(take);
  const isLoud = video === undefined ? undefined : facts.isLoud?.(video);
  return isLoud === undefined ? take : { ...take, isLoud };
}

function recordIn({ recordOf }: FolderFacts, id: TakeId, own: readonly string[]): Take["record"] {
  const name = `${takeStem(id.shot, id.take)}.json`;
  return own.includes(name) ? (upgradeSidecar(recordOf(name), id) ?? "unreadable") : "none";
}

/** Two shot ids can have one safe name and so one folder; a record says whose take it is. */
function belongsTo(take: Take, shot: string): boolean {
  const recorded = sidecarOf(take)?.shot ?? shot;
  return recorded === shot || safeName(recorded) !== safeName(shot);
}

async function lastWritten(path: string): Promise<number> {
  return stat(path).then(
    (facts) => Math.floor(facts.mtimeMs),
    () => 0,
  );
}
