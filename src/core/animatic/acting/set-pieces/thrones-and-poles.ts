// What a thing that a shot lists makes of who is in it: a ruler sits on the throne, who is on a high wire has the balancing pole.
import { STANDING, type Beat } from "../acting.ts";

const RULER =
  /\b(?:king|queen|emperor|empress|pharaoh|sultan|sultana|tsar|tsarina|czar|shah|khan|maharaja|caliph|pope|doge|monarch)\b/i;
const RESTS: ReadonlySet<Beat["gesture"]> = new Set(["none", "receive", "hold"] as const);

interface Ruler {
  /** Name and design. */
  readonly said: string;
  /** Id of the throne that the shot lists. */
  readonly throne: string | undefined;
}

/** "the knight kneels before the queen": she sits on her throne, where the words say nothing else of her. */
export function enthroned(beats: readonly Beat[], { said, throne }: Ruler): readonly Beat[] {
  const isAtRest = ({ posture, way, gesture }: Beat) => posture === "stand" && way === "none" && RESTS.has(gesture);
  if (throne === undefined || !RULER.test(said) || !beats.every(isAtRest)) return beats;
  const own = beats.length > 0 ? beats : [STANDING];
  return own.map((beat) => ({
    ...beat,
    posture: "sit",
    object: beat.gesture === "none" ? throne : beat.object,
    because: [...beat.because, "sits", "on", "the", "throne"],
  }));
}

/** Who is on a high wire has the pole in the hands. `pole`: its id. */
export const withPole = (beats: readonly Beat[], pole: string | undefined): readonly Beat[] =>
  beats.map((beat) =>
    pole !== undefined && beat.posture === "tightrope" && beat.holds.length === 0
      ? { ...beat, gesture: "hold", holds: [pole] }
      : beat,
  );
