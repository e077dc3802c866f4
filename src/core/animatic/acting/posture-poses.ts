// The drawings of each posture, one after another.
import { BACKING, CLIMB, CRAWL, MARCH, RUN, SNEAK, STAGGER, STAIRS, WALK } from "./gaits.ts";
import { dance, falling, floating, flying, guard, hook, jumping, punch, swim } from "./free-bodies.ts";
import { at } from "./gestures/gesture.ts";
import { limb, type Cycle, type FigurePose, type LimbPose } from "./pose.ts";
import type { Posture } from "./deeds/deed.ts";

export const HANGING: LimbPose = limb(-2, 8, 7, 3);
export const STANDING_POSE: FigurePose = {
  arms: [null, null],
  legs: [limb(4, -3, 1), limb(-2, -6, 1)],
  lean: 0,
  bow: 0,
  nod: 0,
  lift: 0,
};
const SEATED: Pick<FigurePose, "arms" | "legs"> = {
  arms: [limb(12, 62, 8, -6), limb(12, 62, 8, -6)],
  legs: [limb(84, 2, 6), limb(88, -4, 6)],
};

const seated = (more: Partial<FigurePose>): FigurePose => ({ ...STANDING_POSE, ...more });
const lying = (more: Partial<FigurePose>): FigurePose => ({ ...STANDING_POSE, lean: -90, nod: 6, ...more });
const RESTING: FigurePose = lying({
  arms: [limb(8, 34, 10), limb(14, 70, 8)],
  legs: [limb(8, -4, 4), limb(30, -26, 4)],
});
const KNEELING: FigurePose = seated({
  arms: [limb(14, 54, 6, -8), limb(14, 58, 6, -8)],
  legs: [limb(4, -86, 4), limb(8, -84, 6)],
  bow: 4,
});

