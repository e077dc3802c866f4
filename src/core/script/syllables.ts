// How many syllables a spoken text has, as pacing counts them. docs/format.md "Dialogue timing"; other scripts: docs/decisions.md 8.

const LATIN_VOWELS = /[aeiouy]+/g;
const SILENT_E = /[^ley]e$/;
const ONE_EACH =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}]/u;
const VOWEL_SCRIPTS = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const CYRILLIC_VOWELS = new Set("аеёиіїоуыэюяєѐѝӣӯөүұәӑӓӗӥӧӫӱӹ");
const GREEK_VOWELS = new Set("αεηιουω");

/** Syllables of a text: the sum over its words, which blanks part. Figures and signs alone count nothing. */
export function syllablesOf(text: string): number {
  return text.split(/\s+/).reduce((sum, word) => sum + syllablesOfWord(word), 0);
}

/** Syllables of one word. */
export function syllablesOfWord(word: string): number {
  const lower = word.toLowerCase();
  const latin = lower.replace(/[^a-z]/g, "");
  return latin === "" ? foreignSyllables(lower) : latinSyllables(latin);
}

function latinSyllables(word: string): number {
  const runs = word.match(LATIN_VOWELS)?.length ?? 0;
  const silent = runs > 1 && SILENT_E.test(word) ? 1 : 0;
  return Math.max(1, runs - silent);
}

/** No a to z: one for each CJK character, one for each Cyrillic or Greek vowel (at least one), one for every three other letters. */
function foreignSyllables(word: string): number {
  const letters: readonly string[] = word.normalize("NFC").match(/\p{L}/gu) ?? [];
  const single = letters.filter((char) => ONE_EACH.test(char)).length;
  const voweled = letters.filter((char) => VOWEL_SCRIPTS.test(char));
  const others = letters.length - single - voweled.length;
  const vowels = voweled.length === 0 ? 0 : Math.max(1, voweled.filter(isVowel).length);
  return single + vowels + Math.ceil(others / 3);
}

/** Greek vowels carry accents; a Cyrillic mark can make another letter (й is no и). */
function isVowel(char: string): boolean {
  return CYRILLIC_VOWELS.has(char) || GREEK_VOWELS.has(char.normalize("NFD").charAt(0));
}
