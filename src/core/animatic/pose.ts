// A mannequin's limbs in head heights: x from the body's middle, y down from the crown, thickness as a radius. Turned a little to
// the right; who looks left is drawn mirrored. Poses are chosen by hash, so that people in one picture do not all stand alike.
import { hashOf } from "./seeded-random.ts";

/** A point of a limb: place and half thickness. */
export type Station = readonly [x: number, y: number, radius: number];

export interface Limb {
  readonly stations: readonly Station[];
  /** Before the chest, or beside and behind it. */
  readonly front: boolean;
}

export interface Pose {
  readonly arms: readonly Limb[];
  readonly legs: readonly Limb[];
}

/** A place without thickness. */
export type Joint = readonly [x: number, y: number];

interface Arm {
  readonly elbow: Joint;
  readonly wrist: Joint;
  readonly front?: boolean;
}

const NEAR_SHOULDER: Joint = [-0.74, 1.66];
const FAR_SHOULDER: Joint = [0.64, 1.64];
const NEAR_RELAXED: Arm = { elbow: [-0.97, 2.86], wrist: [-0.94, 3.8] };
const FAR_RELAXED: Arm = { elbow: [0.85, 2.84], wrist: [0.86, 3.76] };

/** Near and far arm of each pose. */
const ARMS: readonly (readonly [near: Arm, far: Arm])[] = [
  [NEAR_RELAXED, FAR_RELAXED],
  [
    { elbow: [-1.13, 2.78], wrist: [-0.66, 3.5] },
    { elbow: [1, 2.76], wrist: [0.6, 3.46] },
  ],
  [{ elbow: [-1.3, 2.58], wrist: [-0.66, 3.2] }, FAR_RELAXED],
  [
    { elbow: [-0.98, 2.66], wrist: [0.1, 2.62], front: true },
    { elbow: [0.86, 2.68], wrist: [-0.2, 2.4], front: true },
  ],
  [NEAR_RELAXED, { elbow: [0.98, 2.62], wrist: [1.3, 1.98], front: true }],
  [
    { elbow: [-1, 2.78], wrist: [-0.16, 3.42], front: true },
    { elbow: [0.88, 2.76], wrist: [0.04, 3.4], front: true },
  ],
];

const LEGS: readonly Limb[] = [
  leg([0.27, 3.72], [0.31, 5.42], [0.32, 7.04], 0.94),
  leg([-0.29, 3.74], [-0.34, 5.5], [-0.36, 7.16], 1),
];

/** How far the hand reaches beyond the wrist, in parts of the forearm. */
const HAND = 0.42;

/** The pose of a person in a shot: the same in every take. */
export function poseOf(person: string, shot: string): Pose {
  const arms = ARMS[hashOf(`${person} ${shot} pose`) % ARMS.length] ?? [NEAR_RELAXED, FAR_RELAXED];
  return { arms: [armOf(FAR_SHOULDER, arms[1], 0.93), armOf(NEAR_SHOULDER, arms[0], 1)], legs: LEGS };
}

function armOf(shoulder: Joint, arm: Arm, thick: number): Limb {
  const { elbow, wrist } = arm;
  const knuckles = along(elbow, wrist, 1 + HAND * 0.5);
  const tips = along(elbow, wrist, 1 + HAND);
  const stations: Station[] = [
    [...shoulder, 0.235 * thick],
    [...along(shoulder, elbow, 0.5), 0.2 * thick],
    [...elbow, 0.152 * thick],
    [...along(elbow, wrist, 0.35), 0.155 * thick],
    [...wrist, 0.098 * thick],
    [...knuckles, 0.125 * thick],
    [...tips, 0.07 * thick],
  ];
  return { stations, front: arm.front === true };
}

function leg(hip: Joint, knee: Joint, ankle: Joint, thick: number): Limb {
  const stations: Station[] = [
    [...hip, 0.35 * thick],
    [...along(hip, knee, 0.5), 0.285 * thick],
    [...knee, 0.19 * thick],
    [...along(knee, ankle, 0.3), 0.195 * thick],
    [...ankle, 0.105 * thick],
    [ankle[0] + 0.07, ankle[1] + 0.2, 0.1 * thick],
    [ankle[0] + 0.32, ankle[1] + 0.25, 0.07 * thick],
  ];
  return { stations, front: false };
}

function along(from: Joint, to: Joint, part: number): Joint {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Places along a limb, ends included, as many between each two stations. */
export function traceLimb(limb: Limb, between = 9): readonly Station[] {
  const { stations } = limb;
  const last = stations.length - 1;
  const at = (index: number) => stations[Math.min(last, Math.max(0, index))] ?? [0, 0, 0];
  const trace: Station[] = [];
  for (let step = 0; step <= last * between; step++) {
    const from = Math.min(Math.floor(step / between), last - 1);
    trace.push(rounded([at(from - 1), at(from), at(from + 1), at(from + 2)], step / between - from));
  }
  return trace;
}

/** The outline of a traced limb: down one side and up the other. Its ends are left to circles. */
export function outlineOf(trace: readonly Station[]): readonly Joint[] {
  const sides = trace.map(([x, y, radius], at): readonly [Joint, Joint] => {
    const before = trace[at - 1] ?? trace[at] ?? [x, y, 0];
    const after = trace[at + 1] ?? trace[at] ?? [x, y, 0];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * radius, (dx / long) * radius];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()];
}

/** A smooth curve through the middle two of four stations. */
function rounded(around: readonly [Station, Station, Station, Station], part: number): Station {
  const [before, from, to, after] = around;
  const curve = (axis: 0 | 1 | 2) => {
    const [a, b, c, d] = [before[axis], from[axis], to[axis], after[axis]];
    const linear = (c - a) / 2;
    const square = a - 2.5 * b + 2 * c - d / 2;
    const cube = (d - a) / 2 + 1.5 * (b - c);
    return b + part * (linear + part * (square + part * cube));
  };
  return [curve(0), curve(1), Math.max(0.02, curve(2))];
}
