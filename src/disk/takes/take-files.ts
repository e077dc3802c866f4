// What the files in a folder of takes are called, and which takes they make. Reads nothing: `takes` and `take-index` hand over what they read.
import type { Static, TSchema } from "typebox";
import { check } from "../../contracts/check.ts";
import { GradeRecord } from "../../contracts/files/delivery/grade.ts";
import { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import type { Pass } from "../../contracts/schema.ts";
import { groupBy } from "../../core/lib/group-by.ts";
import { safeName, takeFolder, takeStem } from "../../core/lib/names.ts";
import { mp4Of, sidecarOf, type Take } from "../../core/takes/take.ts";
import { upgradeSidecar, type TakeId } from "../../core/takes/upgrade-sidecar.ts";

export const TRASH = "_trash";

/** What a folder of takes holds, whoever read it. */
export interface FolderFacts {
  /** Its plain files. */
  readonly names: readonly string[];
  /** The JSON value of a record; null or undefined when it cannot be read. */
  readonly recordOf: (name: string) => unknown;
  /** When a file was last written, milliseconds since 1970. */
  readonly writtenOf: (name: string) => number;
  readonly bytesOf: (name: string) => number;
  /** Whether a video has sound, where that was looked into. */
  readonly isLoud?: (name: string) => boolean | undefined;
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

/** Numbers of a shot's takes among the files of its folder. */
export function takeNumbersIn(names: readonly string[], shot: string): number[] {
  return takeNumbers(namesByTake(names, shot), shot);
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
  const stamp = video === undefined ? undefined : filmStamp(facts, video);
  return {
    ...take,
    ...(isLoud !== undefined && { isLoud }),
    ...(stamp !== undefined && { stamp }),
    ...versionsOf(take, facts, stamp),
  };
}

/** What was made of the take's film, and of its upscale, and how its colours are matched, by the records beside it. */
function versionsOf(
  take: Take,
  facts: FolderFacts,
  source: string | undefined,
): Pick<Take, "upscale" | "post" | "grade"> {
  const stem = takeStem(take.shot, take.take);
  const up = `${stem}.up.mp4`;
  const film = (name: string | undefined) => (name !== undefined && take.files.has(name) ? name : undefined);
  const upscale = readVersion(take, facts, { name: `${stem}.up.json`, schema: UpscaleRecord });
  const post = readVersion(take, facts, { name: `${stem}.post.json`, schema: PostRecord });
  const grade = readVersion(take, facts, { name: `${stem}.grade.json`, schema: GradeRecord });
  return {
    ...(upscale && { upscale: { record: upscale, mp4: film(up), source } }),
    ...(post && { post: { record: post, mp4: film(`${stem}.post.mp4`), source: film(up) && filmStamp(facts, up) } }),
    ...(grade && { grade: { record: grade, cube: film(`${stem}.cube`), source } }),
  };
}

/** A record that cannot be read is passed over: what it was of is made again. */
function readVersion<S extends TSchema>(
  take: Take,
  { recordOf }: FolderFacts,
  { name, schema }: { readonly name: string; readonly schema: S },
): Static<S> | undefined {
  if (!take.files.has(name)) return undefined;
  const checked = check(schema, recordOf(name));
  return checked.ok ? checked.value : undefined;
}

/** Time and size of a film: what has the same is taken for the same. */
function filmStamp({ writtenOf, bytesOf }: Pick<FolderFacts, "writtenOf" | "bytesOf">, name: string): string {
  return `${writtenOf(name)}:${bytesOf(name)}`;
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
