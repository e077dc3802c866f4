// Poses of what animals do to each other or as people do it: fight, hug, point, give a paw, hold a thing in the forepaws, look round.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import { isHoofed, type BeastBuild, type HornKind } from "./build.ts";
import {
  FOLD,
  SIT,
  SITTING,
  STAND,
  step,
  stride,
  TRAIL,
  TUCK,
  WALK,
  type BeastPose,
  type Moment,
} from "./pose-parts.ts";

type Social = Extract<
  AnimalAction,
  | ("fight" | "hug" | "paw" | "point" | "look_round" | "one_leg" | "handle" | "offer" | "dangle")
  | ("cradle" | "stumble" | "on_nose" | "kneel" | "hang" | "sway")
>;

const LOCKING: ReadonlySet<HornKind | undefined> = new Set(["short", "swept", "antlers", "shovels", "nose", "tusks"]);
/** Heads of those that box and embrace standing on their hind legs. */
const UPRIGHT: ReadonlySet<BeastBuild["head"]> = new Set(["bear", "monkey", "ape", "rabbit", "rodent", "cat"]);
const POINTING: ReadonlySet<BeastBuild["head"]> = new Set(["bear", "monkey", "ape", "rodent"]);

/** Degrees of a neck that is held out to somebody. */
const LOWERED = 14;
/** Of one that is bent back so that the head looks along the flank. */
export const BENT_BACK = 98;

const BRACED = [step(-0.16), step(-0.04), step(0), step(0.12)] as const;

/** Horns at the other one's, pushing to and fro. */
const locking = ({ build, phase, swing }: Moment): BeastPose => ({
  ...STAND,
  ...{ neck: -Math.max(26, build.neck.angle * 0.8), nose: 40, pitch: -6 + 3 * swing, tail: 20 + 10 * swing },
  legs: stride(phase, WALK, { far: 0.2, high: 0.08 }),
});

const boxing = ({ build, swing }: Moment): BeastPose => ({
  ...STAND,
  ...{ pitch: 66 + 5 * swing, neck: 44 - build.neck.angle, nose: 4, jaw: 24, tail: -20 },
  legs: [
    step(-0.62 + 0.2 * swing, 1.05 - 0.3 * swing),
    step(-0.62 - 0.2 * swing, 1.05 + 0.3 * swing),
    step(-0.1),
    step(0.14),
  ],
});

/** Up on the hind legs and down again with open jaws. */
const snapping = ({ build, swing }: Moment): BeastPose => ({
  ...STAND,
  ...{ pitch: 34 + 18 * swing, neck: -14 * swing, nose: 6, jaw: 34, tail: 30, wings: build.wings ? 0.7 : null },
  legs: [step(-0.46, 0.72 + 0.2 * swing), step(-0.56, 0.6 - 0.2 * swing), step(-0.05), step(0.1)],
});

