// Ways of things that water or air bears: along on the water, down through the air, up and away. Pixels from where each is placed.
import type { MoverRoom } from "../room-for-movers.ts";

interface Way {
  readonly dx: number;
  readonly dy: number;
}
type Room = Pick<MoverRoom, "frame" | "unit" | "isNear"> & { readonly card: { readonly seconds: number } };

/** Parts of the frame's breadth in a shot, and heads up and down. */
const DRIFT = 0.3;
const BOBS = 0.12;

export function drifting(seconds: number, { frame, unit, card, isNear }: Room): Way {
  const part = seconds / Math.max(0.1, card.seconds) - 0.5;
  return { dx: part * DRIFT * frame.width * (isNear ? 0.5 : 1), dy: Math.sin(seconds * 2.6) * BOBS * unit };
}

/** Of the frame's height, at which something flies by. */
const HIGH = 0.36;

/** Across the picture from side to side, over the heads. */
export function soaring(
  seconds: number,
  { frame, unit, card }: Room,
  { x, y, facing = 1 }: { readonly x: number; readonly y: number; readonly facing?: 1 | -1 },
): Way {
  const part = seconds / Math.max(0.1, card.seconds);
  const at = facing === 1 ? part : 1 - part;
  return {
    dx: (0.04 + 0.92 * at) * frame.width - x,
    dy: HIGH * frame.height - y + Math.sin(seconds * 2.4) * unit * 0.5,
  };
}

/** Part of a shot at which it lies there. */
const LANDS = 0.78;

export function sinking(seconds: number, { frame, unit, card }: Room, y: number): Way {
  const part = Math.min(1, seconds / Math.max(0.1, LANDS * card.seconds));
  const high = Math.max(2 * unit, y - 0.12 * frame.height);
  return { dx: Math.sin(part * 3 * Math.PI) * (1 - part) * unit * 1.2, dy: -high * (1 - part) };
}

/** Out of the picture above by its end. */
export function rising(seconds: number, { frame, unit, card }: Room, y: number): Way {
  const part = seconds / Math.max(0.1, card.seconds);
  return {
    dx: part * 0.12 * frame.width + Math.sin(seconds * 1.9) * unit * 0.2,
    dy: -part * (y - 0.02 * frame.height),
  };
}
