// Gathers what the render planner has to know of a shot: its next target, the entry for it, overrides, takes and references.
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { compileNext, nextTarget, type WantedTarget } from "../../../core/render/next-render.ts";
import { missingRefs, refsOf } from "../../../core/render/refs.ts";
import { recordedWithout, renderWithout } from "../../../core/render/render-without.ts";
import type { RenderShot, NextRender } from "../../../core/render/render-shot.ts";
import { hashesOf, shotNow } from "../../../core/render/shot-now.ts";
import type { StoredShot } from "../../../core/compile/stored-build.ts";
import type { PassSnapshot } from "./read-pass.ts";
import { hashRefs } from "../../../disk/refs/ref-hashes.ts";

export interface PlannedShot {
  readonly next: NextRender;
  readonly shot: RenderShot;
}

/** One shot as a render would take it now. `wanted`: what the build's own layers ask for. */
export async function gatherRenderShot(
  snapshot: PassSnapshot,
  stored: StoredShot,
  wanted: WantedTarget | undefined,
  request: VideoTarget | null,
): Promise<PlannedShot> {
  const facts = snapshot.targetFacts;
  return planShot(snapshot, stored, compileNext(facts, stored, nextTarget(facts, stored, wanted, request)));
}

/** The shot rendered without the references that are missing; it is compared, later, with what it would have been. */
export async function withoutMissing(
  snapshot: PassSnapshot,
  stored: StoredShot,
  planned: PlannedShot,
): Promise<PlannedShot> {
  const { missing, hashes } = planned.shot;
  const { target, error } = planned.next;
  if (target.builtin || error !== undefined || missing.length === 0) return planned;
  const without = renderWithout(snapshot.targetFacts, stored, { next: planned.next, refs: planned.shot.refs }, missing);
  const { shot } = await planShot(snapshot, stored, without.next);
  const refs = without.mode === "recompiled" ? recordedWithout(shot.refs, missing) : shot.refs;
  const lacks = { missing_refs: missing, missing_mode: without.mode, missing_note: without.note };
  return { next: without.next, shot: { ...shot, hashes, refs, missing, lacks } };
}

async function planShot(snapshot: PassSnapshot, stored: StoredShot, next: NextRender): Promise<PlannedShot> {
  const { entry, list, target } = next;
  const refs = await hashRefs(snapshot.reach, refsOf(entry, list, target, stored.story?.plate), snapshot.fileHashes);
  const { text: episode, problem } = snapshot.negative;
  const negatives = { episode, series: snapshot.series?.negative ?? null, problem };
  const shot: RenderShot = {
    ...shotNow(stored, next, { pass: snapshot.pass, overrides: snapshot.overrides, negatives }),
    hashes: hashesOf(next),
    takes: snapshot.cutFacts.takes(stored.id, snapshot.pass),
    refs,
    missing: missingRefs(refs, target),
  };
  return { next, shot };
}
