// What passes from one to the other by two clauses: "holds out the sword, and she takes it", "slides the note across, and he reads it".
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const GIVES: ReadonlySet<Gesture> = new Set([
  ...(["hand_over", "give", "offer", "show", "show_them", "hold", "raise", "slide", "stop"] as const),
]);
const TAKES: ReadonlySet<Gesture> = new Set(["take", "take_from", "snatch", "receive", "pick_up"]);
/** Done with what is in the hands. */
const HANDLES: ReadonlySet<Gesture> = new Set([
  ...(["open", "read", "eat", "drink", "examine", "tear", "clutch", "hold", "put_on", "pocket", "lift"] as const),
]);
const IT = /^(?:it|them|one)$/;

export function passBetween(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const [other, theirs] of acting) {
      const embraced = theirs.find(({ gesture, object }) => gesture === "pat_back" && object === id);
      if (embraced && beats.some(({ gesture, object }) => gesture === "hug" && object === other))
        done.set(other, replaced(theirs, embraced, { ...embraced, gesture: "hug" }));
      const from = beats.find(({ gesture, holds }) => GIVES.has(gesture) && holds.length > 0);
      const to = theirs.find((beat) => isTaking(beat) && (beat.order ?? 0) > (from?.order ?? Infinity));
      if (other === id || !from || !to) continue;
      const isTaken = TAKES.has(to.gesture);
      done.set(
        other,
        replaced(theirs, to, { ...to, holds: from.holds, object: id, ...(isTaken && { gesture: "receive" }) }),
      );
      if (isTaken) done.set(id, replaced(beats, from, { ...from, gesture: "hand_over", object: other }));
    }
  return done;
}

function isTaking({ gesture, because, holds }: Beat): boolean {
  const isIt = because.slice(1).some((word) => IT.test(word));
  return isIt && holds.length === 0 && (TAKES.has(gesture) || HANDLES.has(gesture));
}

function replaced(beats: readonly Beat[], old: Beat, beat: Beat): readonly Beat[] {
  return beats.map((one) => (one === old ? beat : one));
}
