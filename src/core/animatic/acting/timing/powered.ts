// Robots that wake or go dead: their lights are out before, or from then on.
import type { SubjectLook } from "../../looks/look.ts";
import { STANDING, type Beat } from "../acting.ts";

const WAKES =
  /\b(?:opens? (?:her|his|its|their) eyes?|eyes? (?:\w+ )?(?:lights? up|light up|glow|flickers?|blinks?|opens?|flares?|comes? on)|lights up|wakes?(?: up)?|awakens?|powers? (?:up|on)|re-?boots?|boots? up|comes? (?:back )?(?:to life|alive|online)|whirrs? to life|switch(?:es)? on|activates?|stirs)\b/;
const DIES =
  /\b(?:eyes?|lights?) (?:\w+ )?(?:(?:goes?|go|turns?) (?:dark|out|dead|black|dim|off)|dims?|fades?|dies?)\b|\b(?:powers? down|shuts? (?:down|off)|switch(?:es)? off|deactivates?|runs? down|goes (?:dark|dead|limp|still|black))\b/;
/** Part of the shot at which it does, where no deed of its own tells of it. */
const THEN = 0.38;

export function poweredAs(beats: readonly Beat[], look: SubjectLook, action: string): readonly Beat[] {
  if (look.kind !== "robot") return beats;
  const text = action.toLowerCase();
  const wakes = beats.findIndex((beat) => WAKES.test(beat.because.join(" ")));
  const dies = beats.findIndex((beat) => DIES.test(beat.because.join(" ")));
  if (dies >= 0 || DIES.test(text)) return deadFrom(beats, Math.max(0, dies));
  return wakes >= 0 || WAKES.test(text) ? awakeFrom(beats, wakes) : beats;
}

const deadFrom = (beats: readonly Beat[], at: number): readonly Beat[] => {
  const [first = STANDING] = beats;
  const out = beats.map((beat, place): Beat => (place < at ? beat : { ...beat, mood: "asleep" }));
  if (at > 0) return out;
  return [{ ...first, from: 0, posture: "stand", gesture: "none", way: "none" }, ...later(out, THEN / 2)];
};

const awakeFrom = (beats: readonly Beat[], at: number): readonly Beat[] => {
  const [first = STANDING] = beats;
  const off: Beat = { ...first, from: 0, posture: "stand", gesture: "none", way: "none", mood: "asleep" };
  if (at > 0) return beats.map((beat, place): Beat => (place < at ? { ...beat, mood: "asleep" } : beat));
  return [off, ...later(beats.length > 0 ? beats : [STANDING], THEN)];
};

/** The same in what is left of the shot. */
const later = (beats: readonly Beat[], from: number): readonly Beat[] =>
  beats.map((beat) => ({ ...beat, from: from + beat.from * (1 - from) }));
