// Who is lifted up to do something does it up there, in the hands that lift: "lifts Ben up, and Ben sets the star on the tree"; and who is lifted is on the ground
// before: "sweeps the bride up into his arms".
import type { Actor, Beat } from "../acting.ts";
import { isCarriedAs } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const LIFTS: ReadonlySet<Gesture> = new Set([
  ...(["lift_hug", "lift_overhead", "boost", "carry_person", "bear_on_shoulders", "hold_back"] as const),
]);
const UP = /^(?:lift|hoist|rais|boost|heav|hold|held|swing)/;
/** What hands do up there, seen from below: they are put where it is done. */
const LOW: ReadonlySet<Gesture> = new Set([
  ...([
    "put_down",
    "set_on_table",
    "take_down",
    "put_into",
    "reach",
    "wash",
    "take",
    "ring_bell",
    "press_keys",
  ] as const),
]);

export function liftedToDo(acting: Acting, actors: readonly Actor[]): Acting {
  const people = new Set(actors.filter(({ isPerson }) => isPerson).map(({ id }) => id));
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      const theirs = people.has(beat.object ?? "") ? acting.get(beat.object ?? "") : undefined;
      if (!theirs || beat.object === null || !isLifting(beat)) continue;
      const own = theirs.filter((one) => (one.order ?? -1) > (beat.order ?? 0) && isDoneInHand(one));
      if (own.length === 0) continue;
      done.set(beat.object, raised(theirs, own, { beat, id }));
      done.set(id, lifting(beats, beat));
    }
  return done;
}

const isLifting = ({ gesture, because: [verb = ""] }: Beat): boolean => LIFTS.has(gesture) && UP.test(verb);
const isDoneInHand = ({ posture, way, gesture }: Beat): boolean =>
  posture === "stand" && way === "none" && gesture !== "none";

interface Lifted {
  readonly beat: Beat;
  readonly id: string;
}

/** Parts of the shot after which they are up, and do it. */
const RISES = 0.25;
const DOES = 0.5;

/** Up from the first quarter, and then the hands go up. */
function raised(theirs: readonly Beat[], own: readonly Beat[], { beat, id }: Lifted): readonly Beat[] {
  const [first] = own;
  const up: Partial<Beat> = {
    ...{ posture: "carried_shoulders", object: id, way: "none" },
    carriedAs: beat.posture,
  };
  const start: Beat = { ...(first as Beat), from: 0, posture: "stand", gesture: "none", holds: first?.holds ?? [] };
  const before: Beat = { ...start, ...up, from: Math.max(RISES, beat.from) };
  const later = theirs.filter((one) => own.includes(one));
  return [
    start,
    before,
    ...later.map((one): Beat => ({
      ...{ ...one, ...up, from: Math.max(DOES, one.from) },
      gesture: upThere(one),
    })),
  ];
}

const upThere = ({ gesture, holds }: Beat): Gesture =>
  !LOW.has(gesture) ? gesture : holds.length > 0 ? "raise" : "reach_up";

const lifting = (own: readonly Beat[], beat: Beat): readonly Beat[] =>
  own.flatMap((one): readonly Beat[] => {
    if (one !== beat) return [one];
    const lifts: Beat = { ...one, from: Math.max(RISES, one.from), gesture: "bear_on_shoulders" };
    return one.from < RISES ? [{ ...one, gesture: "none" }, lifts] : [lifts];
  });

const RAISES = /^(?:lift|hoist|rais|heav|sweep|swept|scoop|pick|gather|snatch|sling|slung|throw|threw|take|took|haul)/;
const BEARS: ReadonlySet<Gesture> = new Set([
  ...(["lift_hug", "lift_overhead", "carry_person", "bear_on_shoulders", "bear_over_shoulder"] as const),
]);
/** Part of the time of the deed after which they are up. */
const RAISED = 0.3;

const isRaising = ({ gesture, because: [verb = ""] }: Beat): boolean => BEARS.has(gesture) && RAISES.test(verb);

export function raisedFirst(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, [beat, ...rest]] of acting) {
    if (!beat || beat.object === null || !isRaising(beat)) continue;
    const [first, ...after] = acting.get(beat.object) ?? [];
    if (!first || !isCarriedAs(first.posture) || first.object !== id) continue;
    done.set(id, upLater([beat, ...rest], "boost"));
    done.set(beat.object, upLater([first, ...after], "none"));
  }
  return done;
}

/** On the ground, and from when they are up as it was. */
function upLater([first, ...rest]: readonly [Beat, ...Beat[]], gesture: Gesture): readonly Beat[] {
  const from = RAISED * (first.until ?? rest[0]?.from ?? 1);
  const before: Beat = { ...first, from: 0, until: from, posture: "stand", gesture, way: "none" };
  return [before, { ...first, from }, ...rest];
}
