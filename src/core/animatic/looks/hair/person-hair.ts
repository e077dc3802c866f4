// Hair of a person, read from a design: style, colour and length. What the words leave open is chosen by the person's id.
import { colourOf, coloursIn } from "../../colour/colour-words.ts";
import type { Colour } from "../../colour/colour.ts";
import { hashOf, traitShare } from "../../seeded-random.ts";
import type { Age, Form } from "../person-age.ts";
import { firstNamed, hasAny, type Mention } from "../read-words.ts";
import { DARK_HAIR, RED_HAIR, type Hair, type HairStyle } from "./hair.ts";

export const HAIR_NOUNS =
  "hair haired curls waves cornrows bobbed plaits braids pigtails plait braid bun knot chignon topknot ponytail bob afro dreadlocks locs fringe bangs crewcut buzzcut mohawk mohican locks tresses ringlets haircut beehive bouffant mullet wig";

/** The words that tell of hair: of the design and, behind them, of the costume. */
export interface HairWords {
  readonly id: string;
  readonly words: readonly string[];
  readonly mentions: readonly Mention[];
  readonly age: Age;
  readonly form: Form;
  /** Where no colour is said it is black or nearly so. */
  readonly isDark: boolean;
}

const STYLES: Readonly<Record<Exclude<HairStyle, "receding" | "pixie">, string>> = {
  bald: "bald hairless",
  shaven: "shaven shaved",
  cropped: "cropped crewcut buzzcut",
  plaits: "plaits braids pigtails plait braid plaited braided cornrows",
  beehive: "beehive bouffant",
  bun: "bun knot chignon topknot pinned clip updo piled",
  ponytail: "ponytail tied",
  afro: "afro",
  locs: "dreadlocks locs",
  mohawk: "mohawk mohican",
  slick: "slicked slick greased combed brylcreemed",
  spiky: "spiky spiked gelled tousled messy wild unruly dishevelled matted",
  bob: "bob bobbed bowl",
  wavy: "wavy waved waves curls curly curled frizzy tresses locks ringlets",
  long: "long flowing mullet",
  short: "short",
};

export function readHair(given: HairWords): Hair {
  const { id, words, mentions, age, form, isDark } = given;
  const about = mentions.filter(({ noun }) => hasAny([noun], HAIR_NOUNS));
  const said = about.flatMap(({ noun, before, after }) => [noun, ...before, ...after.slice(0, 6)]);
  const style = ofMan(hasAny(said, "natural") ? "afro" : styleOf(given, said), said, form);
  const hasFringe =
    hasAny(words, "fringe bangs bowl") ||
    (form === "woman" && style === "cropped") ||
    (form !== "man" && traitShare(id, "fringe") > 0.62);
  return {
    style: style === "wavy" && isCurly(said) ? "afro" : form === "woman" ? ofWoman(style, { said, age }) : style,
    colour: hairColour(saidHairColour(mentions, words) ?? powdered(said, form) ?? tightlyCurled(said, age), {
      id,
      age,
      isDark,
    }),
    fringe: hasFringe,
  };
}

const OF_CLOWNS = /\b(?:clown|(?:orange|green|blue|pink|purple|red|yellow|rainbow|frizzy) wigs?)\b/;

/** Wild on a clown and where it is gaudy, tied behind on a man. */
function wigOf(words: readonly string[], named: HairStyle | undefined, form: Form): HairStyle {
  if (OF_CLOWNS.test(words.join(" "))) return "afro";
  return named ?? (form === "man" ? "ponytail" : "long");
}

/** A man's wig of which no colour is said, and powdered hair. */
function powdered(said: readonly string[], form: Form): Colour | undefined {
  return said.includes("powdered") || (form === "man" && said.includes("wig")) ? colourOf("white") : undefined;
}

/** An afro, locs and cornrows of which no colour is said. */
function tightlyCurled(said: readonly string[], age: Age): Colour | undefined {
  return age !== "old" && hasAny(said, "afro cornrows dreadlocks locs") ? colourOf("black") : undefined;
}

