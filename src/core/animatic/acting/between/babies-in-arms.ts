// A baby that somebody holds, rocks, carries or kisses lies in their arms, and does not stand before them.
import type { SubjectLook } from "../../looks/look.ts";
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

interface Member {
  readonly id: string;
  readonly look: SubjectLook;
  readonly beats: readonly Beat[];
}

/** What is done to a baby in the arms. */
const IN_ARMS: ReadonlySet<Gesture> = new Set([
  ...(["carry_person", "cradle", "hug", "lift_hug", "held_round", "hold_on_lap"] as const),
  ...(["kiss", "kiss_brow", "hold", "comfort", "pat_back"] as const),
]);

const isBaby = ({ look }: Member): boolean => look.kind === "person" && look.look.age === "baby";

export function babiesInArms<T extends Member>(cast: readonly T[]): readonly T[] {
  const held = new Map<string, string>();
  for (const baby of cast.filter(isBaby)) {
    const by = cast.find(
      (one) => !isBaby(one) && one.look.kind === "person" && one.beats.some((beat) => holds(beat, baby)),
    );
    if (by) held.set(baby.id, by.id);
  }
  const holders = new Set(held.values());
  return cast
    .filter(({ id }) => !held.has(id))
    .map((member) =>
      holders.has(member.id) || hasBaby(member)
        ? { ...member, look: withoutBaby(member.look), beats: member.beats.map(inArms) }
        : member,
    );
}

/** "A woman with a baby in her arms". */
function hasBaby({ look }: Member): boolean {
  return look.kind === "person" && look.look.clothes.extras["baby"] !== undefined;
}

/** It is held as a thing, and not drawn on the clothes too. */
function withoutBaby(look: SubjectLook): SubjectLook {
  if (look.kind !== "person") return look;
  const { baby: _, ...extras } = look.look.clothes.extras;
  return { ...look, look: { ...look.look, clothes: { ...look.look.clothes, extras } } };
}

function holds({ gesture, object, holds: hands }: Beat, baby: Member): boolean {
  const isMeant = object === baby.id || hands.includes(baby.id);
  return IN_ARMS.has(gesture) && (isMeant || (gesture === "cradle" && object !== null));
}

/** Whatever the arms do meanwhile, the child lies in them. */
function inArms(beat: Beat): Beat {
  const isFree = beat.gesture === "none" || IN_ARMS.has(beat.gesture);
  return isFree ? { ...beat, gesture: "cradle", object: "baby", holds: ["baby"] } : beat;
}
