// Whether an issue has been addressed: its shot has moved on since it was noted. Worked out on every reading, never stored.
import type { IssueItem } from "../../contracts/files/issues.ts";
import { isUsable, type Take } from "../takes/take.ts";

/** The issue's shot as it is now in the issue's pass. */
export interface ShotToday {
  /** Story hash of the shot as it is built; null when the pass has it no more. */
  readonly hash: string | null;
  /** Takes of the pass that the issue's take is of. */
  readonly takes: readonly Take[];
}

export function isAddressed({ shot_hash: noted, take }: IssueItem, { hash, takes }: ShotToday): boolean {
  if (hash !== noted) return true;
  return take !== null && takes.some((each) => each.take > take && isUsable(each));
}
