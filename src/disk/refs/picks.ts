// `refs/_picks.json`: read, and changed under its lock together with the live file that it tells of. docs/format.md "refs/_picks.json".
import { PicksFile } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { readChecked, writeJson, type JsonCache } from "../reading/json-file.ts";
import { requireHomeFile, type RefHome } from "./ref-home.ts";

const FILE = "_picks.json";
const NOTHING: PicksFile = { version: 1, refs: {} };

/** What is picked; nothing when there is no file. A broken one refuses: the next pick would write over it. */
export async function readPicks(home: RefHome, cache?: JsonCache): Promise<PicksFile> {
  const read = await readChecked(await requireHomeFile(home, FILE), PicksFile, cache);
  if (read.is === "absent") return NOTHING;
  if (read.is === "there") return read.value;
  throw new Refusal("tool-failed", `refs/${FILE} of ${home.name} cannot be read (${read.problem}): mend or remove it`);
}

/** Reads, changes and writes it with nobody in between; `change` may write the live file. */
export async function changePicks<T>(
  home: RefHome,
  locks: KeyedLock,
  change: (picks: PicksFile) => Promise<{ readonly picks: PicksFile; readonly result: T }>,
): Promise<T> {
  const path = await requireHomeFile(home, FILE);
  return locks.hold(path, async () => {
    const { picks, result } = await change(await readPicks(home));
    await writeJson(path, picks);
    return result;
  });
}
