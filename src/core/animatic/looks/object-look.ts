// Which shape stands for a prop or a vehicle, and in which colours, by the words of its name and design. A thing that no shape knows is a label with its
// name, which guesses nothing.
import type { Colour } from "../colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour-words.ts";
import { firstNamed, hasAny, mentionsOf, wordsIn } from "./read-words.ts";
import { wordsOfId } from "../clean-text.ts";
import { ANY_COLOURS, PROPS, USUAL_COLOURS, VAGUE, VEHICLES } from "./prop-words.ts";

export type ThingShape = keyof typeof PROPS | keyof typeof VEHICLES | "label";

export interface ThingLook {
  readonly id: string;
  readonly shape: ThingShape;
  /** What a label says. */
  readonly name: string;
  readonly colour: Colour;
  /** Of handles, lids, covers and the like. */
  readonly second: Colour;
  /** A paper tag on a string. */
  readonly hasTag: boolean;
}

const NOUNS: Readonly<Record<string, string>> = { ...PROPS, ...VEHICLES };

interface Thing {
  readonly id: string;
  readonly name: string;
  readonly design: string;
}

/** `kind`: what the config says it is. */
export function readThing(kind: "prop" | "vehicle", { id, name, design }: Thing): ThingLook {
  const title = wordsIn(`${wordsOfId(id)}. ${name}`);
  const words = wordsIn(design);
  const shape = shapeOf(kind, title, words);
  const { own, parts } = coloursOf([...title, ".", ...words], new Set((NOUNS[shape] ?? "").split(" ")));
  const said = own[0] ?? (parts.length === 0 ? coloursIn(words)[0] : undefined);
  const colour = said ?? usualColour(shape, id);
  return {
    id,
    shape,
    name: name === "" ? wordsOfId(id) : name,
    colour,
    second: own[1] ?? parts[0] ?? plainBeside(colour),
    hasTag: hasAny(words, "tag label"),
  };
}

/** By its name, whose last word counts most, then by its design; a vehicle that is listed among the props is one as well. */
function shapeOf(kind: "prop" | "vehicle", title: readonly string[], words: readonly string[]): ThingShape {
  const last = title.toReversed();
  const lists: Readonly<Record<string, string>> = kind === "vehicle" ? VEHICLES : PROPS;
  const plain = kind === "vehicle" ? "car" : (firstNamed(last, VEHICLES) ?? "label");
  const named = firstNamed(last, lists) ?? firstNamed(words, lists) ?? plain;
  return clearer(named, [...title, ...words]) as ThingShape;
}

/** Which boat or bike, where it is called no more than that. */
function clearer(named: string, words: readonly string[]): string {
  return firstNamed(words, VAGUE[named] ?? {}) ?? named;
}

const PARTS = "handle rib tag lid label cover spine strap ribbon string band sail sails roof stripe seats";

/** Colours that are said of the thing itself, and of its parts. */
function coloursOf(words: readonly string[], nouns: ReadonlySet<string>) {
  const mentions = mentionsOf(words, (word) => nouns.has(word) || hasAny([word], PARTS));
  const of = (isOwn: boolean) =>
    mentions.flatMap(({ noun, before }) => (nouns.has(noun) === isOwn ? coloursIn(before) : []));
  return { own: of(true), parts: of(false) };
}

function usualColour(shape: ThingShape, id: string): Colour {
  const name = USUAL_COLOURS[shape] ?? ANY_COLOURS[hashOf(id) % ANY_COLOURS.length] ?? "slate";
  return colourOf(name) ?? { light: 0.55, chroma: 0.06, hue: 60 };
}

/** For handles and lids of which nothing is said. */
function plainBeside({ light, chroma, hue }: Colour): Colour {
  return light > 0.6 ? { light: light - 0.25, chroma, hue } : { light: 0.88, chroma: 0.03, hue: 85 };
}
