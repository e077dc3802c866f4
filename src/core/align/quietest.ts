// Where between two lines a cut is noticed least. docs/http.md "Alignment". Seconds.

/** Samples a second that loudness is measured from, and how many of them are one value: 10 ms. */
export const LOUDNESS_HERTZ = 16_000;
export const LOUDNESS_SAMPLES = 160;
const VALUES_A_SECOND = LOUDNESS_HERTZ / LOUDNESS_SAMPLES;
/** A value is cut in its middle. */
const HALF = 0.5;
/** Values that are averaged: itself and two on either side. */
const SMOOTHED = 5;
/** How much worse a second away from the middle is. */
const WEIGHT = 0.15;
/** A gap too short to look for anything in. */
const SHORTEST_GAP = 0.06;
/** Added to every value, so that of digital silence the middle is taken: -80 dB. */
const FLOOR = 1e-4;

/** Root mean square of each 10 ms of a recording, 0 to 1. */
export type Loudness = Float32Array;

/** The quietest point from one time to another, its distance from the middle counted in. */
function quietest(loudness: Loudness, from: number, to: number): number {
  const centre = (from + to) / 2;
  if (to - from < SHORTEST_GAP) return centre;
  let best = { at: centre, score: Infinity, away: Infinity };
  const last = Math.min(loudness.length - 1, Math.floor(to * VALUES_A_SECOND - HALF));
  for (let index = Math.max(0, Math.ceil(from * VALUES_A_SECOND - HALF)); index <= last; index++) {
    const at = (index + HALF) / VALUES_A_SECOND;
    const away = Math.abs(at - centre);
    const score = (smoothed(loudness, index) + FLOOR) * (1 + WEIGHT * away);
    if (score < best.score || (score === best.score && away < best.away)) best = { at, score, away };
  }
  return best.at;
}

function smoothed(loudness: Loudness, index: number): number {
  const side = (SMOOTHED - 1) / 2;
  const around = loudness.subarray(Math.max(0, index - side), index + side + 1);
  return around.reduce((sum, value) => sum + value, 0) / around.length;
}

// The cut between two shots that both speak: in the pause between them, with air around the words, at its quietest. Seconds.

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
