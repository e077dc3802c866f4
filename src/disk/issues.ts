// `_issues.json`: reads it, and changes it one change at a time. A file that cannot be read is never taken for none: the next note
// would write over somebody's notes.
import { basename } from "node:path";
import { IssuesFile, type IssueItem } from "../contracts/files/issues.ts";
import { Refusal } from "../contracts/refusal.ts";
import { removeFile } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { readChecked, writeJson } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const FILE = "_issues.json";

/** In the order noted; none when there is no file. */
export async function readIssues(ep: EpisodeFolder): Promise<readonly IssueItem[]> {
  return (await readFile(ep)).items;
}

/** Ids of notes of reviews whose issues were removed. */
export async function readRemovedNotes(ep: EpisodeFolder): Promise<ReadonlySet<string>> {
  return new Set((await readFile(ep)).removed_notes);
}

/**
 * Reads, changes and writes the issues with nobody in between; the file goes with its last issue, unless it holds which notes of a review were
 * removed. Returns what stands then.
 */
export async function changeIssues(
  ep: EpisodeFolder,
  change: (items: readonly IssueItem[]) => readonly IssueItem[],
  locks: KeyedLock,
): Promise<readonly IssueItem[]> {
  const path = await requireOwnPath(ep, FILE);
  return locks.hold(path, async () => {
    const file = await readFile(ep);
    const items = change(file.items);
    const stays = new Set(items.map((item) => item.review_note));
    const gone = file.items.flatMap(({ review_note: note }) => (note === undefined || stays.has(note) ? [] : [note]));
    const removed = [...new Set([...(file.removed_notes ?? []), ...gone])];
    if (items.length === 0 && removed.length === 0) await removeFile(path);
    else await writeJson(path, { ...file, items, ...(removed.length > 0 && { removed_notes: removed }) });
    return items;
  });
}

async function readFile(ep: EpisodeFolder): Promise<IssuesFile> {
  const read = await readChecked(await requireOwnPath(ep, FILE), IssuesFile);
  if (read.is === "there") return read.value;
  if (read.is === "absent") return { version: 1, items: [] };
  const name = `${FILE} of ${basename(ep)}`;
  throw new Refusal("tool-failed", `${name} cannot be read (${read.problem}): mend or remove it`);
}
