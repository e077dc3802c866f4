// A part of a body that does something by itself: a hand that goes somewhere reaches, eyes that go somewhere look.
import type { Verb } from "../deeds/deed.ts";
import { ownerOf, type Reading } from "../who-acts.ts";

const HANDS = /^(?:hands?|fingers?|fingertips|arms?|fist|palm|paw)$/;
const EYES = /^(?:eyes?|gaze|head|face|glance|stare)$/;
const SOMEWHERE = /^(?:to|toward|towards|for|over|across|along|into|down|up|around|round|from|back|onto|under)$/;
const REACHES: Verb = { plain: "reach", deed: { gesture: "reach" } };
const FALLS: Verb = { plain: "collapse", deed: { posture: "collapse" } };
const KNEES = /^(?:knees|legs)$/;
const GIVES = /^(?:buckles?|gives?|fold|crumple|collapse)$/;
const SLIPS: Verb = { plain: "slip", deed: { posture: "fall_back" } };
const FEET = /^(?:feet|foot|heels?)$/;
const FLIES = /^(?:shoots?|fl(?:y|ies)|slides?|slips?|skids?|goe?s?)$/;
const FROM_UNDER = /^(?:forwards?|out|up|from|away|off|under)$/;
const LOOKS: Verb = { plain: "look", deed: { glance: "at" } };

/** What somebody does whose hand, eyes or knees a verb belongs to; undefined where it is another verb, or no part. */
export function partVerb(reading: Reading, at: number, verb: Verb): Verb | undefined {
  const { words } = reading;
  const place = partBefore(words, at);
  const part = words[place] ?? "";
  const next = doneBy(part, [words[at] ?? "", words[at + 1] ?? ""], verb);
  return next && ownerOf(reading, place) ? next : undefined;
}

/** The word before a verb and what says how. */
function partBefore(words: readonly string[], at: number): number {
  let place = at - 1;
  while (words[place]?.endsWith("ly") === true) place--;
  return place;
}

function doneBy(part: string, [said = "", next = ""]: readonly string[], verb: Verb): Verb | undefined {
  if (FEET.test(part)) return FLIES.test(said) && FROM_UNDER.test(next) ? SLIPS : undefined;
  if (KNEES.test(part)) return GIVES.test(said) ? FALLS : undefined;
  if (!SOMEWHERE.test(next) || !isGoing(verb)) return undefined;
  if (HANDS.test(part)) return REACHES;
  return EYES.test(part) ? LOOKS : undefined;
}

function isGoing({ plain, deed: { posture, glance } }: Verb): boolean {
  return (posture !== undefined || glance !== undefined || GOES.has(plain)) && plain !== "hover";
}

const GOES: ReadonlySet<string> = new Set([
  "go",
  "move",
  "slide",
  "shoot",
  "snap",
  "stray",
  "flick",
  "lift",
  "find",
  "travel",
]);
