// The take that an issue is about when nobody names one: what the cut plays, else the newest that can be played, else none.
import type { CutEntry } from "../../contracts/files/cut.ts";
import { passOf, takeInUse, type CutFacts } from "../cut/cut-facts.ts";
import { findLatestUsable } from "../takes/latest-usable.ts";
import { isUsable, type Take } from "../takes/take.ts";

export function defaultIssueTake(entry: CutEntry, facts: Pick<CutFacts, "pass" | "takes">): Take | undefined {
  const played = takeInUse(entry, facts);
  if (played && isUsable(played)) return played;
  return findLatestUsable(facts.takes(entry.shot, passOf(entry, facts.pass)));
}
