// An episode as two texts and its overrides would render it: each shot's target, model, LoRAs and steps in both passes.
// Promoting must change none of them.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { PASSES, type Pass, type Problem } from "../../contracts/schema.ts";
import { buildPass } from "../build/build-pass.ts";
import { asStored } from "../build/pass-build.ts";
import { openSide, type Side } from "../impact/side.ts";
import type { Series } from "../series/series.ts";
import { parseSeries } from "../series/parse-series.ts";
import { tellTexts } from "../story/tell-texts.ts";
import type { Registry } from "../targets/registry.ts";

/** LF line ends, no BOM. */
export interface Texts {
  readonly script: string;
  readonly series: string;
}

export interface WorldFacts {
  readonly registry: Registry;
  readonly machineDefault: VideoTarget;
  readonly configFolder: string;
}

/** What must be the same before and after. */
export interface Renders {
  readonly target: string;
  readonly model: string | null;
  readonly loras: readonly { readonly name: string; readonly strength: number }[];
  readonly steps: number | null;
}

export interface World {
  readonly series: Series;
  readonly overrides: OverridesFile;
  /** Ids in script order. */
  readonly shots: readonly string[];
  readonly renders: (shot: string, pass: Pass) => Renders | undefined;
}

export type OpenedWorld =
  { readonly ok: true; readonly world: World } | { readonly ok: false; readonly problem: Problem };

export function openWorld({ script, series }: Texts, overrides: OverridesFile, facts: WorldFacts): OpenedWorld {
  const told = tellTexts(script, parseSeries(series));
  const sides = new Map<Pass, Side>();
  let problem = told.problems[0];
  for (const pass of PASSES) {
    if (problem || !told.story || !told.series) break;
    const input = { ...facts, story: told.story, series: told.series, script: told.script, pass };
    const built = buildPass(input);
    problem = built.problems[0];
    const build = asStored(told.story, built);
    if (build) sides.set(pass, openSide({ build, targets: { ...facts, overrides, input }, negative: null }));
  }
  const { series: read } = told;
  if (problem || !read)
    return { ok: false, problem: problem ?? { file: "script", line: null, message: "it tells no story" } };
  const shots = [...(sides.get("final")?.shots.keys() ?? [])];
  return {
    ok: true,
    world: { series: read, overrides, shots, renders: (shot, pass) => rendersOf(sides.get(pass), shot) },
  };
}

function rendersOf(side: Side | undefined, id: string): Renders | undefined {
  const shot = side?.shots.get(id);
  if (!side || !shot) return undefined;
  const { target, model, loras, steps } = side.on(shot, null).effective;
  return { target, model, loras, steps };
}
