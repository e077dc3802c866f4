// The takes of a shot as the page shows them, each with why it is stale.
import type { TakeSummary } from "../../../contracts/replies/episode-status.ts";
import { effectiveOf } from "../../../core/render/effective.ts";
import { comparedWith } from "../../../core/render/shot-now.ts";
import type { WantedTarget } from "../../../core/render/next-render.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import { staleReasons, type StaleFacts } from "../../../core/takes/stale.ts";
import { summariseTake } from "../../../core/takes/summarise-take.ts";
import { sidecarOf, targetOf, type Take } from "../../../core/takes/take.ts";
import { readRefHashes } from "../../../disk/refs/ref-hashes.ts";
import { gatherRenderShot, type PlannedShot } from "./gather-shot.ts";
import { judgeVersions } from "../versions/judge-versions.ts";
import { requireTarget, type PassSnapshot } from "./read-pass.ts";
import type { Sounds } from "./read-sounds.ts";
import { isChainBroken } from "../../../core/cut/chain-stale.ts";

export interface ShotFacts {
  readonly stored: StoredShot;
  readonly wanted: WantedTarget | undefined;
  /** The shot as its next render would make it. */
  readonly planned: PlannedShot;
}

export async function judgeTakes(
  snapshot: PassSnapshot,
  { stored, wanted, planned }: ShotFacts,
  sounds: Sounds,
): Promise<{ take: Take; summary: TakeSummary }[]> {
  const takes = snapshot.cutFacts.takes(stored.id, snapshot.pass);
  const recorded = takes.flatMap((take) => sidecarOf(take)?.refs.map((ref) => ref.path) ?? []);
  const refs = await readRefHashes(snapshot.reach, recorded, snapshot.fileHashes);
  const next = planned.shot.target;
  const onTarget = (take: Take) => targetOf(sidecarOf(take)?.imported ?? sidecarOf(take), next);
  const known = new Map<string, StaleFacts["now"]>();
  for (const target of new Set(takes.map(onTarget))) {
    const now = target === next.id ? planned : await planOn(snapshot, { stored, wanted }, target);
    known.set(target, now ? comparedWith(now.next, () => now.shot.hashes, effectiveOf(now.shot)) : null);
  }
  const judge = async (take: Take) => {
    const now = known.get(onTarget(take)) ?? null;
    const isBroken = isChainBroken(take, snapshot.cut, snapshot.cutFacts);
    const facts = { nextTarget: next.id, nextAliases: next.aliases, now, refs, isChainBroken: isBroken };
    const stale = staleReasons(take, facts);
    const versions = await judgeVersions(snapshot, take);
    return {
      take,
      summary: summariseTake(take, stale, { hasSound: sounds.ofTake(take), now: snapshot.now, versions }),
    };
  };
  return Promise.all(takes.map(judge));
}

/** undefined when there is no such target. */
async function planOn(
  snapshot: PassSnapshot,
  { stored, wanted }: Pick<ShotFacts, "stored" | "wanted">,
  target: string,
): Promise<PlannedShot | undefined> {
  const { registry } = snapshot.targetFacts;
  if (registry.find(target)?.kind !== "video") return undefined;
  return gatherRenderShot(snapshot, stored, wanted, requireTarget(registry, target));
}
