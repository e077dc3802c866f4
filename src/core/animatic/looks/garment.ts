// One garment of a design: its kind, colours, pattern, length and sleeves, by the words around its noun. What they leave open is chosen by hash, so
// that one person always wears the same.
import { coloursIn, coloursOfNoun, shadeIn, shaded } from "../colour/colour-words.ts";
import type { Colour } from "../colour/colour.ts";
import { hashOf } from "../seeded-random.ts";
import type { Garment } from "./clothes.ts";
import { GARMENT_NOUNS, type Slot } from "./clothes-words.ts";
import { MATERIALS, usualList } from "./costumes/cloth-colours.ts";
import { patternIn } from "./costumes/patterns.ts";
import { otherThan } from "./costumes/other-garments.ts";
import { hasAny, mentionsOf, type Mention } from "./read-words.ts";

/** A garment that the words name, and whether they say its colour. */
export interface Named {
  readonly slot: Slot;
  readonly noun: string;
  readonly garment: Garment;
  readonly isColoured: boolean;
  /** It is in the hand. */
  readonly isHeld: boolean;
}

interface Meaning {
  readonly slot: Slot;
  readonly kind: string;
  /** In the singular. */
  readonly noun: string;
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  (Object.keys(GARMENT_NOUNS) as Slot[]).flatMap((slot) =>
    Object.entries(GARMENT_NOUNS[slot]).flatMap(([kind, words]) =>
      words.split(" ").flatMap((noun) => formsOf(noun).map((word): [string, Meaning] => [word, { slot, kind, noun }])),
    ),
  ),
);

/** A noun and its plural: "in saris and turbans". */
function formsOf(noun: string): readonly string[] {
  if (/(?:[^s]s|ss|f|feet|foot)$/.test(noun)) return noun.endsWith("ss") ? [`${noun}es`, noun] : [noun];
  return [`${noun}s`, noun];
}

/** Whether a word names something to wear: "a dinosaur hoodie" is no dinosaur. */
export function isWorn(word: string): boolean {
  return MEANINGS.has(word) || hasAny([word], "costume print printed patterned skin pelt hide");
}

/** "Bat ears", "an eagle nose": what somebody has of a beast. */
const PART_OF_A_BEAST = "ears eared eyes eyed nose teeth claws whiskers legged faced";
const OF_A_BEAST = "skin skins pelt pelts hide hides fur furs mask head suit onesie tattoo wings horns";
const WORN_BY = "in with wearing wears over under wrapped";

/** "a priest in a leopard skin", "a robber with a wolf mask": of the beast at this place only a part is there, on somebody. */
export function isPartWorn(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? "";
  return (
    isWorn(next) ||
    hasAny([next], PART_OF_A_BEAST) ||
    (hasAny([next], OF_A_BEAST) && hasAny(words.slice(Math.max(0, at - 3), at), WORN_BY))
  );
}

/** Where what a noun names is worn. */
export function slotOf(word: string): Slot | undefined {
  return MEANINGS.get(word)?.slot;
}

export function isGarmentWord(word: string): boolean {
  return MEANINGS.has(word);
}

/** `isNoun`: any noun of the whole vocabulary, so that a garment takes nobody else's adjectives. */
export function garmentsIn(words: readonly string[], id: string, isNoun: (word: string) => boolean): readonly Named[] {
  const named = namedIn(matched(words), id, isNoun);
  const isWrapped = named.some(({ noun }) => hasAny([noun], WRAPS));
  const isCovered = named.some(
    ({ slot, noun }) => hasAny([slot], "top over whole") && !hasAny([noun], "deerskin leopardskin"),
  );
  return isWrapped && !isCovered ? [...named, bareTo(id)] : named;
}

/** "A green turban and a matching dress": of the colour that was named last. */
function matched(words: readonly string[]): readonly string[] {
  return words.map((word, at) =>
    word === "matching" && coloursIn(words.slice(at + 1, at + 2)).length === 0
      ? (words.slice(0, at).findLast((one) => coloursIn([one]).length > 0) ?? word)
      : word,
  );
}

/** Cloth round the hips of men and skins of beasts, worn with a bare chest where no shirt is named. */
const WRAPS = "lungi lungis mundu dhoti dhotis deerskin leopardskin";
const bareTo = (id: string): Named => ({
  ...{ slot: "top", noun: "shirtless", isHeld: false, isColoured: true },
  garment: plainGarment("bare", ["cream"], id),
});

/** "Hat in hand", "a cap clutched in both hands", "a helmet under his arm". */
const HELD =
  /^(?:(?:held|clutched|crushed|tucked|rolled) )?(?:(?:in|under|on) (?:(?:his|her|their|one|both|the|a) )?(?:left |right )?(?:hands?|arm|fist)\b|in (?:his|her|their|both)$)/;

