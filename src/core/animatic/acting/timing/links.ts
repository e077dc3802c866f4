// How a deed stands to the one before it, done by somebody else: after it, before it or with it; by the words that join them, or because the one answers
// the other.
import type { Beat } from "../acting.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { CYCLES } from "../postures/posture-poses.ts";
import { isAnswer } from "./answers.ts";
import type { TimedDeed } from "./deeds-in-order.ts";

/** "before": the one that is told later is done first. "with": not before it. "meeting": both at once, whichever waits for something else. */
export type Link = "after" | "before" | "with" | "meeting";

const TOGETHER = /^(?:while|meanwhile|as|whenever)$/;
const WHEN = /^(?:when|once|after)$/;
const THEN =
  /\b(?:then|finally|suddenly|later|next(?! to)|afterwards|after (?:that|a while|a moment|a beat|some time)|immediately|instantly|eventually|promptly|in (?:turn|response|reply|return|answer))\b/;

/** "rakes the leaves together, and Pia jumps into them": they are there by then. */
const INTO_IT = /^\w+ (?:in|into|onto|over|through) (?:it|them)\b/;

const isSaidAfter = ({ before, beat }: TimedDeed): boolean =>
  THEN.test(before.join(" ")) || INTO_IT.test(beat.because.join(" ")) || isAnswering({ before, beat });

/** "leaps at the zebra, which bolts". */
const isAnswering = ({ before, beat: { because } }: Pick<TimedDeed, "before" | "beat">): boolean =>
  before.at(-1) === "which" && !AT_REST.test(because[0] ?? "");

/** Undefined where nothing says so: each begins with the shot. */
export function linkOf(first: TimedDeed, second: TimedDeed): Link | undefined {
  const joint = jointBetween(first, second);
  if (joint) return joint.link;
  if (GIVES.has(first.beat.gesture) && second.beat.animal !== undefined) return undefined;
  if (isMeeting(first.beat, second.beat)) return "meeting";
  if (isFollowing(first.beat, second.beat)) return "with";
  if (isSaidAfter(second)) return "after";
  if (isState(second)) return undefined;
  return isAnswered(first, second) || isNext(first, second) ? "after" : undefined;
}

/** "Ana milks the cow. The cow kicks over the bucket.": what goes on is seen before what happens then. */
function isNext(first: TimedDeed, { sentence, beat }: TimedDeed): boolean {
  if (isShort(beat)) return isShort(first.beat) || sentence > first.sentence;
  if (isFelt(beat) && sentence > first.sentence) return true;
  return isShort(first.beat) && (isFelt(beat) || (first.beat.way === "none" && isRepeated(beat)));
}

/** "breaks the stick and she laughs": nobody feels about it before it is done. */
const FELT: ReadonlySet<Gesture> = new Set([
  ...(["laugh", "clap", "cheer", "scream", "despair", "cover", "cover_mouth", "wipe_tears", "recoil"] as const),
]);
const FELT_MOODS: ReadonlySet<Beat["mood"]> = new Set(["laughing", "crying", "screaming", "surprised"] as const);

const isFelt = ({ gesture, mood, way }: Beat): boolean => way === "none" && (FELT.has(gesture) || FELT_MOODS.has(mood));

/** "reaches out to Ben, who swims there". */
const ALL_ALONG = /^(?:lie|sit|swim|float|drown|hang|tread|crawl)/;

const AT_REST = /^(?:sit|lie|kneel|stand|lean|ride|swing|float|fly|dance)/;

/** "that Mara holds up", "who sleeps on the bench". */
const isSaidOf = ({ before, beat }: Pick<TimedDeed, "before" | "beat">): boolean =>
  before.includes("that") ||
  (before.includes("which") && !isAnswering({ before, beat })) ||
  (before.at(-1) === "who" && (beat.mood === "asleep" || ALL_ALONG.test(beat.posture)));

/** How somebody is all the time: "who sits behind a table", "that Mara holds up". */
export function isState({ beat, before }: TimedDeed): boolean {
  const { gesture, posture, mood, way, because } = beat;
  if (isSaidOf({ before, beat })) return true;
  const isQuiet = gesture === "none" && mood === "plain" && way === "none";
  return (
    posture === "swing" ||
    (isQuiet && LASTS.test(because[0]?.replace(/s$/, "") ?? "") && AT_REST.test(posture) && !isShort(beat))
  );
}

/** "points at Ben, and the judge bangs the gavel": done again and again once it has begun. */
const isRepeated = ({ gesture, way }: Beat): boolean =>
  way === "none" && !GOING_ON.has(gesture) && "rate" in GESTURE_DESIGNS[gesture];

interface Joint {
  /** Undefined where both begin with the shot. */
  readonly link: Link | undefined;
}

function jointBetween(first: TimedDeed, second: TimedDeed): Joint | undefined {
  const own = second.joint;
  const isOne = second.sentence === first.sentence;
  if (own !== undefined && isOne) return { link: behind(own, first) };
  if (own === "meanwhile") return { link: undefined };
  return isOne && first.joint !== undefined ? ahead(first.joint, first, second) : undefined;
}

/** "Mara ducks when Tom throws", "Mara waits until Tom comes". */
function behind(joint: string, first: TimedDeed): Link | undefined {
  if (TOGETHER.test(joint)) return undefined;
  return WHEN.test(joint) && isShort(first.beat) ? "before" : "after";
}

