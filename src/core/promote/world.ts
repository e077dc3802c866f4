// An episode as two texts and its overrides would render it: what each shot's next takes are made with, in both passes.
// Promoting must change none of it. Built shot by shot.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { PASSES, type Pass, type Problem } from "../../contracts/schema.ts";
import { buildSteps } from "../build/build-pass.ts";
import { asStored } from "../build/pass-build.ts";
import { openSide, type Side } from "../impact/side.ts";
import type { Steps } from "../lib/steps.ts";
import { episodeTarget } from "../render/episode-target.ts";
import { resolvePrompt, type ValueSource } from "../render/resolve-values.ts";
import type { Series } from "../series/series.ts";
import { tellBoth } from "../story/tell-texts.ts";
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

/**
 * What must be the same before and after. The words of a prompt follow the texts; whose words they are must stay. A size is the
 * show's: a promoted target of the series takes the one that its config asks for.
 */
export interface Renders {
  readonly target: string;
  readonly model: string | null;
  readonly loras: readonly { readonly name: string; readonly strength: number }[];
  readonly steps: number | null;
  readonly prompt: ValueSource;
  readonly negative: string | null;
}

export interface World {
  readonly series: Series;
  readonly registry: Registry;
  /** What shots render on that name no target, as the texts have it. */
  readonly home: string;
  readonly overrides: OverridesFile;
  /** Ids in script order. */
  readonly shots: readonly string[];
  readonly renders: (shot: string, pass: Pass) => Renders | undefined;
}

export type OpenedWorld =
  | { readonly ok: true; readonly world: World }
  /** The texts do not build. */
  | { readonly ok: false; readonly problem: Problem };

export function* openWorld(
  { script, series: config }: Texts,
  overrides: OverridesFile,
  facts: WorldFacts,
): Steps<OpenedWorld> {
  const { story, series, script: tree, problems } = yield* tellBoth(script, config);
  if (!story || !series) return { ok: false, problem: problems[0] ?? NO_STORY };
  const sides = new Map<Pass, Side>();
  yield;
  for (const pass of PASSES) {
    const input = { ...facts, story, series, script: tree, pass };
    const built = yield* buildSteps(input);
    yield;
    const build = asStored(story, built);
    if (!build || built.problems[0]) return { ok: false, problem: built.problems[0] ?? NO_STORY };
    sides.set(pass, yield* openSide({ build, targets: { ...facts, overrides, input }, negative: null }));
    yield;
  }
  const shots = [...(sides.get("final")?.shots.keys() ?? [])];
  const home = episodeTarget({ overrides: {}, series, targetFacts: facts }).target;
  const renders: World["renders"] = (shot, pass) => rendersOf(sides.get(pass), shot);
  return { ok: true, world: { series, registry: facts.registry, home, overrides, shots, renders } };
}

const NO_STORY: Problem = { file: "script", line: null, message: "it tells no story" };

function rendersOf(side: Side | undefined, id: string): Renders | undefined {
  const stored = side?.shots.get(id);
  if (!side || !stored) return undefined;
  const { shot, effective } = side.on(stored, null);
  const { target, model, loras, steps, negative } = effective;
  return { target, model, loras, steps, prompt: resolvePrompt(shot, {}).source, negative };
}
