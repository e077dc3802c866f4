// Both authored texts read together: what they tell, and everything that is wrong or doubtful in them.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { Finding } from "../lib/findings.ts";
import { doubtSilences, heard, readSilences } from "../lint/silence.ts";
import { finish, type Steps } from "../lib/steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import { parseSteps } from "../script/parse.ts";
import type { ScriptParse } from "../script/tree.ts";
import { seriesSteps, type SeriesParse } from "../series/parse-series.ts";
import type { Series } from "../series/series.ts";
import { inScript, storySteps, type ToldStory } from "./tell-story.ts";
import type { ToldShots } from "./told-shots.ts";

export interface ToldTexts {
  readonly script: ScriptParse;
  readonly series: Series | null;
  /** null when either text has a problem. */
  readonly story: Story | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** The config's problems come first: a script is judged against what the config could be read as. */
export function tellTexts(scriptText: string, config: SeriesParse): ToldTexts {
  return finish(tellSteps(scriptText, config));
}

/** The same, line by line and shot by shot. */
export function* tellSteps(scriptText: string, config: SeriesParse): Steps<ToldTexts> {
  return yield* tellParsed(yield* parseSteps(splitLines(scriptText)), config);
}

/** Of two texts that nobody has read. */
export function* tellBoth(scriptText: string, seriesText: string): Steps<ToldTexts> {
  return yield* tellSteps(scriptText, yield* seriesSteps(seriesText));
}

/** Of a script that was read already. */
export function* tellParsed(script: ScriptParse, config: SeriesParse, known?: ToldShots): Steps<ToldTexts> {
  const told = config.series ? yield* storySteps(script, config.series, known) : undefined;
  yield;
  const alone = told ?? (yield* tellAlone(script));
  const problems = [...about(config.problems), ...alone.problems];
  const warnings = [...about(config.warnings), ...alone.warnings];
  return { script, series: config.series, story: alone.story, problems, warnings };
}

/** What is wrong and doubtful in a script that no config can tell the story of. */
function* tellAlone(script: ScriptParse): Steps<ToldStory> {
  const doubts = [...script.warnings, ...(yield* doubtSilences(script))];
  const warnings = yield* heard(doubts, yield* readSilences(script));
  return { story: null, problems: yield* inScript(script.problems), warnings: yield* inScript(warnings) };
}

function about(findings: readonly Finding<number | null>[]): Problem[] {
  return findings.map((finding) => ({ file: "series", ...finding }));
}
