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
const LOOKS: Verb = { plain: "look", deed: { glance: "at" } };

/** What somebody does whose hand or eyes a verb of going belongs to; undefined where it is another verb, or no part. */
export function partVerb(reading: Reading, at: number, verb: Verb): Verb | undefined {
  const { words } = reading;
  if (KNEES.test(words[at - 1] ?? "") && GIVES.test(words[at] ?? "")) return FALLS;
  const { posture, glance } = verb.deed;
  if ((posture === undefined && glance === undefined && !GOES.has(verb.plain)) || verb.plain === "hover")
    return undefined;
  let place = at - 1;
  while (words[place]?.endsWith("ly") === true) place--;
  const part = words[place] ?? "";
  if (!SOMEWHERE.test(words[at + 1] ?? "") || ownerOf(reading, place) === undefined) return undefined;
  if (HANDS.test(part)) return REACHES;
  return EYES.test(part) ? LOOKS : undefined;
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
