// From a parsed script and its series to the story, with every problem of both readings, the script's own included.
// Lengths, targets and what a target can do are the build's business.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import { Diagnostics, byLine, type Diagnostic } from "../lib/diagnostics.ts";
import { runSteps, gather, stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { lintSteps } from "../lint/lint-story.ts";
import { warnOfSuppressions, withoutSuppressed, readSuppressions } from "../lint/suppress.ts";
import type { ScriptParse } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { checkStrayDialogue, type BindingContext } from "../story/bind-shot.ts";
import { checkSequence } from "../story/check-names.ts";
import { warnOfSpeech } from "../story/speech-warnings.ts";
import { recordSequence } from "../story/record-shot.ts";
import { BoundShots } from "../story/bound-shots.ts";
import { speakersOf } from "../story/speakers.ts";

const DEFAULT_WIDTH = 1344;
const DEFAULT_HEIGHT = 768;

export interface AnalyzedStory {
  /** null when there is any problem. */
  readonly story: Story | null;
  /** By line, the parse's own among them. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** The whole story at once. */
export function analyzeStory(script: ScriptParse, series: Series): AnalyzedStory {
  return runSteps(storyAnalysis(script, series));
}

/** The same, shot by shot. `known`: shots that were told before, for whoever tells the same script again and again. */
export function* storyAnalysis(script: ScriptParse, series: Series, known = new BoundShots()): Steps<AnalyzedStory> {
  const diagnostics = new Diagnostics();
  const context: BindingContext = { series, speakers: speakersOf(series), diagnostics };
  const recorded = yield* recordSteps(script, context, known);
  const problems = [...script.problems, ...diagnostics.problems];
  const speech = yield* warnOfSpeech(script, context.speakers);
  const suppressionWarnings = yield* warnOfSuppressions(script);
  const lineWarnings = [
    ...(yield* parseWarnings(script, speech)),
    ...suppressionWarnings,
    ...speech,
    ...diagnostics.warnings,
  ];
  yield;
  const lint = yield* lintSteps({ script, story: recorded, series, lineWarnings, problems });
  const warnings = yield* withoutSuppressed([...lineWarnings, ...lint], yield* readSuppressions(script));
  const story = problems.length > 0 ? null : recorded;
  return { story, problems: yield* inScript(problems), warnings: yield* inScript(warnings) };
}

function* recordSteps(script: ScriptParse, context: BindingContext, known: BoundShots): Steps<Story> {
  const { id = "", title = "" } = script.episode ?? {};
  const { fps, final } = context.series;
  const sequences: Story["sequences"] = [];
  for (const sequence of script.sequences) {
    checkSequence(sequence, context);
    checkStrayDialogue(sequence.dialogue, context);
    const shots = yield* stepsOf(sequence.shots, (shot) => known.bind(shot, sequence, id, context));
    sequences.push(recordSequence(sequence, shots));
    yield;
  }
  const series = { fps, width: final.width ?? DEFAULT_WIDTH, height: final.height ?? DEFAULT_HEIGHT };
  return { episode: id, title, series, sequences };
}

/** What is known about a line here says more than what the parse alone could doubt about it. */
function parseWarnings(script: ScriptParse, better: readonly Diagnostic[]): Steps<Diagnostic[]> {
  const lines = new Set(better.map(({ line }) => line));
  return gather(script.warnings, (warning) => (lines.has(warning.line) ? [] : [warning]));
}

/** In the order of the text. */
export function* inScript(diagnostics: readonly Diagnostic[]): Steps<Problem[]> {
  const sorted = byLine(diagnostics);
  yield;
  return yield* stepsOf(sorted, (finding): Problem => ({ file: "script", ...finding }));
}
