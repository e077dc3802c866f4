// A grown-up who hugs, feeds or dresses a child in a wide picture kneels before it: the hands and faces of both are at one height.
import type { Beat } from "../acting.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { shareOf } from "../posture-heights.ts";

interface Sized {
  readonly id: string;
  readonly kind: string;
  readonly tall?: number;
  readonly beats: readonly Beat[];
  readonly share?: number;
}

/** Part of the own height under which somebody is knelt to. */
const SMALL = 0.76;

export function kneelToChildren<T extends Sized>(cast: readonly T[]): readonly T[] {
  return cast.map((member) => {
    if (!member.beats.some((beat) => kneels(beat, member, cast))) return member;
    const beats = member.beats.map((beat): Beat => (kneels(beat, member, cast) ? { ...beat, posture: "kneel" } : beat));
    return { ...member, beats, share: shareOf(beats) };
  });
}

function kneels({ gesture, posture, object, way }: Beat, { id, tall = 1 }: Sized, cast: readonly Sized[]): boolean {
  const design: GestureDesign = GESTURE_DESIGNS[gesture];
  if (design.kneels !== true || posture !== "stand" || way !== "none") return false;
  const others = cast.filter((one) => one.kind === "person" && one.id !== id);
  const other = others.find((one) => one.id === object) ?? (others.length === 1 ? others[0] : undefined);
  return other !== undefined && other.beats.every((beat) => beat.posture !== "sit") && (other.tall ?? 1) < tall * SMALL;
}
