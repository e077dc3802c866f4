// What is poured, spurts, flies or is heaped, by its word: its colour, and whether it runs, burns, rises or comes in pieces.
import type { Colour } from "../colour/colour.ts";

export type Flowing = "liquid" | "pieces" | "sparks" | "flames" | "steam";

export interface Stuff {
  readonly flowing: Flowing;
  readonly colour: Colour;
}

const stuff = (flowing: Flowing, light: number, ...[chroma, hue]: readonly [number, number]): Stuff => ({
  flowing,
  colour: { light, chroma, hue },
});

/** The first word of the text that one of them has counts. */
const STUFFS: readonly (readonly [words: string, stuff: Stuff])[] = [
  ["water rainwater seawater brine", stuff("liquid", 0.8, 0.06, 230)],
  ["batter custard dough porridge yolk mayonnaise honey syrup", stuff("liquid", 0.88, 0.09, 88)],
  ["milk cream foam froth suds soapsuds lather whitewash yoghurt", stuff("liquid", 0.96, 0.01, 90)],
  ["beer ale cider champagne lager", stuff("liquid", 0.8, 0.12, 82)],
  ["wine blood juice ketchup dye jam sauce", stuff("liquid", 0.42, 0.16, 20)],
  ["oil petrol ink tar pitch", stuff("liquid", 0.2, 0.03, 280)],
  ["coffee tea slops swill gravy soup stew broth mud sludge cocoa", stuff("liquid", 0.45, 0.07, 62)],
  ["acid slime potion", stuff("liquid", 0.75, 0.16, 130)],
  ["paint", stuff("liquid", 0.62, 0.15, 250)],
  ["concrete cement mortar slurry plaster ash ashes", stuff("pieces", 0.66, 0.01, 90)],
  ["lava metal bronze iron steel", stuff("liquid", 0.74, 0.19, 50)],
  ["leaves herbs hay grass cabbages beans peas olives", stuff("pieces", 0.55, 0.13, 130)],
  [
    "grain corn wheat barley oats chaff straw seed seeds shavings sawdust splinters chips",
    stuff("pieces", 0.8, 0.1, 82),
  ],
  ["sand gold nuggets", stuff("pieces", 0.78, 0.11, 85)],
  ["dust", stuff("pieces", 0.8, 0.02, 80)],
  ["coal coals soot", stuff("pieces", 0.22, 0.01, 270)],
  ["earth soil dirt dung manure clods potatoes compost", stuff("pieces", 0.38, 0.06, 55)],
  ["ore gravel stones rocks rubble pebbles bricks stone", stuff("pieces", 0.55, 0.015, 70)],
  ["apples tomatoes cherries strawberries berries grapes", stuff("pieces", 0.52, 0.18, 25)],
  ["oranges carrots pumpkins", stuff("pieces", 0.7, 0.16, 60)],
  ["fish catch herring sardines eels coins ice", stuff("pieces", 0.76, 0.02, 240)],
  ["popcorn confetti spaghetti noodles", stuff("pieces", 0.92, 0.06, 92)],
  ["snow flour salt sugar feathers rice lime powder", stuff("pieces", 0.95, 0.008, 240)],
  ["steam vapour", stuff("steam", 0.95, 0.005, 240)],
  ["sparks", stuff("sparks", 0.85, 0.16, 75)],
  ["flames flame fire", stuff("flames", 0.7, 0.19, 50)],
];

const BY_WORD: ReadonlyMap<string, Stuff> = new Map(
  STUFFS.flatMap(([words, one]) => words.split(" ").map((word) => [word, one] as const)),
);

/** All words that one of them has, for patterns. */
export const STUFF_WORDS = [...BY_WORD.keys()].join("|");

export const stuffOf = (word: string): Stuff | undefined => BY_WORD.get(word);

export const stuffIn = (words: readonly string[]): Stuff | undefined => words.flatMap((word) => stuffOf(word) ?? [])[0];
