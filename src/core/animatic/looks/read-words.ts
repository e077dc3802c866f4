// A design's sentence as things with the words around them: which adjectives belong to which noun. No grammar: what stands between a
// noun and the noun before it is said of it, as far as a preposition.

import { COLOURS } from "../colour/colour-table.ts";
import { CLOTHES_PAIRS } from "./clothes-pairs.ts";
import { HEADGEAR_PAIRS } from "./costumes/headgear-pairs.ts";
import { VEHICLE_PAIRS } from "./vehicle-pairs.ts";
import { PAIRED_OCCUPATIONS } from "./costumes/paired-occupations.ts";

/** One noun of a vocabulary where it stands in a text. */
export interface Mention {
  readonly noun: string;
  /** Words before it that are said of it, in their order. */
  readonly before: readonly string[];
  /** Words after it, as far as the next noun or the sentence's end. */
  readonly after: readonly string[];
}

const STOPS = new Set([
  "a",
  "an",
  "with",
  "wearing",
  "wears",
  "in",
  "over",
  "under",
  "on",
  "of",
  "under",
  "above",
  "below",
  "from",
]);
const MOST_BEFORE = 7;
/** After the colour of what somebody is in these begin something else: "in black, white bun". */
const HAIR_COLOURS = new Set("white silver grey gray blond blonde ginger auburn".split(" "));
/** Two words that mean one thing, written as one. */
const PAIRS: Readonly<Record<string, string>> = {
  ...ofOneOrSeveral({ ...CLOTHES_PAIRS, ...HEADGEAR_PAIRS }),
  ...PAIRED_OCCUPATIONS,
  ...ofOneOrSeveral(VEHICLE_PAIRS),
  "sail boat": "sailboat",
  "racing shell": "racingshell",
  "rowing shell": "racingshell",
  "racing boat": "racingshell",
  "rowing eight": "racingshell",
  "pocket watch": "pocketwatch",
  "watering can": "wateringcan",
  "double bass": "doublebass",
  "mobile crane": "mobilecrane",
  "crane truck": "mobilecrane",
  "police car": "policecar",
  "patrol car": "policecar",
  "squad car": "policecar",
  "air balloon": "airballoon",
  "steam train": "steamtrain",
  "steam engine": "steamengine",
  "steam locomotive": "steamtrain",
  "tuk tuk": "tuktuk",
  "auto rickshaw": "tuktuk",
  "jet ski": "jetski",
  "box car": "boxcar",
  "freight car": "boxcar",
  "freight wagon": "boxcar",
  "goods wagon": "boxcar",
  "railway wagon": "boxcar",
  "cattle car": "boxcar",
  "mine cart": "minecart",
  "mine tub": "minecart",
  "coal tub": "minecart",
  "coal cart": "minecart",
  "covered wagon": "coveredcart",
  "covered cart": "coveredcart",
  "dragon ship": "longship",
  "hover bike": "hoverbike",
  "mail coach": "stagecoach",
  "stage coach": "stagecoach",
  "ocean liner": "liner",
  "cruise ship": "liner",
  "viking ship": "longship",
  "bumper car": "bumpercar",
  "dodgem car": "bumpercar",
  "cable car": "cablecar",
  "magic carpet": "magiccarpet",
  "flying carpet": "magiccarpet",
  "space ship": "spaceship",
  "speed boat": "speedboat",
  "dog tag": "necklace",
  "dog tags": "necklace",
  "ski lift": "chairlift",
  "chair lift": "chairlift",
  "school bus": "schoolbus",
  "kick scooter": "kickscooter",
  "push scooter": "kickscooter",
  "moon buggy": "moonbuggy",
  "life boat": "lifeboat",
  "vintage car": "vintagecar",
  "space shuttle": "spaceship",
  "flying saucer": "ufo",
  "alien saucer": "ufo",
  "carousel horse": "carouselhorse",
  "record player": "gramophone",
  "alarm clock": "clock",
  "teddy bear": "teddy",
  "german shepherd": "alsatian",
  "pit bull": "pitbull",
  "sea lion": "sealion",
  "guinea pig": "guineapig",
  "guinea fowl": "guineafowl",
  "red panda": "redpanda",
  "stag beetle": "stagbeetle",
  "blue jay": "bluejay",
  "t rex": "tyrannosaurus",
  "venus flytrap": "flytrap",
};

function ofOneOrSeveral(pairs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(Object.entries(pairs).map(([pair, one]) => [`${pair}s`, one])), ...pairs };
}

/** Lower-case words; "." stands for the end of a sentence. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['\u2019]s\b/g, "");
  const words = plain.match(/[a-z]+|\d+|[.;:!?]/g) ?? [];
  return joinPairs(words.map((word) => (/[.;:!?]/.test(word) ? "." : word)));
}

function joinPairs(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = PAIRS[`${words[at] ?? ""} ${words[at + 1] ?? ""}`];
    joined.push(pair ?? words[at] ?? "");
    if (pair !== undefined) at++;
  }
  return joined;
}

/** Where words of a vocabulary stand, in the order of the text. */
export function mentionsOf(words: readonly string[], isNoun: (word: string) => boolean): readonly Mention[] {
  const places = [...words.keys()].filter((at) => isNoun(words[at] ?? ""));
  return places.map((at, index): Mention => {
    const from = places[index - 1] ?? -1;
    const to = places[index + 1] ?? words.length;
    return { noun: words[at] ?? "", before: beforeOf(words, from, at), after: afterOf(words.slice(at + 1, to)) };
  });
}

function beforeOf(words: readonly string[], from: number, at: number): readonly string[] {
  const near = words.slice(Math.max(from + 1, at - MOST_BEFORE), at);
  const stop = near.findLastIndex((word) => word === "." || STOPS.has(word));
  const said = near.slice(stop + 1);
  return near[stop] === "in" && HAIR_COLOURS.has(said[1] ?? "") && Object.hasOwn(COLOURS, said[0] ?? "")
    ? said.slice(1)
    : said;
}

function afterOf(words: readonly string[]): readonly string[] {
  const end = words.indexOf(".");
  return end < 0 ? words : words.slice(0, end);
}

/** Whether any of the words stands in a list of words with blanks between them. */
export function hasAny(words: readonly string[], list: string): boolean {
  const known = new Set(list.split(" "));
  return words.some((word) => known.has(word));
}

/** The first key whose list has one of the words; the words go first, in their order. */
export function firstNamed<K extends string>(
  words: readonly string[],
  lists: Readonly<Record<K, string>>,
): K | undefined {
  const keys = Object.keys(lists) as K[];
  for (const word of words) {
    const key = keys.find((one) => isOne(word, lists[one]));
    if (key !== undefined) return key;
  }
  return undefined;
}

function isOne(word: string, list: string): boolean {
  return list.split(" ").some((one) => one === word || (word.length > 3 && `${one}s` === word));
}
