// Every error and warning of both texts, each sentence once a line. Compiles in memory.
import type { Pass, Problem } from "../../../contracts/schema.ts";
import { checkSteps } from "../../../core/compile/build-pass.ts";
import type { ShotCache } from "../../../core/compile/build-model.ts";
import type { Steps } from "../../../core/lib/cooperative-steps.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { buildInput, type CompileContext } from "./compile-input.ts";
import type { AnalyzedTexts } from "../../../core/analyze/analyzed-texts.ts";

export interface TextsToCheck {
  readonly analyzed: AnalyzedTexts;
  /** Where the config's paths start, seen from the episode. */
  readonly configFolder: string;
  readonly passes: readonly Pass[];
  /** Shots that were compiled before. */
  readonly known: ShotCache;
}

export interface Checked {
  /** What stops a build; the first is the one to show. */
  readonly errors: Problem[];
  readonly warnings: Problem[];
}

export async function checkTexts(
  episode: CompileContext,
  { analyzed, configFolder, passes, known }: TextsToCheck,
): Promise<Checked> {
  const { script, story, series } = analyzed;
  let [errors, warnings] = [analyzed.problems, analyzed.warnings];
  const texts = story && series && { script, story, series, configFolder };
  for (const pass of passes) {
    if (!texts) break;
    const found = await inSlices(checkSteps(await buildInput(episode, texts, pass), known));
    errors = [...errors, ...found.problems];
    warnings = [...warnings, ...found.warnings];
  }
  return { errors: await inSlices(once(errors)), warnings: await inSlices(once(warnings)) };
}

/** Both passes find the same about most shots. */
function* once(problems: readonly Problem[]): Steps<Problem[]> {
  const found = new Map<string, Problem>();
  for (const problem of problems) {
    const key = `${problem.file}:${problem.line}:${problem.message}`;
    if (!found.has(key)) found.set(key, problem);
    yield;
  }
  return [...found.values()];
}
