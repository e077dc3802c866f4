// `_history/`: what a file held before it was saved over. The newest 30 copies of each file name are kept
// (docs/format.md "Episode folder").
// Names hold the time in UTC, so that they sort by age all year round, and count on where the clock does not.
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { utcStamp } from "../machine/clock.ts";
import { isCode } from "../machine/paths.ts";
import { createExclusive } from "../machine/write-file.ts";
import { removeFile } from "../machine/files.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const MOST_COPIES = 30;
const FOLDER = "_history";
/** Rights of a copy are those of its file. */
const RIGHTS = 0o777;

interface Copy {
  readonly entry: string;
  /** `YYYYmmdd-HHMMSS` in UTC. */
  readonly stamp: string;
  /** Counts the copies of one stamp, from 1. */
  readonly turn: number;
}

/**
 * Copies a file that is about to be written over, and lets the oldest copies go. A file that is not there yet leaves none. The copy
 * is newer by its name than every other one, whatever the clock says, and no name is given twice: also another process may save.
 */
export async function copyToHistory(ep: EpisodeFolder, file: InsideRoot, now: Date): Promise<InsideRoot | undefined> {
  const old = await readOld(file);
  if (!old) return undefined;
  const folder = await requireOwnPath(ep, FOLDER);
  const name = basename(file);
  for (;;) {
    const copies = await listCopies(folder, name);
    const path = join(folder, nameAfter(copies.at(-1), name, utcStamp(now))) as InsideRoot;
    if (!(await createExclusive(path, old.bytes, { mode: old.mode }))) continue;
    for (const { entry } of copies.slice(0, Math.max(0, copies.length + 1 - MOST_COPIES)))
      await removeFile(join(folder, entry));
    return path;
  }
}

async function readOld(file: string): Promise<{ bytes: Uint8Array; mode: number } | undefined> {
  try {
    const [bytes, facts] = await Promise.all([readFile(file), stat(file)]);
    return { bytes, mode: facts.mode & RIGHTS };
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

/** A stamp that is not later than the newest copy's is that copy's, counted on. */
function nameAfter(newest: Copy | undefined, name: string, stamp: string): string {
  if (!newest || newest.stamp < stamp) return `${name}.${stamp}`;
  return `${name}.${newest.stamp}-${newest.turn + 1}`;
}

/** Oldest first. */
async function listCopies(folder: string, name: string): Promise<Copy[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return [];
    throw error;
  });
  const copies = entries.flatMap((entry) => parseCopy(entry, name));
  return copies.toSorted((a, b) => (a.stamp === b.stamp ? a.turn - b.turn : a.stamp < b.stamp ? -1 : 1));
}

/** `cut.json.20261102-101403-2` is the second copy of `cut.json` in that second. */
function parseCopy(entry: string, name: string): Copy[] {
  if (!entry.startsWith(`${name}.`)) return [];
  const parts = /^(\d{8}-\d{6})(?:-(\d+))?$/.exec(entry.slice(name.length + 1));
  return parts?.[1] ? [{ entry, stamp: parts[1], turn: Number(parts[2] ?? 1) }] : [];
}
