// What somebody wears, read from a design: each garment with its kind, colours, pattern and length. What the words leave open is chosen by
// hash, so that one person always wears the same.
import type { Colour } from "../colour.ts";
import { hashOf } from "../seeded-random.ts";
import { coloursIn, shadeIn, shaded } from "../colour-words.ts";
import { GARMENT_NOUNS, MATERIALS, type Slot } from "./clothes-words.ts";
import { hasAny, mentionsOf, type Mention } from "./read-words.ts";
import type { Age, Form } from "./person-age.ts";

export type Pattern = "plain" | "striped" | "checked" | "dotted";

export interface Garment {
  readonly kind: string;
  readonly colour: Colour;
  /** Of stripes, checks and dots. */
  readonly second: Colour;
  readonly pattern: Pattern;
  /** 0 short to 1 long, within what its kind allows. */
  readonly long: number;
}

export interface Clothes {
  readonly top: Garment;
  /** Coat, jacket, cloak or waistcoat, over the top. */
  readonly over: Garment | null;
  readonly bottom: Garment;
  readonly shoes: Garment;
  readonly hat: Garment | null;
  /** The hat is in the hand. */
  readonly holdsHat: boolean;
  /** Scarf, tie, bow tie, belt, apron, gloves, bag, glasses and the like, by their kinds. */
  readonly extras: Readonly<Record<string, Garment>>;
}

interface Meaning {
  readonly slot: Slot;
  readonly kind: string;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(GARMENT_NOUNS) as Slot[]).flatMap((slot) =>
    Object.entries(GARMENT_NOUNS[slot]).flatMap(([kind, words]) =>
      words.split(" ").map((word): [string, Meaning] => [word, { slot, kind }]),
    ),
  ),
);

/** Whether a word names something to wear: "a dinosaur hoodie" is no dinosaur. */
export function isWorn(word: string): boolean {
  return MEANINGS.has(word) || word === "costume" || word === "mask";
}

/** Muted cloth, for what has no colour in the words. */
const CLOTH: readonly string[] = [
  "slate",
  "sage",
  "navy",
  "rust",
  "ochre",
  "teal",
  "plum",
  "olive",
  "burgundy",
  "denim",
];
const DARK: readonly string[] = ["charcoal", "navy", "chocolate", "slate", "black"];
const LEATHER: readonly string[] = ["chocolate", "walnut", "black", "leather"];
const PALE: readonly string[] = ["cream", "white", "beige", "sky"];

export function isGarmentWord(word: string): boolean {
  return MEANINGS.has(word);
}

export interface Wearer {
  readonly id: string;
  readonly age: Age;
  readonly form: Form;
}

/** `isNoun`: any noun of the whole vocabulary, so that a garment takes nobody else's adjectives. */
export function readClothes(words: readonly string[], wearer: Wearer, isNoun: (word: string) => boolean): Clothes {
  const worn = mentionsOf(words, isNoun).flatMap((mention) => {
    const meaning = MEANINGS.get(mention.noun);
    return meaning ? [{ ...meaning, mention, garment: garmentOf(meaning.kind, mention, wearer) }] : [];
  });
  const of = (slot: Slot) => worn.find((one) => one.slot === slot)?.garment;
  const hat = worn.find(({ slot }) => slot === "hat");
  const extras = worn.filter(({ slot }) => slot === "extra").map(({ kind, garment }) => [kind, garment] as const);
  const hasTie = of("whole")?.kind === "suit" && wearer.form !== "woman" && !hasAny(words, "bowtie");
  const tie = hasTie ? { tie: plainGarment("tie", CLOTH, wearer) } : {};
  return {
    ...layersOf({ whole: of("whole"), top: of("top"), over: of("over") ?? null, bottom: of("bottom") }, wearer),
    shoes: of("shoes") ?? plainGarment("shoes", LEATHER, wearer),
    hat: headgearOf(of("whole"), hat?.garment, wearer),
    holdsHat: hat !== undefined && hasAny(hat.mention.after.slice(0, 5), "hand hands arm"),
    extras: { ...tie, ...Object.fromEntries(extras) },
  };
}

/** A suit for space and one of armour have their own. */
function headgearOf(whole: Garment | undefined, hat: Garment | undefined, wearer: Wearer): Garment | null {
  const isPlain = hat === undefined || hat.kind === "helmet";
  const own = { spacesuit: "visor", armour: "helmet" }[whole?.kind ?? ""];
  if (!whole || own === undefined || !isPlain) return hat ?? null;
  return { ...plainGarment(own, PALE, wearer), colour: hat?.colour ?? whole.colour };
}

