// Where hands go for what they reach for: to what stands on a table, up to a shelf or a branch, down to the ground, as the words and the place have it.
import { carriedNoun, carriedNounAt } from "../../looks/props/find-prop.ts";
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
const ON_HIGH =
  /\b(?:hanging|hung|hangs) (?:down )?(?:from|over|above|high)\b|\b(?:on|from) (?:a|the|its) (?:\w+ )?(?:high|top|upper) (?:\w+ )?(?:shelf|hook|branch|rack)\b|\bhigh up\b/;
const AFLOAT = /\b(?:drifting|floating|hanging|swinging|dangling|falling|flying)\b/;

/** "through the broken glass for a necklace": what stands behind "for", else what is named. */
export function soughtIn({ because, object }: Beat): string | null {
  if (!because.includes("for")) return object;
  const wanted = because.slice(1 + because.indexOf("for"));
  return [...wanted.keys()].flatMap((at) => carriedNounAt(wanted, at) ?? []).at(-1) ?? object;
}

interface Around {
  readonly place: string;
  /** By the id of a thing of the shot: where it is may be said there. */
  readonly designs: ReadonlyMap<string, string>;
}

export function reachFor(beats: readonly Beat[], around: Around): readonly Beat[] {
  return beats.map((beat, at) => ({
    ...beat,
    gesture: beats[at - 1]?.gesture === "on_toes" && isFree(beat) ? "reach_up" : reachedFor(beat, around),
  }));
}

function reachedFor(beat: Beat, { place, designs }: Around): Beat["gesture"] {
  const noun = isFree(beat) ? soughtIn(beat) : null;
  if (noun === null || beat.holds.includes(noun)) return beat.gesture;
  if (ON_HIGH.test(designs.get(noun) ?? "")) return "reach_up";
  return reachTo(noun.split("_").at(-1) ?? noun, beat.because.join(" "), place);
}

const isFree = ({ gesture, posture, because }: Beat): boolean =>
  gesture === "reach" && (posture === "stand" || posture === "sit") && REACHES.test(because[0] ?? "");

function reachTo(noun: string, said: string, place: string): Beat["gesture"] {
  if (carriedNoun(noun) === undefined || AFLOAT.test(said)) return "reach";
  if (HIGH.test(said)) return "reach_up";
  return TABLE.test(said) || (!LOOSE.test(noun) && INDOORS.test(place)) ? "reach_table" : "reach";
}
