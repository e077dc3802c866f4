// What a gesture is made of: keyed places of the hands with what the rest of the body does, one after another.
import type { Mood, Posture } from "../deeds/deed.ts";
import {
  type HandEffect,
  limb,
  type ArmPose,
  type ElbowWay,
  type HandPlace,
  type HandReach,
  type HeadTurn,
  type LimbPose,
} from "../pose.ts";

/** One key. Degrees and head heights; what is left out is as the posture has it. */
export interface Key {
  /** The person's right arm: the one on the side that is faced. */
  readonly far?: ArmPose;
  /** The left arm, nearer to whoever looks. It holds things. */
  readonly near?: ArmPose;
  readonly bow?: number;
  readonly nod?: number;
  readonly lean?: number;
  readonly shift?: number;
  readonly lift?: number;
  /** Of one who stands. */
  readonly legs?: readonly [LimbPose, LimbPose];
  /** Of one who sits. */
  readonly seatedLegs?: readonly [LimbPose, LimbPose];
  readonly head?: HeadTurn;
  readonly isTurned?: boolean;
  /** How far the top of what is held tips forwards. */
  readonly tilt?: number;
  readonly isHatOff?: boolean;
  /** In two pieces, one in each hand. */
  readonly isTorn?: boolean;
  /** The hand has let go. */
  readonly isEmpty?: boolean;
  /** The arrow is off the string. */
  readonly isLoosed?: true;
  /** What comes out of what is held. */
  readonly effect?: HandEffect;
  /** Where what is poured lands: head heights forwards and down from the hand. */
  readonly lands?: readonly [forward: number, down: number];
  /** The shape that is seen instead of what is held: a letter that is a sheet by now. */
  readonly as?: string;
  /** The same of what the other hand has. */
  readonly secondAs?: string;
  readonly secondTilt?: number;
  readonly secondEffect?: HandEffect;
  /** What is held is worn by now, or no longer. */
  readonly worn?: "on" | "off";
}

export interface GestureDesign {
  readonly keys: readonly Key[];
  /** Instead of them for who lies on the belly, where "front" is the ground and "down" is behind. */
  readonly prone?: readonly Key[];
  /** Instead of them for who lies on the back, where "front" is up and "down" is towards the feet. */
  readonly supine?: readonly Key[];
  /** Keys a second that follow each other for as long as it is done; once through, each for its share, where it is left out. */
  readonly rate?: number;
  /** What it is done with where the words name nothing. */
  readonly tool?: string;
  /** Part of the tool's length, from its foot, at which it is held. */
  readonly grip?: number;
  /** Head heights from one to the other, where it is done with somebody. */
  readonly apart?: number;
  /** The same in a near picture, where a bow moves no head. */
  readonly apartNear?: number;
  /** What the other one does meanwhile. */
  readonly other?: string;
  /** How the body of the other one is meanwhile. */
  readonly otherPosture?: Posture;
  /** What the face of the other one shows. */
  readonly otherMood?: Mood;
  /** The other one has the same thing in the hands. */
  readonly isShared?: true;
  /** What the other one does in the second half. */
  readonly otherLater?: { readonly gesture?: string; readonly posture?: Posture; readonly mood?: Mood };
  /** Where it is done: behind or before the other one, both looking the same way, or at their side. Face to face where it is left out. */
  readonly stands?: "behind" | "before" | "beside";
  /** Painted over the other one who stands beside. */
  readonly isOver?: true;
  /** Seen from the side. */
  readonly isAside?: true;
  /** A grown-up kneels for it before a child. */
  readonly kneels?: true;
  /** What is left of it where nobody else is in the shot. */
  readonly alone?: string;
  /** The other hand has what it is done to: where the words name nothing it is this, and it is held at this part of its length. */
  readonly second?: { readonly noun: string; readonly grip: number };
  /** -1: the hand on the side that is faced holds it. */
  readonly holder?: -1;
}

/** With its keys for who lies on the belly, or on the back. */
export function asLying(posture: Posture, design: GestureDesign): GestureDesign {
  const keys = posture === "lie_front" ? design.prone : posture === "lie" ? design.supine : undefined;
  return keys ? { ...design, keys } : design;
}

/** Way of the elbow, and how far the hand is from the place towards whoever looks. */
type Bend = ElbowWay | readonly [ElbowWay, number];

/** A hand at a place, `forward` and `down` from it. */
export function at(to: HandPlace, forward = 0, down = 0, bend: Bend = "down"): HandReach {
  const [elbow, near] = typeof bend === "string" ? [bend, 0.12] : bend;
  return { to, at: [forward, down], near, elbow };
}

export const pointing = (hand: HandReach): HandReach => ({ ...hand, fingers: "point" });
export const fist = (hand: HandReach): HandReach => ({ ...hand, fingers: "fist" });
export const thumbUp = (hand: HandReach): HandReach => ({ ...hand, fingers: "thumb" });

/** One foot well before the other, the weight on it. */
export const LUNGE: readonly [LimbPose, LimbPose] = [limb(34, -4, 2), limb(-22, -34, 2)];
/** The weight on the foot behind. */
export const BRACED: readonly [LimbPose, LimbPose] = [limb(26, 8, 2), limb(6, -30, 2)];
/** Seated, the ankle of the one leg on the knee of the other. */
export const CROSSED: readonly [LimbPose, LimbPose] = [limb(84, 2, 6), limb(114, 10, 24, -58)];
/** Low, to lift what lies on the ground. */
export const SQUAT: readonly [LimbPose, LimbPose] = [limb(82, -24, 14), limb(70, -34, 14)];
/** Feet apart, knees a little bent. */
export const WIDE: readonly [LimbPose, LimbPose] = [limb(16, -6, 12), limb(-4, -18, 12)];
