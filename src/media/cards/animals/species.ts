// The build of each animal, in parts of its height at the shoulder, and the shape of its head.
import type { Species } from "../../../core/animatic/looks/animal-look.ts";

export interface Build {
  /** From chest to hip. */
  readonly long: number;
  /** Radius of chest, belly and hips. */
  readonly girth: readonly [number, number, number];
  /** Radius of the legs at the top and above the paws. */
  readonly legs: readonly [number, number];
  /** How far the head is above the back and before the chest. */
  readonly neck: readonly [up: number, forward: number];
  readonly neckGirth: number;
  /** Radius of the skull, length and radius of the muzzle. */
  readonly head: readonly [skull: number, muzzle: number, snout: number];
  readonly ears: "pointed" | "floppy" | "round" | "long" | "sideways" | "none";
  readonly tail: "thin" | "bushy" | "curled" | "short" | "hair" | "fan";
  readonly feet: "paws" | "hooves" | "claws";
  readonly horns: "none" | "antlers" | "short";
  readonly mane: boolean;
}

const CAT: Build = {
  long: 1.15,
  girth: [0.27, 0.28, 0.29],
  legs: [0.15, 0.075],
  neck: [0.3, 0.3],
  neckGirth: 0.19,
  head: [0.265, 0.13, 0.12],
  ears: "pointed",
  tail: "thin",
  feet: "paws",
  horns: "none",
  mane: false,
};
const DOG: Build = {
  long: 1.1,
  girth: [0.32, 0.26, 0.27],
  legs: [0.16, 0.08],
  neck: [0.42, 0.3],
  neckGirth: 0.19,
  head: [0.25, 0.28, 0.125],
  ears: "floppy",
  tail: "thin",
  feet: "paws",
  horns: "none",
  mane: false,
};
const WOLF: Build = {
  ...DOG,
  girth: [0.34, 0.28, 0.28],
  ears: "pointed",
  tail: "bushy",
  head: [0.25, 0.3, 0.12],
  neckGirth: 0.24,
};
const HORSE: Build = {
  long: 0.88,
  girth: [0.27, 0.27, 0.28],
  legs: [0.13, 0.055],
  neck: [0.55, 0.42],
  neckGirth: 0.16,
  head: [0.15, 0.36, 0.1],
  ears: "pointed",
  tail: "hair",
  feet: "hooves",
  horns: "none",
  mane: true,
};
const COW: Build = {
  ...HORSE,
  long: 1.2,
  girth: [0.33, 0.36, 0.33],
  legs: [0.14, 0.07],
  neck: [0.18, 0.42],
  head: [0.19, 0.3, 0.15],
  ears: "sideways",
  tail: "thin",
  horns: "short",
  mane: false,
};
const BIRD: Build = {
  long: 0.5,
  girth: [0.42, 0.36, 0.2],
  legs: [0.1, 0.03],
  neck: [0.3, 0.16],
  neckGirth: 0.26,
  head: [0.27, 0.22, 0.07],
  ears: "none",
  tail: "fan",
  feet: "claws",
  horns: "none",
  mane: false,
};

export const BUILDS: Readonly<Record<Species, Build>> = {
  cat: CAT,
  dog: DOG,
  fox: { ...WOLF, long: 1.2, girth: [0.27, 0.24, 0.25], head: [0.24, 0.28, 0.085], neck: [0.34, 0.32] },
  wolf: WOLF,
  bear: {
    ...DOG,
    long: 1.25,
    girth: [0.46, 0.5, 0.48],
    legs: [0.22, 0.15],
    neck: [0.22, 0.36],
    neckGirth: 0.34,
    head: [0.33, 0.24, 0.15],
    ears: "round",
    tail: "short",
  },
  rabbit: {
    ...CAT,
    long: 0.95,
    girth: [0.34, 0.42, 0.46],
    legs: [0.2, 0.09],
    neck: [0.34, 0.16],
    neckGirth: 0.22,
    head: [0.29, 0.12, 0.13],
    ears: "long",
    tail: "short",
  },
  mouse: {
    ...CAT,
    long: 1.1,
    girth: [0.4, 0.5, 0.48],
    legs: [0.17, 0.08],
    neck: [0.08, 0.34],
    neckGirth: 0.3,
    head: [0.32, 0.26, 0.08],
    ears: "round",
    tail: "thin",
  },
  horse: HORSE,
  cow: COW,
  deer: {
    ...HORSE,
    girth: [0.24, 0.23, 0.24],
    legs: [0.11, 0.045],
    neck: [0.52, 0.3],
    neckGirth: 0.12,
    head: [0.15, 0.25, 0.075],
    ears: "sideways",
    tail: "short",
    horns: "antlers",
    mane: false,
  },
  pig: {
    ...COW,
    long: 1.3,
    girth: [0.45, 0.5, 0.46],
    legs: [0.18, 0.09],
    neck: [0.02, 0.36],
    neckGirth: 0.36,
    head: [0.3, 0.26, 0.16],
    ears: "floppy",
    tail: "curled",
    horns: "none",
  },
  sheep: {
    ...COW,
    long: 1.05,
    girth: [0.46, 0.5, 0.46],
    legs: [0.13, 0.06],
    neck: [0.24, 0.36],
    neckGirth: 0.26,
    head: [0.2, 0.24, 0.11],
    tail: "short",
    horns: "none",
  },
  lion: {
    ...CAT,
    long: 1.25,
    girth: [0.34, 0.3, 0.3],
    legs: [0.17, 0.1],
    neck: [0.24, 0.36],
    neckGirth: 0.26,
    head: [0.26, 0.2, 0.14],
    ears: "round",
    mane: true,
  },
  bird: BIRD,
  owl: {
    ...BIRD,
    long: 0.3,
    girth: [0.42, 0.42, 0.24],
    neck: [0.34, 0.04],
    neckGirth: 0.36,
    head: [0.36, 0.08, 0.06],
    ears: "pointed",
  },
  duck: { ...BIRD, long: 0.75, girth: [0.38, 0.42, 0.26], neck: [0.5, 0.2], neckGirth: 0.15, head: [0.2, 0.24, 0.075] },
};
