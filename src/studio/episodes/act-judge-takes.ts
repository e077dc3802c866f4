// The takes of a shot as the page shows them, each with why it is stale.
import type { TakeSummary } from "../../contracts/routes/episodes.ts";
import { presetHash, storyHash } from "../../core/build/hashes.ts";
import { effectiveOf } from "../../core/render/effective.ts";
import type { WantedTarget } from "../../core/render/next-render.ts";
import type { StoredShot } from "../../core/render/stored-build.ts";
import { staleReasons, type StaleFacts } from "../../core/takes/stale.ts";
import { summariseTake } from "../../core/takes/summarise-take.ts";
import { sidecarOf, targetOf, type Take } from "../../core/takes/take.ts";
import { readRefHashes } from "../takes/act-ref-files.ts";
import { gatherRenderShot, type PlannedShot } from "../takes/act-render-shot.ts";
import { requireTarget, type PassSnapshot } from "./act-read-pass.ts";
import type { Sounds } from "./act-read-sounds.ts";

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
  const next = planned.next.target;
  const onTarget = (take: Take) => targetOf(sidecarOf(take), next);
  const known = new Map<string, StaleFacts["now"]>();
  for (const target of new Set(takes.map(onTarget))) {
    known.set(target, await shotNow(snapshot, { stored, wanted, planned }, target));
  }
  return takes.map((take) => {
    const now = known.get(onTarget(take)) ?? null;
    const stale = staleReasons(take, { nextTarget: next.id, nextAliases: next.aliases, now, refs });
    return { take, summary: summariseTake(take, stale, sounds.ofTake(take)) };
  });
}

/** The shot as a target would render it today; null when it cannot be compiled for that target. */
async function shotNow(snapshot: PassSnapshot, facts: ShotFacts, target: string): Promise<StaleFacts["now"]> {
  const planned = target === facts.planned.next.target.id ? facts.planned : await planOn(snapshot, facts, target);
  if (!planned || planned.next.error !== undefined) return null;
  const { entry, list } = planned.next;
  const { model, loras, steps, width, height } = effectiveOf(planned.shot);
  const settings = { model, loras, steps, width, height };
  return { shotHash: storyHash(entry), presetHash: presetHash(list.defaults, entry), settings };
}

async function planOn(
  snapshot: PassSnapshot,
  { stored, wanted }: ShotFacts,
  target: string,
): Promise<PlannedShot | undefined> {
  const { registry } = snapshot.targetFacts;
  if (registry.find(target)?.kind !== "video") return undefined;
  return gatherRenderShot(snapshot, stored, wanted, requireTarget({ registry }, target));
}
