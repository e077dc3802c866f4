// What is done to somebody, done to a thing: who hugs a bag clutches it, who slaps a table bangs on it.
import type { Deed } from "../deeds/deed.ts";
import type { Gesture } from "../gestures/names.ts";
import { LIQUID } from "../holding/holds.ts";
import { BEYOND } from "../holding/named-in-words.ts";
import { thingAt } from "../in-hand.ts";
import { PREPOSITIONS } from "../words.ts";
import { somebodyIn } from "../between/somebody.ts";
import { isSomebody, objectOf, type Cast } from "../read-gaze.ts";

const AT_A_THING: Partial<Readonly<Record<Gesture, Deed>>> = {
  hug: { gesture: "clutch", takes: true },
  kiss: { gesture: "kiss_thing", takes: true },
  slap: { gesture: "bang" },
  caress: { gesture: "reach" },
  pat: { gesture: "reach" },
  shove: { gesture: "push" },
  carry_person: { gesture: "carry", takes: true },
  hold_hands: { gesture: "hold", takes: true },
  stop: { gesture: "hand_over", takes: true },
  grab: { gesture: "take", takes: true },
  hug_self: { gesture: "rattle", takes: true },
};
const BABY = /^(?:baby|babies|infant|newborn|bundle)$/;
const KISSES_BABY: Deed = { gesture: "kiss_baby", takes: true };
/** Taken from somebody only where the words say from whom. */
const FROM_THEM: ReadonlySet<Gesture> = new Set(["take_from", "snatch", "disarm"]);
/** Between a verb and its object. */
const PARTICLES = /^(?:up|out|down|over|off|away)$/;
const OF_A_BODY = /^(?:hand|arm|palm)s?$/;

/** Where a thing stands right behind the verb, and nobody. */
export function atThing(deed: Deed, after: readonly string[], cast: Cast): Deed {
  if (deed.gesture && FROM_THEM.has(deed.gesture) && !isFromSomebody(after, cast))
    return { ...deed, gesture: "take", takes: true };
  const own = deed.gesture === undefined ? undefined : AT_A_THING[deed.gesture];
  if (!own) return deed;
  const end = after.findIndex((word) => BEYOND.has(word) || word === "with" || word === "at");
  const near = (end < 0 ? after : after.slice(0, end)).filter((word) => !PARTICLES.test(word));
  const isThing = near.some((word, at) => thingAt(near, at, cast.actors) !== undefined && !OF_A_BODY.test(word));
  if (!isThing || isSomebody(objectOf(near, cast), cast)) return deed;
  return { ...deed, ...(deed.gesture === "kiss" && near.some((word) => BABY.test(word)) ? KISSES_BABY : own) };
}

/** "from Tom", "out of the old man's hand"; not "from the counter behind the baker". */
function isFromSomebody(after: readonly string[], cast: Cast): boolean {
  const from = after.findIndex((word) => word === "from" || word === "off" || word === "of");
  const near = after.slice(from + 1, from + 5);
  const end = near.findIndex((word) => BEYOND.has(word));
  return from < 0 || somebodyIn(end < 0 ? near : near.slice(0, end), cast) !== undefined;
}

/** "his head". */
const OWN_BODY = /^(?:head|face|hair|eyes|chin|feet|foot|legs?)$/;
const OWN = /^(?:his|her|their)$/;

/** A thing right behind a verb, or a part of the own body, before any word of place; undefined where somebody stands there. */
export function directThing(after: readonly string[], cast: Cast): string | undefined {
  const end = after.findIndex((word) => BEYOND.has(word) || word === "with" || word === "at" || word === "of");
  const near = (end < 0 ? after : after.slice(0, end)).filter((word) => !PARTICLES.test(word));
  if (OWN.test(near[0] ?? "") && OWN_BODY.test(near[1] ?? "") && somebodyIn(near, cast) === undefined) return near[1];
  if (somebodyIn(near, cast) !== undefined) return undefined;
  const at = near.findIndex(
    (word, place) => thingAt(near, place, cast.actors) !== undefined && !OF_A_BODY.test(word) && !LIQUID.test(word),
  );
  return at < 0 ? nounIn(near) : near[endOfCompound(near, at, cast)];
}

/** "the pearl necklace" is the necklace. */
function endOfCompound(near: readonly string[], at: number, cast: Cast): number {
  return thingAt(near, at + 1, cast.actors) === undefined ? at : endOfCompound(near, at + 1, cast);
}

/** "a chair": whatever an article stands before. */
function nounIn(near: readonly string[]): string | undefined {
  const end = near.findIndex((word) => PREPOSITIONS.has(word) || word === "and");
  return /^(?:a|an|the)$/.test(near[0] ?? "") ? near.slice(1, end < 0 ? near.length : end).at(-1) : undefined;
}
