// Bodies that go into what is under them: over an edge into water or a pit, or down through the ice, the boards or the mud they stand on.
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import type { Posture } from "../deeds/deed.ts";
import { STANDING_POSE } from "./plain-bodies.ts";

type Name = "fall_in" | "topple_in" | "jump_in" | "drop_in" | "sink_in" | "fall_off";
export const INTO: ReadonlySet<Posture> = new Set<Name>([
  ...(["fall_in", "topple_in", "jump_in", "drop_in", "sink_in", "fall_off"] as const),
]);

/** Where somebody who slips is at once: on the back, hanging there, in the water. */
export const ENDS_SLIP: ReadonlySet<Posture> = new Set([
  ...INTO,
  ...(["fall_back", "fall", "hang", "hang_one", "hang_knees"] as const),
]);

/** Part of the time after which a body meets what it goes into. */
export const MEETS = 0.5;

const once = (...poses: readonly FigurePose[]): Cycle => ({ poses, rate: 0, isOnce: true });

/** At an edge, arms round and round. */
const teetering = (way: 1 | -1): FigurePose => ({
  ...STANDING_POSE,
  arms: [at("front", 1.7, -0.5, "out"), at("front", -1.5, -0.3, ["out", 0.3])],
  legs: way === 1 ? [limb(-34, -80, 3), limb(14, -8, 3)] : [limb(48, 30, 3), limb(-6, -24, 3)],
  ...{ lean: way * 20, bow: way * 8, nod: -10, shift: way * 0.4 },
});

const inTheAir = (way: 1 | -1): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(150, 160, 26), limb(120, 140, 30)],
  legs: way === 1 ? [limb(24, -30, 8), limb(-10, -60, 8)] : [limb(70, 40, 8), limb(40, 10, 8)],
  ...{ lean: way * 56, nod: way * -20, lift: 0.4, shift: way * 2 },
});

/** Heads from the spot at which it goes under. */
const AWAY = 3.5;

const goingUnder = (way: 1 | -1): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(164, 172, 18), limb(150, 166, 26)],
  legs: [limb(20, -10, 8), limb(-6, -40, 8)],
  ...{ lean: way * 26, nod: -16, lift: -2.9, shift: way * AWAY },
});

const afloat = (way: 1 | -1): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(150, 172, 30), limb(96, 140, 40)],
  ...{ lean: way * -6, nod: -24, lift: -4.1, shift: way * (AWAY + 0.2) },
});

/** Nothing of it is left. */
const gone: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(172, 176, 10), limb(166, 174, 14)],
  ...{ lean: 8, nod: -20, lift: -9, shift: AWAY },
};

const SPLIT: FigurePose = {
  ...STANDING_POSE,
  arms: [limb(100, 120, 30), limb(96, 116, 36)],
  legs: [limb(20, -10, 8), limb(-10, -30, 8)],
  ...{ bow: 4, nod: 16 },
};

export const INTO_CYCLES: Readonly<Record<Name, Cycle>> = {
  fall_in: once(teetering(1), inTheAir(1), goingUnder(1), afloat(1)),
  topple_in: once(teetering(-1), inTheAir(-1), goingUnder(-1), afloat(-1)),
  jump_in: once(
    {
      ...STANDING_POSE,
      arms: [limb(-60, -40), limb(-50, -30)],
      legs: [limb(60, -38, 4), limb(64, -36, 4)],
      ...{ bow: 36, nod: -24 },
    },
    {
      ...STANDING_POSE,
      arms: [limb(60, 100, 14), limb(50, 90, 14)],
      legs: [limb(116, -10, 8), limb(120, -6, 8)],
      ...{ lean: -6, bow: 20, nod: -6, lift: 2, shift: 2 },
    },
    goingUnder(1),
    afloat(1),
  ),
  drop_in: once(
    teetering(1),
    { ...inTheAir(1), lean: 30, lift: -0.6, shift: 2.6 },
    { ...goingUnder(1), lift: -4.4 },
    gone,
  ),
  fall_off: once(
    teetering(1),
    { ...inTheAir(1), shift: 2.4 },
    {
      ...STANDING_POSE,
      arms: [limb(168, 172, 16), limb(120, 150, 26)],
      legs: [limb(6, -10, 6), limb(30, -40, 6)],
      ...{ lean: 86, nod: -12, lift: -0.7, shift: 3.1 },
    },
  ),
  sink_in: once(
    { ...SPLIT, arms: [limb(30, 50, 30), limb(26, 44, 36)] },
    { ...SPLIT, arms: [limb(150, 160, 34), limb(146, 158, 40)], lift: -1.6, nod: -14 },
    { ...SPLIT, arms: [limb(74, 96, 40), limb(66, 90, 46)], bow: 12, nod: -26, lift: -3.7 },
    { ...SPLIT, arms: [limb(66, 84, 44), limb(60, 80, 50)], bow: 18, nod: -30, lift: -3.9 },
  ),
};
