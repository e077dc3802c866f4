// Where on the own body a hand goes, which way it rubs there and leaves it, and how the body is meanwhile.
import { limb, type HandReach, type LimbPose } from "../../pose.ts";
import { at, fist, type Key } from "../gesture.ts";
import type { OwnPart } from "./names.ts";

type Way = readonly [forward: number, down: number];

export interface PartDesign {
  readonly near: HandReach;
  /** Where the other hand does the same. */
  readonly far?: HandReach;
  /** The other arm, where the hand is at it. */
  readonly under?: HandReach;
  /** Head heights from end to end of a stroke. */
  readonly along: Way;
  /** Away from the body. */
  readonly off: Way;
  /** How far the top of what plucks at it is tipped forwards, so that it points there. */
  readonly aim: number;
  readonly body?: Pick<Key, "bow" | "nod" | "lean" | "legs">;
}

/** One knee up. */
const KNEE_UP: readonly [LimbPose, LimbPose] = [limb(-6, -12, 6), limb(112, 16, 8)];
/** The foot up before the other knee. */
const SHIN_UP: readonly [LimbPose, LimbPose] = [limb(-6, -12, 6), limb(104, 6, 10)];

const SIDE_OF_HEAD: Pick<PartDesign, "off" | "aim"> = { off: [-0.3, -0.05], aim: 60 };
const FACE: Pick<PartDesign, "off" | "aim"> = { off: [0.5, 0.16], aim: -64 };

