// The cut between two shots that both speak: in the pause between them, with air around the words, at its quietest. Seconds.
import { quietest, type Loudness } from "./quietest.ts";

/** What a shot keeps before its first word and after its last. */
export const AIR_BEFORE = 0.25;
export const AIR_AFTER = 0.3;

/** `end`: of the last word before; `start`: of the first word after. Where they run into each other, the middle. */
export function edgeBetween(end: number, start: number, loudness: Loudness): number {
  const middle = (end + start) / 2;
  const from = Math.min(end + AIR_AFTER, middle);
  const to = Math.max(start - AIR_BEFORE, middle);
  return end > start ? middle : quietest(loudness, from, to);
}
