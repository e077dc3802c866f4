// Who is pushed or pulled along in a carrier, and who pushes or pulls: "pushes Lily on the swing", "pulls Zosia on the sled", "Ben tows her".
import type { Actor } from "../acting/acting.ts";
import type { Clause } from "../acting/verbs.ts";
import { BEDS, LEADS, LOADS, ON, PUSHES, REFLEXIVE, SCOOPS, wordSet } from "./boarding-words.ts";
import { WHOLE, type BoardingFound, type Passenger, type Vehicle } from "./seat.ts";

interface Seen {
  readonly clauses: readonly Clause[];
  readonly vehicles: readonly Vehicle[];
}

/** A vehicle that a clause names. */
export interface Mention {
  readonly plain: string;
  readonly before: readonly string[];
  readonly vehicle: Vehicle;
  /** Part of the shot. */
  readonly at: number;
}

export const WITHIN = wordSet("in on inside aboard astride atop upon through");

const BEARS = wordSet("carry bear lug rush bring");

/** "pushes Lily on the swing", "carry the wounded man on a stretcher". */
export function isSomebodyPushed({ plain, vehicle, before: [first = "", ...rest] }: Mention): boolean {
  const isBorne = BEARS.has(plain) && vehicle.words.has("stretcher");
  return (PUSHES.has(plain) || isBorne) && !ON.has(first) && rest.some((word) => WITHIN.has(word));
}

/** "pulls Zosia on the sled": whoever pulls walks ahead of it. */
export function isSomebodyLed({ plain, vehicle, before: [first = "", ...rest] }: Mention): boolean {
  return LEADS.has(plain) && DRAWN.has(vehicle.runs) && !ON.has(first) && rest.some((word) => WITHIN.has(word));
}

/** "piles a trunk on the cart": whoever does so stands beside it. */
export const isHeaped = (
  { plain, before: [first = "on"], vehicle: { words } }: Mention,
  preposition: string,
): boolean => preposition === "on" && LOADS.has(plain) && !ON.has(first) && [...words].some((word) => BEDS.has(word));

const SELF = /^(?:herself|himself|themselves|itself|him|her|them|in|into|onto|up|down)$/;

/** "lifts the crate onto the cart": the thing is on it, whoever lifts it stands beside it. */
export function isLoad({ plain, before: [first = "into", ...rest] }: Mention): boolean {
  const isHelped = /^(?:help|boost)$/.test(plain) && !REFLEXIVE.test(first);
  if (plain === "give" && LEG_UP.test([first, ...rest].join(" "))) return true;
  return isHelped || (LOADS.has(plain) && (!SELF.test(first) || SCOOPS.has(plain)));
}

/** "gives her a leg up onto the horse". */
const LEG_UP = /\ban? (?:leg|boost|hand|push) ?(?:up )?(?:on|onto|into|in)\b/;

/** What somebody on foot can pull. */
export const DRAWN: ReadonlySet<Vehicle["runs"]> = new Set(["snow", "wheels", "hooves"]);

/** Who is pushed or pulled in it sits in it. */
export function pushedIn({ actor }: Passenger, { clauses, vehicles }: Seen): BoardingFound | undefined {
  for (const { verb, after } of clauses) {
    const at = after.findIndex((word) => actor.words.includes(word));
    const place = after.findIndex((word, index) => index > at && vehicles.some(({ words }) => words.has(word)));
    const vehicle = vehicles.find(({ words }) => words.has(after[place] ?? ""));
    const isObject = at >= 0 && after.slice(0, at).every((word) => !ON.has(word));
    const said: Mention | undefined = vehicle && { plain: verb.plain, before: after.slice(0, place), vehicle, at };
    if (said && isObject && isMovedIn(said))
      return { ...WHOLE, on: said.vehicle.id, because: [verb.plain, ...after.slice(0, 4)] };
  }
  return undefined;
}

