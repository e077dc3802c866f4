// Everything that keeps both texts from being built or is doubtful in them, each sentence once a line. Compiles in memory.
import type { Pass, Problem } from "../../contracts/schema.ts";
import { checkSteps } from "../../core/build/build-pass.ts";
import type { KnownShots } from "../../core/build/known-shots.ts";
import type { Steps } from "../../core/lib/steps.ts";
import type { ToldTexts } from "../../core/story/tell-texts.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { Studio } from "../studio.ts";
import { buildInput } from "./act-build-input.ts";

export interface TextsToCheck {
  readonly told: ToldTexts;
  /** Where the config's paths start, seen from the episode. */
  readonly configFolder: string;
  readonly passes: readonly Pass[];
  /** Shots that were compiled before. */
  readonly known: KnownShots;
}

export interface Checked {
  /** What stops a build; the first is the one to tell. */
  readonly errors: Problem[];
  readonly warnings: Problem[];
}

export async function checkTexts(
  studio: Pick<Studio, "registry" | "machineDefault">,
  { told, configFolder, passes, known }: TextsToCheck,
): Promise<Checked> {
  const { script, story, series } = told;
  let [errors, warnings] = [told.problems, told.warnings];
  const texts = story && series && { script, story, series, configFolder };
  for (const pass of passes) {
    if (!texts) break;
    const found = await inSlices(checkSteps(buildInput(studio, texts, pass), known));
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
