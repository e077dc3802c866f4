// When a face blinks, speaks and chews.
import type { Framing } from "../frame.ts";
import { hashOf, seededRandom } from "../seeded-random.ts";
import type { Mood } from "./deeds/deed.ts";

interface FaceOrder {
  readonly id: string;
  readonly seed: string;
  readonly seconds: number;
  readonly framing: Framing;
  readonly lines: readonly { readonly start: number; readonly end: number }[];
}

/** Every few seconds, never twice alike. */
export function blinkTimes({ id, seed, seconds, framing }: FaceOrder): readonly number[] {
  if (framing.head < 0.06) return [];
  const random = seededRandom(`${seed} ${id} blink`);
  const times: number[] = [];
  for (let time = 0.6 + random() * 2.2; time < seconds; time += 2.2 + random() * 2.8) times.push(time);
  return times.slice(0, 400);
}

/** Who chews opens the mouth a little, again and again. */
export function chewAt(mood: Mood, seconds: number): 0 | 1 {
  return mood === "chewing" && Math.floor(seconds * 5) % 2 === 1 ? 1 : 0;
}

/** Syllables a second that a mouth shows. */
const SYLLABLES = 7;

export function mouthAt({ lines, id }: FaceOrder, seconds: number): 0 | 1 | 2 {
  const line = lines.find(({ start, end }) => seconds >= start && seconds < end - 0.06);
  if (!line) return 0;
  const syllable = Math.floor((seconds - line.start) * SYLLABLES);
  return ([2, 1, 2, 0, 1, 2, 1, 0] as const)[hashOf(`${id} ${line.start} ${syllable}`) % 8] ?? 1;
}
