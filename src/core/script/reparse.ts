// A script after an edit inside one shot: only that shot is read again, and the other parts of the tree are the very same values, so
// that whoever keeps what followed from them can tell. Any other edit is none of this file's business.
import { byLine, type Finding } from "../lib/findings.ts";
import { Draft } from "./draft.ts";
import { splitLines } from "./lines.ts";
import { emptySentence, takeLine } from "./parse.ts";
import type { ScriptParse, SequenceNode, ShotNode } from "./tree.ts";

export interface ReadScript {
  readonly lines: readonly string[];
  readonly parse: ScriptParse;
}

/** First and last line of a part of the script, 1-based. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The tree of the text, or undefined when the edit is not inside the body of one shot, with as many lines as before. */
export function reparseScript(before: ReadScript, text: string): ScriptParse | undefined {
  const lines = splitLines(text);
  const edit = lines.length === before.lines.length ? editedSpan(before.lines, lines) : undefined;
  if (!edit) return undefined;
  const sequence = before.parse.sequences.findLast(({ line }) => line < edit.from);
  const index = sequence?.shots.findLastIndex(({ line }) => line < edit.from) ?? -1;
  const shot = sequence?.shots[index];
  if (!sequence || !shot || hasHeading(edit, before.lines, lines)) return undefined;
  const body = { from: shot.line + 1, to: bodyEnd(before.parse, shot, lines.length) };
  if (edit.to > body.to || hasHeading(body, lines)) return undefined;
  return replaceShot(before.parse, { sequence, index, shot, body }, lines);
}

function editedSpan(old: readonly string[], now: readonly string[]): Span | undefined {
  const from = now.findIndex((line, i) => line !== old[i]) + 1;
  const to = now.findLastIndex((line, i) => line !== old[i]) + 1;
  return from === 0 ? undefined : { from, to };
}

function hasHeading({ from, to }: Span, ...texts: readonly (readonly string[])[]): boolean {
  return texts.some((lines) => lines.slice(from - 1, to).some((line) => /^(?:=|##?) /.test(line)));
}

/** The last line before the next sequence or shot. */
function bodyEnd({ sequences }: ScriptParse, shot: ShotNode, last: number): number {
  const heads = sequences.flatMap(({ line, shots }) => [line, ...shots.map((one) => one.line)]);
  return (heads.find((line) => line > shot.line) ?? last + 1) - 1;
}

interface Place {
  readonly sequence: SequenceNode;
  readonly index: number;
  readonly shot: ShotNode;
  readonly body: Span;
}

function replaceShot(
  parse: ScriptParse,
  { sequence, index, shot, body }: Place,
  lines: readonly string[],
): ScriptParse {
  const draft = new Draft();
  draft.openSequence(sequence.line, sequence.id, sequence.location);
  draft.openShot(shot.line, shot.id);
  for (let line = body.from; line <= body.to; line++) takeLine(lines[line - 1] ?? "", line, draft);
  const read = draft.shot ?? shot;
  const empty = emptySentence(read);
  if (empty !== undefined) draft.problem(shot.line, empty);
  const outside = ({ line }: { readonly line: number }) => line < body.from || line > body.to;
  const wasEmpty = emptySentence(shot);
  const kept = (findings: readonly Finding[]) =>
    findings.filter((one) => outside(one) && !(one.line === shot.line && one.message === wasEmpty));
  const shots = sequence.shots.with(index, read);
  return {
    episode: parse.episode,
    sequences: parse.sequences.map((one) => (one === sequence ? { ...sequence, shots } : one)),
    problems: byLine([...kept(parse.problems), ...draft.problems]),
    warnings: byLine([...kept(parse.warnings), ...draft.warnings]),
    lintOff: [...parse.lintOff.filter(outside), ...draft.lintOff].toSorted((a, b) => a.line - b.line),
  };
}
