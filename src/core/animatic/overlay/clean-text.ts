// Text of a script made fit to draw: no controls, no lone surrogates, no towers of accents, one space between words.

/** More than any caption or label can show. */
const MOST = 600;

/** At most `most` UTF-16 units are kept; the cut never splits a code point. */
export function cleanText(text: string, most = MOST): string {
  const short = text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\u2026` : text;
  return short
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/(\u200d)\u200d+/gu, "$1")
    .replace(/([\p{Mn}\p{Me}]{2})[\p{Mn}\p{Me}]+/gu, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Capitals by the rules of the text's own letters: Greek drops its accents. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? "el" : "und");
}

/** `harbour_wall` as people write it: `harbour wall`. */
export function wordsOfId(id: string): string {
  return cleanText(id.replaceAll(/[_-]+/g, " "));
}

/** What is said of a place: its id as words, and its description. */
export function wordsOfPlace({ id, description }: { readonly id: string; readonly description: string }): string {
  return `${wordsOfId(id)}. ${description}`;
}

/** Whether the first letter that has a direction runs from right to left. */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0] ?? "";
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter);
}
