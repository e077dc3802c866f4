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
/** Notes that were closed, for whoever wants one back. */
const CLOSED = ["_history", "closed_issues.json"] as const;
/** Notes that are kept of those that were closed, the newest of them. */
const MOST_CLOSED = 200;

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
 * removed. What goes is kept in `_history/`. Returns what stands then.
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
    await keepClosed(ep, file.items, items);
    const stays = new Set(items.map((item) => item.review_note));
    const gone = file.items.flatMap(({ review_note: note }) => (note === undefined || stays.has(note) ? [] : [note]));
    const removed = [...new Set([...(file.removed_notes ?? []), ...gone])].filter((note) => !stays.has(note));
    if (items.length === 0 && removed.length === 0) await removeFile(path);
    else await writeJson(path, { ...file, items, ...(removed.length > 0 && { removed_notes: removed }) });
    return items;
  });
}

/** Puts closed notes back at the places in time that they had; those that are not kept, or stand already, are passed over. */
export async function restoreIssues(
  ep: EpisodeFolder,
  ids: readonly string[],
  locks: KeyedLock,
): Promise<readonly IssueItem[]> {
  const closed = await readFile(ep, CLOSED);
  const wanted = closed.items.filter(({ id }) => ids.includes(id));
  return changeIssues(
    ep,
    (items) => {
      const there = new Set(items.map(({ id }) => id));
      const back = wanted.filter(({ id }) => !there.has(id));
      return [...items, ...back].toSorted((a, b) => a.when.localeCompare(b.when));
    },
    locks,
  );
}

/** Once a note, as it was when it was closed last. */
async function keepClosed(ep: EpisodeFolder, before: readonly IssueItem[], after: readonly IssueItem[]): Promise<void> {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id));
  if (gone.length === 0) return;
  const closed = await readFile(ep, CLOSED);
  const again = new Set(gone.map(({ id }) => id));
  const items = [...closed.items.filter(({ id }) => !again.has(id)), ...gone].slice(-MOST_CLOSED);
  await writeJson(await requireOwnPath(ep, ...CLOSED), { ...closed, items });
}

async function readFile(ep: EpisodeFolder, path: readonly string[] = [FILE]): Promise<IssuesFile> {
  const read = await readChecked(await requireOwnPath(ep, ...path), IssuesFile);
  if (read.is === "there") return read.value;
  if (read.is === "absent") return { version: 1, items: [] };
  const name = `${path.join("/")} of ${basename(ep)}`;
  throw new Refusal("tool-failed", `${name} cannot be read (${read.problem}): mend or remove it`);
}
