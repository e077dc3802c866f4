// Moves a candidate to the trash of its reference. Its number is not given again. docs/format.md "Reference candidates".
import { join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { refTakeStatus, type RefTake } from "../../core/refs/ref-take.ts";
import { fileStamp } from "../../machine/clock.ts";
import { makeFolder, moveFile } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import type { EpisodeFolder } from "../roots.ts";
import { requireCandidates, requireRefTrash } from "./ref-takes.ts";

/** Refuses one that is still being made. The record goes last, so that what was cut short is moved by the next request. */
export async function discardRefTake(ep: EpisodeFolder, take: RefTake, now: Date): Promise<void> {
  if (refTakeStatus(take) === "queued") {
    throw new Refusal("conflict", `${take.ref} take ${take.take} is still being made: cancel it first`);
  }
  const folder = await requireCandidates(ep, take.ref);
  const trash = await requireRefTrash(ep, take.ref);
  const names = [...take.files].toSorted((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
  const isTaken = (await Promise.all(names.map((name) => exists(join(trash, name))))).includes(true);
  const to = isTaken ? join(trash, fileStamp(now)) : trash;
  await makeFolder(to);
  for (const name of names) await moveFile(join(folder, name), join(to, name));
}
