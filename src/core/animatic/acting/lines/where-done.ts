// What words of place say of how something is done: "reads on the sofa" is done sitting, "carries him through the mud" walking.
import type { Beat } from "../acting.ts";
import type { Deed, Posture } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";

const SEAT =
  /^(?:sofa|couch|armchair|chair|bench|stool|pew|deckchair|swing|throne|kerb|curb|steps|doorstep|seat|toilet|loo|log|stump|crate|suitcase|windowsill|jetty|pier|dock)$/;
/** Done with the hands before oneself. */
const SEATED: ReadonlySet<Gesture> = new Set([
  ...([
    "read",
    "write",
    "text",
    "sew",
    "knit",
    "peel",
    "eat",
    "slurp",
    "eat_from",
    "lick",
    "sip_straw",
    "sip_coconut",
    "read_lit",
    "read_candle",
    "write_pad",
    "write_hand",
    "turn_pages",
    "drink",
    "phone",
    "smoke",
    "type",
    "fold",
    "think",
  ] as const),
  ...(["play", "yawn", "deal", "tie_shoe", "comb", "examine", "cradle", "cover", "despair", "listen"] as const),
]);

/** The posture of who does it in such a place; undefined where the words name none. */
export function seatIn(gesture: Gesture, after: readonly string[]): Posture | undefined {
  if (!SEATED.has(gesture)) return undefined;
  const said = after.join(" ");
  if (IN_BED.test(said)) return "sit_bed";
  if (UP_TREE.test(said) || (MEALS.has(gesture) && HIGH_SEAT.test(said))) return "sit";
  const at = after.findIndex((word, place) => SEAT.test(word) && isOn(after, place));
  if (at >= 0) return "sit";
  return after.some((word, place) => GROUND.test(word) && isOn(after, place)) ? "sit_ground" : undefined;
}

const IN_BED = /\b(?:in|on) (?:(?:the|his|her|their) )?(?:\w+ )?(?:bed|bunk|berth)\b/;
/** Eaten where one would sit down for it. */
const MEALS: ReadonlySet<Gesture> = new Set(["eat", "eat_from", "slurp", "lick", "drink", "sip_straw"]);
const HIGH_SEAT =
  /\bon (?:the|a|an|his|her) (?:edge of (?:the|a) )?(?:\w+ )?(?:roof|rooftop|ledge|wall|edge|cliff|rock|boulder|fence|tailgate|bonnet|hood|hill|bale)\b/;
const UP_TREE = /\b(?:(?:up|in) (?:in )?(?:a|the|an) (?:\w+ )?(?:tree|oak)|on (?:a|the) (?:\w+ )?(?:branch|bough))\b/;
const GROUND = /^(?:floor|carpet|rug|grass|sand|blanket|towel|mat)$/;

/** "on the old sofa". */
function isOn(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((word) => word === "on" || word === "in");
}

const CARRIES: ReadonlySet<Gesture> = new Set([
  ...(["piggyback", "carry_person", "carry", "shoulder", "support", "on_head"] as const),
  ...(["bear_over_shoulder", "bear_on_shoulders"] as const),
]);
const PATH = /^(?:through|across|along|up|down|out|home|toward|towards|past|into|away|to)$/;

/** Whether somebody or something is carried somewhere. */
export function alongPath(gesture: Gesture, after: readonly string[]): boolean {
  return CARRIES.has(gesture) && after.some((word) => PATH.test(word));
}

/** Whoever does something in or from a seat that is theirs sits in it: whatever it is, unless they leave it. */
export function isFromSeat({ posture, way, gesture }: Deed, last: Beat, after: readonly string[]): boolean {
  if (posture !== undefined || way !== undefined || last.posture !== "stand") return false;
  return gesture !== undefined && !LEAVES_IT.test(gesture) && OWN_SEAT.test(after.join(" "));
}

const OWN_SEAT =
  /\b(?:in|from) (?:his|her|their) (?:\w+ )*?(?:chair|armchair|seat|throne|wheelchair|deckchair|sofa|couch|recliner)\b/;
const LEAVES_IT = /^(?:rise_from|pull|push|haul|lift|carry|drag|insert|put_down|throw|drop)/;
