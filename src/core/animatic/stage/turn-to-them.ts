// Who does something with a third one at their back turns to them for it, and who shows another one the way turns to where it goes.
import type { Beat } from "../acting/acting.ts";
import type { GestureDesign } from "../acting/gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";
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
