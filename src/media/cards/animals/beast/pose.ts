// How an animal holds itself at a moment of what it does. Degrees and heights of the shoulder; it looks to the left.
import type { AnimalAction } from "../../../../core/animatic/acting/animals/action-names.ts";
import { isHoofed, type BeastBuild } from "./build.ts";
import type { BeastMoment } from "./frame.ts";
import { LIVELY_POSES } from "./lively-poses.ts";
import { BENT_BACK, SOCIAL_POSES } from "./social-poses.ts";
import {
  downTo,
  LIE,
  RUN,
  SIT,
  SITTING,
  STAND,
  step,
  stride,
  TRAIL,
  TUCK,
  WALK,
  type BeastPose,
  type Moment,
} from "./pose-parts.ts";

const POSES: Readonly<Record<AnimalAction, (moment: Moment) => BeastPose>> = {
  ...LIVELY_POSES,
  ...SOCIAL_POSES,
  stand: () => STAND,
  walk: ({ phase, swing }) => ({
    ...STAND,
    legs: stride(phase, WALK, { far: 0.2, high: 0.12 }),
    neck: 3 * swing,
    tail: 5 * swing,
  }),
  run: ({ phase, swing }) => ({
    ...STAND,
    legs: stride(phase, RUN, { far: 0.48, high: 0.3 }),
    pitch: 5 * swing,
    up: 0.07 + 0.07 * swing,
    neck: -14 - 5 * swing,
    nose: -12,
    tail: 34,
  }),
  sneak: ({ phase }) => ({
    ...STAND,
    legs: stride(phase, WALK, { far: 0.2, high: 0.1 }),
    low: 0.34,
    neck: -34,
    nose: -6,
    tail: -20,
  }),
  sit: ({ build }) => (isHoofed(build) || build.foot === "pad" ? LIE : SITTING),
  wag: ({ build, swing }) =>
    isHoofed(build) || build.foot === "pad"
      ? { ...STAND, tail: 24 + 34 * swing }
      : { ...SITTING, tail: 16 + 20 * swing, neck: 18 },
  lie: () => LIE,
  sleep: ({ build }) => ({ ...LIE, neck: -build.neck.angle - 14, nose: -6, isAsleep: true, tail: -40 }),
  curl: () => ({ ...LIE, isAsleep: true }),
  fallen: ({ build }) => ({
    ...LIE,
    low: 1.1,
    legs: [TUCK, TUCK, TRAIL, TRAIL],
    neck: -build.neck.angle - 8,
    nose: -10,
    jaw: 18,
  }),
  eat: ({ build, swing }) => ({
    ...STAND,
    ...downTo(build),
    jaw: swing > 0 ? 10 : 0,
    legs: [step(-0.16), step(0.02), step(-0.05), step(0.06)],
  }),
  sniff: ({ build, swing }) => ({ ...STAND, ...downTo(build), nose: 20 + 8 * swing, tail: 20 }),
  dig: ({ build, swing }) => ({
    ...STAND,
    ...downTo(build),
    pitch: -14,
    legs: [
      step(-0.2 - 0.12 * swing, 0.1 + 0.1 * swing),
      step(-0.2 + 0.12 * swing, 0.1 - 0.1 * swing),
      step(0.04),
      step(0.12),
    ],
    tail: 34,
    effect: "earth",
  }),
  howl: ({ build }) => ({
    ...(build.foot === "paw" ? SITTING : STAND),
    ...{ neck: 24, nose: -62, jaw: 26, effect: "call" as const },
  }),
  bark: ({ swing }) => ({
    ...STAND,
    neck: 6,
    nose: -14,
    jaw: swing > 0 ? 30 : 4,
    pitch: swing > 0 ? 3 : 0,
    ...(swing > 0 && { effect: "call" as const }),
    tail: 24,
    legs: [step(-0.14), step(-0.04), step(0.0), step(0.12)],
  }),
  growl: () => ({
    ...STAND,
    neck: -26,
    nose: -4,
    jaw: 15,
    pitch: -5,
    low: 0.12,
    tail: -14,
    legs: [step(-0.18), step(-0.06), step(0.02), step(0.14)],
  }),
  roar: ({ build }) => ({
    ...STAND,
    neck: 8,
    nose: -18,
    jaw: 36,
    effect: "call",
    legs: [step(-0.16), step(-0.04), step(0), step(0.12)],
    wings: build.wings ? 0.85 : null,
  }),
  jump: ({ phase }) => {
    const up = Math.sin(Math.PI * phase);
    if (up < 0.3) return { ...STAND, low: 0.3, pitch: -4, legs: [step(-0.1), step(0), step(0), step(0.1)] };
    return {
      ...STAND,
      pitch: 16 - 24 * (phase - 0.5),
      up: 0.55 * up,
      neck: 6,
      nose: -6,
      legs: [TUCK, TUCK, TRAIL, TRAIL],
      tail: 26,
    };
  },
  rear: ({ build }) => ({
    ...STAND,
    pitch: 50,
    neck: -6,
    nose: 12,
    legs: [TUCK, TUCK, step(-0.05), step(0.1)],
    jaw: 12,
    tail: 10,
    wings: build.wings ? 0.7 : null,
  }),
  roar_up: ({ build }) => ({
    ...STAND,
    ...{ pitch: 72, neck: 60 - build.neck.angle, nose: -16, jaw: 36, tail: -30, effect: "call" as const },
    legs: [step(-0.46, 1), step(-0.36, 0.9), step(-0.06), step(0.1)],
  }),
  shower: ({ swing }) => ({
    ...STAND,
    ...{ neck: 12 + 2 * swing, nose: -26, jaw: 26, effect: "shower" as const },
    legs: [step(-0.16), step(-0.04), step(0), step(0.12)],
  }),
  drum: ({ build, swing }) => ({
    ...STAND,
    ...{ pitch: 70, neck: 52 - build.neck.angle, nose: -6, jaw: swing > 0 ? 22 : 8, tail: -30 },
    legs:
      swing > 0 ? [TUCK, step(-0.5, 0.9), step(-0.16), step(0.14)] : [step(-0.56, 0.96), TUCK, step(-0.16), step(0.14)],
  }),
  fly_fire: ({ phase }) => ({
    ...STAND,
    ...{ up: 0, pitch: 6, neck: -22, nose: 2, jaw: 34, tail: 16, effect: "fire" as const },
    legs: [TUCK, TUCK, TRAIL, TRAIL],
    wings: Math.cos(2 * Math.PI * phase),
  }),
  upright: ({ build }) => ({
    ...STAND,
    ...{ pitch: 74, neck: 58 - build.neck.angle, nose: 4, tail: -30 },
    legs: [step(-0.3, 0.7), step(-0.24, 0.62), step(-0.06), step(0.1)],
  }),
  dance: ({ build, swing }) => ({
    ...STAND,
    ...{ pitch: 72 + 6 * swing, neck: 56 - build.neck.angle - 10 * swing, nose: 4, tail: -30 },
    legs: [
      step(-0.34, 0.75 + 0.2 * swing),
      step(-0.24, 0.62 - 0.2 * swing),
      step(-0.1 - 0.1 * swing),
      step(0.12 + 0.1 * swing),
    ],
  }),
  beg: () => ({ ...SITTING, pitch: 66, neck: -6, legs: [TUCK, TUCK, SIT, SIT] }),
  kick: () => ({ ...STAND, pitch: -24, neck: -20, legs: [step(0), step(0.08), TRAIL, TRAIL], up: 0, tail: 40 }),
  play: ({ swing }) => ({
    ...STAND,
    pitch: -26,
    low: 0.18,
    neck: 34,
    nose: -20,
    legs: [step(-0.3), step(-0.24), step(0), step(0.1)],
    tail: 40 + 20 * swing,
    jaw: 12,
  }),
  scratch: ({ swing }) => ({
    ...SITTING,
    neck: -6,
    nose: 16,
    legs: [step(0), step(0.05), SIT, step(-0.42, 0.5 + 0.1 * swing)],
  }),
  shake: ({ swing }) => ({
    ...STAND,
    ...{ neck: 14 * swing, nose: 16 * swing, pitch: 5 * swing, tail: 36 * swing, effect: "drops" },
    legs: [step(-0.16), step(0.1), step(-0.14), step(0.16)],
  }),
  lick: ({ swing }) => ({ ...STAND, neck: -14, nose: 8 + 6 * swing, jaw: swing > 0 ? 14 : 2 }),
  lick_down: ({ build, swing }) => ({ ...STAND, ...downTo(build), jaw: swing > 0 ? 14 : 2, tail: 10 * swing }),
  lick_lying: ({ build, swing }) => ({
    ...LIE,
    ...{ neck: -build.neck.angle * 0.6, nose: 12 + 6 * swing, jaw: swing > 0 ? 14 : 2, tail: -20 + 8 * swing },
  }),
  nestle: ({ build }) => ({ ...STAND, neck: -build.neck.angle * 0.75, nose: 6, tail: -10 }),
  swim: ({ phase }) => ({
    ...STAND,
    low: 0.1,
    neck: 10,
    legs: stride(phase, WALK, { far: 0.3, high: 0.4 }),
    tail: -10,
  }),
  fly: ({ phase }) => ({
    ...STAND,
    up: 0,
    pitch: 6,
    neck: -22,
    nose: -8,
    legs: [TUCK, TUCK, TRAIL, TRAIL],
    tail: 16,
    wings: Math.cos(2 * Math.PI * phase),
  }),
  glide: () => ({ ...STAND, pitch: 6, neck: -22, nose: -8, legs: [TUCK, TUCK, TRAIL, TRAIL], tail: 16, wings: 0.3 }),
  climb: () => ({
    ...STAND,
    pitch: 58,
    legs: [step(-0.1, 0.75), step(-0.1, 0.55), step(-0.1, 0.1), step(0, 0)],
    neck: -20,
  }),
};

