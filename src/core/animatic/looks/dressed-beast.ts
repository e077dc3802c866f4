// Animals that are persons of a story: they go upright in clothes, with hands, and have the head of their kind.
import type { Colour } from "../colour/colour.ts";
import { colourOf, coloursIn } from "../colour/colour-words.ts";
import { hasAny } from "./read-words.ts";

export type BeastEars = "none" | "round" | "pointed" | "long";
export type BeastFace = "ape" | "frog" | "short" | "long" | "snout" | "beak" | "striped" | "spiny";

export interface BeastHead {
  readonly ears: BeastEars;
  readonly face: BeastFace;
  readonly coat: Colour;
  /** Of muzzle or beak. */
  readonly pale: Colour;
}

type Kind = readonly [ears: BeastEars, face: BeastFace, coat: string, pale: string, stature: number];

const KINDS: Readonly<Record<string, Kind>> = {
  "frog toad": ["none", "frog", "green", "lime", 0.62],
  "mouse rat vole hamster": ["round", "long", "grey", "pink", 0.56],
  "rabbit hare bunny": ["long", "short", "beige", "white", 0.66],
  badger: ["round", "striped", "grey", "charcoal", 0.74],
  "hedgehog porcupine": ["round", "spiny", "tan", "cream", 0.56],
  "mole otter weasel stoat ferret beaver squirrel raccoon": ["round", "long", "brown", "beige", 0.62],
  "fox jackal": ["pointed", "long", "orange", "white", 0.78],
  "werewolf lycanthrope": ["pointed", "long", "slate", "silver", 1.08],
  "monkey chimpanzee chimp ape": ["none", "ape", "brown", "beige", 0.58],
  "yeti sasquatch bigfoot": ["none", "ape", "white", "silver", 1.25],
  minotaur: ["none", "long", "brown", "beige", 1.2],
  teddy: ["round", "short", "camel", "cream", 0.42],
  wolf: ["pointed", "long", "grey", "silver", 1.04],
  "bear panda": ["round", "short", "brown", "beige", 1.08],
  "pig boar hog": ["pointed", "snout", "pink", "rose", 0.82],
  "cat tomcat": ["pointed", "short", "ginger", "white", 0.7],
  "dog hound bulldog": ["pointed", "long", "brown", "beige", 0.8],
  "goat sheep ram lamb donkey": ["long", "long", "white", "beige", 0.86],
  "lion tiger leopard": ["round", "short", "ochre", "beige", 1.04],
  "duck goose hen rooster crow raven owl penguin": ["none", "beak", "white", "orange", 0.66],
};

/** Clothes that no beast on four legs wears. */
const UPRIGHT =
  "waistcoat suit tailcoat tails tuxedo trousers breeches dungarees overalls apron shirt blouse dress gown frock tunic robe armour uniform topcoat overcoat blazer bonnet sweater jumper cardigan jacket nightcap mittens glasses goggles pyjamas nightgown raincoat hoodie beret bathrobe spectacles eyeglasses monocle tophat bowler boots cloak kimono pinafore skirt slippers wellingtons";

/** Worn by them only as people wear it; cats and dogs of people have coats as well. */
const WORN_SO = "coat hat cap cape strawhat";
const PETS = "cat dog hound bulldog horse";

/** What sets it apart from a person; undefined where the words are of no dressed animal. */
export function dressedBeast(
  words: readonly string[],
): { readonly beast: BeastHead; readonly skin: Colour; readonly stature: number } | undefined {
  const at = words.findIndex((word) => kindOf(word) !== undefined);
  const kind = kindOf(words[at] ?? "");
  const after = words.slice(at + 1);
  const isWorn = hasAny(after.slice(0, 1), "costume suit onesie mask hat hood coat");
  const noun = words[at] ?? "";
  const isPerson =
    isClothed(noun, after) ||
    isOnTwoLegs(after.join(" ")) ||
    hasAny([noun], UPRIGHT_BY_NATURE) ||
    hasAny(words.slice(0, at), DRAWN);
  if (!kind || at > 4 || isWorn || !isPerson || hasAny(words.slice(0, at), NOT_ITSELF)) return undefined;
  const [ears, face, usual, pale, stature] = kind;
  const coat = coloursIn(words.slice(0, at))[0] ?? named(usual);
  return { beast: { ears, face, coat, pale: named(pale) }, skin: coat, stature };
}

/** "that walks upright", "on its hind legs". */
function isOnTwoLegs(after: string): boolean {
  return UPRIGHT_SAID.test(after);
}

const UPRIGHT_SAID =
  /\b(?:walk(?:s|ing)?|stand(?:s|ing)?|go(?:es|ing)?|runs?|running) (?:\w+ )?(?:upright|erect)\b|\bon (?:two|its two|his two|her two) legs\b|\bupright (?:like|as) (?:a|an) (?:man|woman|person|human|people)\b|^(?:\w+ ){0,2}upright\b/;

function isClothed(noun: string, after: readonly string[]): boolean {
  const worn = after.findIndex((word) => hasAny([word], "in wearing wears"));
  const isDressed = worn >= 0 && hasAny(after.slice(worn, worn + 8), WORN_SO) && !hasAny([noun], PETS);
  return isDressed || hasAny(after, UPRIGHT);
}

const UPRIGHT_BY_NATURE = "werewolf lycanthrope minotaur teddy yeti sasquatch bigfoot";

/** Said of animals that are persons, whatever they wear. */
const DRAWN = "cartoon anthropomorphic talking";
const NOT_ITSELF = "man woman boy girl person child with in toy stuffed like as";

function kindOf(word: string): Kind | undefined {
  return Object.entries(KINDS).find(([nouns]) => nouns.split(" ").includes(word))?.[1];
}

function named(word: string): Colour {
  return colourOf(word) ?? { light: 0.6, chroma: 0.05, hue: 60 };
}
