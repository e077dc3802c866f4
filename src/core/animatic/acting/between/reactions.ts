// What the other one does of two who do something with each other: a hug has two, and who is slapped shrinks back.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { isCarriedAs, type Mood, type Posture } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { Gesture } from "../gestures/names.ts";
import { FIGHTS_BACK, isBested, isDown, isMissed, pushedTo, STRUCK } from "./pushed-down.ts";
import { hasTaken } from "./off-with-it.ts";
import { WAKES_NOBODY } from "./worn-by-others.ts";
import { setDown } from "./read-borne.ts";
import { isHeldOut, isIdle, isLyingThere } from "../timing/at-rest.ts";
import { goesBeside, isChasing, LEADING, movingOf, paceOf } from "./going-with.ts";
import { answeredMeanwhile, asComing, isGoingOn, isWaitingAt, whereLeft } from "../timing/meanwhile.ts";

const MOODS: Partial<Readonly<Record<Gesture, Mood>>> = { recoil: "afraid" };
/** Gestures of the other that go on with the same thing. */
const TAKING: ReadonlySet<Gesture> = new Set(["receive", "clink"]);
/** How far a deed has come when the other one does something else. */
const LATER = 0.5;

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Whoever does nothing by the words answers what is done with them. */
export function withReactions(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const [at, beat] of beats.entries()) {
      const answer = isGoingOn(beat, beats[at - 1]) ? undefined : answerTo(beat, id, actors);
      const own = answer && noticing(acting.get(answer.other), answer.reaction);
      if (!answer || !own) continue;
      const { other, reaction } = answer;
      const reply: Answer = { ...reaction, beat, id, other };
      const borne = setDown(done.get(other) ?? own, reply);
      if (borne) done.set(other, withAnswer(borne, answered([STANDING], reply)));
      else if (isTimed(own)) answerInTime(done, own, reply);
      else react(done, own, reply);
    }
  return done;
}

function react(done: Map<string, readonly Beat[]>, own: readonly Beat[], reply: Answer): void {
  if (isFree(own, reply)) {
    const { beat, other } = reply;
    const earlier = before(done.get(other), own, beat);
    const first = earlier.length === 0 ? reply : { ...reply, isThere: false };
    done.set(other, withAnswer(earlier, answered(startOf(own, earlier, beat), first)));
  } else if (isComing(own, reply) && !runsOn(own, reply)) meet(done, own, reply);
}

/** Their deeds have their places among those of others. */
const isTimed = (own: readonly Beat[]): boolean => own.some(({ until }) => until !== undefined);

/** Between their own deeds, or when these are done. */
function answerInTime(done: Map<string, readonly Beat[]>, own: readonly Beat[], reply: Answer): void {
  const { beat } = reply;
  const now = done.get(reply.other) ?? own;
  if (isLeftToThem(reply, own)) return;
  if (isWaitingAt(now, beat) || (flees(own, reply) && beat.from > 0))
    done.set(reply.other, answeredMeanwhile(now, answered([whereLeft(now, beat)], reply), beat));
  else if (isComing(own, reply) && !runsOn(own, reply)) meet(done, own, reply);
}

/** Nobody notices in their sleep that something is taken. */
const noticing = (own: readonly Beat[] | undefined, { gesture }: Reaction): readonly Beat[] | undefined =>
  gesture === "robbed" && own?.[0]?.mood === "asleep" ? undefined : own;

/** Held out, and not taken: they do something else. */
function isLeftToThem({ beat, gesture }: Answer, own: readonly Beat[]): boolean {
  const thing = beat.holds.at(-1);
  if (gesture !== "receive" || thing === undefined || !isHeldOut(beat)) return false;
  return !own.some(({ holds, animal }) => animal === undefined && holds.includes(thing));
}

const isFree = (own: readonly Beat[], reply: Answer): boolean =>
  isIdle(own) ||
  isLyingThere(own, reply.beat.gesture) ||
  (flees(own, reply) && !hasTaken(own)) ||
  isTakenUp(own, reply);

