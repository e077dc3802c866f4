// One folder of takes in memory: what its files were known to hold under which stamps, and the takes they make.
import type { Pass } from "../../contracts/schema.ts";
import type { Take } from "../../core/takes/take.ts";
import { isSound, knowSound } from "../../core/takes/upgrade-sidecar.ts";
import { takesIn, type FolderFacts } from "../takes/take-files.ts";
import { parseJson, deepFreeze } from "../reading/parse-json.ts";
import type { FolderScan } from "./take-scanner.ts";
import type { Content } from "./read-contents.ts";
import { bytesIn, isTrusted, isVideo, stampsOf, writtenAt } from "./stamps.ts";

/** What a file was known to hold under a stamp: a record's value, or whether a video has sound. */
interface KnownContent {
  readonly stamp: string;
  readonly value: unknown;
}

export interface TakeFolder {
  readonly listing: string;
  /** Of the last scan that found it so. */
  readonly mark: number;
  readonly problem: string | undefined;
  /** Some of its files are not known. */
  readonly isPart?: true;
  readonly files: Map<string, KnownContent>;
  /** By shot: two ids can have one safe name, and so one folder. */
  readonly takes: Map<string, readonly Take[]>;
}

/** A folder before its new files are read. */
export interface PendingFolder {
  readonly folder: TakeFolder;
  readonly stamps: ReadonlyMap<string, string>;
  /** Names of the files whose contents are not known. */
  readonly unread: readonly string[];
}

const NO_STAMPS: ReadonlyMap<string, string> = new Map();

/** A folder that is certainly as it was, or a new one with the files that are, and the names of those to read. */
export function pendingOf(before: TakeFolder | undefined, { listing, mark, problem }: FolderScan): PendingFolder {
  const isSame = before?.listing === listing && before.problem === problem;
  if (isSame && !before.isPart && !listing.includes("\0?")) {
    return unchanged({ ...before, mark });
  }
  const stamps = stampsOf(listing);
  const files = new Map<string, KnownContent>();
  const unread: string[] = [];
  for (const [name, stamp] of stamps) {
    const content = before?.files.get(name);
    if (content?.stamp === stamp && isTrusted(stamp)) files.set(name, content);
    else if (stamp !== "") unread.push(name);
  }
  return { folder: { listing, mark, problem, files, takes: new Map() }, stamps, unread };
}

export function unchanged(folder: TakeFolder): PendingFolder {
  return { folder, stamps: NO_STAMPS, unread: [] };
}

/** Adds what was read, in the order of the unread names. */
export function fill({ folder, stamps, unread }: PendingFolder, contents: readonly Content[]): void {
  for (const [at, name] of unread.entries()) {
    folder.files.set(name, { stamp: stamps.get(name) ?? "", value: valueOf(contents[at]) });
  }
}

/** What the stamped files of a folder hold, in the listing's order: null for one that has to be read again. Empty when all have to. */
export function valuesToStore({ listing, problem, files }: TakeFolder): unknown[] {
  if (problem !== undefined) return [];
  const values = stampedIn(listing).map(([name, stamp]) => {
    const content = files.get(name);
    return content?.stamp === stamp && canStore(content) ? content.value : null;
  });
  return values.some((value) => value !== null) ? values : [];
}

/** Makes the folder of which such values were stored. */
export function restoredFolder(listing: string, values: readonly unknown[]): TakeFolder {
  const files = new Map<string, KnownContent>();
  const stamped = stampedIn(listing);
  for (const [at, [name, stamp]] of stamped.entries()) {
    const value = values[at] ?? null;
    if (value !== null && typeof value === "object") knowSound(deepFreeze(value));
    if (value !== null) files.set(name, { stamp, value });
  }
  const isWhole = files.size === stamped.length;
  return { listing, mark: 0, problem: undefined, ...(!isWhole && { isPart: true }), files, takes: new Map() };
}

/** How many of the files that had to be read could be stored. */
export function countNew({ folder, unread }: PendingFolder): number {
  return unread.filter((name) => canStore(folder.files.get(name))).length;
}

function stampedIn(listing: string): [name: string, stamp: string][] {
  return [...stampsOf(listing)].filter(([, stamp]) => stamp !== "");
}

/** Only what was certainly read as it stands, and is the same once it was written as JSON and read. */
function canStore(content: KnownContent | undefined): boolean {
  if (!content || !isTrusted(content.stamp)) return false;
  return typeof content.value === "boolean" || (isSound(content.value) && isPlain(content.value));
}

/** Whether there is no number in it that JSON cannot write. */
function isPlain(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value !== "object" || Object.values(value).every(isPlain);
}

/** A record becomes the value it holds, null while it holds none. */
function valueOf(content: Content): unknown {
  if (typeof content !== "string") return content;
  const read = parseJson(content);
  return read.ok ? deepFreeze(read.value) : null;
}

/** A shot's takes in its folder: computed once for as long as the folder is the same. */
export function takesOf(at: { readonly shot: string; readonly pass: Pass }, folder: TakeFolder): readonly Take[] {
  const takes = folder.takes.get(at.shot) ?? takesIn(at, factsOf(folder));
  folder.takes.set(at.shot, takes);
  return takes;
}

/** A file that was removed between the scan and the reading is not there. */
function factsOf({ listing, files }: TakeFolder): FolderFacts {
  const stamps = stampsOf(listing);
  const isGone = (name: string) => files.has(name) && files.get(name)?.value === undefined;
  return {
    names: [...stamps.keys()].filter((name) => !isGone(name)),
    recordOf: (name) => files.get(name)?.value,
    writtenOf: (name) => writtenAt(stamps.get(name) ?? ""),
    bytesOf: (name) => bytesIn(stamps.get(name) ?? ""),
    isLoud: (name) => (isVideo(name) ? files.get(name)?.value === true : undefined),
  };
}
