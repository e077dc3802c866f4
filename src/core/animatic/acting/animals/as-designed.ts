// How an animal rests as its design has it, "a dragon asleep on its gold", until it does something else.
import { STANDING, type Beat } from "../acting.ts";

type Rest = Partial<Pick<Beat, "posture" | "mood" | "because">>;

const RESTS: readonly (readonly [RegExp, Rest])[] = [
  [/\bcurled\b/i, { posture: "curl", mood: "asleep", because: ["curled"] }],
  [/\b(?:sleeping|asleep|dozing|slumbering|hibernating)\b/i, { posture: "lie", mood: "asleep" }],
  [/\b(?:dead|dying)\b/i, { posture: "lie_side" }],
  [/\b(?:lying|resting|lies|newborn)\b/i, { posture: "lie" }],
  [/\b(?:sitting|perched|seated|sits)\b/i, { posture: "sit" }],
  [/\b(?:flying|soaring|circling|hovering)\b/i, { posture: "fly" }],
  [/\b(?:swimming|floating)\b/i, { posture: "swim" }],
  [/\b(?:rearing)\b/i, { because: ["rears"] }],
  [/\b(?:growling|snarling)\b/i, { because: ["growls"] }],
  [/\b(?:grazing)\b/i, { because: ["grazes"] }],
];

/** What is done to it does not wake it. */
const QUIET: ReadonlySet<Beat["gesture"]> = new Set(["none", "receive"]);

export function asDesigned(beats: readonly Beat[], design: string): readonly Beat[] {
  const rest = RESTS.find(([words]) => words.test(design))?.[1];
  if (!rest) return beats;
  const done = beats.length > 0 ? beats : [STANDING];
  const busy = done.findIndex(
    ({ posture, gesture, mood }) => posture !== "stand" || !QUIET.has(gesture) || mood !== "plain",
  );
  return done.map((beat, at) => (busy < 0 || at < busy ? { ...beat, ...rest, gesture: "none" } : beat));
}
