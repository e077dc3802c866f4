// A beat of an animal: what a person's would be, with what the animal does instead, and what it is on or in.
import type { Actor, Beat } from "../acting.ts";
import type { Clause } from "../verbs.ts";
import type { AnimalAction, AnimalSite } from "./action-names.ts";
import { animalDeed, type AnimalDeed } from "./animal-verbs.ts";
import { deedBy } from "./deed-by-kind.ts";
import { broodFed, siteIn, siteOfDeed } from "./read-site.ts";

/** Calls are heard, and seen least: what the body does besides goes on. */
const CALLS: ReadonlySet<AnimalAction> = new Set(["bark", "roar", "growl", "kick", "wag"]);
const WHOLE_BODY: ReadonlySet<AnimalAction> = new Set([
  ...([
    "rear",
    "reach_up",
    "dig",
    "scratch",
    "leap",
    "fire",
    "spread",
    "shelter",
    "hiss",
    "beg",
    "tug",
    "chase_tail",
    "peek",
    "roll",
  ] as const),
]);

/** Clauses of an animal that are drawn: what only leads to another one, or is heard while the body does more, is left out. */
export function animalClauses(own: readonly Clause[]): readonly Clause[] {
  const done = own.map(({ verb, after }) => animalDeed(verb.plain, after)?.animal);
  return own.filter((clause, at) => {
    const action = done[at];
    if (isManner(clause, own[at - 1])) return false;
    if (action === "sleep" && done.includes("curl")) return false;
    if (action !== undefined) {
      const before = done.slice(0, at).findLast((one) => one !== undefined);
      if (action === "spray" && before === "shake") return false;
      return action !== before && !(CALLS.has(action) && before !== undefined && WHOLE_BODY.has(before));
    }
    return done.every((one) => one === undefined) || isSeen(clause);
  });
}

/** Whatever else it does. */
function isSeen({ verb: { deed, plain }, after }: Clause): boolean {
  const said = [plain, ...after].join(" ");
  return (
    PUTS_DOWN.test(said) ||
    LOOKS.test(said) ||
    COMES.test(said) ||
    (deed.posture !== undefined && deed.gesture === undefined)
  );
}

/** Of what it then eats or sniffs at. */
const COMES =
  /^(?:come|walk|step|trot|waddle|hop|strut|emerge|wander|crawl|creep) (?:\w+ly )?(?:out of|into|in through|out through)\b/;
const LOOKS = /^(?:look|gaze|glance|peer|stare) (?:\w+ly )?(?:up|down|away|back)\b/;

/** "lies stretched out along the lid", "fight, standing on their hind legs": how it does that, and nothing more. */
function isManner({ said, after }: Clause, before: Clause | undefined): boolean {
  if (before?.verb.deed.posture === "lie") return /^(?:stretched|sprawled|spread|flopped|draped)$/.test(said);
  return before?.verb.deed.posture === "fight" && said === "standing" && /\b(?:hind|back)\b/.test(after.join(" "));
}

/** "comes out of the reeds with the duck and lays it down". */
const PUTS_DOWN =
  /^(?:lay|drop|put|set|place|deposit|deliver|release|bring) (?!into|in|from|down to|off|out|onto|on|back|over|by|through|behind|\w+ly\b)\w/;

const INSIDE: ReadonlySet<AnimalAction> = new Set(["peek", "sit", "sleep", "curl", "lie", "roll"]);
/** Postures in which it goes on: it is not on anything. */
const GOING: ReadonlySet<Beat["posture"]> = new Set(["walk", "run", "fly", "swim", "crawl", "sneak", "climb"]);

/** `next`: as a person would do it. */
export function animalBeat(next: Beat, clause: Clause, actors: readonly Actor[]): Beat {
  const { verb, after, who } = clause;
  const own = actors.find(({ id }) => who.includes(id));
  const feeding = own?.words.includes("bird") ? feedingYoung(next, clause, actors) : undefined;
  return feeding ?? beatOf(next, clause, { actors, done: deedBy(own, animalDeed(verb.plain, after), verb.plain) });
}

