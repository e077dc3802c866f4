// Who copies another one does with the own thing what the other one does: "Noah copies him with a toothbrush".
import type { Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const COPIES = /^(?:cop(?:y|ies|ied)|copying|imitat\w+|mimic\w*|ap(?:es|ed|ing))$/;

export function copying(acting: Acting): Acting {
  return new Map([...acting].map(([id, beats]) => [id, beats.map((beat) => asTheirs(beat, acting, id))]));
}

function asTheirs(beat: Beat, acting: Acting, id: string): Beat {
  if (!COPIES.test(beat.because[0] ?? "")) return beat;
  const theirs = [...acting].filter(([other]) => other !== id && (beat.object === null || beat.object === other));
  const before = theirs.flatMap(([, beats]) => beats).filter(({ order = 0 }) => order < (beat.order ?? 0));
  const shown = before.findLast(({ gesture, posture }) => gesture !== "none" || posture !== "stand");
  if (!shown) return beat;
  const { posture, gesture, mood } = shown;
  return { ...beat, posture, gesture, mood, way: "none" };
}
