// Bodies in water that does not carry them, on it, in a storm, on a slope and over a gap.
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { swim } from "./free-bodies.ts";
import { SNEAK } from "./gaits.ts";
import { lying, STANDING_POSE } from "./plain-bodies.ts";

/** One arm out of the water after the other, the mouth hardly above it. */
const DROWNING = [0, 1].map((turn): FigurePose => {
  const [high, low] = [limb(168, 176, 18), limb(118, 158, 40)];
  return {
    ...STANDING_POSE,
    arms: turn ? [high, low] : [low, high],
    ...{ lean: turn ? 6 : -6, nod: -26, lift: turn ? -3.9 : -3.3 },
  };
});

/** On the back, seen along the water: face, chest and toes out of it, the arms wide. */
const AFLOAT = [0, 5].map((sway): FigurePose =>
  lying({
    arms: [limb(168, 172 + sway, 30), limb(160 + sway, 176, 34)],
    legs: [limb(8, -6 + sway, 10), limb(14, -4, 12)],
    ...{ lean: -84, bow: -4, nod: -2, seen: "side" },
  }),
);

/** On the back, one arm over the head while the other is drawn down; the head goes first. */
const BACKSTROKE = (
  [
    [172, 4],
    [120, 60],
    [60, 120],
    [4, 172],
    [-20, 150],
    [150, -20],
  ] as const
).map(([one, other], at): FigurePose =>
  lying({
    arms: [limb(one, one + 6, 8), limb(other, other + 6, 8)],
    legs: [limb(at % 2 ? 12 : -2, at % 2 ? -4 : -8, 4), limb(at % 2 ? -2 : 12, at % 2 ? -8 : -4, 4)],
    ...{ lean: -84, nod: -4, isTurned: true, seen: "side" },
  }),
);

/** The face in the water, the arms spread. */
const PRONE = [0, 0.1].map((lift): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(96, 110, 40), limb(70, 60, 50)],
  legs: [limb(-4, -8, 12), limb(2, -4, 14)],
  ...{ lean: 87, nod: 8, lift, seen: "side" },
}));

/** Under water, `lean` degrees from upright. */
const swimming = (lean: number): readonly FigurePose[] =>
  [swim([170, 30], 9), swim([120, -20], -9), swim([60, 120], 9), swim([20, 165], -9)].map((pose) => ({
    ...{ ...pose, lean, nod: lean > 90 ? -20 : -30 },
  }));

/** Head down where nothing has weight. */
const HEAD_DOWN = [0, 7, 0, -7].map((sway): FigurePose => ({
  arms: [limb(100 + sway, 130 + sway, 34), limb(80 - sway, 118, 38)],
  legs: [limb(26 + sway, -18, 8), limb(6 - sway, -34, 6)],
  ...{ lean: 172 + sway * 0.8, bow: 4, nod: -8, lift: 1.3 },
}));

/** Bent against it, an arm before the face. */
const BRAVING = SNEAK.map((pose): FigurePose => ({
  ...pose,
  arms: [at("belly", 0.2, -0.4, "down"), at("brow", 0.3, -0.1, ["out", 0.25])],
  ...{ lean: 12, bow: 32, nod: -6 },
}));

const SLIDING = [0, 5].map((sway): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(140 + sway, 160, 20), limb(150 - sway, 165, 20)],
  legs: [limb(66, 62, 6), limb(58 + sway, 56, 8)],
  ...{ lean: -4, bow: -10, nod: -6 },
}));

const AT_TAKE_OFF: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(-60, -30), limb(-40, -10)],
  legs: [limb(62, -30, 4), limb(-30, -60, 4)],
  ...{ bow: 30, lean: 10, nod: -24, shift: -3 },
};
const IN_THE_AIR: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(140, 150, 20), limb(-100, -80, 24)],
  legs: [limb(86, 64, 4), limb(-64, -92, 4)],
  ...{ bow: 8, lean: 8, nod: -10, lift: 1.5 },
};
const LANDED: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(70, 90, 20), limb(-30, 10, 20)],
  legs: [limb(96, -20, 6), limb(40, -70, 6)],
  ...{ bow: 36, nod: -20, shift: 3.4 },
};

/** Hands on the ground first, then a knee. */
const OUT_OF_A_PIT: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [limb(60, 100, 30), limb(54, 96, 34)],
    ...{ bow: 8, nod: -20, lift: -4.4 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(30, 40, 24), limb(24, 36, 28)],
    ...{ bow: 26, nod: -26, lift: -2.7 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(40, 50, 16), limb(20, 30, 20)],
    legs: [limb(104, -4, 8), limb(-6, -20, 4)],
    ...{ bow: 34, nod: -30, lift: -1.2, shift: 0.8 },
  },
];

type Name =
  | "climb_out"
  | "climb_in"
  | "lie_float"
  | "backstroke"
  | "swim_down"
  | "swim_up"
  | "float_over"
  | "float_prone"
  | "drown"
  | "brave_wind"
  | "slide_down"
  | "leap";

export const AGAINST_THE_ELEMENTS: Readonly<Record<Name, Cycle>> = {
  climb_in: { poses: OUT_OF_A_PIT.toReversed(), rate: 0, isOnce: true },
  climb_out: { poses: OUT_OF_A_PIT, rate: 0, isOnce: true },
  lie_float: { poses: AFLOAT, rate: 1 },
  backstroke: { poses: BACKSTROKE, rate: 4 },
  swim_down: { poses: swimming(132), rate: 4.5 },
  swim_up: { poses: swimming(28), rate: 4.5 },
  float_prone: { poses: PRONE, rate: 1 },
  float_over: { poses: HEAD_DOWN, rate: 1.6 },
  drown: { poses: DROWNING, rate: 3 },
  brave_wind: { poses: BRAVING, rate: 4 },
  slide_down: { poses: SLIDING, rate: 3 },
  leap: {
    poses: [AT_TAKE_OFF, { ...IN_THE_AIR, shift: -1 }, { ...IN_THE_AIR, shift: 1.4 }, LANDED],
    rate: 0,
    isOnce: true,
  },
};