/** Still ones have one drawing. */
export const CYCLES: Readonly<Record<Posture, Cycle>> = {
  stand: { poses: [STANDING_POSE], rate: 0 },
  sit: { poses: [{ ...STANDING_POSE, ...SEATED, bow: 3 }], rate: 0 },
  kneel: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(14, 54, 6, -8), limb(14, 58, 6, -8)],
        legs: [limb(4, -86, 4), limb(84, 0, 6)],
        bow: 6,
        nod: 4,
      },
    ],
    rate: 0,
  },
  crouch: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(40, 66, 10), limb(34, 70, 10)],
        legs: [limb(104, -34, 12), limb(112, -26, 12)],
        bow: 26,
        nod: -12,
      },
    ],
    rate: 0,
  },
  lie: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(8, 34, 10), limb(14, 70, 8)],
        legs: [limb(8, -4, 4), limb(30, -26, 4)],
        lean: -90,
        bow: 0,
        nod: 6,
      },
    ],
    rate: 0,
  },
  walk: { poses: WALK, rate: 7.5 },
  run: { poses: RUN, rate: 13 },
  crawl: { poses: CRAWL, rate: 4 },
  climb: { poses: CLIMB, rate: 3.5 },
  swim: { poses: [swim([170, 30], 9), swim([120, -20], -9), swim([60, 120], 9), swim([20, 165], -9)], rate: 4.5 },
  float: { poses: [floating(0), floating(7), floating(0), floating(-7)], rate: 1.6 },
  fly: { poses: [flying(0), flying(4), flying(8), flying(4)], rate: 9 },
  fall: { poses: [falling(0), falling(16)], rate: 5 },
  jump: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(-50, -30), limb(-50, -30)],
        legs: [limb(58, -40, 4), limb(62, -38, 4)],
        bow: 34,
        nod: -24,
      },
      { ...jumping, shift: 1 },
      {
        ...STANDING_POSE,
        arms: [limb(50, 70, 20), limb(40, 60, 20)],
        legs: [limb(74, -30, 6), limb(60, -44, 6)],
        bow: 30,
        nod: -16,
        shift: 2,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  dance: { poses: [dance(1), dance(-1)], rate: 2.4 },
  fight: { poses: [guard, punch, guard, hook], rate: 3.4 },
  sit_ground: {
    poses: [
      seated({
        arms: [at("knee", 0.1, -0.15, ["down", 0.1]), at("front", -1.15, 2.1, ["back", 0.2])],
        legs: [limb(90, 84, 8), limb(128, 22, 6)],
        lean: 0,
        bow: -14,
        nod: 4,
      }),
    ],
    rate: 0,
  },
  kneel_both: { poses: [KNEELING], rate: 0 },
  lie_front: {
    poses: [
      lying({
        arms: [at("chin", 0.05, 0.15, "down"), at("chin", 0, 0.2, "down")],
        legs: [limb(4, -2), limb(-4, -70)],
        lean: 84,
        bow: -22,
        nod: -28,
      }),
    ],
    rate: 0,
  },
  lie_side: {
    poses: [
      lying({
        arms: [at("ear", 0.1, 0.3, "down"), limb(40, 60, 8)],
        legs: [limb(50, -30, 4), limb(62, -30, 4)],
        nod: 12,
      }),
    ],
    rate: 0,
  },
  curl: {
    poses: [
      seated({
        arms: [at("knee", 0.3, 0.6, ["down", 0.1]), at("knee", 0.25, 0.5, ["down", 0.3])],
        legs: [limb(134, 18, 5), limb(138, 14, 5)],
        bow: 26,
        nod: 30,
      }),
    ],
    rate: 0,
  },
  lean: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("upper_arm", 0.02, 0.18, ["down", 0.2]), at("upper_arm", -0.1, 0.3, ["out", 0.35])],
        legs: [limb(30, 14, 3), limb(52, -38, 3)],
        lean: -13,
        nod: 4,
      },
    ],
    rate: 0,
  },
  balance: {
    poses: [0, 7].map((sway) => ({
      ...STANDING_POSE,
      arms: [at("front", 2, -0.1 - sway * 0.04, "out"), at("front", -2, -0.1 + sway * 0.04, ["out", 0.3])] as const,
      legs: [limb(0, -2, 1), limb(-46, -58, 2)] as const,
      lean: 8 + sway,
      nod: -6,
    })),
    rate: 1.4,
  },
  bow: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("belly", 0.1, 0, ["out", 0.2]), at("back", -0.1, 0, ["back", 0])],
        bow: 52,
        nod: 16,
      },
    ],
    rate: 0,
  },
  sneak: { poses: SNEAK, rate: 4 },
  stagger: { poses: STAGGER, rate: 5 },
  march: { poses: MARCH, rate: 7 },
  back_away: { poses: BACKING, rate: 6 },
  stairs: { poses: STAIRS, rate: 6 },
  hang: {
    poses: [0, 8].map((sway) => ({
      ...STANDING_POSE,
      arms: [limb(176, 178, 6), limb(176, 178, 6)] as const,
      legs: [limb(-4 + sway, -20 + sway, 3), limb(10 - sway, -34 + sway, 5)] as const,
      lean: sway - 4,
      nod: -14,
      lift: 0.5,
    })),
    rate: 1.6,
  },
  dive: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(-60, -50), limb(-60, -50)],
        legs: [limb(60, -40, 4), limb(64, -36, 4)],
        bow: 40,
        nod: -24,
      },
      {
        ...STANDING_POSE,
        arms: [limb(172, 176, 4), limb(172, 176, 4)],
        legs: [limb(-4, -8), limb(-6, -12)],
        lean: 92,
        nod: 4,
        lift: 2.2,
        shift: 1.6,
      },
      {
        ...STANDING_POSE,
        arms: [limb(176, 178, 3), limb(176, 178, 3)],
        legs: [limb(-2, -4), limb(-4, -8)],
        lean: 148,
        nod: 10,
        lift: 0.4,
        shift: 3,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  collapse: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("brow", 0.02, 0.05, ["out", 0.2]), limb(-20, -10, 20)],
        legs: [limb(10, -20, 4), limb(0, -16, 6)],
        lean: -10,
        nod: -10,
      },
      { ...KNEELING, arms: [limb(20, 10, 14), limb(14, 6, 12)], bow: 30, nod: 30 },
      RESTING,
    ],
    rate: 0,
    isOnce: true,
  },
  twirl: {
    poses: (["threequarter", "front", "threequarter", "back"] as const).map((view, turn) => ({
      ...dance(turn % 2 === 0 ? 1 : -1),
      seen: view,
      isTurned: turn === 2,
    })),
    rate: 5,
  },
  kick: {
    poses: [
      { ...guard, legs: [limb(-40, -90, 3), limb(4, -8, 4)], bow: 10, isEmpty: true },
      {
        ...guard,
        arms: [limb(-40, -30, 24), limb(50, 80, 20)],
        legs: [limb(70, 62, 3), limb(-4, -10, 4)],
        ...{ lean: -14, bow: 0, isEmpty: true, isKicking: true },
      },
      { ...guard, legs: [limb(44, 20, 3), limb(-10, -16, 4)], lean: -4, bow: 4, isEmpty: true, isKicking: true },
    ],
    rate: 0,
    isOnce: true,
  },
  ride: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(48, 70, 4), limb(48, 70, 4)],
        legs: [limb(74, -8, 10), limb(58, -30, 10)],
        bow: 14,
        nod: -8,
      },
    ],
    rate: 0,
  },
  drive: {
    poses: [{ ...STANDING_POSE, ...SEATED, arms: [limb(52, 84, 8, -8), limb(52, 84, 8, -8)], bow: 2 }],
    rate: 0,
  },
};
