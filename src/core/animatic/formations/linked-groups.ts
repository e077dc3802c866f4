// Groups that hug or hold hands: close together in a row, each with the arms round the next ones or the hands in theirs.
import type { Beat } from "../acting/acting.ts";

const HUGS = String.raw`(?:hug|embrace|cuddle|huddle)s?(?! (?:the|a|an|his|her|their|him|it|them|around)\b)|(?:in|into) a (?:group )?(?:hug|huddle|embrace)`;
const HANDS = String.raw`(?:hold|holds|holding|join|joins|joining|clasp|clasps|take|takes|link|links|linking|lock|locks|lift|raise) (?:each other 's |their |each other's )?(?:joined )?(?:hands|arms)(?! (?:with|to|up|of)\b)|hand in hand|arm in arm`;

/** Said of all of a group. */
export const LINKED = new RegExp(String.raw`\b(?:${HUGS}|${HANDS})\b`);
const IS_HUG = new RegExp(String.raw`\b(?:${HUGS})\b`);

/** Heads from one to the next. */
const APART = { hug: 1.75, hands: 2.6 } as const;
export const linkedApart = (because: string): number => (IS_HUG.test(because) ? APART.hug : APART.hands);

const FREE: ReadonlySet<Beat["gesture"]> = new Set([
  "none",
  "clutch",
  "hug",
  "hold",
  "hold_hands",
  "hug_self",
] as const);

/** `beats`: of one of the group. */
export function linked(beats: readonly Beat[]): readonly Beat[] {
  return beats.map((beat): Beat => {
    const said = beat.because.join(" ");
    if (!FREE.has(beat.gesture) || beat.object !== null || beat.holds.length > 0 || !LINKED.test(said)) return beat;
    return IS_HUG.test(said) ? { ...beat, gesture: "row_arms", mood: "glad" } : { ...beat, gesture: "row_hands" };
  });
}
