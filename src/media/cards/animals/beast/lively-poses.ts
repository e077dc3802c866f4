// Poses of what animals do with somebody, with a thing or in one leap.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import { ATTACKS, isLumbering, leaping } from "./attacks.ts";
import { isHoofed } from "./build.ts";
import {
  downTo,
  LIE,
  SIT,
  SITTING,
  STAND,
  step,
  stride,
  RUN,
  TUCK,
  WALK,
  type BeastPose,
  type Moment,
} from "./pose-parts.ts";

type Lively =
  | (
      | "fire"
      | "hiss"
      | "leap"
      | "pounce"
      | "ram"
      | "dunk"
      | "snap"
      | "spit"
      | "suckle"
      | "splash"
      | "reach_up"
      | "stretch"
      | "swat"
      | "drink"
      | "roll"
      | "chase_tail"
    )
  | (
      "tug" | "tongue" | "take" | "look" | "peek" | "spread" | "shelter" | "land" | "fed" | "nibble" | "slide" | "spray"
    );

/** Heads of those that hold food in their forepaws. */
const SITS_UP: ReadonlySet<string> = new Set(["rodent", "rabbit", "monkey", "ape"]);

/** A wing that is laid over what lies before it. */
const COVERING = 2;

const BRACED = [step(-0.16), step(-0.04), step(0), step(0.12)] as const;

