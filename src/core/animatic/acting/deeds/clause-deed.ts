// What a clause means: by its phrase, by what it is done with, or by its verb alone.
import type { Actor } from "../acting.ts";
import { otherIn } from "../between/somebody.ts";
import { thingAt } from "../in-hand.ts";
import { directThing } from "../lines/direct-objects.ts";
import { deedByTool } from "../lines/unknown-verbs.ts";
import { movedDeed } from "../lines/transitive-verbs.ts";
import type { Cast } from "../read-gaze.ts";
import { phraseDeed, type Clause } from "../verbs.ts";
import { ARTICLES, PREPOSITIONS } from "../words.ts";
import type { Deed } from "./deed.ts";
import { ownBodyDeed } from "./own-body/own-body-deed.ts";
import { LATER_WORDINGS } from "./wordings/hand-wordings.ts";
import { FIRST_WORDINGS, saidSo } from "./wordings/said-so.ts";

/** "takes Tom's hand and kisses it": the hand. */
const isBody = (after: readonly string[]): boolean =>
  after.length === 1 && /^(?:hands?|cheek|forehead)$/.test(after[0] ?? "");

export function deedOf(clause: Clause, words: readonly string[], cast: Cast): Deed {
  const done = fallen(wholeDeed(clause, words, cast), clause);
  const deed: Deed = SEATED.test(clause.after.join(" ")) ? { ...done, posture: "sit", from: "sit" } : done;
  return /^(?:almost|nearly)$/.test(words[clause.at - 1] ?? "") ? begun(deed) : deed;
}

/** "falls backwards over a table": backwards whatever it is over, and onto a table that bears it. */
function fallen(deed: Deed, { after }: Clause): Deed {
  const isBack = /^back(?:wards?)?$/.test(after.find((word) => SIDES.test(word)) ?? "");
  const falls = deed.posture === "fall_back" || (deed.posture === "tumble" && isBack);
  if (!falls) return deed;
  return { ...deed, posture: ONTO_TABLE.test(after.join(" ")) ? "onto_table" : "fall_back" };
}

const ONTO_TABLE =
  /\b(?:over|onto|on|across|against|into) (?:the|a|an|his|her|their) (?:\w+ )?(?:table|desk|counter|bar|workbench|stall)\b(?! (?:stool|leg))/;
const SIDES = /^(?:back|backwards?|forwards?|sideways|headfirst|headlong)$/;

/** "takes it without rising from his stool". */
const SEATED =
  /\bwithout (?:rising|standing|getting up|leaving (?:his|her|the) (?:\w+ )?(?:chair|seat|stool|desk|table|throne))\b/;

/** "almost falls": it is not done to its end. */
function begun(deed: Deed): Deed {
  if (deed.posture !== undefined && FALLS.has(deed.posture)) return { ...deed, posture: "stagger", way: "none" };
  if (deed.way === "in") return { gesture: "reach" };
  return deed.gesture === "drop" ? { ...deed, gesture: "clutch" } : deed;
}

const FALLS: ReadonlySet<Deed["posture"]> = new Set(["tumble", "fall", "fall_back", "collapse"] as const);

function wholeDeed(clause: Clause, words: readonly string[], cast: Cast): Deed {
  const thing = directThing(clause.after, cast);
  const others = { ...otherIn(clause.after, cast, clause.who.length > 1 || isBody(clause.after)), thing };
  const first = saidSo(FIRST_WORDINGS, clause, others, cast.actor);
  const said =
    first ?? phraseDeed(clause.verb, clause.after, others) ?? bodyDeed(clause) ?? handledDeed(clause, cast.actors);
  const own = ownBodyDeed(clause, { actor: cast.actor, isMeant: others.isMeant, said });
  return own ?? first ?? laterDeed(clause, words, { cast, said, others });
}

interface Later {
  readonly cast: Cast;
  /** By the phrases. */
  readonly said: Deed | undefined;
  readonly others: Parameters<typeof saidSo>[2];
}

function laterDeed(clause: Clause, words: readonly string[], { cast, said, others }: Later): Deed {
  if (clause.verb.plain === "shoot" && clause.after.length === 0) return shotOf(cast.actors);
  if (clause.verb.plain === "roll" && ALONG.test(clause.after[0] ?? "") && hasThing(cast.actors, /board$/))
    return SKATES;
  if (clause.verb.plain === "mow" && hasThing(cast.actors, /^(?:scythe|sickle)$/)) return MOWS;
  if (isAllRising(clause)) return { posture: "stand", from: "sit" };
  return said ?? saidSo(LATER_WORDINGS, clause, others, cast.actor) ?? byVerb(clause, words, cast);
}

function byVerb(clause: Clause, words: readonly string[], { actors }: Cast): Deed {
  const { verb, after } = clause;
  const isPerson = (word: string) => isActor(word, actors);
  const moved = movedDeed(verb.plain, verb.deed, after, isPerson);
  if (moved) return moved;
  const isUnsaid = Object.keys(verb.deed).length === 0;
  if (isUnsaid) return deedByTool(after) ?? verb.deed;
  return isDone(words, clause) ? atRest(verb.deed) : verb.deed;
}

function atRest(deed: Deed): Deed {
  return { ...deed, posture: "stand", way: "none" };
}

