// `refs/_picks.json`: read, and changed under its lock together with the live file that it tells of. What is about to be written is noted there
// first, so that a kill in between leaves no live file that nobody can explain. docs/format.md "refs/_picks.json".
import { dirname, join, relative, sep } from "node:path";
import { PicksFile, type LiveChange } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { pickOf } from "../../core/refs/picks.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { nearestReal } from "../../machine/paths.ts";
import { readChecked, writeJson, type JsonCache } from "../reading/json-file.ts";
import { asInside, type InsideRoot } from "../roots.ts";
import { hashIfThere } from "./live-file.ts";
import { requireHomeFile, type RefHome } from "./ref-home.ts";

const FILE = "_picks.json";
const NOTHING: PicksFile = { version: 1, refs: {} };

/** What is picked; nothing when there is no file. A broken one refuses: the next pick would write over it. */
export async function readPicks(home: RefHome, cache?: JsonCache): Promise<PicksFile> {
  const read = await readChecked(await requireHomeFile(home, FILE), PicksFile, cache);
  if (read.is === "absent") return NOTHING;
  if (read.is === "there") return settled(home, read.value);
  throw new Refusal("tool-failed", `refs/${FILE} of ${home.name} cannot be read (${read.problem}): mend or remove it`);
}

export interface PicksChange<T> {
  readonly picks: PicksFile;
  readonly result: T;
}

/** A live file that is about to change, and what the picks are once it has; null where it goes. */
export interface LiveIntent {
  readonly ref: string;
  readonly place: InsideRoot;
  readonly sha1: string | null;
  readonly picks: PicksFile;
}

/** Notes what comes before it is done. */
export type Intend = (intent: LiveIntent) => Promise<void>;

/** Reads, changes and writes it with nobody in between; `change` may write the live file, once it has said so. */
export async function changePicks<T>(
  home: RefHome,
  locks: KeyedLock,
  change: (picks: PicksFile, intend: Intend) => Promise<PicksChange<T>>,
): Promise<T> {
  const path = await requireHomeFile(home, FILE);
  return locks.hold(path, async () => {
    const before = await readPicks(home);
    const intend: Intend = async ({ ref, place, sha1, picks }) => {
      const pick = pickOf(picks, ref);
      if (!pick || !asInside([reachOf(home)], place)) return;
      const live = relative(home.folder, place).split(sep).join("/");
      await writeJson(path, { ...before, writing: { ref, path: live, sha1, pick } });
    };
    const { picks, result } = await change(before, intend);
    await writeJson(path, picks);
    return result;
  });
}

/** After a kill the live file says how far it came: what was to be written stands there, or what was there before. */
async function settled(home: RefHome, { writing, ...picks }: PicksFile): Promise<PicksFile> {
  if (!writing || !(await isWritten(home, writing))) return picks;
  return { ...picks, refs: Object.fromEntries([...Object.entries(picks.refs), [writing.ref, writing.pick]]) };
}

async function isWritten(home: RefHome, { path, sha1 }: LiveChange): Promise<boolean> {
  const real = await nearestReal(join(home.folder, path));
  if (!real || !asInside([reachOf(home)], real.path)) return false;
  return ((await hashIfThere(real.path)) ?? null) === sha1;
}

/** Live files lie beside the picks, or with those of the other episodes in the folder above. */
function reachOf({ folder, isShared }: RefHome): InsideRoot {
  return isShared ? folder : (dirname(folder) as InsideRoot);
}
