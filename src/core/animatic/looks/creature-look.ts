// Animals that are no four-legged ones and no standing birds: what swims, crawls, flutters or breathes fire. Read from a design.
import type { Colour } from "../colour/colour.ts";
import { hashOf } from "../seeded-random.ts";
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import { isPartWorn } from "./garment.ts";
import { firstNamed, hasAny } from "./read-words.ts";

export type CreatureShape =
  | "fish"
  | "shark"
  | "whale"
  | "dolphin"
  | "octopus"
  | "jellyfish"
  | "turtle"
  | "crab"
  | "butterfly"
  | "bee"
  | "beetle"
  | "spider"
  | "snake"
  | "frog"
  | "bat"
  | "ray"
  | "seal"
  | "walrus"
  | "snail"
  | "slug"
  | "scorpion"
  | "grasshopper"
  | "ant"
  | "dragonfly"
  | "caterpillar"
  | "seahorse"
  | "monster"
  | "plant_monster"
  | "drone"
  | "model_plane";

export interface CreatureLook {
  readonly id: string;
  readonly shape: CreatureShape;
  readonly coat: Colour;
  readonly pale: Colour;
  readonly eyes: Colour;
  readonly marking: "plain" | "striped" | "spotted";
  /** Somebody of a tale, with clothes: so high beside a grown person. */
  readonly tall?: number;
  /** It gives light. */
  readonly glows?: boolean;
}

const NOUNS: Readonly<Record<CreatureShape, string>> = {
  fish: "fish goldfish salmon trout clownfish carp tuna cod piranha herring koi swordfish pufferfish anglerfish catfish angelfish guppy",
  shark: "shark",
  whale: "whale orca narwhal manatee",
  dolphin: "dolphin porpoise",
  octopus: "octopus squid",
  jellyfish: "jellyfish",
  turtle: "turtle tortoise",
  crab: "crab lobster crayfish",
  butterfly: "butterfly moth",
  bee: "bee wasp bumblebee hornet fly firefly",
  beetle: "beetle ladybird ladybug cockroach insect bug stagbeetle glowworm",
  spider: "spider tarantula",
  scorpion: "scorpion",
  snake: "snake serpent cobra python viper rattlesnake adder eel",
  frog: "frog toad",
  bat: "bat pterodactyl pterosaur",
  ray: "ray manta stingray",
  seal: "seal sealion",
  walrus: "walrus",
  snail: "snail",
  slug: "slug",
  grasshopper: "grasshopper locust mantis cricket",
  ant: "ant termite",
  dragonfly: "dragonfly mosquito",
  caterpillar: "caterpillar worm centipede maggot",
  seahorse: "seahorse",
  monster: "monster blob kraken leviathan",
  plant_monster: "flytrap triffid",
  drone: "drone quadcopter",
  model_plane: "modelplane",
};

export const SEA_CREATURES: ReadonlySet<string> = new Set(
  "shark whale dolphin ray octopus seal walrus fish turtle".split(" "),
);

const COATS: Readonly<Record<CreatureShape, string>> = {
  fish: "orange",
  shark: "steel",
  whale: "slate",
  dolphin: "steel",
  octopus: "terracotta",
  jellyfish: "lavender",
  turtle: "moss",
  crab: "scarlet",
  butterfly: "orange",
  bee: "mustard",
  beetle: "emerald",
  spider: "charcoal",
  snake: "olive",
  frog: "green",
  bat: "charcoal",
  ray: "slate",
  seal: "slate",
  walrus: "tan",
  snail: "tan",
  slug: "chocolate",
  scorpion: "rust",
  grasshopper: "lime",
  ant: "black",
  dragonfly: "teal",
  caterpillar: "lime",
  seahorse: "amber",
  monster: "purple",
  plant_monster: "green",
  drone: "slate",
  model_plane: "red",
};

const OWN: Readonly<Record<string, string>> = {
  goldfish: "orange",
  orca: "black",
  ladybird: "red",
  ladybug: "red",
  ant: "black",
  clownfish: "orange",
  ...{ trout: "tan", salmon: "salmon", carp: "olive", cod: "olive", tuna: "steel", eel: "charcoal", piranha: "slate" },
  moth: "fawn",
  fly: "charcoal",
  firefly: "chocolate",
  glowworm: "chocolate",
};
const WORDS = new Map(
  (Object.keys(NOUNS) as CreatureShape[]).flatMap((shape) =>
    NOUNS[shape].split(" ").map((word) => [word, shape] as const),
  ),
);

export function isCreatureWord(word: string): boolean {
  return WORDS.has(word);
}

