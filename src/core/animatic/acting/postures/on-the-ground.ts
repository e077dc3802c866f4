// Bodies that turn over, dance on the floor, kick while they lie, and exercise.
import { at, fist } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { lying, seated, STANDING_POSE } from "./plain-bodies.ts";

/** Fists beat and heels kick in turn. */
const KICKING = [0, 1].map((turn): FigurePose => {
  const [high, low] = [limb(104, 60, 8), limb(34, -30, 8)];
  const [up, down] = [limb(128, 110, 30), limb(70, 100, 30)];
  return lying({ arms: turn ? [up, down] : [down, up], legs: turn ? [low, high] : [high, low], nod: -14 });
});

const ROLLING = [-90, -200, -310, -20].map((lean): FigurePose =>
  seated({
    arms: [at("knee", 0.2, 0.3, "down"), at("knee", 0.1, 0.4, ["down", 0.3])],
    legs: [limb(112, 10, 6), limb(120, 4, 8)],
    ...{ lean: -lean, bow: 40, nod: 30, lift: 0.1 },
  }),
);

const WHEEL = [0, 60, 120, 180, 240, 300].map((lean): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(150, 156, 16), limb(-152, -156, 16)],
  legs: [limb(34, 34, 4), limb(-36, -36, 4)],
  ...{ lean, lift: 0.1, seen: "side" },
}));

const FREEZE: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(170, 176, 14), limb(120, 170, 40)],
  legs: [limb(84, -20, 20), limb(-30, -96, 16)],
  ...{ lean: 158, bow: 10, nod: 20 },
};
const WINDMILL = [30, -30].map((turn): FigurePose =>
  lying({
    arms: [limb(130, 90, 40), limb(20, 50, 40)],
    legs: [limb(90 + turn, 88 + turn, 26), limb(90 - turn, 70 - turn, 26)],
    nod: 24,
  }),
);
const DROP: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(-50, -20, 20), limb(100, 150, 20)],
  legs: [limb(88, 80, 10), limb(96, -60, 12)],
  ...{ lean: -26, bow: 10, nod: -4 },
};

const TAPPING = [0, 1, 2, 3].map((turn): FigurePose => {
  const kicked = turn % 2 === 0 ? limb(46, 34, 8) : limb(20, -64, 10);
  const stands = limb(-4, -10, 4);
  return {
    ...STANDING_POSE,
    arms:
      turn < 2
        ? [at("front", 1.7, 0.1, "out"), at("front", -1.5, 0.9, ["out", 0.3])]
        : [at("front", 1.5, 0.9, "out"), at("front", -1.7, 0.1, ["out", 0.3])],
    legs: turn < 2 ? [kicked, stands] : [stands, kicked],
    ...{ lean: -4, bow: 4, nod: -4, lift: turn % 2 === 0 ? 0.12 : 0 },
  };
});

/** An arm up and bent over the head, the other one low across the body, a foot that stamps. */
const STAMPING = [0, 1, 2, 3, 4, 5, 6, 7].map((turn): FigurePose => {
  const isOther = turn >= 4;
  const high = limb(158, 214, 24, 10);
  const low = at("belly", 0.9, 0.2, ["out", 0.3]);
  return {
    ...STANDING_POSE,
    arms: isOther ? [low, high] : [high, low],
    legs: turn % 2 === 0 ? [limb(52, -40, 6), limb(-6, -10, 3)] : [limb(6, -2, 4), limb(-6, -12, 4)],
    ...{ bow: -10, nod: isOther ? 6 : -16, lean: isOther ? -3 : 2 },
    isTurned: turn === 3 || turn === 7,
  };
});

const ARABESQUE: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(118, 122, 6), limb(-74, -80, 24)],
  legs: [limb(2, 0, 2), limb(-88, -86, 4)],
  ...{ lean: 6, bow: 12, nod: -22, lift: 0.22 },
};
const ON_TOES: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(156, 196, 34), limb(156, 196, 34)],
  legs: [limb(0, -2, 2), limb(70, -56, 34)],
  ...{ bow: -6, nod: -10, lift: 0.26 },
};

const pushing = (part: number): FigurePose =>
  lying({
    arms: [limb(84 - 60 * part, 84 + 40 * part, 8), limb(84 - 60 * part, 84 + 40 * part, 8)],
    legs: [limb(2, -2), limb(-2, -6)],
    ...{ lean: 68 + 16 * part, nod: -30, bow: 0 },
  });