function isMovedIn(said: Mention): boolean {
  const { plain, before, vehicle, at } = said;
  const isBorne = BEARS.has(plain) && vehicle.words.has("stretcher");
  return isBorne || isSomebodyLed(said) || (at === 0 && PUSHES.has(plain) && !before.includes("against"));
}

export function whoPulls(
  passengers: readonly Passenger[],
  seen: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): readonly (readonly [string, BoardingFound])[] {
  return passengers.flatMap(({ actor }) => {
    const one = leadsThem(actor, seen, found);
    return one ? [[actor.id, one] as const] : [];
  });
}

/** "Mia sits on the sled while Ben tows her": whoever pulls somebody who is on board, or what they are on. */
function leadsThem(
  { id, words }: Actor,
  { clauses, vehicles }: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  if (found.get(id)?.as === "leader") return undefined;
  const rider = [...found].find(([other, { as }]) => other !== id && as === "rider");
  const vehicle = rider && vehicles.find((one) => one.id === rider[1].on && DRAWN.has(one.runs));
  const clause = clauses.find(
    ({ who, verb, after: [object = ""] }) =>
      who.includes(id) && LEADS.has(verb.plain) && !words.includes(object) && THEM.test(object),
  );
  return vehicle && clause
    ? { ...WHOLE, on: vehicle.id, as: "leader", because: [clause.said, ...clause.after.slice(0, 3)] }
    : undefined;
}

const THEM = /^(?:him|her|it|them)$/;

/** "steers from outside", "walks beside it and steers": along with whoever pushes. */
export function steeredOnFoot(own: readonly Clause[], vehicles: readonly Vehicle[]): BoardingFound | undefined {
  const walks = own.some(
    (one) =>
      /^(?:walk|run|trot|jog|trudge)$/.test(one.verb.plain) && /^(?:beside|alongside|along)$/.test(one.after[0] ?? ""),
  );
  const steers = own.find(
    ({ verb: { plain }, after }) => /^(?:steer|guide)$/.test(plain) && (walks || ON_FOOT.test(after.join(" "))),
  );
  const vehicle = vehicles.find(({ isMount, runs }) => !isMount && PUSHED_ON.has(runs));
  return steers && vehicle
    ? { ...WHOLE, as: "pusher", on: vehicle.id, because: [steers.said, ...steers.after] }
    : undefined;
}

const ON_FOOT =
  /\b(?:from (?:the )?outside|on foot|through (?:the|its) (?:\w+ )?window|from beside (?:it|the car)|from the (?:running board|side))\b/;

/** "pushes from behind", "and the boys push": what is there to be pushed. */
export function fromBehind({ verb, said, after }: Clause, vehicles: readonly Vehicle[]): BoardingFound | undefined {
  const vehicle = vehicles.find(({ isMount, runs }) => !isMount && PUSHED_ON.has(runs));
  const text = after.join(" ");
  const isAtIt = (PUSHES.has(verb.plain) && FROM_BEHIND.test(text)) || BY_SADDLE.test(`${verb.plain} ${text}`);
  return vehicle && isAtIt ? { ...WHOLE, as: "pusher", on: vehicle.id, because: [said, ...after] } : undefined;
}

/** "runs behind, holding the saddle". */
const BY_SADDLE =
  /^(?:run|walk|jog|trot|hurry) (?:along )?(?:behind|beside|alongside)\b.*\b(?:hold|holds|holding|steadying|gripping|clutching|pushing) (?:on to )?(?:the |his |her |its )?(?:saddle|seat)\b|^(?:hold|steady|grip|clutch|push|support) (?:on to )?(?:the |his |her |its )?saddle\b/;

const PUSHED_ON: ReadonlySet<Vehicle["runs"]> = new Set(["wheels", "snow"] as const);
const FROM_BEHIND =
  /^(?:(?:hard|on|too|along) ?)?(?:$|,|(?:from )?(?:behind|the (?:back|rear)|at the (?:back|rear))\b|(?:the |its |his |her )?trailer\b)/;
