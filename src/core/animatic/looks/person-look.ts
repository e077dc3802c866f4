// What a person looks like, read from a design: age, build, skin, hair, beard and clothes. What the words leave open is chosen by the
// person's id, so that the same person looks the same in every view and in every wardrobe variant.
import { shifted, type Colour } from "../colour.ts";
import { hashOf } from "../seeded-random.ts";
import { readClothes, isGarmentWord, type Clothes } from "./clothes.ts";
import { colourOf, coloursIn } from "../colour-words.ts";
import { readAge, readForm, readYears, type Age, type Form } from "./person-age.ts";
import { firstNamed, hasAny, mentionsOf, type Mention } from "./read-words.ts";

export type HairStyle =
  | "bald"
  | "cropped"
  | "short"
  | "receding"
  | "bob"
  | "long"
  | "wavy"
  | "bun"
  | "ponytail"
  | "plaits"
  | "afro"
  | "locs"
  | "spiky";
export type Beard = "none" | "stubble" | "moustache" | "goatee" | "short" | "full";

export interface PersonLook {
  readonly id: string;
  readonly age: Age;
  /** Where the words say them. */
  readonly years: number | null;
  readonly form: Form;
  /** Pale and see-through, without feet. */
  readonly isGhost: boolean;
  /** Breadth of the body, about 1. */
  readonly build: number;
  /** Height beside other grown people, about 1. */
  readonly stature: number;
  readonly skin: Colour;
  readonly freckles: boolean;
  readonly hair: { readonly style: HairStyle; readonly colour: Colour; readonly fringe: boolean };
  readonly beard: { readonly style: Beard; readonly colour: Colour };
  readonly eyes: Colour;
  readonly clothes: Clothes;
}

/** A person, or the same one in other clothes. */
export interface PersonWords {
  /** Of the person, not of the wardrobe variant. */
  readonly id: string;
  readonly words: readonly string[];
  /** The variant's words; where they say nothing, the person's own hold. */
  readonly wardrobe: readonly string[] | null;
  readonly pronoun: string | null;
}

const HAIR_NOUNS =
  "hair haired curls plaits braids pigtails plait braid bun knot chignon topknot ponytail bob afro dreadlocks locs fringe bangs crewcut buzzcut mohawk locks tresses";
const BEARD_NOUNS = "beard bearded moustache mustache goatee stubble whiskers unshaven sideburns";
const BODY_NOUNS = "skin skinned eyes eyed face head hands nose cheeks";
const PEOPLE = "man woman boy girl person lady gentleman";
const NOUNS = new Set(`${HAIR_NOUNS} ${BEARD_NOUNS} ${BODY_NOUNS} ${PEOPLE}`.split(" "));

const isNoun = (word: string): boolean => NOUNS.has(word) || isGarmentWord(word);

export function readPerson({ id, words, wardrobe, pronoun }: PersonWords): PersonLook {
  const mentions = mentionsOf(words, isNoun);
  const age = readAge(words);
  const form = readForm(words, pronoun);
  const skin = readSkin(words, mentions, id);
  const hair = readHair({ id, words, mentions, age, form });
  const saidHair = saidHairColour(mentions, words);
  const beard = readBeard(mentions, hair.colour);
  return {
    id,
    age,
    years: readYears(words) ?? null,
    form,
    isGhost: hasAny(words, "ghost ghostly spirit phantom spectre specter apparition wraith poltergeist"),
    build: readBuild(words, id),
    stature: readStature(words),
    skin,
    freckles: hasAny(words, "freckles freckled freckly"),
    hair: { ...hair, colour: saidHair ?? (beard.style === "none" ? hair.colour : beard.colour) },
    beard,
    eyes:
      colourBefore(mentions, "eyes eyed") ??
      pick(
        id,
        "eyes",
        skin.light < 0.65 ? ["brown", "chocolate", "chestnut"] : ["brown", "hazel", "slate", "chocolate", "denim"],
      ),
    clothes: readClothes(dressWords(words, wardrobe), { id, age, form }, isNoun),
  };
}

