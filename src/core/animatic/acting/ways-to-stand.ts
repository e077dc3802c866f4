// How somebody stands who has nothing to do with hands or feet: the weight, the feet and the hands, one of several ways by the seed.
import { hashOf } from "../seeded-random.ts";
import type { Framing } from "../frame.ts";
import { at } from "./gestures/gesture.ts";
import { limb, type FigurePose, type LimbPose } from "./pose.ts";
import { STANDING_POSE } from "./postures/plain-bodies.ts";

const FEET: readonly (readonly [LimbPose, LimbPose])[] = [
  STANDING_POSE.legs,
  [limb(12, -8, 3), limb(-8, -12, 3)],
  [limb(2, -2, 9), limb(-2, -4, 9)],
  [limb(14, -22, 5), limb(-2, -4, 2)],
];

/** Hanging, one or both at the waist, before the body, behind the back, one holding the other arm. */
const HANDS: readonly FigurePose["arms"][] = [
  [null, null],
  [null, at("waist", -0.1, 0.15, ["back", 0.3])],
  [at("belly", 0.1, 0.75), at("belly", -0.05, 0.7)],
  [at("back", 0, 0.5, ["back", 0]), at("back", -0.1, 0.55, ["back", 0])],
  [at("upper_arm", 0.5, 0.75), null],
];

const LEANS: readonly number[] = [-2, 0, 2];

/** Of a near picture, in which hands at the waist would be seen at the chest. */
const NEAR_HANDS = HANDS.slice(0, 1);
/** Heights of the frame in a head from which on the hips are not seen. */
const NEAR = 0.25;
const hasNoHips = ({ feet, head }: Framing): boolean => feet === undefined && head >= NEAR;

/** `isFree`: the hands have nothing to do either. */
export function stoodBy(
  pose: FigurePose,
  { by, isFree, framing }: { readonly by: string; readonly isFree: boolean; readonly framing: Framing },
): FigurePose {
  const one = <T>(list: readonly T[], trait: string) => list[hashOf(`${by} ${trait}`) % list.length];
  const legs = pose.legs === STANDING_POSE.legs ? (one(FEET, "feet") ?? pose.legs) : pose.legs;
  if (!isFree) return { ...pose, legs };
  const bow = pose.bow + (one(LEANS, "lean") ?? 0);
  return { ...pose, legs, bow, arms: one(hasNoHips(framing) ? NEAR_HANDS : HANDS, "hands") ?? pose.arms };
}
