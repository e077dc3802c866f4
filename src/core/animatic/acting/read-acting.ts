// An action line as what each of a shot's subjects does, beat by beat. Pure, and every beat names the words that it was read from.
import { STANDING, type Actor, type Beat, type Gaze } from "./acting.ts";
import { actorsAt, readClauses, sentencesOf, type Clause } from "./clauses.ts";
import { withReactions } from "./reactions.ts";
import { carriedNoun, readCarried, thingAt } from "./read-carried.ts";
import type { Deed } from "./deeds/deed.ts";
import type { Gesture } from "./gestures/gestures.ts";
import { toolsFor } from "./gestures/tools.ts";
import { phraseDeed } from "./verbs.ts";
import { ARTICLES, HE, PREPOSITIONS, SHE, TOWARDS } from "./words.ts";

const MOST_BEATS = 5;

/** By subject id; who does nothing that is known stands. */
export function readActing(action: string, actors: readonly Actor[]): ReadonlyMap<string, readonly Beat[]> {
  const clauses = readClauses(action, actors);
  const words = sentencesOf(action).flat();
  const carried = readCarried(action, actors);
  const acting = new Map<string, readonly Beat[]>();
  for (const actor of actors.filter(({ acts }) => acts)) {
    const own = clauses.filter(({ who }) => who.includes(actor.id));
    const start: Beat = { ...STANDING, ...carried.get(actor.id) };
    acting.set(actor.id, beatsOf({ own, actor, actors, start, words }));
  }
  return withReactions(acting, actors);
}

interface Story {
  readonly own: readonly Clause[];
  readonly actor: Actor;
  readonly actors: readonly Actor[];
  readonly start: Beat;
  readonly words: readonly string[];
}

