// What one person does at the same time, said by a verb in "ing" behind another: "films the tracks, kneeling", "descends the stairs, holding the lantern".
import type { Beat } from "../acting.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { areOfEachHand } from "../gestures/with-each-hand.ts";
import { GOING, isProne, ON_THE_WAY } from "./posture-then.ts";

const RESTS: ReadonlySet<Beat["posture"]> = new Set([
  ...(["kneel", "kneel_both", "sit", "sit_ground", "crouch", "lie", "lie_front", "lean", "lotus"] as const),
]);

/** Both as one; undefined where the second is done after the first. */
export function atOnce(first: Beat, second: Beat): Beat | undefined {
  if (first.animal !== undefined || second.animal !== undefined) return undefined;
  if (first.gesture === "grapple" && second.posture === "fight") return first;
  return posedAs(first, second) ?? going(first, second) ?? handling(first, second) ?? withEachHand(first, second);
}

/** "holds the phone to her ear and waves": the hand that has something goes on with it. */
export function withEachHand(first: Beat, second: Beat): Beat | undefined {
  if (second.posture !== first.posture || second.way !== first.way) return undefined;
  const [one, other] = [first, second].map(({ gesture }): GestureDesign => GESTURE_DESIGNS[gesture]);
  if (!one || !other) return undefined;
  const isFirst = areOfEachHand(one, other);
  if (!isFirst && !areOfEachHand(other, one)) return undefined;
  const [{ gesture, holds }, { gesture: beside }] = isFirst ? [first, second] : [second, first];
  return { ...second, gesture, beside, holds, because: [...first.because, ...second.because] };
}

/** The hands do the first thing, the body is as the second says. */
function posedAs(first: Beat, second: Beat): Beat | undefined {
  const isStill = first.posture === "stand" && first.way === "none" && first.gesture !== "none";
  const isPose = RESTS.has(second.posture) && isRest(second) && !GOES_DOWN.test(second.because[0] ?? "");
  if (!isStill || !isPose || GESTURE_DESIGNS[first.gesture].apart !== undefined) return undefined;
  const posture = second.posture === "lie" && isProne(first.gesture, second.because) ? "lie_front" : second.posture;
  return { ...first, posture, because: [...first.because, ...second.because] };
}

/** "pulls the stand down as he falls to his knees": he stood until then. */
const GOES_DOWN = /^(?:fall|fell|drop|sink|sank|slump|collaps|crash)\w*$/;

/** "bangs the drum as he marches": the hands go on with the first on the way. */
function going(first: Beat, second: Beat): Beat | undefined {
  const canGo = ON_THE_WAY.has(first.gesture) || READS.has(first.gesture);
  const isStill = first.posture === "stand" && first.way === "none" && canGo;
  if (!isStill || !GOING.has(second.posture) || second.way !== "across" || !isRest(second)) return undefined;
  return { ...first, posture: second.posture, way: second.way, because: [...first.because, ...second.because] };
}

/** Who walks up to a page stops and reads it; who walks up and down goes on with it. */
const READS: ReadonlySet<Beat["gesture"]> = new Set(["read", "examine", "eat_from", "lick", "sip_straw"] as const);

const isRest = ({ gesture }: Beat): boolean => gesture === "none" || gesture === "hold";

/** The body goes or is as the first says, the hands do the second all the while. */
function handling(first: Beat, second: Beat): Beat | undefined {
  const isFree = IDLE_HANDS.has(first.gesture) && first.posture !== "stand";
  const isSame = second.posture === first.posture && second.way === first.way;
  if (!isFree || !isSame || !isLasting(second)) return undefined;
  return { ...second, because: [...first.because, ...second.because] };
}

/** They have nothing to do. */
const IDLE_HANDS: ReadonlySet<Beat["gesture"]> = new Set(["none", "hands_low"]);

function isLasting({ gesture }: Beat): boolean {
  const { keys, rate, apart } = GESTURE_DESIGNS[gesture] as GestureDesign;
  return gesture !== "none" && apart === undefined && (keys.length === 1 || rate !== undefined);
}
