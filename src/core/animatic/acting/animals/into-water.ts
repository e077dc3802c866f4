// An animal that leaps, dives or slides into water: it is in the air, splashes in, and swims there.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const INTO_WATER =
  /^(?:leap|leapt|jump|spring|sprang|bound|div|dove|plung|hop|slid|splash|slip|tumbl|fling|flung|throw|threw|launch|hurl|drop|cannonball|fall|fell|wriggl|waddl|flop)\w* (?:.*\b)?(?:in|into) (?:\w+ ){0,3}?(?:water|pond|lake|river|sea|pool|stream|ocean|surf|waves?|harbour|harbor|canal|brook|fountain|bay|lagoon|moat)\b/;
/** Parts of what is left of the deed until it is in the water, and until it swims. */
const IS_IN = 0.42;
const SWIMS = 0.66;

export function intoWater(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter(({ isBeast }) => isBeast === true)) {
    const beats = acting.get(id) ?? [];
    const at = beats.findIndex(
      ({ because, perch, animal }) => !perch && animal !== "dunk" && isGoingIn(because.join(" ")),
    );
    const goes = beats[at];
    if (goes) done.set(id, [...beats.slice(0, at), ...splashing(goes, beats[at + 1]), ...beats.slice(at + 1)]);
  }
  return done;
}

/** All of it, and not its head or a paw. */
const isGoingIn = (said: string): boolean => INTO_WATER.test(said) && !PART.test(said);
const PART = /\b(?:head|snout|beak|bill|paws?|muzzle|nose|trunk|tongue|tail|claws?)\b/;

function splashing(goes: Beat, next: Beat | undefined): readonly Beat[] {
  const end = next?.from ?? 1;
  const from = (part: number) => goes.from + part * (end - goes.from);
  const own: Beat = { ...goes, site: undefined, gesture: "none" };
  const swims = { posture: "swim", way: "none" } as const;
  const isSliding = goes.animal === "slide";
  return [
    { ...own, ...(!isSliding && { animal: "leap", posture: "stand", way: "none" }) },
    { ...own, ...swims, from: from(IS_IN), animal: "splash" },
    ...(next?.posture === "swim" ? [] : [{ ...own, ...swims, from: from(SWIMS), animal: "swim" } as const]),
  ];
}
