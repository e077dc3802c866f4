// What comes out of the water on a line: who has a rod pulls nothing out with the hands.
import type { Beat } from "../acting.ts";

export const CATCHES =
  /^(?:fish|pike|trout|salmon|carp|perch|eel|catfish|bass|cod|tuna|boots?|shoe|tyre|tire|tin|can|bottle|hat|crab|kettle|bicycle)$/;
const PULLS: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["pull", "lift", "lift_from", "fish", "haul", "take", "pick_up", "pull_up", "hold", "raise", "catch"] as const),
]);
const OUT =
  /^(?:pull|yank|haul|lift|hoist|reel|land|drag|draw|bring|jerk|catch|caught|hook|heave|fish)\w* (?:.*\b(?:out|from|up|in|into|aboard|onto)\b|(?:an?|the|his|her) )/;

/** `rod`: the id of the one that is there. */
export function fishedUp(beats: readonly Beat[], rod: string | undefined): readonly Beat[] {
  const held = rod ?? beats.flatMap(({ holds }) => holds).find((thing) => /^(?:fishing ?)?rod$/.test(thing));
  if (held === undefined) return beats;
  return beats.reduce<readonly Beat[]>((kept, beat) => {
    const said = beat.because.join(" ");
    const isNamed = beat.because.slice(1).some((word) => CATCHES.test(word) || word === "it");
    if (!PULLS.has(beat.gesture) || !OUT.test(said) || !isNamed) return [...kept, beat];
    if (kept.at(-1)?.gesture === "fish_up") return kept;
    const posture = beat.posture === "kneel" ? "stand" : beat.posture;
    return [...kept, { ...beat, posture, gesture: "fish_up", holds: [held], object: null }];
  }, []);
}
