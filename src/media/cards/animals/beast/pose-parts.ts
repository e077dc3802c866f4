// What the poses of animals are made of: legs that step or are folded, strides, the nose at the ground.
import { isHoofed, type BeastBuild } from "./build.ts";

/** A foot beside where it stands, or the way that a leg is folded. */
export type LegPose =
  | { readonly way: "step"; readonly x: number; readonly up: number }
  | { readonly way: "fold" | "sit" | "tuck" | "trail" };

export interface BeastPose {
  /** The front of the trunk, up. */
  readonly pitch: number;
  /** The trunk, down: 1 lies on the ground. */
  readonly low: number;
  /** Off the ground. */
  readonly up: number;
  /** Beside how they are held as a rule: neck up, nose down, mouth open. */
  readonly neck: number;
  readonly nose: number;
  readonly jaw: number;
  /** Far and near forelegs, far and near hind legs. */
  readonly legs: readonly [LegPose, LegPose, LegPose, LegPose];
  /** The tail, up. */
  readonly tail: number;
  /** How high the wings are, -1 to 1; null has them folded. */
  readonly wings: number | null;
  readonly isAsleep: boolean;
  /** The middle of the back, up. */
  readonly arch?: number;
  /** On its back. */
  readonly isUpsideDown?: boolean;
  /** The face is turned to whoever looks. */
  readonly isFacing?: boolean;
  /** An elephant's trunk is stretched forwards. */
  readonly isTrunkOut?: boolean;
  /** The head is turned round to what is behind it. */
  readonly looksBack?: boolean;
  readonly effect?: BeastEffect;
}

/** What is seen around an animal that does something: water that it shakes off, earth that it digs up, its call, its fire. */
export type BeastEffect = "drops" | "earth" | "call" | "hiss" | "fire" | "pool" | "splash" | "spit" | "jet" | "shower";

export const step = (x: number, up = 0): LegPose => ({ way: "step", x, up });
export const FOLD: LegPose = { way: "fold" };
export const SIT: LegPose = { way: "sit" };
export const TUCK: LegPose = { way: "tuck" };
export const TRAIL: LegPose = { way: "trail" };

export const STAND: BeastPose = {
  ...{ pitch: 0, low: 0, up: 0, neck: 0, nose: 0, jaw: 0, tail: 0, wings: null, isAsleep: false },
  legs: [step(-0.07), step(0.03), step(-0.09), step(0.06)],
};
export const LIE: BeastPose = { ...STAND, low: 1, legs: [FOLD, FOLD, FOLD, FOLD], tail: -34 };
export const SITTING: BeastPose = {
  ...STAND,
  pitch: 40,
  low: 0,
  neck: 14,
  nose: 0,
  legs: [step(0), step(0.05), SIT, SIT],
  tail: -30,
};

/** Phases of the stride of each leg. */
export const WALK = [0.5, 0, 0.72, 0.22] as const;
export const RUN = [0.1, 0, 0.55, 0.45] as const;

export function stride(
  phase: number,
  phases: readonly number[],
  { far, high }: { readonly far: number; readonly high: number },
): BeastPose["legs"] {
  const [a, b, c, d] = phases.map((own): LegPose => {
    const turn = 2 * Math.PI * (phase + own);
    return step(-far * Math.sin(turn), high * Math.max(0, Math.cos(turn)));
  });
  return [a ?? FOLD, b ?? FOLD, c ?? FOLD, d ?? FOLD];
}

/** The nose at the ground, whatever the neck is long. */
export function downTo(build: BeastBuild): Pick<BeastPose, "neck" | "nose" | "pitch" | "low"> {
  const { angle, long } = build.neck;
  const target = isHoofed(build) || long > 0.5 ? -58 : -48;
  return { neck: target - angle, nose: 34, pitch: long < 0.45 ? -7 : -2, low: 0 };
}

export interface Moment {
  readonly build: BeastBuild;
  readonly phase: number;
  /** From -1 to 1 and back in one turn. */
  readonly swing: number;
}
