// What hands do in each gesture, whatever the legs do.
import { limb, type LimbPose } from "./pose.ts";
import type { Gesture } from "./verbs.ts";

export type Hands = readonly [LimbPose | null, LimbPose | null];

/** What hands do, whatever the legs do; two drawings take turns. The right hand is nearer to whoever is faced. */
export const HANDS: Readonly<Record<Gesture, readonly Hands[]>> = {
  none: [],
  point: [[limb(92, 90, 4), null]],
  reach: [[limb(66, 84, 4), null]],
  hold: [[null, limb(22, 122, 8, -8)]],
  lift: [[limb(148, 168, 8), limb(148, 168, 8)]],
  raise: [[null, limb(88, 142, 2, -16)]],
  give: [[limb(54, 84, 4), null]],
  write: [
    [limb(34, 108, 6, -26), limb(30, 106, 6, -22)],
    [limb(34, 108, 6, -26), limb(33, 110, 6, -16)],
  ],
  read: [[limb(36, 124, 6, -18), limb(36, 124, 6, -18)]],
  eat: [
    [null, limb(38, 152, 12, -22)],
    [null, limb(26, 118, 8, -12)],
  ],
  drink: [
    [null, limb(40, 148, 12, -20)],
    [null, limb(28, 120, 8, -8)],
  ],
  type: [
    [limb(36, 86, 6, -8), limb(40, 88, 6, -8)],
    [limb(40, 88, 6, -8), limb(36, 86, 6, -8)],
  ],
  wave: [
    [null, limb(96, 168, 40, 8)],
    [null, limb(96, 168, 40, 34)],
  ],
  hug: [[limb(46, 96, 10, -44), limb(58, 112, 12, -46)]],
  push: [[limb(84, 88, 2), limb(80, 86, 2)]],
  throw: [
    [limb(130, 190, 20), null],
    [limb(84, 78, 6), null],
  ],
  phone: [[null, limb(34, 156, 26, -8)]],
  play: [
    [limb(20, 92, 14, -34), limb(34, 100, 22, 6)],
    [limb(20, 84, 14, -30), limb(34, 100, 22, 6)],
  ],
  work: [
    [limb(30, 104, 8, -12), limb(38, 110, 8, -16)],
    [limb(30, 104, 8, -12), limb(26, 98, 8, -6)],
  ],
  tie: [
    [limb(28, 118, 8, -22), limb(28, 118, 8, -22)],
    [limb(28, 124, 8, -14), limb(28, 114, 8, -18)],
  ],
  pray: [[limb(30, 128, 6, -26), limb(30, 128, 6, -26)]],
  cover: [[limb(44, 150, 12, -26), limb(44, 150, 12, -26)]],
  cheer: [
    [limb(164, 172, 22, 14), limb(164, 172, 22, 14)],
    [limb(152, 166, 28, 20), limb(152, 166, 28, 20)],
  ],
  cross: [[limb(22, 90, 12, -52), limb(24, 96, 12, -56)]],
  salute: [[null, limb(70, 166, 52, -34)]],
  clap: [
    [limb(38, 96, 10, -22), limb(38, 96, 10, -22)],
    [limb(38, 92, 22, 10), limb(38, 92, 22, 10)],
  ],
  shrug: [[limb(14, 76, 26, 40), limb(14, 76, 26, 40)]],
  aim: [[limb(84, 92, 2, -12), limb(88, 90, 2)]],
  open: [[limb(60, 84, 8), null]],
};
/** Drawings of the hands a second. */
export const HANDS_RATE: Partial<Record<Gesture, number>> = {
  eat: 0.9,
  drink: 0.7,
  throw: 1.2,
  wave: 3.4,
  type: 6,
  clap: 5,
  cheer: 2.4,
  play: 3,
  write: 3.2,
  work: 2.4,
  tie: 2,
};
