// Every error and warning of both texts, each sentence once a line, and which shots build. Compiles in memory.
import type { Pass, Problem } from "../../../contracts/schema.ts";
import { brokenShots, shotAt } from "../../../core/analyze/broken-shots.ts";
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
  /** Shots that compile for their target in all the passes, whatever is wrong elsewhere. */
  readonly building: ReadonlySet<string>;
}

/** A shot that is broken as it is written is not compiled for more: what follows from its error would only hide it. */
export async function checkTexts(
  episode: CompileContext,
  { analyzed, configFolder, passes, known }: TextsToCheck,
): Promise<Checked> {
  const { script, readable, series } = analyzed;
  let [errors, warnings] = [analyzed.problems, analyzed.warnings];
  const broken = brokenShots(script, errors);
  const building = new Set(readable ? script.sequences.flatMap(({ shots }) => shots.map(({ id }) => id)) : []);
  for (const id of broken) building.delete(id);
  const texts = readable && series && { script, story: readable, series, configFolder };
  for (const pass of passes) {
    if (!texts) break;
    const found = await inSlices(checkSteps(await buildInput(episode, texts, pass), known));
    const isOwn = ({ file, line }: Problem) => file === "series" || !broken.has(shotAt(script, line) ?? "");
    errors = [...errors, ...found.problems.filter(isOwn)];
    warnings = [...warnings, ...found.warnings.filter(isOwn)];
    for (const id of building) if (!found.shots.has(id)) building.delete(id);
    for (const id of brokenShots(script, found.problems)) building.delete(id);
  }
  return { errors: await inSlices(once(errors)), warnings: await inSlices(once(warnings)), building };
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
