// Which takes an edit would make stale: they read as up to date now, and would not afterwards. Files do not change by an edit, so
// a reference that has changed since only says that its take is stale already.
import type { StaleReason } from "../../contracts/routes/episodes.ts";
import { comparedWith } from "../render/shot-now.ts";
import type { StoredShot } from "../render/stored-build.ts";
import { staleReasons, type StaleFacts } from "../takes/stale.ts";
import { sidecarOf, takeStatus, targetOf, type Take } from "../takes/take.ts";
import { resolveTarget } from "../targets/registry.ts";
import type { Side } from "./side.ts";

export interface Outdated {
  readonly take: Take;
  readonly reasons: readonly StaleReason[];
}

/** The takes of one shot of both sides. A failed take has nothing to lose. */
export function staleByEdit(
  shot: string,
  takes: readonly Take[],
  sides: { readonly before: Side; readonly after: Side },
): Outdated[] {
  const judge = { before: openJudge(sides.before, shot), after: openJudge(sides.after, shot) };
  return takes.flatMap((take) => {
    if (takeStatus(take) === "failed" || judge.before(take).length > 0) return [];
    const reasons = judge.after(take);
    return reasons.length > 0 ? [{ take, reasons }] : [];
  });
}

function openJudge(side: Side, id: string): (take: Take) => StaleReason[] {
  const shot = side.shots.get(id);
  if (!shot) return () => [];
  const next = side.targetOf(shot);
  const known = new Map<string, StaleFacts["now"]>();
  const nowOn = (target: string) => {
    if (!known.has(target)) known.set(target, judgeOn(side, shot, target));
    return known.get(target) ?? null;
  };
  return (take) => {
    const now = nowOn(targetOf(sidecarOf(take), next));
    return staleReasons(take, { nextTarget: next.id, nextAliases: next.aliases, now, refs: asRecorded(take) });
  };
}

/** What a take on a target is compared with; null when the shot cannot be made on it. */
function judgeOn(side: Side, shot: StoredShot, target: string): StaleFacts["now"] {
  const named = resolveTarget(side.facts.registry, target, "video");
  if (!named.ok) return null;
  const isInForce = side.targetOf(shot).id === named.value.id;
  const { next, effective, hashes } = side.on(shot, isInForce ? null : named.value);
  return comparedWith(next, hashes, effective);
}

/** As if every reference were what it was: files are judged by `isRefStale`, and only where it matters. */
function asRecorded(take: Take): StaleFacts["refs"] {
  return new Map((sidecarOf(take)?.refs ?? []).map(({ path, sha1 }) => [path, sha1]));
}
