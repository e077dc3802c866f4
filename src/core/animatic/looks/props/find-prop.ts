// Which prop words name, out of all tables: the noun that a phrase ends with counts before what it has, holds or stands in.
import { BODY_PROPS } from "./body-props.ts";
import { CHANGED_PROPS } from "./changed-props.ts";
import { COOK_PROPS } from "./cook-props.ts";
import { FAIR_PROPS } from "./fair-props.ts";
import { HALL_PROPS } from "./hall-props.ts";
import { HOME_PROPS } from "./home-props.ts";
import { KEEPSAKE_PROPS } from "./keepsake-props.ts";
import { KITCHEN_PROPS } from "./kitchen-props.ts";
import { PAPER_PROPS } from "./paper-props.ts";
import { waysOf, type Prop, type Way } from "./prop.ts";
import { SMALL_PROPS } from "./small-props.ts";
import { SPORT_PROPS } from "./sport-props.ts";
import { TABLE_PROPS } from "./table-props.ts";
import { TOOL_PROPS } from "./tool-props.ts";
import { TRADE_PROPS } from "./trade-props.ts";
import { TRIFLE_PROPS } from "./trifle-props.ts";
import { WORKSHOP_PROPS } from "./workshop-props.ts";

const ALL = {
  ...TABLE_PROPS,
  ...BODY_PROPS,
  ...PAPER_PROPS,
  ...TOOL_PROPS,
  ...HOME_PROPS,
  ...CHANGED_PROPS,
  ...SPORT_PROPS,
  ...KITCHEN_PROPS,
  ...TRADE_PROPS,
  ...KEEPSAKE_PROPS,
  ...WORKSHOP_PROPS,
  ...COOK_PROPS,
  ...HALL_PROPS,
  ...FAIR_PROPS,
  ...SMALL_PROPS,
  ...TRIFLE_PROPS,
};
export type PropShape = keyof typeof ALL;
const PROPS: Readonly<Record<string, Prop>> = ALL;

const SHAPES: ReadonlyMap<string, PropShape> = new Map(
  Object.entries(PROPS).flatMap(([shape, [nouns]]) =>
    nouns.split(" ").flatMap((noun) => spellings(noun).map((word): [string, PropShape] => [word, shape as PropShape])),
  ),
);

/** Two words that mean one thing may come as one: "party hat" is a word of clothes. */
function spellings(noun: string): readonly string[] {
  return noun.includes("_") ? [noun, noun.replaceAll("_", "")] : [noun];
}

/** Compounds that come as one word. */
const JOINED: ReadonlySet<string> = new Set(
  Object.values(PROPS).flatMap(([nouns]) =>
    nouns.split(" ").flatMap((noun) => (noun.includes("_") ? [noun.replaceAll("_", "")] : [])),
  ),
);

/** What ends the noun that a phrase is about. */
const ENDS = new Set(
  ". with in on of from for by under over at to and that which who where whose holding full round around tied beside behind between across against near hanging lying standing attached wrapped".split(
    " ",
  ),
);
/** "a stack of books": books. */
const COUNTS = new Set(
  "stack pile roll string bunch piece slice pair set bit lump drop stick deck bundle handful".split(" "),
);

