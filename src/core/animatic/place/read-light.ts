// Hour, weather, mood and practical lights: what the location says first, then what sequence and shot add.
import { findTerms, indexTerms, type TermIndex } from "./find-terms.ts";
import type { PlaceText } from "./read-kind.ts";
import type { PlaceKind } from "./place-kinds.ts";
import type { Because, Hour, Mood, Practical, Weather } from "./place-scene.ts";
import { HOURS, MOODS, PRACTICALS, WEATHERS } from "./words/light-and-air.ts";

export interface Field<K extends string> {
  readonly field: string;
  readonly terms: TermIndex<K>;
  /** What counts less than all others that are named: a grey sky in the rain is rain. */
  readonly least?: K;
}

export const field = <K extends string>(
  name: string,
  ...tables: readonly Partial<Readonly<Record<K, string>>>[]
): Field<K> => ({
  field: name,
  terms: indexTerms<K>(tables),
});

export const WORD_TERMS = {
  hour: field<Hour>("hour", HOURS),
  weather: { ...field<Weather>("weather", WEATHERS), least: "grey" as const },
  mood: field<Mood>("mood", MOODS),
  practical: field<Practical>("practicals", PRACTICALS),
};

export interface Read<K extends string> {
  readonly key: K;
  readonly because: Because;
}

export interface Best<K extends string> {
  readonly key: K;
  readonly because: readonly Because[];
}

const SUGGESTS = 0.4;

/** Places that are mostly seen by artificial light, or where no sun is. */
const USUAL_HOURS: Partial<Readonly<Record<PlaceKind, Hour>>> = {
  bar: "night",
  theatre: "night",
  orbit: "night",
  deep_sea: "night",
  tunnel: "night",
};

interface LightReading {
  readonly hour: Hour;
  readonly weather: Weather;
  readonly mood: Mood;
  readonly practicals: readonly Practical[];
  readonly because: readonly Because[];
}

export function readLight(own: readonly PlaceText[], added: readonly PlaceText[], kind: PlaceKind): LightReading {
  const hour = readBest(own, added, WORD_TERMS.hour);
  const weather = readBest(own, added, WORD_TERMS.weather);
  const mood = readBest(own, added, WORD_TERMS.mood);
  const practicals = readList(own, WORD_TERMS.practical);
  const named = [hour, weather, mood].flatMap((best) => best?.because ?? []);
  return {
    hour: hour?.key ?? USUAL_HOURS[kind] ?? "day",
    weather: weather?.key ?? "clear",
    mood: mood?.key ?? "plain",
    practicals: practicals.map(({ key }) => key),
    because: [...named, ...practicals.map(({ because }) => because)],
  };
}

/** The key whose words weigh most in the location; where it says nothing, in what is added. */
export function readBest<K extends string>(
  own: readonly PlaceText[],
  added: readonly PlaceText[],
  of: Field<K>,
): Best<K> | undefined {
  return bestOf(own, of, SUGGESTS) ?? bestOf(added, of, 0);
}

const WEIGHTS: Partial<Readonly<Record<PlaceText["source"], number>>> = { hint: 8, id: 1.2 };
/** Of a score. */
const LEAST = 0.6;

function bestOf<K extends string>(
  texts: readonly PlaceText[],
  { field: name, terms, least }: Field<K>,
  suggestion: number,
): Best<K> | undefined {
  const scores = new Map<K, { score: number; because: Because[] }>();
  const denied = new Set(deniedOf(texts, terms));
  for (const { source, tokens } of texts) {
    const weight = WEIGHTS[source] ?? 1;
    for (const found of findTerms(tokens, terms)) {
      if (found.denied || found.weight === 0) continue;
      for (const { key, strong } of found.keys) {
        if (denied.has(key)) continue;
        const held = scores.get(key) ?? { score: 0, because: [] };
        const share = weight * (key === least ? LEAST : 1);
        held.score += share * (strong ? 1 + 0.2 * (found.end - found.at - 1) : suggestion);
        held.because.push({ field: name, word: found.words, source });
        scores.set(key, held);
      }
    }
  }
  const [best] = [...scores].filter(([, { score }]) => score > 0).toSorted((a, b) => b[1].score - a[1].score);
  return best && { key: best[0], because: best[1].because };
}

/** All keys that are named, in the order of the words. */
export function readList<K extends string>(
  texts: readonly PlaceText[],
  { field: name, terms }: Field<K>,
): readonly Read<K>[] {
  const read: Read<K>[] = [];
  for (const { source, tokens } of texts) {
    for (const found of findTerms(tokens, terms)) {
      if (found.denied || found.weight === 0) continue;
      for (const { key } of found.keys) {
        if (!read.some((held) => held.key === key))
          read.push({ key, because: { field: name, word: found.words, source } });
      }
    }
  }
  return read;
}

export function deniedOf<K extends string>(texts: readonly PlaceText[], terms: TermIndex<K>): readonly K[] {
  return texts.flatMap(({ tokens }) =>
    findTerms(tokens, terms).flatMap(({ denied, keys }) =>
      denied ? keys.flatMap(({ key, strong }) => (strong ? [key] : [])) : [],
    ),
  );
}