/** Heights beside a grown person: lengths for what is longer than high. */
export const CREATURE_SIZES: Readonly<Record<CreatureShape, number>> = {
  fish: 0.2,
  shark: 0.75,
  whale: 1.9,
  dolphin: 0.7,
  octopus: 0.6,
  jellyfish: 0.35,
  turtle: 0.35,
  crab: 0.16,
  butterfly: 0.1,
  bee: 0.06,
  beetle: 0.05,
  spider: 0.08,
  snake: 0.3,
  frog: 0.1,
  bat: 0.2,
  ray: 0.75,
  seal: 0.42,
  walrus: 0.75,
  snail: 0.06,
  slug: 0.03,
  scorpion: 0.07,
  grasshopper: 0.06,
  ant: 0.03,
  dragonfly: 0.08,
  caterpillar: 0.05,
  seahorse: 0.15,
  monster: 1.8,
  plant_monster: 1.3,
  drone: 0.34,
  model_plane: 0.26,
};

/** Breadth in heights, of those that are longer than high. */
export function creatureBreadth(shape: CreatureShape): number {
  return BREADTHS[shape] ?? 1.5;
}

const BREADTHS: Partial<Record<CreatureShape, number>> = {
  whale: 2.8,
  shark: 2.4,
  snake: 2.25,
  dolphin: 2.15,
  ray: 2.45,
  seal: 1.75,
  walrus: 1.6,
  caterpillar: 2.2,
  slug: 3,
  grasshopper: 2,
  seahorse: 0.6,
  monster: 1.3,
  plant_monster: 0.9,
  drone: 2.3,
  model_plane: 2.6,
  jellyfish: 0.9,
};

/** "cricket whites". */
function isSport(words: readonly string[], at: number): boolean {
  return (
    words[at] === "cricket" && /^(?:whites?|jumper|sweater|pads|bat|ball|kit|clothes|cap)$/.test(words[at + 1] ?? "")
  );
}

/** Undefined where no such creature is meant. */
export function readCreature(id: string, words: readonly string[]): CreatureLook | undefined {
  const isNamed = (word: string) => WORDS.has(word) || WORDS.has(word.replace(/s$/, ""));
  const noun =
    words.find((word, at) => isNamed(word) && !isPartWorn(words, at) && !isHair(words, at) && !isSport(words, at)) ??
    "";
  const shape = WORDS.get(noun) ?? WORDS.get(noun.replace(/s$/, ""));
  if (!shape || hasAny(words, "man woman boy girl person child kid costume mask coat shirt dress")) return undefined;
  const at = words.indexOf(noun);
  const said = coloursIn(words.slice(Math.max(0, at - 5), at));
  const [any] = coloursIn(words.filter((word) => !hasAny([word], "eyes")));
  const coat = said[0] ?? any ?? named(ownCoat(noun) ?? COATS[shape]);
  const eyesAt = words.findIndex((word) => hasAny([word], "eyes eye eyed"));
  return {
    ...sizeSaid(words, CREATURE_SIZES[shape]),
    ...(hasAny(words, "firefly fireflies glowing glowworm luminous shining anglerfish") && { glows: true }),
    id,
    shape,
    coat,
    pale:
      noun === "orca"
        ? named("white")
        : { light: Math.min(0.95, coat.light + 0.25), chroma: coat.chroma * 0.4, hue: coat.hue },
    eyes: coloursIn(words.slice(Math.max(0, eyesAt - 3), Math.max(0, eyesAt)))[0] ?? named("amber"),
    marking:
      firstNamed(words, {
        striped: "striped stripes clownfish tiger",
        spotted: "spotted spots ladybird ladybug leopard",
      }) ?? usualMarking(id, shape),
  };
}

const ownCoat = (noun: string): string | undefined => OWN[noun] ?? OWN[noun.replace(/s$/, "")];

/** Worn by those of tales, which are as large as a child. */
const WORN = "cap hat waistcoat glasses spectacles scarf apron bonnet jacket tie bag";
const DRESSED = 0.5;

/** A giant spider is as high as a child, a giant squid larger still. */
const GIANTS: readonly (readonly [words: string, least: number, share: number])[] = [
  ["giant gigantic enormous colossal monstrous", 0.75, 1.7],
  ["huge massive", 0.4, 1.4],
];

function sizeSaid(words: readonly string[], size: number): Pick<CreatureLook, "tall"> {
  if (hasAny(words, WORN) && size < DRESSED) return { tall: DRESSED };
  const giant = GIANTS.find(([said]) => hasAny(words, said));
  if (giant) return { tall: Math.max(giant[1], size * giant[2]) };
  return hasAny(words, "small little tiny pup baby newborn") ? { tall: size * 0.6 } : {};
}

/** "Snakes for hair", "a hair of snakes". */
function isHair(words: readonly string[], at: number): boolean {
  return hasAny(words.slice(Math.max(0, at - 2), at + 4), "hair");
}

function usualMarking(id: string, shape: CreatureShape): CreatureLook["marking"] {
  if (shape === "bee") return id.includes("fly") ? "plain" : "striped";
  return shape === "fish" && hashOf(`${id} marking`) % 2 ? "striped" : "plain";
}

function named(word: string): Colour {
  return colourOf(word) ?? { light: 0.5, chroma: 0.06, hue: 90 };
}
