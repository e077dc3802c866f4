// `<stem>.shotlist.json`: the one-shot document that a take was rendered from, kept beside it so that it can be repeated.
import { join } from "node:path";
import { Shotlist } from "../../contracts/files/shotlist.ts";
import { Refusal } from "../../contracts/refusal.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import type { EpisodeFolder, InsideRoot } from "../roots.ts";
import { requireShotFolder } from "./read-takes.ts";

/** Writes the frozen document and says where. */
export async function writeFrozenShotlist(ep: EpisodeFolder, id: TakeId, list: Shotlist): Promise<InsideRoot> {
  const path = await frozenPath(ep, id);
  await writeJson(path, list);
  return path;
}

export async function requireFrozenShotlist(ep: EpisodeFolder, id: TakeId): Promise<Shotlist> {
  const read = await readChecked(await frozenPath(ep, id), Shotlist);
  if (read.is === "there") return read.value;
  const why = read.is === "absent" ? "is missing" : `cannot be read (${read.problem})`;
  throw new Refusal("unknown", `the shot list kept with ${id.shot} take ${id.take} ${why}: render the shot again`);
}

async function frozenPath(ep: EpisodeFolder, id: TakeId): Promise<InsideRoot> {
  const folder = await requireShotFolder(ep, id.pass, id.shot);
  return join(folder, `${takeStem(id.shot, id.take)}.shotlist.json`) as InsideRoot;
}
