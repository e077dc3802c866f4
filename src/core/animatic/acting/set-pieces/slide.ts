// Somebody on a slide, somebody under a parachute who is so small that its canopy is in the picture, and who floats or flies straight up or down: where
// they are over the time.
import type { Beat } from "../acting.ts";

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

/** The size beside that on the ground, and how high what is smaller stands, in parts of the frame's height. */
export const GLIDE = { near: 0.4, rise: 0.26 } as const;

/** Heights of a body from the ground, downwards. */
export function glideAt(part: number): number {
  return -0.22 + 0.22 * Math.min(1, Math.max(0, part));
}

/** Who floats or flies straight up, or comes down so. */
export const rises = ({ posture, way }: Beat): boolean =>
  (posture === "float" || posture === "float_over" || posture === "fly") && (way === "up" || way === "down");

/** The size beside that on the ground, so that there is room over the head, and heights gone up or down. */
export const RISE = { near: 0.62, float: [0, -0.5], fly: [0.7, -0.7], animal: [0.6, -0.8] } as const;

/** Heights of a body from where it is without that, downwards. */
export function riseAt({ way, posture, animal }: Beat, part: number): number {
  const [low, high] = RISE[animal === undefined ? (posture === "fly" ? "fly" : "float") : "animal"];
  const done = Math.min(1, Math.max(0, part) / 0.9);
  return low + (high - low) * (way === "up" ? done : 1 - done);
}

/** Of who swims down to the ground, or up from it. */
const sunk = (part: number): number => -0.3 + 0.62 * Math.min(1, Math.max(0, part) / 0.85);

/** Of who hangs under a parachute, floats or flies up or down; undefined for anybody else. */
export function inAirAt(beat: Beat, part: number): number | undefined {
  if (beat.posture === "parachute") return glideAt(part);
  if (beat.posture === "swim_down" || beat.posture === "swim_up")
    return sunk(beat.posture === "swim_down" ? part : 1 - part);
  return rises(beat) ? riseAt(beat, part) : undefined;
}
