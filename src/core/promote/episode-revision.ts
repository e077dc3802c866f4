// An episode as two texts and its overrides would render it: what each shot's next takes are made with, in both passes.
// Promoting must change none of it. Built shot by shot.
import type { OverridesFile } from "../../contracts/files/overrides.ts";
import { PASSES, type Pass, type Problem } from "../../contracts/schema.ts";
import { buildSteps } from "../compile/build-pass.ts";
import { openRevision, type Revision } from "../impact/revision.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { resolvePrompt } from "../render/resolve-values.ts";
import { analyzeBoth } from "../analyze/analyze-texts.ts";
import { asStored } from "../compile/stored-build.ts";
import type { Texts, CompileFacts, Renders, EpisodeRevision, OpenedRevision } from "./promote-model.ts";
import { episodeTarget } from "../render/next-render.ts";

export function* openEpisodeRevision(
  { script, series: config }: Texts,
  overrides: OverridesFile,
  facts: CompileFacts,
): Steps<OpenedRevision> {
  const { story, series, script: tree, problems } = yield* analyzeBoth(script, config);
  if (!story || !series) return { ok: false, problem: problems[0] ?? NO_STORY };
  const revisions = new Map<Pass, Revision>();
  yield;
  for (const pass of PASSES) {
    const input = { ...facts, story, series, script: tree, pass };
    const built = yield* buildSteps(input);
    yield;
    const build = asStored(story, built);
    if (!build || built.problems[0]) return { ok: false, problem: built.problems[0] ?? NO_STORY };
    revisions.set(pass, yield* openRevision({ build, targets: { ...facts, overrides, input }, negative: null }));
    yield;
  }
  const shots = [...(revisions.get("final")?.shots.keys() ?? [])];
  const defaultTarget = episodeTarget({ overrides: {}, series, targetFacts: facts }).target;
  const renders: EpisodeRevision["renders"] = (shot, pass) => rendersOf(revisions.get(pass), shot);
  return { ok: true, revision: { series, registry: facts.registry, defaultTarget, overrides, shots, renders } };
}

const NO_STORY: Problem = { file: "script", line: null, message: "it tells no story" };

function rendersOf(revision: Revision | undefined, id: string): Renders | undefined {
  const stored = revision?.shots.get(id);
  if (!revision || !stored) return undefined;
  const { shot, effective } = revision.on(stored, null);
  const { target, model, loras, steps, negative } = effective;
  return { target, model, loras, steps, prompt: resolvePrompt(shot, {}).source, negative };
}
