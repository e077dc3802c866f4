// The one way by which a string gets a place: cut to a width, or wrapped into lines. Knows graphemes; the ruler is handed in.

/** Width of a text in pixels, in one face and size. */
type Ruler = (text: string) => number;

export interface Column {
  /** Pixels. */
  readonly width: number;
  /** At most so many lines; the last one ends with an ellipsis when the text has more. */
  readonly lines: number;
}

const ELLIPSIS = "\u2026";
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** A character that starts or ends a line as well as a space would. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Marks that never start a line. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\u30fc\u3005]/u;

/** The text, or as much of it as fits with an ellipsis; empty when nothing does. */
export function fitLine(text: string, width: number, ruler: Ruler): string {
  if (text === "" || ruler(text) <= width) return text;
  const parts = split(text);
  let low = 0;
  let high = parts.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (ruler(cut(parts, middle)) <= width) low = middle;
    else high = middle - 1;
  }
  if (low > 0) return cut(parts, low);
  return ruler(ELLIPSIS) <= width ? ELLIPSIS : "";
}

/** Lines no wider than the column, as even as their number allows. */
export function wrapText(text: string, column: Column, ruler: Ruler): readonly string[] {
  const pieces = pieceText(text, column.width, ruler);
  const lines = fillLines(pieces, column.width, ruler);
  if (lines.length > column.lines) return shortened(lines, column, ruler);
  return lines.length < 2 ? lines : balanced(pieces, lines, ruler);
}

/** A run of text that stays together, and what stands between it and the run before it on one line. */
interface Piece {
  readonly text: string;
  readonly gap: "" | " ";
}

function pieceText(text: string, width: number, ruler: Ruler): readonly Piece[] {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  return words.flatMap((word) =>
    pieceWord(word, width, ruler).map((run, at) => ({ text: run, gap: at === 0 ? " " : "" })),
  );
}

/** A word stays whole unless its script breaks anywhere, or it is wider than a line. */
function pieceWord(word: string, width: number, ruler: Ruler): readonly string[] {
  if (!WIDE.test(word) && ruler(word) <= width) return [word];
  const runs: string[] = [];
  for (const part of split(word)) {
    const last = runs.at(-1);
    const joins = last !== undefined && ruler(last + part) <= width && !(WIDE.test(word) && canPart(last, part));
    if (joins) runs[runs.length - 1] = last + part;
    else runs.push(...narrow(part, width, ruler));
  }
  return runs;
}

function canPart(before: string, after: string): boolean {
  return (WIDE.test(after) || WIDE.test(before.at(-1) ?? "")) && !CLOSING.test(after);
}

/** A grapheme wider than the line is cut code point by code point; what still is too wide is left out. */
function narrow(part: string, width: number, ruler: Ruler): readonly string[] {
  if (ruler(part) <= width) return [part];
  return Array.from(part).filter((point) => ruler(point) <= width);
}

function fillLines(pieces: readonly Piece[], width: number, ruler: Ruler): readonly string[] {
  const lines: string[] = [];
  for (const { text, gap } of pieces) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : last + gap + text;
    if (last !== undefined && ruler(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

function shortened(lines: readonly string[], column: Column, ruler: Ruler): readonly string[] {
  if (column.lines < 1) return [];
  const kept = lines.slice(0, column.lines - 1);
  const [first = "", next = ""] = lines.slice(column.lines - 1);
  const rest = WIDE.test(first.at(-1) ?? "") ? first + next : `${first} ${next}`;
  const last = fitLine(`${rest} ${ELLIPSIS}`, column.width, ruler).replace(/ ?\u2026$/u, ELLIPSIS);
  return [...kept, last];
}

/** The narrowest column that still gives the same number of lines. */
function balanced(pieces: readonly Piece[], lines: readonly string[], ruler: Ruler): readonly string[] {
  let best = lines;
  let low = 0;
  let high = Math.max(...lines.map(ruler));
  for (let step = 0; step < 7; step++) {
    const width = (low + high) / 2;
    const tried = fillLines(pieces, width, ruler);
    const fits = tried.length === lines.length && Math.max(...tried.map(ruler)) <= high;
    if (fits) best = tried;
    if (fits) high = width;
    else low = width;
  }
  return best;
}

function cut(parts: readonly string[], count: number): string {
  return parts.slice(0, count).join("").trimEnd() + ELLIPSIS;
}

function split(text: string): string[] {
  return Array.from(graphemes.segment(text), (part) => part.segment);
}

export type FontFace = "plain" | "strong" | "slanted" | "mono";

export interface TextStyle {
  readonly face: FontFace;
  /** Pixels. */
  readonly size: number;
  /** Extra space after each letter, in parts of the size. */
  readonly tracking?: number;
  /** The name of a registered font that is asked before the face's own. */
  readonly font?: string;
}

/** Width in pixels of a text in a type. */
export type Measure = (text: string, type: TextStyle) => number;

/** Letters as layouts speak of them: a face and a size. How wide a text comes out is asked through `Measure`. */
export function rulerOf(measure: Measure, type: TextStyle): Ruler {
  return (text) => measure(text, type);
}

/** A text with its place: left end and middle of the capitals. */
export interface PlacedText {
  readonly text: string;
  readonly type: TextStyle;
  readonly x: number;
  readonly y: number;
}
