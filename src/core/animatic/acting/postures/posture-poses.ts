// The drawings of each posture, one after another.
import { BACKING, CLIMB, CRAWL, LIMP, MARCH, RUN, SNEAK, STAGGER, STAIRS, TRUDGE, WALK } from "./gaits.ts";
import { CRAWLING, dance, falling, floating, flying, guard, hook, inRing, punch } from "./free-bodies.ts";
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { AGAINST_THE_ELEMENTS } from "./against-the-elements.ts";
import { CARRIED_CYCLES } from "./carried.ts";
import { DONE_ONCE } from "./done-once.ts";
import { EXERCISE } from "./exercise.ts";
import { EXERTION } from "./exertion.ts";
import { FROM_HEIGHTS_CYCLES } from "./from-heights.ts";
import { INTO_CYCLES } from "./into.ts";
import { ON_THE_GROUND } from "./on-the-ground.ts";
import { KNEELING, lying, RESTING, SEATED, seated, STANDING_POSE } from "./plain-bodies.ts";
import { RIDING_CYCLES } from "./riding.ts";
import type { Posture } from "../deeds/deed.ts";

const BOWED: FigurePose = {
  ...STANDING_POSE,
  arms: [at("belly", 0.1, 0, ["out", 0.2]), at("back", -0.1, 0, ["back", 0])],
  ...{ bow: 52, nod: 16 },
};

/** Still ones have one drawing. */
export const CYCLES: Readonly<Record<Posture, Cycle>> = {
  ...DONE_ONCE,
  ...RIDING_CYCLES,
  ...ON_THE_GROUND,
  ...AGAINST_THE_ELEMENTS,
  ...CARRIED_CYCLES,
  ...EXERTION,
  ...EXERCISE,
  ...INTO_CYCLES,
  ...FROM_HEIGHTS_CYCLES,
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
  lie: { poses: [RESTING], rate: 0 },
  walk: { poses: WALK, rate: 7.5 },
  run: { poses: RUN, rate: 13 },
  crawl: { poses: CRAWL, rate: 4 },
  climb: { poses: CLIMB, rate: 3.5 },
  swim: { poses: CRAWLING, rate: 6.4 },
  float: { poses: [floating(0), floating(7), floating(0), floating(-7)], rate: 1.6 },
  fly: { poses: [flying(0), flying(4), flying(8), flying(4)], rate: 9 },
  fall: { poses: [falling(0), falling(16)], rate: 5 },
  dance: { poses: [dance(1), dance(-1)], rate: 2.4 },
  dance_ring: { poses: [inRing(1, 0), inRing(1, 40), inRing(-1, 0), inRing(-1, 40)], rate: 3.4 },
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
        legs: [limb(4, -2), limb(-2, -58)],
        lean: 90,
        bow: -44,
        nod: -12,
      }),
    ],
    rate: 0,
  },
  snow_angel: {
    poses: [20, 80, 140, 80].map((turn, at) =>
      lying({
        arms: [limb(turn, turn + 10, 10), limb(turn + 14, turn + 22, 14)],
        legs: [limb(2, -2, 6 + 14 * (at % 2)), limb(10 + 12 * (at % 2), -2, 8)],
      }),
    ),
    rate: 2.4,
  },
  face_down: {
    poses: [
      lying({
        arms: [limb(176, 179, 14), limb(4, 2, 10)],
        legs: [limb(3, -3, 6), limb(-3, -8, 6)],
        ...{ lean: 89, nod: -8, seen: "side" },
      }),
    ],
    rate: 0,
  },
  lie_low: {
    poses: [
      lying({
        arms: [limb(150, 172, 20), limb(128, 168, 30)],
        legs: [limb(4, -4, 4), limb(-2, -10, 5)],
        ...{ lean: 87, bow: -2, nod: -20 },
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
  bow: { poses: [BOWED], rate: 0 },
  bow_away: { poses: [{ ...BOWED, isTurned: true, shift: 1.2 }], rate: 0 },
  sneak: { poses: SNEAK, rate: 4 },
  stagger: { poses: STAGGER, rate: 5 },
  limp: { poses: LIMP, rate: 3.4 },
  trudge: { poses: TRUDGE, rate: 4.6 },
  skate: {
    poses: ([1, -1] as const).map((side) => {
      const legs = [limb(30, -16, 4), limb(-38, -48, 6)] as const;
      return {
        ...STANDING_POSE,
        arms: [at("front", 1.4, 0.9 + side * 0.2, "out"), at("front", -1.3, 0.9 - side * 0.2, ["out", 0.3])] as const,
        legs: side === 1 ? legs : ([legs[1], legs[0]] as const),
        ...{ lean: 4, bow: 14, nod: -10 },
      };
    }),
    rate: 1.2,
  },
  march: { poses: MARCH, rate: 7 },
  back_away: { poses: BACKING, rate: 6 },
  haul_back: { poses: BACKING.map((pose) => ({ ...pose, lean: -14, bow: 18, nod: -10 })), rate: 5 },
  stairs: { poses: STAIRS, rate: 5 },
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
  twirl: {
    poses: (["threequarter", "front", "threequarter", "back"] as const).map((view, turn) => ({
      ...dance(turn % 2 === 0 ? 1 : -1),
      seen: view,
      isTurned: turn === 2,
    })),
    rate: 5,
  },
  surf: {
    poses: ([0, 1] as const).map((turn) => ({
      ...STANDING_POSE,
      arms: [at("front", 2, -0.2 + turn * 0.4, "out"), at("front", -1.9, 0.3 - turn * 0.4, ["out", 0.3])] as const,
      legs: [limb(52, -20, 4), limb(34, -62, 4)] as const,
      ...{ lean: turn * 6 - 4, bow: 26, nod: -18 },
    })),
    rate: 1.4,
  },
  ski: {
    poses: ([0, 1] as const).map((turn) => ({
      ...STANDING_POSE,
      arms: [at("front", 1.3, 0.9 + turn * 0.3), at("front", 0.2, 1.2 - turn * 0.3, ["back", 0.3])] as const,
      legs: [limb(60, -30, 3), limb(52, -38, 3)] as const,
      ...{ lean: 10, bow: 34, nod: -28 },
    })),
    rate: 1.4,
  },
  handstand: {
    poses: [0, 6].map((sway) => ({
      ...STANDING_POSE,
      arms: [limb(176, 178, 8), limb(176, 178, 8)] as const,
      legs: [limb(-8 + sway, -20 + sway, 14), limb(12 - sway, 4, 14)] as const,
      ...{ lean: 178, nod: 24 },
    })),
    rate: 1.4,
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
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(64, 112, 8, -8), limb(66, 110, 8, -8)],
        legs: [limb(92, 46, 6), limb(96, 40, 6)],
        bow: 4,
      },
    ],
    rate: 0,
  },
};
