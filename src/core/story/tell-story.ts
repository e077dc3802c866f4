// From a parsed script and its series to the story, with every problem of both readings, the script's own included.
// Lengths, targets and what a target can do are the build's business.
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import { Findings, byLine, type Finding } from "../lib/findings.ts";
import { lintStory } from "../lint/lint-story.ts";
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

/** `known`: shots that were told before, for whoever tells the same script again and again. */
export function tellStory(script: ScriptParse, series: Series, known = new ToldShots()): ToldStory {
  const findings = new Findings();
  const telling: Telling = { series, speakers: speakersOf(series), findings };
  const told: Story = {
    episode: script.episode?.id ?? "",
    title: script.episode?.title ?? "",
    series: {
      fps: series.fps,
      width: series.final.width ?? DEFAULT_WIDTH,
      height: series.final.height ?? DEFAULT_HEIGHT,
    },
    sequences: script.sequences.map((sequence) => {
      checkSequence(sequence, telling);
      checkStrayDialogue(sequence.dialogue, telling);
      const episode = script.episode?.id ?? "";
      return recordSequence(
        sequence,
        sequence.shots.map((shot) => known.tell(shot, sequence, episode, telling)),
      );
    }),
  };
  const problems = [...script.problems, ...findings.problems];
  const story = problems.length > 0 ? null : told;
  const speech = doubtSpeech(script, telling.speakers);
  const doubts = [...parseWarnings(script, speech), ...doubtSilences(script), ...speech, ...findings.warnings];
  const lint = lintStory({ script, story: told, series, doubts, problems });
  return { story, problems: inScript(problems), warnings: inScript(heard([...doubts, ...lint], readSilences(script))) };
}

/** What is known about a line here says more than what the parse alone could doubt about it. */
function parseWarnings(script: ScriptParse, better: readonly Finding[]): Finding[] {
  const lines = new Set(better.map(({ line }) => line));
  return script.warnings.filter(({ line }) => !lines.has(line));
}

function inScript(findings: readonly Finding[]): Problem[] {
  return byLine(findings).map((finding) => ({ file: "script", ...finding }));
}
