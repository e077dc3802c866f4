// Bodies that something carries: on a saddle with pedals, on a swing; and vehicles that turn over, take off and sink.
import { limb, type Cycle, type FigurePose } from "../pose.ts";
import { STANDING_POSE } from "./plain-bodies.ts";

/** A quarter of a turn of the pedals each. */
const PEDALLING = [0, 1, 2, 3].map((quarter): FigurePose => {
  const leg = (turn: number) => {
    const [high, before] = [Math.cos((turn * Math.PI) / 2), Math.sin((turn * Math.PI) / 2)];
    return limb(46 + 26 * high + 10 * before, -12 - 22 * high + 18 * before, 4);
  };
  return {
    ...STANDING_POSE,
    arms: [limb(62, 72, 5), limb(58, 70, 6)],
    legs: [leg(quarter), leg(quarter + 2)],
    bow: 26,
    nod: -18,
  };
});

const SWINGING = [1, 0, -1, 0].map((way): FigurePose => ({
  ...STANDING_POSE,
  arms: [limb(128, 150, 8, -4), limb(132, 156, 8, -4)],
  legs: [limb(88, way > 0 ? 62 : way < 0 ? -30 : 10, 4), limb(90, way > 0 ? 58 : way < 0 ? -36 : 4, 5)],
  bow: way * -14,
  nod: way * 6,
}));

/** Of a vehicle: as its drawing is turned. */
const turned = (...leans: readonly number[]): Cycle => ({
  poses: leans.map((lean): FigurePose => ({ ...STANDING_POSE, lean })),
  rate: 0,
  isOnce: leans.length > 1,
});

export const RIDING_CYCLES: Readonly<Record<"pedal" | "swing" | "overturn" | "nose_up" | "nose_down", Cycle>> = {
  pedal: { poses: PEDALLING, rate: 6 },
  overturn: turned(0, -24, -96, -180),
  nose_up: turned(0, -10, -14),
  nose_down: turned(3, 9, 16),
  swing: { poses: SWINGING, rate: 1.6 },
};
