// How a four-legged animal is built, seen from its left side: in heights of its shoulder.
import type { Species } from "../../../../core/animatic/looks/animals/kinds.ts";
import type { BIRDS } from "../../../../core/animatic/looks/animals/birds.ts";

export type BeastSpecies = Exclude<Species, keyof typeof BIRDS>;

export interface BeastBuild {
  /** From the shoulder joint to the hip joint. */
  readonly long: number;
  /** How deep the trunk is at the chest and before the thighs. */
  readonly deep: readonly [chest: number, flank: number];
  readonly croup: number;
  /** How far the back rises over the shoulders, and over the middle. */
  readonly hump: readonly [shoulder: number, middle: number];
  readonly neck: { readonly angle: number; readonly long: number; readonly base: number; readonly top: number };
  readonly head: HeadKind;
  readonly headLong: number;
  /** How far the nose points down. Degrees. */
  readonly nose: number;
  /** Radius at the top, in the middle, above the foot. */
  readonly fore: readonly [number, number, number];
  readonly hind: readonly [number, number, number];
  readonly foot: "paw" | "hoof" | "pad" | "claw" | "hand";
  readonly ears: EarKind;
  readonly earLong: number;
  readonly horns?: HornKind | undefined;
  readonly tail: TailKind;
  readonly mane?: "horse" | "lion" | "ruff" | "beard" | "crest" | undefined;
  readonly cover?: "wool" | "shaggy" | "spines" | "plates" | "tufts" | "scales" | undefined;
  readonly wings?: "skin" | "feathers" | undefined;
}

export type HeadKind =
  | "dog"
  | "blunt"
  | "cat"
  | "bear"
  | "horse"
  | "cow"
  | "pig"
  | "sheep"
  | "deer"
  | "elephant"
  | "rhino"
  | "hippo"
  | "camel"
  | "rodent"
  | "rabbit"
  | "monkey"
  | "ape"
  | "crocodile"
  | "dragon"
  | "dinosaur"
  | "tyrant"
  | "eagle";
export type EarKind = "pointed" | "floppy" | "round" | "long" | "leaf" | "hanging" | "flap" | "small" | "none";
export type HornKind = "short" | "swept" | "antlers" | "shovels" | "nose" | "one" | "crown" | "knobs" | "tusks";
export type TailKind = "whip" | "slim" | "bushy" | "short" | "hair" | "tassel" | "thick" | "curl" | "plume" | "bare";

/** Hooves are on legs that bend forwards at the knee; paws are on legs whose elbow points back. */
export function isHoofed({ foot }: BeastBuild): boolean {
  return foot === "hoof";
}
