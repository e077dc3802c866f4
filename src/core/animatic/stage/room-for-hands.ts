// How much wider a near picture is where hands do something below the shoulders or above the head, and how much lower the head is in it: the deed is to be
// seen, even if the face is a little smaller.
import type { Beat } from "../acting/acting.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { ArmPose, HandEffect } from "../acting/pose.ts";
import type { Framing } from "../frame.ts";

/** Parts of the size that the word asks for. */
const WIDER = { close: 0.74, medium: 0.86, wide: 1 } as const;
/** Heads below the shoulders from where a hand would be at the edge. */
const LOW = 0.35;

/** Both arms are to be seen from the shoulder to the pane between them. */
const AT_PANE = { close: 0.6, medium: 0.86, wide: 1 } as const;

/** The pen is below the chin, and not before the mouth. */
const WRITES: ReadonlySet<Gesture> = new Set(["write", "write_pad", "type", "type_one_hand"] as const);

/** What falls from a hand is to be seen down to where it lands, a railing down to its posts, and a finger that points down. */
const POURING = { close: 0.66, medium: 0.7, wide: 1 } as const;
const AT_THE_WAIST: ReadonlySet<Gesture> = new Set(["lean_rail", "point_down"] as const);
const FALLING: ReadonlySet<HandEffect> = new Set(["stream", "grains", "drops", "yolk"] as const);

const BELOW: Readonly<Record<string, number>> = { front: 0, chest: 0.4, belly: 1.2, waist: 1.5, lap: 1.9, table: 1 };

export function roomForHands(framing: Framing, people: readonly { readonly beats: readonly Beat[] }[]): number {
  if (framing.feet !== undefined || framing.head > 1) return 1;
  const beats = people.flatMap((one) => one.beats);
  if (beats.some(({ object }) => object === "pane")) return AT_PANE[framing.family];
  if (beats.some(({ gesture }) => WRITES.has(gesture))) return AT_PANE[framing.family];
  if (roomAbove(framing, people)) return WIDER[framing.family];
  if (beats.some(({ gesture }) => pours(gesture) || AT_THE_WAIST.has(gesture))) return POURING[framing.family];
  if (people.length === 1 && beats.some(({ gesture, holds }) => holds.length > 0 && reachesAhead(gesture, framing)))
    return WIDER[framing.family];
  return beats.some(({ gesture, holds }) => isLow(gesture, holds.length > 0)) ? WIDER[framing.family] : 1;
}

/** Parts of the height that eyes are lower than else where a hand is that far above them, and heads above the crown that it is. */
const EYES_LOWER = 0.11;
const ABOVE_CROWN = 0.55;

/** For hands that reach up. */
export function roomAbove(framing: Framing, people: readonly { readonly beats: readonly Beat[] }[]): number {
  if (framing.feet !== undefined || framing.head > 1) return 0;
  return people.some(({ beats }) => beats.some(({ gesture }) => reachesUp(gesture))) ? EYES_LOWER : 0;
}

const reachesUp = (gesture: Gesture): boolean =>
  GESTURE_DESIGNS[gesture].keys.some(({ far, near }) =>
    [far, near].some((arm) => arm !== undefined && "at" in arm && arm.to === "crown" && arm.at[1] < -ABOVE_CROWN),
  );

/** Parts of the breadth that somebody stands further back who points or aims at something before the frame's edge. */
const AHEAD = 0.15;
/** Head heights before the shoulders from which on a hand or what is in it would be out of the picture. */
const FAR_AHEAD = { close: 1.2, medium: 1.5, wide: 1.5 } as const;

/** For one who is alone. */
export function roomAhead(framing: Framing, people: readonly { readonly beats: readonly Beat[] }[]): number {
  const [only] = people;
  if (framing.feet !== undefined || framing.head > 1 || people.length !== 1 || !only) return 0;
  return only.beats.some(({ gesture }) => reachesAhead(gesture, framing)) ? AHEAD : 0;
}

const reachesAhead = (gesture: Gesture, { family }: Framing): boolean =>
  GESTURE_DESIGNS[gesture].keys.some(({ far, near }) => [far, near].some((arm) => aheadOf(arm) > FAR_AHEAD[family]));

function aheadOf(arm: ArmPose | undefined): number {
  return arm !== undefined && "at" in arm && arm.to === "front" ? arm.at[0] : 0;
}

const pours = (gesture: Gesture): boolean =>
  GESTURE_DESIGNS[gesture].keys.some(({ effect }) => effect !== undefined && FALLING.has(effect));

/** Of what is done with a thing: signs and talk need no room. */
function isLow(gesture: Gesture, hasThing: boolean): boolean {
  const { keys, tool } = GESTURE_DESIGNS[gesture];
  if (!hasThing && tool === undefined) return false;
  return keys.some(({ far, near }) => [far, near].some((arm) => downOf(arm) > LOW));
}

function downOf(arm: ArmPose | undefined): number {
  if (arm === undefined || !("to" in arm) || typeof arm.to !== "string") return -1;
  return (BELOW[arm.to] ?? -3) + arm.at[1];
}
