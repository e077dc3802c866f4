// What is put round who stands is spread over who sleeps, be it that only the design has them asleep; who is covered sleeps on.
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
  if (covered.size === 0) return cast;
  return cast.map((one) => ({
    ...one,
    beats: one.beats.map((beat): Beat => {
      if (covers(beat)) return { ...beat, gesture: "tuck_in", holds: [] };
      return covered.has(one.id) && isAsleep(beat) ? { ...beat, gesture: "none" } : beat;
    }),
  }));
}
