// One pure step from a location's words, and what a sequence and a shot add, to the place that is drawn.
import { hashOf } from "../seeded-random.ts";
import { wordsOfId } from "../overlay/clean-text.ts";
import { readDetails } from "./details/read-details.ts";
import { windowForHour } from "./details/hour-window.ts";
import { readAir } from "./read-air.ts";
import { readLight } from "./read-light.ts";
import { readTime } from "./read-time.ts";
import { readKind, type KindReading, type PlaceText } from "./read-kind.ts";
import { readColours } from "./read-colours.ts";
import { readLighting } from "./read-lighting.ts";
import { traitsOf } from "./place-kinds.ts";
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

export function readPlace(words: PlaceWords): PlaceScene {
  const { id } = words;
  const text = (source: PlaceSource, from: string | undefined): PlaceText => ({ source, tokens: tokensOf(from ?? "") });
  const own = [text("hint", words.hint), text("id", wordsOfId(id)), text("description", words.description)];
  const added = [text("sequence", words.sequence), text("shot", words.shot)];
  const kind = kindOf(words, own, added);
  const said = words.shot ?? "";
  const weathers = CLOUDS_SEEN.test(said) ? added.filter(({ source }) => source !== "shot") : added;
  const light = readLight([text("hint", hourAtStart(said)), ...own], weathers, kind.kind);
  const time = readTime(own, added, kind.kind);
  const outside = kind.kind === "abstract" ? (kind.outside ?? true) : traitsOf(kind.kind).outside;
  const { hour, weather, mood, practicals } = light;
  const air = readAir(own, added, { kind: kind.kind, outside, hour, weather });
  const colours = readColours(own.flatMap(({ tokens }) => tokens));
  const lighting = readLighting(own, { colours, outside: outside && kind.kind !== "abstract", hour });
  const named = readDetails(
    [
      ...own.filter(({ source }) => source !== "id"),
      text("shot", outside && AROUND_FIRE.test(said) ? "campfire" : ""),
      text("shot", outside && light.weather === "clear" ? seenAbove(said, hour) : ""),
    ],
    { kind: kind.kind, colours },
  );
  const without = wordSet(own, true);
  const { details } = named;
  const windows = windowForHour({ kind: kind.kind, weather, details, because: light.because, without });
  const hash = hashOf(id);
  return {
    ...{ id, kind: kind.kind, confidence: Number(kind.confidence.toFixed(3)), outside },
    ...{ hour, weather, mood, practicals, era: time.era, year: time.year, region: time.region },
    ...{ light: lighting.light, air: air.air, wet: air.wet, snowy: air.snowy, windy: air.windy },
    colours,
    details: [...details, ...windows],
    things: wordSet(own, false),
    without,
    hue: hash % 360,
    side: (hash >>> 9) & 1 ? 1 : -1,
    because: [
      ...kind.because,
      ...light.because,
      ...time.because,
      ...named.because,
      ...lighting.because,
      ...air.because,
    ],
  };
}

const START =
  /^\s*(?:it(?: i|')s |the next |next |in the |early |late )?(?:morning|dawn|daybreak|sunrise|midday|noon|afternoon|evening|dusk|sunset|night|midnight|day)\s*[.!:]/i;

/** "Morning." before what happens: the place is as its own words say, at another hour. */
function hourAtStart(shot = ""): string | undefined {
  return START.exec(shot)?.[0];
}

/** "sit around the fire": it is there, whatever the place's own words have. */
const AROUND_FIRE = /\b(?:a?round) (?:a|the|their) (?:\w+ )?(?:campfire|bonfire|fire)\b/i;

/** What of the sky somebody looks at, so that it is in the picture. */
function seenAbove(said: string, hour: Hour): string {
  if (CLOUDS_SEEN.test(said)) return "white clouds";
  return MOON_SEEN.test(said) && hour === "night" ? "moon in view" : "";
}

const MOON_SEEN =
  /\b(?:look|gaz|star|point|howl|watch|bay|sing|reach)\w* (?:\w+ ){0,4}?(?:the|a) (?:\w+ )?moon\b(?! (?:base|rock|landing|lander))/i;

/** On a fine day, where the words have none that bring weather. */
const CLOUDS_SEEN =
  /\b(?:look|gaz|star|point|watch|peer|squint|dream|see)\w* (?:\w+ ){0,4}?(?:the|a|at|white|drifting|passing|summer) (?:\w+ )?clouds?\b(?<!(?:dark|storm|black|grey|gray|thunder|rain|heavy|of) clouds?)/i;

/** A place without a description is looked for in what its sequence and shot say. */
function kindOf(words: PlaceWords, own: readonly PlaceText[], added: readonly PlaceText[]): KindReading {
  const read = readKind(own);
  return read.confidence > 0 || words.description.trim() !== "" ? read : readKind([...own, ...added]);
}

function wordSet(texts: readonly PlaceText[], denied: boolean): ReadonlySet<string> {
  const tokens = texts.flatMap((text) => text.tokens).filter((token) => token.denied === denied && !token.compared);
  return new Set(tokens.flatMap(({ word, stem }) => [word, stem]));
}