interface Doing {
  readonly actors: readonly Actor[];
  readonly done: AnimalDeed | undefined;
}

function beatOf(next: Beat, clause: Clause, { actors, done }: Doing): Beat {
  const { after } = clause;
  const posture = done?.deed.posture ?? next.posture;
  const site = siteOf(next, { posture, after, done }, actors);
  const beat = withHandled({ ...next, animal: undefined, site, way: wayAt(next, site) }, actors);
  if (site?.kind === "fishbowl") return { ...beat, animal: "swim", posture: "stand", way: "none" };
  return done ? doing(beat, done, { next, clause, actors }) : looking(beat);
}

interface Around {
  /** As a person would do it. */
  readonly next: Beat;
  readonly clause: Clause;
  readonly actors: readonly Actor[];
}

function doing(beat: Beat, done: AnimalDeed, { next, clause: { verb, after }, actors }: Around): Beat {
  const { deed } = done;
  const said = [verb.plain, ...after].join(" ");
  if (isKnocking(done, after) && isAtPerson(next, actors)) return { ...beat, ...KNOCKS };
  const animal = lickedAs(eatenAs(done.animal, next, said), next, actors);
  const whole = wholeOf(animal, next, actors);
  if (whole) return { ...beat, animal, ...whole, gesture: "none" };
  return {
    ...beat,
    ...(EMPTY.has(animal) && { holds: [] }),
    ...(animal === "on_nose" && thingAt(next, actors)),
    ...(FEEDING_ACTIONS.has(animal) && { holds: fedFrom(next, said, actors) }),
    ...{ animal, posture: deed.posture ?? next.posture, way: deed.way ?? next.way, mood: deed.mood ?? next.mood },
    gesture: GRASPING.has(next.gesture) ? next.gesture : "none",
  };
}

/** What it types on or reads is at its paws. */
const HANDLES: ReadonlySet<Beat["gesture"]> = new Set(["type", "read", "write", "write_pad", "examine"] as const);

const withHandled = (beat: Beat, actors: readonly Actor[]): Beat =>
  HANDLES.has(beat.gesture) && beat.holds.length === 0 ? { ...beat, ...thingAt(beat, actors) } : beat;

const thingAt = ({ object }: Beat, actors: readonly Actor[]): Pick<Beat, "holds"> | undefined =>
  object !== null && !actors.some(({ id, acts }) => acts && id === object) ? { holds: [object] } : undefined;

/** All that it does is to lift, lower or turn away its head. */
function looking(beat: Beat): Beat {
  const { posture, gesture, way, gaze } = beat;
  const isStill = posture === "stand" && gesture === "none" && way === "none";
  return isStill && WAYS.has(gaze.to) ? { ...beat, animal: "stand" } : beat;
}

const WAYS: ReadonlySet<Beat["gaze"]["to"]> = new Set(["up", "down", "away"] as const);

