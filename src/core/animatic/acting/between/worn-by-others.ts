// What is put on somebody by another one is worn from then on, and what is taken off them no longer: "lifts the crown off his head", "winds the scarf round her neck".
import type { Actor, Beat } from "../acting.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** The share of a deed after which it is on them, or off. */
const PUTS_ON: Partial<Readonly<Record<Gesture, number>>> = {
  ...{ hat_on_them: 0.62, necklace_on: 0.62, crown_them: 0.62, coat_round: 1 },
};
const TAKES_OFF: Partial<Readonly<Record<Gesture, number>>> = { take_theirs: 0.24 };
const HEADGEAR =
  /^(?:hat|cap|helmet|crown|tiara|wig|mask|glasses|spectacles|sunglasses|goggles|headphones|beret|bonnet|fez|sombrero|turban|hood)$/;
/** Put round somebody these are garments: nobody wears a sheet or a rope so. */
const ROUND =
  /^(?:scarf|muffler|necklace|pearls|medals?|pendant|locket|amulet|beads|medallion|coat|overcoat|greatcoat|trenchcoat|jacket)$/;
const WORN_BY: Partial<Readonly<Record<Gesture, RegExp>>> = {
  ...{ hat_on_them: HEADGEAR, crown_them: HEADGEAR, take_theirs: HEADGEAR, necklace_on: ROUND, coat_round: ROUND },
};

/** Done to who sleeps. */
export const WAKES_NOBODY: ReadonlySet<Gesture> = new Set([
  ...([
    "coat_round",
    "wrap_round",
    "tuck_in",
    "caress",
    "kiss",
    "kiss_brow",
    "kiss_cheek",
    "pat",
    "wipe_face",
    "take_theirs",
  ] as const),
]);

interface Change {
  readonly at: number;
  readonly worn: NonNullable<Beat["worn"]>;
  readonly whose: string;
}

export function wornByOthers(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const [at, beat] of beats.entries()) {
      const change = changeOf(beat, beats[at + 1]?.from, actors);
      const theirs = change && done.get(change.whose);
      if (!change || !theirs || change.whose === id) continue;
      done.set(change.whose, changed(theirs, change));
      if (change.worn.is === "on" && change.at > beat.from)
        done.set(
          id,
          (done.get(id) ?? []).map((one) => (one.from === beat.from ? { ...one, givenAt: change.at } : one)),
        );
    }
  return done;
}

function changeOf(beat: Beat, next = 1, actors: readonly Actor[] = []): Change | undefined {
  const { gesture, holds, from, until = next, object } = beat;
  const thing = holds.at(-1);
  const on = PUTS_ON[gesture];
  const share = on ?? TAKES_OFF[gesture];
  if (thing === undefined || share === undefined || object === null || object === thing) return undefined;
  if (!isWearable(thing, gesture, actors)) return undefined;
  return { at: from + share * (until - from), worn: { thing, is: on === undefined ? "off" : "on" }, whose: object };
}

function isWearable(thing: string, gesture: Gesture, actors: readonly Actor[]): boolean {
  const words = actors.find(({ id }) => id === thing)?.words ?? [thing];
  return words.some((word) => WORN_BY[gesture]?.test(word));
}

/** As it was before, and as it is then: within a beat, from that moment on. */
function changed(beats: readonly Beat[], { at, worn }: Change): readonly Beat[] {
  const was: Beat["worn"] = { thing: worn.thing, is: "on" };
  return beats.map((beat, place): Beat => {
    if (beat.from >= at) return { ...beat, worn };
    const own = beat.worn ?? (worn.is === "off" ? was : undefined);
    const isIn = at < (beats[place + 1]?.from ?? 1);
    return { ...beat, ...(own && { worn: own }), ...(isIn && { wornThen: { at, worn } }) };
  });
}