function beatsOf({ own, actor, actors, start, words }: Story): readonly Beat[] {
  const beats: Beat[] = [];
  let last = start;
  for (const clause of own) {
    const said = phraseDeed(clause.verb, clause.after) ?? bodyDeed(clause) ?? handledDeed(clause, actors);
    const deed = said ?? (isDone(words, clause) ? atRest(clause.verb.deed) : clause.verb.deed);
    const beat = nextBeat(last, deed, clause, { actor, actors });
    if (isSame(beat, last) && beats.length > 0) continue;
    beats.push({ ...beat, from: clause.at / Math.max(1, words.length) });
    last = beat;
  }
  if (beats.length === 0) return [start];
  return spread(beats.slice(0, MOST_BEATS));
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

/** What is done with the body itself: "lifts her head", "closes his eyes", "raises a hand". */
function bodyDeed({ verb: { plain }, after }: Clause): Deed | undefined {
  const near = after.slice(0, 3);
  const has = (parts: string) => near.some((word) => parts.split(" ").includes(word));
  if (plain === "lift" || plain === "raise") return raisedDeed(has);
  if (has("eyes") && plain === "open") return { mood: "plain" };
  if (plain === "close" || plain === "shut") return has("eyes") ? { mood: "asleep" } : { gesture: "open" };
  const isPutDown = plain === "keep" || plain === "put" || plain === "lay";
  return isPutDown && has("hand hands") ? { gesture: "reach" } : undefined;
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
  if (has("hands arms fists")) return { gesture: "cheer" };
  return has("hand arm finger") ? { gesture: "wave" } : undefined;
}

/** The first begins with the shot; each has a fair part of it. */
function spread(beats: readonly Beat[]): readonly Beat[] {
  const count = beats.length;
  return beats.map((beat, at) => {
    const even = at / count;
    return { ...beat, from: at === 0 ? 0 : Math.min(0.85, Math.max((even * 2 + beat.from) / 3, at * 0.12)) };
  });
}

function isSame(a: Beat, b: Beat): boolean {
  return (
    a.posture === b.posture &&
    a.gesture === b.gesture &&
    a.mood === b.mood &&
    a.way === b.way &&
    JSON.stringify([a.gaze, a.holds, a.object]) === JSON.stringify([b.gaze, b.holds, b.object])
  );
}

interface Cast {
  readonly actor: Actor;
  readonly actors: readonly Actor[];
}

/** What is held is gone when it is done. */
const LETS_GO: ReadonlySet<Gesture> = new Set(["put_down", "drop", "throw", "hand_over"]);

function letGo(beat: Beat): Beat {
  return LETS_GO.has(beat.gesture) ? { ...beat, gesture: "none", holds: beat.holds.slice(0, -1) } : beat;
}

function nextBeat(before: Beat, deed: Deed, clause: Clause, cast: Cast): Beat {
  const last = letGo(before);
  const object = objectOf(clause.after, cast);
  const isMeanwhile = clause.said.endsWith("ing");
  const moves = deed.posture !== undefined;
  const holds = holdsIn(last, deed, clause, cast);
  return {
    ...last,
    from: 0,
    posture: postureOf(deed, last, isMeanwhile),
    gesture: withWhom(deed.gesture, object, cast) ?? (moves || deed.drops ? restOf(last, holds) : last.gesture),
    mood: moodOf(deed, last),
    way: deed.way ?? (moves || !isMeanwhile ? "none" : last.way),
    gaze: gazeOf(deed, clause.after, cast) ?? (moves ? { to: "ahead" } : last.gaze),
    holds,
    object: object ?? (deed.gesture === undefined ? null : last.object),
    because: [clause.said, ...clause.after.slice(0, 3)],
  };
}

/** Giving to somebody of the shot is handing over. */
function withWhom(gesture: Gesture | undefined, object: string | null, { actors }: Cast): Gesture | undefined {
  return gesture === "give" && actors.some(({ id, acts }) => acts && id === object) ? "hand_over" : gesture;
}

/** What the words put into the hands, or the tool of what is done. */
function holdsIn(last: Beat, deed: Deed, { after }: Clause, { actors }: Cast): readonly string[] {
  const tool = toolOf(deed.gesture ?? "none", actors);
  const thing = thingIn(after, actors);
  const isOther = deed.takes === true && thing !== undefined;
  return tool === undefined || isOther ? holdsAfter(last, deed, thing) : withThing(last, tool);
}

/** Who moves is awake. */
function moodOf({ mood, posture }: Deed, last: Beat): Beat["mood"] {
  return mood ?? (last.mood === "asleep" && posture !== undefined ? "plain" : last.mood);
}

/** What is in the hands after a deed: two things at most. */
function holdsAfter({ holds }: Beat, { takes, drops }: Deed, thing: string | undefined): readonly string[] {
  if (thing === undefined) return holds;
  if (drops) return holds.filter((id) => id !== thing);
  return takes ? withThing({ holds }, thing) : holds;
}

function withThing({ holds }: Pick<Beat, "holds">, thing: string): readonly string[] {
  return [...new Set([...holds, thing])].slice(-2);
}

function toolOf(gesture: Gesture, actors: readonly Actor[]): string | undefined {
  const names = toolsFor(gesture);
  return actors.find(({ acts, words }) => !acts && words.some((word) => names.includes(word)))?.id;
}

/** Whoever walked and now does something else has stopped. */
function postureOf(deed: Deed, last: Beat, isMeanwhile: boolean): Beat["posture"] {
  if (deed.posture) return deed.posture;
  const isMoving = ["run", "jump", "walk"].includes(last.posture);
  return isMoving && !isMeanwhile && (deed.gesture ?? deed.glance) !== undefined ? "stand" : last.posture;
}

function restOf(last: Beat, holds: readonly string[]): Beat["gesture"] {
  return holds.length > 0 && last.gesture === "hold" ? "hold" : "none";
}

/** What could be taken into the hand. */
function thingIn(words: readonly string[], actors: readonly Actor[]): string | undefined {
  const at = [...words.keys()].find((place) => thingAt(words, place, actors) !== undefined);
  return at === undefined ? undefined : thingAt(words, at, actors);
}

/** The first subject or thing that is named after a verb. */
function objectOf(after: readonly string[], { actor, actors }: Cast): string | null {
  const others = actors.filter(({ id }) => id !== actor.id);
  for (const [at, word] of after.entries()) {
    const named = others.find((one) => one.words.includes(word))?.id ?? carriedNoun(word);
    const meant =
      named ?? (isObject(after, at) ? actorsAt({ words: after, actors: others, last: new Map() }, at)?.[0] : undefined);
    if (meant !== undefined) return meant;
  }
  return null;
}

const AFTER_OBJECTS = new Set(["to", "and", "with", "at", "in"]);

/** "him", "her" and the like by themselves, and not before what is theirs. */
function isObject(after: readonly string[], at: number): boolean {
  const word = after[at] ?? "";
  const next = after[at + 1];
  return (SHE.has(word) || HE.has(word)) && (next === undefined || AFTER_OBJECTS.has(next));
}

const UP = new Set("up upwards upward sky ceiling stars moon sun clouds heavens overhead".split(" "));
const DOWN = new Set("down downwards floor ground feet hands shoes below".split(" "));
const AWAY = new Set("away aside past elsewhere window distance sea horizon out".split(" "));
const BACK = new Set("back behind shoulder around".split(" "));
const PAST = new Set(["past", "away", "aside"]);
const CAMERA = new Set("camera lens us audience".split(" "));

function gazeOf(deed: Deed, after: readonly string[], cast: Cast): Gaze | undefined {
  if (deed.glance === "at") return lookedAt(after, cast);
  if (deed.glance) return { to: deed.glance };
  return DOWNWARDS.has(deed.gesture ?? "none") ? { to: "down" } : gazeOfObject(deed, after, cast);
}

/** What hands do before the eyes. */
const DOWNWARDS: ReadonlySet<string> = new Set(["read", "write", "type", "tie", "work"]);

function lookedAt(after: readonly string[], cast: Cast): Gaze | undefined {
  const near = after.slice(0, 5);
  const has = (words: ReadonlySet<string>) => near.some((word) => words.has(word));
  if (has(CAMERA)) return { to: "camera" };
  if (has(UP)) return { to: "up" };
  if (PAST.has(near[0] ?? "")) return { to: "away" };
  const object = objectOf(after, cast);
  if (object !== null) return targetOf(object, cast);
  if (has(BACK)) return { to: "back" };
  if (has(DOWN)) return { to: "down" };
  if (has(AWAY)) return { to: "away" };
  const at = near.findIndex((word) => TOWARDS.has(word));
  const noun = near.slice(at + 1).find((word) => !ARTICLES.has(word));
  return at >= 0 && noun !== undefined ? { to: "word", word: noun } : undefined;
}

function gazeOfObject(deed: Deed, after: readonly string[], cast: Cast): Gaze | undefined {
  const isFacing = deed.gesture === "hug" || deed.gesture === "give" || deed.posture === "fight";
  const object = isFacing || deed.gesture === "point" || deed.gesture === "reach" ? objectOf(after, cast) : null;
  return object === null ? undefined : targetOf(object, cast);
}

function targetOf(object: string, { actors }: Cast): Gaze {
  return actors.some(({ id }) => id === object) ? { to: "subject", id: object } : { to: "word", word: object };
}
