// `_history/`: what a file held before it was saved over. The newest 30 copies of each file name are kept (contract answers 3.6).
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileStamp } from "../machine/clock.ts";
import { copyWhole, exists, removeFile } from "../machine/files.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const KEPT = 30;
const FOLDER = "_history";

/**
 * Copies a file that is about to be written over, and lets the oldest copies go. A file that is not there yet leaves none.
 * The caller holds the lock of the file, so no two copies choose one name.
 */
export async function keepHistory(ep: EpisodeFolder, file: InsideRoot, now: Date): Promise<InsideRoot | undefined> {
  if (!(await exists(file))) return undefined;
  const folder = await requireOwnPath(ep, FOLDER);
  const name = basename(file);
  const copy = join(folder, await freeName(folder, `${name}.${fileStamp(now)}`)) as InsideRoot;
  await copyWhole(file, copy);
  await prune(folder, name);
  return copy;
}

async function freeName(folder: string, wanted: string): Promise<string> {
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? wanted : `${wanted}-${turn}`;
    if (!(await exists(join(folder, name)))) return name;
  }
}

async function prune(folder: string, name: string): Promise<void> {
  const copies = (await readdir(folder)).flatMap((entry) => parseCopy(entry, name));
  const oldestFirst = copies.toSorted((a, b) => (a.stamp === b.stamp ? a.turn - b.turn : a.stamp < b.stamp ? -1 : 1));
  for (const { entry } of oldestFirst.slice(0, -KEPT)) await removeFile(join(folder, entry));
}

/** `cut.json.20261102-101403-2` is the second copy of `cut.json` in that second. */
function parseCopy(entry: string, name: string): { entry: string; stamp: string; turn: number }[] {
  if (!entry.startsWith(`${name}.`)) return [];
  const parts = /^(\d{8}-\d{6})(?:-(\d+))?$/.exec(entry.slice(name.length + 1));
  return parts?.[1] ? [{ entry, stamp: parts[1], turn: Number(parts[2] ?? 1) }] : [];
}
