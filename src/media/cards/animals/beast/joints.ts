// The joints of an animal that is drawn: its trunk, its neck and legs as places with a radius, where head, tail and wings are.
import type { Dot } from "../../pen.ts";

/** Places with a radius. */
export type Bone = readonly (readonly [x: number, y: number, radius: number])[];

export interface Leg {
  readonly bone: Bone;
  readonly foot: Dot;
  readonly isNear: boolean;
  readonly isFore: boolean;
  /** On its sole, as it stands or is folded; else the foot hangs. */
  readonly isFlat: boolean;
}

export interface Rig {
  readonly trunk: readonly Dot[];
  readonly neck: Bone;
  readonly legs: readonly [Leg, Leg, Leg, Leg];
  /** The middle of the skull, how far the nose points down, how far the mouth is open. Radians. */
  readonly head: { readonly at: Dot; readonly turn: number; readonly jaw: number; readonly isTrunkOut: boolean };
  readonly tail: { readonly at: Dot; readonly turn: number };
  readonly wing: Dot;
  /** From places of the trunk that stands to places of the picture. */
  readonly place: (at: Dot) => Dot;
  readonly pitch: number;
}
