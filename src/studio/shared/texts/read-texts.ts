// The authored texts of an episode: parsed, and as a story with every error and warning in them. Writes nothing.
import type { Problem } from "../../../contracts/schema.ts";
import type { Steps } from "../../../core/lib/cooperative-steps.ts";
import { splitLines } from "../../../core/lib/text-lines.ts";
import { parseSteps } from "../../../core/script/parse.ts";
import type { ScriptParse } from "../../../core/script/tree.ts";
import { seriesSteps, type SeriesParse } from "../../../core/series/parse-series.ts";
import { analyzeParsed } from "../../../core/analyze/analyze-texts.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import type { AnalyzedTexts } from "../../../core/analyze/analyzed-texts.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

type TextContext = Pick<EpisodeContext, "folder" | "texts">;

interface TextNames {
  /** Where the config's paths start, seen from the episode: "" or "..". */
  readonly configFolder: string;
  readonly names: Readonly<Record<Problem["file"], string>>;
}

/** What both texts say, whether or not they make a story. */
export interface ParsedText extends TextNames {
  readonly script: ScriptParse;
  readonly config: SeriesParse;
}

export interface EpisodeText extends TextNames, AnalyzedTexts {}

export type ReadText<Text = EpisodeText> =
  { readonly ok: true; readonly text: Text } | { readonly ok: false; readonly problem: Problem };

/** Reads and parses both texts. Not `ok` when one of them is missing, or is no text. */
export async function readParsedText(episode: TextContext): Promise<ReadText<ParsedText>> {
  const read = await findRecent(episode);
  return read.ok ? { ok: true, text: await read.text.parsed } : read;
}

/** Reads and checks both texts: a long one takes several times as long as only parsing it. */
export async function readEpisodeText(episode: TextContext): Promise<ReadText> {
  const read = await findRecent(episode);
  if (!read.ok) return read;
  read.text.analyzed ??= analyzeText(await read.text.parsed);
  return { ok: true, text: await read.text.analyzed };
}

async function findRecent(episode: TextContext): Promise<ReadText<RecentText>> {
  const { script, series, configFolder } = await episode.texts();
  if (!series.ok) return { ok: false, problem: series.problem };
  if (!script.ok) return { ok: false, problem: script.problem };
  const places = { configFolder, names: { script: script.location.name, series: series.location.name } };
  const key = JSON.stringify([script.text, series.text, places]);
  const before = recentTexts.get(episode.folder);
  if (before?.key === key) return { ok: true, text: before };
  const parsed = inSlices(parseBoth(script.text, series.text)).then((texts) => ({ ...texts, ...places }));
  const known: RecentText = { key, parsed };
  remember(episode.folder, known);
  return { ok: true, text: known };
}

function* parseBoth(script: string, series: string): Steps<Pick<ParsedText, "script" | "config">> {
  const config = yield* seriesSteps(series);
  return { config, script: yield* parseSteps(splitLines(script)) };
}

/** Analyzes parsed texts, for whoever has them already. */
export async function analyzeText({ script, config, configFolder, names }: ParsedText): Promise<EpisodeText> {
  return { ...(await inSlices(analyzeParsed(script, config))), configFolder, names };
}

interface RecentText {
  readonly key: string;
  /** Both are worked out once for all who ask meanwhile. */
  readonly parsed: Promise<ParsedText>;
  analyzed?: Promise<EpisodeText>;
}

/** What the texts of the episodes that were asked about lately came to: the same texts are the same value. */
const recentTexts = new Map<EpisodeFolder, RecentText>();
const MOST_KEPT = 4;

function remember(ep: EpisodeFolder, known: RecentText): void {
  recentTexts.delete(ep);
  recentTexts.set(ep, known);
  const [oldest] = recentTexts.keys();
  if (recentTexts.size > MOST_KEPT && oldest !== undefined) recentTexts.delete(oldest);
}

/** `tide.md, line 6: … [jump-cut]`, as a person reads it: what stands in brackets can be silenced. */
export function problemSentence({ file, line, message, id }: Problem, names: EpisodeText["names"]): string {
  const place = line === null ? names[file] : `${names[file]}, line ${line}`;
  return `${place}: ${message}${id === undefined ? "" : ` [${id}]`}`;
}
