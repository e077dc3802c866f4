// What is in the hands before the deed that names it there: an apple that is rubbed on a sleeve and bitten into then.
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** The object of a deed at the own body, where the next one has it in the hands. */
export function heldAlready(acting: Acting): Acting {
  return new Map([...acting].map(([id, beats]) => [id, beats.map((beat, at) => withObject(beat, beats[at + 1]))]));
}

function withObject(beat: Beat, next: Beat | undefined): Beat {
  const { object, gesture, holds } = beat;
  if (object === null || holds.length > 0 || !isAtBody(gesture)) return beat;
  return next?.holds.at(-1) === object ? { ...beat, holds: [object] } : beat;
}

/** A hand is at the own body or goes along it. */
const isAtBody = (gesture: Beat["gesture"]): boolean => gesture.startsWith("own_");
