// Bodies that exert themselves: over an obstacle, along a rope or a beam, on the ground, down a wall or a pole, at prayer and at rest, out of water.
import { at, fist } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { CLIMB, RUN, WALK } from "./gaits.ts";
import { KNEELING, lying, seated, STANDING_POSE } from "./plain-bodies.ts";

/** Heads that fingers hang above the ground, the knees at the height of a bar. */
const HUNG = 1.95;
/** Heads ahead at which the middle of what is climbed over stands, and that the feet are above the ground of who sits on it. */
const OVER = { middle: 2, astride: 1.7 } as const;

/** Hands on it, the legs thrown over it, down on the other side. */
const VAULTING: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [limb(60, 80, 6), limb(52, 74, 8)],
    legs: [limb(56, -30, 4), limb(-20, -64, 4)],
    ...{ lean: 12, bow: 14, nod: -16 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(34, 30, 8), limb(30, 26, 8)],
    legs: [limb(96, 70, 8), limb(84, 40, 12)],
    ...{ lean: -34, bow: 26, nod: 6, lift: 2.9, shift: 2.1 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(-40, -30, 10), limb(60, 80, 24)],
    legs: [limb(84, 40, 8), limb(60, 10, 12)],
    ...{ lean: -14, bow: 20, nod: 0, lift: 1.2, shift: 4.6 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(50, 70, 20), limb(-30, 0, 20)],
    legs: [limb(80, -30, 6), limb(50, -56, 6)],
    ...{ bow: 30, nod: -20, shift: 6 },
  },
];

/** On the belly, one arm pulled in after the other. */
const DRAGGING = [0, 1].map((turn): FigurePose => {
  const [far, near] = [limb(140, 168, 10), limb(96, 150, 16)];
  return lying({
    arms: turn ? [near, far] : [far, near],
    legs: turn ? [limb(-1, -4, 6), limb(-4, -34, 8)] : [limb(-4, -34, 8), limb(-1, -4, 6)],
    ...{ lean: 92, bow: -28, nod: -20 },
  });
});

const STAMPING = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [fist(at("waist", 0.7, 0.5, "out")), fist(at("waist", -0.7, 0.5, ["out", 0.3]))],
  legs: turn ? [limb(20, 10, 6), limb(-6, -10, 4)] : [limb(86, -6, 6), limb(-2, -6, 4)],
  ...{ bow: turn ? 16 : -4, nod: turn ? 10 : -2 },
}));

const PROSTRATE: FigurePose = {
  ...KNEELING,
  arms: [limb(162, 172, 8), limb(158, 170, 10)],
  legs: [limb(62, -86, 4), limb(66, -84, 6)],
  ...{ bow: 84, nod: 16 },
};

const LOTUS: FigurePose = seated({
  arms: [at("knee", 0.05, -0.1, ["out", 0.1]), at("knee", -0.05, -0.1, ["out", 0.3])],
  legs: [limb(92, 70, 58, -50), limb(92, 70, 58, -50)],
  ...{ bow: -4, nod: 6 },
});

const TREE: FigurePose = {
  ...STANDING_POSE,
  arms: [at("crown", 0.1, -1.5, "out"), at("crown", -0.05, -1.5, ["out", 0.2])],
  legs: [limb(0, -2, 1), limb(40, -52, 48, 8)],
  ...{ bow: -2, nod: -4 },
};

/** Back to the wall, and down it. */
const DOWN_A_WALL: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [limb(-8, 6, 20), limb(-4, 12, 22)],
    legs: [limb(30, 14, 4), limb(36, 8, 5)],
    ...{ lean: -14, nod: -20 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(10, 40, 14), limb(14, 50, 14)],
    legs: [limb(92, 6, 5), limb(98, 0, 7)],
    ...{ lean: -6, nod: 14 },
  },
  seated({
    arms: [at("knee", 0.3, 0.1, ["down", 0.1]), at("knee", 0.2, 0.1, ["down", 0.3])],
    legs: [limb(134, 26, 6), limb(138, 20, 8)],
    ...{ lean: -8, bow: 6, nod: 34 },
  }),
];

/** Under, then head and shoulders out of the water. */
const TREADING = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(66 + turn * 14, 100, 50), limb(60 - turn * 10, 96, 56)],
  ...{ nod: -24 + turn * 10, lift: -3.5 - turn * 0.25 },
}));

const AROUND_A_POLE = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [at("front", 0.7, -1.5 + turn * 0.2), at("front", 0.75, -0.3 + turn * 0.2)],
  legs: [limb(72, -30, 6), limb(58, -48, 8)],
  ...{ lean: -6, nod: 4 },
}));

