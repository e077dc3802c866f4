// What an animal looks like, read from a design: its kind, coat, marks, age and build.
import type { Colour } from "../colour/colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import type { Marking } from "./animals/animal-kind.ts";
import { ANIMALS, speciesOf, type Species } from "./animals/kinds.ts";
import type { AnimalLook } from "./animal-look.ts";
import { isPartWorn } from "./garment.ts";
import { firstNamed, hasAny, mentionsOf } from "./read-words.ts";

/** Coats that a noun says by itself. */
const OWN_COATS: Readonly<Record<string, string>> = {
  ...{
    robin: "brown",
    canary: "yellow",
    dove: "white",
    panther: "black",
    tabby: "grey",
    swallow: "navy",
    blackbird: "black",
  },
  ...{
    kingfisher: "teal",
    lioness: "ochre",
    puma: "tan",
    cougar: "tan",
    dalmatian: "white",
    pug: "fawn",
    rottweiler: "black",
  },
  ...{ chihuahua: "fawn", grizzly: "brown", orangutan: "rust", turkey: "chocolate", mallard: "brown", cygnet: "grey" },
  ...{
    cockatoo: "white",
    macaw: "red",
    vulture: "charcoal",
    buffalo: "charcoal",
    doe: "tan",
    fawn: "tan",
    stork: "white",
    egret: "white",
  },
};
const OWN_MARKINGS: Readonly<Record<string, Marking>> = {
  ...{
    tabby: "striped",
    dalmatian: "spotted",
    lioness: "plain",
    panther: "plain",
    puma: "plain",
    cougar: "plain",
    fawn: "dappled",
  },
  ...{ magpie: "bibbed", raccoon: "masked" },
};

const PEOPLE =
  "man woman boy girl person lady gentleman old she he his her child clerk owner keeper trainer driver hunter rider " +
  "men women people boys girls children clerks keepers trainers drivers hunters riders knights faun satyr soldiers warriors archers cowboys nomads hussars dwarves";
const PARTS =
  "towel ribbon bandana garland collar eyes eyed fur coat bell bow ears tail chest belly paws muzzle scarf feathers wings scales mane";
const AMBER_EYED: ReadonlySet<Species> = new Set(["cat", "owl", "lion", "tiger", "eagle", "dragon"]);
const NOT_PEOPLE = new Set("old he she his her".split(" "));
const YOUNG =
  "owlet eaglet puppy pup kitten foal colt filly calf cub lamb fawn piglet cygnet hatchling joey baby newborn young infant fledgling";

/** "a bull elephant", "a hen pheasant", "a fawn camel". */
const SEXES = /^(?:bull|cow|hen|stallion|mare|ram|ewe|doe|stag|fawn|cub|calf|foal|pup|puppy|kitten)$/;

/** "a fawn camel". */
const isColour = (word: string, next = ""): boolean =>
  word === "fawn" && (speciesOf(next) !== undefined || /^(?:coat|fur|wool|hide|and)$/.test(next));

/** Undefined where the words are about a person, or about no animal. */
export function readAnimal(id: string, words: readonly string[]): AnimalLook | undefined {
  const isNoun = (word: string, at: number) =>
    speciesOf(word) !== undefined &&
    !isPartWorn(words, at) &&
    !isHad(words, at) &&
    !(SEXES.test(word) && speciesOf(words[at + 1] ?? ""));
  const noun = words.find(isNoun) ?? "";
  const species = antlered(speciesOf(noun), words);
  const others = words.filter((word) => !NOT_PEOPLE.has(word));
  if (!species || hasAny(others, PEOPLE)) return undefined;
  return lookOf(id, words, { noun, species });
}

/** "a deer with antlers". */
const antlered = (species: Species | undefined, words: readonly string[]): Species | undefined =>
  species === "deer" && hasAny(words, "antlers antlered buck") ? "stag" : species;

/** "a white cat on his lap", "a parrot on her shoulder": of somebody. */
const isHad = (words: readonly string[], at: number): boolean =>
  /^(?:on|in|at|under|around|round|across|by) (?:his|her|their|its|one|the) (?:\w+ )?(?:lap|knees?|shoulders?|arms?|side|feet|heels?|neck|wrist|fist|head|chest|belt)\b/.test(
    words.slice(at + 1, at + 6).join(" "),
  );

const MACHINE = /^(?:robot|robotic|mechanical|clockwork|cyborg|automaton|animatronic|droid)$/;

/** "a robot dog", "a mechanical owl", "a dog-like robot": built as the animal is, of plates. */
export function readMachineAnimal(id: string, words: readonly string[]): AnimalLook | undefined {
  const at = words.findIndex((word) => MACHINE.test(word));
  const near = words.slice(Math.max(0, at - 3), at + 3);
  if (at < 0 || !near.some((word) => speciesOf(word) !== undefined)) return undefined;
  const look = readAnimal(id, words);
  if (!look || !near.some((word) => speciesOf(word) === look.species)) return undefined;
  const [coat = named("steel")] = coloursIn(
    words.filter((_, one) => !hasAny(words.slice(one + 1, one + 2), "eyes eye lights")),
  );
  const shines = hasAny(words, "red") ? "red" : "cyan";
  return { ...look, coat, pale: PLATE, marking: "plated", eyes: named(shines) };
}

const PLATE: Colour = { light: 0.42, chroma: 0.015, hue: 250 };

interface Named {
  readonly noun: string;
  readonly species: Species;
}

