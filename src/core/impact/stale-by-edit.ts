// Which takes an edit would make stale: they read as up to date now, and would not afterwards. Files do not change by an edit, so
// a reference that has changed since only says that its take is stale already.
import type { StaleReason } from "../../contracts/replies/episode-status.ts";
import { comparedWith } from "../render/shot-now.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import { staleReasons, type StaleFacts } from "../takes/stale.ts";
import { sidecarOf, takeStatus, targetOf, type Take } from "../takes/take.ts";
import { resolveTarget } from "../targets/registry.ts";
import type { Revision } from "./revision.ts";

export interface Outdated {
  readonly take: Take;
  readonly reasons: readonly StaleReason[];
}

/** The takes of one shot in both revisions. A failed take cannot become stale. */
export function staleByEdit(
  shot: string,
  takes: readonly Take[],
  revisions: { readonly before: Revision; readonly after: Revision },
): Outdated[] {
  const judge = { before: openJudge(revisions.before, shot), after: openJudge(revisions.after, shot) };
  return takes.flatMap((take) => {
    if (takeStatus(take) === "failed" || judge.before(take).length > 0) return [];
    const reasons = judge.after(take);
    return reasons.length > 0 ? [{ take, reasons }] : [];
  });
}

function openJudge(revision: Revision, id: string): (take: Take) => StaleReason[] {
  const shot = revision.shots.get(id);
  if (!shot) return () => [];
  const next = revision.targetOf(shot);
  const known = new Map<string, StaleFacts["now"]>();
  const nowOn = (target: string) => {
    if (!known.has(target)) known.set(target, judgeOn(revision, shot, target));
    return known.get(target) ?? null;
  };
  return (take) => {
    const now = nowOn(targetOf(sidecarOf(take), next));
    return staleReasons(take, { nextTarget: next.id, nextAliases: next.aliases, now, refs: asRecorded(take) });
  };
}

/** What a take on a target is compared with; null when the shot cannot be made on it. */
function judgeOn(revision: Revision, shot: StoredShot, target: string): StaleFacts["now"] {
  const named = resolveTarget(revision.facts.registry, target, "video");
  if (!named.ok) return null;
  const isInForce = revision.targetOf(shot).id === named.value.id;
  const { next, effective, hashes } = revision.on(shot, isInForce ? null : named.value);
  return comparedWith(next, hashes, effective);
}

/** As if every reference were what it was: files are judged by `isRefStale`, and only where it matters. */
function asRecorded(take: Take): StaleFacts["refs"] {
  return new Map((sidecarOf(take)?.refs ?? []).map(({ path, sha1 }) => [path, sha1]));
}
