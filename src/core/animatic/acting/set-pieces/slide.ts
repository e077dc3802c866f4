// Where somebody is who slides down a chute: again and again from its top to its end. Heads, forwards from the spot and above the ground.

/** Where it begins and ends, how steep it is, and how high its end is. */
export const SLIDE = { from: -3.6, end: 3.6, slope: 0.6, foot: 0.5 } as const;
/** How far before the body the feet are. */
const LEGS = 2.7;
/** Ways down in a second, and the share of one that is waited at the top. */
const RATE = 0.5;
const WAITS = 0.14;

export function onSlide(seconds: number): { readonly forward: number; readonly up: number } {
  const turn = (seconds * RATE) % 1;
  const part = Math.max(0, (turn - WAITS) / (1 - WAITS)) ** 1.3;
  const forward = SLIDE.from + (SLIDE.end - SLIDE.from) * part;
  return { forward, up: SLIDE.foot + SLIDE.slope * (SLIDE.end - forward - LEGS) };
}
