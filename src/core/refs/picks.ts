// `refs/_picks.json` as a value: what is picked, what was cleared, and what the live file was written from. Ids come from scripts, so keys
// are asked for with care. docs/format.md "refs/_picks.json".
import type { PicksFile, RefPick, ViewPick } from "../../contracts/files/refs.ts";
import { SHEET } from "./ref-names.ts";

export interface Picked {
  readonly take: number;
  /** Of the live file as it was written, or of the candidate for a view. */
  readonly sha1: string;
  /** ISO 8601. */
  readonly picked: string;
  /** The episode that has the candidate, where several share the file. */
  readonly episode?: string;
}

/** What is recorded for a reference, or undefined. */
export function pickOf({ refs }: PicksFile, ref: string): RefPick | undefined {
  return Object.hasOwn(refs, ref) ? refs[ref] : undefined;
}

export function viewPickOf(file: PicksFile, ref: string, view: string): ViewPick | undefined {
  const views = pickOf(file, ref)?.views ?? {};
  return Object.hasOwn(views, view) ? views[view] : undefined;
}

/** A candidate is the live file now. A reference that was cleared is so no longer. */
export function withPick(file: PicksFile, ref: string, pick: Picked): PicksFile {
  const { cleared: _cleared, episode: _episode, ...kept } = pickOf(file, ref) ?? {};
  return withRef(file, ref, { ...kept, ...pick });
}

/** A candidate is picked for a view, or as the whole sheet. */
export function withViewPick(file: PicksFile, ref: string, view: string, pick: Picked): PicksFile {
  const { cleared: _cleared, ...kept } = pickOf(file, ref) ?? {};
  return withRef(file, ref, { ...kept, views: { ...kept.views, [view]: pick } });
}

/** The sheet was stitched from the picked views. */
export function withStitch(file: PicksFile, ref: string, sha1: string, at: string): PicksFile {
  return withRef(file, ref, { ...pickOf(file, ref), sha1, stitched: at });
}

/** Nothing is picked any more, since `at`. The picks of a character's views stay where one view alone is cleared. */
export function withClear(file: PicksFile, ref: string, view: string | null, at: string): PicksFile {
  const before = pickOf(file, ref) ?? {};
  if (view === null) return withRef(file, ref, { ...withoutPick(before), cleared: at });
  const views = { ...before.views, [view]: { cleared: at } };
  if (view === SHEET) return withRef(file, ref, { ...before, views });
  const { sha1: _sha1, stitched: _stitched, ...kept } = before;
  return withRef(file, ref, { ...kept, views });
}

/** The candidate that was picked, while the live file (its SHA-1) still is what that pick wrote; null else. */
export function livePick(file: PicksFile, ref: string, live: string | undefined, episode?: string): number | null {
  const pick = pickOf(file, ref);
  if (pick?.take === undefined || live === undefined || pick.sha1 !== live) return null;
  return isOf(pick, episode) ? pick.take : null;
}

/** The candidate that is picked for a view; of a sheet only while it is the live file. */
export function pickedView(
  file: PicksFile,
  ref: string,
  view: string,
  { live, episode }: { readonly live: string | undefined; readonly episode?: string },
): number | null {
  const pick = viewPickOf(file, ref, view);
  if (pick?.take === undefined || !isOf(pick, episode)) return null;
  return view === SHEET && pick.sha1 !== live ? null : pick.take;
}

/** Whether the live sheet was supplied whole or stitched from its views; null where something else stands there. */
export function liveFrom(file: PicksFile, ref: string, live: string | undefined): "sheet" | "views" | null {
  if (live === undefined) return null;
  if (viewPickOf(file, ref, SHEET)?.sha1 === live) return "sheet";
  const pick = pickOf(file, ref);
  return pick?.stitched !== undefined && pick.sha1 === live ? "views" : null;
}

/** Whether a pick of this file wrote the live file. */
export function wroteLive(file: PicksFile, ref: string, live: string): boolean {
  return pickOf(file, ref)?.sha1 === live || viewPickOf(file, ref, SHEET)?.sha1 === live;
}

/** The episode of the pick that wrote the live file; `own`: the one whose file of picks this is. */
export function ownerOf(file: PicksFile, ref: string, live: string, own: string): string | null {
  if (!wroteLive(file, ref, live)) return null;
  const sheet = viewPickOf(file, ref, SHEET);
  const pick = sheet?.sha1 === live ? sheet : pickOf(file, ref);
  const ofViews = Object.values(pickOf(file, ref)?.views ?? {}).find(({ episode }) => episode !== undefined);
  return pick?.episode ?? ofViews?.episode ?? own;
}

function isOf(pick: ViewPick, episode: string | undefined): boolean {
  return pick.episode === undefined || episode === undefined || pick.episode === episode;
}

function withoutPick({ take: _take, sha1: _sha1, picked: _picked, stitched: _stitched, ...kept }: RefPick): RefPick {
  const { views: _views, episode: _episode, ...rest } = kept;
  return rest;
}

function withRef(file: PicksFile, ref: string, pick: RefPick): PicksFile {
  return { ...file, refs: Object.fromEntries([...Object.entries(file.refs), [ref, pick]]) };
}
