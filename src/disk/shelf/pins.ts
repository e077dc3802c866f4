// `refs/_shelf.json`: which version of what lies on the shelf a show has. docs/format.md "refs/_shelf.json".
import { CastPins, type CastPin } from "../../contracts/files/cast.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import { requireHomeFile, type RefHome } from "../refs/ref-home.ts";

const FILE = "_shelf.json";
const NOTHING: CastPins = { version: 1, refs: {} };

/** Nothing when there is no file. A broken one refuses: the next pin would write over it. */
export async function readPins(home: RefHome): Promise<CastPins> {
  const read = await readChecked(await requireHomeFile(home, FILE), CastPins);
  if (read.is === "absent") return NOTHING;
  if (read.is === "there") return read.value;
  throw new Refusal("tool-failed", `refs/${FILE} of ${home.name} cannot be read (${read.problem}): mend or remove it`);
}

/** By the id of the reference in the show. */
export async function writePin(home: RefHome, locks: KeyedLock, ref: string, pin: CastPin): Promise<void> {
  const path = await requireHomeFile(home, FILE);
  await locks.hold(path, async () => {
    const pins = await readPins(home);
    await writeJson(path, { ...pins, refs: Object.fromEntries([...Object.entries(pins.refs), [ref, pin]]) });
  });
}
