// What changed between two texts, word by word, with only as much of the unchanged around it as tells where it stands.
import { diffWordsWithSpace } from "diff";

export interface Piece {
  readonly kind: "same" | "in" | "out";
  readonly text: string;
}

/** Unchanged words that are kept on either side of a change. */
const KEPT_WORDS = 3;

/** Empty when nothing but white space changed. */
export function wordChanges(before: string, after: string): Piece[] {
  if (plain(before) === plain(after)) return [];
  const pieces = joined(
    diffWordsWithSpace(plain(before), plain(after)).map(({ value, added, removed }): Piece => ({
      kind: added ? "in" : removed ? "out" : "same",
      text: value,
    })),
  );
  return pieces.map((piece, index) =>
    piece.kind === "same" ? { ...piece, text: shortened(piece.text, index === 0, index === pieces.length - 1) } : piece,
  );
}

/** `+"slow push in" −"static"`: the changes alone, for a line or a screen reader. */
export function sayPieces(pieces: readonly Piece[]): string {
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