/** The variant's words first: the first garment of a kind is the one that is worn. Glasses and the like stay. */
function dressWords(words: readonly string[], wardrobe: readonly string[] | null): readonly string[] {
  if (!wardrobe?.some(isGarmentWord)) return words;
  const kept = mentionsOf(words, isNoun).filter(({ noun }) => hasAny([noun], "glasses spectacles eyepatch earrings"));
  return [...wardrobe, ...kept.flatMap(({ noun, before }) => [".", ...before, noun])];
}

function readBuild(words: readonly string[], id: string): number {
  if (hasAny(words, "fat obese rotund portly corpulent enormous")) return 1.34;
  if (hasAny(words, "stout heavy plump chubby round burly stocky broad muscular big bulky sturdy thickset"))
    return 1.18;
  if (hasAny(words, "thin slim slender lean skinny gaunt bony wiry lanky slight spindly narrow")) return 0.87;
  return 0.96 + 0.09 * part(id, "build");
}

function readStature(words: readonly string[]): number {
  if (hasAny(words, "tall towering lanky giant huge")) return 1.07;
  return hasAny(words, "small tiny petite little diminutive dwarf") && !hasAny(words, "smallholding") ? 0.92 : 1;
}

const SKINS: Readonly<Record<string, Colour>> = {
  pale: { light: 0.885, chroma: 0.032, hue: 50 },
  fair: { light: 0.85, chroma: 0.048, hue: 52 },
  tan: { light: 0.755, chroma: 0.065, hue: 58 },
  brown: { light: 0.6, chroma: 0.07, hue: 54 },
  dark: { light: 0.455, chroma: 0.058, hue: 48 },
};
const SKIN_WORDS: Readonly<Record<string, string>> = {
  dark: "african nigerian kenyan ghanaian ethiopian somali senegalese sudanese congolese ebony",
  brown: "indian pakistani bangladeshi tamil caribbean jamaican polynesian maori",
  tan: "tanned sunburnt weathered arab egyptian turkish persian iranian mexican latina latino spanish brazilian swarthy olive",
  pale: "pale pallid ashen albino",
  fair: "fair irish scottish swedish norwegian",
};

function readSkin(words: readonly string[], mentions: readonly Mention[], id: string): Colour {
  for (const { noun, before } of mentions) {
    const said = hasAny([noun], "skin skinned face");
    if (said || hasAny([noun], PEOPLE)) {
      const found = skinOf(before.slice(-3), said);
      if (found) return found;
    }
  }
  const known = firstNamed(words, SKIN_WORDS);
  const usual = ["fair", "fair", "tan", "brown", "pale", "dark"][hashOf(`${id} skin`) % 6] ?? "fair";
  return SKINS[known ?? usual] ?? { light: 0.8, chroma: 0.05, hue: 55 };
}

