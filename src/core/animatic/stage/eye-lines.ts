// Whom somebody does something with, and where their eyes go.
import type { Beat } from "../acting/acting.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";
import type { CastMember } from "./staged-member.ts";

interface Around {
  readonly spot: SubjectPosition;
  readonly placed: ReadonlyMap<string, SubjectPosition>;
  readonly people: readonly CastMember[];
}

/** Whom the words name, else whoever else is there. */
export function partnerOf({ object, gaze }: Beat, { spot, placed, people }: Around): SubjectPosition | undefined {
  const own = spot.standing.id;
  const named = [object, gaze.to === "subject" ? gaze.id : null].find(
    (id) => id !== null && id !== own && placed.has(id),
  );
  const id = named ?? otherOf(spot, people)?.id;
  return id === undefined ? undefined : placed.get(id);
}

/** What something is thrown, shot or sprayed at: whom or what the words of the deed name, else whoever else is there. */
export function targetOf(beat: Beat, around: Around): SubjectPosition | undefined {
  const own = around.spot.standing.id;
  const isHeld = (id: string) => id === own || beat.holds.includes(id);
  const named = beat.because.slice(1).find((word) => around.placed.has(word) && !isHeld(word));
  if (named !== undefined) return around.placed.get(named);
  return partnerOf(beat, around) ?? [...around.placed.values()].find(({ standing }) => standing.kind === "vehicle");
}

/** Somebody else: of a group, who is not of the same one. */
function otherOf({ standing: { id, group } }: SubjectPosition, people: readonly CastMember[]): CastMember | undefined {
  return people.find((one) => one.id !== id && (group === undefined || one.group !== group));
}

/** A child looks up to whom it speaks to. */
export function gazeOf(beat: Beat, { spot, placed, people }: Around): readonly [number, number] {
  const { gaze } = beat;
  switch (gaze.to) {
    case "up":
      return [-0.1, -1];
    case "down":
      return [-0.2, 1];
    case "camera":
      return [0, 0];
    case "away":
    case "beyond":
    case "back":
      return [0.75, -0.1];
    case "subject":
      return towards(facingIn(spot, beat), placed.get(gaze.id));
    case "word":
      return [-0.35, 0];
    case "ahead": {
      const other = otherOf(spot, people);
      return other ? towards(spot, placed.get(other.id)) : [-0.35, 0];
    }
  }
}

const facingIn = (spot: SubjectPosition, { isTurned }: Beat): SubjectPosition =>
  isTurned === true ? { ...spot, facing: spot.facing === 1 ? -1 : 1 } : spot;

function towards(spot: SubjectPosition, other: SubjectPosition | undefined): readonly [number, number] {
  if (!other) return [-0.4, 0.1];
  const [dx, dy] = [other.x - spot.x, other.top + other.head * 0.47 - (spot.top + spot.head * 0.47)];
  const isAhead = Math.sign(dx) === spot.facing || dx === 0;
  const down = Math.max(-0.9, Math.min(0.9, (dy / Math.max(1, Math.hypot(dx, dy))) * 1.2));
  return [isAhead ? -0.55 : 0.7, down];
}
