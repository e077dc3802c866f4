// What somebody feels while another one's hands are at them shows in the face alone: "paints her nails while she yawns", "tickles him, and he laughs".
import type { Beat } from "../acting.ts";
import type { Mood } from "../deeds/deed.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import type { Gesture } from "../gestures/names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const FELT: Partial<Readonly<Record<Gesture, Mood>>> = {
  ...{ yawn: "yawning", laugh: "laughing", scream: "screaming", cover: "crying", wipe_tears: "tearful" },
};

export function feelingIt(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting)
    for (const [at, beat] of beats.entries()) {
      const design: GestureDesign = GESTURE_DESIGNS[beat.gesture];
      const { object } = beat;
      const theirs = done.get(object ?? "");
      if (!theirs || object === null || object === id || !isAtThem(design)) continue;
      const end = beat.until ?? beats[at + 1]?.from ?? 1;
      const isNow = (one: Beat, next?: Beat) => one.from < end && (one.until ?? next?.from ?? 1) > beat.from;
      done.set(
        object,
        theirs.map((one, place) => (isNow(one, theirs[place + 1]) ? felt(one, design, id) : one)),
      );
    }
  return done;
}

/** Hands are at the body of the other one, who holds still for it. */
const isAtThem = ({ apart, other, otherPosture }: GestureDesign): boolean =>
  apart !== undefined && (other !== undefined || otherPosture !== undefined);

function felt(beat: Beat, { other, otherPosture = "stand" }: GestureDesign, id: string): Beat {
  const mood = FELT[beat.gesture];
  if (beat.posture !== "stand") return beat;
  if (mood === undefined) return otherPosture === "sit" && beat.way === "none" ? { ...beat, posture: "sit" } : beat;
  return { ...beat, gesture: (other as Gesture | undefined) ?? "none", posture: otherPosture, mood, object: id };
}
