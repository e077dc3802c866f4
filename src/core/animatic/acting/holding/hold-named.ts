// What nobody would touch although the words work on it: a thing of the shot that a verb without a gesture is done to, or that something is done with,
// is in the hand of whoever does so.
import { isCarried } from "../../looks/props/find-prop.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import type { SubjectLook } from "../../looks/look.ts";
import type { Beat } from "../acting.ts";
import type { Posture } from "../deeds/deed.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { ARTICLES, PREPOSITIONS } from "../words.ts";

/** Of whom something is done to. */
const ANSWERS: ReadonlySet<string> = new Set(
  Object.values<GestureDesign>(GESTURE_DESIGNS).flatMap(({ other }) =>
    other === undefined || other === "none" ? [] : [other],
  ),
);

interface Known {
  readonly id: string;
  readonly look: SubjectLook;
}

/** Heights of a grown person. */
const MOST = 1.1;
/** In which a hand is free for it. */
const FREE: ReadonlySet<Posture> = new Set(["stand", "walk", "sit", "kneel", "crouch", "run"] as const);

export function holdNamed(beats: readonly Beat[], known: readonly Known[]): readonly Beat[] {
  const carried = known.flatMap(({ id, look }) =>
    look.kind === "thing" && isCarried(look.look.shape) && thingHeight(look.look.shape) <= MOST ? [id] : [],
  );
  const thing = carried.find((id) => beats.some((beat) => isMeant(beat, id)) && !beats.some(isHeld(id)));
  if (thing === undefined) return beats;
  const first = beats.findIndex((beat) => beat.object === thing || isMeant(beat, thing));
  return beats.map((beat, at) => (at >= first && isEmpty(beat) ? withIt(beat, thing) : beat));
}

const isHeld =
  (id: string) =>
  ({ holds }: Beat): boolean =>
    holds.includes(id);
const isEmpty = ({ holds, posture, animal = "stand" }: Beat): boolean =>
  holds.length === 0 && FREE.has(posture) && !NOT_IN_MOUTH.has(animal);
/** What an animal does to a thing that it has not in the mouth. */
const NOT_IN_MOUTH: ReadonlySet<string> = new Set(["fed", "suckle", "swat", "dunk", "snap", "ram"]);

function isMeant(beat: Beat, id: string): boolean {
  return isEmpty(beat) && !ANSWERS.has(beat.gesture) && (isDoneTo(beat, id) || isDoneWith(beat, id));
}

/** "sticks the pitchfork in the hay", and not "walks past the pitchfork". */
export function isDoneTo({ gesture, posture, object, because, order }: Beat, id: string): boolean {
  if (gesture !== "none" || posture !== "stand" || object !== id || order === undefined) return false;
  const at = because.indexOf(id);
  return at > 0 && !because.slice(1, at).some((word) => PREPOSITIONS.has(word) || word === ",");
}

/** "taps his shoulder with the fan": by whoever taps, and not by whom it is done to; not "with the suitcase at her feet". */
function isDoneWith({ because, order }: Beat, id: string): boolean {
  if (order === undefined) return false;
  const at = because.indexOf(id);
  if (because[at + 1] === "at") return false;
  const before = because.slice(0, Math.max(0, at)).filter((word) => !ARTICLES.has(word));
  return at > 0 && before.at(-1) === "with";
}

const withIt = (beat: Beat, thing: string): Beat => ({
  ...beat,
  holds: [thing],
  gesture: beat.gesture === "none" ? "hold" : beat.gesture,
});
