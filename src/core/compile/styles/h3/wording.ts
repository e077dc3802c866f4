// Small words of the H3 prompts: counts, quoted lettering, how a voice and a camera are put into a sentence.
import { clause, midSentence, quotable, sentence } from "../../sentences.ts";

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
