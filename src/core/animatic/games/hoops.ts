// The way of a ball into a hoop: out of the hands in a bow, or through it by the hand of who leaps.
import { fallSeconds } from "../movers/paths.ts";
import type { Mover } from "../movers/mover.ts";
import { arc, ball, gear, type Pitch, type Way } from "./ball-and-gear.ts";
import { RELEASE } from "./saved-ball.ts";

/** Out of the hands in a bow, and down through the hoop. */
export const hoop = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, seconds: whole, room } = pitch;
  const top = Math.max(unit * 1.6, Math.min(player.spot.base - unit * 9.4, room.frame.height * 0.2));
  const ring: readonly [number, number] = [far(0.24), top];
  const [from, release] = [at(0.8, 8.2), whole * RELEASE];
  const drop = player.spot.base - unit * 0.1 - top;
  const path: Way = (seconds) => {
    const time = seconds - release;
    if (time < 0) return undefined;
    if (time < 0.7) return arc(from, ring, time / 0.7, unit * 1.2);
    const bounced = time - 0.7;
    const falls = fallSeconds(drop, unit);
    const left = bounced - falls;
    const y =
      bounced < falls
        ? top + drop * (bounced / falls) ** 2
        : top + drop - Math.abs(Math.sin(left * 4)) * 1.6 * unit * Math.exp(-left);
    return [ring[0] - pitch.way * Math.max(0, left) * unit * 0.5, y];
  };
  return [
    gear(pitch, "hoop", [ring[0], player.spot.base], { reach: [0, (player.spot.base - top) / unit] }),
    ball(pitch, path),
  ];
};

/** With the hand through the ring, above who leaps at it. */
export const dunk = (pitch: Pitch): readonly Mover[] => {
  const { at, player, unit, seconds: whole } = pitch;
  const [x, top] = at(2.2, DUNK.high);
  const drop = DUNK.high * unit;
  const path: Way = (seconds) => {
    const time = seconds - whole * DUNK.release;
    const falls = fallSeconds(drop, unit);
    if (time < 0) return undefined;
    return time < falls
      ? [x, top + drop * (time / falls) ** 2]
      : [x, player.spot.base - Math.abs(Math.sin((time - falls) * 4)) * 1.6 * unit * Math.exp(falls - time)];
  };
  return [gear(pitch, "hoop", [x, player.spot.base], { reach: [0, DUNK.high] }), ball(pitch, path)];
};
/** Heads of the ring above the ground, and the part of the shot at which the ball is in it. */
const DUNK = { high: 9, release: 0.49 } as const;
