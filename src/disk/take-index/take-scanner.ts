// Scans folders of takes again and again, synchronously, and reports of each only what is not as it was reported before: a thread does it for
// many folders, and the request loop itself for a handful. It asks the system about every folder and every file at each scan.
import { sep } from "node:path";
import { threadId } from "node:worker_threads";
import { RecentMap } from "../../machine/recent-map.ts";
import { isCode } from "../../machine/paths.ts";
import { factsOf, ownFactsOf, plainFilesIn, realPathOf } from "../../machine/read-sync.ts";
import { isVideo } from "./stamps.ts";

/** What changed less than this ago may change again under the same stamp: it is never known by it. Milliseconds. */
const SETTLED_MS = 2000;
/** Folders that are remembered; the ones longest unused are dropped first. */
const MOST_FOLDERS = 10_000;
/** Numbers that the system's facts of one file are kept as: both times, size, inode, device. */
const FACTS = 5;

export interface ScanOrder {
  readonly folders: readonly string[];
  /** By folder, the mark of what whoever asks has of it; 0 for none. */
  readonly known: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** One folder as it stands. */
export interface FolderScan {
  /** No two different scans of this process have the same one; 0 for a folder that cannot be read. */
  readonly mark: number;
  /** Where it really is; undefined for a link that leads nowhere. */
  readonly real: string | undefined;
  /** Names and stamps of its plain files by turns, with a zero character between. Files that are only listed have no stamp. */
  readonly listing: string;
  /** What the system says of a folder that is there and cannot be read: `EACCES`, `ENOTDIR`. */
  readonly problem?: string;
}

interface Seen {
  readonly mark: number;
  /** Facts of the folder itself, by which its names are known; undefined while it changed a moment ago. */
  readonly folder: Float64Array | undefined;
  readonly names: readonly string[];
  readonly stamped: readonly string[];
  readonly facts: Float64Array;
  /** Whether a file changed a moment before it was scanned. */
  readonly isFresh: boolean;
}

type Facts = NonNullable<ReturnType<typeof factsOf>>;

let marks = 0;

export class TakeScanner {
  readonly #seen = new RecentMap<string, Seen>(MOST_FOLDERS);

  /** Each folder as it is now; null for one that is as it was under the mark that is known. */
  scan({ folders, known, now }: ScanOrder): (FolderScan | null)[] {
    return folders.map((folder, at) => {
      try {
        return this.#scanFolder(folder, known[at] ?? 0, now);
      } catch (error) {
        this.#seen.delete(folder);
        return unreadable(folder, error);
      }
    });
  }

  #scanFolder(path: string, known: number, now: number): FolderScan | null {
    const { real, facts } = find(path);
    if (!facts) return { mark: 0, real, listing: "" };
    const before = this.#seen.get(path);
    const isListed = before?.folder !== undefined && areSame(before.folder, numbersOf([facts]));
    const seen = see(path, isListed ? before : listed(real, facts, now), now);
    const mark = isListed && isSame(before, seen) ? before.mark : threadId * 2 ** 32 + ++marks;
    this.#seen.set(path, { ...seen, mark });
    return mark === known ? null : { mark, real, listing: listingOf(seen, now) };
  }
}

/** Where a folder really is, and its facts; none when it is not there. */
function find(path: string): { readonly real: string; readonly facts: Facts | undefined } {
  const own = ownFactsOf(path);
  return own?.isSymbolicLink() ? { real: realPathOf(path), facts: factsOf(path) } : { real: path, facts: own };
}

/** The names come after the folder's own facts: names that are newer than those are met under other facts the next time. */
function listed(path: string, facts: Facts, now: number): Pick<Seen, "folder" | "names" | "stamped"> {
  const names = plainFilesIn(path);
  const isSettled = now - changedAt(facts) >= SETTLED_MS;
  return { folder: isSettled ? numbersOf([facts]) : undefined, names, stamped: names.filter(isStamped) };
}

function see(path: string, { folder, names, stamped }: Pick<Seen, "folder" | "names" | "stamped">, now: number) {
  const found = stamped.map((name) => factsOf(path + sep + name));
  const isFresh = found.some((facts) => facts && now - changedAt(facts) < SETTLED_MS);
  return { folder, names, stamped, facts: numbersOf(found), isFresh };
}

/** Of two scans of the same names. */
function isSame(before: Omit<Seen, "mark">, now: Omit<Seen, "mark">): boolean {
  return !before.isFresh && !now.isFresh && areSame(before.facts, now.facts);
}

/** Of pictures only the name counts here. */
function isStamped(name: string): boolean {
  return isVideo(name) || (name.endsWith(".json") && !name.endsWith(".shotlist.json"));
}

function listingOf({ names, stamped, facts }: Omit<Seen, "mark">, now: number): string {
  const stamps = new Map(stamped.map((name, at) => [name, stampOf(facts.subarray(at * FACTS, (at + 1) * FACTS), now)]));
  return names.flatMap((name) => (stamps.get(name) === "gone" ? [] : [name, stamps.get(name) ?? ""])).join("\0");
}

/** The change time is part of it, since nobody can set it back. `?` before a stamp that must not be trusted; `gone`: meanwhile. */
function stampOf(facts: Float64Array, now: number): string {
  const [written = NaN, changed = NaN] = facts;
  if (Number.isNaN(written)) return "gone";
  return `${now - Math.max(written, changed) < SETTLED_MS ? "?" : ""}${facts.join(":")}`;
}

function changedAt({ mtimeMs, ctimeMs }: Facts): number {
  return Math.max(mtimeMs, ctimeMs);
}

/** Of a file that is gone they are no numbers, which nothing is the same as. */
function numbersOf(found: readonly (Facts | undefined)[]): Float64Array {
  const numbers = new Float64Array(found.length * FACTS).fill(NaN);
  for (const [at, facts] of found.entries()) {
    if (facts) numbers.set([facts.mtimeMs, facts.ctimeMs, facts.size, facts.ino, facts.dev], at * FACTS);
  }
  return numbers;
}

function areSame(before: Float64Array, now: Float64Array): boolean {
  return before.length === now.length && before.every((number, at) => number === now[at]);
}

/** A folder whose name no file system takes is not there; a link in a circle leads nowhere. */
function unreadable(folder: string, error: unknown): FolderScan {
  const scan = { mark: 0, real: folder, listing: "" };
  if (isCode(error, "ENOENT") || isCode(error, "ENAMETOOLONG")) return scan;
  if (isCode(error, "ELOOP")) return { ...scan, real: undefined };
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (typeof code !== "string") throw error;
  return { ...scan, problem: code };
}
