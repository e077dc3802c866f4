// Gives a shot its next take number. The number is taken by creating the record under its name, which succeeds for one writer
// only, so two processes never share one. A number whose files lie in the trash is never given again.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../contracts/files/sidecar.ts";
import type { Pass } from "../contracts/schema.ts";
import { jsonText } from "../core/lib/json-values.ts";
import { rendersFolder, safeName, takeStem } from "../core/lib/names.ts";
import type { SidecarDraft } from "../core/render/draft-sidecar.ts";
import { createExclusive, removeFile } from "../machine/files.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "./roots.ts";
import { TRASH, requireShotFolder, takeNumberOf } from "./takes.ts";

/** Reserves the next number of the draft's shot and pass and writes its record, whole from the first moment. */
export async function reserveTake(ep: EpisodeFolder, draft: SidecarDraft): Promise<Sidecar> {
  const folder = await requireShotFolder(ep, draft.pass, draft.shot);
  for (let take = (await highestNumber(folder, draft.shot)) + 1; ; take++) {
    if (await isInTrash(ep, draft, take)) continue;
    const record = numbered(draft, take);
    const path = join(folder, `${takeStem(draft.shot, take)}.json`) as InsideRoot;
    if (!(await createExclusive(path, jsonText(record)))) continue;
    if (!(await isInTrash(ep, draft, take))) return record;
    // Another writer took this number, ended it and discarded it between our two looks.
    await removeFile(path);
  }
}

/** The number stands where readers look for it, and wins over one that the draft was copied from. */
function numbered(draft: SidecarDraft, take: number): Sidecar {
  const { version, shot } = draft;
  return Object.assign({ version, shot, take }, draft, { take }) as Sidecar;
}

/** Any file of a stem counts, so that what was left of a take is never written over. */
async function highestNumber(folder: string, shot: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  return Math.max(0, ...names.map((name) => takeNumberOf(name, shot) ?? 0));
}

/** Discards lie in the shot's trash folder or one level deeper, in a folder with the time in its name. */
async function isInTrash(ep: EpisodeFolder, of: { shot: string; pass: Pass }, take: number): Promise<boolean> {
  const trash = await requireOwnPath(ep, rendersFolder(of.pass), TRASH, safeName(of.shot));
  const entries = await readdir(trash, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(trash, entry.name));
  const deeper = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return [...entries.map((entry) => entry.name), ...deeper.flat()].some((name) => takeNumberOf(name, of.shot) === take);
}
