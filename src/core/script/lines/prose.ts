// Lines that no form claims: action, notes, and what was most likely meant as something else.
import { type LineConstruct, lineConstruct } from "./line-construct.ts";
import { episode, sequence, shot } from "./headings.ts";
import { dialogue, splitSpeech, ANY_NAME } from "./dialogue.ts";
import { keyLine } from "./key-line.ts";
import { nearest, quoted } from "../../lib/wording.ts";
import type { RuleId } from "../../lib/diagnostics.ts";
import { KEY_WORDS, findKey } from "../keys/key-table.ts";
import { comment } from "./comments.ts";

/** The kinds of lines that are recognized by their form. Prose and stray lines are what is left. */
export const HEADINGS: readonly LineConstruct[] = [episode, sequence, shot];

/** Under a heading. */
export const BODY_LINES: readonly LineConstruct[] = [dialogue, keyLine];

const SYNTAX = [...HEADINGS, ...BODY_LINES];

/** What a writer may take for a speaker's name: any capitals, and the marks that names have elsewhere. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}\p{N}_ .,&/'’-]*/u;

const WIDE_COLON = "\uff1a";

const CHECKS: readonly (readonly [id: RuleId, check: (line: string) => string | undefined])[] = [
  ["indented-syntax", indentedSyntax],
  ["odd-heading", heading],
  ["ruler", ruler],
  ["speaker-without-words", speakerWithoutLine],
  ["wide-colon", wideColon],
  ["unreadable-speaker", foreignCapitals],
  ["unknown-key", unknownKey],
];

export interface ProseWarning {
  readonly id: RuleId;
  readonly sentence: string;
}

/** The first warning about a prose line (trimmed on the right only), or undefined. */
export function findProseWarning(line: string): ProseWarning | undefined {
  for (const [id, check] of CHECKS) {
    const sentence = check(line);
    if (sentence !== undefined) return { id, sentence };
  }
  return undefined;
}

function indentedSyntax(line: string): string | undefined {
  const bare = line.trimStart();
  if (bare === line) return undefined;
  const kind = SYNTAX.find((construct) => construct.match(bare) !== null);
  return kind && `blanks before ${quoted(bare)} keep it from being read as a ${kind.name} line: remove them`;
}

function heading(line: string): string | undefined {
  const marks = /^(=(?!=)|#+)/.exec(line)?.[0];
  if (marks === undefined) return undefined;
  return `${quoted(line)} looks like a heading: write "# <sequence> <location>", "## <shot>" or "= <episode> <title>"`;
}

function ruler(line: string): string | undefined {
  if (!/^([-*_=])\1{2,}$/.test(line)) return undefined;
  return `${quoted(line)} looks like a ruler: scripts have none, begin it with // to make it a comment`;
}

function speakerWithoutLine(line: string): string | undefined {
  const speech = splitSpeech(line);
  return speech?.text === "" ? `${quoted(line)} has no words after the colon: write the spoken line there` : undefined;
}

function wideColon(line: string): string | undefined {
  if (!line.includes(WIDE_COLON)) return undefined;
  const plain = line.replace(WIDE_COLON, ":");
  const meant = BODY_LINES.some((construct) => construct.match(plain) !== null);
  return meant ? `${quoted(line)} has a full-width colon: write the plain ":"` : undefined;
}

function foreignCapitals(line: string): string | undefined {
  const speech = splitSpeech(line, CAPITALS);
  if (!speech) return undefined;
  return `${quoted(speech.name)} cannot be read as a speaker: names in dialogue use A to Z, 0 to 9, _ ' - and blanks`;
}

/** A sentence can begin with a word and a colon ("Note: the gate is red."): with a capital, only a known key gets a warning. */
function unknownKey(line: string): string | undefined {
  const match = /^([A-Za-z][A-Za-z_]*)\s*:(?!\/\/)/.exec(line);
  if (!match) return undefined;
  const word = match[1] ?? "";
  const lower = word.toLowerCase();
  if (findKey(lower)) return `keys are written in lower case: write "${lower}:" instead of ${quoted(`${word}:`)}`;
  if (/^[A-Z]/.test(word)) return undefined;
  const near = nearest(lower, KEY_WORDS);
  return `unknown key ${quoted(`${word}:`)}${near === undefined ? "" : `, the nearest is "${near}:"`}`;
}

/** Every other line: action in a shot, a note under a header. A line that looks like another kind gets a warning. */
export const prose = lineConstruct({
  name: "prose",
  match: (text) => ({ text }),
  apply({ text }, line, builder) {
    builder.blockAt(line)?.prose.push({ line, value: text.trim() });
    const warning = findProseWarning(text);
    if (!warning) return;
    const counts = builder.shot ? "this line counts as action" : "this line counts as a note";
    builder.warn(line, `${warning.sentence}; ${counts}`, warning.id);
  },
  examples: [
    { text: "She waits: the tide turns.", reads: { text: "She waits: the tide turns." } },
    { text: "  Indented.", reads: { text: "  Indented." } },
  ],
});

/** Anything that stands before the first sequence and is no header: an error, reported once for all such lines. */
export const stray = lineConstruct({
  name: "stray",
  isAllowed: (builder) => builder.sequences.length === 0,
  match: (text) => ({ text: text.trim() }),
  apply({ text }, line, builder) {
    if (builder.strayLine !== null) return;
    builder.strayLine = line;
    builder.problem(
      line,
      `${quoted(text)} stands before the first sequence: only the "= " header and // comments may, so begin with "# <sequence> <location>"`,
    );
  },
  examples: [{ text: "  who: mara", reads: { text: "who: mara" } }],
});

const MISREAD = [comment, ...HEADINGS, ...BODY_LINES];

const DASH = "\u2013 ";

/** One line of prose that parses without a remark; "" for a text of blanks. `speakers`: who may speak, in capitals. */
export function asProse(text: string, speakers: ReadonlySet<string> = new Set()): string {
  const line = text.replace(/[\n\r]+/g, " ").trim();
  const spoken = splitSpeech(line, ANY_NAME)?.name.toUpperCase();
  const misread = MISREAD.some((construct) => construct.match(line) !== null) || findProseWarning(line) !== undefined;
  return line !== "" && (misread || (spoken !== undefined && speakers.has(spoken))) ? DASH + line : line;
}
