// Both authored texts read together: what they tell, and everything that is wrong or doubtful in them.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { Diagnostic } from "../lib/diagnostics.ts";
import { warnOfSuppressions, withoutSuppressed, readSuppressions } from "../lint/suppress.ts";
import { runSteps, type Steps } from "../lib/cooperative-steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import { parseSteps } from "../script/parse.ts";
import type { ScriptParse } from "../script/tree.ts";
import { seriesSteps, type SeriesParse } from "../series/parse-series.ts";
import type { Series } from "../series/series.ts";
import { inScript, storyAnalysis, type AnalyzedStory } from "./analyze-story.ts";
import type { BoundShots } from "../story/bound-shots.ts";

export interface AnalyzedTexts {
  readonly script: ScriptParse;
  readonly series: Series | null;
  /** null when either text has a problem. */
  readonly story: Story | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** The config's problems come first: a script is judged against what the config could be read as. */
export function analyzeTexts(scriptText: string, config: SeriesParse): AnalyzedTexts {
  return runSteps(textsAnalysis(scriptText, config));
}

/** The same, line by line and shot by shot. */
export function* textsAnalysis(scriptText: string, config: SeriesParse): Steps<AnalyzedTexts> {
  return yield* analyzeParsed(yield* parseSteps(splitLines(scriptText)), config);
}

/** Of two texts that nobody has read. */
export function* analyzeBoth(scriptText: string, seriesText: string): Steps<AnalyzedTexts> {
  return yield* textsAnalysis(scriptText, yield* seriesSteps(seriesText));
}

/** Of a script that was read already. */
export function* analyzeParsed(script: ScriptParse, config: SeriesParse, known?: BoundShots): Steps<AnalyzedTexts> {
  const analyzed = config.series ? yield* storyAnalysis(script, config.series, known) : undefined;
  yield;
  const alone = analyzed ?? (yield* analyzeScriptAlone(script));
  const problems = [...inSeries(config.problems), ...alone.problems];
  const warnings = [...inSeries(config.warnings), ...alone.warnings];
  return { script, series: config.series, story: alone.story, problems, warnings };
}

/** What is wrong and doubtful in a script that no config can tell the story of. */
function* analyzeScriptAlone(script: ScriptParse): Steps<AnalyzedStory> {
  const scriptWarnings = [...script.warnings, ...(yield* warnOfSuppressions(script))];
  const warnings = yield* withoutSuppressed(scriptWarnings, yield* readSuppressions(script));
  return { story: null, problems: yield* inScript(script.problems), warnings: yield* inScript(warnings) };
}

function inSeries(diagnostics: readonly Diagnostic<number | null>[]): Problem[] {
  return diagnostics.map((finding) => ({ file: "series", ...finding }));
}
