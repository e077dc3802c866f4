// How somebody or something is to whom it is done, or how it is then: a form of a verb that nobody does in that clause.
import { VERBS } from "../verbs.ts";
import type { Reading } from "../who-acts.ts";
import { PREPOSITIONS } from "../words.ts";

/** "lifts sleeping Mia out of the car", "looks up at the saucer hanging over the roof". */
export function isStateOf({ words, actors }: Reading, at: number): boolean {
  const before = words[at - 1] ?? "";
  const isOfThing = OF_THINGS.test(words[at] ?? "") && actors.some((one) => !one.acts && one.words.includes(before));
  if (isOfThing) return true;
  const isObject = VERBS.has(before) || PREPOSITIONS.has(before);
  const isSomebody = actors.some((one) => one.acts && one.words.includes(words[at + 1] ?? ""));
  return isObject && isSomebody && STATES.test(words[at] ?? "");
}

const STATES =
  /^(?:sleep|snor|doz|slumber|cry|sobb|weep|limp|trembl|shiver|struggl|giggl|laugh|scream|bleed|kneel|dy|faint|stagger|shak)ing$/;

const OF_THINGS =
  /^(?:hang|hover|float|burn|glow|shin|gleam|ly|loom|drift|swing|smok|steam|flicker|park|rust|dangl)ing$/;

/** "cuts the sleeve open with scissors", "twists the helmet loose, lifts it off". */
export const isLeftOpen = (words: readonly string[], at: number): boolean =>
  (words[at] === "open" ? /^(?:with|using)$/ : /^(?:loose|free)$/.test(words[at] ?? "") ? /^(?:,|and|)$/ : NEVER).test(
    words[at + 1] ?? "",
  ) && !/^(?:to|they|we|who|and|,|then|doors?|gates?|windows?|curtains?|eyes)$/.test(words[at - 1] ?? ",");

/** "the diving board", "a flying saucer": what a thing is for, or is called. */
export const isForThing = (words: readonly string[], at: number): boolean =>
  NAMED.some(([before, noun]) => before.test(words[at] ?? "") && noun.test(words[at + 1] ?? ""));

const NAMED: readonly (readonly [before: RegExp, noun: RegExp])[] = [
  [/^(?:diving|jumping|swimming)$/, /^(?:boards?|tower|platform|suit|bell|helmet|mask)$/],
  [/^flying$/, /^(?:saucers?|carpet|machine|fish|squirrel|ship|fox)$/],
  [/^(?:shooting|falling)$/, /^stars?$/],
];

const NEVER = /(?!)/;
