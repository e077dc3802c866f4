// Reads and changes a value of `refs/_picks.json`. Ids come from scripts, so keys are asked for with care.
import type { PicksFile, RefPick } from "../../contracts/files/refs.ts";

/** What is recorded for a reference, or undefined. */
export function pickOf({ refs }: PicksFile, ref: string): RefPick | undefined {
  return Object.hasOwn(refs, ref) ? refs[ref] : undefined;
}

/** Candidate `take` is the live file now, whose SHA-1 is `sha1`. A reference that was cleared is so no longer. */
export function withPick(
  file: PicksFile,
  ref: string,
  pick: { readonly take: number; readonly sha1: string; readonly picked: string },
): PicksFile {
  const { cleared: _cleared, ...kept } = pickOf(file, ref) ?? {};
  return { ...file, refs: Object.fromEntries([...Object.entries(file.refs), [ref, { ...kept, ...pick }]]) };
}

/** The candidate that was picked, while the live file (its SHA-1, or undefined) still is what that pick wrote; null else. */
export function livePick(file: PicksFile, ref: string, live: string | undefined): number | null {
  const pick = pickOf(file, ref);
  return pick?.take !== undefined && live !== undefined && pick.sha1 === live ? pick.take : null;
}