const BENT: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(-30, 10, 16), limb(-30, 10, 16)],
  legs: [limb(52, -40, 6), limb(56, -36, 6)],
  ...{ bow: 18, nod: -14 },
};
const UP: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(164, 172, 20), limb(158, 168, 24)],
  legs: [limb(20, -60, 8), limb(6, -70, 8)],
  ...{ bow: -6, nod: -12, lift: 1.3 },
};

/** The hands turn a rope beside the hips. */
const TURNING = [fist(at("front", 0.5, 1.3, ["out", 0.4])), fist(at("front", 0.8, 1.25, ["out", 0.3]))] as const;
const LOW: FigurePose = { ...STANDING_POSE, arms: TURNING, legs: [limb(16, -16, 4), limb(18, -14, 4)], bow: 4 };
const SKIP: FigurePose = { ...STANDING_POSE, arms: TURNING, legs: [limb(14, -46, 8), limb(4, -54, 8)], lift: 0.8 };

const SITTING_UP = [0, 0.5, 1, 0.5].map((part): FigurePose => ({
  ...seated({
    arms: [at("nape", 0.1, -0.1, ["out", 0.2]), at("nape", 0, -0.1, ["out", 0.3])],
    legs: [limb(126 - part * 8, 30, 5), limb(132 - part * 8, 24, 6)],
    ...{ lean: -86 + part * 80, bow: part * 26, nod: 8 },
  }),
}));

/** Both hands on the pole, the body out from it and turned about it. */
const AROUND_POLE = [0, 1].map((turn): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(76 + turn * 8, 78 + turn * 8, 4), limb(52, 54, 4)],
  legs: turn ? [limb(96, 84, 8), limb(30, -50, 14)] : [limb(64, 20, 10), limb(82, 76, 10)],
  ...{ lean: -38 - turn * 14, bow: -4, nod: -8, lift: 2.8 - turn * 1.1 },
}));

type Name =
  | "spin_pole"
  | "sit_up"
  | "sled"
  | "jump_up"
  | "skip_rope"
  | "tantrum"
  | "roll"
  | "cartwheel"
  | "breakdance"
  | "tap"
  | "flamenco"
  | "ballet"
  | "push_up"
  | "sit_bed";

export const ON_THE_GROUND: Readonly<Record<Name, Cycle>> = {
  skip_rope: { poses: [LOW, { ...SKIP, lift: 0.45 }, SKIP, { ...SKIP, lift: 0.45 }], rate: 6 },
  jump_up: { poses: [BENT, { ...UP, lift: 0.7 }, UP, { ...UP, lift: 0.7 }], rate: 6 },
  sit_up: { poses: SITTING_UP, rate: 3.4 },
  spin_pole: { poses: AROUND_POLE, rate: 2.4 },
  sled: {
    poses: [0, 6].map((sway): FigurePose =>
      seated({
        arms: [at("knee", 0.5, 0.3 - sway * 0.02, "down"), at("knee", 0.4, 0.4, ["down", 0.3])],
        legs: [limb(100, 82 + sway, 6), limb(104, 78 + sway, 8)],
        ...{ lean: -12 - sway, bow: 6, nod: -2 },
      }),
    ),
    rate: 4,
  },
  tantrum: { poses: KICKING, rate: 5 },
  roll: { poses: ROLLING, rate: 5 },
  cartwheel: { poses: WHEEL, rate: 5 },
  breakdance: { poses: [...WINDMILL, FREEZE, FREEZE, DROP], rate: 2.6 },
  tap: { poses: TAPPING, rate: 6 },
  flamenco: { poses: STAMPING, rate: 5 },
  ballet: { poses: [ON_TOES, ARABESQUE], rate: 1.1 },
  push_up: { poses: [pushing(0), pushing(0.5), pushing(1), pushing(0.5)], rate: 4 },
  sit_bed: {
    poses: [
      seated({
        arms: [fist(at("lap", 0.5, 0.1, "down")), at("lap", 0.2, 0.1, ["down", 0.3])],
        legs: [limb(86, 84, 6), limb(90, 84, 8)],
        ...{ lean: -6, bow: 2 },
      }),
    ],
    rate: 0,
  },
};
