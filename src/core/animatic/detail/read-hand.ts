// Whose hand a close-up shows, as it looks: from the design of its owner and the words before it ("an old man's gloved hand").
import type { Colour } from "../colour/colour.ts";
import { coloursIn, colourOf } from "../colour/colour-words.ts";
import { shifted } from "../colour/colour.ts";
import type { SubjectLook } from "../looks/look.ts";
import type { Garment } from "../looks/clothes.ts";
import { readPerson } from "../looks/read-person.ts";
import type { PersonLook } from "../looks/person-look.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { HandLook } from "./hand-look.ts";

interface HandWords {
  /** Undefined for somebody whom the shot does not list. */
  readonly look: SubjectLook | undefined;
  readonly design: string;
  /** The words before the hand, and after it as far as its verb. */
  readonly said: string;
  readonly around: readonly string[];
}

const METAL: Colour = { light: 0.66, chroma: 0.012, hue: 245 };
const STAINS: readonly (readonly [RegExp, Colour])[] = [
  [/\b(?:blood|bloody|bloodied|bleeding|bloodstained)\b/, { light: 0.42, chroma: 0.17, hue: 25 }],
  [/\b(?:flour|floury|chalk|chalky|dusty)\b/, { light: 0.96, chroma: 0.01, hue: 80, alpha: 0.8 }],
  [/\b(?:mud|muddy|dirty|grimy|earth|soil|sooty|soot|oily|greasy|ink|inky)\b/, { light: 0.33, chroma: 0.03, hue: 55 }],
];

export function readHand({ look, design, said, around }: HandWords): HandLook {
  const text = `${design}. ${said}`.toLowerCase();
  const plain: Plain = {
    stain: STAINS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    nails: nailsIn(text),
    hasClaws: /\b(?:claws?|clawed|talons?|demon|monster|werewolf)\b/.test(text),
    ring: metalBefore(text, /((?:\w+ ){0,2})\brings?\b/),
    watch: metalBefore(text, /((?:\w+ ){0,2})\b(?:wrist)?watch\b/),
  };
  if (look?.kind === "robot") return { ...plain, ...SMOOTH, kind: "metal", colour: look.look.metal };
  if (look?.kind === "animal" || look?.kind === "creature")
    return { ...plain, ...SMOOTH, kind: "paw", colour: look.look.coat, thick: 1.3, long: 0.7, hasClaws: true };
  return handOf(look?.kind === "person" ? look.look : strangerOf(said, around), text, plain);
}

type Plain = Pick<HandLook, "stain" | "nails" | "hasClaws" | "ring" | "watch">;
const SMOOTH = { thick: 1, long: 1, lines: 0, sleeve: null } as const;
const MADE = /\b(?:robotic|mechanical|metal|steel|prosthetic|bionic|android) (?:hands?|fingers?|arms?|claws?)\b/;
const BONE: Colour = { light: 0.9, chroma: 0.03, hue: 85 };

function handOf(person: PersonLook, text: string, plain: Plain): HandLook {
  const own = { ...plain, ...buildOf(person), lines: person.lines, sleeve: sleeveOf(person, text) };
  if (person.traits.has("robotarm") || MADE.test(text)) return { ...own, kind: "metal", colour: METAL };
  const glove = gloveOf(person, text);
  if (glove) return { ...own, kind: "glove", colour: glove };
  return /\b(?:skeletal|skeleton|bony) (?:hands?|fingers?)\b/.test(text)
    ? { ...own, kind: "bone", colour: BONE }
    : { ...own, kind: "skin", colour: person.skin };
}

/** Somebody whom only the words before a part describe. */
export function strangerOf(said: string, around: readonly string[]): PersonLook {
  const words = wordsIn(said).filter((word) => word !== "hand" && word !== "hands");
  return readPerson({ id: `hand of ${said}`, words, wardrobe: null, pronoun: null, around });
}

function buildOf({ age, form, build }: PersonLook): Pick<HandLook, "thick" | "long"> {
  if (age === "child" || age === "toddler" || age === "baby") return { thick: 1.12, long: 0.82 };
  return { thick: (form === "woman" ? 0.88 : 1.02) * (0.8 + 0.2 * build), long: form === "woman" ? 1.02 : 1 };
}

function gloveOf({ clothes }: PersonLook, text: string): Colour | undefined {
  const worn = clothes.extras["gloves"]?.colour;
  const said = /((?:\w+[ -]){0,2})(?:gloved|gloves?|mittens?)\b/.exec(text);
  if (!said) return worn;
  return coloursIn(wordsIn(said[1] ?? ""))[0] ?? worn ?? { light: 0.24, chroma: 0.015, hue: 40 };
}

function sleeveOf({ clothes: { over, top } }: PersonLook, text: string): HandLook["sleeve"] {
  const said = /((?:\w+ ){0,3})(?:sleeves?|cuffs?)\b/.exec(text)?.[1] ?? "";
  const [named] = coloursIn(wordsIn(said));
  const lace = /\b(?:lace|frilly|ruffled)\b/.test(said) ? LACE : null;
  const coat = coatOf(over);
  const { colour, sleeves } = coat ?? top;
  if (/\b(?:bare|naked) arms?\b/.test(text) || (sleeves < LONG && said === "")) return null;
  if (named) return { colour: named, cuff: lace ?? shifted(named, -0.05) };
  return { colour, cuff: lace ?? shirtUnder(coat, top) };
}

function coatOf(over: Garment | null): Garment | null {
  return over && over.sleeves > 0.5 ? over : null;
}

/** The cuff of a shirt that is seen under a coat. */
function shirtUnder(coat: Garment | null, top: Garment): Colour | null {
  return coat && top.sleeves >= LONG ? top.colour : null;
}

/** The part of an arm that a sleeve covers which reaches the wrist. */
const LONG = 0.7;
const LACE: Colour = { light: 0.96, chroma: 0.01, hue: 80 };

function nailsIn(text: string): Colour | null {
  const said = /((?:\w+[ -]){1,3})(?:finger)?(?:nails?|nail polish|fingernails?)\b/.exec(text);
  return said ? (coloursIn(wordsIn(said[1] ?? ""))[0] ?? null) : null;
}

function metalBefore(text: string, pattern: RegExp): Colour | null {
  const said = pattern.exec(text);
  if (!said) return null;
  return coloursIn(wordsIn(said[1] ?? ""))[0] ?? colourOf("gold") ?? null;
}
