// Where the parts of somebody are who lies along the picture, and where those kneel or stand who tend them: behind, beside what their hands go to.
import type { GestureDesign } from "../acting/gestures/gesture.ts";
import type { HandPlace } from "../acting/pose.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";

/** Heads from the middle towards the crown. */
const ALONG: Partial<Readonly<Record<HandPlace, number>>> = {
  ...{ their_head: 3, their_face: 2.8, their_neck: 2.3, their_shoulder: 2, their_chest: 1.6, their_back: 1.4 },
  ...{ their_hand: 0.8, their_waist: 0.2, their_knee: -1.3, their_foot: -3 },
};
/** Heads below the upper edge of who lies. */
const DOWN = 0.75;
/** Heads from hands to the middle of whose they are. */
const REACHED = 1.4;
/** Part of the height that is left of who lies. */
const LYING = 0.32;

export const isLying = ({ standing: { share = 1 } }: SubjectPosition): boolean => share < LYING;

/** In the picture; the feet are on the side that is faced. */
export function lyingPlace(to: HandPlace, { x, top, head, facing }: SubjectPosition): readonly [number, number] {
  return [x - facing * (ALONG[to] ?? 0) * head, top + DOWN * head];
}

/** Who tends them, beside the place that the hands go to, looking towards the head. */
export function besideLying(
  own: SubjectPosition,
  other: SubjectPosition,
  { keys: [first] }: GestureDesign,
): SubjectPosition {
  const far = first?.far;
  const to = far !== undefined && "to" in far && typeof far.to === "string" ? far.to : "their_chest";
  const x = other.x - other.facing * ((ALONG[to] ?? 0) - REACHED) * other.head;
  return { ...own, x, facing: other.facing === 1 ? -1 : 1, depth: -0.5 };
}
