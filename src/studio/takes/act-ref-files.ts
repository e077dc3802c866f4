// Reference files as they are now, only where the episode may read them: a config that names a file elsewhere on the machine
// names a missing one.
import { readFile } from "node:fs/promises";
import { sha1 } from "../../core/lib/hash.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import { requireFile, type Reach } from "../../disk/relative-path.ts";

/** The real path of a reference file; undefined while it is missing. */
export async function findRefFile(reach: Reach, path: string): Promise<string | undefined> {
  return requireFile(reach, path, "own and opened").catch(() => undefined);
}

/** What was hashed for one reading of an episode: a plate or a sheet is named by many shots, and read once. */
const hashed = new WeakMap<Reach, Map<string, Promise<string | undefined>>>();

/** SHA-1 by path, relative to the episode; files that are missing are left out. `reach` is of this reading alone. */
export async function readRefHashes(reach: Reach, paths: readonly string[]): Promise<Map<string, string>> {
  const known = hashed.get(reach) ?? new Map<string, Promise<string | undefined>>();
  hashed.set(reach, known);
  const unique = [...new Set(paths)];
  const hashes = await mapPool(unique, (path) => {
    const hash = known.get(path) ?? hashRef(reach, path);
    known.set(path, hash);
    return hash;
  });
  return new Map(unique.flatMap((path, index) => (hashes[index] === undefined ? [] : [[path, hashes[index]]])));
}

async function hashRef(reach: Reach, path: string): Promise<string | undefined> {
  const file = await findRefFile(reach, path);
  return file === undefined ? undefined : readFile(file).then(sha1, () => undefined);
}
