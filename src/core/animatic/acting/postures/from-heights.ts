// Bodies that fall from what they were on: off a ladder, a wall, a branch, down the stairs or a slope, out of bed.
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import type { Posture } from "../deeds/deed.ts";
import { lying, RESTING, STANDING_POSE } from "./plain-bodies.ts";

/** Heads that somebody jumps down by, and along. */
export const JUMPED = { down: 3, along: 3.4 } as const;

type Name = "fall_from" | "fall_off_top" | "fall_down" | "fall_abed" | "onto_table";
export const FROM_HEIGHTS: ReadonlySet<Posture> = new Set<Name>([
  "fall_from",
  "fall_off_top",
  "fall_down",
  "fall_abed",
  "onto_table",
]);

/** Where a flight of stairs that somebody falls down begins and ends, in heads forwards; its height; its steps. */
export const FLIGHT = { from: -2, end: 4.6, high: 3.3, steps: 6 } as const;
/** Of the edge of a bed, and how much nearer than it somebody lies who has fallen out. */
const BED = { high: 1.7, near: 0.7 } as const;

/** Of a table behind somebody: its top. */
const TABLE = 2.5;

const once = (...poses: readonly FigurePose[]): Cycle => ({ poses, rate: 0, isOnce: true });

const PRONE: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(176, 179, 12), limb(172, 178, 20)],
  legs: [limb(4, -4, 6), limb(14, -30, 6)],
  ...{ lean: 88, nod: -10 },
};
const TEETERING: FigurePose = {
  ...STANDING_POSE,
  arms: [at("front", 1.7, -0.5, "out"), at("front", -1.5, -0.3, ["out", 0.3])],
  legs: [limb(-34, -80, 3), limb(14, -8, 3)],
  ...{ lean: 20, bow: 8, nod: -10 },
};
/** Head over heels. */
const turning = (lean: number): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(140, 110, 20), limb(70, 100, 26)],
  legs: [limb(96, 20, 10), limb(60, -20, 12)],
  ...{ lean, bow: 34, nod: 24 },
});
/** Higher than the ground by what is left of the way down. */
const onFlight = (pose: FigurePose, part: number): FigurePose => ({
  ...pose,
  lift: FLIGHT.high * (1 - part),
  shift: FLIGHT.from + (FLIGHT.end - FLIGHT.from) * part,
});

export const FROM_HEIGHTS_CYCLES: Readonly<Record<Name, Cycle>> = {
  fall_from: once(
    {
      ...STANDING_POSE,
      arms: [limb(126, 158, 8), limb(104, 146, 10)],
      legs: [limb(58, -24, 5), limb(18, -26, 5)],
      ...{ nod: -8, lift: JUMPED.down },
    },
    {
      ...STANDING_POSE,
      arms: [limb(104, 112, 20), limb(150, 158, 30)],
      legs: [limb(64, 10, 8), limb(30, -20, 8)],
      ...{ lean: -36, nod: 12, lift: JUMPED.down, shift: -0.9 },
    },
    {
      ...STANDING_POSE,
      arms: [limb(120, 130, 30), limb(70, 90, 30)],
      legs: [limb(80, 50, 10), limb(46, 10, 10)],
      ...{ lean: -74, nod: 18, lift: JUMPED.down / 2, shift: -2 },
    },
    { ...RESTING, arms: [limb(120, 150, 30), limb(60, 90, 30)], legs: [limb(30, 10, 8), limb(56, -24, 8)], shift: -3 },
    { ...RESTING, arms: [limb(120, 150, 30), limb(60, 90, 30)], legs: [limb(16, 4, 8), limb(40, -30, 8)], shift: -3 },
  ),
  fall_off_top: once(
    { ...TEETERING, lift: JUMPED.down },
    { ...turning(58), bow: 0, nod: -20, lift: JUMPED.down * 0.8, shift: 1.7 },
    { ...turning(112), bow: 8, nod: -16, lift: JUMPED.down * 0.36, shift: 3 },
    { ...PRONE, shift: JUMPED.along },
    { ...PRONE, shift: JUMPED.along },
  ),
  fall_down: once(
    onFlight(TEETERING, 0),
    onFlight({ ...turning(66), bow: 4, nod: -20 }, 0.14),
    onFlight(turning(140), 0.34),
    onFlight(turning(230), 0.54),
    onFlight(turning(320), 0.74),
    onFlight(PRONE, 1),
    onFlight(PRONE, 1),
  ),
  onto_table: once(
    {
      ...STANDING_POSE,
      arms: [at("front", 1.6, -0.3, "out"), at("front", 0.6, -0.9, ["out", 0.3])],
      legs: [limb(40, 16, 4), limb(-8, -30, 4)],
      ...{ lean: -16, bow: -4, nod: 6 },
    },
    {
      ...STANDING_POSE,
      arms: [limb(130, 140, 30), limb(100, 120, 30)],
      legs: [limb(56, 40, 8), limb(20, 4, 8)],
      ...{ lean: -46, bow: -6, nod: 10, lift: 0.5, shift: -0.4 },
    },
    ...[0, 0.6].map((along): FigurePose =>
      lying({
        arms: [limb(150, 160, 30), limb(80, 100, 40)],
        legs: [limb(40, -10, 8), limb(70, -10, 10)],
        ...{ nod: -6, lift: TABLE, shift: -2 - along },
      }),
    ),
    lying({
      arms: [limb(150, 160, 30), limb(70, 90, 40)],
      legs: [limb(30, -20, 8), limb(56, -20, 10)],
      ...{ nod: -6, lift: TABLE, shift: -2.6 },
    }),
  ),
  fall_abed: once(
    { ...RESTING, lift: BED.high },
    lying({
      arms: [limb(130, 120, 30), limb(80, 110, 30)],
      legs: [limb(70, 10, 8), limb(40, -30, 8)],
      ...{ lean: -70, nod: -10, lift: BED.high, shift: 0.3 },
    }),
    { ...PRONE, lean: 104, nod: -24, lift: BED.high * 0.4, shift: 0.6 },
    { ...PRONE, legs: [limb(4, -8, 6), limb(10, -70, 6)], lift: -BED.near, shift: 0.8 },
    { ...PRONE, lift: -BED.near, shift: 0.8 },
  ),
};
