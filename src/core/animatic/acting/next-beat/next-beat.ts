// What somebody does next: the beat before, changed by what a verb does.
import type { Beat } from "../acting.ts";
import type { Deed, Posture } from "../deeds/deed.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { holdsIn, letGo, wordsOf, wornAfter } from "../holding/holds.ts";
import { atThing } from "../lines/direct-objects.ts";
import { partnerOf } from "../lines/partner.ts";
import { gazeOf, isAlone, objectOf, type Cast } from "../read-gaze.ts";
import type { Clause } from "../verbs.ts";
import { PREPOSITIONS } from "../words.ts";
import { deedWith, leaning, placedDeed } from "./as-done.ts";
import { GOING, postureOf } from "./posture-then.ts";
import { withWhom } from "./with-whom.ts";

export function nextBeat(before: Beat, said: Deed, clause: Clause, those: Omit<Cast, "who">): Beat {
  const beat = diggingLow(pointingAway(beatAfter(before, said, clause, those), clause, those));
  return beat.gesture === "haul_in" ? { ...beat, posture: "stand", way: "none" } : beat;
}

/** With a trowel or the bare hands it is done on the knees; on the knees nobody swings a spade. */
function diggingLow(beat: Beat): Beat {
  const { gesture, posture, holds, because } = beat;
  if (gesture !== "dig" || !DIGS_FROM.has(posture)) return beat;
  const isShort = posture !== "stand" || holds.some((id) => SHORT.test(id)) || BARE.test(because.join(" "));
  return isShort ? { ...beat, gesture: "dig_low", posture: posture === "crouch" ? posture : "kneel_both" } : beat;
}

const DIGS_FROM: ReadonlySet<Posture> = new Set(["stand", "kneel", "kneel_both", "crouch", "sit_ground"]);
const SHORT = /(?:trowel|spoon|knife|toy|hand_?fork|dagger|shell|cup|mug)/;
const BARE = /\b(?:hands?|fingers|nails|fingernails)\b/;

/** "points out to sea" beside somebody: not at them. */
function pointingAway(beat: Beat, { after }: Clause, cast: Omit<Cast, "who">): Beat {
  const isPointed = beat.gesture === "point" && beat.posture === "stand" && beat.way === "none" && !isAlone(cast);
  if (beat.gesture === "point" && isLow(beat, cast.actors)) return { ...beat, gesture: "point_down" };
  const isThere = beat.object !== null && cast.actors.some(({ id }) => id === beat.object);
  if (!isPointed || isThere || beat.gaze.to === "subject" || !AWAY.test(after.join(" "))) return beat;
  return { ...beat, isTurned: true, gaze: { to: "word", word: after.at(-1) ?? "" } };
}

/** A small animal on the ground. */
function isLow({ object, because }: Beat, actors: Cast["actors"]): boolean {
  const isSmall = actors.some(({ id, isBeast, isSmall: small }) => id === object && isBeast === true && small === true);
  return isSmall && !because.some((word) => UP_THERE.test(word));
}

const UP_THERE =
  /^(?:walls?|ceiling|trees?|roof|sky|air|branch|up|flying|shelf|window|sill|birds?|butterfly|bee|wasp|bat)$/;
const AWAY =
  /^(?:out|across|down|along|away|north|south|east|west|left|right|(?:at|to|towards?) (?:the|a|an) (?!.*\b(?:doors?|window|walls?|board|blackboard|map|mirror|screen|picture|painting|portrait|chart|fire|clock|shelf|table)\b))/;

function beatAfter(before: Beat, said: Deed, clause: Clause, those: Omit<Cast, "who">): Beat {
  const last = letGo(before, said, those.actors);
  const cast: Cast = { ...those, who: clause.who };
  const done = deedWith(leaning(said, last), clause, { last, cast });
  const deed = placedDeed(atThing(done, clause.after, cast), last, clause.after);
  const object = partnerOf(deed, clause.after, { ...cast, last }) ?? objectOf(leftBehind(clause.after), cast);
  const isMeanwhile = clause.said.endsWith("ing");
  const posture = postureOf(deed, last, isMeanwhile);
  const moves = deed.posture !== undefined;
  const holds = holdsIn(last, deed, clause, cast);
  const gesture = withWhom(deed.gesture, { object, holds, last, after: clause.after }, cast);
  return {
    ...last,
    from: 0,
    posture,
    gesture: gesture ?? restOf(last, holds, deed),
    mood: moodOf(deed, last),
    way: leaves(deed, clause, cast) ? "away" : wayOf(deed, last, posture),
    gaze: gazeOf(deed, clause.after, cast) ?? (moves ? { to: "ahead" } : last.gaze),
    holds,
    ...wornAfter(before),
    isOpen: last.isOpen || deed.opens === true || deed.gesture === "shelter",
    object: isWithThem(deed, gesture, last)
      ? last.object
      : (struckOne(deed, clause, { last, cast }) ?? object ?? goneOn(last, deed, clause)),
    because: wordsOf(clause, before),
  };
}

