// One pure step from a location's words, and what a sequence and a shot add, to the place that is drawn.
import { hashOf } from "../seeded-random.ts";
import { wordsOfId } from "../clean-text.ts";
import { readAir, readBest, readList, WORD_TERMS } from "./read-light.ts";
import { readKind, type PlaceText } from "./read-kind.ts";
import { readColours } from "./read-colours.ts";
import { traitsOf, type PlaceKind } from "./place-kinds.ts";
import type { Hour, PlaceScene, PlaceSource } from "./place-scene.ts";
import { tokensOf } from "./tokens.ts";

export interface PlaceWords {
  readonly id: string;
  readonly description: string;
  /** Words of the sequence and of the shot: they may add hour, weather and air, and name the place where its own words do not. */
  readonly sequence?: string;
  readonly shot?: string;
  /** Words that a person gave for this very purpose: they count before all others. */
  readonly hint?: string;
}

/** Places that are mostly seen by artificial light, or where no sun is. */
const USUAL_HOURS: Partial<Readonly<Record<PlaceKind, Hour>>> = {
  bar: "night",
  theatre: "night",
  orbit: "night",
  deep_sea: "night",
  tunnel: "night",
};

export function readPlace(words: PlaceWords): PlaceScene {
  const { id } = words;
  const text = (source: PlaceSource, from: string | undefined): PlaceText => ({ source, tokens: tokensOf(from ?? "") });
  const own = [text("hint", words.hint), text("id", wordsOfId(id)), text("description", words.description)];
  const added = [text("sequence", words.sequence), text("shot", words.shot)];
  const read = readKind(own);
  const kind = read.confidence > 0 || words.description.trim() !== "" ? read : readKind([...own, ...added]);
  const outside = kind.kind === "abstract" ? (kind.outside ?? true) : traitsOf(kind.kind).outside;
  const hour = readBest(own, added, WORD_TERMS.hour);
  const weather = readBest(own, added, WORD_TERMS.weather);
  const era = readBest(own, added, WORD_TERMS.era);
  const mood = readBest(own, added, WORD_TERMS.mood);
  const practicals = readList(own, WORD_TERMS.practical);
  const said = {
    kind: kind.kind,
    outside,
    weather: weather?.key ?? "clear",
    hour: hour?.key ?? USUAL_HOURS[kind.kind] ?? "day",
  } as const;
  const air = readAir(own, added, said);
  const things = wordSet(own, false);
  const hash = hashOf(id);
  const because = [hour, weather, era, mood].flatMap((best) => best?.because ?? []);
  return {
    id,
    ...said,
    confidence: Number(kind.confidence.toFixed(3)),
    air: air.air,
    era: era?.key ?? (kind.kind === "spaceship" || kind.kind === "orbit" ? "future" : "modern"),
    mood: mood?.key ?? "plain",
    practicals: practicals.map(({ key }) => key),
    colours: readColours(own.flatMap(({ tokens }) => tokens)),
    things,
    without: wordSet(own, true),
    wet: air.wet,
    hue: hash % 360,
    side: (hash >>> 9) & 1 ? 1 : -1,
    because: [...kind.because, ...because, ...practicals.map(({ because: reason }) => reason), ...air.because],
  };
}

function wordSet(texts: readonly PlaceText[], denied: boolean): ReadonlySet<string> {
  const tokens = texts.flatMap((text) => text.tokens).filter((token) => token.denied === denied && !token.compared);
  return new Set(tokens.flatMap(({ word, stem }) => [word, stem]));
}
