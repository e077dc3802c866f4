// Who is thrown by the horse or falls off the bicycle, and who is on board, or pushes, by the company that a line has: the vehicle "with" somebody on it, two
// who overtake each other, those in a cabin that hangs on its cable; and what is ridden after, which is not.
import { isMet } from "./outside.ts";
import { sentencesOf } from "../acting/lines/sentences.ts";
import type { Clause } from "../acting/verbs.ts";
import { OVERTAKING } from "../acting/words.ts";
import type { Actor } from "../acting/acting.ts";
import { BESIDE, ELSEWHERE } from "./boarding-words.ts";
import { WHOLE, type BoardingFound, type Passenger, type Vehicle } from "./seat.ts";

const THROWS = /^(?:throw|buck|unseat|toss|fling|shed|hurl|pitch|dump|eject)(?:s|es|ed|ing)?$|^threw$|^flung$/;
const FALLS = /^(?:fall|fell|tumbl|topple|slip|slid|crash|drop)/;
/** Before "thrown off". */
const PASSIVE = /^(?:is|gets|are|be|being)$/;
const IS_THROWN = /^(?:thrown|bucked|tossed|flung|hurled|unseated|catapulted)$/;
const HEADLONG = /^(?:headfirst|headlong|backwards?|forwards?|sideways|heavily|hard)$/;
const OFF = /^(?:off|from)$/;
const AFTER_OFF = /^(?:the|a|his|her|their|its|it|galloping|running|bucking|rearing|old|and|,|in|into|onto|on)$/;
/** Part of a shot at which somebody is off. */
const THROWN_AT = 0.42;