/** The prop that words are about. `pairs`: only by two words that mean one thing. */
export function propIn(words: readonly string[], pairs = false): PropShape | undefined {
  const end = words.findIndex((word, at) => at > 0 && ENDS.has(word));
  const head = end < 0 ? words.length : end;
  for (let at = head - 1; at >= 0; at--) {
    const found = at < head - 1 && isStuff(words, at) ? undefined : shapeAt(words, at, pairs);
    if (found !== undefined && (!isCount(words, at) || isHeap(words, at))) return found;
  }
  for (let at = head; at < words.length; at++) {
    const found = shapeAt(words, at, pairs);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "A tin washboard", "an iron mangle": what a thing is made of is none itself. */
function isStuff(words: readonly string[], at: number): boolean {
  return STUFF.has(words[at] ?? "") && byNoun(`${words[at] ?? ""}_${words[at + 1] ?? ""}`) === undefined;
}

/** "The glass coffee pot", "a tin bucket": no glass and no tin. */
export function isMadeOf(words: readonly string[], at: number): boolean {
  if (STUFF.has(words[at] ?? "") && BUILT.test(words[at + 1] ?? "")) return true;
  const next = carriedNounAt(words, at + 1) ?? carriedNounAt(words, at + 2);
  const isNear = words[at + 1] !== "of" && words[at + 1] !== "and" && words[at + 1] !== ",";
  return STUFF.has(words[at] ?? "") && isNear && next !== undefined && isStuff(words, at);
}

/** "Off a tin roof", "the iron gate": what a hand does not hold. */
const BUILT =
  /^(?:roof|wall|shed|hut|shack|shutter|gate|door|floor|ceiling|fence|bridge|barrier|cliff|house|railing)s?$/;

const STUFF = new Set(
  "tin iron glass paper stone rock wood bone feather shell rubber card cloth coal ice salt".split(" "),
);

function isCount(words: readonly string[], at: number): boolean {
  return words[at + 1] === "of" && COUNTS.has(words[at] ?? "");
}

/** "a stack of books" that has a shape of its own. */
const isHeap = (words: readonly string[], at: number): boolean =>
  byNoun(`${words[at] ?? ""}_${words[at + 2] ?? ""}`) !== undefined;

function shapeAt(words: readonly string[], at: number, pairs: boolean): PropShape | undefined {
  const word = words[at] ?? "";
  const other = words[at + 1] === "of" ? words[at + 2] : undefined;
  const pair =
    byNoun(`${words[at - 1] ?? ""}_${word}`) ?? (other === undefined ? undefined : byNoun(`${word}_${other}`));
  return pair ?? (pairs && !JOINED.has(word) ? undefined : byNoun(word));
}

/** Of one or of several. */
function byNoun(word: string): PropShape | undefined {
  const own = SHAPES.get(word);
  if (own !== undefined || word.length < 4 || !word.endsWith("s")) return own;
  return (
    SHAPES.get(word.slice(0, -1)) ??
    SHAPES.get(word.replace(/ies$/, "y")) ??
    SHAPES.get(word.replace(/es$/, "")) ??
    SHAPES.get(word.replace(/ves$/, "f")) ??
    SHAPES.get(word.replace(/ves$/, "fe"))
  );
}

/** Nouns that mean more often something else where they stand in an action, and what is worn. */
const VAGUE = new Set(
  "iron scent shaver pepper line will test lock star board post shoot wood light bill form plan ink rice food meal dinner breakfast ice fire icon chips joint fan display will shot bolt spring lash switch button machine module beacon bar bit nail trap record grave branch mechanism picture sample engine collar corn saddle magnet frog crab crabs lobster octopus squid staff degree reel thread calendar ornament roller rattle apron tooth beam peel churn mortar foil slab ribs flipper flippers pint timber hurdle hurdles notes hook loom plough plow flare halter bridle slate tile muzzle funnel hanger projector buoy clog commode girdle bodice gauge valve missile angel saint madonna cherub buddha gargoyle armour pendulum".split(
    " ",
  ),
);
const WORN: ReadonlySet<string> = new Set(["shirt", "coat", "dress", "trousers", "belt"]);

/** All that are known. */
export const PROP_SHAPES = Object.keys(PROPS) as readonly PropShape[];

/** Whether a noun alone means a thing that a hand can hold. */
function isHandNoun(word: string): boolean {
  const shape = VAGUE.has(word) ? undefined : byNoun(word);
  return shape !== undefined && !WORN.has(shape) && isCarried(shape);
}

/** What is worn, where it is in the hands instead: of one or of several. */
export function garmentNoun(word: string): string | undefined {
  const shape = byNoun(word);
  if (shape === undefined || !WORN.has(shape)) return undefined;
  const one = word.replace(/(?:(?<=s)es|(?<=[^s])s)$/, "");
  return byNoun(one) === shape ? one : word;
}

/** Not furniture and the like, which stands where it is. */
export function isCarried(shape: string): boolean {
  return PROPS[shape] !== undefined && !hasWay(shape, "fixed");
}

export function hasWay(shape: string, way: Way): boolean {
  const prop = PROPS[shape];
  return prop !== undefined && waysOf(prop).has(way);
}

/** Undefined for what is no prop. */
export function propFacts(
  shape: string,
): { readonly nouns: string; readonly tall: number; readonly colour: string | undefined } | undefined {
  const prop = PROPS[shape];
  return prop && { nouns: prop[0], tall: prop[1], colour: prop[3] };
}

/** The same, by the word before it as well: "a paper ball" is no ball. */
export function carriedNounAt(words: readonly string[], at: number): string | undefined {
  return pairAt(words, at) ?? carriedNoun(words[at] ?? "");
}

function pairAt(words: readonly string[], at: number): string | undefined {
  const pair = [words[at - 1], words[at]?.replace(/(?<=[^s])s$/, "")].join("_");
  const shape = SHAPES.get(pair);
  return shape !== undefined && isCarried(shape) && !WORN.has(shape) ? pair.replace("_", "") : undefined;
}

/** The noun of a thing that a hand can hold, of one or of several, for lines that name it without a subject of the show's own. */
export function carriedNoun(word: string): string | undefined {
  const one = [word.replace(/ves$/, "fe").replace(/s$/, ""), word.replace(/ves$/, "f")].find(isHandNoun);
  const isOwn = isHandNoun(word) && (one === undefined || byNoun(one) !== byNoun(word));
  return isOwn ? word : one;
}