const FEEDING_ACTIONS: ReadonlySet<AnimalAction> = new Set(["eat", "nibble"]);
/** Strewn on the ground. */
const PECKED = /\b(?:crumbs|seeds?|grain|corn|scraps|worms|berries)\b/;
const CUTLERY = /^(?:spoon|fork|glass|chopsticks?)$/;
const VESSEL =
  /\b(?:from|out of|at|in|off) (?:(?:the|an?|his|her|its|their) )?(?:\w+ ){0,2}?(?:'s )?(?:\w+ )?(bowl|dish|saucer|plate|bucket|pail|trough|manger|basin|tin|can|cup|mug|pot|pan|tray|jar|barrel)s?\b/;
/** In a bowl, where nothing is said that it is in. */
const SERVED =
  /\b(?:milk|cream|kibble|(?:dog|cat|pet) food|(?:its|his|her|their) (?:food|dinner|breakfast|supper|meal|water))\b/;
const SERVED_IN: Readonly<Record<string, string>> = { manger: "trough", saucer: "bowl" };

/** What stands on the ground before its mouth, or is between its teeth; no animal eats with a spoon. */
function fedFrom({ holds }: Beat, said: string, actors: readonly Actor[]): readonly string[] {
  if (PECKED.test(said)) return [];
  const noun = VESSEL.exec(said)?.[1] ?? (SERVED.test(said) ? "bowl" : undefined);
  if (noun === undefined) return holds.filter((id) => !CUTLERY.test(id));
  const own = actors.find(({ acts, words }) => !acts && words.includes(noun))?.id;
  return [own ?? SERVED_IN[noun] ?? noun];
}

/** Who crawls about where it is stays there. */
const wayAt = ({ posture, way }: Beat, site: AnimalSite | undefined): Beat["way"] =>
  site && posture === "crawl" ? "none" : way;

const wholeOf = (animal: AnimalAction, next: Beat, actors: readonly Actor[]) =>
  animal === "tug" && isAtPerson(next, actors) ? undefined : WHOLE[animal];

/** What goes over the posture and the way of the words; a person is tugged at on the spot. */
const WHOLE: Partial<Readonly<Record<AnimalAction, Pick<Beat, "posture" | "way">>>> = {
  lick_lying: { posture: "lie", way: "none" },
  nestle: { posture: "stand", way: "none" },
  tug: { posture: "walk", way: "across" },
};

const FEEDING = { animal: "eat", posture: "stand", way: "none", gesture: "none" } as const;

function feedingYoung(next: Beat, { verb, after }: Clause, actors: readonly Actor[]): Beat | undefined {
  const site = broodFed([verb.plain, ...after].join(" "), actors);
  return site && { ...next, ...FEEDING, holds: foodIn(next, actors), site };
}

/** A worm in the beak is nobody. */
function foodIn({ object }: Beat, actors: readonly Actor[]): readonly string[] {
  return actors.some(({ id, isBeast }) => isBeast === true && id === object) ? [object ?? ""] : [];
}

const KNOCKS = { animal: "pounce", posture: "fight", way: "none", gesture: "none" } as const;

const isKnocking = ({ animal }: AnimalDeed, after: readonly string[]): boolean =>
  animal === "swat" && OVER.test(after.join(" "));

/** What it does with nothing in the mouth. */
const EMPTY: ReadonlySet<AnimalAction> = new Set(["look", "drink", "curl", "swat", "shake"]);
/** Somebody, off their feet. */
const OVER = /\b(?:over|down|flying|sprawling|off (?:his|her|their) feet)\b/;
const FROM_TREE = /\b(?:trees?|treetops?|branch|branches|foliage|bushes)\b/;

/** What it has is held before its mouth. */
function eatenAs(animal: AnimalAction, { holds }: Beat, said: string): AnimalAction {
  if (animal === "eat" && /^gnaw .*\b(?:tree|trunk|birch|bark)\b/.test(said)) return "nibble";
  if (animal === "eat" && FROM_TREE.test(said)) return "lick";
  const isServed = FROM_VESSEL.test(said) || VESSEL.test(said) || SERVED.test(said) || PECKED.test(said);
  return animal === "eat" && holds.length > 0 && !isServed ? "nibble" : animal;
}

/** One that lies does so lying, and what is small is below its head. */
function lickedAs(animal: AnimalAction, { posture, object }: Beat, actors: readonly Actor[]): AnimalAction {
  const isDown = posture === "lie" || posture === "curl";
  if (animal === "nestle" && isDown) return "lie";
  if (animal !== "lick") return animal;
  if (isDown) return "lick_lying";
  const isBelow = actors.some(({ id, isBeast, isSmall }) => isBeast === true && isSmall === true && id === object);
  return isBelow ? "lick_down" : animal;
}

/** What it does of its own accord goes on while something is done with it. */
export function ownDeeds(beats: readonly Beat[]): readonly Beat[] {
  const acts = beats.some(({ animal, order }) => animal !== undefined && order !== undefined);
  const isIdle = ({ animal, object, gesture, posture, way, holds }: Beat) =>
    object !== null &&
    holds.length === 0 &&
    animal === undefined &&
    gesture === "none" &&
    posture === "stand" &&
    way === "none";
  const isReached = ({ gesture, holds, animal }: Beat) => gesture === "receive" && holds.length === 0 && !animal;
  const isInside = beats.some(({ site }) => site !== undefined);
  const kept = acts ? beats.filter((beat) => !isIdle(beat) && !(isInside && isReached(beat))) : beats;
  return kept.map((beat, at) => ({ ...onTheSpot(beat), ...(at === 0 && { from: 0 }) }));
}

/** A beast that is hit staggers where it is, and not through whoever hit it. */
const onTheSpot = (beat: Beat): Beat => (beat.posture === "stagger" ? { ...beat, way: "none" } : beat);

/** The bowl or the trough stays on the ground. */
const FROM_VESSEL = /^(?:lap|drink|gulp)\b|\b(?:from|out of)\b/;

const isAtPerson = ({ object }: Beat, actors: readonly Actor[]): boolean =>
  actors.some(({ id, acts, isBeast }) => acts && !isBeast && id === object);

interface Rests {
  readonly posture: Beat["posture"];
  readonly after: readonly string[];
  readonly done: AnimalDeed | undefined;
}

/** "lands on a poppy and crawls inside". */
const ABOUT = /^(?:in|inside|into|over|along|across|up|around|round)$/;

/** "climbs onto a rock". */
const isUpOnto = (posture: Beat["posture"], after: readonly string[]): boolean =>
  posture === "climb" && (after[0] === "onto" || (after[0] === "up" && after[1] === "onto") || after[0] === "on");

const RESTING: ReadonlySet<Beat["posture"]> = new Set(["lie", "sit", "curl"]);

function siteOf(next: Beat, { posture, after, done }: Rests, actors: readonly Actor[]): AnimalSite | undefined {
  const deedSite = siteOfDeed(done?.animal, posture, [next.because[0] ?? "", ...after].join(" "));
  if (deedSite) return deedSite;
  const animal = done?.animal ?? "walk";
  if (leavesIt(posture, after) || isOutOfReach(animal, after)) return undefined;
  if (FEEDS_THERE.has(animal)) return onIt(next.site);
  return siteIn(after, actors, RESTING.has(posture) || INSIDE.has(animal)) ?? next.site;
}

const leavesIt = (posture: Beat["posture"], after: readonly string[]): boolean =>
  GOING.has(posture) && !isAbout(posture, after) && !isUpOnto(posture, after);

const onIt = (site: AnimalSite | undefined): AnimalSite | undefined => (site?.isUnder === true ? undefined : site);

const isAbout = (posture: Beat["posture"], after: readonly string[]): boolean =>
  posture === "crawl" && after.some((word) => ABOUT.test(word));

/** "reaches for the roast on the table": that is there, and not the dog. */
const REACHES: ReadonlySet<AnimalAction> = new Set(["swat", "reach_up", "paw"]);
const isOutOfReach = (animal: AnimalAction, after: readonly string[]): boolean =>
  REACHES.has(animal) && after.includes("for");

const FEEDS_THERE: ReadonlySet<AnimalAction> = new Set(["eat", "take"]);

/** What is in the mouth stays there, or is let go of. */
const GRASPING: ReadonlySet<Beat["gesture"]> = new Set([
  "hold",
  "take",
  "drop",
  "put_down",
  "hand_over",
  "give",
  "offer_hand",
]);
