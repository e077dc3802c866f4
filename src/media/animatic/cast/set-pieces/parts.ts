// Shapes and colours that set pieces are made of. Head heights, feet at the origin; whoever uses them looks to the left.
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, type Dot, type Pen } from "../../../cards/pen.ts";
import { Path2D } from "../../paint/canvas.ts";

export const WOOD: Colour = { light: 0.46, chroma: 0.06, hue: 58 };
export const STONE: Colour = { light: 0.5, chroma: 0.015, hue: 70 };
export const LEAF: Colour = { light: 0.47, chroma: 0.11, hue: 140 };
export const BARK: Colour = { light: 0.36, chroma: 0.045, hue: 55 };
export const DARK: Colour = { light: 0.16, chroma: 0.015, hue: 270 };
export const LINEN: Colour = { light: 0.93, chroma: 0.012, hue: 85 };
const HAZE: Colour = { light: 0.62, chroma: 0.03, hue: 235 };
const DEEP: Colour = { light: 0.24, chroma: 0.03, hue: 250 };

export const box = (x: number, y: number, ...[width, height]: readonly [number, number]): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.06);
  return path;
};
export const polygon = (...list: readonly Dot[]): Path2D => curve(list, true, 0);

/** A drop: haze over what would be ground, darker further down. Between two places across, from a height down. */
export function paintDrop({ context }: Pen, from: number, to: number, top: number): void {
  const fill = context.createLinearGradient(0, top, 0, 4);
  fill.addColorStop(0, css({ ...HAZE, alpha: 0 }));
  fill.addColorStop(0.16, css({ ...HAZE, alpha: 0.35 }));
  fill.addColorStop(0.34, css({ ...HAZE, alpha: 0.95 }));
  fill.addColorStop(0.55, css(HAZE));
  fill.addColorStop(1, css(DEEP));
  context.fillStyle = fill;
  context.fillRect(from, top, to - from, 12 - top);
}
