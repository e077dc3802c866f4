// Gathers what the render planner has to know of a shot: its next target, the entry for it, overrides, takes and references.
import type { VideoTarget } from "../../contracts/files/target.ts";
import { compileNext, nextTarget, type NextRender, type WantedTarget } from "../../core/render/next-render.ts";
import { missingRefs, refsOf } from "../../core/render/refs.ts";
import type { RenderShot } from "../../core/render/render-shot.ts";
import { hashesOf, shotNow } from "../../core/render/shot-now.ts";
import type { StoredShot } from "../../core/render/stored-build.ts";
import type { PassSnapshot } from "../episodes/act-read-pass.ts";
import { hashRefs } from "./act-ref-files.ts";

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
  const next = compileNext(facts, stored, nextTarget(facts, stored, wanted, request));
  const { entry, list, target } = next;
  const refs = await hashRefs(snapshot.reach, refsOf(entry, list, target, stored.story?.plate), snapshot.fileHashes);
  const negatives = { episode: snapshot.negative, series: snapshot.series?.negative ?? null };
  const shot: RenderShot = {
    ...shotNow(stored, next, { pass: snapshot.pass, overrides: snapshot.overrides, negatives }),
    hashes: hashesOf(next),
    takes: snapshot.cutFacts.takes(stored.id, snapshot.pass),
    refs,
    missing: missingRefs(refs, target),
  };
  return { next, shot };
}
