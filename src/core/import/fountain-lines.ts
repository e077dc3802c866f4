// The lines of a Fountain text without what is not part of the script: cut passages (`/* … */`) and notes (`[[ … ]]`).
// A line of which nothing is left is gone, and the text before and after one is one line.
import { plainText } from "../lib/text-lines.ts";

export interface FountainLine {
  /** 1-based, in the whole text. */
  readonly line: number;
  readonly text: string;
}

export interface FountainText {
  readonly lines: readonly FountainLine[];
  readonly notes: readonly FountainLine[];
  /** Lines where cut passages begin. */
  readonly cuts: readonly number[];
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly isNote: boolean;
}

const BLANK_LINE = /\n[ \t]?\n/g;

export function readFountainLines(text: string): FountainText {
  const plain = plainText(text);
  const lines: FountainLine[] = [];
  const notes: FountainLine[] = [];
  const cuts: number[] = [];
  /** The position of the reader, and where the line that is being kept began. */
  let [line, begun] = [1, 1];
  let [kept, isCut] = ["", false];
  const endLine = () => {
    if (!isCut || kept.trim() !== "") lines.push({ line: begun, text: kept });
    line++;
    [begun, kept, isCut] = [line, "", false];
  };
  const keep = (part: string) => {
    const [first = "", ...rest] = part.split("\n");
    kept += first;
    for (const next of rest) {
      endLine();
      kept = next;
    }
  };
  let from = 0;
  for (const span of findSpans(plain)) {
    keep(plain.slice(from, span.from));
    const inner = plain.slice(span.from + 2, span.to - 2);
    if (span.isNote) notes.push({ line, text: inner });
    else cuts.push(line);
    line += inner.split("\n").length - 1;
    if (kept.trim() === "") begun = line;
    isCut = true;
    from = span.to;
  }
  keep(plain.slice(from));
  endLine();
  return { lines, notes, cuts };
}

/** Closing marks are looked for once and remembered, so that a text full of opening ones is still read in one go. */
function findSpans(text: string): Span[] {
  const spans: Span[] = [];
  const ends = { "/*": -1, "[[": -1 };
  let blank = -1;
  for (const { 0: mark, index } of text.matchAll(/\/\*|\[\[/g)) {
    const kind = mark as "/*" | "[[";
    if (index < (spans.at(-1)?.to ?? 0)) continue;
    if (ends[kind] < index + 2) ends[kind] = endOf(text, kind, index + 2);
    const end = ends[kind];
    if (end === Infinity) continue;
    if (kind === "[[") {
      if (blank < index) blank = blankAfter(text, index);
      if (blank < end) continue;
    }
    spans.push({ from: index, to: end + 2, isNote: kind === "[[" });
  }
  return spans;
}

function endOf(text: string, kind: "/*" | "[[", from: number): number {
  const at = text.indexOf(kind === "/*" ? "*/" : "]]", from);
  return at < 0 ? Infinity : at;
}

/** A note does not go on over an empty line; one of two blanks is not empty. */
function blankAfter(text: string, from: number): number {
  BLANK_LINE.lastIndex = from;
  return BLANK_LINE.exec(text)?.index ?? Infinity;
}
