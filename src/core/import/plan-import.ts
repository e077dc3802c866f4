// What one sent script becomes: the name of its folder, its text, and its config. The config is the one that came with it,
// else the show's, else the newest episode's, else the starter's. docs/http.md "New episodes and imports".
import { copyConfig, picturesFolder } from "../new-episode/copy-config.ts";
import { readConfigText, type ConfigRead } from "../new-episode/read-config.ts";
import { setConfigValue } from "../series/edit-config.ts";
import { folderNameComplaint } from "../new-episode/folder-name.ts";
import { slug } from "../lib/one-line.ts";
import { plainText } from "../lib/text-lines.ts";
import { configSentence, fillStarter, type Sibling, type StarterText } from "../new-episode/plan-new-episode.ts";
import { parseScript } from "../script/parse.ts";
import { findField, isComment, kindOf } from "../series/fields.ts";
import type { LocatedFields } from "../series/located-json.ts";
import { addToConfig } from "./extend-config.ts";
import { planEpisode, type KnownNames } from "./plan-episode.ts";
import { formatOf, readScreenplay, type ScreenplayFormat } from "./read-screenplay.ts";
import type { Guess } from "./screenplay.ts";
import { canBeSpeaker } from "../lib/format-words.ts";

export interface SentScript {
  /** Name of the file that it was. */
  readonly name: string;
  readonly text: string;
  readonly series?: string;
}

/** What is there already where the episode will be. */
export interface ImportSurroundings {
  readonly show: string;
  /** Text of the show's own config, or null. */
  readonly showSeries: string | null;
  readonly newest: Sibling | null;
  readonly starter: StarterText;
}

export interface ImportPlan {
  readonly name: string;
  readonly script: string;
  /** null: the show's config is used. */
  readonly series: string | null;
  readonly pictures: "refs" | "../refs";
  /** The config came with the script or was drafted for it. */
  readonly ownConfig: boolean;
  readonly from?: ScreenplayFormat;
  readonly guesses?: readonly Guess[];
}

export type ImportPlanned =
  { readonly ok: true; readonly plan: ImportPlan } | { readonly ok: false; readonly problem: string };

const NO_HEADER = "line 1: the script needs a header line like '= ep01  Title'";

export function planImport(sent: SentScript, around: ImportSurroundings): ImportPlanned {
  const own = sent.series === undefined ? undefined : plainText(sent.series);
  const read = own === undefined ? undefined : readConfigText(own);
  if (read && !read.ok) return { ok: false, problem: configSentence("its series config", read) };
  const format = formatOf(sent.name, sent.text);
  return format ? planForeign(sent, format, { ...around, own }) : planOwn(sent, { ...around, own });
}

type ImportSource = ImportSurroundings & { readonly own: string | undefined };

function planOwn(sent: SentScript, around: ImportSource): ImportPlanned {
  const script = plainText(sent.text);
  const header = parseScript(script).episode;
  if (!header) return { ok: false, problem: NO_HEADER };
  const named = nameFor([header.id, slug(stem(sent.name))]);
  if (!named.ok) return named;
  const { name } = named;
  const shared = around.own === undefined && around.showSeries !== null;
  const base = baseConfig(name, around);
  const series = shared ? null : base.text;
  const pictures = shared ? "../refs" : base.pictures;
  return { ok: true, plan: { name, script, series, pictures, ownConfig: around.own !== undefined } };
}

function planForeign(sent: SentScript, format: ScreenplayFormat, around: ImportSource): ImportPlanned {
  const named = nameFor([stem(sent.name), slug(stem(sent.name))]);
  if (!named.ok) return named;
  const { name } = named;
  const read = readScreenplay(format, sent.text);
  if (!read.ok) return read;
  const base = baseConfig(name, around);
  if (!base.root) return { ok: false, problem: "the series config that it would take over is not JSON: mend it first" };
  const planned = planEpisode(read.screenplay, name, base.isStarter ? undefined : knownIn(base.root));
  const frame = base.isStarter
    ? setConfigValue(setConfigValue(base.text, ["subjects"], {}), ["locations"], {})
    : base.text;
  const guesses = [...(base.isStarter ? [STARTER_GUESS] : []), ...read.guesses, ...planned.guesses];
  return {
    ok: true,
    plan: {
      name,
      script: planned.script,
      series: addToConfig(frame, planned.additions),
      pictures: base.pictures,
      ownConfig: true,
      from: format,
      guesses: guesses.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    },
  };
}

const STARTER_GUESS: Guess = {
  line: null,
  message: "look, size and rate are the starter's: no series config came with the script and none is beside it",
};

interface BaseConfig {
  readonly text: string;
  /** undefined when a config on disk is not JSON. */
  readonly root: LocatedFields | undefined;
  readonly pictures: "refs" | "../refs";
  readonly isStarter: boolean;
}

/** The config as it would be written in the episode's folder. */
function baseConfig(name: string, { own, show, showSeries, newest, starter }: ImportSource): BaseConfig {
  const source =
    own !== undefined
      ? { text: own, from: null, wasAbove: false }
      : showSeries !== null
        ? { text: showSeries, from: null, wasAbove: true }
        : newest && { text: newest.series, from: newest.name, wasAbove: newest.wasAbove };
  if (!source) return configAs(fillStarter({ name }, { show, starter }).series, true);
  const read: ConfigRead = readConfigText(source.text);
  const { from, wasAbove } = source;
  return configAs(read.ok ? copyConfig(source.text, read.root, { from, to: name, wasAbove }) : source.text, false);
}

function configAs(text: string, isStarter: boolean): BaseConfig {
  const read = readConfigText(text);
  const root = read.ok ? read.root : undefined;
  return { text, root, pictures: root ? picturesFolder(root) : "refs", isStarter };
}

function knownIn(root: LocatedFields): KnownNames {
  const entries = (block: string) => [...(root.get(block)?.fields ?? [])].filter(([id]) => !isComment(id));
  return {
    subjects: entries("subjects").map(([id, { fields }]) => {
      const name = fields && findField(fields, "name")?.scalar;
      const isCharacter = fields !== null && kindOf(fields) === "character" && !fields.has("of");
      const canSpeak = isCharacter && canBeSpeaker(id.toUpperCase());
      return { id, name: typeof name === "string" ? name : id, canSpeak };
    }),
    locations: entries("locations").map(([id]) => id),
  };
}

function nameFor(candidates: readonly string[]): { ok: true; name: string } | { ok: false; problem: string } {
  const name = candidates.find((each) => folderNameComplaint(each) === undefined);
  if (name !== undefined) return { ok: true, name };
  return { ok: false, problem: folderNameComplaint(candidates[0] ?? "") ?? "it has no name" };
}

/** `scripts/ep01.fountain` is `ep01`. */
function stem(name: string): string {
  const file = name.split(/[/\\]/).at(-1) ?? "";
  const dot = file.lastIndexOf(".");
  return (dot > 0 ? file.slice(0, dot) : file).trim();
}