/** As it is said, bald, pinned up under a net, or as usual. */
function styleOf({ id, words, mentions, age, form }: HairWords, said: readonly string[]): HairStyle {
  const named = putUp(said, form) ?? firstNamed(said, STYLES) ?? looseOr(said, baldIn(words, mentions));
  if (hasAny(said, "wig") && !hasAny(words, "judge barrister magistrate")) return wigOf(words, named, form);
  if (named) return named;
  if (form === "woman" && words.includes("hairnet")) return "bun";
  return usualStyle({
    id,
    age,
    form,
    hasHat: hasAny(words, "hat cap helmet stetson beret cowgirl") && !hasAny(words, "swimmer swimsuit scrubs surgeon"),
  });
}

const looseOr = (said: readonly string[], other: HairStyle | undefined): HairStyle | undefined =>
  hasAny(said, "loose") ? "long" : other;

/** "Curls pinned up", "powdered high hair". */
function putUp(said: readonly string[], form: Form): HairStyle | undefined {
  if (hasAny(said, "beehive bouffant") || (said.includes("powdered") && hasAny(said, "high tall towering")))
    return "beehive";
  return form === "woman" && hasAny(said, "pinned piled updo") ? "bun" : undefined;
}

/** Wavy hair is short on a man, unless it is said to be long, and hair cut round a bowl is no woman's. */
function ofMan(style: HairStyle, said: readonly string[], form: Form): HairStyle {
  if (form !== "man") return style;
  if (style === "bob" && said.includes("bowl")) return "short";
  return style === "wavy" && !isCurly(said) && !hasAny(said, "long shoulder flowing ringlets locks") ? "short" : style;
}

/** Short hair of a woman lies round the cheeks; wild hair is long. Else she is taken for a man where her clothes are those of the work. */
function ofWoman(style: HairStyle, { said, age }: { readonly said: readonly string[]; readonly age: Age }): HairStyle {
  if (age === "baby" || hasAny(said, "spiky spiked buzzcut crewcut shaved shaven")) return style;
  if (style === "spiky") return "wavy";
  if (style === "slick") return "bun";
  if (style === "beehive" && hasAny(said, "collapsed fallen flattened")) return "wavy";
  return hasAny([style], "short cropped") ? "pixie" : style;
}

/** Curls that stand around the head; long ones hang. */
function isCurly(said: readonly string[]): boolean {
  return hasAny(said, "short") || (hasAny(said, "curly curls curled frizzy") && !hasAny(said, "long"));
}

function baldIn(words: readonly string[], mentions: readonly Mention[]): HairStyle | undefined {
  const heads = mentions.filter(({ noun, before }) => noun === "head" && !hasAny(before, "half sides"));
  const isOf = (list: string) => heads.some(({ before }) => hasAny(before, list));
  if (isOf("bald") || hasAny(words, "bald hairless")) return "bald";
  if (isOf("shaved shaven")) return "shaven";
  return hasAny(words, "balding receding thinning combover tonsure tonsured") ? "receding" : undefined;
}

/** Of children and old people, then of everybody else. */
const USUAL: Readonly<
  Record<Form, Partial<Record<Age, readonly HairStyle[]>> & { readonly adult: readonly HairStyle[] }>
> = {
  woman: {
    old: ["bun", "bob", "bun"],
    child: ["plaits", "ponytail", "long"],
    toddler: ["plaits", "bob"],
    teen: ["long", "ponytail", "wavy"],
    adult: ["long", "bob", "wavy", "bun"],
  },
  man: {
    old: ["receding", "short"],
    child: ["short", "spiky"],
    toddler: ["short"],
    teen: ["spiky", "short"],
    adult: ["short", "cropped", "slick"],
  },
  plain: { child: ["short", "bob"], toddler: ["short"], adult: ["short", "short", "cropped"] },
};

/** Under a hat a woman is known by hair that hangs below it. */
function usualStyle({
  id,
  age,
  form,
  hasHat,
}: Pick<HairWords, "id" | "age" | "form"> & { readonly hasHat: boolean }): HairStyle {
  if (hasHat && form === "woman" && (age === "adult" || age === "teen"))
    return hashOf(`${id} hair`) % 2 ? "long" : "plaits";
  if (age === "baby") return "cropped";
  const list = USUAL[form][age] ?? USUAL[form].adult;
  return list[hashOf(`${id} hair`) % list.length] ?? "short";
}

