// What the other one does of two who do something with each other: a hug has two, and who is slapped shrinks back.
import { STANDING, type Actor, type Beat } from "./acting.ts";
import type { Mood } from "./deeds/deed.ts";
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
      const gesture = reactionTo(beat);
      if (other === undefined || gesture === undefined || !isIdle(acting.get(other))) continue;
      done.set(other, answered(acting.get(other) ?? [], { beat, id, gesture }));
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

function reactionTo({ gesture, posture, object }: Beat): Gesture | undefined {
  if (posture === "fight" && object !== null) return "recoil";
  return GESTURE_DESIGNS[gesture].other as Gesture | undefined;
}

interface Answer {
  readonly beat: Beat;
  readonly id: string;
  readonly gesture: Gesture;
}

function answered([start = STANDING]: readonly Beat[], { beat, id, gesture }: Answer): readonly Beat[] {
  const answer: Beat = {
    ...start,
    ...{ from: beat.from, gesture, object: id, gaze: { to: "subject", id }, because: beat.because },
    mood: MOODS[gesture] ?? start.mood,
    holds: TAKING.has(gesture) ? beat.holds : start.holds,
  };
  return beat.from === 0 ? [answer] : [{ ...start, from: 0 }, answer];
}
