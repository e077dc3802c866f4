// Somebody's words as a line of action, whatever they look like: a line that would read as a heading, a key, a comment or
// somebody's speech gets a dash before it. The words themselves stay as they are.
import { comment } from "./constructs/comment.ts";
import { dialogue, splitSpeech } from "./constructs/dialogue.ts";
import { episode } from "./constructs/episode.ts";
import { keyLine } from "./constructs/key-line.ts";
import { sequence } from "./constructs/sequence.ts";
import { shot } from "./constructs/shot.ts";
import { doubtProse } from "./doubt-prose.ts";

const SYNTAX = [comment, episode, sequence, shot, dialogue, keyLine];
const ANY_NAME = /^[^:(\s][^:(]*/;
const DASH = "\u2013 ";

/** One line of prose that parses without a remark; "" for a text of blanks. `speakers`: who may speak, in capitals. */
export function asProse(text: string, speakers: ReadonlySet<string> = new Set()): string {
  const line = text.replace(/[\n\r]+/g, " ").trim();
  const spoken = splitSpeech(line, ANY_NAME)?.name.toUpperCase();
  const misread = SYNTAX.some((construct) => construct.match(line) !== null) || doubtProse(line) !== undefined;
  return line !== "" && (misread || (spoken !== undefined && speakers.has(spoken))) ? DASH + line : line;
}
