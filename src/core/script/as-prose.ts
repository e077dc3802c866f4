// Somebody's words as a line of action, whatever they look like: a line that would read as a heading, a key, a comment or
// somebody's speech gets a dash before it. The words themselves stay as they are.
import { comment } from "./constructs/comment.ts";
import { ANY_NAME, splitSpeech } from "./constructs/dialogue.ts";
import { findProseWarning } from "./prose-warnings.ts";
import { BODY_LINES, HEADINGS } from "./syntax.ts";

const MISREAD = [comment, ...HEADINGS, ...BODY_LINES];
const DASH = "\u2013 ";

/** One line of prose that parses without a remark; "" for a text of blanks. `speakers`: who may speak, in capitals. */
export function asProse(text: string, speakers: ReadonlySet<string> = new Set()): string {
  const line = text.replace(/[\n\r]+/g, " ").trim();
  const spoken = splitSpeech(line, ANY_NAME)?.name.toUpperCase();
  const misread = MISREAD.some((construct) => construct.match(line) !== null) || findProseWarning(line) !== undefined;
  return line !== "" && (misread || (spoken !== undefined && speakers.has(spoken))) ? DASH + line : line;
}
