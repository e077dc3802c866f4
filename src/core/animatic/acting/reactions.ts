// What the other one does of two who do something with each other: a hug has two, and who is slapped shrinks back.
import { STANDING, type Actor, type Beat } from "./acting.ts";
import { isCarriedAs, type Mood, type Posture } from "./deeds/deed.ts";
import { GESTURE_DESIGNS } from "./gestures/gestures.ts";
import type { Gesture } from "./gestures/names.ts";

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
      if (answer && isIdle(acting.get(answer.other)))
        done.set(answer.other, answered(acting.get(answer.other) ?? [], { ...answer.reaction, beat, id }));
    }
  return done;
}

/** It has been answered when it began. */
function isGoingOn({ gesture }: Beat, before: Beat | undefined): boolean {
  return gesture !== "none" && before?.gesture === gesture;
}

function answerTo(beat: Beat, id: string, actors: readonly Actor[]) {
  const other = otherOf(beat, id, actors);
  const reaction = isAtThing(beat, actors) ? undefined : reactionTo(beat, other);
  if (other === undefined || reaction === undefined) return undefined;
  const isPerson = actors.find((one) => one.id === other)?.isPerson === true;
  return reaction.posture === "fly" && isPerson ? undefined : { other, reaction };
}

function isIdle(beats: readonly Beat[] = []): boolean {
  return beats.every(({ posture, gesture }) => posture === "stand" && (gesture === "none" || gesture === "hold"));
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

/** The ground on which somebody lands who is pushed there. */
const DOWN = /^(?:ground|floor|pool|water|mud|snow|sea|river|lake|backwards|over|down|grass|sand|off)$/;
/** Two lie in one bed. */
const BESIDE = /^(?:\w+ ){1,3}(?:beside|next to)\b|\b(?:her|his|their) backs? to\b/;
/** Who takes somebody on the back or on the lap. */
const CARRIES: Partial<Readonly<Record<Posture, Reaction>>> = {
  carried_back: { gesture: "piggyback" },
  carried_shoulders: { gesture: "bear_on_shoulders" },
  carried_arms: { gesture: "carry_person" },
  carried_lap: { gesture: "hold_on_lap", posture: "sit" },
};

function reactionTo(beat: Beat, other: string | undefined): Reaction | undefined {
  return toBody(beat, other) ?? CARRIES[beat.posture] ?? designed(beat.gesture);
}

/** To what is done with the whole body, by the words. */
function toBody({ gesture, posture, object, because }: Beat, other: string | undefined): Reaction | undefined {
  const says = (pattern: RegExp) => because.some((word) => pattern.test(word));
  if (object !== null && posture === "fight") return { gesture: "reel", mood: "afraid" };
  if (object !== null && says(CHASING)) return { gesture: "none", posture: "run" };
  if (gesture === "shove" && says(DOWN)) return { gesture: "none", posture: "fall_back" };
  if (object === other && posture === "kick") return { gesture: "double_up", mood: "afraid" };
  return isBeside(because) ? besideThem({ posture, object }, other) : undefined;
}

const isBeside = (because: readonly string[]): boolean => BESIDE.test(because.join(" "));

/** Whom somebody sits down beside is there already. */
function besideThem({ posture, object }: Pick<Beat, "posture" | "object">, other: string | undefined) {
  if (posture === "lie") return { gesture: "none", posture } as const;
  return posture === "sit" && object === other ? ({ gesture: "none", posture, isThere: true } as const) : undefined;
}

function designed(name: Gesture): Reaction | undefined {
  const { other, otherPosture, otherMood, otherLater, isShared } = GESTURE_DESIGNS[name];
  if ([other, otherPosture, otherMood, otherLater].every((one) => one === undefined)) return undefined;
  const gestureOf = (asked: string | undefined) => (asked as Gesture | undefined) ?? "none";
  return {
    ...{ gesture: gestureOf(other), posture: otherPosture, mood: otherMood, isShared },
    later: otherLater && { ...otherLater, gesture: gestureOf(otherLater.gesture) },
  };
}

/** Words of going after somebody who runs away. */
export const CHASING = /^(?:chas(?:es?|ing|ed)|pursu(?:es?|ing|ed)|hunts?|hunting)$/;

interface Answer extends Reaction {
  readonly beat: Beat;
  readonly id: string;
}

function answered([start = STANDING]: readonly Beat[], { later, ...answer }: Answer): readonly Beat[] {
  const beat = answer.isThere ? { ...answer.beat, from: 0 } : answer.beat;
  const first = beatOf(start, { ...answer, beat });
  const second = later && { ...beatOf(start, { ...answer, ...later }), from: beat.from + (1 - beat.from) * LATER };
  return [...(beat.from === 0 ? [] : [{ ...start, from: 0 }]), first, ...(second ? [second] : [])];
}

function beatOf(start: Beat, { beat, id, gesture, posture, mood, isShared }: Omit<Answer, "later" | "isThere">): Beat {
  const isCarried = posture !== undefined && (isCarriedAs(posture) || posture === "dragged");
  return {
    ...start,
    ...{ from: beat.from, gesture, object: id, gaze: { to: "subject", id }, because: beat.because },
    mood: mood ?? MOODS[gesture] ?? start.mood,
    holds: isShared === true || TAKING.has(gesture) ? beat.holds : start.holds,
    posture: posture ?? start.posture,
    ...(posture === "fly" && { way: "up" as const }),
    ...(posture === "run" && { because: beat.because.slice(1) }),
    ...(posture === "run" && { way: beat.way, gaze: { to: "ahead" } as const, mood: "afraid" as const }),
    ...(isCarried && { way: beat.way, carriedAs: beat.posture }),
  };
}