function lookOf(id: string, words: readonly string[], { noun, species }: Named): AnimalLook {
  const kind = ANIMALS[species];
  const mentions = mentionsOf(words, (word) => word === noun || PARTS.split(" ").includes(word));
  const of = (list: string) =>
    mentions.flatMap(({ noun: one, before }) => (hasAny([one], list) ? coloursIn(before) : []));
  const said = words.includes("polar") ? [named("ivory")] : of(`${noun} fur coat feathers scales`);
  const coat = said[0] ?? usualCoat(id, noun, kind.coat);
  return {
    id,
    species,
    coat: naturalCoat(species, coat, kind.coat),
    pale: said[1] ?? paleOf(coat, said[0] ? undefined : kind.pale, species),
    marking: markingOf(words, { noun, second: said[1] !== undefined, usual: kind.marking }),
    eyes: of("eyes eyed")[0] ?? named(AMBER_EYED.has(species) ? "amber" : "brown"),
    collar: isCollared(words) ? (of("collar scarf bow towel ribbon bandana garland")[0] ?? named("red")) : null,
    build: buildIn(words),
    isYoung:
      species !== "chick" &&
      hasAny(
        words.filter((word, at) => !isColour(word, words[at + 1])),
        YOUNG,
      ),
    stature: statureOf(words, kind.size),
    ...(hasAny(words, "winged pegasus") && { isWinged: true }),
    tack: tackIn(words),
  };
}

/** "red" is said of a fox, "golden" of an eagle: names, and not paint. */
function naturalCoat(species: Species, coat: Colour, usual: string): Colour {
  if (species === "eagle" && coat.chroma > 0.1 && coat.hue > 70 && coat.hue < 100)
    return named(usual.split(" ")[0] ?? "");
  return RUSTY.has(species) && coat.hue === 27 ? named("rust") : coat;
}

const RUSTY: ReadonlySet<Species> = new Set([
  "fox",
  "squirrel",
  "deer",
  "stag",
  "monkey",
  "gorilla",
  "cow",
  "wolf",
  "kangaroo",
]);

/** "as tall as a house": heights of a grown person. */
const TOWERING =
  /\b(?:as (?:tall|high|big|large) as|(?:taller|higher|bigger) than) (?:the |a |an )?(?:\w+ )?(?:trees?|houses?|tower|church|hill|rooftops?|roofs?|buildings?|castle|bus)\b/;
const TOWER = 3.4;

/** A dragon that comes out of an egg is as large as a cat, and half of that where it is called small. */
function statureOf(words: readonly string[], size: number): number {
  if (TOWERING.test(words.join(" "))) return TOWER / size;
  const own = statureIn(words);
  return hasAny(words, "hatchling hatched") && size > 1 ? (own * HATCHED) / size : own;
}

const HATCHED = 0.8;

function isCollared(words: readonly string[]): boolean {
  return hasAny(words, "collar scarf bow towel ribbon bandana garland");
}

function usualCoat(id: string, noun: string, coat: string): Colour {
  const coats = coat.split(" ");
  return named(OWN_COATS[noun] ?? coats[hashOf(`${id} coat`) % coats.length] ?? "brown");
}

function buildIn(words: readonly string[]): number {
  if (hasAny(words, "fat round stout plump chubby pregnant")) return 1.2;
  return hasAny(words, "thin lean skinny scrawny slender starving bony") ? 0.88 : 1;
}

function statureIn(words: readonly string[]): number {
  if (hasAny(words, "gigantic colossal monstrous titanic enormous")) return 1.7;
  if (hasAny(words, "huge giant massive vast")) return 1.4;
  if (hasAny(words, "big large great tall")) return 1.12;
  return hasAny(words, "small little tiny miniature mini") ? 0.8 : 1;
}

function tackIn(words: readonly string[]): AnimalLook["tack"] {
  if (hasAny(words, "harness harnessed carthorse draught plough pulling collared")) return "harness";
  return hasAny(words, "saddle saddled bridle reins bridled") ? "saddle" : "none";
}

const MARKINGS: Readonly<Record<string, string>> = {
  striped: "striped stripes tabby brindle brindled",
  spotted: "spotted spots speckled",
  patched: "patched patchy patches piebald skewbald pinto friesian holstein calico tortoiseshell",
  dappled: "dappled dapple",
};

function markingOf(
  words: readonly string[],
  {
    noun,
    second,
    usual = "plain",
  }: { readonly noun: string; readonly second: boolean; readonly usual: Marking | undefined },
): Marking {
  const said = firstNamed(words, MARKINGS) as Marking | undefined;
  const own = OWN_MARKINGS[noun] ?? usual;
  return said ?? (second && own === "plain" ? "patched" : own);
}

function paleOf(coat: Colour, usual: string | undefined, species: Species): Colour {
  if (usual !== undefined) return named(usual);
  if (species === "fox" || species === "deer" || species === "stag") return { light: 0.94, chroma: 0.02, hue: 80 };
  if (species === "sheep") return coat.light > 0.6 ? named("charcoal") : coat;
  if (coat.light < 0.3) return { ...coat, light: coat.light + 0.09 };
  return { light: Math.min(0.95, coat.light + 0.16), chroma: coat.chroma * 0.5, hue: coat.hue };
}

function named(word: string): Colour {
  return colourOf(word) ?? { light: 0.5, chroma: 0.05, hue: 60 };
}
