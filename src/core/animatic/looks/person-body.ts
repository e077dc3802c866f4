// Skin, build and height of a person, read from a design. No name says anything of them.
import { coloursIn } from "../colour/colour-words.ts";
import type { Colour } from "../colour/colour.ts";
import { hashOf, traitShare } from "../seeded-random.ts";
import { isGarmentWord } from "./garment.ts";
import { firstNamed, hasAny, type Mention } from "./read-words.ts";

/** Breadth of the body, about 1. */
export function readBuild(said: readonly string[], id: string): number {
  const words = said.filter((_, at) => !isOfThing(said[at + 1] ?? ""));
  if (hasAny(words, "obese enormous") || isHugeBody(said)) return 1.62;
  if (hasAny(words, "fat rotund portly corpulent overweight")) return 1.46;
  if (hasAny(words, "stout heavy heavyset plump chubby round burly stocky big bulky thickset bellied paunchy tubby"))
    return 1.24;
  if (hasAny(words, "broad muscular sturdy strong athletic brawny hulking huge square")) return 1.14;
  if (hasAny(words, "thin slim slender lean skinny gaunt bony wiry lanky slight spindly narrow emaciated")) return 0.82;
  if (hasAny(words, "scrawny wasted weedy haggard frail rangy underfed starved")) return 0.82;
  return 0.96 + 0.09 * traitShare(id, "build");
}

/** "A huge boy", "a giant of a man". */
function isHugeBody(words: readonly string[]): boolean {
  return /\b(?:huge|massive|immense|large) (?:\w+ )?(?:(?:wo)?man|boy|girl|lady|wrestler|novice|fellow|cook|baby)\b/.test(
    words.join(" "),
  );
}

/** "Round glasses", "a scarf round her neck", "a heavy coat", "a big moustache", "thin hair": words that are not said of the body. */
function isOfThing(next: string): boolean {
  return isGarmentWord(next) || hasAny([next], THINGS);
}

const THINGS =
  "his her their its the a neck waist wrist head eyes face nose ears hands smile moustache beard stubble hair eyebrows suitcase bag bucket voice light grey white black brown red green blue cotton leather wool silver gold old";

/** Broad shoulders over a narrow waist. */
export function isMuscular(words: readonly string[]): boolean {
  return hasAny(words, "muscular broad athletic brawny hulking strapping bodybuilder musclebound");
}

/** Height beside other grown people, about 1. `isTrade`: whether a word says what somebody does. */
export function readStature(words: readonly string[], isTrade: (word: string) => boolean): number {
  const isOfTrade = words.some(
    (word, at) =>
      word === "giant" && isTrade(words[at + 1] ?? "") && !/^(?:troll|ogre|cyclops)$/.test(words[at + 1] ?? ""),
  );
  return measured(words) ?? (isOfTrade ? TALL_MAN : statureOf(words));
}

/** "A giant blacksmith", "a bearded giant". */
const TALL_MAN = 1.18;

/** Heights of a grown person in one of each. */
const MEASURES: Readonly<Record<string, number>> = { metre: 0.57, meter: 0.57, foot: 0.174, feet: 0.174 };
const COUNTED = "two three four five six seven eight nine ten eleven twelve".split(" ");

/** "A giant five metres tall", "a blacksmith of two metres". */
function measured(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    const one = MEASURES[word] ?? MEASURES[word.replace(/s$/, "")];
    const said = words[at - 1] ?? "";
    const count = /^\d{1,2}$/.test(said) ? Number(said) : COUNTED.indexOf(said) + 2;
    const isHeight = hasAny(words.slice(at + 1, at + 2), "tall high") || words[at - 2] === "of";
    if (one !== undefined && isHeight && count > 1 && count * one > 1.1) return Math.min(5, count * one);
  }
  return undefined;
}

/** "as tall as the trees". */
const TOWERING =
  /\b(?:as (?:tall|high|big|large) as|(?:taller|higher) than) (?:the |a |an )?(?:\w+ )?(?:trees?|pines?|oaks?|houses?|tower|church|hill|rooftops?|roofs?|building|castle)\b/;

/** Toys that are people. */
const OF_TOYS =
  /\b(?:tin|toy|lead|clockwork|wooden|nutcracker) (?:\w+ )?(?:soldier|doll|dancer|drummer|knight|man|figure)\b/;

/** "A bearded giant in a buffalo coat" is a man. */
function isTallMan(words: readonly string[]): boolean {
  const at = words.findIndex((word) => /^giant(?:ess)?$/.test(word));
  return /^(?:bearded|bald|blond|blonde|tattooed|muscular|gentle|burly|grizzled|scarred|young|ginger|sunburnt|silent|smiling|moustached)$/.test(
    words[at - 1] ?? "",
  );
}

