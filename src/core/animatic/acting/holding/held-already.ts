// What is in the hands before the deed that names it there: an apple that is rubbed on a sleeve and bitten into then.
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** The object of a deed at the own body, or of who bends over what is smelled, where the next one has it in the hands. */
export function heldAlready(acting: Acting): Acting {
  return new Map([...acting].map(([id, beats]) => [id, beats.map((beat, at) => withObject(beat, beats[at + 1]))]));
}

function withObject(beat: Beat, next: Beat | undefined): Beat {
  const { object, gesture, holds } = beat;
  if (object === null || holds.length > 0 || next?.holds.at(-1) !== object) return beat;
  const isSmelled = gesture === "lean_over" && next.gesture === "smell";
  return isSmelled || gesture.startsWith("own_") ? { ...beat, holds: [object] } : beat;
}
