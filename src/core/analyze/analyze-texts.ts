// Analyzes both authored texts together: the story, with all problems and warnings of both.
import type { Problem } from "../../contracts/schema.ts";
import { type Diagnostic, Diagnostics, byLine } from "../lib/diagnostics.ts";
import { warnOfSuppressions, withoutSuppressed, readSuppressions } from "../lint/suppress.ts";
import { runSteps, type Steps, gather, stepsOf } from "../lib/cooperative-steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import { NO_SEQUENCE, parseSteps } from "../script/parse.ts";
import type { ScriptParse, LineValue } from "../script/tree.ts";
import { seriesSteps, type SeriesParse } from "../series/parse-series.ts";
import { BoundShots } from "../story/bound-shots.ts";
import type { AnalyzedTexts, AnalyzedStory } from "./analyzed-texts.ts";
import type { Story } from "../../contracts/files/story.ts";
import { lintSteps } from "../lint/lint-story.ts";
import type { Series } from "../series/series.ts";
import { checkStrayDialogue, type BindingContext, checkSequence } from "../story/bind-shot.ts";
import { recordSequence } from "../story/record-shot.ts";
import { speakersOf, type Speakers } from "../story/speakers.ts";
import { quoted } from "../lib/wording.ts";
import { ANY_NAME, splitSpeech } from "../script/lines/dialogue.ts";

/** The config's problems come first: a script is judged against what the config could be read as. */
export function analyzeTexts(scriptText: string, config: SeriesParse): AnalyzedTexts {
  return runSteps(textsAnalysis(scriptText, config));
}

/** The same, line by line and shot by shot. */
export function* textsAnalysis(scriptText: string, config: SeriesParse): Steps<AnalyzedTexts> {
  return yield* analyzeParsed(yield* parseSteps(splitLines(scriptText)), config);
}

/** Of two texts that were not parsed yet. */
export function* analyzeBoth(scriptText: string, seriesText: string): Steps<AnalyzedTexts> {
  return yield* textsAnalysis(scriptText, yield* seriesSteps(seriesText));
}

/** Of a script that was parsed already. */
export function* analyzeParsed(script: ScriptParse, config: SeriesParse, known?: BoundShots): Steps<AnalyzedTexts> {
  const analyzed = config.series ? yield* storyAnalysis(script, config.series, known) : undefined;
  yield;
  const alone = analyzed ?? (yield* analyzeScriptAlone(script));
  const problems = [...inSeries(config.problems), ...alone.problems];
  const warnings = [...inSeries(config.warnings), ...alone.warnings];
  const { story, readable } = alone;
  return { script, series: config.series, story, readable, problems, warnings };
}

/** Problems and warnings of a script whose config could not be read. */
function* analyzeScriptAlone(script: ScriptParse): Steps<AnalyzedStory> {
  const scriptWarnings = [...script.warnings, ...(yield* warnOfSuppressions(script))];
  const warnings = yield* withoutSuppressed(scriptWarnings, yield* readSuppressions(script));
  return {
    story: null,
    readable: null,
    problems: yield* inScript(script.problems),
    warnings: yield* inScript(warnings),
  };
}

function inSeries(diagnostics: readonly Diagnostic<number | null>[]): Problem[] {
  return diagnostics.map((finding) => ({ file: "series", ...finding }));
}

const DEFAULT_WIDTH = 1344;

const DEFAULT_HEIGHT = 768;

/** The whole story at once. */
export function analyzeStory(script: ScriptParse, series: Series): AnalyzedStory {
  return runSteps(storyAnalysis(script, series));
}

/** The same, shot by shot. `known`: shots that were bound before, for callers that analyze the same script again and again. */
export function* storyAnalysis(script: ScriptParse, series: Series, known = new BoundShots()): Steps<AnalyzedStory> {
  const diagnostics = new Diagnostics();
  const context: BindingContext = { series, speakers: speakersOf(series), diagnostics };
  const recorded = yield* recordSteps(script, context, known);
  const written = series.simple ? script.problems.filter(({ message }) => message !== NO_SEQUENCE) : script.problems;
  const problems = [...written, ...diagnostics.problems];
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
  return { story, readable: recorded, problems: yield* inScript(problems), warnings: yield* inScript(warnings) };
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

/** Warnings of the parse, without those on lines that a better-informed warning is about. */
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

/** One finding for each such line of the script. */
export function* warnOfSpeech(script: ScriptParse, speakers: Speakers): Steps<Diagnostic[]> {
  const blocks = yield* gather(script.sequences, (sequence) => [sequence, ...sequence.shots]);
  const lines = yield* gather(blocks, ({ prose }) => prose);
  return yield* gather(lines, (line) => warningsAbout(line, speakers));
}

function warningsAbout({ line, value }: LineValue<string>, speakers: Speakers): Diagnostic[] {
  const speech = splitSpeech(value, ANY_NAME);
  const spoken = speech?.name.toUpperCase() ?? "";
  if (!speech || speech.text === "" || speech.name === spoken || speakers.get(spoken)?.kind !== "character") return [];
  const message = `${quoted(value)} looks like dialogue but counts as prose: write ${spoken} in capitals`;
  return [{ line, message, id: "looks-like-dialogue" }];
}
