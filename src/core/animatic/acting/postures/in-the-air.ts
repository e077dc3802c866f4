// Who goes up or comes down through the air or deep water: under a parachute so small that its canopy is in the picture, floating, flying, swimming down. How
// high they are over the time.
import type { Beat } from "../acting.ts";

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