/** "heaves him onto his shoulders and runs": with him. */
const isBearing = ({ gesture, posture }: Deed, last: Beat): boolean =>
  gesture === undefined && posture !== undefined && GOING.has(posture) && BEARS.has(last.gesture);

const BEARS: ReadonlySet<Gesture> = new Set([
  "carry_person",
  "piggyback",
  "bear_on_shoulders",
  "bear_over_shoulder",
] as const);

const goneOn = ({ object }: Beat, deed: Deed, clause: Clause): string | null =>
  isForNobody(deed, clause) ? null : object;

/** "hands her the key and points under the hood": there, and not at her. */
const isForNobody = ({ gesture, posture }: Deed, { after }: Clause): boolean =>
  (gesture === undefined && !isBlow(posture, after)) || (gesture === "point" && PREPOSITIONS.has(after[0] ?? ""));

/** "spins him round and drives his fist into his jaw": of the same one. */
const isBlow = (posture: Posture | undefined, after: readonly string[]): boolean =>
  (posture === "fight" || posture === "kick") && HIT.test(after.join(" "));
const HIT =
  /\b(?:in|into|on|to|at|against|across) (?:his|her|their|the|\w+ 's) (?:\w+ )?(?:jaw|face|nose|chin|ribs|stomach|belly|gut|chest|kidneys|head|mouth|teeth|throat|groin|shin|knee|cheek|temple|back|side)\b/;

/** "buries his glove in Max's stomach": no glove is hit. */
function struckOne({ posture }: Deed, { after, who }: Clause, { last, cast }: Struck): string | null {
  const struck = cast.actors.find(
    ({ id, acts, words }) => acts && !who.includes(id) && after.some((word) => words.includes(word)),
  );
  return isBlow(posture, after) ? (struck?.id ?? last.object) : null;
}
interface Struck {
  readonly last: Beat;
  readonly cast: Cast;
}

/** "shoves him and takes his bag": out of the hands of the same one. */
const isWithThem = (deed: Deed, gesture: Gesture | undefined, last: Beat): boolean =>
  (gesture === "snatch" && deed.gesture === "take") ||
  (gesture === "guide_hands" && last.gesture === gesture) ||
  isBearing(deed, last);

/** "runs down the corridor away from the fire": not to it. */
function leftBehind(after: readonly string[]): readonly string[] {
  const away = after.findIndex((word, at) => word === "away" && after[at + 1] === "from");
  return away < 0 ? after : after.slice(0, away);
}

/** Who moves is awake. */
function moodOf({ mood, posture }: Deed, last: Beat): Beat["mood"] {
  return mood ?? (last.mood === "asleep" && posture !== undefined ? "plain" : last.mood);
}

/** One of those who are there goes: from the other, not past. */
function leaves({ way }: Deed, { who }: Clause, { actor, actors }: Cast): boolean {
  const there = actors.filter(({ acts }) => acts);
  const isLeft =
    there.filter(({ isPerson }) => isPerson).length === 2 || (actor.isBeast === true && there.length === 2);
  return way === "out" && who.length === 1 && isLeft;
}

/** Who goes along with somebody in the arms goes on with them, and does not come in. */
function wayOf(deed: Deed, last: Beat, posture: Posture): Beat["way"] {
  if (deed.way === "in" && last.way === "across" && BEARS.has(last.gesture)) return last.way;
  return deed.way ?? (deed.posture === undefined && posture === last.posture ? last.way : "none");
}

/** Done once: it is not done again with what comes after it. */
function isOver(gesture: Gesture): boolean {
  const { keys, rate } = GESTURE_DESIGNS[gesture] as GestureDesign;
  return keys.length > 1 && rate === undefined;
}

const CARRYING: ReadonlySet<Gesture> = new Set([
  "hold",
  "cradle",
  "on_head",
  "on_face",
  "on_belly",
  "sheet_on_face",
  "sheet_on_belly",
  "shoulder",
  "carry",
  "under_arm",
  "over_head",
  "on_back",
]);

/** "stands with his sword raised": from the first. */
const isHeldUp = ({ gesture, order }: Beat): boolean => gesture === "raise" && order === undefined;

function restOf(last: Beat, holds: readonly string[], deed: Deed): Gesture {
  const { gesture } = last;
  if (isBearing(deed, last) || (isHeldUp(last) && holds.length > 0)) return gesture;
  if (deed.posture !== undefined || deed.drops) return holds.length > 0 && CARRYING.has(gesture) ? gesture : "none";
  if (!isOver(gesture)) return gesture;
  return holds.length > 0 ? "hold" : "none";
}
