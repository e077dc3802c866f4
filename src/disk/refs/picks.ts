// `refs/_picks.json` of an episode: reads it, and makes a candidate live. The live file and what is recorded of it change together,
// with nobody in between, and nothing that a person put there is lost.
import { basename, extname, join } from "node:path";
import { PicksFile } from "../../contracts/files/refs.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { isUsableRef, pictureOf, type RefTake, withPick } from "../../core/refs/ref-take.ts";
import { fileStamp, stamp } from "../../machine/clock.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { exists, isCode } from "../../machine/paths.ts";
import { copyAtomic } from "../../machine/write-file.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { readRefTakes, requireRefTrash } from "./ref-takes.ts";

/** What is picked; nothing when there is no file. A broken one refuses: the next pick would write over it. */
export async function readPicks(ep: EpisodeFolder): Promise<PicksFile> {
  const read = await readChecked(await picksPath(ep), PicksFile);
  if (read.is === "absent") return { version: 1, refs: {} };
  if (read.is === "there") return read.value;
  const name = `refs/_picks.json of ${basename(ep)}`;
  throw new Refusal("tool-failed", `${name} cannot be read (${read.problem}): mend or remove it`);
}

/**
 * Copies a usable candidate to the reference's live path (relative to the episode) and records the pick. Returns the SHA-1 of the live
 * file. A file that stands there and that no candidate has is copied to the reference's trash first.
 */
export async function makeLive(
  ep: EpisodeFolder,
  take: RefTake,
  live: string,
  ports: { readonly locks: KeyedLock; readonly now: Date },
): Promise<string> {
  const picture = isUsableRef(take) ? pictureOf(take) : undefined;
  if (picture === undefined) throw new Refusal("conflict", `${take.ref} take ${take.take} has no picture to be picked`);
  const path = await picksPath(ep);
  return ports.locks.hold(path, async () => {
    const picks = await readPicks(ep);
    const from = await requireOwnPath(ep, ...take.folder.split("/"), picture);
    const to = await requireOwnPath(ep, ...live.split("/"));
    const hash = sha1(await readWhole(from));
    const before = await hashIfThere(to);
    if (before !== undefined && before !== hash) await trashUnowned(ep, take, { path: to, hash: before }, ports.now);
    if (before !== hash) await copyAtomic(from, to);
    const picked = stamp(ports.now);
    await writeJson(path, withPick(picks, take.ref, { take: take.take, sha1: hash, picked }));
    return hash;
  });
}

/** SHA-1 of a live file (relative to the episode), or undefined when there is none. */
export async function hashLive(ep: EpisodeFolder, live: string): Promise<string | undefined> {
  return hashIfThere(await requireOwnPath(ep, ...live.split("/")));
}

async function picksPath(ep: EpisodeFolder): Promise<InsideRoot> {
  return requireOwnPath(ep, "refs", "_picks.json");
}

interface LiveFile {
  readonly path: InsideRoot;
  readonly hash: string;
}

/** A copy under the time and the file's own name, unless a candidate holds the same picture. */
async function trashUnowned(ep: EpisodeFolder, take: RefTake, liveFile: LiveFile, now: Date): Promise<void> {
  const candidates = await readRefTakes(ep, take);
  for (const candidate of candidates) {
    const picture = pictureOf(candidate);
    if (picture === undefined) continue;
    if ((await hashLive(ep, `${candidate.folder}/${picture}`)) === liveFile.hash) return;
  }
  const trash = await requireRefTrash(ep, take.ref);
  const ending = extname(liveFile.path);
  const name = `${basename(liveFile.path, ending)}-${fileStamp(now)}`;
  for (let copy = 1; ; copy++) {
    const copyPath = join(trash, `${name}${copy === 1 ? "" : `-${copy}`}${ending}`);
    if ((await hashIfThere(copyPath)) === liveFile.hash) return;
    if (!(await exists(copyPath))) return copyAtomic(liveFile.path, copyPath);
  }
}

async function hashIfThere(path: string): Promise<string | undefined> {
  try {
    return sha1(await readWhole(path));
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  }
}
