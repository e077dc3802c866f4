// The drawings of each posture, one after another.
import { limb, type Cycle, type FigurePose, type LimbPose } from "./pose.ts";
import type { Posture } from "./verbs.ts";

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

const stride = (swing: number, bend: number): LimbPose => limb(swing, swing - bend, 1);

/** Six drawings of a step with each leg. `reach`: how far the thighs swing; `bend`: how far the knee of the free leg does. */
function gait(
  count: number,
  style: { reach: number; bend: number; arm: number; elbow: number; lean: number; hop: number },
): FigurePose[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    const leg = (phase: number) =>
      stride(
        style.reach * Math.sin(turn + phase) + style.lean * 0.4,
        style.bend * Math.max(0.08, Math.cos(turn + phase)),
      );
    const arm = (phase: number) => {
      const upper = style.arm * Math.sin(turn + phase);
      return limb(upper, upper + style.elbow, 6, 2);
    };
    return {
      arms: [arm(Math.PI), arm(0)],
      legs: [leg(0), leg(Math.PI)],
      lean: style.lean,
      bow: style.lean * 0.3,
      nod: -style.lean * 0.5,
      lift: style.hop * Math.abs(Math.cos(turn)),
    };
  });
}

const WALK = gait(6, { reach: 25, bend: 38, arm: 22, elbow: 14, lean: 2, hop: 0 });
const RUN = gait(6, { reach: 46, bend: 92, arm: 48, elbow: 82, lean: 13, hop: 0.22 });
const CLIMB = gait(4, { reach: 38, bend: 80, arm: 20, elbow: 0, lean: 6, hop: 0 }).map((pose, at) => ({
  ...pose,
  arms: [limb(at % 2 ? 165 : 120, at % 2 ? 175 : 150), limb(at % 2 ? 120 : 165, at % 2 ? 150 : 175)] as const,
}));
const CRAWL = gait(4, { reach: 22, bend: 24, arm: 18, elbow: 0, lean: 0, hop: 0 }).map((pose, at) => ({
  ...pose,
  arms: [limb(at % 2 ? 98 : 74), limb(at % 2 ? 74 : 98)] as const,
  legs: [limb(at % 2 ? 20 : -8, -84, 3), limb(at % 2 ? -8 : 20, -84, 3)] as const,
  bow: 78,
  nod: -62,
}));

const swim = (arm: readonly [number, number], kick: number): FigurePose => ({
  arms: [limb(arm[0], arm[0] - 10, 10), limb(arm[1], arm[1] + 12, 10)],
  legs: [limb(-4 + kick, -14 + kick, 3), limb(-4 - kick, -14 - kick, 3)],
  lean: 72,
  bow: 4,
  nod: -44,
  lift: 1.2,
});
const floating = (sway: number): FigurePose => ({
  arms: [limb(38 + sway, 52 + sway, 34), limb(24 - sway, 40, 38)],
  legs: [limb(26 + sway, -18, 8), limb(6 - sway, -34, 6)],
  lean: 8 + sway * 0.4,
  bow: 4,
  nod: -8,
  lift: 1.3,
});
const flying = (sway: number): FigurePose => ({
  arms: [limb(172, 176, 8), limb(158 + sway, 164, 20)],
  legs: [limb(-4, -10, 4), limb(-10 + sway, -20, 6)],
  lean: 64,
  bow: 2,
  nod: -46,
  lift: 2,
});
const falling = (sway: number): FigurePose => ({
  arms: [limb(150 + sway, 140, 46), limb(120 - sway, 150, 52)],
  legs: [limb(50 - sway, -20, 16), limb(18 + sway, -50, 18)],
  lean: -58,
  bow: 8,
  nod: 14,
  lift: 1.2,
});
const jumping: FigurePose = {
  arms: [limb(140, 158, 16), limb(120, 150, 20)],
  legs: [limb(62, -42, 6), limb(18, -66, 4)],
  lean: 6,
  bow: 2,
  nod: -6,
  lift: 1.15,
};
const dance = (side: 1 | -1): FigurePose => ({
  arms: side > 0 ? [limb(96, 168, 62), limb(40, 96, 58)] : [limb(40, 96, 58), limb(96, 168, 62)],
  legs: side > 0 ? [limb(4, -4, 4), limb(38, -30, 22)] : [limb(38, -30, 22), limb(-2, -8, 4)],
  lean: side * 3,
  bow: -4,
  nod: -6,
  lift: 0.04,
});
const guard: FigurePose = {
  arms: [limb(52, 138, 14, -14), limb(40, 142, 16, -16)],
  legs: [limb(26, -8, 6), limb(-20, -34, 8)],
  lean: 3,
  bow: 8,
  nod: 4,
  lift: 0,
};
const punch: FigurePose = { ...guard, arms: [limb(88, 92, 4), limb(30, 140, 18, -18)], bow: 15, lean: 7 };

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
  jump: { poses: [jumping], rate: 0 },
  dance: { poses: [dance(1), dance(-1)], rate: 2.4 },
  fight: { poses: [guard, punch, guard], rate: 4 },
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
