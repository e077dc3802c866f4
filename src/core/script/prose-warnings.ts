// Why a line that counts as prose may have been meant as something else: a misspelt key, a heading without its blank,
// syntax behind blanks, a speaker without a line. Names of characters are not known here.
import type { RuleId } from "../lib/rule-ids.ts";
import { nearest, quoted } from "../lib/wording.ts";
import { splitSpeech } from "./constructs/dialogue.ts";
import { KEY_WORDS, findKey } from "./key-table.ts";
import { BODY_LINES, HEADINGS } from "./syntax.ts";

const SYNTAX = [...HEADINGS, ...BODY_LINES];
/** What a writer may take for a speaker's name: any capitals, and the marks that names have elsewhere. */
const CAPITALS = /^\p{Lu}[\p{Lu}\p{M}\p{N}_ .,&/'’-]*/u;
const WIDE_COLON = "\uff1a";

const CHECKS: readonly (readonly [id: RuleId, doubt: (line: string) => string | undefined])[] = [
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

/** The first doubt about a prose line (trimmed on the right only), or undefined. */
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

/** A sentence can begin with a word and a colon ("Note: the gate is red."): with a capital only a key itself is doubted. */
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
