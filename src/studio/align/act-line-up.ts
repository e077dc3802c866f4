// Both texts of an episode and its recording, lined up in memory. Writes nothing.
import { basename } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { HeardWords } from "../../contracts/files/words.ts";
import { align, type Alignment } from "../../core/align/align.ts";
import { writeReport } from "../../core/align/report.ts";
import { shotFrames } from "../../core/align/shot-frames.ts";
import { shotLines } from "../../core/align/shot-lines.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { ScriptParse } from "../../core/script/tree.ts";
import type { Series } from "../../core/series/series.ts";
import { tellBoth } from "../../core/story/tell-texts.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { Listened } from "../../media/align/read-loudness.ts";
import { buildInput } from "../episodes/act-build-input.ts";
import { problemSentence } from "../episodes/act-read-text.ts";
import { readSources, type OnDisk, type PromotePorts } from "../sources/act-promotion.ts";

/** Both texts as they are on disk, and what they tell. */
export interface ToldSources extends OnDisk {
  readonly told: { readonly story: Story; readonly series: Series; readonly parsed: ScriptParse };
}

/** Refuses texts that tell no story: there are no lines to look for then. */
export async function readTold(studio: PromotePorts, ep: EpisodeFolder): Promise<ToldSources> {
  const sources = await readSources(studio, ep);
  const { script, series, story, problems } = await inSlices(tellBoth(sources.script.text, sources.series.text));
  if (story && series) return { ...sources, told: { story, series, parsed: script } };
  const names = { script: sources.script.place.name, series: sources.series.place.name };
  const why = problems[0] ? problemSentence(problems[0], names) : "the script tells no story";
  throw new Refusal("bad-input", `${basename(ep)} cannot be lined up with its recording: ${why}`);
}

export interface Heard extends Listened {
  readonly words: HeardWords;
  /** Relative to the episode. */
  readonly path: string;
}

export interface LinedUp {
  readonly alignment: Alignment;
  readonly report: string;
}

export async function lineUp(
  studio: PromotePorts,
  { script, series, told }: ToldSources,
  heard: Heard,
  { snap }: { readonly snap: boolean },
): Promise<LinedUp> {
  const { story, parsed } = told;
  const input = { story, series: told.series, script: parsed, configFolder: series.place.folder };
  const { frames, snapped } = shotFrames(buildInput(studio, input, "final"));
  const { words, loudness, seconds: duration } = heard;
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
  const facts = { title, recording: heard.path, duration, words: words.length, frames };
  return { alignment, report: writeReport(alignment, facts) };
}

const PROMPT_LENGTH = 600;

/** What a speech program is told to expect: the beginning of what is said. */
export function promptOf({ told: { story } }: ToldSources): string {
  const lines = story.sequences.flatMap(({ shots }) =>
    shots.flatMap(({ dialogue }) => dialogue.map(({ line }) => line)),
  );
  return lines.join(" ").slice(0, PROMPT_LENGTH);
}