/** Who runs, flies or swims is chased as they are; who drives drives on beside whoever sleeps. */
const runsOn = (own: readonly Beat[], { posture: asked }: Answer, { posture } = own.at(-1) ?? STANDING): boolean =>
  posture === "drive" || (asked === "run" && /^(?:run|leap|jump|vault|fly|swim)$/.test(posture));

/** An animal that did something runs when it is chased for it. */
function flees(own: readonly Beat[], { posture }: Answer): boolean {
  return posture === "run" && own.every(({ animal }) => animal !== undefined);
}

/** Nobody waits for what follows on something else. */
function withAnswer(earlier: readonly Beat[], answer: readonly Beat[]): readonly Beat[] {
  return earlier.length === 0 ? answer : [...earlier, ...answer.filter(({ from }) => from > 0)];
}

/** Who was made to lie or sit stays so; who is woken was asleep. */
function startOf(own: readonly Beat[], earlier: readonly Beat[], { gesture }: Beat): readonly Beat[] {
  const last = earlier.at(-1);
  const start = isIdle(own) || isLyingThere(own, gesture) ? own : [STANDING];
  if (gesture === "wake_them" && !last)
    return start.map((one) => (one.posture === "stand" ? { ...one, posture: "lie", mood: "asleep" } : one));
  if (last && FALLEN.has(last.posture)) return start.map((beat) => ({ ...beat, posture: "lie" }));
  return last && STAYS.has(last.posture) ? start.map((beat) => ({ ...beat, posture: last.posture })) : start;
}

const FALLEN: ReadonlySet<Posture> = new Set(["fall_back", "collapse", "tumble"]);
const AS_BEFORE: ReadonlySet<Posture> = new Set(["stand", "swing"] as const);
const STAYS: ReadonlySet<Posture> = new Set(["lie", "sit", "kneel", "sit_ground", "sit_bed"]);

/** What was answered before goes on until then. */
const before = (done: readonly Beat[] = [], own: readonly Beat[], { from }: Beat): readonly Beat[] =>
  done === own || from === 0 ? [] : done.filter((one) => one.from < from);

/** Who runs to somebody and is lifted is carried from the first. */
function isTakenUp(own: readonly Beat[], reply: Answer): boolean {
  if (reply.posture === undefined || !isCarriedAs(reply.posture)) return false;
  return wriggles(own) || (isComing(own, reply) && !own.some((one) => isBested(one, reply.beat, reply.id)));
}

const wriggles = (own: readonly Beat[]): boolean =>
  own.every(({ posture, object, order }) => order === undefined || (posture === "kick" && object === null));

/** Part of a shot in which somebody comes, before something is done with them. */
const COMES = 0.35;

/** Who has done nothing yet but come, or fall. */
function isComing(own: readonly Beat[], { beat, id, gesture, posture }: Answer): boolean {
  const last = own.at(-1);
  if (!last || (gesture === "none" && posture === undefined)) return false;
  if (isBested(last, beat, id)) return true;
  if (last.mood === "asleep" && WAKES_NOBODY.has(beat.gesture)) return false;
  const isFree = last.gesture === "none" || last.gesture === "hold";
  return isFree && !AS_BEFORE.has(last.posture) && !isCarriedAs(last.posture) && isBefore(last, beat);
}

const isBefore = ({ order = 0 }: Beat, beat: Beat): boolean => order < (beat.order ?? 0);
/** "runs to Mara, and she hugs him": first the one, then both. */
function meet(done: Map<string, readonly Beat[]>, own: readonly Beat[], reply: Answer): void {
  const { beat, id, other } = reply;
  const [first = STANDING] = done.get(id) ?? [];
  if (!done.get(id)?.includes(beat)) return;
  const at = beat === first ? COMES : beat.from;
  const start: Beat = { ...STANDING, holds: first.holds, gaze: { to: "subject", id: other }, because: beat.because };
  const later = (done.get(id) ?? []).map((one) => ({ ...one, from: at + one.from * (1 - at) }));
  if (beat === first) done.set(id, [start, ...later]);
  const scaled = isTimed(own) ? own : own.map((one) => ({ ...one, from: one.from * at }));
  const coming = scaled.map((one) => (isBested(one, beat, id) ? one : asComing(one)));
  done.set(other, [...coming, ...answered([STANDING], { ...reply, beat: { ...beat, from: at } }).slice(1)]);
}

