// Phrases of the H3 prompts: framing, background people, counts, lettering, how a voice and a camera are put into a sentence.
import { clause, midSentence, quotable, sentence, eitherList, andList } from "../sentences.ts";
import type { SizeWord } from "../../../lib/size-words.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six"];

/** As a word up to six, in digits above. */
export function countWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Opens with an article, or with a possessive: it can follow "is" or "with". */
export function isNounPhrase(text: string): boolean {
  return /^(?:an?|the|his|her|their|its)\s/iu.test(text.trim());
}

/** `with a low voice`; a voice that is only a list of qualities is called a description. */
export function voicePhrase(voice: string): string {
  return isNounPhrase(voice) ? `with ${inSentence(voice)}` : `with a voice described as ${clause(voice)}`;
}

/** The action as written, or as much of it as a line of `length` characters takes; the rest is left away even inside a word. */
export function cutAt(text: string, length: number): string {
  const characters = Array.from(text.trim());
  return characters.length <= length ? sentence(text) : characters.slice(0, length).join("").trimEnd();
}

/** One sentence: what the camera does, or that it does nothing. A script writes a verb phrase, "pushes in slowly". */
export function cameraSentence(camera: string | null): string {
  const move = clause(camera ?? "").replace(/^the camera\s+/iu, "");
  return move === "" ? "The camera holds a static shot." : `The camera ${lowerFirst(move)}.`;
}

/** One sentence: lettering that the picture must show, in quotes; its own double quotes become single ones. */
export function letteringSentence(text: string | null): string {
  const words = (text ?? "").trim().replace(/^"(.*)"$/su, "$1");
  return words === "" ? "" : `The picture shows the lettering "${quotable(words)}".`;
}

/** The text without its end stop; an article or a possessive at its start is no longer a capital. */
export function inSentence(text: string): string {
  return isNounPhrase(text) ? lowerFirst(clause(text)) : midSentence(text);
}

/** A capital at the start goes, unless the word is written in capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** One or two sentences, or "" without extras. `people`: the named ones on screen, as the style calls them. */
export function extrasSentences(extras: string | null, people: readonly string[]): string {
  const crowd = clause(extras ?? "");
  if (crowd === "") return "";
  if (people.length === 0) return `Everyone in the picture is an unnamed background person: ${crowd}.`;
  return `Around them are unnamed background people: ${crowd}. None of these people resembles ${eitherList(people)}.`;
}

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
