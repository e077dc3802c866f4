// A shot as the render planner sees it. The legal sizes are multiples of 32; larger odd ones are fitted down, tiny ones refused.
import type { OverrideValues } from "../../../src/core/render/shot-override.ts";
import type { RenderShot } from "../../../src/core/render/render-shot.ts";
import type { Size } from "../../../src/core/targets/grid.ts";
import { makeEntry, makeShotlist } from "./make-shotlist.ts";

export function makeRenderShot(changes: Partial<RenderShot> = {}, values: OverrideValues = {}): RenderShot {
  return {
    shot: "sh010",
    pass: "proxy",
    target: { id: "animatic", source: "series", takesNegative: false, hasFixedSteps: false },
    builtTarget: "animatic",
    entry: makeEntry(),
    defaults: makeShotlist().defaults,
    hashes: { story: "story", preset: "preset" },
    override: { values },
    negatives: { episode: null, series: null },
    takes: [],
    refs: [],
    missing: [],
    legalSize: fitTo32,
    ...changes,
  };
}

/** A target of models, on which all values matter. */
export const modelTarget = { id: "ltx2", source: "series", takesNegative: true, hasFixedSteps: false } as const;

function fitTo32({ width, height }: Size): ReturnType<RenderShot["legalSize"]> {
  if (Math.min(width, height) < 32) return { ok: false, sentence: `${width}x${height} is off the grid` };
  const fit = (side: number) => Math.floor(side / 32) * 32;
  return { ok: true, value: { width: fit(width), height: fit(height) } };
}
