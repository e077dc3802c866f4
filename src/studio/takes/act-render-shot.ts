// Gathers what the render planner has to know of a shot: its next target, the entry for it, overrides, takes and references.
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { presetHash, storyHash } from "../../core/build/hashes.ts";
import { compileNext, nextTarget, type NextRender, type WantedTarget } from "../../core/render/next-render.ts";
import { missingRefs, refsOf } from "../../core/render/refs.ts";
import type { RenderShot } from "../../core/render/render-shot.ts";
import { shotOverride } from "../../core/render/shot-override.ts";
import type { StoredShot } from "../../core/render/stored-build.ts";
import { legalSize } from "../../core/targets/grid.ts";
import type { PassSnapshot } from "../episodes/act-read-pass.ts";
import { readRefHashes } from "./act-ref-files.ts";

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
  const { entry, list, target, source } = next;
  const refs = refsOf(entry, list, target);
  const hashes = await readRefHashes(
    snapshot.reach,
    refs.map((ref) => ref.path),
  );
  const known: Sidecar["refs"] = refs.map((ref) => ({ ...ref, sha1: hashes.get(ref.path) ?? null }));
  return {
    next,
    shot: {
      shot: stored.id,
      pass: snapshot.pass,
      target: { id: target.id, source, takesNegative: target.capabilities.negative_prompt },
      builtTarget: stored.list.target,
      entry,
      defaults: list.defaults,
      hashes: { story: storyHash(entry), preset: presetHash(list.defaults, entry) },
      override: shotOverride(snapshot.overrides, stored.id, { target: target.id, pass: snapshot.pass }),
      negatives: {
        episode: snapshot.negative,
        series: snapshot.series?.negative ?? null,
      },
      takes: snapshot.cutFacts.takes(stored.id, snapshot.pass),
      refs: known,
      missing: missingRefs(known, target),
      legalSize: (asked) => legalSize(target.template, asked),
    },
  };
}
