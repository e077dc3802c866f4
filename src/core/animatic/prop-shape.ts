// Which plain shape represents a thing, by the words of its id and name: "some bottle", never which one.
import { wordsOfId } from "./clean-text.ts";

export type PropShape = "vessel" | "sheet" | "lamp" | "canopy" | "stick" | "ball" | "box";
export type VehicleShape = "boat" | "bike" | "van" | "car";

const PROPS: Readonly<Record<Exclude<PropShape, "box">, string>> = {
  vessel: "cup mug glass bottle jar jug vase bowl pot teapot kettle flask goblet bucket can vial urn pan",
  sheet:
    "letter paper map note photo photograph picture book notebook diary page poster card ticket tablet phone scroll envelope newspaper contract document sign painting",
  lamp: "lamp lantern candle torch light flashlight bulb",
  canopy: "umbrella parasol sunshade brolly",
  stick:
    "sword knife gun pistol rifle stick staff cane pen pencil key rod spear axe hammer wrench broom oar rope flute wand arrow bat",
  ball: "ball orb globe apple orange stone rock gem ring coin watch clock compass egg skull wheel plate mirror crystal",
};

const VEHICLES: Readonly<Record<Exclude<VehicleShape, "car">, string>> = {
  boat: "boat ship ferry canoe kayak yacht dinghy trawler raft barge sailboat submarine",
  bike: "bike bicycle motorbike motorcycle scooter moped",
  van: "van bus truck lorry ambulance train tram carriage wagon caravan tank tractor",
};

export function propShapeOf(id: string, name: string): PropShape {
  return named(PROPS, `${wordsOfId(id)} ${name}`) ?? "box";
}

/** The hue of the first colour that a thing's name contains, in degrees; undefined when it has none. */
export function namedHue(name: string): number | undefined {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => HUES.get(word)).find((hue) => hue !== undefined);
}

const HUES = new Map([
  ["red", 27],
  ["scarlet", 27],
  ["orange", 55],
  ["golden", 85],
  ["yellow", 100],
  ["green", 145],
  ["turquoise", 190],
  ["blue", 255],
  ["purple", 305],
  ["violet", 300],
  ["pink", 0],
]);

export function vehicleShapeOf(id: string, name: string): VehicleShape {
  return named(VEHICLES, `${wordsOfId(id)} ${name}`) ?? "car";
}

function named<S extends string>(lists: Readonly<Record<S, string>>, text: string): S | undefined {
  const words = new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => [word, word.replace(/s$/, "")]));
  return (Object.keys(lists) as S[]).find((shape) => lists[shape].split(" ").some((word) => words.has(word)));
}