/** "has followed him out": it is over. */
function isDone(words: readonly string[], { at, verb, said }: Clause): boolean {
  const isPerfect = words
    .slice(Math.max(0, at - 2), at)
    .some((word) => word === "has" || word === "have" || word === "had");
  return isPerfect && said !== verb.plain && verb.deed.way !== undefined;
}

/** "plays in front of them": what the shot has to be played. */
export function withInstrument(clause: Clause, actors: readonly Actor[]): Clause {
  if (clause.verb.plain !== "play" || clause.after.some((word) => INSTRUMENT.test(word))) return clause;
  const words = actors.filter(({ acts }) => !acts).flatMap((one) => one.words);
  const instrument = words.find((word) => INSTRUMENT.test(word));
  return instrument === undefined ? clause : { ...clause, after: ["the", instrument, ...clause.after] };
}

const INSTRUMENT =
  /^(?:trumpet|saxophone|clarinet|flute|violin|fiddle|cello|guitar|piano|drums?|accordion|harp|trombone|bagpipes|banjo|harmonica|organ|lute|ukulele)$/;

/** "rolls down the ramp", with a board. */
const ALONG = /^(?:down|along|past|up|across|through|off|away|over|in|into)$/;
const SKATES: Deed = { posture: "surf", way: "across" };
const MOWS: Deed = { gesture: "scythe", takes: true };

const hasThing = (actors: readonly Actor[], names: RegExp): boolean =>
  actors.some((one) => !one.acts && one.words.some((word) => names.test(word)));

/** At goal, where the shot has what for. */
function shotOf(actors: readonly Actor[]): Deed {
  const has = (words: RegExp) => hasThing(actors, words);
  if (has(/^puck$/)) return {};
  if (has(/^(?:basketball|netball|handball)$/)) return { gesture: "throw", takes: true };
  return has(/^(?:ball|football|soccerball)$/) ? { posture: "kick" } : { gesture: "shoot", takes: true };
}

/** "everyone stands": up. */
function isAllRising({ verb, said, who, after }: Clause): boolean {
  return verb.plain === "stand" && !said.endsWith("ing") && who.length > 1 && after.length === 0;
}

/** Where nothing else is said. */
const WHOLE: Readonly<Record<string, Deed>> = {
  "pull a face": { mood: "angry" },
  "pull faces": { mood: "angry" },
  "go down": { posture: "fall_back" },
  go: { posture: "walk", way: "out" },
  fire: { gesture: "shoot", takes: true },
  vanish: {},
  gulp: { gesture: "gulp", mood: "afraid" },
  swallow: { gesture: "gulp", mood: "afraid" },
  "fall silent": { glance: "at" },
  "go quiet": { glance: "at" },
  "fall quiet": { glance: "at" },
  "go still": { glance: "at" },
  propose: { gesture: "propose", posture: "kneel" },
  "move over": { posture: "sit" },
  "shift over": { posture: "sit" },
  "slide over": { posture: "sit" },
  "scoot over": { posture: "sit" },
  "pull back": { gesture: "recoil" },
  "pull away": { gesture: "recoil" },
  "draw back": { gesture: "recoil" },
  "shrink back": { gesture: "recoil" },
};

/** What is done with the body itself: "lifts her head", "closes his eyes", "raises a hand". */
function bodyDeed({ verb: { plain }, after }: Clause): Deed | undefined {
  const near = after.slice(0, 3);
  const has = (parts: string) => near.some((word) => parts.split(" ").includes(word));
  if (plain === "stretch") return after.length === 0 ? { gesture: "stretch" } : undefined;
  if (plain === "lift" || plain === "raise") return raisedDeed(has);
  const whole = WHOLE[[plain, ...after].join(" ")];
  if (whole) return whole;
  if (plain === "close" || plain === "shut") return has("eyes") ? { mood: "asleep" } : { gesture: "close" };
  if (!/^(?:keep|put|lay)$/.test(plain) || !has("hand hands")) return undefined;
  return { gesture: plain === "keep" ? "rest_on" : "reach" };
}

/** Things that a verb of moving or of talking puts into the hands: "flies the kite", "looks through the telescope", "shouts into the phone". */
function handledDeed({ verb, after }: Clause, actors: readonly Actor[]): Deed | undefined {
  const isThrough = after[0] === "through" || after[0] === "into";
  const object = after.slice(Number(isThrough)).filter((word) => !ARTICLES.has(word));
  const thing = [...object.keys()].slice(0, 3).find((at) => thingAt(object, at, actors) !== undefined);
  if (thing === undefined || object.slice(0, thing).some((word) => PREPOSITIONS.has(word) || isActor(word, actors)))
    return undefined;
  if (!isThrough) return verb.plain === "fly" ? { gesture: "hold", takes: true } : undefined;
  const isTalk = verb.deed.posture === undefined && verb.deed.gesture === undefined;
  if (!isTalk) return undefined;
  const isPhone = (object[thing] ?? "").includes("phone") && after[0] === "into";
  return { ...verb.deed, gesture: isPhone ? "phone" : "hold", takes: true };
}

function isActor(word: string, actors: readonly Actor[]): boolean {
  return actors.some((one) => one.acts && one.words.includes(word));
}

function raisedDeed(has: (parts: string) => boolean): Deed | undefined {
  if (has("head eyes gaze face chin")) return { glance: "up" };
  if (has("arms fists")) return { gesture: "cheer" };
  if (has("hands")) return { gesture: "surrender", mood: "afraid" };
  return has("hand arm finger") ? { gesture: "wave" } : undefined;
}
