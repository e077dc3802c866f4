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

/** SHA-1 by path, relative to the episode; files that are missing are left out. */
export async function readRefHashes(reach: Reach, paths: readonly string[]): Promise<Map<string, string>> {
  const unique = [...new Set(paths)];
  const hashes = await mapPool(unique, async (path) => {
    const file = await findRefFile(reach, path);
    return file === undefined ? undefined : readFile(file).then(sha1, () => undefined);
  });
  return new Map(unique.flatMap((path, index) => (hashes[index] === undefined ? [] : [[path, hashes[index]]])));
}