interface Layers {
  readonly whole: Garment | undefined;
  readonly top: Garment | undefined;
  readonly over: Garment | null;
  readonly bottom: Garment | undefined;
}

type Dressed = Pick<Clothes, "top" | "over" | "bottom">;

function layersOf({ whole, top, over, bottom }: Layers, wearer: Wearer): Dressed {
  if (whole) return wholeLayers(whole, { top, over, bottom }, wearer);
  const kind = hashOf(`${wearer.id} top`) % 2 ? "shirt" : "sweater";
  return {
    top: top ?? plainGarment(kind, over ? PALE : CLOTH, wearer),
    over,
    bottom: bottom ?? plainGarment("trousers", DARK, wearer),
  };
}

/** Clothes in one that are drawn as two. */
const PARTS: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  spacesuit: ["boilersuit", "trousers"],
  scrubs: ["tshirt", "trousers"],
  swimsuit: ["tshirt", "shorts"],
};

/** A suit is a jacket with trousers; a dress and a boiler suit are both at once. */
function wholeLayers(whole: Garment, { top, over, bottom }: Omit<Layers, "whole">, wearer: Wearer): Dressed {
  const legs: Garment = { ...whole, kind: "trousers" };
  switch (whole.kind) {
    case "suit": {
      const shirt = top ?? plainGarment("shirt", PALE, wearer);
      return { top: shirt, over: over ?? { ...whole, kind: "jacket" }, bottom: bottom ?? legs };
    }
    case "dress":
      return { top: whole, over, bottom: whole };
    case "overalls":
      return { top: top ?? plainGarment("tshirt", PALE, wearer), over, bottom: whole };
    default: {
      const [above, below] = PARTS[whole.kind] ?? [whole.kind, "trousers"];
      return { top: { ...whole, kind: above }, over, bottom: { ...whole, kind: below } };
    }
  }
}

function garmentOf(kind: string, { noun, before, after }: Mention, wearer: Wearer): Garment {
  const said = [...before, ...(hasAny(after.slice(0, 1), "of in is are") ? after.slice(1, 5) : [])];
  const stuff = [...before.filter((word) => Object.hasOwn(MATERIALS, word)), noun].flatMap(
    (word) => MATERIALS[word] ?? [],
  );
  const [first, second] = coloursIn(said);
  const usual = coloursIn(stuff)[0] ?? tone(before, plainGarment(kind, usualList(kind), wearer).colour);
  const colour = first ?? usual;
  return {
    kind,
    colour,
    second: second ?? {
      ...colour,
      light: colour.light > 0.6 ? colour.light - 0.3 : colour.light + 0.35,
      chroma: colour.chroma * 0.8,
    },
    pattern: patternIn(said),
    long: lengthIn(said),
  };
}

function usualList(kind: string): readonly string[] {
  if (["shoes", "boots", "sandals", "belt", "bag", "backpack"].includes(kind)) return LEATHER;
  if (["glasses", "sunglasses", "eyepatch", "tophat", "suit", "trousers"].includes(kind)) return DARK;
  return ["trainers", "apron", "mask"].includes(kind) ? PALE : CLOTH;
}

function tone(words: readonly string[], colour: Colour): Colour {
  const shade = words.find((word) => shadeIn([word]) !== undefined);
  return shaded(shade === "dark" ? { ...colour, light: 0.4, chroma: colour.chroma * 0.6 } : colour, shade);
}

function patternIn(words: readonly string[]): Pattern {
  if (hasAny(words, "striped stripy pinstriped pinstripe stripes")) return "striped";
  if (hasAny(words, "checked chequered checkered tartan plaid tweed gingham")) return "checked";
  return hasAny(words, "dotted spotted polka flowered floral flowery patterned") ? "dotted" : "plain";
}

function lengthIn(words: readonly string[]): number {
  if (hasAny(words, "short mini cropped")) return 0;
  return hasAny(words, "long maxi floor ankle flowing great") ? 1 : 0.5;
}

function plainGarment(kind: string, list: readonly string[], { id }: Wearer): Garment {
  const name = list[hashOf(`${id} ${kind} colour`) % list.length] ?? "slate";
  const colour = coloursIn([name])[0] ?? { light: 0.5, chroma: 0.02, hue: 250 };
  return {
    kind,
    colour,
    second: { ...colour, light: colour.light + (colour.light > 0.6 ? -0.3 : 0.3) },
    pattern: "plain",
    long: 0.5,
  };
}
