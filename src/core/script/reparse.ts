// A script after an edit inside one shot: only that shot is read again. The parts above it are the same objects, those below are
// copies that know their original, so that results cached for a part stay valid. Other edits are not handled here: the whole script
// is parsed again.
import { byLine, type Diagnostic } from "../lib/diagnostics.ts";
import { emptySentence, takeLine, ScriptSize } from "./parse.ts";
import { type ScriptParse, type SequenceNode, type ShotNode, moveLine, moveSequence, moveShot } from "./tree.ts";
import { ScriptBuilder } from "./lines/line-construct.ts";
import { gather, stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { markAsMoved } from "../lib/remember.ts";

export interface ParsedScript {
  readonly lines: readonly string[];
  readonly parse: ScriptParse;
}

/** Lines from the first to the last, 1-based; none when the last stands before the first. */
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Edit {
  readonly from: number;
  /** The last line that is no more, and the one that stands there now. */
  readonly oldTo: number;
  readonly nowTo: number;
}

/** The shot that is read again, in both texts. */
interface EditedShot {
  readonly sequence: SequenceNode;
  readonly index: number;
  readonly shot: ShotNode;
  readonly old: Span;
  readonly now: Span;
}

/** The tree of the lines as they are now, or undefined when the edit is not inside the body of one shot. */
export function reparseScript({ lines: old, parse }: ParsedScript, lines: readonly string[]): ScriptParse | undefined {
  if (!parse.isComplete) return undefined;
  const edit = editBetween(old, lines);
  const edited = edit && findEditedShot(parse, edit, old.length);
  if (!edited) return undefined;
  if (isTooLarge(lines, edited.now)) return undefined;
  if (hasHeading(old, { from: edit.from, to: edit.oldTo }) || hasHeading(lines, edited.now)) return undefined;
  if (edit.nowTo !== edit.oldTo && namesLinesBelow(parse, edited.old)) return undefined;
  return replaceShot(parse, edited, lines);
}

/** The lines between those that both texts begin with and those that both end with. */
function editBetween(old: readonly string[], now: readonly string[]): Edit | undefined {
  const shorter = Math.min(old.length, now.length);
  let above = 0;
  while (above < shorter && old[above] === now[above]) above++;
  let below = 0;
  while (below < shorter - above && old.at(-1 - below) === now.at(-1 - below)) below++;
  const edit = { from: above + 1, oldTo: old.length - below, nowTo: now.length - below };
  return edit.from > edit.oldTo && edit.from > edit.nowTo ? undefined : edit;
}

function findEditedShot({ sequences }: ScriptParse, edit: Edit, oldLines: number): EditedShot | undefined {
  const sequence = sequences.findLast(({ line }) => line < edit.from);
  const index = sequence?.shots.findLastIndex(({ line }) => line < edit.from) ?? -1;
  const shot = sequence?.shots[index];
  if (!sequence || !shot) return undefined;
  const heads = sequences.flatMap(({ line, shots }) => [line, ...shots.map((one) => one.line)]);
  const old = { from: shot.line + 1, to: (heads.find((line) => line > shot.line) ?? oldLines + 1) - 1 };
  const now = { from: old.from, to: old.to + edit.nowTo - edit.oldTo };
  return edit.oldTo > old.to ? undefined : { sequence, index, shot, old, now };
}

function isTooLarge(lines: readonly string[], { from, to }: Span): boolean {
  const size = new ScriptSize();
  return lines.slice(from - 1, to).some((line) => size.add(line) !== undefined);
}

function hasHeading(lines: readonly string[], { from, to }: Span): boolean {
  return lines.slice(from - 1, to).some((line) => /^(?:=|##?) /.test(line));
}

/** Sentences that name a line cannot move without being said anew. */
function namesLinesBelow({ problems, warnings }: ScriptParse, { to }: Span): boolean {
  return [...problems, ...warnings].some(({ line, message }) => line > to && /\bline \d/.test(message));
}

function replaceShot(parse: ScriptParse, edited: EditedShot, lines: readonly string[]): ScriptParse {
  const { sequence, index, shot, old, now } = edited;
  const by = now.to - old.to;
  const builder = reparseShot(edited, lines);
  const read = builder.shot ?? shot;
  const wasEmpty = emptySentence(shot);
  const isOutside = ({ line }: { readonly line: number }) => line < old.from || line > old.to;
  const settle = <Part extends { readonly line: number }>(part: Part) =>
    by !== 0 && part.line > old.to ? moveLine(part, by) : part;
  const keepOutside = (diagnostics: readonly Diagnostic[]) =>
    diagnostics
      .filter((one) => isOutside(one) && !(one.line === shot.line && one.message === wasEmpty))
      .map((finding) => settle(finding));
  const shots = sequence.shots.map((one, i) => (i === index ? read : i > index && by !== 0 ? moveShot(one, by) : one));
  const moved = (one: SequenceNode) => (one.line > old.to && by !== 0 ? moveSequence(one, by) : one);
  return {
    episode: parse.episode && settle(parse.episode),
    sequences: parse.sequences.map((one) => (one === sequence ? { ...sequence, shots } : moved(one))),
    problems: byLine([...keepOutside(parse.problems), ...builder.problems]),
    warnings: byLine([...keepOutside(parse.warnings), ...builder.warnings]),
    lintOff: [...parse.lintOff.filter(isOutside).map((one) => settle(one)), ...builder.lintOff].toSorted(
      (a, b) => a.line - b.line,
    ),
    isComplete: true,
  };
}

/** The body of the shot as if it were the only one. */
function reparseShot({ sequence, shot, now }: EditedShot, lines: readonly string[]): ScriptBuilder {
  const builder = new ScriptBuilder();
  builder.openSequence(sequence.line, sequence.id, sequence.location);
  builder.openShot(shot.line, shot.id);
  for (let line = now.from; line <= now.to; line++) takeLine(lines[line - 1] ?? "", line, builder);
  const empty = emptySentence(builder.shot ?? shot);
  if (empty !== undefined) builder.problem(shot.line, empty);
  return builder;
}

/** From now on every such shot is known as a copy of what it was before, wherever the edit has moved it. */
export function* matchShots(before: ParsedScript, now: ParsedScript): Steps<void> {
  const known = new Map(yield* stepsOf(yield* shotsIn(before.parse), (shot) => [shot.id, shot] as const));
  for (const shot of yield* shotsIn(now.parse)) {
    const same = known.get(shot.id);
    if (same && isSameText(before.lines, same, now.lines, shot)) markAsMoved(shot, same);
    yield;
  }
}

function shotsIn({ sequences }: ScriptParse): Steps<ShotNode[]> {
  return gather(sequences, ({ shots }) => shots);
}

/** Nothing but its own lines, up to the last one that counts, makes a shot what it is. */
function isSameText(old: readonly string[], before: ShotNode, lines: readonly string[], shot: ShotNode): boolean {
  const length = shot.endLine - shot.line;
  if (before.endLine - before.line !== length) return false;
  for (let i = 0; i <= length; i++) if (old[before.line - 1 + i] !== lines[shot.line - 1 + i]) return false;
  return true;
}
