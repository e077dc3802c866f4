// From a parsed script and its series to the story, with every problem of both readings, the script's own included.
// Lengths, targets and what a target can do are the build's business.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import { Findings, byLine, type Finding } from "../lib/findings.ts";
import { finish, gather, stepsOf, type Steps } from "../lib/steps.ts";
import { lintSteps } from "../lint/lint-story.ts";
import { doubtSilences, heard, readSilences } from "../lint/silence.ts";
import type { ScriptParse } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { checkStrayDialogue, type Telling } from "./bind-shot.ts";
import { checkSequence } from "./check-names.ts";
import { doubtSpeech } from "./doubt-speech.ts";
import { recordSequence } from "./record-shot.ts";
import { ToldShots } from "./told-shots.ts";
import { speakersOf } from "./speakers.ts";

const DEFAULT_WIDTH = 1344;
const DEFAULT_HEIGHT = 768;

export interface ToldStory {
  /** null when there is any problem. */
  readonly story: Story | null;
  /** By line, the parse's own among them. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** The whole story at once. */
export function tellStory(script: ScriptParse, series: Series): ToldStory {
  return finish(storySteps(script, series));
}

/** The same, shot by shot. `known`: shots that were told before, for whoever tells the same script again and again. */
export function* storySteps(script: ScriptParse, series: Series, known = new ToldShots()): Steps<ToldStory> {
  const findings = new Findings();
  const telling: Telling = { series, speakers: speakersOf(series), findings };
  const told = yield* recordSteps(script, telling, known);
  const problems = [...script.problems, ...findings.problems];
  const speech = yield* doubtSpeech(script, telling.speakers);
  const silences = yield* doubtSilences(script);
  const doubts = [...(yield* parseWarnings(script, speech)), ...silences, ...speech, ...findings.warnings];
  yield;
  const lint = yield* lintSteps({ script, story: told, series, doubts, problems });
  const warnings = yield* heard([...doubts, ...lint], yield* readSilences(script));
  const story = problems.length > 0 ? null : told;
  return { story, problems: yield* inScript(problems), warnings: yield* inScript(warnings) };
}

function* recordSteps(script: ScriptParse, telling: Telling, known: ToldShots): Steps<Story> {
  const { id = "", title = "" } = script.episode ?? {};
  const { fps, final } = telling.series;
  const sequences: Story["sequences"] = [];
  for (const sequence of script.sequences) {
    checkSequence(sequence, telling);
    checkStrayDialogue(sequence.dialogue, telling);
    const shots = yield* stepsOf(sequence.shots, (shot) => known.tell(shot, sequence, id, telling));
    sequences.push(recordSequence(sequence, shots));
    yield;
  }
  const series = { fps, width: final.width ?? DEFAULT_WIDTH, height: final.height ?? DEFAULT_HEIGHT };
  return { episode: id, title, series, sequences };
}

/** What is known about a line here says more than what the parse alone could doubt about it. */
function parseWarnings(script: ScriptParse, better: readonly Finding[]): Steps<Finding[]> {
  const lines = new Set(better.map(({ line }) => line));
  return gather(script.warnings, (warning) => (lines.has(warning.line) ? [] : [warning]));
}

/** In the order of the text. */
export function* inScript(findings: readonly Finding[]): Steps<Problem[]> {
  const sorted = byLine(findings);
  yield;
  return yield* stepsOf(sorted, (finding): Problem => ({ file: "script", ...finding }));
}
