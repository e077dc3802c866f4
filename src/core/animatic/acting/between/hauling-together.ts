// A group that hauls or carries one thing together: each has both hands at the one line, net or load, and nobody has one of their own.
import type { Beat } from "../acting.ts";

const HAULS = /^(?:haul|heav|hov|pull|drag|tug|draw|drew|tow|winch|bring|brought|strain)/;
const LINE = /\b(?:nets?|ropes?|lines?|cables?|chains?|hawsers?)\b/;
const BEARS = /^(?:carr|bear|bor|lug|heav|shoulder|march|walk|lift|bring|brought|tak|took|haul|mov)/;
/** About nothing but what is borne. */
const CARRIES = /^(?:carr|bear|bor|lug|shoulder)/;
/** What several have on their shoulders. */
export const LOAD =
  /\b(?:piano|boat|canoe|kayak|logs?|trunk|coffin|ladder|sofa|couch|table|statue|beam|wardrobe|carpet|rug|bed|tree|mast|pole|cross|throne|litter|plank|crate|chest|bell|cannon|dinghy|raft)\b/;

/** Of one of the group. */
export function atOneThing(beats: readonly Beat[]): readonly Beat[] {
  return beats.map((beat): Beat => {
    const [verb = ""] = beat.because;
    const said = beat.because.join(" ");
    if (HAULS.test(verb) && LINE.test(said)) return { ...beat, ...HAULING };
    const isBorne = LOAD.test(said) && (beat.holds.length > 0 || CARRIES.test(verb));
    return BEARS.test(verb) && isBorne ? { ...beat, ...bearing(beat) } : beat;
  });
}

const HAULING = { posture: "stand", gesture: "haul_line", way: "none", holds: [] } as const;

const bearing = ({ posture, way }: Beat): Partial<Beat> => ({
  gesture: "bear_load",
  holds: [],
  ...(posture === "stand" && way === "none" && { posture: "walk", way: "across" }),
});
