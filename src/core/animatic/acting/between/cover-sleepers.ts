// What is put round who stands is spread over who sleeps, be it that only the design has them asleep; who is covered sleeps on, with it over them.
import type { Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

interface Acted {
  readonly id: string;
  readonly beats: readonly Beat[];
}

const ROUND: ReadonlySet<Gesture> = new Set(["coat_round", "wrap_round"] as const);
const isAsleep = ({ posture, mood }: Beat): boolean => posture.startsWith("lie") && mood === "asleep";

export function coverSleepers<T extends Acted>(cast: readonly T[]): readonly T[] {
  const asleep = new Set(cast.filter(({ beats }) => beats.some(isAsleep)).map(({ id }) => id));
  const covers = ({ gesture, object }: Beat) => ROUND.has(gesture) && object !== null && asleep.has(object);
  const covered = new Set(cast.flatMap(({ beats }) => beats.filter(covers).map(({ object }) => object)));
  const tucked = cast.map((one) => ({
    ...one,
    beats: one.beats.map((beat): Beat => {
      if (covers(beat)) return { ...beat, gesture: "tuck_in" };
      return covered.has(one.id) && isAsleep(beat) ? { ...beat, gesture: "none" } : beat;
    }),
  }));
  return spreadOver(tucked);
}

/** Part of the deed after which it lies on them. */
const SPREAD = 0.4;
const LIES = /^lie/;

/** What was spread is out of the hands, and over who lies there until the end. */
function spreadOver<T extends Acted>(cast: readonly T[]): readonly T[] {
  const found = cast.flatMap(({ id, beats }) =>
    beats.flatMap((beat, at) => (beat.gesture === "tuck_in" ? [{ by: id, beat, end: beats[at + 1]?.from ?? 1 }] : [])),
  );
  return found.reduce<readonly T[]>((all, { by, beat, end }) => {
    const from = beat.from + (end - beat.from) * SPREAD;
    const lies = all.some(({ id, beats }) => id === beat.object && beats.some(({ posture }) => LIES.test(posture)));
    if (!lies) return all;
    return all.map((one) => {
      if (one.id === by) return { ...one, beats: one.beats.flatMap((own) => letGo(own, beat, from)) };
      return one.id === beat.object ? { ...one, beats: under(one.beats, from, beat.holds.at(-1)) } : one;
    });
  }, cast);
}

/** The hands smooth it then. */
const letGo = (own: Beat, deed: Beat, from: number): readonly Beat[] =>
  own === deed && own.holds.length > 0 ? [own, { ...own, from, holds: [] }] : [own];

function under(beats: readonly Beat[], from: number, cover = "blanket"): readonly Beat[] {
  return beats.flatMap((beat, at): readonly Beat[] => {
    const isFree = LIES.test(beat.posture) && beat.gesture === "none";
    const isOver = (beats[at + 1]?.from ?? 1) <= from;
    if (!isFree || isOver) return [beat];
    const covered: Beat = { ...beat, from: Math.max(from, beat.from), gesture: "covered", object: cover };
    return beat.from < from ? [beat, covered] : [covered];
  });
}
