// Hour, weather, air, era, mood and practical lights: what the location says first, then what sequence and shot add.
import { findTerms, indexTerms, type TermIndex } from "./find-terms.ts";
import type { PlaceText } from "./read-kind.ts";
import { traitsOf, type PlaceKind } from "./place-kinds.ts";
import type { Air, Because, Era, Hour, Mood, Practical, Weather } from "./place-scene.ts";
import { AIRS, ERAS, HOURS, MOODS, PRACTICALS, WEATHERS, WET } from "./words/light-and-air.ts";

interface Field<K extends string> {
  readonly field: string;
  readonly terms: TermIndex<K>;
}

const field = <K extends string>(
  name: string,
  ...tables: readonly Partial<Readonly<Record<K, string>>>[]
): Field<K> => ({
  field: name,
  terms: indexTerms<K>(tables),
});

const WORD_TERMS = {
  hour: field<Hour>("hour", HOURS),
  weather: field<Weather>("weather", WEATHERS),
  era: field<Era>("era", ERAS),
  mood: field<Mood>("mood", MOODS),
  practical: field<Practical>("practicals", PRACTICALS),
};
const AIR = field<Air>("air", AIRS);
const WETNESS = field<"wet">("wet", { wet: WET });

interface Read<K extends string> {
  readonly key: K;
  readonly because: Because;
}

