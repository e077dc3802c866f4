// Reference files as they are now, only where the episode may read them: a config that names a file elsewhere on the machine
// names a missing one.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { NamedRef } from "../../core/render/refs.ts";
import { fileHash } from "../reading/file-cache.ts";
import { mapPool } from "../reading/pool.ts";
import { requireFile, type Reach } from "../relative-path.ts";
import type { FileCache } from "../reading/file-cache.ts";

/** The real path of a reference file; undefined while it is missing. */
export async function findRefFile(reach: Reach, path: string): Promise<string | undefined> {
  // Most shots have no pictures of their own: what is not there needs no judging, and costs no error.
  if (!existsSync(join(reach.episode, path))) return undefined;
  return requireFile(reach, path, "own and opened").catch(() => undefined);
}

/** What was hashed for one reading of an episode: a plate or a sheet is named by many shots, and read once. */
const hashesByReach = new WeakMap<Reach, Map<string, Promise<string | undefined>>>();

/**
 * SHA-1 by path, relative to the episode; files that are missing are left out. `reach` is of this reading alone; what `hashes` knows
 * is read again only when the file has changed.
 */
export async function readRefHashes(
  reach: Reach,
  paths: readonly string[],
  hashes: Pick<FileCache<string>, "read">,
): Promise<Map<string, string>> {
  const known = hashesByReach.get(reach) ?? new Map<string, Promise<string | undefined>>();
  hashesByReach.set(reach, known);
  const unique = [...new Set(paths)];
  const found = await mapPool(unique, (path) => {
    const hash = known.get(path) ?? hashRef(reach, path, hashes);
    known.set(path, hash);
    return hash;
  });
  return new Map(unique.flatMap((path, index) => (found[index] === undefined ? [] : [[path, found[index]]])));
}

/** All that was hashed in one reading, by path; undefined for files that are missing. */
export async function knownRefHashes(reach: Reach): Promise<Map<string, string | undefined>> {
  const known = [...(hashesByReach.get(reach) ?? [])];
  return new Map(await Promise.all(known.map(async ([path, hash]) => [path, await hash] as const)));
}

/** The references of a shot as a take records them: each with its file's hash, null while the file is missing. */
export async function hashRefs(
  reach: Reach,
  refs: readonly NamedRef[],
  hashes: Pick<FileCache<string>, "read">,
): Promise<Sidecar["refs"]> {
  const paths = refs.map((ref) => ref.path);
  const found = await readRefHashes(reach, paths, hashes);
  return refs.map((ref) => ({ ...ref, sha1: found.get(ref.path) ?? null }));
}

async function hashRef(
  reach: Reach,
  path: string,
  hashes: Pick<FileCache<string>, "read">,
): Promise<string | undefined> {
  const file = await findRefFile(reach, path);
  return file === undefined ? undefined : fileHash(hashes, file).catch(() => undefined);
}
