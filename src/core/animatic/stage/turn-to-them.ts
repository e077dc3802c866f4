// Who does something with a third one at their back turns to them for it, and who shows another one the way turns to where it goes.
import type { Beat } from "../acting/acting.ts";
import type { GestureDesign } from "../acting/gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";
import type { Frame } from "../frame.ts";
import type { StagedMember } from "./staged-member.ts";

type Staged = Pick<StagedMember, "member" | "spot">;

export function turnToThem<T extends Staged>(staged: readonly T[]): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person" && member.group === undefined);
  if (people.length < 2) return staged;
  const spots = new Map(people.map(({ member, spot }) => [member.id, spot]));
  return staged.map((one) => {
    const turns = (beat: Beat) =>
      pointsPast(beat, one.spot, spots) ||
      ((people.length > 2 || one.member.fixture !== undefined) &&
        (isAtTheirBack(beat, one.spot, spots) || pointsBack(beat, one.spot, spots)));
    if (!one.member.beats.some(turns)) return one;
    const beats = one.member.beats.map((beat): Beat => (turns(beat) ? { ...beat, isTurned: true } : beat));
    return { ...one, member: { ...one.member, beats } };
  });
}

/** From the middle of somebody to the finger of an arm that is stretched out, in head heights. */
const ARM = 2.1;
/** Parts of a near picture's breadth between the finger and the edge, and between whoever stands aside and the edge. */
const EDGE = { finger: 0.04, body: 0.14 } as const;

/** In a near picture all stand so far from the edge that is pointed to that the arm is seen; who is at a wheel stays there. */
export function roomToPoint<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const pointer = people.find(({ member }) =>
    member.beats.some(({ gesture, isTurned }) => gesture === "point" && isTurned),
  );
  if (!pointer || people.some(({ member }) => member.fixture !== undefined)) return staged;
  const { x, head, facing } = pointer.spot;
  const finger = x - facing * ARM * head;
  const over = facing === 1 ? width * EDGE.finger - finger : finger - width * (1 - EDGE.finger);
  const xs = people.map(({ spot }) => spot.x);
  const room = facing === 1 ? width * (1 - EDGE.body) - Math.max(...xs) : Math.min(...xs) - width * EDGE.body;
  const aside = facing * Math.max(0, Math.min(over, room));
  return staged.map((one) => (people.includes(one) ? { ...one, spot: { ...one.spot, x: one.spot.x + aside } } : one));
}

/** "points down the road", "points through the window": not at whoever stands there. */
function pointsPast(
  { gesture, object }: Beat,
  { x, facing }: SubjectPosition,
  spots: ReadonlyMap<string, SubjectPosition>,
): boolean {
  const isAhead = [...spots.values()].some((other) => (other.x - x) * facing > 0);
  return gesture === "point" && object === null && isAhead;
}

/** What is held out, thrust, thrown or aimed at somebody whom the words name. */
const AT_SOMEBODY: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["point_with", "aim", "aim_rifle", "aim_at", "shoot", "throw", "shine", "point", "reach", "offer"] as const),
]);

function pointsBack(
  { gesture, because, holds, posture }: Beat,
  { x, facing }: SubjectPosition,
  spots: ReadonlyMap<string, SubjectPosition>,
): boolean {
  if (!AT_SOMEBODY.has(gesture) || posture !== "stand") return false;
  const named = because.slice(1).find((word) => spots.has(word) && !holds.includes(word));
  const other = spots.get(named ?? "");
  return other !== undefined && (other.x - x) * facing < 0;
}

/** Waiting for it, too, where the hands are to meet. */
const ANSWERS: ReadonlySet<Beat["gesture"]> = new Set(["receive", "take_from"]);

function isAtTheirBack(
  { gesture, object, posture }: Beat,
  { x, facing }: SubjectPosition,
  spots: ReadonlyMap<string, SubjectPosition>,
): boolean {
  const { apart, stands }: GestureDesign = GESTURE_DESIGNS[gesture];
  const other = spots.get(object ?? "");
  if (!other || posture !== "stand" || stands !== undefined) return false;
  return (apart !== undefined || ANSWERS.has(gesture)) && (other.x - x) * facing < 0;
}
