// An animal that leaps, dives or slides into water, a box, a basket or a tub: it is in the air, then in there, and swims or looks out.
import type { Actor, Beat } from "../acting.ts";
import type { SiteKind } from "./action-names.ts";

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

const INTO =
  /^(?:leap|leapt|jump|spring|sprang|bound|hop|climb|crawl|slip|squeez|tumbl|fall|fell|div|dove|plung|scrambl|creep|crept)\w* (?:\w+ly )?(?:right |straight |back )?(?:in|into|inside) (?:an?|the|its|his|her|their) (?:\w+ ){0,2}?(box|crate|carton|suitcase|drawer|basket|bag|handbag|hat|bucket|rucksack|backpack|sack|tub|bath|bathtub|basin|washtub)\b/;
const TUBS = /tub|^ba(?:th|sin)$/;
const BOXES = /^(?:box|crate|carton|suitcase|drawer)$/;
export function intoVessels(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter(({ isBeast }) => isBeast === true)) {
    const beats = acting.get(id) ?? [];
    const at = beats.findIndex(({ because, perch }) => !perch && INTO.test(because.join(" ")));
    const goes = beats[at];
    if (goes) done.set(id, [...beats.slice(0, at), ...entering(goes, beats.slice(at + 1))]);
  }
  return done;
}

function entering(goes: Beat, later: readonly Beat[]): readonly Beat[] {
  const said = goes.because.join(" ");
  const rest = later.filter(({ because }) => because.join(" ") !== said);
  const site = { kind: kindOf(INTO.exec(said)?.[1] ?? ""), id: null };
  const still: Beat = { ...goes, posture: "stand", way: "none", gesture: "none", holds: [] };
  const from = goes.from + IS_IN * ((rest[0]?.from ?? 1) - goes.from);
  return [
    { ...still, animal: "leap", site: undefined },
    { ...still, animal: site.kind === "tub" ? "stand" : "peek", site, from },
    ...rest.map((beat): Beat => ({ ...beat, site: beat.site ?? site })),
  ];
}

function kindOf(noun: string): SiteKind {
  if (TUBS.test(noun)) return "tub";
  return BOXES.test(noun) ? "box" : "basket";
}
