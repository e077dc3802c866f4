// What a new episode begins with: from the form that a person filled in, from the newest episode beside it, or from the starter.
// Reads and writes nothing; whether the name is free is asked where the folder is made.
import { copyConfig, picturesFolder } from "./copy-config.ts";
import { readConfigText, readSeriesText, type ConfigRead } from "./read-config.ts";
import { setConfigValue } from "../series/edit-config.ts";
import { oneLine, readable, slug } from "../lib/one-line.ts";
import { plainText } from "../lib/text-lines.ts";
import { buildSkeleton } from "./skeleton.ts";

export interface NewEpisodeRequest {
  readonly name: string;
  readonly title?: string;
  readonly series_id?: string;
  /** Text of a config and of a script that a person made in a form: both or neither. */
  readonly series?: string;
  readonly script?: string;
}

/** An episode's config as text, with its location. */
export interface Sibling {
  readonly name: string;
  readonly series: string;
  /** The config is in the show's folder. */
  readonly wasAbove: boolean;
}

export interface Surroundings {
  /** The name of the show's folder. */
  readonly show: string;
  /** The newest episode there; null when there is none. */
  readonly newest: Sibling | null;
  readonly starter: StarterText;
}

export interface StarterText {
  readonly script: string;
  readonly series: string;
}

export interface NewEpisodeTexts {
  readonly template: "episode" | "starter" | "form";
  readonly from: string | null;
  readonly script: string;
  readonly series: string;
  /** Where its pictures go, seen from the episode. */
  readonly pictures: "refs" | "../refs";
}

export type NewEpisodePlan =
  { readonly ok: true; readonly begin: NewEpisodeTexts } | { readonly ok: false; readonly sentence: string };

export function planNewEpisode(request: NewEpisodeRequest, around: Surroundings): NewEpisodePlan {
  const { series, script } = request;
  if (series !== undefined && script !== undefined) return fromForm(request, { series, script }, around);
  if (series !== undefined || script !== undefined) {
    return {
      ok: false,
      sentence: "series and script go together: send both texts, or neither to begin from a template",
    };
  }
  return around.newest ? fromSibling(request, around.newest) : fromStarter(request, around);
}

/** A series gets its id with its first episode; later ones keep what they were sent with. */
function fromForm(
  request: NewEpisodeRequest,
  { series, script }: StarterText,
  { newest }: Surroundings,
): NewEpisodePlan {
  const text = plainText(series);
  const read = readSeriesText(text);
  if (!read.ok) return { ok: false, sentence: configSentence("the series config", read) };
  const id = newest ? undefined : request.series_id;
  const config = id === undefined ? text : setConfigValue(text, ["series", "id"], oneLine(id));
  return begin({ template: "form", from: null, script: plainText(script), series: config }, config);
}

function fromSibling(request: NewEpisodeRequest, newest: Sibling): NewEpisodePlan {
  const read = readConfigText(newest.series);
  if (!read.ok) {
    const sentence = configSentence(`the series config of ${newest.name}`, read);
    return { ok: false, sentence: `${sentence}; mend it, because the new episode takes it over` };
  }
  const copy = { from: newest.name, to: request.name, wasAbove: newest.wasAbove };
  const series = copyConfig(newest.series, read.root, copy);
  const script = buildSkeleton(read.root, request.name, request.title ?? "");
  return begin({ template: "episode", from: newest.name, script, series }, series);
}

function fromStarter(request: NewEpisodeRequest, around: Surroundings): NewEpisodePlan {
  const filled = fillStarter(request, around);
  return begin({ template: "starter", from: null, ...filled }, filled.series);
}

function begin(parts: Omit<NewEpisodeTexts, "pictures">, series: string): NewEpisodePlan {
  const read = readConfigText(series);
  return { ok: true, begin: { ...parts, pictures: read.ok ? picturesFolder(read.root) : "refs" } };
}

/** The starter's texts with the names of this episode and this show, escaped in the JSON text. */
export function fillStarter(
  request: NewEpisodeRequest,
  { show, starter }: Pick<Surroundings, "show" | "starter">,
): StarterText {
  const id = oneLine(request.series_id ?? "") || slug(show) || slug(request.name) || "show";
  const values: Readonly<Record<string, string>> = {
    name: request.name.replace(/\s+/gu, "_"),
    title: oneLine(request.title ?? ""),
    series_id: id,
    series_title: readable(show) || readable(id),
  };
  const fill = (text: string, write: (value: string) => string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => write(values[key] ?? ""));
  return {
    script: fill(starter.script, (value) => value).replace(/[ \t]+$/gm, ""),
    series: fill(starter.series, (value) => JSON.stringify(value).slice(1, -1)),
  };
}

/** `the series config cannot be used, line 3: …` */
export function configSentence(what: string, { line, problem }: Extract<ConfigRead, { ok: false }>): string {
  return line === null ? `${what} cannot be used: ${problem}` : `${what} cannot be used, line ${line}: ${problem}`;
}
