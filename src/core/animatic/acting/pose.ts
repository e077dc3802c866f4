// A pose of a body as angles in degrees: limbs from the shoulders and hips, the trunk from the legs, the whole from the ground. An arm that hangs
// is at 0, 90 points forwards, 180 up, -90 back; `out` opens it to the side.

/** Forwards, and to the side. */
export type Angle = readonly [forward: number, out: number];

export interface LimbPose {
  readonly upper: Angle;
  readonly lower: Angle;
}

export interface FigurePose {
  /** The person's right one, then the left one; null hangs as it does on a card. */
  readonly arms: readonly [LimbPose | null, LimbPose | null];
  readonly legs: readonly [LimbPose, LimbPose];
  /** The whole body, forwards. */
  readonly lean: number;
  /** The trunk beside the legs, forwards. */
  readonly bow: number;
  /** The head beside the trunk, down. */
  readonly nod: number;
  /** Above the ground, in head heights. */
  readonly lift: number;
}

/** How fast drawings of a posture follow each other, a second; 0 stays. */
export interface Cycle {
  readonly poses: readonly FigurePose[];
  readonly rate: number;
}

/** A limb by its angles forwards, and how far it is opened. */
export const limb = (upper: number, lower = upper, out = 5, lowerOut = out): LimbPose => ({
  upper: [upper, out],
  lower: [lower, lowerOut],
});
