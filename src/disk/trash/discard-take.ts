// Discards a take: its files move to the pass's trash, nothing is deleted.
// A take whose number lies in the trash is gone for every reader; `reserve-take` never gives the number again.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { rendersFolder, safeName, takeStem } from "../../core/lib/names.ts";
import { sidecarOf, takeStatus, type Take } from "../../core/takes/take.ts";
import { nextTakeState } from "../../core/takes/transitions.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { fileStamp } from "../../machine/clock.ts";
import { exists } from "../../machine/paths.ts";
import { makeFolder, moveFile } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { TRASH, takeNumberOf } from "../takes/take-files.ts";
import { filesOfTake } from "./read-trash.ts";
import { relativeTo, requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { findTake, requireShotFolder, requireSidecarPath } from "../takes/read-takes.ts";

/** Moves a take's files to the trash and returns their new paths, relative to the episode. */
export async function discardTake(
  ep: EpisodeFolder,
  id: TakeId,
  ports: { readonly locks: KeyedLock; readonly now: Date },
): Promise<string[]> {
  return ports.locks.hold(await requireSidecarPath(ep, id), async () => {
    const take = await requireDiscardable(ep, id);
    const folder = await requireShotFolder(ep, id.pass, id.shot);
    const names = await filesToMove(folder, take);
    const trash = await requireOwnPath(ep, rendersFolder(id.pass), TRASH, safeName(id.shot));
    const target = await freeFolder(trash, { names, id, now: ports.now });
    await makeFolder(target);
    for (const name of names) await moveFile(join(folder, name), join(target, name));
    return names.map((name) => relativeTo(ep, join(target, name) as InsideRoot));
  });
}

async function requireDiscardable(ep: EpisodeFolder, id: TakeId): Promise<Take> {
  const take = await findTake(ep, id);
  if (!take) throw new Refusal("unknown", `${id.shot} has no take ${id.take} in its ${id.pass} pass`);
  if (nextTakeState(takeStatus(take), "discarded")) return take;
  throw new Refusal("conflict", `${id.shot} take ${id.take} is still queued: cancel it first`);
}

/**
 * Every file of the stem (its folder of frames too) and every other file of the shot's folder that the record names. The record
 * goes last: a discard that was cut short can then be asked for again.
 */
async function filesToMove(folder: InsideRoot, take: Take): Promise<string[]> {
  const record = `${takeStem(take.shot, take.take)}.json`;
  const moved = await filesOfTake(folder, take, sidecarOf(take));
  return [...moved.filter((name) => name !== record), ...moved.filter((name) => name === record)];
}

/** The shot's trash folder, or one with the time in its name when a set of that name lies there already. */
async function freeFolder(
  trash: InsideRoot,
  set: { readonly names: readonly string[]; readonly id: TakeId; readonly now: Date },
): Promise<string> {
  const there = await readdir(trash).catch(() => []);
  const taken = there.some((name) => set.names.includes(name) || takeNumberOf(name, set.id.shot) === set.id.take);
  if (!taken) return trash;
  const stamped = join(trash, fileStamp(set.now));
  for (let turn = 1; ; turn++) {
    const target = turn === 1 ? stamped : `${stamped}-${turn}`;
    if (!(await exists(target))) return target;
  }
}
