// The authored texts of an episode: parsed, and as a story with everything that is wrong or doubtful in them. Writes nothing.
import type { Problem } from "../../contracts/schema.ts";
import type { Steps } from "../../core/lib/steps.ts";
import { splitLines } from "../../core/lib/text-lines.ts";
import { parseSteps } from "../../core/script/parse.ts";
import type { ScriptParse } from "../../core/script/tree.ts";
import { seriesSteps, type SeriesParse } from "../../core/series/parse-series.ts";
import { tellParsed, type ToldTexts } from "../../core/story/tell-texts.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { readAuthoredTexts } from "./act-read-authored.ts";

interface TextPlaces {
  /** Where the config's paths start, seen from the episode: "" or "..". */
  readonly configFolder: string;
  readonly names: Readonly<Record<Problem["file"], string>>;
}

/** What both texts say, whether or not they make a story. */
export interface ParsedText extends TextPlaces {
  readonly script: ScriptParse;
  readonly config: SeriesParse;
}

export interface EpisodeText extends TextPlaces, ToldTexts {}

export type ReadText<Text = EpisodeText> =
  { readonly ok: true; readonly text: Text } | { readonly ok: false; readonly problem: Problem };

/** Reads and parses both texts. Not `ok` when one of them is missing, or is no text. */
export async function readParsedText(studio: Pick<Studio, "place">, ep: EpisodeFolder): Promise<ReadText<ParsedText>> {
  const read = await findKnown(studio, ep);
  return read.ok ? { ok: true, text: await read.text.parsed } : read;
}

/** Reads and checks both texts: a long one takes several times as long as only parsing it. */
export async function readEpisodeText(studio: Pick<Studio, "place">, ep: EpisodeFolder): Promise<ReadText> {
  const read = await findKnown(studio, ep);
  if (!read.ok) return read;
  read.text.told ??= tellText(await read.text.parsed);
  return { ok: true, text: await read.text.told };
}

async function findKnown(studio: Pick<Studio, "place">, ep: EpisodeFolder): Promise<ReadText<Known>> {
  const { script, series, configFolder } = await readAuthoredTexts(await readRoots(studio), ep);
  if (!series.ok) return { ok: false, problem: series.problem };
  if (!script.ok) return { ok: false, problem: script.problem };
  const places = { configFolder, names: { script: script.place.name, series: series.place.name } };
  const key = JSON.stringify([script.text, series.text, places]);
  const before = lately.get(ep);
  if (before?.key === key) return { ok: true, text: before };
  const parsed = inSlices(parseBoth(script.text, series.text)).then((texts) => ({ ...texts, ...places }));
  const known: Known = { key, parsed };
  keep(ep, known);
  return { ok: true, text: known };
}

function* parseBoth(script: string, series: string): Steps<Pick<ParsedText, "script" | "config">> {
  const config = yield* seriesSteps(series);
  return { config, script: yield* parseSteps(splitLines(script)) };
}

/** What is told of parsed texts, for whoever has them already. */
export async function tellText({ script, config, configFolder, names }: ParsedText): Promise<EpisodeText> {
  return { ...(await inSlices(tellParsed(script, config))), configFolder, names };
}

interface Known {
  readonly key: string;
  /** Both are worked out once for all who ask meanwhile. */
  readonly parsed: Promise<ParsedText>;
  told?: Promise<EpisodeText>;
}

/** What the texts of the episodes that were asked about lately came to: the same texts are the same value. */
const lately = new Map<EpisodeFolder, Known>();
const MOST_KEPT = 4;

function keep(ep: EpisodeFolder, known: Known): void {
  lately.delete(ep);
  lately.set(ep, known);
  const [oldest] = lately.keys();
  if (lately.size > MOST_KEPT && oldest !== undefined) lately.delete(oldest);
}

/** `tide.md, line 6: … [jump-cut]`, as a person reads it: what stands in brackets can be silenced. */
export function problemSentence({ file, line, message, id }: Problem, names: EpisodeText["names"]): string {
  const place = line === null ? names[file] : `${names[file]}, line ${line}`;
  return `${place}: ${message}${id === undefined ? "" : ` [${id}]`}`;
}