interface Best<K extends string> {
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
const FUTURE: readonly PlaceKind[] = ["spaceship", "orbit"];

interface LightReading {
  readonly hour: Hour;
  readonly weather: Weather;
  readonly era: Era;
  readonly mood: Mood;
  readonly practicals: readonly Practical[];
  readonly because: readonly Because[];
}

export function readLight(own: readonly PlaceText[], added: readonly PlaceText[], kind: PlaceKind): LightReading {
  const hour = readBest(own, added, WORD_TERMS.hour);
  const weather = readBest(own, added, WORD_TERMS.weather);
  const era = readBest(own, added, WORD_TERMS.era);
  const mood = readBest(own, added, WORD_TERMS.mood);
  const practicals = readList(own, WORD_TERMS.practical);
  const named = [hour, weather, era, mood].flatMap((best) => best?.because ?? []);
  return {
    hour: hour?.key ?? USUAL_HOURS[kind] ?? "day",
    weather: weather?.key ?? "clear",
    era: era?.key ?? (FUTURE.includes(kind) ? "future" : "modern"),
    mood: mood?.key ?? "plain",
    practicals: practicals.map(({ key }) => key),
    because: [...named, ...practicals.map(({ because }) => because)],
  };
}

/** The key whose words weigh most in the location; where it says nothing, in what is added. */
function readBest<K extends string>(
  own: readonly PlaceText[],
  added: readonly PlaceText[],
  { field: name, terms }: Field<K>,
): Best<K> | undefined {
  return bestOf(own, name, terms, SUGGESTS) ?? bestOf(added, name, terms, 0);
}

function bestOf<K extends string>(
  texts: readonly PlaceText[],
  name: string,
  terms: TermIndex<K>,
  suggestion: number,
): Best<K> | undefined {
  const scores = new Map<K, { score: number; because: Because[] }>();
  const denied = new Set(deniedOf(texts, terms));
  for (const { source, tokens } of texts) {
    const weight = source === "hint" ? 8 : source === "id" ? 1.2 : 1;
    for (const found of findTerms(tokens, terms)) {
      if (found.denied || found.weight === 0) continue;
      for (const { key, strong } of found.keys) {
        if (denied.has(key)) continue;
        const held = scores.get(key) ?? { score: 0, because: [] };
        held.score += weight * (strong ? 1 + 0.2 * (found.end - found.at - 1) : suggestion);
        held.because.push({ field: name, word: found.words, source });
        scores.set(key, held);
      }
    }
  }
  const [best] = [...scores].filter(([, { score }]) => score > 0).toSorted((a, b) => b[1].score - a[1].score);
  return best && { key: best[0], because: best[1].because };
}

/** All keys that are named, in the order of the words. */
function readList<K extends string>(texts: readonly PlaceText[], { field: name, terms }: Field<K>): readonly Read<K>[] {
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

interface Said {
  readonly kind: PlaceKind;
  readonly outside: boolean;
  readonly hour: Hour;
  readonly weather: Weather;
}

/** What some kinds of place have in their air without a word. */
const USUAL_AIR: Partial<Readonly<Record<PlaceKind, readonly Air[]>>> = {
  reef: ["bubbles", "shafts"],
  deep_sea: ["bubbles", "shafts"],
  battlefield: ["smoke", "embers"],
  attic: ["dust"],
  theatre: ["dust"],
  church: ["dust"],
  factory: ["dust"],
  swamp: ["fog"],
};
const BY_WEATHER: Partial<Readonly<Record<Weather, readonly Air[]>>> = {
  rain: ["rain"],
  storm: ["rain"],
  snow: ["snow"],
  fog: ["fog"],
};
/** What can be in the air under a roof, under water, and where no air is. */
const ROOFED: readonly Air[] = ["dust", "smoke", "embers", "fireflies", "shafts", "petals", "fog", "ash"];
const IN_WATER: readonly Air[] = ["bubbles", "shafts", "fireflies"];
const IN_SPACE: readonly Air[] = ["dust", "embers"];
const MOST_AIRS = 3;

interface AirReading {
  readonly air: readonly Air[];
  readonly wet: boolean;
  readonly because: readonly Because[];
}

export function readAir(own: readonly PlaceText[], added: readonly PlaceText[], said: Said): AirReading {
  const named = readList([...own, ...added], AIR);
  const denied = new Set(deniedOf([...own, ...added], AIR.terms));
  const usual = [...(USUAL_AIR[said.kind] ?? []), ...woodlandAir(said)].filter(
    (one) => one !== "shafts" || said.hour !== "night",
  );
  const all = [...(BY_WEATHER[said.weather] ?? []), ...named.map(({ key }) => key), ...usual];
  const air = [...new Set(all)].filter((one) => !denied.has(one) && canHang(one, said)).slice(0, MOST_AIRS);
  const wetness = readList(own, WETNESS);
  const rained = said.outside && (said.weather === "rain" || said.weather === "storm" || isOver(own));
  return {
    air,
    wet: wetness.length > 0 || rained,
    because: [...named.filter(({ key }) => air.includes(key)), ...wetness].map(({ because }) => because),
  };
}

function woodlandAir({ kind, hour, weather }: Said): readonly Air[] {
  const wooded = kind === "forest" || kind === "pine_forest" || kind === "jungle";
  return wooded && hour !== "night" && weather === "clear" ? ["shafts", "dust"] : [];
}

function canHang(air: Air, { kind, outside }: Said): boolean {
  const land = traitsOf(kind).land;
  if (land === "deep") return IN_WATER.includes(air);
  if (land === "space" && kind === "orbit") return IN_SPACE.includes(air);
  return outside ? air !== "bubbles" : ROOFED.includes(air);
}

function deniedOf<K extends string>(texts: readonly PlaceText[], terms: TermIndex<K>): readonly K[] {
  return texts.flatMap(({ tokens }) =>
    findTerms(tokens, terms).flatMap(({ denied, keys }) => (denied ? keys.map(({ key }) => key) : [])),
  );
}

/** "The rain has stopped": it is not there, but it was. */
function isOver(texts: readonly PlaceText[]): boolean {
  return texts.some(({ tokens }) =>
    findTerms(tokens, WORD_TERMS.weather.terms).some(
      ({ denied, keys, end }) =>
        denied &&
        keys.some(({ key }) => key === "rain" || key === "storm") &&
        tokens
          .slice(end, end + 4)
          .some(({ word }) => /^(?:stop|stopped|over|ended|gone|passed|ceased|cleared)/.test(word)),
    ),
  );
}
