// Animals with each other: a large one embraces a small one, a young one drinks from its mother, some follow another one in the water; and what they give away.
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** A large one has a small one that it hugs between its forelegs. */
export function cradling(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const large of actors.filter((one) => one.isBeast && one.isSmall !== true)) {
    const own = (beat: Beat): Beat => {
      const small = actors.find((one) => one.id === beat.object && one.isBeast && one.isSmall);
      return small && beat.gesture === "hug" ? { ...beat, animal: "cradle", posture: "sit" } : beat;
    };
    done.set(large.id, (acting.get(large.id) ?? []).map(own));
  }
  return done;
}

/** Ducklings follow in the water whoever swims. */
export function swimmingAfter(acting: Acting, actors: readonly Actor[]): Acting {
  const beasts = actors.filter((one) => one.isBeast).map(({ id }) => id);
  const swims = beasts.some((id) => acting.get(id)?.some(({ posture }) => posture === "swim"));
  const own = (beat: Beat): Beat =>
    beat.posture === "walk" && beat.because[0]?.startsWith("follow") === true ? { ...beat, posture: "swim" } : beat;
  if (!swims) return acting;
  return new Map([...acting].map(([id, beats]) => [id, beasts.includes(id) ? beats.map(own) : beats] as const));
}

const AT_UDDER = /\b(?:udders?|teats?|mother|cow|mare|ewe|sow|nanny)\b/;

/** A young one that drinks from its mother does so at her, out of no bowl. */
export function suckling(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  const mother = actors.find((one) => one.acts && one.isBeast && one.isSmall !== true);
  for (const young of actors.filter((one) => one.acts && one.isBeast && mother && one.id !== mother.id)) {
    const own = (beat: Beat): Beat => {
      const said = beat.because.join(" ");
      const drinks = /^(?:drinks?|drank|suck|nurs|suckl)/.test(said) && AT_UDDER.test(said);
      const at = { animal: "suckle", posture: "stand", holds: [], object: mother?.id ?? null } as const;
      return drinks ? { ...beat, ...at } : beat;
    };
    done.set(young.id, (acting.get(young.id) ?? []).map(own));
  }
  return done;
}

/** Part of the deed after which somebody has what is given to them. */
const GIVEN = 0.66;

/** What it gives to somebody it has no more then. */
export function lettingGo(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter((one) => one.isBeast)) {
    const beats = acting.get(id) ?? [];
    const split = (beat: Beat, at: number): readonly Beat[] => {
      const takes = acting
        .get(beat.object ?? "")
        ?.some(({ gesture, object }) => gesture === "receive" && object === id);
      if (beat.gesture !== "hand_over" || beat.holds.length === 0 || takes !== true) return [beat];
      const end = beats[at + 1]?.from ?? 1;
      return [beat, { ...beat, from: beat.from + (end - beat.from) * GIVEN, holds: [] }];
    };
    done.set(id, beats.flatMap(split));
  }
  return done;
}
