// The authored texts of an episode as a story, with everything that is wrong or doubtful in them. Writes nothing.
import type { Problem } from "../../contracts/schema.ts";
import { parseSeries } from "../../core/series/parse-series.ts";
import { tellSteps, type ToldTexts } from "../../core/story/tell-texts.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { readAuthoredTexts } from "./act-read-authored.ts";

export interface EpisodeText extends ToldTexts {
  /** Where the config's paths start, seen from the episode: "" or "..". */
  readonly configFolder: string;
  readonly names: Readonly<Record<Problem["file"], string>>;
}

export type ReadText =
  { readonly ok: true; readonly text: EpisodeText } | { readonly ok: false; readonly problem: Problem };

/** Reads and checks both texts. Not `ok` when one of them is missing, or is no text. */
export async function readEpisodeText(studio: Pick<Studio, "place">, ep: EpisodeFolder): Promise<ReadText> {
  const { script, series, configFolder } = await readAuthoredTexts(await readRoots(studio), ep);
  if (!series.ok) return { ok: false, problem: series.problem };
  if (!script.ok) return { ok: false, problem: script.problem };
  const names = { script: script.place.name, series: series.place.name };
  const key = JSON.stringify([script.text, series.text, configFolder, names]);
  const known = lately.get(ep);
  if (known?.key === key) return { ok: true, text: await known.text };
  const text = inSlices(tellSteps(script.text, parseSeries(series.text))).then((told) => ({
    ...told,
    configFolder,
    names,
  }));
  keep(ep, { key, text });
  return { ok: true, text: await text };
}

interface Told {
  readonly key: string;
  /** Worked out once for all who ask meanwhile. */
  readonly text: Promise<EpisodeText>;
}

/** What the texts of the episodes that were asked about lately came to: the same texts are the same value. */
const lately = new Map<EpisodeFolder, Told>();
const MOST_KEPT = 4;

function keep(ep: EpisodeFolder, told: Told): void {
  lately.delete(ep);
  lately.set(ep, told);
  const [oldest] = lately.keys();
  if (lately.size > MOST_KEPT && oldest !== undefined) lately.delete(oldest);
}

/** `tide.md, line 6: … [jump-cut]`, as a person reads it: what stands in brackets can be silenced. */
export function problemSentence({ file, line, message, id }: Problem, names: EpisodeText["names"]): string {
  const place = line === null ? names[file] : `${names[file]}, line ${line}`;
  return `${place}: ${message}${id === undefined ? "" : ` [${id}]`}`;
}
