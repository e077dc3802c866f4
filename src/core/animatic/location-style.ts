// What a location's words say about the place behind the subjects: inside or out, what stands there, the hour and the weather.
import { hashOf } from "./seeded-random.ts";
import { wordsOfId } from "./clean-text.ts";

export const SETTINGS = ["hills", "water", "city", "woods", "fields", "desert", "space", "room", "hall"] as const;
export type Setting = (typeof SETTINGS)[number];
export type Hour = "dawn" | "day" | "dusk" | "night";
export type Weather = "clear" | "grey" | "rain" | "snow";

export interface LocationStyle {
  readonly id: string;
  readonly outside: boolean;
  readonly setting: Setting;
  readonly hour: Hour;
  readonly weather: Weather;
  /** The location's own hue in degrees. */
  readonly hue: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly side: 1 | -1;
}

const OUTSIDE =
  "ext exterior outside outdoors street road alley lane square plaza market roof rooftop garden park yard courtyard field meadow farm forest wood woods jungle hill mountain valley cliff desert dune beach shore coast sea ocean harbour harbor port pier dock quay bay boat deck lake river canal bridge island sky planet orbit space moor heath path trail camp campsite graveyard cemetery ruin terrace balcony porch playground parking highway motorway railway platform skyline";
const INSIDE =
  "int interior inside indoors room kitchen bedroom bathroom living dining parlour lounge hall hallway corridor office studio study library class classroom school hospital ward lab laboratory cellar basement attic loft garage workshop kiosk shop store bar pub cafe restaurant diner theatre theater cinema church chapel cathedral temple station terminal warehouse factory hangar prison cell court apartment flat house cabin hut cottage hotel lobby lift elevator stairwell stairs tunnel subway metro bunker vault cave cockpit bridge carriage compartment ceiling wallpaper table chair bed sofa stove window door";

const SETTING_WORDS: Readonly<Record<Setting, string>> = {
  water:
    "sea ocean harbour harbor port pier dock quay bay beach shore coast lake river canal island boat deck ship ferry wharf lagoon marina wave tide cliff lighthouse",
  city: "city street road alley lane square plaza market roof rooftop town downtown skyline block tower parking highway motorway bridge traffic neon village suburb platform balcony terrace",
  woods:
    "forest wood woods jungle tree grove park garden orchard swamp pine birch trail camp campsite graveyard cemetery yard courtyard",
  fields: "field meadow farm prairie steppe moor heath plain grass wheat road path railway pasture vineyard",
  desert: "desert dune sand canyon mesa wasteland badlands mars savanna",
  space: "space planet orbit starship spaceship asteroid galaxy nebula",
  hills: "hill mountain valley ridge peak summit highland glacier volcano pass",
  hall: "hall hallway corridor station terminal warehouse factory hangar church chapel cathedral temple tunnel subway metro lobby theatre theater cinema museum gallery prison stairwell bunker vault court gym arena",
  room: "room kitchen bedroom bathroom living dining parlour lounge office studio study library class classroom ward lab laboratory cellar basement attic loft garage workshop shop store bar pub cafe restaurant diner apartment flat house cabin hut cottage hotel cell cockpit carriage compartment kiosk",
};

const HOUR_WORDS: Readonly<Record<Exclude<Hour, "day">, string>> = {
  night: "night midnight nighttime moon moonlight moonlit starlight starry stars dark darkness",
  dusk: "dusk sunset evening twilight gloaming sundown golden",
  dawn: "dawn sunrise daybreak morning",
};

const WEATHER_WORDS: Readonly<Record<Exclude<Weather, "clear">, string>> = {
  snow: "snow snowy snowfall blizzard winter ice icy frozen frost",
  rain: "rain rainy storm stormy downpour drizzle thunder thunderstorm",
  grey: "fog foggy mist misty haze hazy overcast grey gray cloudy smoke smoky dust",
};

const OUTDOOR_SETTINGS: readonly Setting[] = ["water", "city", "woods", "fields", "desert", "space", "hills"];
const INDOOR_SETTINGS: readonly Setting[] = ["hall", "room"];

/** Reads a place out of a location's id and description; the id's words count more. */
export function readLocationStyle(location: { readonly id: string; readonly description: string }): LocationStyle {
  const words = new Map<string, number>();
  for (const word of tokens(location.description)) words.set(word, 1);
  for (const word of tokens(wordsOfId(location.id))) words.set(word, 3);
  const outside = isOutside(words);
  const hash = hashOf(location.id);
  return {
    id: location.id,
    outside,
    setting: settingOf(words, outside, hash),
    hour: best(HOUR_WORDS, words) ?? "day",
    weather: outside ? (best(WEATHER_WORDS, words) ?? "clear") : "clear",
    hue: hash % 360,
    side: (hash >>> 9) & 1 ? 1 : -1,
  };
}

function isOutside(words: ReadonlyMap<string, number>): boolean {
  if (words.has("ext") || words.has("exterior")) return true;
  if (words.has("int") || words.has("interior")) return false;
  return weight(OUTSIDE, words) >= weight(INSIDE, words);
}

function settingOf(words: ReadonlyMap<string, number>, outside: boolean, hash: number): Setting {
  const settings = outside ? OUTDOOR_SETTINGS : INDOOR_SETTINGS;
  const lists = Object.fromEntries(settings.map((setting) => [setting, SETTING_WORDS[setting]]));
  const named = best(lists, words) as Setting | undefined;
  if (named) return named;
  if (!outside) return "room";
  return hash % 2 === 0 ? "hills" : "fields";
}

/** The key whose words weigh most, the first of equals; undefined when no word is met. */
function best<K extends string>(lists: Readonly<Record<K, string>>, words: ReadonlyMap<string, number>): K | undefined {
  let found: K | undefined;
  let most = 0;
  for (const key of Object.keys(lists) as K[]) {
    const sum = weight(lists[key], words);
    if (sum > most) [found, most] = [key, sum];
  }
  return found;
}

function weight(list: string, words: ReadonlyMap<string, number>): number {
  return list.split(" ").reduce((sum, word) => sum + (words.get(word) ?? 0), 0);
}

/** Lower-case words, and the singular of what looks like a plural. */
function tokens(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => (word.endsWith("s") && word.length > 3 ? [word, word.slice(0, -1)] : [word]));
}
