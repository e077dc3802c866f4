// What a deed has made of a thing that stays in the hand: the slice of what was cut up, the ball of what was crumpled.
import { hasWay, propIn } from "../../looks/props/find-prop.ts";
import type { Actor, Beat } from "../acting.ts";
import type { Deed } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";

/** By the shape of the whole, a part of it. */
const SLICES: Readonly<Record<string, string>> = {
  ...{
    cake: "cakeslice",
    pie: "pieslice",
    pizza: "pizzaslice",
    bread: "toast",
    melon: "melonslice",
    watermelon: "melonslice",
    roast: "drumstick",
  },
  ...{ apple: "fruitslice", orange: "fruitslice", pear: "fruitslice", mango: "fruitslice", lemon: "fruitslice" },
};
/** Of these only a slice is cut. */
const LOAVES = "toast";
const PART = /^(?:slice|piece|bite|wedge|morsel|mouthful|chunk|segment|sliver|half)s?$/;
const SLICE = /^slices?$/;
const CUTS: ReadonlySet<Gesture> = new Set(["slice", "cut"]);
/** Done with a part of what was cut up, and not with the rest of it. */
const WITH_PART: ReadonlySet<Gesture> = new Set([
  ...(["eat", "give", "hand_over", "feed", "offer", "taste", "hold", "show", "take", "smell"] as const),
]);

const BABY = /^(?:baby|infant|newborn|toddler|foal|lamb|calf|kid|kitten|puppy|piglet|cub|fawn|joey|teat)$/;

/** The thing that words name, as it is by now: a part of it, what was made of it before, or of its kind the one for babies and young animals. */
export function asItIsNow(
  thing: string,
  words: readonly string[],
  { holds, actors }: { readonly holds: readonly string[]; readonly actors: readonly Actor[] },
): string {
  const whole = holds.find((held) => held.endsWith(`_${thing}`));
  if (whole !== undefined) return whole;
  if (thing === "bottle" && words.some((word) => BABY.test(word))) return "babybottle";
  const shape = propIn([thing]);
  const made = MADE.find((one) => holds.includes(one));
  if (made !== undefined && shape !== undefined && hasWay(shape, "sheet")) return made;
  const slice = sliceOf(thing, actors);
  return holds.includes(slice) || isPartSaid(slice, words) ? slice : thing;
}

/** "hands a slice to Tim": of what is in the hands. */
export function partOfHeld(
  holds: readonly string[],
  words: readonly string[],
  actors: readonly Actor[],
): readonly string[] {
  const thing = holds.at(-1);
  const slice = thing === undefined ? undefined : sliceOf(thing, actors);
  return slice !== undefined && isPartSaid(slice, words) ? [...holds.slice(0, -1), slice] : holds;
}

/** Nobody bites into the whole of these. */
export const biteOf = (thing: string, actors: readonly Actor[]): string =>
  /^(?:cake|pie|pizza|melon|watermelon|roast)$/.test(propIn([thing]) ?? "") ? sliceOf(thing, actors) : thing;

const isPartSaid = (slice: string, words: readonly string[]): boolean =>
  words.some((word) => (slice === LOAVES ? SLICE : PART).test(word));

/** What paper is folded into. */
const PAPER_PLANE = /^(?:planes?|darts?|aeroplanes?|airplanes?|paperplanes?)$/;

/** Of paper that was crumpled. */
const BALL = "paperball";
const PLANE = "paperplane";
/** Nothing is left of them in the hand. */
const CRUMBLES = /^(?:leaf|leaves|petals?|flowers?|roses?|bread|biscuits?|cookies?|crackers?|herbs?|soil|earth)$/;
const MADE = [BALL, PLANE];

function sliceOf(thing: string, actors: readonly Actor[]): string {
  const words = actors.find(({ id }) => id === thing)?.words ?? [thing];
  return SLICES[propIn(words) ?? ""] ?? thing;
}

const crumpled = (thing: string): readonly string[] => (CRUMBLES.test(thing) ? [] : [BALL]);

/** What is held after a beat, as the beat left it, for what is done then. */
export function changedHolds(
  { gesture, because }: Beat,
  holds: readonly string[],
  { next, actors }: { readonly next: Deed; readonly actors: readonly Actor[] },
): readonly string[] {
  if (gesture === "fold" && because.some((word) => PAPER_PLANE.test(word))) return [...holds.slice(0, -1), PLANE];
  const thing = holds.at(-1);
  if (thing === undefined) return holds;
  if (gesture === "crumple") return [...holds.slice(0, -1), ...crumpled(thing)];
  const isCut =
    (CUTS.has(gesture) && because[0]?.startsWith("butter") !== true) ||
    (gesture === "peel" && because.some((word) => PART.test(word)));
  const isPart = isCut && WITH_PART.has(next.gesture ?? "none");
  return isPart ? [...holds.slice(0, -1), sliceOf(thing, actors)] : holds;
}

/** "pours water into the teapot": out of another thing. */
export const isFilled = (gesture: Gesture, words: readonly string[], at: number): boolean =>
  gesture === "pour" && words.slice(Math.max(0, at - 3), at).some((word) => word === "into" || word === "in");
