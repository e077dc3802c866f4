// What whoever pushes a carrier does: walks or runs behind it with both hands on it, whatever was read of them as if it were a thing in the hand.
import { STANDING, type Beat } from "../acting/acting.ts";

/** Who pushes walks, where nothing else is read of it. */
export function pushing(beats: readonly Beat[]): readonly Beat[] {
  const isRead = beats.some(({ way, gesture }) => way !== "none" || gesture !== "none");
  const runs = beats.some(({ posture }) => posture === "run");
  if (isRead) return beats.map((beat) => pushingAs(beat, runs ? "run" : "walk"));
  return [{ ...STANDING, posture: "walk", gesture: "push", way: "across" }];
}

function pushingAs(beat: Beat, posture: Beat["posture"]): Beat {
  if (AS_IF_IN_HAND.has(beat.gesture)) {
    return { ...beat, posture, gesture: "push_chair", way: "across", holds: [], object: null };
  }
  if (beat.gesture === "none" && beat.way !== "none") return { ...beat, gesture: "push", way: "across" };
  return beat.gesture === "shove" ? { ...beat, gesture: "push" } : beat;
}

/** What was read of the hands as if it were no carrier with somebody on it. */
const AS_IF_IN_HAND: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["carry_person", "slide_to", "slide", "put_inside", "insert", "throw", "press"] as const),
]);
