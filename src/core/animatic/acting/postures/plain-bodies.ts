// Upright, seated, lying and kneeling bodies that other postures are made of.
import { limb, type FigurePose, type LimbPose } from "../pose.ts";

export const HANGING: LimbPose = limb(-2, 8, 7, 3);
export const STANDING_POSE: FigurePose = {
  arms: [null, null],
  legs: [limb(4, -3, 1), limb(-2, -6, 1)],
  lean: 0,
  bow: 0,
  nod: 0,
  lift: 0,
};
export const SEATED: Pick<FigurePose, "arms" | "legs"> = {
  arms: [limb(12, 62, 8, -6), limb(12, 62, 8, -6)],
  legs: [limb(84, 2, 6), limb(88, -4, 6)],
};

export const seated = (more: Partial<FigurePose>): FigurePose => ({ ...STANDING_POSE, ...more });
export const lying = (more: Partial<FigurePose>): FigurePose => ({ ...STANDING_POSE, lean: -90, nod: 6, ...more });
export const RESTING: FigurePose = lying({
  arms: [limb(2, 6, 10), limb(4, 64, 12)],
  legs: [limb(6, -4, 4), limb(24, -22, 4)],
});
export const KNEELING: FigurePose = seated({
  arms: [limb(14, 54, 6, -8), limb(14, 58, 6, -8)],
  legs: [limb(4, -86, 4), limb(8, -84, 6)],
  bow: 4,
});
