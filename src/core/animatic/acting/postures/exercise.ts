// Bodies that exercise: at a bar, on one leg, in slow forms, in long leaps.
import { at, LUNGE } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { seated, STANDING_POSE } from "./plain-bodies.ts";

/** From hanging to the chin over the bar. */
const PULLING_UP = [0, 0.5, 1, 0.5].map((part): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(176 - part * 116, 178, 12), limb(176 - part * 110, 176, 14)],
  legs: [limb(-6 + part * 16, -50, 4), limb(4 + part * 10, -56, 6)],
  ...{ lean: -4, nod: -8 - part * 14, lift: 0.5 + part * 1.35 },
}));

const HOPPING = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [at("front", 1.7, 0.1 + turn * 0.4, "out"), at("front", -1.6, 0.5 - turn * 0.4, ["out", 0.3])],
  legs: turn ? [limb(6, -8, 2), limb(46, -62, 4)] : [limb(24, -22, 2), limb(50, -56, 4)],
  ...{ lean: 3, bow: 4, nod: 2, lift: turn * 0.75 },
}));

/** Off one foot, slowly through the air, and down. */
const BOUNDS: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [limb(-30, 10, 20), limb(50, 90, 20)],
    legs: [limb(70, -10, 6), limb(-26, -60, 4)],
    ...{ lean: 12, bow: 12, nod: -14, lift: 0.3 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(110, 130, 34), limb(-40, -10, 34)],
    legs: [limb(62, 6, 8), limb(-46, -74, 6)],
    ...{ lean: 8, bow: 6, nod: -12, lift: 1.5 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(80, 100, 40), limb(-20, 10, 40)],
    legs: [limb(48, 20, 8), limb(-20, -50, 6)],
    ...{ lean: 4, bow: 8, nod: -10, lift: 1.2 },
  },
  {
    ...STANDING_POSE,
    arms: [limb(40, 60, 30), limb(-30, 0, 30)],
    legs: [limb(46, -30, 6), limb(10, -50, 6)],
    ...{ lean: 4, bow: 20, nod: -16, lift: 0 },
  },
];

/** From foot to foot, the hands before the body as if a ball were between them. */
const SLOW_FORM: readonly FigurePose[] = [
  {
    ...STANDING_POSE,
    arms: [at("front", 1.9, 0, "down"), at("waist", 0.3, 0.1, ["back", 0.3])],
    legs: LUNGE,
    ...{ lean: 4, bow: 4 },
  },
  {
    ...STANDING_POSE,
    arms: [at("front", 1.2, -0.1, "out"), at("front", 1.1, 1, ["out", 0.3])],
    legs: [limb(40, -26, 14), limb(20, -40, 12)],
    bow: 2,
  },
  {
    ...STANDING_POSE,
    arms: [at("front", 0.6, 1.2, ["out", 0.1]), at("front", 1.9, -0.3, ["down", 0.3])],
    legs: [limb(62, -10, 4), limb(-4, -16, 3)],
    ...{ lean: -4, bow: 2 },
  },
];

/** The heel on a rail, bent over the knee. */
const AT_THE_BARRE = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [
    at("foot", -0.2, -0.2, ["out", 0.1]),
    turn ? at("foot", -0.5, -0.4, ["out", 0.3]) : at("crown", 0.5, -1, ["out", 0.3]),
  ],
  legs: [limb(2, -2, 2), limb(94, 92, 4)],
  ...{ lean: -2, bow: turn ? 44 : 22, nod: turn ? 10 : -4 },
}));

/** Back in the seat, the heels on the table. */
const HEELS_UP: FigurePose = seated({
  arms: [at("nape", 0.1, -0.1, ["out", 0.2]), at("nape", 0, -0.1, ["out", 0.3])],
  legs: [limb(104, 96, 4), limb(110, 100, 6)],
  ...{ lean: -16, bow: -4, nod: 4, lift: 1.9 },
});

type Name = "feet_up" | "pull_up" | "hop" | "bounding" | "tai_chi" | "leg_up";

export const EXERCISE: Readonly<Record<Name, Cycle>> = {
  pull_up: { poses: PULLING_UP, rate: 3 },
  hop: { poses: HOPPING, rate: 4.4 },
  bounding: { poses: BOUNDS, rate: 3.2 },
  feet_up: { poses: [HEELS_UP], rate: 0 },
  tai_chi: { poses: SLOW_FORM, rate: 0.9 },
  leg_up: { poses: AT_THE_BARRE, rate: 0.8 },
};