/** Of who is no grown person: heights of one. */
function strangeStature(words: readonly string[]): number | undefined {
  if (OF_TOYS.test(words.join(" "))) return 0.3;
  if (TOWERING.test(words.join(" "))) return 3;
  if (hasAny(words, "man woman boy girl child person")) return undefined;
  if (hasAny(words, "doll ragdoll puppet marionette figurine")) return 0.3;
  if (hasAny(words, "giant") && hasAny(words, "troll ogre cyclops")) return 2.6;
  if (hasAny(words, "giant giantess titan colossus")) return isTallMan(words) ? TALL_MAN : 4.2;
  return hasAny(words, "ogre cyclops") ? 1.9 : undefined;
}

/** Somebody of a tale who would stand on a hand, as large as is still seen. */
const TINY = 0.4;

function statureOf(said: readonly string[]): number {
  if (hasAny(said, "fairy pixie sprite imp") && hasAny(said, "tiny little small")) return TINY;
  const words = said.filter((word, at) => !(word === "huge" && isOfThing(said[at + 1] ?? "")));
  if (hasAny(words, "dwarf dwarves dwarfs gnome gnomes hobbit hobbits goblin goblins leprechaun leprechauns"))
    return 0.72;
  const strange = strangeStature(words);
  if (strange !== undefined) return strange;
  if (hasAny(words, "giant huge gigantic ogre troll")) return 1.14;
  if (hasAny(words, "tall towering lanky")) return 1.08;
  return hasAny(words, "small tiny petite little diminutive short") && isOfBody(words) ? 0.91 : 1;
}

/** "short hair" and "a short coat" are no height. */
function isOfBody(words: readonly string[]): boolean {
  return words.some(
    (word, at) =>
      hasAny([word], "small tiny petite little diminutive short") &&
      hasAny(
        words.slice(at + 1, at + 4),
        "man woman boy girl person lady gentleman figure child mutant mutants creature creatures alien aliens",
      ) &&
      words[at + 1] !== ".",
  );
}

const SKINS: Readonly<Record<string, Colour>> = {
  painted: { light: 0.955, chroma: 0.008, hue: 60 },
  pale: { light: 0.885, chroma: 0.032, hue: 50 },
  fair: { light: 0.85, chroma: 0.048, hue: 52 },
  tan: { light: 0.755, chroma: 0.065, hue: 58 },
  brown: { light: 0.6, chroma: 0.07, hue: 54 },
  dark: { light: 0.455, chroma: 0.058, hue: 48 },
};
const SKIN_WORDS: Readonly<Record<string, string>> = {
  dark: "african nigerian malian kenyan ghanaian ethiopian somali senegalese sudanese congolese maasai masai zulu yoruba igbo ebony",
  brown: "indian pakistani bangladeshi punjabi sikh tamil caribbean jamaican polynesian maori tuareg",
  tan: "tanned sunburnt weathered arab egyptian turkish persian iranian mexican latina latino spanish brazilian swarthy olive berber vietnamese thai cambodian indonesian filipino filipina mongolian tibetan nepali inuit",
  pale: "pale pallid ashen albino",
  fair: "fair irish scottish swedish norwegian danish icelandic finnish sami korean japanese chinese taiwanese",
};
export const PEOPLE = "man woman boy girl person lady gentleman";

/** What goes with hair of a colour, where nothing is said of the skin. */
const BESIDE_HAIR = {
  fair: ["fair", "pale", "fair", "tan"],
  brown: ["fair", "fair", "tan", "brown", "pale", "fair"],
  any: ["fair", "fair", "tan", "brown", "pale", "dark"],
} as const;

export function readSkin(
  words: readonly string[],
  mentions: readonly Mention[],
  { id, hair }: { readonly id: string; readonly hair: keyof typeof BESIDE_HAIR },
): Colour {
  for (const { noun, before } of mentions) {
    const said = hasAny([noun], "skin skinned face faced");
    if (said || hasAny([noun], PEOPLE)) {
      const found = skinOf(before.slice(-3), { said, noun });
      const isFlush = noun.startsWith("face") && hasAny(before, FLUSHED) && !hasAny(words, NOT_OF_BLOOD);
      if (found && !isFlush) return found;
    }
  }
  const known = firstNamed(words, SKIN_WORDS);
  const all = BESIDE_HAIR[hair];
  const usual = all[hashOf(`${id} skin`) % all.length] ?? "fair";
  return SKINS[known ?? usual] ?? { light: 0.8, chroma: 0.05, hue: 55 };
}

/** A red face is one with red cheeks, but for those whose skin is red. */
const FLUSHED = "red ruddy flushed rosy pink florid";
const NOT_OF_BLOOD = "devil demon satan lucifer oni alien creature goblin imp painted paint";

function skinOf(
  before: readonly string[],
  { said, noun }: { readonly said: boolean; readonly noun: string },
): Colour | undefined {
  if (noun === "face" && before.includes("white")) return SKINS["painted"];
  const named = firstNamed(before, {
    dark: "dark black ebony",
    brown: "brown",
    tan: "tanned olive tan weathered",
    pale: "pale white",
    fair: "fair light",
  });
  if (named && (said || before.includes("black"))) return SKINS[named];
  return said ? coloursIn(before)[0] : undefined;
}