/** "A black tie and waistcoat", "green scrubs, cap and mask": all are. */
function alike(mentions: readonly Mention[]): readonly Mention[] {
  const all: Mention[] = [];
  for (const mention of mentions) {
    const before = all.at(-1);
    const isNext = mention.before.length === 0 && hasAny([mention.noun], "cap mask hood");
    const isSecond =
      (isNext || mention.before.join(" ") === "and") && before !== undefined && MEANINGS.has(before.noun);
    all.push(isSecond ? { ...mention, before: before.before } : mention);
  }
  return all;
}

function namedIn(words: readonly string[], id: string, isNoun: (word: string) => boolean): readonly Named[] {
  return alike(mentionsOf(words, isNoun)).flatMap((mention): Named[] => {
    const meaning = MEANINGS.get(mention.noun);
    const noun = meaning?.noun ?? mention.noun;
    if (!meaning || hasAny(mention.before, "no without never")) return [];
    const isHeld = HELD.test(mention.after.slice(0, 5).join(" "));
    if (isNoGarment({ ...mention, noun }, words)) return [];
    const other = otherThan({ ...mention, noun }, words);
    if (other) return [{ ...other, noun, isHeld, ...garmentOf(other.kind, { ...mention, noun }, id) }];
    const kind = meaning.kind === "suit" && hasAny(mention.before, WORKING_SUITS) ? "boilersuit" : meaning.kind;
    const one = { slot: meaning.slot, noun, isHeld, ...garmentOf(kind, { ...mention, noun }, id) };
    return [...withMore(one, words, id)];
  });
}

const ACROSS_FACE = /\bheadscarf (?:over|across|before) (?:her|his|their) (?:face|mouth|nose)\b/;

/** What belongs to a garment: trousers under a kurta, the hood of a parka, the cloth over the face. */
function withMore(one: Named, words: readonly string[], id: string): readonly Named[] {
  const { noun } = one;
  const legs = legsUnder(noun, words);
  if (legs !== undefined) return [paleLegs(legs, id), one];
  if (noun === "salwar" || noun === "shalwar") return [one, kameezOf(one)];
  if (noun === "niqab" || (noun === "headscarf" && ACROSS_FACE.test(words.join(" ")))) return [one, faceVeilOf(one)];
  if (noun === "burqa") return [one, hoodOf(one), faceVeilOf(one)];
  return hasAny([noun], WITH_HOOD) ? [one, hoodOf(one)] : [one];
}

const AROUND_BODY =
  /^(?!.*\b(?:baby|newborn|infant)\b).*(?:\b(?:wrapped|huddled|swaddled|bundled|draped) (?:up )?in (?:\w+ ){0,4}blankets?\b|\bblankets? (?:\w+ )?(?:around|round|over|about|on) (?:\w+ ){1,2}(?:shoulders|head)\b)/;

/** Wigs of judges are worn as such; any other is hair. */
const OF_THE_COURT = "judge magistrate barrister jabot";

/** What a towel, a bandage and a trim of fur are beside other clothes. */
function isNoGarment({ noun, before, after }: Mention, words: readonly string[]): boolean {
  if (hasAny([noun], "chain braces")) return hasAny([...before, ...after.slice(0, 4)], "ball teeth legs knee");
  if (noun === "wig") return !hasAny(words, OF_THE_COURT);
  if (noun === "blanket" && hasAny(words, "herder nomad maasai masai shepherd")) return false;
  if (noun === "blanket") return !AROUND_BODY.test(words.join(" "));
  if (noun === "towel") return words.some(isOuterWord) || hasAny(after.slice(0, 5), BESIDE_BODY);
  if (hasAny([noun], "bandaged bandages")) {
    const at = words.indexOf(noun);
    return hasAny([...words.slice(at + 1, at + 3), ...words.slice(Math.max(0, at - 1), at)], LIMBS);
  }
  return hasAny([noun], "fur furs") && isTrim(after[0] ?? words[words.indexOf(noun) + 1] ?? "");
}

/** What follows fur that is only the trim or the stuff of something else. */
function isTrim(next: string): boolean {
  return isGarmentWord(next) || hasAny([next], "edge edged edging collar collared trim trimmed lined");
}

/** White trousers or breeches go with some garments. */
function legsUnder(noun: string, words: readonly string[]): string | undefined {
  if (hasAny([noun], OVER_TROUSERS) || (noun === "tunic" && words.includes("turban"))) return "trousers";
  return noun === "livery" && hasAny(words, OF_OLD_COURTS) ? "breeches" : undefined;
}

/** With them a livery is one of old times. */
const OF_OLD_COURTS = "wig powdered stockings";
const paleLegs = (noun: string, id: string): Named => ({
  ...{ slot: "bottom", noun, isHeld: false, isColoured: true },
  garment: plainGarment(noun, ["cream"], id),
});

/** The long shirt of the same cloth. */
const kameezOf = (one: Named): Named => ({
  ...one,
  slot: "top",
  garment: { ...one.garment, kind: "tunic", sleeves: 0.5 },
});

