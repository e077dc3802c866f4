// "A woman with a baby in her arms": the baby of a design is what the hands hold, whatever else is done, and not a part of the clothes too.
import type { SubjectLook } from "../../looks/look.ts";
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

/** What leaves the baby where it is. */
const IN_ARMS: ReadonlySet<Gesture> = new Set([
  ...(["none", "carry_person", "cradle", "hug", "lift_hug", "held_round", "hold_on_lap"] as const),
  ...(["kiss", "kiss_brow", "hold", "comfort", "pat_back"] as const),
]);

export function holdingTheirBaby<T extends { readonly look: SubjectLook; readonly beats: readonly Beat[] }>(
  member: T,
): T {
  const { look } = member;
  if (look.kind !== "person" || look.look.clothes.extras["baby"] === undefined) return member;
  const { baby: _, ...extras } = look.look.clothes.extras;
  const alone = { ...look, look: { ...look.look, clothes: { ...look.look.clothes, extras } } };
  return { ...member, look: alone, beats: member.beats.map(inArms) };
}

function inArms(beat: Beat): Beat {
  return IN_ARMS.has(beat.gesture) ? { ...beat, gesture: "cradle", object: "baby", holds: ["baby"] } : beat;
}
