// Clips as the texts of an episode of their own: their sequences under its header, and a config of a show that somebody goes on with.
import { headerLine, oneLine, slug } from "../lib/one-line.ts";
import { splitLines } from "../lib/text-lines.ts";
import { parseScript } from "../script/parse.ts";
import { NO_LOOK } from "../series/read-blocks.ts";
import type { ClipTexts } from "./add-clip.ts";

/** A show has a character or a thing; what clips show may be in their sentences alone. */
const NOBODY = { kind: "prop", name: "The subject", design: "what the clips show" };

export interface EpisodeOfClips extends ClipTexts {
  /** Shots that are in it, in script order. */
  readonly shots: readonly string[];
}

/** `wanted`: null for every clip. */
export function clipsAsEpisode(
  { script, series }: ClipTexts,
  wanted: readonly string[] | null,
  title: string,
): EpisodeOfClips {
  const lines = splitLines(script);
  const { sequences, episode } = parseScript(script);
  const isWanted = (id: string) => wanted === null || wanted.includes(id);
  const blocks = sequences.flatMap((sequence, index) => {
    if (!sequence.shots.some(({ id }) => isWanted(id))) return [];
    const end = sequences[index + 1]?.line ?? lines.length + 1;
    return [{ shots: sequence.shots.map(({ id }) => id), lines: lines.slice(sequence.line - 1, end - 1) }];
  });
  const body = blocks.map((block) => block.lines.join("\n").trim()).join("\n\n");
  // The id stays: the seeds of its shots, and so of their takes, come from it.
  return {
    script: `${headerLine(episode?.id ?? slug(title), title)}\n\n${body}\n`,
    series: `${JSON.stringify(asShow(JSON.parse(series) as Config, title, body), null, 2)}\n`,
    shots: blocks.flatMap(({ shots }) => shots),
  };
}

type Config = Readonly<Record<string, unknown>>;

function asShow({ simple: _simple, ...config }: Config, title: string, body: string): Config {
  const style = fieldsOf(config["style"]);
  const subjects = namedIn(body, config["subjects"]);
  return {
    ...config,
    series: { ...fieldsOf(config["series"]), id: slug(title), title: oneLine(title) },
    style: { ...style, look: style["look"] || NO_LOOK },
    subjects: Object.keys(subjects).length > 0 ? subjects : { subject: NOBODY },
    locations: namedIn(body, config["locations"]),
  };
}

function namedIn(body: string, entries: unknown): Config {
  const words = new Set(body.split(/[\s,]+/));
  return Object.fromEntries(Object.entries(fieldsOf(entries)).filter(([id]) => words.has(id)));
}

function fieldsOf(value: unknown): Config {
  return value !== null && typeof value === "object" ? { ...value } : {};
}
