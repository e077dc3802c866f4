// One animal that falls on another: it goes to it and no further, and the other one is down at the end.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of what is left of the shot after which the other one is down. */
const FALLS = 0.45;
const SPRINGS: ReadonlySet<Beat["animal"]> = new Set(["pounce", "ram"]);

export function preying(acting: Acting, actors: readonly Actor[]): Acting {
  const beasts = new Set(actors.filter(({ isBeast }) => isBeast === true).map(({ id }) => id));
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    lyingEaten(acting, { id, beats, beasts }).forEach((theirs, prey) => done.set(prey, theirs));
    const at = beats.findIndex(({ animal }) => SPRINGS.has(animal));
    const spring = beats[at];
    const prey = spring?.object ?? beats[at - 1]?.object ?? "";
    const theirs = acting.get(prey);
    if (!spring || !theirs || !beasts.has(id) || !beasts.has(prey) || id === prey) continue;
    done.set(
      id,
      beats.map((beat, place) =>
        place === at || (place < at && beat.way === "across") ? { ...beat, object: prey } : beat,
      ),
    );
    if (theirs.every(isIdle)) done.set(prey, fallen(theirs, spring, id));
  }
  return done;
}

interface Eating {
  readonly id: string;
  readonly beats: readonly Beat[];
  readonly beasts: ReadonlySet<string>;
}

/** "the lion eats the zebra": that lies there. */
function lyingEaten(acting: Acting, { id, beats, beasts }: Eating): Acting {
  const eaten = beats.find((beat) => isEating(beat))?.object ?? "";
  const theirs = acting.get(eaten) ?? [];
  const lies = beasts.has(eaten) && beasts.has(id) && eaten !== id && theirs.every(isIdle);
  if (!lies) return new Map();
  return new Map([[eaten, theirs.map((beat) => ({ ...beat, posture: "lie_side", animal: "fallen", object: id }))]]);
}

const isEating = ({ animal, because }: Beat): boolean =>
  (animal === "eat" || animal === "nibble") && /^(?:eat|ate|devour|feed|feast|gnaw|tear)/.test(because[0] ?? "");

const isIdle = ({ animal, posture, way }: Beat): boolean =>
  animal === undefined && posture === "stand" && way === "none";

function fallen([first = STANDING]: readonly Beat[], { from, because }: Beat, by: string): readonly Beat[] {
  const falls = from + FALLS * (1 - from);
  return [first, { ...first, from: falls, posture: "lie_side", animal: "fallen", object: by, because }];
}
