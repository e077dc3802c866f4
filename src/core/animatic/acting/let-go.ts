// Things that leave a hand, or wait for it: thrown, dropped, put down, kicked, picked up. When that is, and where they are from then on.
import type { Beat } from "./acting.ts";
import type { Gesture } from "./gestures/gestures.ts";
import type { FigurePose } from "./pose.ts";

export type Fate = "flies" | "falls" | "rests" | "waits" | "kicked";

export interface LooseThing {
  readonly fate: Fate;
  /** Seconds at which the hand lets go of it, or takes it. */
  readonly at: number;
  /** The drawing whose hand, or foot, it is at then. */
  readonly drawing: number;
}

const FATES: Partial<Readonly<Record<Gesture, Fate>>> = {
  throw: "flies",
  drop: "falls",
  put_down: "rests",
  pick_up: "waits",
};

interface Shown {
  readonly from: number;
  readonly beat: Beat;
  readonly drawing: number;
  readonly pose: FigurePose;
}

export function looseThings(shown: readonly Shown[]): readonly LooseThing[] {
  return shown.flatMap(({ from, beat, drawing, pose }, index): readonly LooseThing[] => {
    const before = shown[index - 1];
    if (beat.posture === "kick")
      return pose.isKicking && !before?.pose.isKicking ? [{ fate: "kicked", at: from, drawing }] : [];
    const fate = FATES[beat.gesture];
    if (fate === undefined || before?.beat.gesture !== beat.gesture) return [];
    const changes = (before.pose.isEmpty === true) !== (pose.isEmpty === true);
    return changes && (fate === "waits") !== (pose.isEmpty === true) ? [{ fate, at: from, drawing }] : [];
  });
}

/** What a thing moves among. Pixels. */
export interface Ground {
  /** The height of whoever throws, and the way that they face. */
  readonly height: number;
  readonly facing: 1 | -1;
  /** From where it leaves the hand down to the ground, and across to whom it is thrown at. */
  readonly drop: number;
  readonly target: number | undefined;
}

/** Heights in a second, and in a second squared. */
const THROWN = { across: 2.1, up: 1.1 } as const;
const KICKED = { across: 2.6, up: 0.9 } as const;
const GRAVITY = 4.4;
/** Seconds to whom it is thrown at. */
const FLIGHT = 0.5;

/** Pixels from where it left the hand; undefined while it is in the hand, or gone. */
export function pathOf(
  { fate, at }: LooseThing,
  seconds: number,
  ground: Ground,
): readonly [dx: number, dy: number] | undefined {
  const time = seconds - at;
  if (fate === "waits") return time < 0 ? [0, ground.drop] : undefined;
  if (fate === "kicked" && time < 0) return [0, ground.drop];
  if (time < 0) return undefined;
  if (fate === "rests") return [0, ground.drop];
  const fallen = Math.min(ground.drop, 0.5 * GRAVITY * ground.height * time * time);
  if (fate === "falls") return [0, fallen];
  const { across, up } = fate === "kicked" ? KICKED : THROWN;
  const height = Math.min(ground.drop, (0.5 * GRAVITY * time - up) * time * ground.height);
  if (ground.target === undefined) return [ground.facing * across * ground.height * time, height];
  if (time < FLIGHT)
    return [(ground.target * time) / FLIGHT, -0.35 * ground.height * Math.sin((Math.PI * time) / FLIGHT)];
  return [ground.target, Math.min(ground.drop, 0.5 * GRAVITY * ground.height * (time - FLIGHT) ** 2)];
}
