// Who is on board of what, read from an action line and from designs: "drives the van", "leans out of the train window", "a girl on a pony",
// "gets off the bus", "pushes the wheelchair". No grammar: a preposition and the noun after it count, by the verb before them.
import { ANY_GROUP } from "../formations/group-words.ts";
import { plainSentencesOf, readClauses } from "../acting/clauses.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import type { Clause } from "../acting/verbs.ts";
import {
  BESIDE,
  CHANGES,
  DOWN,
  DRIVES,
  FROM_ABOARD,
  GETS,
  LEADS,
  ON,
  OPENINGS,
  OVER_RIM,
  OUTER_PARTS,
  PLACES,
  PUSHES,
  REFLEXIVE,
  RIDDEN_BY,
  RIDES,
  SLIPS,
  TRADES,
  WINDOW,
  withoutMiddle,
} from "./boarding-words.ts";
import { alongWith, byFall, keepsUpright, overtaken, suspended, whoPushes, withIt } from "./falls-and-company.ts";
import { actsAboard, leansOut } from "./over-the-side.ts";
import { goesOut, isOutside, isPassed, isWrittenOn } from "./outside.ts";
import { onTop } from "./on-top.ts";
import { byDesign, follows, isOnItsLegs, mounting } from "./mounting.ts";
import {
  isHeaped,
  isLoad,
  isSomebodyLed,
  isSomebodyPushed,
  whoPulls,
  fromBehind,
  pushedIn,
  steeredOnFoot,
  WITHIN,
  type Mention,
} from "./pushed-and-pulled.ts";
import { moment, WHOLE, type BoardingFound, type Passenger, type Vehicle } from "./seat.ts";

/** "waves at the truck as it drives past". */
export const GOES_ITSELF = /\b(?:as|while|when) it (?:driv|sail|fl|rid|roll|pull|pass|speed|rac)/;

interface Seen {
  readonly vehicles: readonly Vehicle[];
  readonly action: string;
  readonly clauses: readonly Clause[];
  readonly count: number;
}

/** By id of who is on board. */
export function readBoarding(
  said: string,
  passengers: readonly Passenger[],
  vehicles: readonly Vehicle[],
): ReadonlyMap<string, BoardingFound> {
  const action = withoutMiddle(said);
  const found = new Map<string, BoardingFound>();
  if (vehicles.length === 0) return found;
  const actors = passengers.map(({ actor }) => actor);
  const seen: Seen = {
    ...{ action: action.toLowerCase(), clauses: readClauses(action, actors) },
    vehicles: vehicles.filter((one) => !follows(one, plainSentencesOf(action))),
    count: Math.max(1, sentencesOf(action).flat().length),
  };
  for (const passenger of passengers) {
    const one = foundFor(passenger, action, seen);
    if (one) found.set(passenger.actor.id, one);
  }
  for (const [id, led] of whoPulls(passengers, seen, found)) found.set(id, led);
  const pusher = [...found.values()].some(({ as }) => as === "pusher") ? undefined : whoPushes(passengers, seen);
  if (pusher) found.set(...pusher);
  for (const passenger of passengers) {
    const along = found.has(passenger.actor.id) ? undefined : goesAlong(passenger, seen, found);
    if (along) found.set(passenger.actor.id, along);
  }
  return found;
}

function goesAlong(
  passenger: Passenger,
  seen: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  if ([...found.values()].some(({ on }) => on === passenger.actor.id)) return undefined;
  return (
    keepsUpright(passenger, seen, found) ??
    overtaken(passenger, seen, found) ??
    actsAboard(passenger, seen, found) ??
    alongWith(passenger, seen, found) ??
    suspended(passenger, seen)
  );
}

function foundFor(passenger: Passenger, action: string, all: Seen): BoardingFound | undefined {
  if (passenger.beats.some(({ perch }) => perch?.at === "mouth") || isOnItsLegs(passenger, all.clauses))
    return undefined;
  const seen = { ...all, vehicles: all.vehicles.filter(({ id }) => id !== passenger.actor.id) };
  const { vehicles } = seen;
  return (
    byFall(passenger, action, vehicles) ??
    onTop(passenger, seen) ??
    pushedIn(passenger, seen) ??
    withIt(passenger, action, vehicles) ??
    mounting(passenger, seen) ??
    byClauses(passenger, seen) ??
    byDesign(passenger, vehicles) ??
    byTrade(passenger, seen)
  );
}

function byClauses({ actor, beats }: Passenger, { clauses, vehicles, action, count }: Seen): BoardingFound | undefined {
  const own = clauses.filter(({ who, said }) => who.includes(actor.id) && !action.includes(` it ${said}`));
  const beside = steeredOnFoot(own, vehicles);
  if (beside) return beside;
  for (const clause of own) {
    const one = inClause(clause, vehicles, clause.at / count);
    if (one) return { ...one, leans: leansOut(clause, one, vehicles) };
  }
  const vehicle = meantBy(beats, vehicles);
  const rows = !GOES_ITSELF.test(action) && beats.some((beat) => isDriving(beat, vehicle));
  const isAt = own.length > 0 && PLACES.test(action);
  return vehicle && (rows || isAt) ? { ...WHOLE, on: vehicle.id, drives: rows, because: [] } : undefined;
}

