// Who hauls, carries or pushes one thing together: each of a group has both hands at the one line, net or load, and nobody has one of their own; of two, one has it.
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

/** Two pull at one rope, and lean against one thing that goes along the ground. */
function isOfTwo({ gesture, holds, posture, because }: Beat): boolean {
  if (gesture === "hold")
    return because.some((word) => UMBRELLA.test(word)) && because.some((word) => UNDER.test(word));
  if (EACH_HAS_ONE.has(gesture)) return because.some((word) => AS_ONE.test(word));
  return gesture === "pull"
    ? holds.some(isRope)
    : gesture !== "push" || posture === "trudge" || (posture === "stand" && because.includes("against"));
}

/** Done by two with one thing, and what the one does then who has it not. */
const SHARED: Partial<Readonly<Record<Beat["gesture"], Beat["gesture"]>>> = {
  pull: "pull_behind",
  push: "push_with",
  piano: "piano_beside",
  selfie: "beside_selfie",
  fold_between: "hold_corners",
  hang_up: "reach_up",
  read: "read_beside",
  examine: "read_beside",
  eat_from: "eat_beside",
  drink: "look_on",
  hold: "under_umbrella",
  share_umbrella: "under_umbrella",
};

/** Each has one of their own, unless the words say that it is one. */
const EACH_HAS_ONE: ReadonlySet<Beat["gesture"]> = new Set(["read", "examine", "eat_from", "drink"] as const);
const UMBRELLA = /^(?:umbrella|parasol|brolly)$/;
const UNDER = /^(?:under|beneath|below)$/;
const AS_ONE = /^(?:together|shar(?:e|es|ing)|same|one|between)$/;

/** One of them has the phone, or the sheet. */
export function oneHasIt(done: Map<string, readonly Beat[]>, id: string, beat: Beat): void {
  const second = isOfTwo(beat) ? SHARED[beat.gesture] : undefined;
  if (second === undefined) return;
  const { from, gesture } = beat;
  const isSame = (one: Beat) => one.gesture === gesture && one.from === from;
  const other = [...done].find(([one, theirs]) => one !== id && theirs.some(isSame))?.[0];
  const own = done.get(id) ?? [];
  if (other === undefined || !own.some(isSame)) return;
  const mood = AS_THEY_ARE.has(gesture) ? beat.mood : "glad";
  const helps: Partial<Beat> = { gesture: second, mood, holds: [], object: id };
  done.set(
    other,
    (done.get(other) ?? []).map((one) => (isSame(one) ? { ...one, ...helps } : one)),
  );
  done.set(
    id,
    own.map((one) =>
      isSame(one)
        ? { ...one, mood, object: gesture === "push" ? one.object : other, gesture: AHEAD[gesture] ?? gesture }
        : one,
    ),
  );
}

/** What the one does who has it, where that is another thing than one does alone. */
const AHEAD: Partial<Readonly<Record<Beat["gesture"], Beat["gesture"]>>> = {
  ...{ pull: "pull_ahead", read: "read_together", examine: "read_together", eat_from: "eat_together" },
  hold: "share_umbrella",
};
/** Nobody is glad about it for that alone. */
const AS_THEY_ARE: ReadonlySet<Beat["gesture"]> = new Set(["pull", "push", "read", "examine", "eat_from"] as const);
export const isRope = (thing: string): boolean => /^(?:rope|cable|chain|line|cord)s?$/.test(thing);
