// The take that an issue is about when none is named, and whether the issue has been addressed since.
import type { CutEntry } from "../../contracts/files/cut.ts";
import { passOf, takeInUse, type CutFacts } from "../cut/cut-facts.ts";
import { isUsable, type Take, findLatestUsable } from "../takes/take.ts";
import type { IssueItem } from "../../contracts/files/issues.ts";

export function defaultIssueTake(entry: CutEntry, facts: Pick<CutFacts, "pass" | "takes">): Take | undefined {
  const played = takeInUse(entry, facts);
  if (played && isUsable(played)) return played;
  return findLatestUsable(facts.takes(entry.shot, passOf(entry, facts.pass)));
}

/** The issue's shot as it is now in the issue's pass. */
export interface ShotToday {
  /** Story hash of the shot as it is built; null when the pass has it no more. */
  readonly hash: string | null;
  /** Takes of the pass that the issue's take is of. */
  readonly takes: readonly Take[];
}

/** Whether an issue has been addressed: its shot has moved on since it was noted. Computed on every reading, never stored. */
export function isAddressed({ shot_hash: noted, take }: IssueItem, { hash, takes }: ShotToday): boolean {
  if (hash !== noted) return true;
  return take !== null && takes.some((each) => each.take > take && isUsable(each));
}
