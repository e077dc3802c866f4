// Whether a take still continues from what the cut plays before it (`stale: chain`). Only a take that records what it was
// started from can be stale by it. docs/http.md "Stale takes".
import type { ContinuedFrom, Sidecar } from "../../contracts/files/sidecar.ts";
import { takeInUse, type CutFacts } from "./cut-facts.ts";
import { type ResolvedEntry, neighbourOf } from "./resolve.ts";
import { sidecarOf, type Take } from "../takes/take.ts";

// Whether a take still carries on from what the cut plays before it. docs/http.md "Stale takes" (`stale: chain`).
// Only a take that records what it was started from can be stale by it.

/** True when another shot stands before it, that shot plays another take, or that take was rendered again under its number. */
export function isChainBroken(
  take: Take,
  cut: readonly ResolvedEntry[],
  cutFacts: Pick<CutFacts, "pass" | "takes">,
): boolean {
  const record = sidecarOf(take);
  const from = record?.continued_from;
  if (!record || !from) return false;
  const previous = neighbourOf(cut, take.shot, "previous")?.entry;
  if (previous?.shot !== from.shot) return true;
  const played = takeInUse(previous, cutFacts);
  return played?.take !== from.take || played.pass !== from.pass || isRenderedAgain(played, record, from);
}

/** A record without the source's own stamp can only say whether the source was finished after this take began. */
function isRenderedAgain(source: Take, record: Sidecar, from: ContinuedFrom): boolean {
  const finished = sidecarOf(source)?.finished;
  if (finished === undefined) return false;
  if (from.finished) return from.finished !== finished;
  return Date.parse(finished) > Date.parse(record.started ?? record.queued);
}
