// Puts a version on a shelf. The version before it is copied to `_history/` of its folder first, and the record comes last: at any moment
// it names files that are there whole.
import { join } from "node:path";
import type { CastFile, CastSlot } from "../../contracts/files/cast.ts";
import { castVersion } from "../../core/cast/cast.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { utcStamp } from "../../machine/clock.ts";
import { folderNames, makeFolder, plainFileNames, removeFile } from "../../machine/files.ts";
import { copyAtomic, linkOrCopy, writeAtomic } from "../../machine/write-file.ts";
import { writeJson } from "../reading/json-file.ts";
import type { InsideRoot } from "../roots.ts";
import { requireOnShelf, type ShelfFolder } from "./find-shelf.ts";
import { RECORD_NAME, readCast, type CastRead } from "./read-cast.ts";

const HISTORY = "_history";

export interface NewCast {
  readonly cast: CastFile;
  readonly files: ReadonlyMap<CastSlot, Uint8Array>;
}

interface Writing {
  readonly locks: KeyedLock;
  readonly now: Date;
  /** Looks at what lies there, and throws where it must stay. */
  readonly allow: (before: CastRead) => void;
}

/** False when this very version lies there already. */
export async function writeCast(
  folder: ShelfFolder,
  { cast, files }: NewCast,
  { locks, now, allow }: Writing,
): Promise<boolean> {
  const own = await requireOnShelf(folder, cast.id);
  return locks.hold(own, async () => {
    const before = await readCast(folder, cast.id);
    if (before.is === "there" && castVersion(before.cast) === castVersion(cast)) return false;
    allow(before);
    const names = await plainFileNames(own);
    await keep(own, names, now);
    for (const { slot, name } of cast.files) {
      const bytes = files.get(slot);
      if (bytes) await writeAtomic(join(own, name), bytes);
    }
    await writeJson(join(own, RECORD_NAME), cast);
    const wanted = new Set([RECORD_NAME, ...cast.files.map(({ name }) => name)]);
    for (const name of names.filter((each) => !wanted.has(each))) await removeFile(join(own, name));
    return true;
  });
}

/** Everything that lies there, under the time. The record is copied, because the next one takes its place in the same file's name. */
async function keep(own: InsideRoot, names: readonly string[], now: Date): Promise<void> {
  if (names.length === 0) return;
  const history = join(own, HISTORY);
  const taken = new Set(await folderNames(history));
  const stamp = utcStamp(now);
  let name = stamp;
  for (let turn = 2; taken.has(name); turn++) name = `${stamp}-${turn}`;
  const to = join(history, name);
  await makeFolder(to);
  for (const file of names.filter((each) => each !== RECORD_NAME)) await linkOrCopy(join(own, file), join(to, file));
  if (names.includes(RECORD_NAME)) await copyAtomic(join(own, RECORD_NAME), join(to, RECORD_NAME));
}
