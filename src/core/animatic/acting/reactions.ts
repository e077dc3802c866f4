// What the other one does of two who do something with each other: a hug has two, and who is slapped shrinks back.
import { STANDING, type Actor, type Beat } from "./acting.ts";
import type { Mood, Posture } from "./deeds/deed.ts";
import { GESTURE_DESIGNS } from "./gestures/gestures.ts";
import type { Gesture } from "./gestures/names.ts";

const MOODS: Partial<Readonly<Record<Gesture, Mood>>> = { recoil: "afraid" };
/** Gestures of the other that go on with the same thing. */
const TAKING: ReadonlySet<Gesture> = new Set(["receive", "clink"]);

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Whoever does nothing by the words answers what is done with them. */
export function withReactions(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const beat of beats) {
      const other = otherOf(beat, id, actors);
      const reaction = isAtThing(beat, actors) ? undefined : reactionTo(beat);
      if (other === undefined || reaction === undefined || !isIdle(acting.get(other))) continue;
      if (reaction.posture === "fly" && actors.find((one) => one.id === other)?.isPerson) continue;
      done.set(other, answered(acting.get(other) ?? [], { ...reaction, beat, id }));
    }
  return done;
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
}

/** The ground on which somebody lands who is pushed there. */
const DOWN = /^(?:ground|floor|pool|water|mud|snow|sea|river|lake|backwards|over|down|grass|sand|off)$/;
/** Two lie in one bed. */
const BESIDE = /^(?:\w+ ){1,2}(?:beside|next to)\b|\b(?:her|his|their) backs? to\b/;
const CARRIED: ReadonlySet<Posture> = new Set(["carried_back", "carried_arms"]);

function reactionTo({ gesture, posture, object, because }: Beat): Reaction | undefined {
  if (posture === "fight" && object !== null) return { gesture: "recoil" };
  if (posture === "lie" && BESIDE.test(because.join(" "))) return { gesture: "none", posture };
  if (gesture === "shove" && because.some((word) => DOWN.test(word))) return { gesture: "none", posture: "fall_back" };
  if (because.some((word) => CHASING.test(word)) && object !== null) return { gesture: "none", posture: "run" };
  const { other, otherPosture } = GESTURE_DESIGNS[gesture];
  if (other === undefined && otherPosture === undefined) return undefined;
  return { gesture: (other as Gesture | undefined) ?? "none", posture: otherPosture };
}

/** Words of going after somebody who runs away. */
export const CHASING = /^(?:chas(?:es?|ing|ed)|pursu(?:es?|ing|ed)|hunts?|hunting)$/;

interface Answer extends Reaction {
  readonly beat: Beat;
  readonly id: string;
}

function answered([start = STANDING]: readonly Beat[], { beat, id, gesture, posture }: Answer): readonly Beat[] {
  const isCarried = posture !== undefined && CARRIED.has(posture);
  const answer: Beat = {
    ...start,
    ...{ from: beat.from, gesture, object: id, gaze: { to: "subject", id }, because: beat.because },
    mood: MOODS[gesture] ?? start.mood,
    holds: TAKING.has(gesture) ? beat.holds : start.holds,
    posture: posture ?? start.posture,
    ...(posture === "fly" && { way: "up" as const }),
    ...(posture === "run" && { because: beat.because.slice(1) }),
    ...(posture === "run" && { way: beat.way, gaze: { to: "ahead" } as const, mood: "afraid" as const }),
    ...(isCarried && { way: beat.way, carriedAs: beat.posture }),
  };
  return beat.from === 0 ? [answer] : [{ ...start, from: 0 }, answer];
}