export const LIVELY_POSES: Readonly<Record<Lively & AnimalAction, (moment: Moment) => BeastPose>> = {
  fire: ({ build, swing }) => ({
    ...STAND,
    ...{ neck: -4 + 2 * swing, nose: 4, jaw: 34, effect: "fire", tail: 12, legs: BRACED },
    wings: build.wings ? 0.8 : null,
  }),
  hiss: ({ build }) => ({
    ...STAND,
    ...{ arch: isHoofed(build) ? 0 : 0.3, neck: -16, nose: 10, jaw: 30, tail: 74, effect: "hiss" },
    legs: [step(0.02), step(0.08), step(-0.1), step(-0.04)],
  }),
  leap: ({ phase, build }) => leaping(phase, isLumbering(build) ? 0.5 : 0.95),
  ...ATTACKS,
  reach_up: ({ build, swing }) => ({
    ...STAND,
    ...{ pitch: isHoofed(build) ? 44 : 62, neck: -14, nose: -4, jaw: 14, tail: 20 + 22 * swing },
    legs: [step(-0.42, 0.95 + 0.1 * swing), step(-0.5, 0.86 - 0.1 * swing), step(-0.05), step(0.1)],
    wings: build.wings ? 0.7 : null,
  }),
  drink: ({ build, swing }) => ({
    ...STAND,
    ...downTo(build),
    ...{ jaw: swing > 0 ? 10 : 0, effect: "pool", legs: [step(-0.16), step(0.02), step(-0.05), step(0.06)] },
  }),
  dunk: ({ build, swing }) => ({
    ...STAND,
    ...downTo(build),
    ...{ pitch: -16, low: 0.06, nose: 46, jaw: 24, tail: 24 + 8 * swing, effect: "splash" },
    legs: [step(-0.24), step(-0.06), step(0), step(0.12)],
  }),
  splash: ({ phase }) => ({
    ...STAND,
    ...{ low: 0.1, neck: 14, nose: -10, jaw: 8, tail: 10, pitch: 10, effect: "splash" },
    legs: stride(phase, WALK, { far: 0.3, high: 0.4 }),
  }),
  spit: ({ phase }) => ({
    ...STAND,
    neck: phase < 0.3 ? 12 : -10,
    nose: -4,
    jaw: phase < 0.3 ? 4 : 24,
    effect: "spit",
    legs: BRACED,
  }),
  suckle: ({ swing }) => ({ ...STAND, neck: 16 + 3 * swing, nose: -34, jaw: 10, tail: 30 * swing, legs: BRACED }),
  snap: ({ build, swing }) => ({
    ...STAND,
    ...{ pitch: isHoofed(build) ? 10 : 26, neck: 10, nose: -34, jaw: 26 + 10 * swing, tail: 26, legs: BRACED },
    wings: build.wings ? 0.5 : null,
  }),
  stretch: () => ({
    ...STAND,
    ...{ pitch: -28, low: 0.16, neck: 20, nose: -16, jaw: 24, tail: 62, arch: -0.1 },
    legs: [step(-0.44), step(-0.38), step(0), step(0.08)],
  }),
  swat: ({ swing }) => ({
    ...STAND,
    ...{ pitch: 6, neck: -10, nose: 8, tail: 30 + 20 * swing },
    legs: [step(-0.62 - 0.14 * swing, 0.5), step(-0.04), step(0), step(0.1)],
  }),
  roll: ({ build, swing }) => ({
    ...STAND,
    ...{ low: 0, neck: -build.neck.angle - 10, nose: 8, jaw: 14, tail: 16 * swing, isUpsideDown: true },
    legs: [
      step(-0.2 - 0.1 * swing, 0.5),
      step(0.06 + 0.1 * swing, 0.42),
      step(-0.1 + 0.12 * swing, 0.46),
      step(0.16 - 0.1 * swing, 0.5),
    ],
  }),
  chase_tail: ({ phase, swing }) => ({
    ...STAND,
    ...{ pitch: 8 * swing, neck: -20, nose: -8, jaw: 16, tail: 86, arch: 0.1 },
    legs: stride(phase, RUN, { far: 0.34, high: 0.24 }),
  }),
  tug: ({ phase, swing }) => ({
    ...STAND,
    ...{ pitch: -6, low: 0.1, neck: -12, nose: -10 + 5 * swing, jaw: 4, tail: 30 },
    legs: stride(phase, WALK, { far: 0.26, high: 0.1 }),
  }),
  tongue: () => ({ ...STAND, neck: 4, nose: 4, jaw: 12, tail: 6 }),
  take: ({ build, swing }) => ({
    ...STAND,
    ...(swing > 0 ? downTo(build) : { neck: 0, nose: 6 }),
    ...{ jaw: 8, legs: [step(-0.16), step(0.02), step(-0.05), step(0.06)], tail: 20 },
  }),
  fed: ({ build, swing }) =>
    isHoofed(build) || build.foot === "pad"
      ? { ...STAND, neck: -build.neck.angle * 0.3, nose: 8 + 4 * swing, jaw: swing > 0 ? 14 : 3, legs: BRACED }
      : {
          ...STAND,
          ...downTo(build),
          jaw: swing > 0 ? 10 : 0,
          legs: [step(-0.16), step(0.02), step(-0.05), step(0.06)],
        },
  nibble: ({ build, swing }) =>
    SITS_UP.has(build.head) || build.sitsUp === true
      ? {
          ...SITTING,
          ...{ pitch: 62, neck: -30, nose: 26 + 4 * swing, jaw: swing > 0 ? 10 : 0 },
          legs: [step(-0.34, 0.92), step(-0.3, 0.84), SIT, SIT],
        }
      : { ...STAND, neck: -build.neck.angle * 0.5, nose: 20 + 6 * swing, jaw: swing > 0 ? 12 : 2, legs: BRACED },
  spray: ({ swing }) => ({ ...STAND, neck: -8 + 2 * swing, nose: 36, jaw: 30, effect: "jet", legs: BRACED }),
  slide: () => ({ ...LIE, neck: 10, tail: 10 }),
  look: () => ({ ...STAND, neck: 6, isFacing: true }),
  peek: () => ({ ...LIE, low: 0.86, neck: 22, nose: 4, isFacing: false, legs: [TUCK, TUCK, SIT, SIT] }),
  spread: ({ build, swing }) => ({
    ...STAND,
    ...{ neck: 10, nose: -8, jaw: 10, pitch: 4, legs: BRACED },
    wings: build.wings ? 0.8 + 0.2 * swing : null,
  }),
  shelter: ({ build }) => ({
    ...STAND,
    ...{ neck: -14, nose: 18, legs: BRACED },
    wings: build.wings ? COVERING : null,
  }),
  land: ({ build }) => ({
    ...SITTING,
    ...(isHoofed(build) || build.wings ? { ...STAND, legs: BRACED } : {}),
    wings: build.wings ? 0.9 : null,
  }),
};
