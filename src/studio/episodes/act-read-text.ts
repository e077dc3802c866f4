// The authored texts of an episode as a story, with everything that is wrong or doubtful in them. Writes nothing.
import { dirname } from "node:path";
import type { Story } from "../../contracts/files/story.ts";
import type { Problem } from "../../contracts/schema.ts";
import type { Finding } from "../../core/lib/findings.ts";
import { parseScript } from "../../core/script/parse.ts";
import { parseSeries } from "../../core/series/parse-series.ts";
import type { ScriptParse } from "../../core/script/tree.ts";
import type { Series } from "../../core/series/series.ts";
import { tellStory } from "../../core/story/tell-story.ts";
import { findAuthored, missingSentence, readAuthored } from "../../disk/authored.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";

export interface EpisodeText {
  readonly series: Series | null;
  readonly script: ScriptParse;
  /** Told only when script and config can be read; problems may still stand beside it. */
  readonly story: Story | null;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Where the config's paths start, seen from the episode: "" or "..". */
  readonly configFolder: string;
  readonly names: Readonly<Record<Problem["file"], string>>;
}

export type ReadText =
  { readonly ok: true; readonly text: EpisodeText } | { readonly ok: false; readonly sentence: string };

/** Reads and checks both texts. Not `ok` when one of them is missing, or is no text. */
export async function readEpisodeText(studio: Pick<Studio, "place">, ep: EpisodeFolder): Promise<ReadText> {
  const authored = await findAuthored(await readRoots(studio), ep);
  const { script, series } = authored;
  if (!series) return { ok: false, sentence: missingSentence(ep, "series", authored.candidates) };
  if (!script) return { ok: false, sentence: missingSentence(ep, "script", authored.candidates) };
  const texts = { script: await readAuthored(script), series: await readAuthored(series) };
  if (!texts.series.ok) return { ok: false, sentence: texts.series.problem };
  if (!texts.script.ok) return { ok: false, sentence: texts.script.problem };
  const told = tellTexts(texts.script.text, texts.series.text);
  const configFolder = dirname(series.path) === ep ? "" : "..";
  return { ok: true, text: { ...told, configFolder, names: { script: script.name, series: series.name } } };
}

type Told = Pick<EpisodeText, "script" | "series" | "story" | "problems" | "warnings">;

/** The config's problems come first: a script is judged against what the config could be read as. */
export function tellTexts(scriptText: string, seriesText: string): Told {
  const config = parseSeries(seriesText);
  const script = parseScript(scriptText);
  const told = config.series ? tellStory(script, config.series) : undefined;
  const all = (kind: "problems" | "warnings") => [
    ...about("series", config[kind]),
    ...(told ? [] : about("script", script[kind])),
    ...(told?.[kind] ?? []),
  ];
  const story = told?.story ?? null;
  return { script, series: config.series, story, problems: all("problems"), warnings: all("warnings") };
}

function about(file: Problem["file"], findings: readonly Finding<number | null>[]): Problem[] {
  return findings.map((finding) => ({ file, ...finding }));
}

/** `tide.md, line 6: … [jump-cut]`, as a person reads it: what stands in brackets can be silenced. */
export function problemSentence({ file, line, message, id }: Problem, names: EpisodeText["names"]): string {
  const place = line === null ? names[file] : `${names[file]}, line ${line}`;
  return `${place}: ${message}${id === undefined ? "" : ` [${id}]`}`;
}
