// Where hands go for what they reach for: to what stands on a table, up to a shelf or a branch, down to the ground, as the words and the place have it.
import { carriedNoun } from "../../looks/props/find-prop.ts";
import type { Beat } from "../acting.ts";

const HIGH =
  /\b(?:shelf|shelves|rack|hook|peg|branch|bough|tree|ceiling|above|overhead|high|top of the|balloon|kite|vine)\b/;
const TABLE = /\b(?:tables?|desks?|counter|bar|workbench|nightstand|tray|bedside|sideboard|dresser|mantelpiece)\b/;
const INDOORS =
  /\b(?:office|kitchen|diner|cafe|café|restaurant|dining|pub|tavern|saloon|library|reception|study|bedroom|living room|laboratory|lab|workshop|studio|shop|classroom|hotel room|parlour|hall)\b/i;
/** They are no load of a table. */
const LOOSE =
  /^(?:balloon|kite|rope|string|butterfly|leaf|feather|ball|bubble|lantern|torch|wheel|branch|hand|key ring)$/;
const REACHES = /^(?:reach|stretch|grop|lean|bend)/;
const AFLOAT = /\b(?:drifting|floating|hanging|swinging|dangling|falling|flying)\b/;

/** "through the broken glass for a necklace": what stands behind "for", else what is named. */
export function soughtIn({ because, object }: Beat): string | null {
  const wanted = because.slice(1 + because.indexOf("for"));
  return (because.includes("for") ? wanted.flatMap((word) => carriedNoun(word) ?? []).at(-1) : undefined) ?? object;
}

export function reachFor(beats: readonly Beat[], place: string): readonly Beat[] {
  return beats.map((beat) => ({ ...beat, gesture: reachedFor(beat, place) }));
}

function reachedFor(beat: Beat, place: string): Beat["gesture"] {
  const noun = isFree(beat) ? soughtIn(beat) : null;
  if (noun === null || beat.holds.includes(noun)) return beat.gesture;
  return reachTo(noun.split("_").at(-1) ?? noun, beat.because.join(" "), place);
}

const isFree = ({ gesture, posture, because }: Beat): boolean =>
  gesture === "reach" && (posture === "stand" || posture === "sit") && REACHES.test(because[0] ?? "");

function reachTo(noun: string, said: string, place: string): Beat["gesture"] {
  if (carriedNoun(noun) === undefined || AFLOAT.test(said)) return "reach";
  if (HIGH.test(said)) return "reach_up";
  return TABLE.test(said) || (!LOOSE.test(noun) && INDOORS.test(place)) ? "reach_table" : "reach";
}
