// Where the joints of a posed body are: limbs of two bones, swung from shoulder and hip. Any unit; x to the person's left, y down, z forwards.
import type { Angle, FigurePose, LimbPose } from "./pose.ts";

export type Place3 = readonly [x: number, y: number, z: number];

export interface JointedLimb {
  readonly root: Place3;
  readonly middle: Place3;
  readonly end: Place3;
}

/** Lengths and roots of a body that stands upright. */
export interface Skeleton {
  /** Half the breadth at the shoulders and at the hips. */
  readonly shoulder: number;
  readonly hip: number;
  readonly shoulderAt: number;
  readonly hipAt: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly thigh: number;
  readonly shin: number;
}

/** `side` 1: the person's left. */
export function armJoints(bones: Skeleton, side: 1 | -1, pose: LimbPose): JointedLimb {
  const root: Place3 = [side * bones.shoulder, bones.shoulderAt, -0.02];
  return swung(root, side, pose, [bones.upperArm, bones.forearm]);
}

export function legJoints(bones: Skeleton, side: 1 | -1, { legs }: FigurePose): JointedLimb {
  const root: Place3 = [side * bones.hip, bones.hipAt, -0.02];
  return swung(root, side, legs[side === 1 ? 1 : 0], [bones.thigh, bones.shin]);
}

function swung(root: Place3, side: 1 | -1, pose: LimbPose, [upper, lower]: readonly [number, number]): JointedLimb {
  const middle = along(root, directionOf(pose.upper, side), upper);
  return { root, middle, end: along(middle, directionOf(pose.lower, side), lower) };
}

function directionOf([forward, out]: Angle, side: 1 | -1): Place3 {
  const [f, o] = [(forward * Math.PI) / 180, (out * Math.PI) / 180];
  return [side * Math.sin(o), Math.cos(o) * Math.cos(f), Math.cos(o) * Math.sin(f)];
}

function along(from: Place3, way: Place3, far: number): Place3 {
  return [from[0] + way[0] * far, from[1] + way[1] * far, from[2] + way[2] * far];
}