/** "When Tom enters, Mara jumps up", "Before Mara leaves, Tom hugs her". */
function ahead(joint: string, first: TimedDeed, second: TimedDeed): Joint | undefined {
  if (joint === "before") return { link: "before" };
  if (TOGETHER.test(joint)) return { link: isAnswered(first, second) ? "after" : undefined };
  return WHEN.test(joint) ? { link: "after" } : undefined;
}

function isAnswered(cause: TimedDeed, answer: TimedDeed): boolean {
  const [asked = "", answered = ""] = [cause.beat.because[0], answer.beat.because[0]];
  if (isAnswer(asked, answered) || isHandledNext(cause.beat, answer.beat)) return true;
  if (isChasedFor(cause, answer)) return true;
  if (isDoneTo(answer.beat, cause.who)) return isShort(cause.beat) || isBodily(cause.beat, answer.beat);
  return isDoneTo(cause.beat, answer.who) && isShort(cause.beat);
}

/** "snatches the shirt, and he runs after her". */
const isChasedFor = (
  { who, beat }: TimedDeed,
  {
    beat: {
      because: [verb = ""],
      object,
      way,
    },
  }: TimedDeed,
): boolean =>
  beat.way === "none" && way === "across" && /^(?:chas|pursu)/.test(verb) && object !== null && who.includes(object);

const isDoneTo = ({ object, gesture }: Beat, whom: readonly string[]): boolean =>
  object !== null && gesture !== "none" && gesture !== "hold" && whom.includes(object);

/** It ends what they are doing; who sleeps sleeps on. */
export function isBodily({ mood }: Beat, { gesture }: Beat): boolean {
  return mood !== "asleep" && GESTURE_DESIGNS[gesture].apart !== undefined;
}

const GIVES: ReadonlySet<Gesture> = new Set(["hand_over", "give", "offer", "show", "hold", "offer_hand"]);
const TAKES: ReadonlySet<Gesture> = new Set(["take", "take_from", "receive", "snatch", "hold_hands", "shake_hands"]);

/** Two hands at one thing: what is held out is taken, what is thrown is caught. */
export function isMeeting(cause: Beat, answer: Beat): boolean {
  if (answer.gesture === "catch") return cause.gesture === "throw" || cause.posture === "kick";
  return GIVES.has(cause.gesture) && TAKES.has(answer.gesture) && isHandledNext(cause, answer);
}

/** Who goes is followed while they go. */
function isFollowing({ way, posture }: Beat, { because: [verb = ""], way: own }: Beat): boolean {
  const goes = (way === "across" || way === "away" || way === "out") && posture !== "stand";
  return goes && (/^(?:chas|follow|pursu|run|race|rush|hurr)/.test(verb) || own === way);
}

/** The thing that the one had is what the other one has. */
function isHandledNext({ holds: had, object }: Beat, { holds, because }: Beat): boolean {
  const before = object === null ? had : [...had, object];
  return before.some((thing) => holds.includes(thing) || because.includes(thing));
}

/** Said as one moment, though it may be drawn again and again. */
const MOMENTS: ReadonlySet<Gesture> = new Set([
  ...(["nod", "shake_head", "wave", "knock", "salute", "point", "shrug", "slap", "bang"] as const),
]);
const ONE_OFF: ReadonlySet<Beat["posture"]> = new Set(["bow", "jump", "kick", "twirl"] as const);
/** Said as what goes on, though it is one pose. */
const GOING_ON: ReadonlySet<Gesture> = new Set([
  ...([
    "none",
    "hold",
    "read",
    "phone",
    "carry",
    "akimbo",
    "in_pockets",
    "behind_head",
    "cross",
    "look_on",
    "hug_self",
    "eat",
    "drink",
  ] as const),
  ...(["smoke", "cradle", "think", "despair", "lean_out", "hold_hands", "arm_round", "peek", "listen"] as const),
]);
const TURNS =
  /^(?:turn|spin|spun|glanc|stop|duck|crouch|squat|drop|div|flinch|hid|freez|froze|leav|left|kneel|knelt|get|got|ris|rose|sit|sat|stand|stood|sink|sank|jump|leap)/;
const LASTS = /^(?:sit|sat|stand|stood|sitting|standing)$/;

/** Over in a moment: told one after another, such deeds are done so. */
export function isShort({ posture, gesture, way, because }: Beat): boolean {
  const [verb = "", next = ""] = because;
  if (verb.endsWith("ing")) return false;
  if (STATES.test(verb) && gesture !== "none") return isTurn(verb, next);
  if (MOMENTS.has(gesture) || isOnce(posture)) return true;
  if (gesture !== "none") return !GOING_ON.has(gesture) && !("rate" in GESTURE_DESIGNS[gesture]);
  return PASSING.has(way) || isTurn(verb, next);
}

const PASSING: ReadonlySet<Beat["way"]> = new Set(["in", "out", "away"] as const);

/** "stands at the window". */
const STATES = /^(?:sits?|sat|stands?|stood|lies|lay)$/;
const isOnce = (posture: Beat["posture"]): boolean => ONE_OFF.has(posture) || CYCLES[posture].isOnce === true;

/** "sits down", and not "sits on the bench". */
function isTurn(verb: string, next: string): boolean {
  if (/^(?:looks?|glances?)$/.test(verb)) return /^(?:up|round|around|back|down|away|over)$/.test(next);
  const isChange = /^(?:up|down|upright|back)$/.test(next);
  return LASTS.test(verb.replace(/s$/, "")) ? isChange : TURNS.test(verb);
}