export function beastPose(build: BeastBuild, { action, phase, gaze }: BeastMoment): BeastPose {
  const plain = POSES[action]({ build, phase, swing: Math.sin(2 * Math.PI * phase) });
  const pose = gaze && CALM.has(action) ? { ...plain, ...gazing(build, plain, gaze) } : plain;
  return build.fore[2] < build.hind[2] * 0.7 && pose.low < 0.5 ? upright(build, pose) : pose;
}

/** What it does with the head free to look about. */
const CALM: ReadonlySet<AnimalAction> = new Set(["stand", "walk", "sit", "wag", "lie", "upright"]);

/** Degrees of the trunk from which on the head is above it. */
const LEVEL = 45;

/** The head lifted, lowered or turned round by where it looks. */
function gazing(
  build: BeastBuild,
  { pitch, neck, nose }: BeastPose,
  [right, down]: readonly [number, number],
): Partial<BeastPose> {
  if (right > 0.5) return pitch > LEVEL ? { isFacing: true } : { neck: BENT_BACK - build.neck.angle, looksBack: true };
  if (down < -0.5) return { neck: neck + Math.max(8, Math.min(26, 66 - build.neck.angle)), nose: nose - 44 };
  return down > 0.5 ? { neck: neck - 24, nose: nose + 22 } : {};
}

/** On its hind legs, as a kangaroo stands; one with a heavy head holds its trunk level. */
function upright(build: BeastBuild, pose: BeastPose): BeastPose {
  if (pose.pitch > LEVEL) return pose;
  const isLevel = build.head === "tyrant";
  return {
    ...pose,
    pitch: pose.pitch + (isLevel ? 14 : 52),
    legs: [TUCK, TUCK, pose.legs[2], pose.legs[3]],
    neck: pose.neck - (isLevel ? 0 : 20),
    tail: pose.tail - (isLevel ? 0 : 16),
  };
}