/** Who rows does so on water. */
function meantBy(beats: Passenger["beats"], vehicles: readonly Vehicle[]): Vehicle | undefined {
  const afloat = beats.some(({ gesture }) => gesture === "row") && vehicles.find(({ runs }) => runs === "water");
  return afloat || vehicles[0];
}

/** Who drives a beast is not on it. */
function isDriving({ gesture, posture }: Passenger["beats"][number], vehicle: Vehicle | undefined): boolean {
  return gesture === "row" || posture === "ride" || (posture === "drive" && vehicle?.isMount !== true);
}

function inClause(clause: Clause, vehicles: readonly Vehicle[], at: number): BoardingFound | undefined {
  return (
    byNoun(clause, vehicles, at) ??
    byOpening(clause, vehicles, at) ??
    byParticle(clause, vehicles, at) ??
    fromBehind(clause, vehicles)
  );
}

/** How somebody is on board. */
type Relation = Partial<Pick<BoardingFound, "as" | "from" | "to" | "drives">>;

/** A vehicle that is named after the verb. */
function byNoun({ verb, said, after }: Clause, vehicles: readonly Vehicle[], at: number): BoardingFound | undefined {
  for (const [place, word] of after.entries()) {
    const vehicle = vehicles.find(({ words, isMount }) => words.has(word) || (!isMount && isSeat(after, place)));
    if (!vehicle || (after[place + 1] === "'s" && !SEATS.test(after[place + 2] ?? ""))) continue;
    const before = after.slice(0, place);
    if (isPassed(before, verb.plain)) continue;
    if (!vehicle.isMount && isWrittenOn(verb.plain, before)) return undefined;
    const isObject = before.every((one) => !ON.has(one));
    const mention: Mention = { plain: verb.plain, before, vehicle, at };
    const relation = isObject ? relationOfObject(mention) : relationOfPlace(mention);
    if (relation === "outside") return undefined;
    if (relation) return { ...WHOLE, ...relation, on: vehicle.id, because: [said, ...after.slice(0, place + 1)] };
  }
  return undefined;
}

/** What of a vehicle carries somebody. */
const SEATS = /^(?:back|tailboard|tailgate|box|seat|bench|edge|step|running|roof|bonnet)$/;