/** Foot before foot, arms out to the sides. */
const ALONG_A_ROPE = WALK.map((pose, turn): FigurePose => ({
  ...pose,
  arms: [at("front", 2, turn < 3 ? -0.4 : 0, "out"), at("front", -2, turn < 3 ? 0 : -0.4, ["out", 0.3])],
  ...{ lean: turn < 3 ? 4 : -3, bow: 0, nod: 6, tilt: 90 },
}));

const BY_ONE_HAND = [0, 10].map((sway): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(176, 178, 6), limb(30 + sway, 20 + sway, 34)],
  legs: [limb(24 - sway, -16, 6), limb(-14 + sway, -44, 10)],
  ...{ lean: sway * 1.4 - 9, nod: 12, lift: 0.5 },
}));

/** Head down, the knees over the bar. */
const BY_THE_KNEES = [-9, 9].map((sway): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(166, 170, 14), limb(172, 178, 10)],
  legs: [limb(14, -112, 4), limb(8, -118, 5)],
  ...{ lean: 178 + sway, bow: -6, nod: -10, lift: HUNG },
}));

/** Up one side, astride on top, a leg thrown over, and down on the other side. */
const OVER_THE_TOP: readonly FigurePose[] = [
  { ...(CLIMB[0] ?? STANDING_POSE), lift: 0.2, shift: 0.3 },
  { ...(CLIMB[2] ?? STANDING_POSE), lift: 1.5, shift: 0.5 },
  {
    ...STANDING_POSE,
    arms: [at("front", 0.9, 1.6), at("front", 0.2, 1.9, ["back", 0.3])],
    legs: [limb(62, 4, 10), limb(-36, -50, 6)],
    ...{ lean: 6, bow: 24, nod: -14, lift: OVER.astride, shift: OVER.middle },
  },
  {
    ...STANDING_POSE,
    arms: [limb(-128, -150, 10), limb(-60, -100, 14)],
    legs: [limb(30, -10, 6), limb(52, -20, 8)],
    ...{ lean: 2, bow: 10, nod: 14, lift: 1.6, shift: 3.6 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(50, 70, 20), limb(-30, 0, 20)],
    legs: [limb(80, -30, 6), limb(50, -56, 6)],
    ...{ bow: 30, nod: -20, shift: 4.8 },
  },
];

/** There and back on a rope that hangs from above the picture. */
const ON_A_ROPE = [-30, -18, 0, 18, 30, 18, 0, -18].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [at("crown", 0.35, -0.9, "down"), at("crown", 0.3, -0.35, ["down", 0.3])],
  legs: [limb(70, -20, 5), limb(52, -44, 8)],
  ...{ lean: -turn, nod: -8, lift: 1 + (turn / 30) ** 2 * 1.1, shift: (turn / 30) * 4.4 },
}));

/** In something that holds arms and legs. */
const ENSNARED = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(turn ? 128 : 108, turn ? 150 : 100, 44), limb(turn ? 100 : 124, turn ? 110 : 148, 48)],
  legs: [limb(20, turn ? -10 : 4, 18), limb(-14, turn ? -30 : -44, 22)],
  ...{ lean: turn * 10 - 5, bow: 4, nod: -10, lift: 0.5 },
}));

/** Drawn up knees, hands at the ropes. */
const AIRBORNE = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(152, 172, 20), limb(148, 170, 24)],
  legs: [limb(20 + turn * 8, -20, 8), limb(4 - turn * 6, -34, 10)],
  ...{ lean: turn * 6 - 3, nod: -10, lift: 0.4 },
}));

/** Over a bar with the back to it, and down on a mat. */
const OVER_A_BAR: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [limb(130, 150, 10), limb(-40, -10, 10)],
    legs: [limb(86, -20, 4), limb(-10, -30, 4)],
    ...{ lean: -8, nod: -14, shift: 0.4, lift: 0.4 },
  },
  lying({
    arms: [limb(-20, -30, 20), limb(20, 10, 20)],
    legs: [limb(-30, -88, 6), limb(-26, -80, 8)],
    ...{ lean: -84, bow: -34, nod: -20, lift: 3.6, shift: -2.8, isTurned: true },
  }),
  lying({
    arms: [limb(-20, -30, 20), limb(20, 10, 20)],
    legs: [limb(-10, -70, 6), limb(-6, -62, 8)],
    ...{ lean: -98, bow: -26, nod: -10, lift: 3.2, shift: -3.8, isTurned: true },
  }),
  lying({
    arms: [limb(120, 140, 30), limb(60, 80, 30)],
    legs: [limb(70, 20, 8), limb(86, 40, 10)],
    ...{ lean: -86, nod: 20, lift: 1.5, shift: -5.4, isTurned: true },
  }),
];

