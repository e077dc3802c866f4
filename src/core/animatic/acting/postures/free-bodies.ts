// Bodies in water, in the air, dancing and fighting.
import type { Beat } from "../acting.ts";
import { at, fist, LUNGE } from "../gestures/gesture.ts";
import { limb, type FigurePose } from "../pose.ts";

/** An arm under water is drawn along it. */
export const swim = (arm: readonly [number, number], kick: number): FigurePose => ({
  arms: [limb(arm[0], arm[0] - 10, 10), limb(arm[1], arm[1] + 12, 10)],
  legs: [limb(-4 + kick, -14 + kick, 3), limb(-4 - kick, -14 - kick, 3)],
  lean: 72,
  bow: 4,
  nod: -44,
  lift: 1.2,
});

/** One arm of the crawl: into the water ahead, down through it, out at the hip, and over with the elbow high. */
const STROKE = [limb(176, 166), limb(116, 96), limb(48, 40), limb(-34, -24), limb(-74, 176), limb(-134, -166)] as const;

/** At the surface: one arm reaches over while the other draws. */
export const CRAWLING: readonly FigurePose[] = STROKE.map((_, turn) => {
  const kick = turn % 2 === 0 ? 9 : -9;
  return {
    arms: [STROKE[turn], STROKE[(turn + 3) % STROKE.length]] as FigurePose["arms"],
    legs: [limb(-2 + kick, -12 + kick, 3), limb(-2 - kick, -12 - kick, 3)],
    ...{ lean: 66, bow: 8, nod: -42, lift: 0 },
  };
});
export const floating = (sway: number): FigurePose => ({
  arms: [limb(38 + sway, 52 + sway, 34), limb(24 - sway, 40, 38)],
  legs: [limb(26 + sway, -18, 8), limb(6 - sway, -34, 6)],
  lean: 8 + sway * 0.4,
  bow: 4,
  nod: -8,
  lift: 1.3,
});
export const flying = (sway: number): FigurePose => ({
  wings: sway > 4 ? -0.6 : 1 - sway * 0.06,
  arms: [limb(172, 176, 8), limb(158 + sway, 164, 20)],
  legs: [limb(-4, -10, 4), limb(-10 + sway, -20, 6)],
  lean: 64,
  bow: 2,
  nod: -46,
  lift: 2,
});
export const falling = (sway: number): FigurePose => ({
  arms: [limb(150 + sway, 140, 46), limb(120 - sway, 150, 52)],
  legs: [limb(50 - sway, -20, 16), limb(18 + sway, -50, 18)],
  lean: -58,
  bow: 8,
  nod: 14,
  lift: 1.2,
});
export const jumping: FigurePose = {
  arms: [limb(140, 158, 16), limb(120, 150, 20)],
  legs: [limb(62, -42, 6), limb(18, -66, 4)],
  lean: 6,
  bow: 2,
  nod: -6,
  lift: 1.15,
};
export const dance = (side: 1 | -1): FigurePose => ({
  arms: side > 0 ? [limb(96, 168, 62), limb(40, 96, 58)] : [limb(40, 96, 58), limb(96, 168, 62)],
  legs: side > 0 ? [limb(4, -4, 4), limb(38, -30, 22)] : [limb(38, -30, 22), limb(-2, -8, 4)],
  lean: side * 3,
  bow: -4,
  nod: -6,
  lift: 0.04,
});
/** One of a ring, seen from before: arms out to both neighbours, one foot after the other kicked up. */
export const inRing = (side: 1 | -1, high: number): FigurePose => {
  const [kicked, stands] = [limb(30, -20, 26), limb(0, -2, 6)];
  return {
    arms: [limb(14 + high, 30 + high * 2, 64, 70), limb(14 + high, 30 + high * 2, 64, 70)],
    legs: side > 0 ? [kicked, stands] : [stands, kicked],
    ...{ lean: 0, bow: 0, nod: -6, lift: 0.16, seen: "front" },
  };
};
export const guard: FigurePose = {
  arms: [fist(at("front", 1, -0.2)), fist(at("chin", 0.35, 0.2, ["down", 0.25]))],
  legs: [limb(26, -8, 6), limb(-20, -34, 8)],
  lean: 3,
  bow: 8,
  nod: 4,
  lift: 0,
};
export const punch: FigurePose = {
  ...guard,
  arms: [fist(at("their_face", 0, 0.1, ["out", 0.2])), guard.arms[1]],
  legs: LUNGE,
  bow: 18,
  lean: 7,
};
export const hook: FigurePose = {
  ...guard,
  arms: [guard.arms[0], fist(at("their_face", 0, 0.2, ["out", 0.4]))],
  legs: LUNGE,
  bow: 20,
  lean: 8,
};

/** Arms that have something of their own to do in a dance. */
const isDanced = ({ posture, gesture }: Pick<Beat, "posture" | "gesture">): boolean =>
  posture === "dance" && WITH_ARMS.has(gesture);
const WITH_ARMS: ReadonlySet<Beat["gesture"]> = new Set([
  "cheer",
  "spread_arms",
  "on_head",
  "cradle",
  "clap",
  "wave",
] as const);

/** `whole`: postures that leave the hands nothing else to do. */
export const hasNoHands = (beat: Pick<Beat, "posture" | "gesture">, whole: ReadonlySet<Beat["posture"]>): boolean =>
  whole.has(beat.posture) && !isDanced(beat);
