// Gestures at the own body: the keys of each motion at each part. What is in the hand lies on the part, or plucks at it; what is rubbed in is in the other hand.
import type { HandReach } from "../../pose.ts";
import { at, fist, pointing, type GestureDesign, type Key } from "../gesture.ts";
import { OWN_MOTIONS, OWN_PARTS, type OwnGesture, type OwnMotion } from "./names.ts";
import { PART_DESIGNS, type PartDesign } from "./own-parts.ts";

/** Where the hand is in a key: parts of a stroke, and of the way off. */
type Step = readonly [along: number, off: number];

interface MotionDesign {
  readonly steps: readonly Step[];
  readonly rate: number;
  readonly grip: number;
  readonly isFist?: true;
  readonly points?: true;
  /** The top of what is held points at the part. */
  readonly aims?: true;
  /** The other hand has it. */
  readonly isBeside?: true;
}

const DESIGNS: Readonly<Record<OwnMotion, MotionDesign>> = {
  hold: {
    steps: [
      [0, 0],
      [0.12, 0],
    ],
    rate: 0.8,
    grip: 0.5,
  },
  rub: {
    steps: [
      [-0.5, 0],
      [0.5, 0],
    ],
    rate: 2,
    grip: 0.5,
  },
  smear: {
    steps: [
      [-0.5, 0],
      [0.5, 0],
    ],
    rate: 2,
    grip: 0.4,
    isBeside: true,
  },
  scratch: {
    steps: [
      [-0.25, 0],
      [0.3, 0],
    ],
    rate: 4.6,
    grip: 0.1,
    isFist: true,
  },
  pat: {
    steps: [
      [0, 0.7],
      [0, 0],
    ],
    rate: 2.3,
    grip: 0.5,
  },
  pinch: {
    steps: [
      [0, 0],
      [0, 0.16],
    ],
    rate: 1.4,
    grip: 0.1,
    isFist: true,
  },
  pull: {
    steps: [
      [0, 0.6],
      [0, 1.5],
    ],
    rate: 0.9,
    grip: 0.1,
    isFist: true,
    aims: true,
  },
  point: {
    steps: [
      [0, 0.3],
      [0, 0.12],
    ],
    rate: 1.4,
    grip: 0.1,
    points: true,
  },
};

/** What is rubbed in, held before the chest. */
const BESIDE: HandReach = at("front", 1, 0.95, ["down", 0.1]);

export const OWN_BODY = Object.fromEntries(
  OWN_MOTIONS.flatMap((motion) =>
    OWN_PARTS.map((part): [OwnGesture, GestureDesign] => [
      `own_${motion}_${part}`,
      designOf(DESIGNS[motion], PART_DESIGNS[part]),
    ]),
  ),
) as Readonly<Record<OwnGesture, GestureDesign>>;

function designOf(motion: MotionDesign, part: PartDesign): GestureDesign {
  const isBeside = motion.isBeside === true && part.under === undefined;
  return {
    keys: motion.steps.map((step, turn) => keyOf(step, turn, { motion, part, isBeside })),
    rate: motion.rate,
    grip: motion.grip,
    ...(isBeside && { holder: -1 as const }),
  };
}

interface Whole {
  readonly motion: MotionDesign;
  readonly part: PartDesign;
  readonly isBeside: boolean;
}

function keyOf([along, off]: Step, turn: number, { motion, part, isBeside }: Whole): Key {
  const moved = (hand: HandReach, against: 1 | -1): HandReach => {
    const [forward, down] = hand.at;
    const placed: HandReach = {
      ...hand,
      at: [
        forward + part.along[0] * along * against + part.off[0] * off,
        down + part.along[1] * along * against + part.off[1] * off,
      ],
    };
    if (motion.points) return pointing(placed);
    return motion.isFist ? fist(placed) : placed;
  };
  const other = part.under ?? (isBeside ? BESIDE : part.far && moved(part.far, -1));
  const { bow = 0, nod = 0, ...body } = part.body ?? {};
  return {
    ...body,
    near: moved(part.near, 1),
    ...(other && { far: other }),
    bow: bow + turn * 2,
    nod: nod + turn * 2,
    ...(motion.aims && { tilt: part.aim }),
  };
}