function skinOf(before: readonly string[], said: boolean): Colour | undefined {
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

interface HairWords {
  readonly id: string;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly age: Age;
  readonly form: Form;
}

const STYLES: Readonly<Record<Exclude<HairStyle, "receding">, string>> = {
  bald: "bald shaven hairless shaved",
  cropped: "cropped crewcut buzzcut",
  plaits: "plaits braids pigtails plait braid plaited braided",
  bun: "bun knot chignon topknot",
  ponytail: "ponytail",
  afro: "afro",
  locs: "dreadlocks locs",
  spiky: "spiky spiked mohawk punk tousled messy wild unruly",
  bob: "bob",
  wavy: "wavy curls curly tresses locks",
  long: "long flowing",
  short: "short",
};

function readHair({ id, words, mentions, age, form }: HairWords): PersonLook["hair"] {
  const about = mentions.filter(({ noun }) => hasAny([noun], HAIR_NOUNS));
  const said = about.flatMap(({ noun, before, after }) => [noun, ...before, ...after.slice(0, 6)]);
  const style = baldIn(words, mentions) ?? firstNamed(said, STYLES) ?? usualStyle({ id, age, form });
  return {
    style: style === "wavy" && hasAny(said, "short") ? "afro" : style,
    colour: hairColour(saidHairColour(mentions, words), { id, age }),
    fringe: hasAny(words, "fringe bangs") || (form !== "man" && part(id, "fringe") > 0.62),
  };
}

function baldIn(words: readonly string[], mentions: readonly Mention[]): HairStyle | undefined {
  const head = mentions.some(({ noun, before }) => noun === "head" && hasAny(before, "shaved shaven bald"));
  if (head || hasAny(words, "bald hairless")) return "bald";
  return hasAny(words, "balding receding thinning") ? "receding" : undefined;
}

function usualStyle({ id, age, form }: Pick<HairWords, "id" | "age" | "form">): HairStyle {
  const lists: Readonly<Record<Form, readonly HairStyle[]>> = {
    woman: age === "old" ? ["bun", "bob", "short"] : ["long", "bob", "wavy", "ponytail"],
    man: age === "old" ? ["receding", "short"] : ["short", "cropped", "short", "spiky"],
    plain: ["short", "bob", "spiky", "wavy"],
  };
  const list = lists[form];
  return list[hashOf(`${id} hair`) % list.length] ?? "short";
}

function hairColour(said: Colour | undefined, { id, age }: Pick<HairWords, "id" | "age">): Colour {
  if (said) return said;
  if (age === "old") return pick(id, "grey hair", ["grey", "silver", "white"]);
  return pick(id, "hair colour", ["brown", "chestnut", "black", "chocolate", "brunette", "auburn"]);
}

const RED_HAIR: Colour = { light: 0.52, chroma: 0.13, hue: 44 };
const DARK_HAIR: Colour = { light: 0.29, chroma: 0.05, hue: 50 };

/** As the words have it; undefined where they do not say. */
function saidHairColour(mentions: readonly Mention[], words: readonly string[]): Colour | undefined {
  for (const { noun, before, after } of mentions) {
    if (!hasAny([noun], HAIR_NOUNS)) continue;
    const [found] = coloursIn([
      ...before,
      ...(hasAny(after.slice(0, 1), "is of gone turned") ? after.slice(0, 3) : []),
    ]).slice(-1);
    if (found) return before.includes("red") ? RED_HAIR : found;
    if (before.includes("dark")) return DARK_HAIR;
    if (before.includes("fair")) return colourOf("blond");
  }
  const word = words.find((one) => hasAny([one], "blonde blond brunette ginger"));
  if (word !== undefined) return colourOf(word);
  return hasAny(words, "redhead redheaded") ? RED_HAIR : undefined;
}

const BEARDS: Readonly<Record<Exclude<Beard, "none">, string>> = {
  stubble: "stubble unshaven",
  moustache: "moustache mustache whiskers",
  goatee: "goatee",
  full: "beard bearded",
  short: "sideburns",
};

function readBeard(mentions: readonly Mention[], hair: Colour): PersonLook["beard"] {
  const about = mentions.find(({ noun }) => hasAny([noun], BEARD_NOUNS));
  if (!about || hasAny(about.before, "no without")) return { style: "none", colour: hair };
  const named = firstNamed([about.noun], BEARDS) ?? "none";
  const style = named === "full" && hasAny(about.before, "short trimmed neat clipped cropped small") ? "short" : named;
  return { style, colour: coloursIn(about.before).at(-1) ?? shifted(hair, -0.02) };
}

function colourBefore(mentions: readonly Mention[], nouns: string): Colour | undefined {
  return mentions.flatMap(({ noun, before }) => (hasAny([noun], nouns) ? coloursIn(before).slice(-1) : []))[0];
}

/** A steady share of 0 to 1 that belongs to one trait of a person. */
export function part(id: string, trait: string): number {
  return (hashOf(`${id} ${trait}`) % 1009) / 1008;
}

function pick(id: string, trait: string, names: readonly string[]): Colour {
  return colourOf(names[hashOf(`${id} ${trait}`) % names.length] ?? "") ?? { light: 0.4, chroma: 0.05, hue: 50 };
}