function answerTo(beat: Beat, id: string, actors: readonly Actor[]) {
  const other = otherOf(beat, id, actors);
  const reaction = isAtThing(beat, actors) ? undefined : reactionTo(beat, other);
  if (other === undefined || reaction === undefined) return undefined;
  const theirs = actors.find((one) => one.id === other);
  if (theirs?.isBeast && STRUCK.has(reaction.gesture)) return { other, reaction: FIGHTS_BACK };
  return reaction.posture === "fly" && theirs?.isPerson === true ? undefined : { other, reaction };
}

function otherOf({ object }: Beat, id: string, actors: readonly Actor[]): string | undefined {
  const others = actors.filter((one) => one.acts && one.id !== id);
  const named = others.find((one) => one.id === object);
  return (named ?? (others.length === 1 ? others[0] : undefined))?.id;
}

/** Who punches a bag punches nobody. */
function isAtThing({ posture, object }: Beat, actors: readonly Actor[]): boolean {
  return posture === "fight" && object !== null && !actors.some(({ id, acts }) => acts && id === object);
}

interface Reaction {
  readonly gesture: Gesture;
  readonly posture?: Posture | undefined;
  readonly mood?: Mood | undefined;
  /** With the same thing in the hands. */
  readonly isShared?: boolean | undefined;
  readonly later?: Omit<Reaction, "later"> | undefined;
  /** From the shot's first frame on. */
  readonly isThere?: boolean | undefined;
}

/** Two lie in one bed. */
const BESIDE =
  /^(?:\w+ ){1,3}(?:beside|next to)\b|\b(?:her|his|their) backs? (?:to|against)\b|^(?:sit|sat|settl|sink|sank)\w* (?:\w+ ){0,3}?(?:opposite|across from|face to face with)\b/;
const BESIDE_IT =
  /\b(?:beside|next to) (?:the|a|an|her|his) (?:\w+ )?(?:bed|cot|cradle|table|desk|window|fire|campfire|grave|coffin|pool|road|river|lake|car|tree|stove|door|well|fountain|piano)\b/;
/** Who takes somebody on the back or on the lap. */
const CARRIES: Partial<Readonly<Record<Posture, Reaction>>> = {
  carried_back: { gesture: "piggyback" },
  carried_shoulders: { gesture: "bear_on_shoulders" },
  carried_arms: { gesture: "carry_person" },
  carried_lap: { gesture: "hold_on_lap", posture: "sit" },
};

function reactionTo(beat: Beat, other: string | undefined): Reaction | undefined {
  if (beat.gesture === "shove" && beat.because.includes("swing") && !isDown(beat.because)) return undefined;
  if (beat.gesture === "throw" && beat.object === other && beat.because.includes("face")) return HIT_IN_FACE;
  return toBody(beat, other) ?? CARRIES[beat.posture] ?? designed(beat.gesture) ?? comingAlong(beat, other);
}

/** Whoever is led comes along. */
function comingAlong({ object, because }: Beat, other: string | undefined): Reaction | undefined {
  const isLed = object !== null && object === other && LEADING.test(because.join(" "));
  return isLed ? { gesture: "none", posture: "walk" } : undefined;
}

/** To what is done with the whole body, by the words. */
function toBody(beat: Beat, other: string | undefined): Reaction | undefined {
  const { object, because } = beat;
  if (object === other && goesBeside(beat)) return alongside(beat);
  if (object === other && isDragging(beat)) return { gesture: "none", posture: "dragged", mood: "screaming" };
  const blow =
    object === null && !/^(?:it|him|her|them)$/.test(because[1] ?? "") ? undefined : toBlow(beat, object === other);
  if (blow) return blow;
  return isBeside(because) ? besideThem(beat, other) : undefined;
}

/** By the leg, and on no lead. */
const isDragging = ({ animal, way, because }: Beat): boolean =>
  animal === "tug" && way === "across" && !because.some((word) => /^(?:lead|leash)$/.test(word));

