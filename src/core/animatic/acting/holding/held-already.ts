// What is in the hands before the deed that names it there: an apple that is rubbed on a sleeve and bitten into then, a tray that is dropped in a fall.
import { STANDING, type Beat } from "../acting.ts";

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

const FALLS: ReadonlySet<Beat["posture"]> = new Set(["tumble", "fall_back", "collapse"] as const);
const JOLTED: ReadonlySet<Beat["gesture"]> = new Set(["reel", "startle", "recoil", "struck"] as const);
/** Part of a shot for which somebody is seen with it before a fall, and of the fall after which the hands let go. */
const SEEN = 0.4;
const LETS_GO = 0.35;

/** "trips and drops the tray": in the hands at first, and out of them on the way down. */
export function lostInFall(beats: readonly Beat[]): readonly Beat[] {
  const at = beats.findIndex((beat, place) => isLost(beat, beats[place + 1]));
  const [jolt, drop] = [beats[at], beats[at + 1]];
  if (!jolt || !drop) return beats;
  const held: Beat = { ...jolt, holds: drop.holds };
  if (!FALLS.has(jolt.posture)) return beats.with(at, held);
  const from = at === 0 ? SEEN * drop.from : jolt.from;
  const before: Beat = { ...STANDING, from: 0, gesture: "hold", holds: drop.holds, because: jolt.because };
  const dropped: Beat = { ...drop, from: from + LETS_GO * (drop.from - from) };
  return [...beats.slice(0, at), ...(at === 0 ? [before] : []), { ...held, from }, dropped, ...beats.slice(at + 2)];
}

const isLost = (beat: Beat, next: Beat | undefined): boolean =>
  next?.gesture === "drop" && next.holds.length > 0 && (FALLS.has(beat.posture) || JOLTED.has(beat.gesture));
