// What an animal looks like, read from a design: its kind, coat and size.
import type { Colour } from "../colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour-words.ts";
import { isWorn } from "./garment.ts";
import { firstNamed, hasAny, mentionsOf } from "./read-words.ts";

export type Species =
  | "cat"
  | "dog"
  | "fox"
  | "wolf"
  | "bear"
  | "rabbit"
  | "mouse"
  | "horse"
  | "cow"
  | "deer"
  | "pig"
  | "sheep"
  | "bird"
  | "owl"
  | "duck"
  | "lion";

export interface AnimalLook {
  readonly id: string;
  readonly species: Species;
  readonly coat: Colour;
  /** Of belly, muzzle, chest and tail's tip. */
  readonly pale: Colour;
  readonly marking: "plain" | "spotted" | "striped";
  readonly eyes: Colour;
  /** Around the neck. */
  readonly collar: Colour | null;
  /** Thin or stout, about 1. */
  readonly build: number;
  /** Of those whose kind has one. */
  readonly hasMane: boolean;
}

const NOUNS: Readonly<Record<Species, string>> = {
  cat: "cat kitten tomcat tabby kitty",
  dog: "dog puppy hound terrier spaniel sheepdog labrador mongrel poodle retriever collie bulldog dachshund",
  fox: "fox vixen",
  wolf: "wolf husky coyote",
  bear: "bear panda",
  rabbit: "rabbit hare bunny",
  mouse: "mouse rat hamster squirrel hedgehog",
  horse: "horse pony mare stallion donkey foal mule unicorn zebra",
  cow: "cow bull ox calf",
  deer: "deer stag doe reindeer fawn antelope",
  pig: "pig piglet boar",
  sheep: "sheep lamb goat ram",
  bird: "bird crow raven parrot pigeon dove sparrow robin magpie seagull gull eagle hawk",
  owl: "owl",
  duck: "duck goose hen chicken rooster cockerel swan",
  lion: "lion lioness tiger leopard panther",
};

const COATS: Readonly<Record<Species, readonly string[]>> = {
  cat: ["grey", "ginger", "charcoal", "cream"],
  dog: ["fawn", "brown", "sandy", "cream"],
  fox: ["rust"],
  wolf: ["steel"],
  bear: ["brown"],
  rabbit: ["fawn", "grey"],
  mouse: ["grey"],
  horse: ["chestnut", "brown"],
  cow: ["brown", "cream"],
  deer: ["tan"],
  pig: ["peach"],
  sheep: ["cream"],
  bird: ["slate", "navy"],
  owl: ["walnut"],
  duck: ["white", "cream"],
  lion: ["ochre"],
};

/** Coats that a noun says by itself. */
const OWN_COATS: Readonly<Record<string, string>> = {
  crow: "black",
  raven: "black",
  robin: "brown",
  swan: "white",
  dove: "white",
  gull: "white",
  seagull: "white",
  panther: "black",
  tiger: "orange",
  parrot: "green",
  tabby: "grey",
  panda: "white",
  rat: "brown",
  squirrel: "rust",
};

const WORDS = new Set(Object.values(NOUNS).flatMap((list) => list.split(" ")));
export function isAnimalWord(word: string): boolean {
  return WORDS.has(word);
}

const PEOPLE =
  "man woman boy girl person lady gentleman old she he his her child clerk owner keeper trainer driver hunter rider";
const PARTS = "collar eyes eyed fur coat bell bow ears tail chest belly paws muzzle scarf";

const NOT_PEOPLE = new Set("old he she his her".split(" "));

/** Undefined where the words are about a person, or about no animal. */
export function readAnimal(id: string, words: readonly string[]): AnimalLook | undefined {
  const noun = words.find((word, at) => WORDS.has(word) && !isWorn(words[at + 1] ?? "")) ?? "";
  const species = firstNamed([noun], NOUNS);
  const others = words.filter((word) => !NOT_PEOPLE.has(word));
  if (!species || hasAny(others, PEOPLE)) return undefined;
  const mentions = mentionsOf(words, (word) => word === noun || PARTS.split(" ").includes(word));
  const of = (list: string) =>
    mentions.flatMap(({ noun: one, before }) => (hasAny([one], list) ? coloursIn(before) : []));
  const [first, second] = of(`${noun} fur coat`);
  const coat = first ?? usualCoat(id, noun, species);
  const collar = mentions.some(({ noun: one }) => hasAny([one], "collar scarf bow"));
  return {
    id,
    species,
    coat,
    pale: second ?? paleOf(coat, species),
    marking: markingOf(words, noun),
    eyes: of("eyes eyed")[0] ?? named(["cat", "owl", "lion"].includes(species) ? "amber" : "brown"),
    collar: collar ? (of("collar scarf bow")[0] ?? named("red")) : null,
    build: buildIn(words),
    hasMane: !hasAny([noun], "lioness tiger leopard panther foal"),
  };
}

function usualCoat(id: string, noun: string, species: Species): Colour {
  const coats = COATS[species];
  return named(OWN_COATS[noun] ?? coats[hashOf(`${id} coat`) % coats.length] ?? "brown");
}

function buildIn(words: readonly string[]): number {
  if (hasAny(words, "fat round stout plump chubby")) return 1.2;
  return hasAny(words, "thin lean skinny scrawny slender") ? 0.88 : 1;
}

function markingOf(words: readonly string[], noun: string): AnimalLook["marking"] {
  if (hasAny([noun], "tabby tiger zebra") || hasAny(words, "striped stripes tabby")) return "striped";
  return hasAny(words, "spotted spots patched patchy piebald") || noun === "leopard" ? "spotted" : "plain";
}

function paleOf(coat: Colour, species: Species): Colour {
  if (species === "fox" || species === "deer") return { light: 0.94, chroma: 0.02, hue: 80 };
  if (coat.light < 0.3) return { ...coat, light: coat.light + 0.09 };
  return { light: Math.min(0.95, coat.light + 0.16), chroma: coat.chroma * 0.5, hue: coat.hue };
}

function named(word: string): Colour {
  return colourOf(word) ?? { light: 0.5, chroma: 0.05, hue: 60 };
}
