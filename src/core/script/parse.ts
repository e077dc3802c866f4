// From the text of a script to its tree, with all problems and warnings. Never throws, on any text.
// What needs the series config (who may speak, which places exist) is left to the story.
import { byLine } from "../lib/diagnostics.ts";
import { quoted } from "../lib/wording.ts";
import { runSteps, gather, type Steps } from "../lib/cooperative-steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import type { ScriptParse, ShotNode } from "./tree.ts";
import { type LineConstruct, ScriptBuilder } from "./lines/line-construct.ts";
import { comment, lintOff } from "./lines/comments.ts";
import { BODY_LINES, HEADINGS, prose, stray } from "./lines/prose.ts";

/** The kinds of lines, in the order in which they are tried: the first that takes the line wins. */
export const LINES: readonly LineConstruct[] = [lintOff, comment, ...HEADINGS, stray, ...BODY_LINES, prose];

export function parseScript(text: string): ScriptParse {
  return runSteps(parseSteps(splitLines(text)));
}

/** The same, line by line. */
export function* parseSteps(lines: readonly string[]): Steps<ScriptParse> {
  const builder = new ScriptBuilder();
  const isComplete = yield* takeLines(lines, builder);
  if (isComplete) yield* checkScript(builder);
  return {
    episode: builder.episode,
    sequences: builder.sequences,
    problems: byLine(builder.problems),
    warnings: byLine(builder.warnings),
    lintOff: builder.lintOff,
    isComplete,
  };
}

/** False when the script is too large to be read to its end, which is then a problem of the draft. */
function* takeLines(lines: readonly string[], builder: ScriptBuilder): Steps<boolean> {
  const size = new ScriptSize();
  for (const [index, line] of lines.entries()) {
    const tooLarge = size.add(line);
    if (tooLarge !== undefined) {
      builder.problem(index + 1, tooLarge);
      return false;
    }
    takeLine(line, index + 1, builder);
    yield;
  }
  return true;
}

/** Reads one line, 1-based, into what has been read so far. */
export function takeLine(text: string, line: number, builder: ScriptBuilder): void {
  const trimmed = text.trimEnd();
  LINES.some((construct) => construct.take(trimmed, line, builder));
}

/** What is wrong with a shot without a line of its own; undefined when it has one. */
export function emptySentence({ id, prose: action, dialogue: lines }: ShotNode): string | undefined {
  if (action.length > 0 || lines.length > 0) return undefined;
  return `shot ${quoted(id)} is empty: it needs a line of action or dialogue`;
}

/** A project of clips may wait for its first one. */
export const NO_SEQUENCE = `the script has no sequence: write "# <sequence> <location>"`;

/** Problems that no single line shows. */
function* checkScript(builder: ScriptBuilder): Steps<void> {
  if (!builder.episode) builder.problem(1, `the script has no header: begin it with "= <episode> <title>"`);
  if (builder.sequences.length === 0) builder.problem(1, NO_SEQUENCE);
  for (const shot of yield* gather(builder.sequences, ({ shots }) => shots)) {
    const empty = emptySentence(shot);
    if (empty !== undefined) builder.problem(shot.line, empty);
    yield;
  }
}

/** Sequences and shots together. */
export const MOST_HEADINGS = 20_000;

/** Lines under one heading, and above the first. */
export const MOST_LINES = 2_000;

const HEADING = /^##? /;

/** Measures a script from its first line on. */
export class ScriptSize {
  #headings = 0;
  #lines = 0;

  /** Counts the next line; a sentence when it is one too many. */
  add(line: string): string | undefined {
    const isHeading = HEADING.test(line);
    this.#headings += isHeading ? 1 : 0;
    this.#lines = isHeading ? 0 : this.#lines + 1;
    if (this.#headings > MOST_HEADINGS)
      return `the script has more than ${MOST_HEADINGS} sequences and shots: make several episodes of it`;
    if (this.#lines > MOST_LINES)
      return `more than ${MOST_LINES} lines stand under one heading: divide them into shots`;
    return undefined;
  }
}
