// What one does with another one who goes, sits on the ground or lies: goes along with whom they support, and kneels down to whom they tend.
import type { Actor, Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Done at the body of somebody who is low down, on the knees. */
export const TENDS: ReadonlySet<Gesture> = new Set([
  ...([
    "bandage",
    "caress",
    "wipe_face",
    "feed",
    "examine_them",
    "take_pulse",
    "inject_them",
    "hold_to_mouth",
  ] as const),
  ...([
    "stroke_hair",
    "clasp_hands",
    "hold_hands",
    "kiss_brow",
    "kiss_cheek",
    "kiss",
    "free_them",
    "tie_theirs",
    "pat",
    "hug",
  ] as const),
]);
const LOW = /^(?:sit_ground|lie|curl|collapse|fall_back|dragged|hauled)/;
const GOES = /^(?:walk|stagger|stairs|limp|trudge|back_away)$/;

export function alongWith(acting: Acting, actors: readonly Actor[]): Acting {
  const people = new Set(actors.filter(({ isPerson }) => isPerson).map(({ id }) => id));
  return new Map(
    [...acting].map(([id, beats]) => [
      id,
      beats.map((beat): Beat => {
        const theirs = people.has(id) && people.has(beat.object ?? "") ? acting.get(beat.object ?? "") : undefined;
        return theirs ? withThem(beat, theirs) : beat;
      }),
    ]),
  );
}

function withThem(beat: Beat, theirs: readonly Beat[]): Beat {
  if (beat.posture !== "stand" || beat.way !== "none") return beat;
  const now = theirs.findLast(({ from }) => from <= beat.from) ?? theirs[0];
  if (!now) return beat;
  if (beat.gesture === "support" && now.way === "across" && GOES.test(now.posture))
    return { ...beat, posture: now.posture === "stairs" ? "stairs" : "walk", way: now.way, gaze: { to: "ahead" } };
  return TENDS.has(beat.gesture) && LOW.test(now.posture) ? { ...beat, posture: "kneel" } : beat;
}
