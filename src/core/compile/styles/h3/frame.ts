// The sentence that frames a shot: how large the subjects stand in it and how much of the place is seen.
// Who and where are given in the words of the style: tokens or names.
import { andList } from "../../sentences.ts";
import type { SizeWord } from "../../../lib/size-words.ts";

export interface Framed {
  readonly size: SizeWord;
  /** What is on screen, as the style calls it. */
  readonly subjects: readonly string[];
  /** The place, as the style calls it. */
  readonly place: string;
}

/** One sentence for the shot's size family. */
export function framingSentence(framed: Framed): string {
  return `${FRAMINGS[framed.size.family](framed)}.`;
}

const FRAMINGS: Record<SizeWord["family"], (framed: Framed) => string> = { close, medium, wide };

function close({ size, subjects, place }: Framed): string {
  if (subjects.length === 0) return `${shotOf(size)} picks out a detail of ${place} and fills the frame with it`;
  const fills = size.canon === "ecu" ? "" : ", large enough to fill the frame";
  return `${shotOf(size)} frames ${andList(subjects)}${extent(size)}${fills}; behind is only a magnified, soft part of ${place}`;
}

function medium({ size, subjects, place }: Framed): string {
  if (subjects.length === 0) return `${shotOf(size)} frames ${place}`;
  return `${shotOf(size)} frames ${andList(subjects)}${extent(size)}, with part of ${place} visible in the background`;
}

function wide({ size, subjects, place }: Framed): string {
  if (subjects.length === 0) return `${shotOf(size)} takes in the whole of ${place}`;
  return `${shotOf(size)} takes in the whole of ${place}, with ${andList(subjects)} visible in it${extent(size)}`;
}

/** `A wide shot`, `An extreme close-up`. */
function shotOf({ word }: SizeWord): string {
  return `${/^[aeiou]/u.test(word) ? "An" : "A"} ${word}`;
}

function extent({ extent: seen, canon }: SizeWord): string {
  if (seen === null) return "";
  if (seen.startsWith("from")) return ` ${seen}`;
  return canon === "ecu" ? `, so tight that ${seen}` : `, ${seen}`;
}