/** Six steps, and the leap over a hurdle that is shown while there is one below. */
const HURDLING: readonly FigurePose[] = [
  ...RUN,
  {
    ...STANDING_POSE,
    arms: [limb(-50, 10, 16), limb(96, 110, 8)],
    legs: [limb(98, 84, 4), limb(-50, -120, 26)],
    ...{ lean: 18, bow: 22, nod: -30 },
  },
];

/** A knee up and off the ground, then down, with each leg. */
const SKIPPING = [0, 1, 2, 3].map((turn): FigurePose => {
  const [high, low] = [limb(86, -10, 6), limb(-14, -40, 4)];
  const [fore, back] = [limb(110, 140, 14), limb(-44, -20, 16)];
  const isUp = turn % 2 === 0;
  return {
    ...STANDING_POSE,
    arms: turn < 2 ? [back, fore] : [fore, back],
    legs: isUp ? (turn < 2 ? [high, low] : [low, high]) : [limb(18, -20, 4), limb(-6, -34, 4)],
    ...{ lean: 4, bow: 2, nod: -8, lift: isUp ? 0.75 : 0 },
  };
});

/** A knee up, then the other one, on the spot. */
const TREADING_DOWN = [0, 1].map((turn): FigurePose => {
  const [high, low] = [limb(72, -24, 6), limb(-2, -6, 3)];
  return {
    ...STANDING_POSE,
    arms: turn ? [limb(40, 90, 14), limb(-20, 30, 14)] : [limb(-20, 30, 14), limb(40, 90, 14)],
    legs: turn ? [high, low] : [low, high],
    ...{ lean: turn ? 4 : -4, nod: 6, lift: 0.5 },
  };
});

const HEADING = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(40, 10, 52), limb(-30, -10, 52)],
  legs: [limb(-14, -60, 8), limb(10, -50, 8)],
  ...{ bow: turn ? 22 : -14, nod: turn ? 14 : -16, lift: turn ? 1.3 : 1 },
}));

type Name =
  | ("hang_knees" | "climb_over")
  | ("high_jump" | "hurdle" | "header" | "skipping" | "tread")
  | (
      | "vault"
      | "drag_self"
      | "stamp_foot"
      | "kowtow"
      | "lotus"
      | "hover_lotus"
      | "tree_pose"
      | "slide_wall"
      | "surfaced"
    )
  | ("slide_pole" | "tightrope" | "hang_one" | "swing_rope" | "ensnared" | "parachute");

export const EXERTION: Readonly<Record<Name, Cycle>> = {
  vault: { poses: VAULTING, rate: 0, isOnce: true },
  drag_self: { poses: DRAGGING, rate: 2.2 },
  stamp_foot: { poses: STAMPING, rate: 2.3 },
  kowtow: { poses: [{ ...KNEELING, nod: 10 }, PROSTRATE, PROSTRATE], rate: 0, isOnce: true },
  lotus: { poses: [LOTUS], rate: 0 },
  hover_lotus: { poses: [2, 2.15, 2.3, 2.15].map((lift) => ({ ...LOTUS, lift })), rate: 1.2 },
  tree_pose: { poses: [TREE], rate: 0 },
  slide_wall: { poses: DOWN_A_WALL, rate: 0, isOnce: true },
  surfaced: { poses: TREADING, rate: 2.2 },
  slide_pole: { poses: AROUND_A_POLE, rate: 1.6 },
  tightrope: { poses: ALONG_A_ROPE, rate: 4.5 },
  hang_one: { poses: BY_ONE_HAND, rate: 1.6 },
  hang_knees: { poses: BY_THE_KNEES, rate: 1.6 },
  climb_over: { poses: OVER_THE_TOP, rate: 0, isOnce: true },
  swing_rope: { poses: ON_A_ROPE, rate: 4 },
  ensnared: { poses: ENSNARED, rate: 3 },
  high_jump: { poses: OVER_A_BAR, rate: 0, isOnce: true },
  hurdle: { poses: HURDLING, rate: 13 },
  tread: { poses: TREADING_DOWN, rate: 2.3 },
  skipping: { poses: SKIPPING, rate: 4.6 },
  header: { poses: HEADING, rate: 1.9 },
  parachute: { poses: AIRBORNE, rate: 1.4 },
};
