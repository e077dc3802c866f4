// Which voice of the speech program reads a line: one per speaker, in the language that the line's letters point to.
// A script's own `voice` descriptions are for models; here it only matters that speakers can be told apart.
import type { SpeechOptions } from "../../media/animatic-args.ts";

/** Accents and speakers of English, so that neighbours differ in both. */
const ENGLISH: readonly string[] = [
  "en-us+f3",
  "en-gb+m3",
  "en-gb-scotland+f2",
  "en-us+m1",
  "en-gb-x-rp+f4",
  "en-gb+m7",
  "en-us+f5",
  "en-gb-scotland+m2",
];

const LANGUAGES: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, "ja"],
  [/\p{Script=Han}/u, "cmn"],
  [/\p{Script=Hangul}/u, "ko"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Hebrew}/u, "he"],
  [/\p{Script=Arabic}/u, "ar"],
  [/\p{Script=Devanagari}/u, "hi"],
];

/** Words a minute at which a line is tried first, and the bounds it may be scaled to. */
export const PLAIN_SPEED = 175;
const SLOWEST = 80;
const FASTEST = 320;

/** Voice and pitch of a speaker; `index` is the order of first appearance. */
export function voiceOf(index: number, text: string): Pick<SpeechOptions, "voice" | "pitch"> {
  const english = ENGLISH[index % ENGLISH.length] ?? "en";
  const language = LANGUAGES.find(([letters]) => letters.test(text))?.[1];
  const voice = language === undefined ? english : `${language}${english.slice(english.indexOf("+"))}`;
  return { voice, pitch: 38 + ((index * 23) % 31) };
}

/** Words a minute that turn a line's measured length into the wanted one, both in seconds. */
export function speedFor(measured: number, wanted: number): number {
  return Math.round(Math.min(FASTEST, Math.max(SLOWEST, (PLAIN_SPEED * measured) / Math.max(0.05, wanted))));
}

/** What the speech program may read: its own markup for sounds is taken out. */
export function speakable(text: string): string {
  return text.replace(/\[\[|\]\]/g, " ").trim();
}
