// What each mood does with the parts of a face.
import type { Expression } from "../../../core/animatic/acting/acting.ts";

export interface MoodFace {
  /** How far the inner and the outer end of a brow move down. */
  readonly brow: readonly [inner: number, outer: number];
  /** How far eyes are open: 0 closed, 1 as they are, more is wide. */
  readonly lids: number;
  /** How far the corners of the mouth are up. */
  readonly curl: number;
  /** A mouth that is open by itself: its breadth and its depth; none stays closed. */
  readonly open?: readonly [breadth: number, depth: number];
  readonly tears?: boolean;
  /** One eye is shut. */
  readonly winks?: boolean;
  readonly tongue?: boolean;
  readonly blushes?: boolean;
}

export const MOOD_FACES: Readonly<Record<Expression["mood"], MoodFace>> = {
  plain: { brow: [0, 0], lids: 1, curl: 0 },
  glad: { brow: [-0.016, -0.01], lids: 0.9, curl: 0.05 },
  sad: { brow: [-0.046, 0.028], lids: 0.75, curl: -0.042 },
  angry: { brow: [0.046, -0.03], lids: 0.85, curl: -0.036 },
  afraid: { brow: [-0.066, -0.02], lids: 1.35, curl: -0.03, open: [0.6, 0.05] },
  asleep: { brow: [0.006, 0.006], lids: 0, curl: 0 },
  laughing: { brow: [-0.03, -0.012], lids: 0, curl: 0.055, open: [1.2, 0.12] },
  crying: { brow: [-0.06, 0.04], lids: 0, curl: -0.05, open: [0.8, 0.06], tears: true },
  tearful: { brow: [-0.055, 0.03], lids: 0.85, curl: -0.04, tears: true },
  shouting: { brow: [0.05, -0.03], lids: 1.1, curl: -0.01, open: [0.95, 0.15] },
  screaming: { brow: [-0.07, -0.03], lids: 1.5, curl: -0.03, open: [0.78, 0.19] },
  surprised: { brow: [-0.075, -0.06], lids: 1.5, curl: 0, open: [0.42, 0.1] },
  yawning: { brow: [-0.03, 0.02], lids: 0, curl: -0.01, open: [0.6, 0.2] },
  singing: { brow: [-0.05, -0.01], lids: 0.7, curl: 0, open: [0.5, 0.13] },
  winking: { brow: [-0.03, -0.03], lids: 1, curl: 0.06, winks: true },
  cheeky: { brow: [-0.04, -0.03], lids: 0.8, curl: 0.03, open: [0.85, 0.09], tongue: true },
  bashful: { brow: [-0.05, 0.005], lids: 0.72, curl: 0.05, blushes: true },
  chewing: { brow: [0, 0], lids: 0.95, curl: 0.012 },
};
