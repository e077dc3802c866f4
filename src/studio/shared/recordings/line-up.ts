// Both texts of an episode and its recording, lined up in memory. Writes nothing.
import { basename } from "node:path";
import { Refusal } from "../../../contracts/refusal.ts";
import type { Transcript } from "../../../contracts/files/transcript.ts";
import { align, type Alignment } from "../../../core/align/align.ts";
import { writeReport } from "../../../core/align/report.ts";
import { shotFrames } from "../../../core/align/shot-frames.ts";
import { shotLines } from "../../../core/align/shot-lines.ts";
import type { Story } from "../../../contracts/files/story.ts";
import type { ScriptParse } from "../../../core/script/tree.ts";
import type { Series } from "../../../core/series/series.ts";
import { analyzeBoth } from "../../../core/analyze/analyze-texts.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { MeasuredLoudness } from "../../../media/align/read-loudness.ts";
import { buildInput } from "../texts/compile-input.ts";
import { problemSentence } from "../texts/read-texts.ts";
import { readSources, type AuthoredSources } from "../episode/read-authored.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

/** Both texts as they are on disk, analyzed. */
export interface AnalyzedSources extends AuthoredSources {
  readonly analyzed: { readonly story: Story; readonly series: Series; readonly parsed: ScriptParse };
}

/** Refuses texts that tell no story: there are no lines to look for then. */
export async function readAnalyzed(episode: EpisodeContext): Promise<AnalyzedSources> {
  const sources = await readSources(episode);
  const { script, series, story, problems } = await inSlices(analyzeBoth(sources.script.text, sources.series.text));
  if (story && series) return { ...sources, analyzed: { story, series, parsed: script } };
  const names = { script: sources.script.location.name, series: sources.series.location.name };
  const why = problems[0] ? problemSentence(problems[0], names) : "the script tells no story";
  throw new Refusal("bad-input", `${basename(episode.folder)} cannot be lined up with its recording: ${why}`);
}

export interface TranscribedRecording extends MeasuredLoudness {
  readonly words: Transcript;
  /** Relative to the episode. */
  readonly path: string;
}

export interface LinedUp {
  readonly alignment: Alignment;
  readonly report: string;
}

export async function lineUp(
  episode: EpisodeContext,
  { script, series, analyzed }: AnalyzedSources,
  transcribed: TranscribedRecording,
  { snap }: { readonly snap: boolean },
): Promise<LinedUp> {
  const { story, parsed } = analyzed;
  const input = { story, series: analyzed.series, script: parsed, configFolder: series.location.folder };
  const { frames, snapped } = shotFrames(await buildInput(episode, input, "final"));
  const { words, loudness, seconds: duration } = transcribed;
  const alignment = await inSlices(
    align({
      text: script.text,
      script: parsed,
      shots: shotLines(story, parsed, script.text),
      words,
      rules: { duration, loudness, ...(snap && { snapped }) },
    }),
  );
  const title = story.title === "" ? story.episode : `${story.episode}, ${story.title}`;
  const facts = { title, recording: transcribed.path, duration, words: words.length, frames };
  return { alignment, report: writeReport(alignment, facts) };
}

const PROMPT_LENGTH = 600;

/** The prompt of a speech program: the beginning of what is said. */
export function promptOf({ analyzed: { story } }: AnalyzedSources): string {
  const lines = story.sequences.flatMap(({ shots }) =>
    shots.flatMap(({ dialogue }) => dialogue.map(({ line }) => line)),
  );
  return lines.join(" ").slice(0, PROMPT_LENGTH);
}
