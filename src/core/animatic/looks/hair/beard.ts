// The beard of a person, read from a design, and that of a man of whom nothing is said.
import { coloursIn } from "../../colour/colour-words.ts";
import { shifted, type Colour } from "../../colour/colour.ts";
import { hashOf } from "../../seeded-random.ts";
import type { Age, Form } from "../person-age.ts";
import { firstNamed, hasAny, type Mention } from "../read-words.ts";
import { DARK_HAIR, RED_HAIR, type Beard, type BeardStyle, type HairStyle } from "./hair.ts";

export const BEARD_NOUNS = "beard bearded moustache moustached mustache goatee stubble whiskers unshaven sideburns";

const BEARDS: Readonly<Record<Exclude<BeardStyle, "none">, string>> = {
  stubble: "stubble unshaven",
  moustache: "moustache mustache whiskers",
  goatee: "goatee",
  full: "beard bearded",
  long: "",
  short: "sideburns",
};

export function readBeard(mentions: readonly Mention[], hair: Colour): Beard {
  const about = mentions.find(({ noun }) => hasAny([noun], BEARD_NOUNS));
  if (!about || hasAny(about.before, "no without")) return { style: "none", colour: hair };
  const named = firstNamed([about.noun], BEARDS) ?? (about.noun === "moustached" ? "moustache" : "none");
  return {
    style: grown(named, [
      ...about.before,
      ...(hasAny(about.after.slice(0, 4), "knees waist chest belly belt") ? ["long"] : []),
    ]),
    colour: saidBeardColour(mentions) ?? shifted(hair, -0.02),
  };
}

/** As the words have it; undefined where they do not say. */
export function saidBeardColour(mentions: readonly Mention[]): Colour | undefined {
  const before = mentions.find(({ noun }) => hasAny([noun], BEARD_NOUNS))?.before ?? [];
  if (before.includes("red")) return RED_HAIR;
  return coloursIn(before).at(-1) ?? (before.includes("dark") ? DARK_HAIR : undefined);
}

/** From these on every man has a short beard or a moustache: without it an old man and an old woman look the same. */
const AGED = 60;
/** Cloth round the heads of men who grow their beards. */
const WITH_BEARD = "turban headcloth keffiyeh shemagh ghutra thobe dishdasha kandura djellaba";
/** Hair and clothes in which a man without a beard is taken for a woman. */
const LIKE_A_WOMANS: readonly HairStyle[] = ["bob", "beehive", "long", "wavy", "bun", "ponytail", "plaits"];
const ROBES =
  "kimono yukata sarong nightgown nightshirt hospitalgown robe robes tunic kurta poncho shawl kilt toga dress gown skirt lungi dhoti mundu kaftan wrap cloak blanket conicalhat";
/** Nobody with these is taken for one. */
const OF_MEN: readonly HairStyle[] = ["bald", "shaven", "receding"];
/** Beings, trades and ways of hair that have no beard where nothing is said of it. */
const BEARDLESS =
  "topknot sumo elf elven angel vampire android robot alien clown mime monk priest soldier cadet recruit";

export function usualBeard(
  beard: Beard,
  about: {
    readonly id: string;
    readonly form: Form;
    readonly age: Age;
    readonly hair: HairStyle;
    readonly words: readonly string[];
    readonly years: number | null;
  },
): Beard {
  const { id, form, age, hair, words } = about;
  const isSaid = hasAny(words, "shaven shaved cleanshaven beardless beard moustache make makeup lipstick wig drag");
  if (beard.style !== "none" || form !== "man" || isSaid) return beard;
  const years = about.years ?? USUAL_YEARS[age] ?? 0;
  if (years < 20) return beard;
  if (hasAny(words, WITH_BEARD)) return { ...beard, style: "full" };
  if (isLikeAWoman(hair, words)) return { ...beard, style: "short" };
  if (years < AGED) return beard;
  return { ...beard, style: (["moustache", "short"] as const)[hashOf(`${id} usual beard`) % 2] ?? "short" };
}

function isLikeAWoman(hair: HairStyle, words: readonly string[]): boolean {
  const isDressed = LIKE_A_WOMANS.includes(hair) || (hasAny(words, ROBES) && !OF_MEN.includes(hair));
  return isDressed && !hasAny(words, BEARDLESS);
}

/** Where no years are said. */
const USUAL_YEARS: Partial<Record<Age, number>> = { adult: 32, old: 70 };

function grown(named: BeardStyle, before: readonly string[]): BeardStyle {
  if (named !== "full") return named;
  if (hasAny(before, "long flowing waist braided")) return "long";
  return hasAny(before, "short trimmed neat clipped cropped small") ? "short" : "full";
}