function hairColour(said: Colour | undefined, { id, age, isDark }: Pick<HairWords, "id" | "age" | "isDark">): Colour {
  if (said) return said;
  if (age === "old") return steadyColour(id, "grey hair", ["grey", "silver", "white"]);
  if (isDark) return steadyColour(id, "dark hair", ["black", "black", "chocolate"]);
  return steadyColour(id, "hair colour", ["brown", "chestnut", "black", "chocolate", "brunette", "auburn"]);
}

const DARK_HAIRED =
  "korean japanese chinese taiwanese vietnamese thai cambodian indonesian filipino filipina mongolian tibetan nepali indian pakistani bangladeshi tamil maori polynesian inuit";

/** By the skin or the people that the words name. */
export function isDarkHaired(skin: Colour, words: readonly string[]): boolean {
  return skin.light < 0.65 || hasAny(words, DARK_HAIRED);
}

/** Blond and red hair that is not dyed, and freckles. */
export function isOfFairPeople(said: Colour | undefined, words: readonly string[]): boolean {
  if (hasAny(words, "dyed bleached wig")) return false;
  const isLight = said !== undefined && said.chroma > 0.06 && said.hue > 35 && said.hue < 105 && said.light > 0.45;
  return isLight || hasAny(words, "freckles freckled freckly");
}

/** Brown, and no black that looks it. */
export function isBrown(said: Colour | undefined): boolean {
  return said !== undefined && said.chroma > 0.03 && said.light > 0.3 && said.hue > 25 && said.hue < 100;
}

/** "Blue-white hair", "a blue rinse": white with a tinge. */
function rinsed(before: readonly string[]): Colour | undefined {
  const isTinged = hasAny(before, "blue lilac violet") && hasAny(before, "white grey silver rinsed");
  return isTinged ? { light: 0.88, chroma: 0.03, hue: 265 } : undefined;
}

/** "White-blonde", "platinum": yellow enough that nobody young is taken for somebody old. */
const PALE_BLOND: Colour = { light: 0.89, chroma: 0.115, hue: 95 };
const isPaleBlond = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      hasAny([word], "platinum flaxen towheaded") ||
      (hasAny([word], "white silver pale ash light") && hasAny(words.slice(at + 1, at + 2), "blond blonde")),
  );

/** What a noun of hair has before or behind it. */
function colourOfMention({ noun, before, after }: Mention): Colour | undefined {
  const own = [...before, ...(hasAny(after.slice(0, 1), "is of gone turned") ? after.slice(0, 3) : [])];
  if (isPaleBlond([...own, noun])) return PALE_BLOND;
  const [found] = coloursIn(own).slice(-1);
  if (found) return coloursIn(own.filter((word) => word !== "red")).length === 0 ? RED_HAIR : (rinsed(before) ?? found);
  if (before.includes("dark")) return DARK_HAIR;
  return hasAny(before, "fair bleached") ? colourOf("blond") : undefined;
}

/** As the words have it; undefined where they do not say. */
export function saidHairColour(mentions: readonly Mention[], words: readonly string[]): Colour | undefined {
  for (const mention of mentions) {
    const said = hasAny([mention.noun], HAIR_NOUNS) ? colourOfMention(mention) : undefined;
    if (said) return said;
  }
  if (isPaleBlond(words)) return PALE_BLOND;
  const word = words.find((one) => hasAny([one], "blonde blond brunette ginger"));
  if (word !== undefined) return colourOf(word);
  return hasAny(words, "redhead redheaded") ? RED_HAIR : undefined;
}

/** From these years on hair greys. */
const GREYING: Readonly<Record<Form, number>> = { woman: 58, man: 50, plain: 55 };
export function greyingOf(
  id: string,
  { age, years, form }: { readonly age: Age; readonly years: number | null; readonly form: Form },
): Colour | undefined {
  const isGreying = age === "adult" && years !== null && years >= GREYING[form];
  return isGreying ? steadyColour(id, "greying hair", ["ash", "grey", "silver"]) : undefined;
}

/** Of colours by name, the one that belongs to a trait of whoever has the id. */
export function steadyColour(id: string, trait: string, names: readonly string[]): Colour {
  return colourOf(names[hashOf(`${id} ${trait}`) % names.length] ?? "") ?? { light: 0.4, chroma: 0.05, hue: 50 };
}
