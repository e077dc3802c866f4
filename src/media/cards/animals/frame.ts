// The chains of round stations that an animal is built of. Parts of the height at the shoulder; the ground is at y 0.
import type { Colour } from "../../../core/animatic/colour.ts";
import type { AnimalLook } from "../../../core/animatic/looks/animal-look.ts";
import type { Build } from "./species.ts";
import type { Point3, View } from "../figure/body.ts";
import type { Pen } from "../pen.ts";

export type Chain = readonly (readonly [Point3, number])[];

export interface AnimalFrame {
  readonly pen: Pen;
  readonly look: AnimalLook;
  readonly build: Build;
  readonly view: View;
  readonly gait: Gait;
}

/** Where the hips are of one that sits: low, and nearer to the chest. */
const HAUNCH = { up: 0.4, back: 0.62 } as const;

export function trunkOf({ long, girth, feet }: Build, stout: number, sits = false): Chain {
  const [chest = 0, belly = 0, hip = 0] = girth.map((radius) => radius * stout);
  if (feet === "claws")
    return [
      [[0, -0.82, long * 0.3], chest * 0.95],
      [[0, -0.66, 0], belly],
      [[0, -0.56, -long * 0.7], hip],
    ];
  const z = long / 2;
  if (sits)
    return [
      [[0, -1 + girth[0], z], chest],
      [[0, -0.68, z * 0.2], belly],
      [[0, -HAUNCH.up, -z * HAUNCH.back], hip * 1.12],
    ];
  return [
    [[0, -1 + girth[0], z], chest],
    [[0, -0.99 + girth[0], 0], belly],
    [[0, -1 + girth[2], -z], hip],
  ];
}

export function skullOf({ long, neck: [up, forward], feet }: Build): Point3 {
  return feet === "claws" ? [0, -1 - up, long * 0.3 + forward] : [0, -1 - up, long / 2 + forward];
}

export function neckOf(build: Build): Chain {
  const [, y, z] = skullOf(build);
  const start: Point3 =
    build.feet === "claws" ? [0, -0.9, build.long * 0.3] : [0, -1 + build.girth[0] * 0.8, build.long / 2];
  return [
    [start, build.neckGirth * 1.35],
    [[0, (start[1] + y) / 2, (start[2] + z) / 2 - 0.02], build.neckGirth],
    [[0, y, z], build.neckGirth * 0.9],
  ];
}

/** How an animal moves: where in its stride it is, how far the legs reach, how low it lies (0 stands, 1 lies). */
export interface Gait {
  readonly phase: number;
  readonly reach: number;
  readonly low: number;
  /** Sits on its haunches, with the forelegs upright. */
  readonly sits?: boolean;
  /** Flies: how high its wings are, -1 to 1. */
  readonly wings?: number;
}

/** How far a body sinks that lies down. */
export const SINK = 0.44;
/** Legs across from each other move together. */
const PHASES = [0, 0.5, 0.5, 0] as const;
/** How much of a stride each station of a leg makes. */
const SHARES = [0, 0.35, 0.85, 1] as const;

export function quadrupedLegs(build: Build, gait: Gait): readonly Chain[] {
  if (gait.sits) return sittingLegs(build);
  return standingLegs(build).map((chain, leg) => {
    const turn = 2 * Math.PI * (gait.phase + (PHASES[leg] ?? 0));
    return chain.map(([[x, y, z], radius], at) => {
      const share = SHARES[at] ?? 1;
      const dz = gait.reach * Math.sin(turn) * share + gait.low * 0.16 * share * (leg % 2 ? -1 : 1);
      const up = gait.reach * Math.max(0, Math.cos(turn)) * 0.4 * share;
      return [[x, Math.min(y - up, -gait.low * (SINK + 0.06)), z + dz], radius] as const;
    });
  });
}

/** The forelegs stand; the hind legs are folded, their feet before the haunches. */
function sittingLegs(build: Build): readonly Chain[] {
  const [, shin] = build.legs;
  const z = -(build.long / 2) * HAUNCH.back;
  return standingLegs(build).map((chain, leg): Chain => {
    if (leg % 2 === 0) return chain;
    const [[x] = [0]] = chain[0] ?? [];
    return [
      [[x * 1.15, -0.36, z + 0.04], build.legs[0] * 1.7],
      [[x * 1.3, -0.26, z + 0.24], build.legs[0] * 1.1],
      [[x * 1.3, -0.08, z + 0.16], shin * 1.15],
      [[x * 1.3, -0.05, z + 0.4], shin * 1.1],
    ];
  });
}

function standingLegs({ long, girth, legs: [thigh, shin] }: Build): readonly Chain[] {
  const z = long / 2;
  const x = girth[0] * 0.6;
  return ([-1, 1] as const).flatMap((side): Chain[] => [
    [
      [[side * x, -0.7, z - 0.04], thigh],
      [[side * x, -0.42, z - 0.06 + side * 0.05], thigh * 0.66],
      [[side * x, -0.12, z - 0.02 + side * 0.09], shin],
      [[side * x, -0.05, z + 0.02 + side * 0.09], shin * 1.1],
    ],
    [
      [[side * x, -0.68, -z], thigh * 1.5],
      [[side * x, -0.42, -z + 0.1 - side * 0.06], thigh * 0.9],
      [[side * x, -0.24, -z - 0.1 - side * 0.06], shin * 1.05],
      [[side * x, -0.06, -z - 0.03 - side * 0.06], shin * 1.1],
    ],
  ]);
}

export function birdLegs({ girth, legs: [, shin] }: Build): readonly Chain[] {
  return ([-1, 1] as const).map((side): Chain => [
    [[side * girth[1] * 0.4, -0.36, 0.02], shin * 1.4],
    [[side * girth[1] * 0.4, -0.18, -0.02], shin],
    [[side * girth[1] * 0.4, -0.03, 0.02], shin],
  ]);
}

/** Of beaks and of birds' legs. */
export const BEAK: Colour = { light: 0.73, chroma: 0.135, hue: 71 };
