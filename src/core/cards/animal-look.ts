// What an animal looks like, read from a design: its kind, coat and size.
import type { Colour } from "../animatic/colour.ts";
import { hashOf } from "../animatic/seeded-random.ts";
import { colourOf, coloursIn } from "./colour-words.ts";
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
  duck: "duck goose hen chicken rooster cockerel swan penguin",
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
const PEOPLE =
  "man woman boy girl person lady gentleman old she he his her child clerk owner keeper trainer driver hunter rider";
const PARTS = "collar eyes eyed fur coat bell bow ears tail chest belly paws muzzle scarf";

/** Undefined where the words are about a person, or about no animal. */
export function readAnimal(id: string, words: readonly string[]): AnimalLook | undefined {
  const at = words.findIndex((word) => WORDS.has(word));
  const noun = words[at] ?? "";
  const species = firstNamed([noun], NOUNS);
  if (
    !species ||
    hasAny(
      words.filter((word) => !"old he she his her".split(" ").includes(word)),
      PEOPLE,
    )
  )
    return undefined;
  const mentions = mentionsOf(words, (word) => word === noun || PARTS.split(" ").includes(word));
  const said = mentions.flatMap(({ noun: one, before }) =>
    one === noun || hasAny([one], "fur coat") ? coloursIn(before) : [],
  );
  const eyes = mentions.flatMap(({ noun: one, before }) => (hasAny([one], "eyes eyed") ? coloursIn(before) : []))[0];
  const collar = mentions.find(({ noun: one }) => hasAny([one], "collar scarf bow"));
  const usual = OWN_COATS[noun] ?? COATS[species][hashOf(`${id} coat`) % COATS[species].length] ?? "brown";
  const coat = said[0] ?? named(usual);
  return {
    id,
    species,
    coat,
    pale: said[1] ?? paleOf(coat, species),
    marking: markingOf(words, noun),
    eyes: eyes ?? named(species === "cat" || species === "owl" || species === "lion" ? "amber" : "brown"),
    collar: collar ? (coloursIn(collar.before)[0] ?? named("red")) : null,
    build: hasAny(words, "fat round stout plump chubby")
      ? 1.2
      : hasAny(words, "thin lean skinny scrawny slender")
        ? 0.88
        : 1,
  };
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
