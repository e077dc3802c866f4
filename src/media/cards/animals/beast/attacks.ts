// Poses of an animal that falls on another one or on somebody: light ones spring, heavy ones thrust head and jaws forwards on the ground.
import type { BeastBuild, HeadKind } from "./build.ts";
import { step, STAND, TRAIL, TUCK, type BeastPose, type LegPose, type Moment } from "./pose-parts.ts";

const HEAVY: ReadonlySet<HeadKind> = new Set([
  ...(["bear", "horse", "cow", "pig", "sheep", "deer", "elephant", "rhino", "hippo", "camel"] as const),
  ...(["crocodile", "dragon", "dinosaur", "tyrant"] as const),
]);

const LUMBERING: ReadonlySet<HeadKind> = new Set([
  ...(["bear", "elephant", "rhino", "hippo", "camel", "crocodile", "dinosaur", "tyrant"] as const),
]);

/** It leaves the ground by little. */
export const isLumbering = ({ head }: BeastBuild): boolean => LUMBERING.has(head);

export const ATTACKS: Readonly<Record<"pounce" | "ram", (moment: Moment) => BeastPose>> = {
  pounce: (moment) => (HEAVY.has(moment.build.head) ? biting(moment.phase) : springing(moment.phase)),
  ram: ({ phase, build }) => {
    const isHitting = phase >= 0.3 && phase < 0.8;
    const horns = { neck: -Math.max(20, build.neck.angle * 0.8), nose: 44 };
    return {
      ...STAND,
      ...(isHitting ? { ...horns, pitch: 4, tail: 30 } : { ...horns, neck: horns.neck - 12, pitch: -10, tail: 10 }),
      legs: isHitting ? STRIDING : BRACED,
    };
  },
};

const BRACED: BeastPose["legs"] = [step(-0.04), step(0.06), step(-0.08), step(0.08)];
const STRIDING: BeastPose["legs"] = [step(-0.3, 0.06), step(-0.14), step(0.12), step(0.24)];

/** Jaws open and back, then shut on what is before them. */
function biting(phase: number): BeastPose {
  const isShut = phase >= 0.45 && phase < 0.9;
  return {
    ...STAND,
    ...(isShut
      ? { neck: -24, nose: 12, jaw: 10, pitch: -8, low: 0.06, tail: 30 }
      : { neck: -2, nose: -6, jaw: 38, pitch: -2, tail: 14 }),
    legs: isShut ? STRIDING : BRACED,
  };
}

function springing(phase: number): BeastPose {
  if (phase < 0.3) return { ...STAND, ...CROUCHED, tail: 8 + 30 * phase };
  if (phase < 0.7) return leaping(0.25 + phase * 0.6, SPRING);
  return {
    ...STAND,
    ...{ pitch: -24, low: 0.1, neck: -34, nose: 30, jaw: 20, tail: 46 },
    legs: [step(-0.34), step(-0.26), step(0), step(0.1)],
  };
}

/** Heights of the shoulder: what is sprung on is on the ground before it. */
const SPRING = 0.1;
const CROUCHED = {
  ...{ low: 0.42, pitch: -8, neck: -22 },
  legs: [step(-0.2), step(-0.1), step(0), step(0.1)] as readonly [LegPose, LegPose, LegPose, LegPose],
};

/** From a crouch over the highest place down to the forefeet. */
export function leaping(phase: number, high: number): BeastPose {
  const up = Math.sin(Math.PI * Math.min(1, Math.max(0, phase)));
  return {
    ...STAND,
    ...{ pitch: 34 - 62 * phase, up: 0.12 + high * up, neck: 4, nose: -4, jaw: 8, tail: 26 },
    legs: phase < 0.72 ? [TUCK, TUCK, TRAIL, TRAIL] : [step(-0.3, 0.2), step(-0.24, 0.1), TRAIL, TRAIL],
  };
}
