// Both authored texts read together: what they tell, and everything that is wrong or doubtful in them.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { Finding } from "../lib/findings.ts";
import { doubtSilences, heard, readSilences } from "../lint/silence.ts";
import { parseScript } from "../script/parse.ts";
import type { ScriptParse } from "../script/tree.ts";
import type { SeriesParse } from "../series/parse-series.ts";
import type { Series } from "../series/series.ts";
import { tellStory } from "./tell-story.ts";
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
  return tellParsed(parseScript(scriptText), config);
}

/** The same of a script that was read already. */
export function tellParsed(script: ScriptParse, config: SeriesParse, known?: ToldShots): ToldTexts {
  const told = config.series ? tellStory(script, config.series, known) : undefined;
  const alone = told ?? { story: null, problems: about("script", script.problems), warnings: doubtsOf(script) };
  const problems = [...about("series", config.problems), ...alone.problems];
  const warnings = [...about("series", config.warnings), ...alone.warnings];
  return { script, series: config.series, story: alone.story, problems, warnings };
}

/** What is doubtful in a script that no config can tell the story of. */
function doubtsOf(script: ScriptParse): Problem[] {
  return about("script", heard([...script.warnings, ...doubtSilences(script)], readSilences(script)));
}

function about(file: Problem["file"], findings: readonly Finding<number | null>[]): Problem[] {
  return findings.map((finding) => ({ file, ...finding }));
}
