// How a four-legged animal is built, seen from its left side: in heights of its shoulder.
import type { BEASTS } from "../../../../core/animatic/looks/animals/beasts.ts";

export type BeastSpecies = keyof typeof BEASTS;

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
  /** It eats sitting, the food in its forepaws. */
  readonly sitsUp?: boolean;
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
export type EarKind =
  "pointed" | "tipped" | "floppy" | "round" | "long" | "leaf" | "hanging" | "flap" | "small" | "none";
export type HornKind = "short" | "swept" | "antlers" | "shovels" | "nose" | "one" | "crown" | "knobs" | "tusks";
export type TailKind =
  "whip" | "slim" | "bushy" | "short" | "hair" | "tassel" | "thick" | "curl" | "plume" | "bare" | "paddle" | "spiral";

/** Hooves are on legs that bend forwards at the knee; paws are on legs whose elbow points back. */
export function isHoofed({ foot }: BeastBuild): boolean {
  return foot === "hoof";
}

/** Builds that others are varied from. */
export const DOG: BeastBuild = {
  ...{ long: 0.78, deep: [0.46, 0.3], croup: 0.97, hump: [0, 0] },
  neck: { angle: 48, long: 0.42, base: 0.21, top: 0.15 },
  ...{ head: "dog", headLong: 0.55, nose: 6 },
  ...{ fore: [0.15, 0.08, 0.06], hind: [0.23, 0.09, 0.06], foot: "paw" },
  ...{ ears: "floppy", earLong: 0.34, tail: "whip" },
};
export const CAT: BeastBuild = {
  ...DOG,
  ...{ long: 0.98, deep: [0.42, 0.36], croup: 1 },
  neck: { angle: 46, long: 0.34, base: 0.2, top: 0.17 },
  ...{ head: "cat", headLong: 0.5, nose: 4, fore: [0.13, 0.08, 0.07], hind: [0.22, 0.1, 0.07] },
  ...{ ears: "pointed", earLong: 0.22, tail: "slim" },
};
