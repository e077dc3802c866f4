// Brings a discarded take back under its number: all of its files, or none.
//
// The record comes last but one and the film last, so that a restore that was cut short never shows a take that a cut could play. It
// can be asked for again: what is back already stays, the rest follows. The same mends a discard that was cut short.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { safeName, takeStem } from "../../core/lib/names.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { makeFolder, moveFile, removeEmptyFolder } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { relativeTo, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { requireShotFolder, requireSidecarPath } from "../takes/read-takes.ts";
import { readRecord, setsOf, type TrashSet, filesOfTake } from "./read-trash.ts";

/** `set`: the folder with the time in its name; null is the shot's trash folder itself, undefined the only set there is. */
export type RestoreRequest = TakeId & { readonly set?: string | null | undefined };

/** Returns the files' new paths, relative to the episode. */
export async function restoreTake(ep: EpisodeFolder, request: RestoreRequest, locks: KeyedLock): Promise<string[]> {
  return locks.hold(await requireSidecarPath(ep, request), async () => {
    const set = await requireSet(ep, request);
    const folder = await requireShotFolder(ep, request.pass, request.shot);
    const names = inOrder(request, await namesOf(set, folder));
    await requireFree(folder, request, names);
    await makeFolder(folder);
    await moveAll(names, { from: set.folder, to: folder });
    if (set.set !== null) await removeEmptyFolder(set.folder);
    return names.map((name) => relativeTo(ep, join(folder, name) as InsideRoot));
  });
}

async function requireSet(ep: EpisodeFolder, request: RestoreRequest): Promise<TrashSet> {
  const { shot, take, pass } = request;
  const sets = (await setsOf(ep, { shot, take, pass })).filter((set) => isOf(set, shot));
  const named = request.set === undefined ? sets : sets.filter(({ set }) => set === request.set);
  const [only, ...more] = named;
  if (!only) {
    const where =
      request.set === undefined || sets.length === 0 ? "" : ` in the set ${request.set ?? "without a time"}`;
    throw new Refusal("unknown", `there is no take ${take} of ${shot} in the trash of the ${pass} pass${where}`);
  }
  if (more.length === 0) return only;
  const names = named.map(({ set }) => set ?? "null");
  throw new Refusal(
    "conflict",
    `the trash holds take ${take} of ${shot} more than once: name one in set (${names.join(", ")})`,
    { sets: named.map(({ set }) => set) },
  );
}

/** Two shot ids can have one safe name and so one folder; a record says whose take it is. */
function isOf({ record }: TrashSet, shot: string): boolean {
  return record === null || record.shot === shot || safeName(record.shot) !== safeName(shot);
}

/** A record that is back already still says which of the files without a number are the take's. */
async function namesOf(set: TrashSet, folder: InsideRoot): Promise<readonly string[]> {
  if (set.record) return set.files;
  return filesOfTake(set.folder, set, await readRecord(folder, set));
}

function inOrder({ shot, take }: TakeId, names: readonly string[]): string[] {
  const stem = takeStem(shot, take);
  const last = [`${stem}.json`, `${stem}.mp4`];
  return [...names.filter((name) => !last.includes(name)), ...last.filter((name) => names.includes(name))];
}

/** A number that lives again keeps its files; so does every file in the way. */
async function requireFree(folder: InsideRoot, { shot, take, pass }: TakeId, names: readonly string[]): Promise<void> {
  const there = new Set(await readdir(folder).catch(() => []));
  const stem = takeStem(shot, take);
  const hasRecord = names.includes(`${stem}.json`);
  const lives = hasRecord && there.has(`${stem}.mp4`);
  const inTheWay = names.find((name) => there.has(name));
  if (inTheWay === undefined && !lives) return;
  const what = inTheWay ?? `${stem}.mp4`;
  throw new Refusal(
    "conflict",
    `${shot} has a take ${take} in its ${pass} pass again (${what}): discard that one first, then restore this one`,
  );
}

/** What cannot be moved takes back what was. */
async function moveAll(names: readonly string[], { from, to }: { readonly from: string; readonly to: string }) {
  const moved: string[] = [];
  try {
    for (const name of names) {
      await moveFile(join(from, name), join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved.toReversed()) await moveFile(join(to, name), join(from, name)).catch(() => undefined);
    throw error;
  }
}