const RIDDEN = /^(?:bicycle|bike|motorbike|motorcycle|scooter|moped|horse|pony)$/;
/** Who rides and does so has come off. */
const COMES_OFF = /^(?:falls?|fell|falling|tumbles?|crash(?:es)?|crashed|topples?|wipes?|overturns?|somersaults?)$/;
/** Before somebody, and off nothing. */
const ON_KNEES = /^\w+ (?:down )?(?:on|onto|to) (?:one|a|his|her|both|their|the) (?:\w+ )?knees?\b/;
/** "flies over the handlebars". */
const OVER_THE_BARS =
  /^(?:fl(?:ies|ew)|goes|went|shoots?|sails?|pitch(?:es)?|is thrown|is flung|vaults?|somersaults?) (?:\w+ )?over (?:(?:the|his|her) (?:handlebars?|bars)|(?:its|the \w+ 's) head)\b/;
const AT_ONCE = /^(?:,|and|to|into|onto|on|over|hard|heavily|headlong|sideways|out|in|at|badly|against)$/;

/** "Fleur crashes", of a cyclist. */
function crashIn(
  words: readonly string[],
  own: readonly string[],
  vehicles: readonly Vehicle[],
): readonly string[] | undefined {
  const isRiding = vehicles.some((one) => [...one.words].some((word) => RIDDEN.test(word)));
  const at = words.findIndex(
    (word, place) =>
      COMES_OFF.test(word) && !ON_KNEES.test(words.slice(place).join(" ")) && isDoneBy(words, place, own),
  );
  const over = words.findIndex((_, place) => OVER_THE_BARS.test(words.slice(place, place + 6).join(" ")));
  if (isRiding && over >= 0 && isDoneBy(words, over, own)) return words.slice(over, over + 4);
  return isRiding && at >= 0 && AT_ONCE.test(words[at + 1] ?? ",") ? words.slice(at, at + 3) : undefined;
}

/** Said of them, and of nobody who is named after them: "Ann hits the kerb and crashes", not "Ann hits Bob, and Bob crashes". */
function isDoneBy(words: readonly string[], at: number, own: readonly string[]): boolean {
  const who = words.slice(0, at).findLastIndex((word) => own.includes(word));
  const joint = words.slice(who + 1, at).findIndex((word) => /^(?:and|,)$/.test(word));
  return who >= 0 && (joint < 0 || who + 1 + joint === at - 1);
}

/** On it at first, on the ground then. */
export function byFall({ actor }: Passenger, action: string, vehicles: readonly Vehicle[]): BoardingFound | undefined {
  for (const words of sentencesOf(action)) {
    const because =
      thrownIn(words, actor.words, vehicles) ?? fallIn(words, actor.words) ?? crashIn(words, actor.words, vehicles);
    const vehicle = because && (vehicles.find((one) => words.some((word) => one.words.has(word))) ?? vehicles[0]);
    if (because && vehicle && FALLEN_FROM.has(vehicle.runs) && !(vehicle.isMount && SLIDES.test(because.join(" "))))
      return { ...WHOLE, to: THROWN_AT, on: vehicle.id, drives: true, isThrown: true, because };
  }
  return undefined;
}

/** "slides from the horse": it gets off. */
const SLIDES = /^(?:slides?|slid)\b/;
const FALLEN_FROM: ReadonlySet<Vehicle["runs"]> = new Set(["hooves", "wheels", "snow"]);

/** "the horse bucks and throws Bill into the dust". */
function thrownIn(
  words: readonly string[],
  own: readonly string[],
  vehicles: readonly Vehicle[],
): readonly string[] | undefined {
  const mount = words.findIndex((word) => vehicles.some((one) => one.isMount && one.words.has(word)));
  const verb = words.findIndex((word, at) => at > mount && THROWS.test(word));
  const object = words
    .slice(verb + 1, verb + 4)
    .findIndex(
      (word, at) => (own.includes(word) || /^(?:him|her|them|off)$/.test(word)) && !isGift(words[verb + at + 2]),
    );
  return mount < 0 || verb < 0 || object < 0 ? undefined : words.slice(verb, verb + 3);
}

/** "throws him a fish". */
const isGift = (next = ""): boolean => /^(?:an?|the|some|another)$/.test(next);

/** What somebody falls off who rides nothing. */
const NOT_RIDDEN =
  /^(?:stool|chair|bench|ladder|wall|roof|bed|sofa|table|stage|log|rock|branch|tree|fence|cliff|edge|ledge)$/;

/** "the front wheel falls off": whoever rides does not. */
const PARTS =
  /^(?:wheels?|chain|seat|saddle|pedals?|basket|bell|mudguard|lamp|handlebars?|tyre|bumper|doors?|mirror|mast|load|crates?|boxes|bags?|hat|cap|helmet)$/;

/** Where "off" or "from" stands after a verb of falling, or after being thrown; -1: nobody falls there. */
function offAfter(words: readonly string[], place: number): number {
  const [before = "", verb = "", next = ""] = [words[place - 1], words[place], words[place + 1]];
  if (PARTS.test(before)) return -1;
  const fallen = place + (HEADLONG.test(next) ? 2 : 1);
  const off = PASSIVE.test(verb) && IS_THROWN.test(next) ? place + 2 : FALLS.test(verb) ? fallen : -1;
  return OFF.test(words[off] ?? "") ? off : -1;
}

/** "falls off the bicycle", "wobbles and falls off", "is thrown from the saddle". */
function fallIn(words: readonly string[], own: readonly string[]): readonly string[] | undefined {
  const who = words.findIndex((word) => own.includes(word));
  const at = words.findIndex((_, place) => {
    const off = place > who ? offAfter(words, place) : -1;
    return off >= 0 && AFTER_OFF.test(words[off + 1] ?? "the");
  });
  const because = words.slice(at, at + 5);
  if (because.some((word) => NOT_RIDDEN.test(word))) return undefined;
  return who < 0 || at < 0 || /\b(?:bonnet|hood)\b/.test(because.join(" ")) ? undefined : because;
}

const BETWEEN = /^(?:the|a|an|his|her|their|its|old|young|little|small|tired|two|three|her|own)$/;
const PLACED = /^(?:on|in|aboard|inside|atop|behind)$/;

/** "pulls the cart with the old farmer on it", "the sleigh with Santa". */
export function withIt({ actor }: Passenger, action: string, vehicles: readonly Vehicle[]): BoardingFound | undefined {
  for (const words of sentencesOf(action))
    for (const [at, word] of words.entries()) {
      const who = word === "with" ? namedAfter(words, at, actor.words) : undefined;
      const vehicle = who === undefined ? undefined : vehicleWith(words, { at, who }, vehicles);
      if (who !== undefined && vehicle)
        return { ...WHOLE, on: vehicle.id, drives: true, because: words.slice(at, who + 1) };
    }
  return undefined;
}

/** The place of whom "with" has after it. */
function namedAfter(words: readonly string[], at: number, own: readonly string[]): number | undefined {
  const length = words.slice(at + 1).findIndex((one) => !BETWEEN.test(one));
  const who = at + 1 + length;
  return length >= 0 && own.includes(words[who] ?? "") && words[who + 1] !== "'s" ? who : undefined;
}

/** Right before "with", or what "on it" means. */
function vehicleWith(
  words: readonly string[],
  { at, who }: { readonly at: number; readonly who: number },
  vehicles: readonly Vehicle[],
): Vehicle | undefined {
  const named = vehicles.find((one) => one.words.has(words[at - 1] ?? ""));
  const isOn = PLACED.test(words[who + 1] ?? "") && ON_IT.test(words.slice(who + 2, who + 4).join(" "));
  const before = isOn ? vehicles.find((one) => words.slice(0, at).some((said) => one.words.has(said))) : undefined;
  const vehicle = named ?? before;
  return vehicle?.isPushed === true ? undefined : vehicle;
}

/** "with Ann on it", "with Ann on its back". */
const ON_IT = /^(?:(?:it|board|top|them|her)\b|(?:its|his|her|their) (?:back|neck|shoulders|hump|saddle)\b)/;

interface Seen {
  readonly vehicles: readonly Vehicle[];
  readonly action: string;
  readonly clauses: readonly Clause[];
}

/** "runs behind, holding the saddle": whose bicycle somebody else is on. */
export function keepsUpright(
  { actor }: Passenger,
  { clauses, vehicles }: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  const held = clauses.find(
    ({ who, said, after }) => who.includes(actor.id) && HOLDS_ON.test(said) && SADDLE.test(after.join(" ")),
  );
  const ridden = vehicles.find(({ id, words }) => {
    const isOnTwo = [...words].some((word) => RIDDEN.test(word));
    return isOnTwo && [...found.values()].some(({ on, as }) => on === id && as === "rider");
  });
  return held && ridden && !found.has(actor.id)
    ? { ...WHOLE, on: ridden.id, as: "pusher", because: [held.said, ...held.after] }
    : undefined;
}

const HOLDS_ON = /^(?:hold|held|grip|clutch|stead|support|keep|push|grab|guid)/;
const SADDLE = /\b(?:saddle|seat|bicycle|bike|handlebars?|steady|upright|balance)\b/;

const PUSHING = /\b(?:push|wheel|shov)(?:es|s|ed|ing|e)?\b/;

/** Somebody whom a line means by a noun of the design: "the paramedic pushes the stretcher". */
export function whoPushes(
  passengers: readonly Passenger[],
  { action, vehicles }: Pick<Seen, "action" | "vehicles">,
): readonly [string, BoardingFound] | undefined {
  const vehicle = vehicles.find(({ isPushed }) => isPushed);
  const before = PUSHING.exec(action);
  if (!vehicle || !before) return undefined;
  const said = new Set(action.slice(0, before.index).match(/\p{L}+(?![\p{L}'\u2019])/gu));
  const one = passengers.find(
    ({ design }) =>
      design.some((word) => word.length > 3 && said.has(word)) && !design.some((word) => vehicle.words.has(word)),
  );
  const meant = one ?? (said.size <= FEW ? byName(passengers, said, vehicle) : undefined);
  return meant && [meant.actor.id, { ...WHOLE, on: vehicle.id, as: "pusher", because: [before[0]] }];
}

/** Words before what is done first. */
const FEW = 2;

/** "Ida pushes him on", where it is his wheelchair. */
function byName(
  passengers: readonly Passenger[],
  said: ReadonlySet<string>,
  { words }: Vehicle,
): Passenger | undefined {
  const isIn = ({ design }: Passenger) => design.some((word) => words.has(word));
  const named = passengers.find((one) => one.actor.words.some((word) => said.has(word)) && !isIn(one));
  return passengers.some(isIn) ? named : undefined;
}

/** Who is overtaken on a bicycle has one too. */
export function overtaken(
  { actor }: Passenger,
  { clauses, vehicles }: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  const driven = [...found.values()].find(({ drives, as }) => drives && as === "rider");
  const isMeant = clauses.some(
    ({ said, after }) => OVERTAKING.test(said) && after.some((word) => actor.words.includes(word)),
  );
  const isBicycle = vehicles.find(({ id }) => id === driven?.on)?.words.has("bicycle") === true;
  return driven && isMeant && isBicycle ? { ...WHOLE, on: driven.on, drives: true, because: ["overtaken"] } : undefined;
}

const HANGS =
  /\b(?:hang|sway|swing|swung|dangl|stop|halt|stuck|jerk|judder|shudder|glid|climb|ris|float|stall|rock|lurch|descend|creep|crawl)\w*/;

/** Of a cable car that goes or hangs on its cable, those are inside who do nothing beside it. */
export function suspended({ actor, beats }: Passenger, { action, vehicles, clauses }: Seen): BoardingFound | undefined {
  const cabin = vehicles.find(({ words }) => words.has("cablecar"));
  const own = clauses.filter(({ who }) => who.includes(actor.id));
  const isBeside =
    beats.some(({ way }) => way !== "none") || own.some(({ verb }) => BESIDE.has(verb.plain) && verb.plain !== "stand");
  return cabin && actor.isPerson && HANGS.test(action) && !isBeside
    ? { ...WHOLE, on: cabin.id, because: ["inside"] }
    : undefined;
}

/** "swerves round a fox": it is on the road. */
export function isDrivenPast(action: string, { words }: Passenger["actor"]): boolean {
  return sentencesOf(action).some((said) =>
    said.some(
      (word, at) => words.includes(word) && /^(?:a|an|the)$/.test(said[at - 1] ?? "") && PAST.test(said[at - 2] ?? ""),
    ),
  );
}

const PAST = /^(?:round|around|past|into|avoids?|misses|avoiding|missing|hits|for|towards?)$/;

/** "gallops the horse after the calf": it is on its own legs. */
export function isRiddenAfter(action: string, { words }: Passenger["actor"]): boolean {
  const after = /\bafter (?:the |a |an |his |her )?(?:\w+ )?(\w+)/g;
  return [...action.toLowerCase().matchAll(after)].some(([said]) => words.some((word) => said.endsWith(` ${word}`)));
}

/** What a group does is said of its first member. */
export const leadOf = (id: string): string => id.split(" #")[0] ?? id;

export const mayGoAlong = (actor: Actor, action: string): boolean =>
  (actor.isPerson || (actor.isBeast === true && actor.isSmall === true && !isDrivenPast(action, actor))) &&
  !isRiddenAfter(action, actor) &&
  !isMet(action, actor);

/** Nobody goes along on it unless the words say so. */
const FOR_ONE =
  /^(?:broomstick|flyingbroom|magiccarpet|fighterjet|hangglider|zipline|jetpack|stilts|hopsack|floatbasket|walkingframe|swimring|floatbird|airmattress|floatlog|floatboard|icefloe)$/;
const isForOne = ({ words }: Vehicle): boolean => [...words].some((word) => FOR_ONE.test(word));

/** Not what is pushed from outside and is no pram, nor the horse that somebody falls from. */
const takesCompany = ({ as, isThrown }: BoardingFound, vehicle: Vehicle): boolean =>
  !isForOne(vehicle) && (as === "pusher" ? vehicle.isPushed === true : !(vehicle.isMount && isThrown === true));

/** Whoever does nothing of their own beside a vehicle that somebody drives goes along. */
export function alongWith(
  { actor, beats }: Passenger,
  { vehicles, clauses, action }: Seen,
  found: ReadonlyMap<string, BoardingFound>,
): BoardingFound | undefined {
  const driven = [...found.values()].find(({ drives, as }) => (drives && as === "rider") || as === "pusher");
  const vehicle = driven && vehicles.find(({ id }) => id === driven.on);
  if (!driven || !vehicle || !takesCompany(driven, vehicle) || !mayGoAlong(actor, action)) return undefined;
  const own = clauses.filter(({ who }) => who.includes(leadOf(actor.id)));
  return isDoneBeside(own, vehicle) || beats.some(({ way }) => way !== "none")
    ? undefined
    : { ...WHOLE, on: driven.on, because: ["along"] };
}

/** Nobody who does something of their own sits behind a rider. */
const isDoneBeside = (own: readonly Clause[], { isMount }: Vehicle): boolean =>
  own.some(({ verb, after }) => isMount || BESIDE.has(verb.plain) || ELSEWHERE.test(after.join(" ")));
