// The time in which somebody is dressed, by years and words of the design and the place.
import { hasAny } from "../read-words.ts";

export type Era = "ancient" | "medieval" | "early" | "victorian" | "twenties" | "fifties" | "future";

const WORDS: readonly (readonly [era: Era, words: string])[] = [
  [
    "ancient",
    "roman romans rome gladiator pharaoh pharaonic egyptian ancient spartan athenian trojan bc antiquity biblical",
  ],
  ["medieval", "medieval mediaeval crusade crusader feudal knight knights castle tournament jousting"],
  ["early", "tudor elizabethan georgian regency baroque renaissance napoleonic musketeer musketeers colonial puritan"],
  ["victorian", "victorian edwardian dickensian steampunk saloon frontier gaslight gaslit"],
  ["twenties", "twenties speakeasy prohibition trench trenches blitz wartime"],
  ["fifties", "fifties sixties"],
  ["future", "futuristic cyberpunk"],
];

/** Undefined where the words do not say, or say our own time. */
export function eraIn(words: readonly string[]): Era | undefined {
  for (const [at, word] of words.entries()) {
    const year = yearAt(words, at);
    if (year !== undefined) return eraOf(year);
    const named = WORDS.find(([, list]) => hasAny([word], list));
    if (named && !isAge(words, at)) return named[0];
  }
  return undefined;
}

/** "in her sixties" is an age; "the sixties" is a time. */
function isAge(words: readonly string[], at: number): boolean {
  return (
    (words[at] ?? "").endsWith("ties") && hasAny(words.slice(Math.max(0, at - 3), at), "her his their early mid late")
  );
}

function yearAt(words: readonly string[], at: number): number | undefined {
  const word = words[at] ?? "";
  if (!/^\d{2,4}$/.test(word)) return undefined;
  const next = words[at + 1] ?? "";
  if (next === "bc" || next === "ad" || next === "bce" || next === "ce")
    return next.startsWith("b") ? -Number(word) : Number(word);
  return word.length === 4 && Number(word) > 999 && Number(word) < 2400 ? Number(word) : undefined;
}

function eraOf(year: number): Era | undefined {
  if (year < 500) return "ancient";
  if (year < 1500) return "medieval";
  if (year < 1800) return "early";
  if (year < 1915) return "victorian";
  if (year < 1946) return "twenties";
  if (year < 1970) return "fifties";
  return year > 2060 ? "future" : undefined;
}

/** One row of the tables of costumes. */
export interface Costume {
  /** Nouns that name it, with blanks between. */
  readonly words: string;
  readonly wear: string;
  /** Other words for a woman or a man, and for other times. */
  readonly woman?: string;
  readonly man?: string;
  readonly in?: Partial<Record<Era, string>>;
}
