// `<ep>/master/.assembling.json`: who assembles a master of an episode, across processes and machines. docs/http.md "Master".
import { hostname } from "node:os";
import { join } from "node:path";
import { Type } from "typebox";
import { open } from "../contracts/schema.ts";
import { jsonText } from "../core/lib/json-values.ts";
import { isStaleLock, LOCK_FILE, MASTER_FOLDER, type MasterLock } from "../core/master/master-files.ts";
import type { Clock } from "../machine/clock.ts";
import { makeFolder, moveFile, removeFile } from "../machine/files.ts";
import { partialName } from "../machine/partial-name.ts";
import { isRunning, lifeOf, markProcess, readMark, type Life } from "../machine/process/process-mark.ts";
import { createExclusive } from "../machine/write-file.ts";
import { readChecked } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const Lock = open({ pid: Type.Integer(), host: Type.String(), by: Type.String(), started: Type.String() });

export interface HeldLock {
  readonly lock: MasterLock;
  /** Whether it is still this process's. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

async function lockPath(ep: EpisodeFolder): Promise<string> {
  const folder = await requireOwnPath(ep, MASTER_FOLDER);
  await makeFolder(folder);
  return join(folder, LOCK_FILE);
}

/** Who assembles now; undefined where nobody does, or nobody any more. */
export async function readMasterLock(ep: EpisodeFolder, clock: Clock): Promise<MasterLock | undefined> {
  const read = await readChecked(join(await requireOwnPath(ep, MASTER_FOLDER), LOCK_FILE), Lock);
  return read.is === "there" && !(await isStale(read.value, clock)) ? read.value : undefined;
}

/** Takes the lock, or says who has it. One that is stale is moved away first: of two who do that, one alone succeeds. */
export async function claimMasterLock(
  ep: EpisodeFolder,
  clock: Clock,
  by: string,
): Promise<{ readonly held: HeldLock } | { readonly holder: MasterLock }> {
  const path = await lockPath(ep);
  const lock: MasterLock = { ...(await markProcess(clock)), by };
  for (;;) {
    if (await createExclusive(path, jsonText(lock))) return { held: heldLock(path, lock) };
    const read = await readChecked(path, Lock);
    if (read.is === "there" && !(await isStale(read.value, clock))) return { holder: read.value };
    const away = await partialName(path);
    await moveFile(path, away).catch(() => undefined);
    // Somebody else may have taken the stale one over meanwhile: what was moved away then is theirs.
    const moved = await readChecked(away, Lock);
    if (moved.is === "there" && !(await isStale(moved.value, clock))) await moveFile(away, path);
    else await removeFile(away);
  }
}

function heldLock(path: string, lock: MasterLock): HeldLock {
  const isHeld = async () => {
    const read = await readChecked(path, Lock);
    return read.is === "there" && read.value.pid === lock.pid && read.value.started === lock.started;
  };
  return {
    lock,
    isHeld,
    release: async () => {
      if (await isHeld()) await removeFile(path);
    },
  };
}

async function isStale(lock: MasterLock, clock: Clock): Promise<boolean> {
  return isStaleLock(lock, await lifeOfHolder(lock, clock), clock.now().getTime());
}

/** A lock that names no more than a host and a pid is judged by these. */
async function lifeOfHolder(lock: MasterLock, clock: Clock): Promise<Life> {
  const mark = readMark(lock);
  if (mark?.boot) return lifeOf(mark, Date.parse(lock.started), clock);
  if (lock.host !== hostname()) return "unknown";
  return isRunning(lock.pid) ? "runs" : "gone";
}
