// When and in which region a place is built: a year that is written out first, then words that mean one.
import { findTerms, indexTerms } from "./find-terms.ts";
import type { PlaceText } from "./read-kind.ts";
import { field, readBest } from "./read-light.ts";
import type { PlaceKind } from "./place-kinds.ts";
import type { Because, Era, Region } from "./place-scene.ts";
import type { Token } from "./tokens.ts";
import { ERAS, REGIONS, YEARS } from "./words/times-and-regions.ts";

const WORDS_OF_YEARS = indexTerms<string>([YEARS]);
const ERA = field<Era>("era", ERAS);
const REGION = field<Region>("region", REGIONS);

/** The first year that no era before it reaches, and the year that stands for it. */
const ERA_YEARS: Readonly<Record<Era, readonly [until: number, usual: number]>> = {
  ancient: [500, 50],
  medieval: [1500, 1300],
  old: [1960, 1900],
  modern: [2050, 2015],
  future: [Infinity, 2090],
};
const FUTURE: readonly PlaceKind[] = ["spaceship", "orbit"];

interface TimeReading {
  readonly year: number;
  readonly era: Era;
  readonly region: Region;
  readonly because: readonly Because[];
}

export function readTime(own: readonly PlaceText[], added: readonly PlaceText[], kind: PlaceKind): TimeReading {
  const region = readBest(own, added, REGION);
  const place = { region: region?.key ?? ("plain" as const), because: region?.because ?? [] };
  const named = firstYear(own) ?? firstYear(added);
  if (named) return { ...place, year: named.year, era: eraOf(named.year), because: [...place.because, named.because] };
  const era = readBest(own, added, ERA);
  const usual = era?.key ?? (FUTURE.includes(kind) ? "future" : "modern");
  return { ...place, year: ERA_YEARS[usual][1], era: usual, because: [...place.because, ...(era?.because ?? [])] };
}

function eraOf(year: number): Era {
  const [era] = Object.entries(ERA_YEARS).find(([, [until]]) => year < until) ?? ["future"];
  return era as Era;
}

interface NamedYear {
  readonly year: number;
  readonly because: Because;
}

function firstYear(texts: readonly PlaceText[]): NamedYear | undefined {
  return firstOf(texts, writtenYear) ?? firstOf(texts, meantYear);
}

function firstOf(texts: readonly PlaceText[], read: (text: PlaceText) => NamedYear | undefined): NamedYear | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found) return found;
  }
  return undefined;
}

function writtenYear({ tokens, source }: PlaceText): NamedYear | undefined {
  for (const [at, token] of tokens.entries()) {
    const year = token.denied || token.compared ? undefined : yearOf(token, tokens[at + 1]?.word ?? "");
    if (year !== undefined) return { year, because: { field: "era", word: token.word, source } };
  }
  return undefined;
}

function meantYear({ tokens, source }: PlaceText): NamedYear | undefined {
  const found = findTerms(tokens, WORDS_OF_YEARS).find(({ denied, weight }) => !denied && weight > 0);
  const key = found?.keys[0]?.key;
  return found && key ? { year: Number(key), because: { field: "era", word: found.words, source } } : undefined;
}

const BEFORE = new Set(["bc", "bce"]);
const OF_OURS = new Set(["ad", "ce"]);
/** What a number of four digits may count instead. */
const COUNTED = new Set("m metres meters feet ft km miles people men soldiers hp kg dollars pounds euros".split(" "));

/** "1943", "1880s", "52 BC", "19th century". */
function yearOf({ word }: Token, following: string): number | undefined {
  const [, digits, ending = ""] = /^(\d{1,4})(s|st|nd|rd|th)?$/.exec(word) ?? [];
  if (!digits) return undefined;
  const number = Number(digits);
  if (BEFORE.has(following)) return -number;
  if (OF_OURS.has(following)) return number;
  if (following === "century") return number <= 25 ? number * 100 - 50 : undefined;
  return isYear(number) && !COUNTED.has(following) ? number + (YEARS_IN[ending] ?? 0) : undefined;
}

/** The middle of "the 1880s". */
const YEARS_IN: Readonly<Record<string, number>> = { s: 5 };
const isYear = (number: number): boolean => number >= 1000 && number <= 2999;
