// The build of each bird, in lengths of its body; it looks to the left.
import type { BIRDS } from "../../../../core/animatic/looks/animals/birds.ts";

export type BirdSpecies = keyof typeof BIRDS;

export interface BirdBuild {
  /** Half the depth of the body, and how far the breast is up. Degrees. */
  readonly deep: number;
  readonly tilt: number;
  readonly legs: number;
  readonly thick: number;
  readonly neck: {
    readonly long: number;
    readonly angle: number;
    readonly base: number;
    readonly top: number;
    readonly bend: number;
  };
  readonly head: number;
  readonly beak: "short" | "long" | "hooked" | "parrot" | "flat" | "bent" | "spear";
  readonly tail: "fan" | "long" | "short" | "cock" | "train" | "flames";
  readonly wing: number;
  readonly crest?: "comb" | "tuft" | "ears" | "plumes";
  readonly webbed?: boolean;
  readonly legTint: "yellow" | "pink" | "dark" | "grey";
  readonly beakTint: "yellow" | "dark" | "orange" | "pink";
}

const SMALL: BirdBuild = {
  ...{ deep: 0.31, tilt: 26, legs: 0.3, thick: 0.03 },
  neck: { long: 0.24, angle: 62, base: 0.24, top: 0.2, bend: 0 },
  ...{ head: 0.22, beak: "short", tail: "long", wing: 1, legTint: "dark", beakTint: "yellow" },
};
const FOWL: BirdBuild = {
  ...SMALL,
  ...{ deep: 0.4, tilt: 12, legs: 0.36, thick: 0.04 },
  neck: { long: 0.4, angle: 72, base: 0.24, top: 0.13, bend: 0.04 },
  ...{ head: 0.16, tail: "cock", crest: "comb", wing: 0.8, legTint: "yellow" },
};
const WATER: BirdBuild = {
  ...SMALL,
  ...{ deep: 0.31, tilt: 6, legs: 0.2, thick: 0.05 },
  neck: { long: 0.4, angle: 74, base: 0.18, top: 0.12, bend: 0.05 },
  ...{ head: 0.17, beak: "flat", tail: "short", webbed: true, legTint: "yellow", beakTint: "orange" },
};
const WADER: BirdBuild = {
  ...SMALL,
  ...{ deep: 0.27, tilt: 18, legs: 1.1, thick: 0.03 },
  neck: { long: 0.9, angle: 76, base: 0.13, top: 0.065, bend: 0.22 },
  ...{ head: 0.12, beak: "spear", tail: "short", legTint: "grey" },
};

export const BIRD_BUILDS: Readonly<Record<BirdSpecies, BirdBuild>> = {
  bird: SMALL,
  crow: { ...SMALL, deep: 0.28, head: 0.2, beak: "long", beakTint: "dark", tail: "long" },
  pigeon: {
    ...SMALL,
    deep: 0.32,
    tilt: 22,
    legs: 0.18,
    head: 0.16,
    legTint: "pink",
    beakTint: "dark",
    tail: "fan",
    neck: { long: 0.3, angle: 66, base: 0.24, top: 0.14, bend: 0 },
  },
  parrot: {
    ...SMALL,
    deep: 0.26,
    tilt: 56,
    legs: 0.12,
    head: 0.23,
    beak: "parrot",
    tail: "long",
    beakTint: "dark",
    legTint: "grey",
  },
  owl: {
    ...SMALL,
    deep: 0.34,
    tilt: 72,
    legs: 0.12,
    head: 0.33,
    beak: "hooked",
    tail: "short",
    crest: "ears",
    legTint: "yellow",
    neck: { long: 0.16, angle: 84, base: 0.32, top: 0.3, bend: 0 },
  },
  eagle: {
    ...SMALL,
    deep: 0.31,
    tilt: 48,
    legs: 0.2,
    thick: 0.07,
    head: 0.19,
    beak: "hooked",
    tail: "fan",
    wing: 1.35,
    legTint: "yellow",
    neck: { long: 0.28, angle: 64, base: 0.25, top: 0.18, bend: 0 },
  },
  gull: {
    ...SMALL,
    deep: 0.26,
    tilt: 10,
    legs: 0.26,
    head: 0.17,
    beak: "long",
    tail: "fan",
    wing: 1.25,
    webbed: true,
    legTint: "pink",
    neck: { long: 0.28, angle: 58, base: 0.2, top: 0.15, bend: 0 },
  },
  hen: FOWL,
  rooster: {
    ...FOWL,
    tilt: 26,
    legs: 0.5,
    tail: "flames",
    neck: { long: 0.48, angle: 78, base: 0.24, top: 0.13, bend: 0.04 },
  },
  chick: {
    ...SMALL,
    deep: 0.42,
    tilt: 10,
    legs: 0.24,
    head: 0.32,
    tail: "short",
    wing: 0.5,
    legTint: "yellow",
    beakTint: "orange",
  },
  duck: WATER,
  goose: { ...WATER, legs: 0.3, neck: { long: 0.72, angle: 80, base: 0.17, top: 0.095, bend: 0.06 }, head: 0.14 },
  swan: {
    ...WATER,
    legs: 0.16,
    deep: 0.32,
    neck: { long: 0.92, angle: 82, base: 0.15, top: 0.075, bend: 0.3 },
    head: 0.125,
    tail: "fan",
  },
  penguin: {
    ...SMALL,
    deep: 0.33,
    tilt: 82,
    legs: 0.06,
    thick: 0.08,
    head: 0.23,
    beak: "long",
    tail: "short",
    wing: 0.55,
    webbed: true,
    legTint: "yellow",
    beakTint: "orange",
    neck: { long: 0.22, angle: 84, base: 0.24, top: 0.2, bend: 0 },
  },
  ostrich: {
    ...WADER,
    deep: 0.37,
    tilt: 6,
    legs: 1.1,
    thick: 0.06,
    neck: { long: 1.05, angle: 80, base: 0.1, top: 0.06, bend: 0.1 },
    head: 0.12,
    beak: "flat",
    tail: "cock",
    wing: 0.7,
    legTint: "pink",
  },
  flamingo: {
    ...WADER,
    legs: 1.35,
    neck: { long: 1.15, angle: 80, base: 0.11, top: 0.06, bend: 0.34 },
    beak: "bent",
    legTint: "pink",
    beakTint: "dark",
  },
  peacock: {
    ...FOWL,
    deep: 0.3,
    legs: 0.42,
    tail: "train",
    crest: "plumes",
    neck: { long: 0.56, angle: 78, base: 0.17, top: 0.085, bend: 0.08 },
    head: 0.125,
    legTint: "grey",
  },
  heron: WADER,
  phoenix: {
    ...SMALL,
    deep: 0.29,
    tilt: 42,
    tail: "flames",
    crest: "plumes",
    beak: "hooked",
    wing: 1.4,
    neck: { long: 0.46, angle: 68, base: 0.2, top: 0.12, bend: 0.08 },
    head: 0.17,
  },
};
