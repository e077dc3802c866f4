// What a drawing of a moving thing is made of: how many drawings it has, the room that they take, and who paints them.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Mover } from "../../../../core/animatic/movers/mover.ts";
import { curve, drawLine, type Dot, type Pen } from "../../../cards/pen.ts";

export interface Art {
  readonly drawings: number;
  /** Left, top, right and bottom around its origin, in its own units. */
  readonly box: readonly [number, number, number, number];
  /** It is seen by its own light, whatever the hour. */
  readonly isLight?: true;
  /** `phase`: 0 to 1. */
  readonly paint: (pen: Pen, phase: number, thing: Mover) => void;
}

export const TIN: Colour = { light: 0.66, chroma: 0.02, hue: 240 };
export const IRON: Colour = { light: 0.42, chroma: 0.015, hue: 250 };
export const OAK: Colour = { light: 0.48, chroma: 0.07, hue: 58 };
export const STRAW: Colour = { light: 0.76, chroma: 0.1, hue: 88 };
export const MARBLE: Colour = { light: 0.86, chroma: 0.012, hue: 85 };
export const GOLD: Colour = { light: 0.76, chroma: 0.12, hue: 86 };
export const WHITE: Colour = { light: 0.96, chroma: 0.006, hue: 230 };
export const BLACK: Colour = { light: 0.2, chroma: 0.01, hue: 265 };
export const RED: Colour = { light: 0.55, chroma: 0.17, hue: 25 };
export const SLIME: Colour = { light: 0.42, chroma: 0.07, hue: 150 };
export const FLESH: Colour = { light: 0.62, chroma: 0.05, hue: 130 };

/** A post or a rail. */
export function bar(pen: Pen, from: Dot, to: Dot, ...[wide, colour]: readonly [number, Colour]): void {
  drawLine({ ...pen, line: 1 }, curve([from, to], false), shifted(colour, -0.3), wide + 2 * pen.line);
  drawLine({ ...pen, line: 1 }, curve([from, to], false), colour, wide);
}

/** A round light that ends softly. */
export function glow(
  { context }: Pen,
  [x, y]: Dot,
  ...[far, colour, strength]: readonly [number, Colour, number]
): void {
  const light = context.createRadialGradient(x, y, 0, x, y, far);
  light.addColorStop(0, css(faded(colour, strength)));
  light.addColorStop(1, css(faded(colour, 0)));
  context.fillStyle = light;
  context.fillRect(x - far, y - far, 2 * far, 2 * far);
}