/** Worn over the head too. */
const WITH_HOOD = "chador furparka";
const hoodOf = (one: Named): Named => ({
  ...one,
  ...{ slot: "hat", noun: one.noun === "furparka" ? "hood" : "headscarf" },
  garment: { ...one.garment, kind: one.noun === "furparka" ? "hood" : "headscarf" },
});

/** Over the face below the eyes. */
const faceVeilOf = (one: Named): Named => ({
  ...{ ...one, slot: "extra", noun: "mask" },
  garment: { ...one.garment, kind: "mask" },
});

/** Long shirts that are worn over trousers. */
const OVER_TROUSERS = "kurta kurti kameez dashiki";
const LIMBS =
  "arm arms forearm elbow hand hands leg legs foot feet knee knees wrist wrists head forehead brow jaw chin neck ankle shoulder finger fingers thumb toe ear eye eyes nose ribs chest wing paw tail";

/** Worn around the body, so that a towel beside it is none. */
function isOuterWord(word: string): boolean {
  const slot = MEANINGS.get(word);
  return slot !== undefined && hasAny([slot.slot], "whole top over bottom") && slot.kind !== "towel";
}

/** A towel there is no garment. */
const BESIDE_BODY = "shoulder shoulders neck arm hand hands head";

/** "A worn silver suit" is none of cloth with a tie. */
const WORKING_SUITS = "silver silvery metallic orange environment protective pressure flight rubber survival";

function garmentOf(kind: string, { noun, before, after }: Mention, id: string): Pick<Named, "garment" | "isColoured"> {
  const said = [...before, ...(hasAny(after.slice(0, 1), "of in is are") ? after.slice(1, 5) : [])];
  const stuff = [...before.filter((word) => Object.hasOwn(MATERIALS, word)), noun].flatMap(
    (word) => MATERIALS[word] ?? [],
  );
  const [first, second] =
    coloursIn(before).length > 1 ? coloursOfNoun(before, patternIn(before) !== "plain") : coloursIn(said);
  const isDark = hasAny(before, "dark") && !hasAny([kind], "shoes boots");
  const usual =
    (isDark ? undefined : coloursIn(stuff)[0]) ?? tone(before, plainGarment(kind, usualList(kind), id).colour);
  const colour = first ?? usual;
  return {
    isColoured: first !== undefined || stuff.length > 0,
    garment: {
      kind,
      colour,
      second: second ?? {
        ...colour,
        light: colour.light > 0.6 ? colour.light - 0.3 : colour.light + 0.35,
        chroma: colour.chroma * 0.8,
      },
      pattern: patternIn([...said, noun]),
      long: LONG[noun] ?? lengthIn(said),
      sleeves: sleevesIn(said, kind, noun),
      torn: hasAny(said, "torn ragged tattered rags threadbare rough patched"),
    },
  };
}

/** Lengths and cuts that a noun says by itself. */
const LONG: Readonly<Record<string, number>> = {
  longdress: 0.8,
  hospitalgown: 0,
  greatcoat: 1,
  trenchcoat: 0.8,
  speedos: 0,
  trunks: 0.4,
  loincloth: 1,
  boxers: 0.6,
  boxingshorts: 0.9,
  bolero: 0,
};

/** Part of the arm that each kind covers, where it is not all. */
const SLEEVES: Readonly<Record<string, number>> = {
  ...{ tshirt: 0.4, singlet: 0, leotard: 0, bare: 0, tutu: 0, flapperdress: 0, sari: 0.3, toga: 0.3, tunic: 0.5 },
  ...{ dress: 0.34, cuirass: 0.34, scrubs: 0.4, poncho: 0.6, armour: 1, overalls: 0 },
};

function sleevesIn(words: readonly string[], kind: string, noun: string): number {
  if (hasAny(words, "sleeveless strapless backless halter")) return 0;
  if (hasAny(words, "long necked") && hasAny(words, "sleeved sleeves necked")) return 1;
  if (hasAny(words, "short") && hasAny(words, "sleeved sleeves")) return 0.38;
  return noun === "hospitalgown" ? 0.4 : (SLEEVES[kind] ?? 1);
}

function tone(words: readonly string[], colour: Colour): Colour {
  const shade = words.find((word) => shadeIn([word]) !== undefined);
  return shaded(shade === "dark" ? { ...colour, light: 0.4, chroma: colour.chroma * 0.6 } : colour, shade);
}

function lengthIn(words: readonly string[]): number {
  if (hasAny(words, "short mini cropped")) return 0;
  return hasAny(words, "long maxi floor ankle flowing great") ? 1 : 0.5;
}

export function plainGarment(kind: string, list: readonly string[], id: string): Garment {
  const name = list[hashOf(`${id} ${kind} colour`) % list.length] ?? "slate";
  const colour = coloursIn([name])[0] ?? { light: 0.5, chroma: 0.02, hue: 250 };
  return {
    kind,
    colour,
    second: { ...colour, light: colour.light + (colour.light > 0.6 ? -0.3 : 0.3) },
    pattern: "plain",
    long: 0.5,
    sleeves: SLEEVES[kind] ?? 1,
    torn: false,
  };
}
