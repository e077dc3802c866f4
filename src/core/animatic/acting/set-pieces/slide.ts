// Somebody on a slide: where they are over the time.

/** Where it begins and ends, how steep it is, and how high its end is. */
export const SLIDE = { from: -3.6, end: 3.6, slope: 0.6, foot: 0.5 } as const;
/** How far before the body the feet are. */
const LEGS = 2.7;
/** Ways down in a second, and the share of one that is waited at the top. */
const RATE = 0.5;
const WAITS = 0.14;

/** Who does something else then slides once, and is at its end with that. */
export const slidFor = (
  seconds: number,
  { from, to }: { readonly from: number; readonly to: number },
  isLast: boolean,
) => (isLast ? seconds : Math.min(0.999, seconds / Math.max(0.1, to - from)) / RATE);

export function onSlide(seconds: number): { readonly forward: number; readonly up: number } {
  const turn = (seconds * RATE) % 1;
  const part = Math.max(0, (turn - WAITS) / (1 - WAITS)) ** 1.3;
  const forward = SLIDE.from + (SLIDE.end - SLIDE.from) * part;
  return { forward, up: SLIDE.foot + SLIDE.slope * (SLIDE.end - forward - LEGS) };
}