export const SOCIAL_POSES: Readonly<Record<Social, (moment: Moment) => BeastPose>> = {
  fight: (moment) => {
    const { horns, head } = moment.build;
    if (LOCKING.has(horns)) return locking(moment);
    return UPRIGHT.has(head) ? boxing(moment) : snapping(moment);
  },
  hug: ({ build, swing }) =>
    isHoofed(build) || build.foot === "pad"
      ? { ...STAND, neck: 6 - build.neck.angle * 0.3, nose: 20 + 4 * swing, legs: BRACED }
      : {
          ...STAND,
          ...{ pitch: 62, neck: 30 - build.neck.angle, nose: 20 + 4 * swing, tail: 16 * swing, isAsleep: true },
          legs: [step(-0.9, 0.92), step(-0.86, 0.74), step(-0.06), step(0.12)],
        },
  paw: ({ build, swing }) => ({
    ...(isHoofed(build) || build.foot === "pad" ? STAND : SITTING),
    ...{ neck: 16, nose: -4, tail: -10 + 10 * swing },
    legs: [step(0.04), step(-0.72, 0.66 + 0.06 * swing), SIT, SIT],
  }),
  point: ({ build }) =>
    POINTING.has(build.head)
      ? {
          ...STAND,
          ...{ pitch: 66, neck: 48 - build.neck.angle, nose: -2, tail: -20 },
          legs: [step(-0.3, 0.6), step(-1, 1.16), step(-0.06), step(0.12)],
        }
      : {
          ...STAND,
          ...{ neck: 12 - build.neck.angle, nose: -4, tail: 34, low: 0.04, isTrunkOut: true },
          legs: [step(-0.1), TUCK, step(-0.02), step(0.16)],
        },
  look_round: ({ build, phase }) => {
    if (phase < 0.2) return STAND;
    return phase < 0.4 || phase >= 0.8
      ? { ...STAND, neck: 6, isFacing: true }
      : { ...STAND, neck: BENT_BACK - build.neck.angle, looksBack: true };
  },
  one_leg: ({ swing }) => ({ ...STAND, neck: 4 * swing, legs: [step(-0.04), TUCK, step(-0.09), step(0.06)] }),
  offer: ({ build, swing }) =>
    POINTING.has(build.head)
      ? {
          ...STAND,
          ...{ pitch: 64, neck: 44 - build.neck.angle, nose: 4, tail: -10 },
          legs: [step(-0.3, 0.6), step(-1, 1.06 + 0.05 * swing), step(-0.06), step(0.12)],
        }
      : {
          ...STAND,
          ...{ neck: LOWERED - build.neck.angle, nose: 6 * swing, jaw: 4, isTrunkOut: true, legs: BRACED },
        },
  dangle: () => STAND,
  cradle: ({ build, swing }) => ({
    ...SITTING,
    ...{ pitch: 44, neck: 10 - build.neck.angle, nose: 40 + 4 * swing, isAsleep: true },
    legs: [step(-0.9, 0.36), step(-1, 0.2), SIT, SIT],
  }),
  stumble: ({ build }) => ({
    ...STAND,
    ...{ pitch: -30, low: 0.3, neck: -20, nose: -14, jaw: 24, tail: 50, wings: build.wings ? 0.5 : null },
    legs: [step(-0.5, 0.05), TUCK, TRAIL, step(0.3, 0.4)],
  }),
  kneel: ({ build }) =>
    isHoofed(build) || build.foot === "pad"
      ? { ...STAND, pitch: -24, low: 0.14, neck: 16, nose: 10, legs: [FOLD, FOLD, step(-0.02), step(0.14)] }
      : { ...STAND, pitch: -22, low: 0.16, neck: 4, nose: 20, legs: [step(-0.4), step(-0.32), step(0), step(0.1)] },
  sway: ({ swing }) => ({ ...STAND, neck: 10 * swing, nose: 8 * swing, tail: 20 * swing, legs: BRACED }),
  hang: ({ build }) => ({
    ...STAND,
    ...{ neck: -build.neck.angle - 10, nose: 6, tail: 20, isUpsideDown: true },
  }),
  on_nose: ({ build, swing }) => ({
    ...(isHoofed(build) || build.foot === "pad" ? STAND : SITTING),
    ...{ neck: 16 + 3 * swing, nose: -50 - 4 * swing, tail: 10 * swing },
  }),
  handle: ({ build, swing }) =>
    isHoofed(build) || build.foot === "pad"
      ? { ...STAND, neck: -build.neck.angle * 0.5, nose: 24, legs: BRACED }
      : {
          ...SITTING,
          ...{ pitch: build.tail === "thick" ? 42 : 64, neck: 4, nose: 24, tail: build.tail === "thick" ? -10 : -30 },
          legs: [step(-0.62 - 0.04 * swing, 0.86), step(-0.58 + 0.08 * swing, 0.72), SIT, SIT],
        },
};
