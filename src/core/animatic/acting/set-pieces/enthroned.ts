// A ruler in a shot with a throne sits on it, where the words say nothing else of them: "the knight kneels before the queen".
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