const HIT_IN_FACE: Reaction = { gesture: "none", later: { gesture: "cover", mood: "surprised" } };

/** To blows, kicks, being chased or pushed to the ground. */
function toBlow(beat: Beat, isThem: boolean): Reaction | undefined {
  const { gesture, posture, because, animal } = beat;
  if (posture === "fight") return knockedBy(because, animal !== undefined && isDown(because));
  if (gesture === "point" && isThem) return { gesture: "touch_heart", mood: "surprised" };
  const going = isChasing(because) ? "run" : isThem ? paceOf(beat) : undefined;
  if (going) return { gesture: "none", posture: going };
  if (gesture === "shove" && isDown(because)) return { gesture: "none", posture: pushedTo(because) };
  return isThem && posture === "kick" ? { gesture: "double_up", mood: "afraid" } : undefined;
}

/** Beasts butt people off their feet. */
function knockedBy(because: readonly string[], isOver: boolean): Reaction {
  if (isMissed(because)) return { gesture: "ducks_blow" };
  return isOver ? { gesture: "none", posture: "fall_back" } : { gesture: "reel", mood: "afraid" };
}

function alongside({ gesture, posture }: Beat): Reaction {
  const { other } = GESTURE_DESIGNS[gesture];
  return { gesture: other === gesture || other === "hands_bound" || other === "surrender" ? other : "none", posture };
}

function isBeside(because: readonly string[]): boolean {
  const text = because.join(" ");
  return BESIDE.test(text) && !BESIDE_IT.test(text);
}

/** Whom somebody sits down beside is there already. */
function besideThem({ posture, gesture, object }: Beat, other: string | undefined) {
  if (posture === "lie") return { gesture: "none", posture } as const;
  return posture === "sit" && gesture === "none" && object === other
    ? ({ gesture: "none", posture, isThere: true } as const)
    : undefined;
}

/** Done to whoever has lain there before. */
const LIES_THERE: ReadonlySet<Gesture> = new Set(["press_chest", "prop_up"] as const);

function designed(name: Gesture): Reaction | undefined {
  const { other, otherPosture, otherMood, otherLater, isShared } = GESTURE_DESIGNS[name];
  if ([other, otherPosture, otherMood, otherLater].every((one) => one === undefined)) return undefined;
  const gestureOf = (asked: string | undefined) => (asked as Gesture | undefined) ?? "none";
  return {
    ...{ gesture: gestureOf(other), posture: otherPosture, mood: otherMood, isShared, isThere: LIES_THERE.has(name) },
    later: otherLater && { ...otherLater, gesture: gestureOf(otherLater.gesture) },
  };
}

/** `id`: who does it, `other`: who answers. */
interface Answer extends Reaction {
  readonly beat: Beat;
  readonly id: string;
  readonly other: string;
}

function answered([start = STANDING]: readonly Beat[], { later, ...answer }: Answer): readonly Beat[] {
  const moment = start.animal === undefined ? answer.beat.from : Math.max(0.3, answer.beat.from);
  const beat = { ...answer.beat, from: answer.isThere ? 0 : moment };
  const first = beatOf(start, { ...answer, beat });
  const second = later && { ...beatOf(start, { ...answer, ...later }), from: beat.from + (1 - beat.from) * LATER };
  return [...(beat.from === 0 ? [] : [{ ...start, from: 0 }]), first, ...(second ? [second] : [])];
}

function beatOf(start: Beat, answer: Omit<Answer, "later" | "isThere">): Beat {
  const { beat, id, gesture, posture, mood, isShared } = answer;
  return {
    ...start,
    animal: undefined,
    isWaiting: false,
    ...(beat.until !== undefined && { until: beat.until }),
    ...{ from: beat.from, gesture, object: id, gaze: { to: "subject", id }, because: beat.because },
    mood: mood ?? MOODS[gesture] ?? start.mood,
    holds: isShared === true || TAKING.has(gesture) ? beat.holds : start.holds,
    posture: posture ?? start.posture,
    ...movingOf(answer),
  };
}
