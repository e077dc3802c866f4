// What changed between two texts, word by word.
import { diffWordsWithSpace } from "diff";

export interface Piece {
  readonly kind: "same" | "in" | "out";
  readonly text: string;
}

/** Unchanged words that are kept on either side of a change. */
const KEPT_WORDS = 3;

/** The whole of both texts: what stayed, what went and what came. */
export function piecesOf(before: string, after: string): readonly Piece[] {
  const parts = diffWordsWithSpace(before, after);
  return joined(
    parts.map(({ value, added, removed }) => ({ kind: added ? "in" : removed ? "out" : "same", text: value })),
  );
}

/** The changes, with only as much of the unchanged around them as tells where they stand. Empty when nothing but white space changed. */
export function wordChanges(before: string, after: string): Piece[] {
  if (plain(before) === plain(after)) return [];
  const pieces = piecesOf(plain(before), plain(after));
  return pieces.map((piece, index) =>
    piece.kind === "same" ? { ...piece, text: shortened(piece.text, index === 0, index === pieces.length - 1) } : piece,
  );
}

/** `+"slow push in" −"static"`: the changes alone, for a line or a screen reader. */
export function formatWordChanges(pieces: readonly Piece[]): string {
  const said = pieces.filter(({ kind, text }) => kind !== "same" && text.trim() !== "");
  return said.map(({ kind, text }) => `${kind === "in" ? "+" : "−"}“${plain(text)}”`).join(" ");
}

/** Changes that only a space stands between are one change: all that went, then all that came. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  let gone = "";
  let come = "";
  const settle = () => {
    if (gone.trim() !== "") all.push({ kind: "out", text: gone });
    if (come.trim() !== "") all.push({ kind: "in", text: come });
    [gone, come] = ["", ""];
  };
  for (const piece of pieces) {
    const { kind, text } = piece;
    const isBetween = gone + come !== "" && text.trim() === "";
    if (kind === "same" && !isBetween) {
      settle();
      all.push(piece);
      continue;
    }
    if (kind !== "in") gone += text;
    if (kind !== "out") come += text;
  }
  settle();
  return all;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The words next to the changes before and after it; what stands at an end of the whole text has one only. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const head = isFirst ? 0 : KEPT_WORDS;
  const tail = isLast ? 0 : KEPT_WORDS;
  if (words.length <= head + tail + 1) return text;
  const begin = words.slice(0, head).join("");
  const end = tail === 0 ? "" : words.slice(-tail).join("");
  return `${begin}… ${end}`;
}
