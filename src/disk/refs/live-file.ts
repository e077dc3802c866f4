// The live file of a reference: hashed, replaced and removed. What stands there and nobody else holds is kept in the reference's trash.
import { basename, extname, join } from "node:path";
import { sha1 } from "../../core/lib/hash.ts";
import { mediaFileOf } from "../../core/refs/ref-take.ts";
import { fileStamp } from "../../machine/clock.ts";
import { removeFile } from "../../machine/files.ts";
import { exists, isCode } from "../../machine/paths.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { copyAtomic, writeAtomic } from "../../machine/write-file.ts";
import { fileHash, type FileCache } from "../reading/file-cache.ts";
import { requirePlace, type Reach } from "../relative-path.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { readRefTakes, requireRefTrash } from "./ref-takes.ts";

/** SHA-1 of a live file (relative to the episode), or undefined when there is none or it may not be read. */
export async function hashLive(
  reach: Reach,
  live: string,
  hashes?: Pick<FileCache<string>, "read">,
): Promise<string | undefined> {
  const path = await requirePlace(reach, live).catch(() => undefined);
  if (path === undefined) return undefined;
  return hashes ? fileHash(hashes, path).catch(() => undefined) : hashIfThere(path);
}

export interface NewLiveFile {
  readonly ref: string;
  /** Where it belongs. */
  readonly place: InsideRoot;
  readonly bytes: Uint8Array;
  /** Whether some candidate or pick still has a live file with this SHA-1. */
  readonly isKept: (hash: string) => Promise<boolean>;
  readonly now: Date;
}

/** Writes a live file and returns its SHA-1. A file that stands there and that nobody has kept goes into the trash first, as a copy. */
export async function replaceLive(ep: EpisodeFolder, file: NewLiveFile): Promise<string> {
  const hash = sha1(file.bytes);
  const before = await hashIfThere(file.place);
  if (before === hash) return hash;
  if (before !== undefined) await keepUnowned(ep, file, before);
  await writeAtomic(file.place, file.bytes);
  return hash;
}

/** Removes it, kept in the trash where nobody else has it. */
export async function removeLive(ep: EpisodeFolder, file: Omit<NewLiveFile, "bytes">): Promise<void> {
  const before = await hashIfThere(file.place);
  if (before === undefined) return;
  await keepUnowned(ep, file, before);
  await removeFile(file.place);
}

/** Whether a candidate of this episode has the same bytes. */
export async function hasCandidateWith(
  ep: EpisodeFolder,
  ref: string,
  views: readonly (string | null)[],
  hash: string,
): Promise<boolean> {
  for (const view of views) {
    for (const take of await readRefTakes(ep, { ref, view })) {
      const name = mediaFileOf(take);
      if (name === undefined) continue;
      if ((await hashIfThere(await requireOwnPath(ep, ...take.folder.split("/"), name))) === hash) return true;
    }
  }
  return false;
}

/** A copy under the time and the file's own name. */
async function keepUnowned(
  ep: EpisodeFolder,
  { ref, place, isKept, now }: Omit<NewLiveFile, "bytes">,
  hash: string,
): Promise<void> {
  if (await isKept(hash)) return;
  const trash = await requireRefTrash(ep, ref);
  const ending = extname(place);
  const name = `${basename(place, ending)}-${fileStamp(now)}`;
  for (let copy = 1; ; copy++) {
    const copyPath = join(trash, `${name}${copy === 1 ? "" : `-${copy}`}${ending}`);
    if ((await hashIfThere(copyPath)) === hash) return;
    if (!(await exists(copyPath))) return copyAtomic(place, copyPath);
  }
}

/** SHA-1 of a file; undefined where there is none. */
export async function hashIfThere(path: string): Promise<string | undefined> {
  try {
    return sha1(await readWhole(path));
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  }
}