export const PART_DESIGNS: Readonly<Record<OwnPart, PartDesign>> = {
  crown: {
    near: at("crown", -0.28, -0.06, ["out", 0.2]),
    along: [0.3, 0.02],
    off: [0, -0.5],
    aim: 180,
    body: { nod: 8 },
  },
  brow: { near: at("brow", 0.06, 0, ["down", 0.25]), along: [-0.34, -0.03], ...FACE, body: { nod: 2 } },
  temples: {
    ...{ near: at("ear", 0.22, -0.26, ["out", 0.25]), far: at("ear", 0.26, -0.26, ["out", 0.2]) },
    ...{ along: [0.07, 0.12], off: [0.1, -0.2], aim: 60, body: { nod: 12, bow: 4 } },
  },
  eyes: {
    ...{ near: at("eyes", 0, 0.06, ["down", 0.25]), far: at("eyes", 0.04, 0.06, ["down", 0.2]) },
    ...{ along: [-0.12, 0.08], ...FACE, body: { nod: 8 } },
  },
  eye: { near: at("eyes", 0, 0.06, ["down", 0.25]), along: [-0.12, 0.08], ...FACE, body: { nod: 6 } },
  nose: { near: at("mouth", 0.14, -0.14, ["down", 0.22]), along: [0, 0.12], ...FACE, body: { nod: -2 } },
  mouth: { near: at("mouth", 0.06, 0.03, ["down", 0.22]), along: [-0.26, 0.03], ...FACE, body: { nod: 4 } },
  cheek: { near: at("ear", 0.24, 0.22, ["down", 0.25]), along: [0.02, 0.18], off: [0.3, 0.16], aim: -40 },
  cheeks: {
    ...{ near: at("ear", 0.24, 0.22, ["down", 0.25]), far: at("ear", 0.26, 0.22, ["down", 0.2]) },
    ...{ along: [0.02, 0.18], off: [0.3, 0.16], aim: -40 },
  },
  chin: { near: at("chin", 0.06, 0.04, ["down", 0.22]), along: [0.12, 0.18], off: [0.4, 0.26], aim: -50 },
  ear: { near: at("ear", -0.02, 0.02, ["out", 0.25]), along: [0, 0.14], ...SIDE_OF_HEAD, body: { nod: 6 } },
  ears: {
    ...{ near: at("ear", -0.02, 0.02, ["out", 0.25]), far: at("ear", 0.04, 0.02, ["out", 0.2]) },
    ...{ along: [0, 0.14], ...SIDE_OF_HEAD, body: { nod: 10, bow: 4 } },
  },
  hair: { near: at("ear", -0.32, -0.1, ["out", 0.3]), along: [-0.1, 0.6], ...SIDE_OF_HEAD, body: { nod: 6 } },
  throat: {
    near: at("neck", 0.06, 0.02, ["down", 0.25]),
    along: [0, 0.16],
    off: [0.4, 0.1],
    aim: -50,
    body: { nod: -6 },
  },
  nape: { near: at("nape", -0.08, 0.14, ["up", 0.15]), along: [0, 0.18], off: [-0.4, 0], aim: 60, body: { nod: 14 } },
  shoulder: {
    ...{ near: at("chest", 0.3, -0.42, ["down", 0.4]), along: [0.2, 0.2], off: [0.34, -0.2], aim: -100 },
    body: { nod: 12 },
  },
  arm: {
    ...{ near: at("upper_arm", 0.02, 0.1, ["down", 0.4]), along: [0.02, 0.45], off: [0.4, 0], aim: -70 },
    body: { nod: 14 },
  },
  elbow: {
    ...{ near: at("front", 0.5, 0.85, ["down", 0.4]), under: fist(at("front", 0.75, -0.25, ["down", 0])) },
    ...{ along: [0.1, 0.18], off: [0.1, 0.4], aim: 0, body: { nod: 12 } },
  },
  wrist: {
    ...{ near: at("front", 0.86, 0.42, ["out", 0.4]), under: fist(at("front", 1.15, 0.5, ["down", 0])) },
    ...{ along: [0.24, 0.02], off: [-0.05, -0.4], aim: 180, body: { nod: 16 } },
  },
  hand: {
    ...{ near: at("front", 0.98, 0.4, ["out", 0.4]), under: at("front", 1.02, 0.5, ["down", 0]) },
    ...{ along: [0.16, 0.04], off: [-0.1, -0.4], aim: 180, body: { nod: 18, bow: 4 } },
  },
  chest: {
    near: at("chest", -0.05, 0.06, ["down", 0.2]),
    along: [0.05, 0.3],
    off: [0.42, 0],
    aim: -80,
    body: { nod: 10 },
  },
  side: {
    ...{ near: at("waist", 0.08, -0.4, ["out", 0.2]), along: [0, 0.3], off: [-0.3, -0.06], aim: 60 },
    body: { nod: 14, bow: 10 },
  },
  belly: {
    ...{ near: at("belly", 0, 0.05, ["down", 0.25]), along: [0.04, 0.4], off: [0.45, 0], aim: -80 },
    body: { nod: 16, bow: 2 },
  },
  back: {
    ...{ near: at("back", -0.2, -0.1, ["back", 0.2]), along: [0.05, 0.35], off: [-0.3, 0], aim: 80 },
    body: { bow: -10, nod: -6 },
  },
  hip: {
    near: at("waist", 0, 0.12, ["out", 0.2]),
    along: [0, 0.3],
    off: [-0.3, -0.2],
    aim: 60,
    body: { nod: 12, bow: 6 },
  },
  bottom: { near: at("back", -0.1, 0.75, ["back", 0.25]), along: [0, 0.24], off: [-0.4, 0], aim: 80, body: { bow: 8 } },
  thigh: {
    near: at("lap", -0.35, 0.4, ["down", 0.3]),
    along: [0, 0.4],
    off: [0.3, -0.1],
    aim: 180,
    body: { bow: 18, nod: 16 },
  },
  thighs: {
    ...{ near: at("lap", -0.35, 0.25, ["down", 0.3]), far: at("lap", -0.3, 0.25, ["down", 0.2]) },
    ...{ along: [0, 0.5], off: [0.3, -0.1], aim: 180, body: { bow: 10, nod: 14 } },
  },
  knee: {
    ...{ near: at("knee", 0.06, -0.02, ["down", 0.3]), far: at("knee", 0.16, 0.24, ["down", 0.2]) },
    ...{ along: [0.2, 0.14], off: [0.05, -0.4], aim: 170, body: { bow: 14, nod: 20, legs: KNEE_UP } },
  },
  shin: {
    ...{ near: at("knee", 0.1, 0.5, ["down", 0.3]), far: at("knee", 0.12, 0.8, ["down", 0.2]) },
    ...{ along: [0.04, 0.5], off: [0.4, -0.1], aim: -120, body: { bow: 30, nod: 16, legs: SHIN_UP } },
  },
};