/** "the back seat": of the vehicle that is there. */
function isSeat(after: readonly string[], place: number): boolean {
  return after[place] === "seat" && /^(?:back|front|rear|passenger|'s)$/.test(after[place - 1] ?? "");
}

function relationOfObject({ plain, vehicle, at, before }: Mention): Relation | undefined {
  if (before.some((one) => REFLEXIVE.test(one))) return { from: moment(at) };
  if (PUSHES.has(plain)) return { as: "pusher" };
  if (LEADS.has(plain)) return { as: "leader" };
  if (plain === "board" || plain === "mount") return { from: moment(at) };
  const isOwn = STOPS.has(plain) && before.some((one) => /^(?:his|her|their)$/.test(one)) && !vehicle.isMount;
  return isOwn || isDriven(plain, vehicle) ? { drives: true } : undefined;
}

/** Of a vehicle of one's own: from its seat. */
const STOPS: ReadonlySet<string> = new Set(["stop", "brake", "park", "halt", "slow", "rev", "reverse", "turn"]);

/** Who drives cows walks behind them. */
const isDriven = (plain: string, { isMount }: Vehicle): boolean => DRIVES.has(plain) && !(plain === "drive" && isMount);

function relationOfPlace(mention: Mention): Relation | "outside" | undefined {
  const { plain, before, vehicle, at } = mention;
  if (isOutside(before, plain)) return undefined;
  const preposition = prepositionIn(before);
  if (/^(?:off|from|of)$/.test(preposition)) return relationOut(mention, preposition);
  const isInto = preposition === "into" || preposition === "onto";
  if (isInto && (isLoad(mention) || isNoEntry(plain, vehicle))) return "outside";
  if (getsIn(plain, isInto) && !vehicle.isPushed && !COMES_ON.test(before.join(" "))) return { from: moment(at) };
  if (isInto) return {};
  return isHeaped(mention, preposition) ? "outside" : withinOf(mention, preposition);
}

/** What is changed into it gets in no more than a vet whose arm goes into a cow. */
const isNoEntry = (plain: string, { isMount }: Vehicle): boolean =>
  CHANGES.has(plain) || (isMount && HANDS_IN.has(plain));
const HANDS_IN: ReadonlySet<string> = new Set(["reach", "look", "peer", "feel", "grope"]);

/** "comes down the hill on her bike": on it all the time. */
const COMES_ON = /^(?:down|along|past|up|across|through) .*\bon\b/;

function getsIn(plain: string, isInto: boolean): boolean {
  return (GETS.has(plain) && !DOWN.has(plain)) || (isInto && SLIPS.has(plain));
}

function withinOf(mention: Mention, preposition: string): Relation | undefined {
  const { plain } = mention;
  if (isSomebodyPushed(mention)) return { as: "pusher" };
  if (isSomebodyLed(mention)) return { as: "leader" };
  return WITHIN.has(preposition) ? { drives: DRIVES.has(plain) || RIDES.has(plain) } : undefined;
}

/** "into the back of the taxi": into it. */
function prepositionIn(before: readonly string[]): string {
  const all = before.filter((one) => ON.has(one));
  const last = all.at(-1) ?? "";
  const first = all.at(-2) ?? "";
  return last === "of" && /^(?:in|into|on|onto|inside)$/.test(first) ? first : last;
}

/** "throws himself out of the car", "dives out of it". */
const isThrownOut = (plain: string, before: readonly string[], isLeft: boolean): boolean =>
  isLeft && (before.some((one) => REFLEXIVE.test(one)) || SLIPS.has(plain) || goesOut(plain, before));

/** "gets off the bus", "leans out of the train", "jumps from the van". */
function relationOut({ plain, before, vehicle, at }: Mention, preposition: string): Relation | "outside" | undefined {
  if (preposition === "from" && !vehicle.isMount && FROM_ABOARD.has(plain)) return {};
  const isOutOf = before.includes("out") || WINDOW.test(before.join(" "));
  if (preposition === "of" && (!isOutOf || vehicle.isMount)) return undefined;
  if (GETS.has(plain) || isThrownOut(plain, before, isOutOf || vehicle.isMount)) return { to: moment(at) };
  return isOutOf ? {} : "outside";
}

/** "looks out of the hatch": of the vehicle that is there. */
function byOpening({ verb, said, after }: Clause, [first]: readonly Vehicle[], at: number): BoardingFound | undefined {
  const opening = after.findIndex((word) => OPENINGS.has(word));
  const before = after.slice(0, Math.max(0, opening)).join(" ");
  const isInside = opening > 0 && (/^(?:out of|from|in|at|through)/.test(before) || OVER_RIM.test(before));
  if (!first || first.isMount || opening < 1) return undefined;
  const because = [said, ...after.slice(0, opening + 1)];
  if (GETS.has(verb.plain) && /\b(?:from|out of)\b/.test(before))
    return { ...WHOLE, to: moment(at), on: first.id, because };
  if (!isInside) return undefined;
  return { ...WHOLE, on: first.id, because };
}

const PARTICLES =
  /^(?:(?:get|climb|jump|hop|step|swing) (?:quickly |back |up )?(?:(in|inside|on|aboard)|(out|off|down))|(?:tumble|fall|spill|roll|pitch) (out))(?:$| (?:and|,|beside|behind))/;

/** "pulls the sledge while he sits on it". */
const ON_IT =
  /^(?:sit|ride|stand|lie|perch|kneel|crouch|sleep|balance) (?:\w+ly )?(?:on|in|inside|atop|astride) (?:it|rope|line|cord)\b/;

/** On nothing but water. */
const AFLOAT: ReadonlySet<string> = new Set(["row", "paddle", "sail", "scull"]);

/** "gets in", "jumps off", "drives". */
function byParticle({ verb, said, after }: Clause, [first]: readonly Vehicle[], at: number): BoardingFound | undefined {
  if (!first || (AFLOAT.has(verb.plain) && first.runs !== "water")) return undefined;
  if (ON_IT.test([verb.plain, ...after].join(" "))) return { ...WHOLE, on: first.id, because: [said, ...after] };
  const [, inside, steps, falls] = PARTICLES.exec([verb.plain, ...after].join(" ")) ?? [];
  const base: BoardingFound = { ...WHOLE, on: first.id, because: [said, ...after.slice(0, 1)] };
  if (inside !== undefined) return { ...base, from: moment(at) };
  if (steps !== undefined || falls !== undefined) return { ...base, to: moment(at) };
  return isDriven(verb.plain, first) && verb.plain !== "fly" ? { ...base, drives: true } : undefined;
}

function byTrade({ actor, beats }: Passenger, { vehicles, clauses }: Seen): BoardingFound | undefined {
  const trade = actor.words.find((word) => TRADES.has(word) && (actor.pair === undefined || !ANY_GROUP.includes(word)));
  const own = RIDDEN_BY[trade ?? ""];
  const vehicle = own ? vehicles.find(({ words }) => [...words].some((word) => own.test(word))) : vehicles[0];
  const isElsewhere =
    clauses.some(
      ({ who, after }) =>
        who.includes(vehicle?.id ?? "") && after.slice(0, 2).some((word) => actor.words.includes(word)),
    ) ||
    beats.some(({ gesture, posture }) => gesture === "surrender" || /^(?:kneel|crouch)/.test(posture)) ||
    clauses.some(
      ({ who, verb, after }) => who.includes(actor.id) && (BESIDE.has(verb.plain) || OUTER_PARTS.test(after.join(" "))),
    );
  return vehicle && trade !== undefined && !isElsewhere && actor.isPerson
    ? { ...WHOLE, on: vehicle.id, drives: true, because: [trade] }
    : undefined;
}
