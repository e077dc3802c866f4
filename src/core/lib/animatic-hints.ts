// `animatic` hints: what a drawn shot is told about a show, a place, a subject or a shot, over what it reads in their words. Here are the names of
// the hints and the words that each takes; a hint without words takes any text.
import type { Slate } from "../../contracts/schema.ts";
import { didYouMean, listed, nearest, quoted } from "./wording.ts";

const PLACE_KINDS =
  "kitchen, bedroom, living room, office, corridor, hospital, classroom, bar, theatre, church, station, ship bridge, spaceship, lab, cellar, attic, workshop, " +
  "bathroom, shop, library, warehouse, prison, car, train, cockpit, street, alley, square, village, suburb, rooftop, harbour, beach, sea, reef, deep sea, " +
  "river, lake, forest, pine forest, jungle, field, garden, park, mountain, snow, desert, cave, swamp, battlefield, ruins, castle, planet, orbit, road, " +
  "bridge, room, savanna, steppe, canyon, vineyard, orchard, waterfall, airfield, container port, factory yard, quarry, scrapyard, building site, petrol station, " +
  "motorway, playground, arena, temple courtyard, forum, western town, trench, courtyard, balcony, market, canal, airlock, outside, abstract";
const SUBJECT_KINDS =
  "person, child, crowd, dog, cat, wolf, fox, horse, cow, deer, bear, lion, mouse, rabbit, bird, owl, fish, shark, whale, insect, spider, snake, dragon, " +
  "robot, ghost, monster, quadruped, winged, swimmer, prop, vehicle";
const PLACE = {
  kind: PLACE_KINDS,
  hour: "dawn, morning, day, noon, afternoon, dusk, sunset, evening, night, midnight",
  weather:
    "clear, sun, heat haze, cloud, overcast, rain, drizzle, downpour, storm, dust storm, thunder, snow, blizzard, hail, fog, mist, wind",
  air: "clear, dust, smoke, haze, fire, embers, fireflies, bubbles, light shafts, neon, steam, ash, leaves, pollen, sparks",
  mood: "neutral, calm, warm, joyful, romantic, sad, lonely, tense, eerie, frightening, heroic, mysterious, dreamy, solemn, playful",
  era: "ancient, medieval, past, modern, future",
} as const;
const SOUND = "full, guide, none";
const SLATE = "full, captions, clean";

/** What each kind of thing can be told; "" takes any text. */
const HINTS = {
  show: { sound: SOUND, slate: SLATE },
  place: PLACE,
  subject: {
    kind: SUBJECT_KINDS,
    age: "baby, child, teenager, young, adult, middle-aged, old",
    build: "thin, slim, average, muscular, broad, stout, large",
    hair: "",
    clothes: "",
    colour: "",
    height: "tiny, short, average, tall, giant",
    skin: "",
  },
  shot: {
    ...PLACE,
    pose:
      "stand, sit, kneel, crouch, lie, walk, run, jump, climb, swim, float, fly, fall, fight, hug, point, reach, hold, give, write, read, eat, drink, " +
      "type, drive, ride, dance, sleep, wave, crawl, lean, look up, look down, look away, turn, enter, leave",
    side: "left, right",
    gaze: "left, right, up, down, away, camera",
    sound: SOUND,
    slate: SLATE,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type HintScope = keyof typeof HINTS;

/** Hints that count, by name; in lower case but for those that take any text. */
export type AnimaticHints = Readonly<Record<string, string>>;

/** One hint read, or the sentence that says why it does not count. */
export type HintReading = { readonly value: string } | { readonly problem: string };

/** The names of a scope's hints. */
export function hintNames(scope: HintScope): readonly string[] {
  return Object.keys(HINTS[scope]);
}

/** The words that a hint takes; none where it takes any text. */
export function hintWords(scope: HintScope, name: string): readonly string[] {
  const known: Readonly<Record<string, string>> = HINTS[scope];
  return known[name]?.split(", ").filter((word) => word !== "") ?? [];
}

/** What is written over the picture of a scene with these hints. */
export function slateIn({ animatic }: { readonly animatic?: AnimaticHints | undefined }): Slate {
  const asked = animatic?.["slate"];
  return asked === "captions" || asked === "clean" ? asked : "full";
}

/** A known word counts among others too: "heavy rain" is rain. A height may be metres. */
export function readHint(scope: HintScope, name: string, written: string): HintReading {
  const names = hintNames(scope);
  if (!names.includes(name))
    return { problem: `unknown animatic hint ${quoted(name)}${didYouMean(name, names)}: known are ${listed(names)}` };
  const words = hintWords(scope, name);
  const text = written.trim();
  if (text === "") return { problem: `animatic hint ${name} is empty: give it a word or leave it out` };
  const lower = text.toLowerCase().replaceAll(/[\s_]+/g, " ");
  const isMetres = name === "height" && /^\d+(\.\d+)? ?m$/.test(lower);
  if (words.length === 0) return { value: text };
  if (isMetres || words.some((word) => ` ${lower} `.includes(` ${word} `))) return { value: lower };
  const meant = nearest(lower, words) ?? lower.split(" ").flatMap((word) => nearest(word, words) ?? [])[0];
  const advice = meant === undefined ? "" : ` (did you mean ${meant}?)`;
  return { problem: `unknown ${name} ${quoted(text)}${advice}: known are ${words.join(", ")}` };
}
