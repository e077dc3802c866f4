// A ball that is played out of the game: over a wall or a fence at the edge of the picture, or up and away.
import type { Mover } from "../movers/mover.ts";
import { arc, ball, gear, type Pitch, type Way } from "./ball-and-gear.ts";
import { RELEASE } from "./saved-ball.ts";

/** What a ball goes over, at the far edge. */
export function barrier(pitch: Pitch, isBefore: boolean): readonly Mover[] {
  const { game, far, player } = pitch;
  const over = /\b(?:over|across|off) (?:[\w']+ ){0,3}?(wall|fence|hedge|gate|railings?)s?\b/.exec(game.said)?.[1];
  const art = over === "wall" ? "wall_end" : over === "hedge" ? "hedge_end" : over ? "fence_end" : undefined;
  return art ? [gear(pitch, art, [far(0.2), player.spot.base], { isBefore })] : [];
}

/** Seconds of such a flight. */
const AWAY = 1.7;

/** Up and out of the picture; or down again behind what it goes over. */
export const away = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, seconds: whole } = pitch;
  const from = at(1.4, 0.05);
  const set = barrier(pitch, true);
  const to = [far(set.length > 0 ? 0.06 : -0.04), player.spot.base - unit * (set.length > 0 ? 1 : 7)] as const;
  const release = whole * RELEASE;
  const path: Way = (seconds) => {
    const part = (seconds - release) / AWAY;
    if (part < 0) return from;
    return part > 1 ? undefined : [...arc(from, to, part, unit * (set.length > 0 ? 7.5 : 2.5)), 1 - 0.35 * part];
  };
  return [ball(pitch, path, { isBefore: false }), ...set];
};

/** To the feet or the hands of the other one, or along the ground and away. */
export const passed = (pitch: Pitch): readonly Mover[] => {
  const { at, far, player, unit, way, seconds: whole, other } = pitch;
  const from = at(1.4, 0.05);
  const isCaught = other?.member.beats.some(({ gesture }) => gesture === "catch") === true;
  const to = other
    ? ([other.spot.x - way * 1.1 * unit, other.spot.base - unit * (isCaught ? 4.4 : 0.05)] as const)
    : ([far(-0.06), player.spot.base - unit * 0.8] as const);
  const path: Way = (seconds) => {
    const part = (seconds - whole * RELEASE) / (0.22 * whole);
    if (part < 0) return from;
    return isCaught && part > 1 ? undefined : arc(from, to, Math.min(1, part), unit * (isCaught ? 2.4 : 0.6));
  };
  return [ball(pitch, path)];
};
