// A tongue that is shot out to an insect, and comes back with it.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";

const TONGUE: Colour = { light: 0.66, chroma: 0.16, hue: 12 };
const WING: Colour = { light: 0.9, chroma: 0.01, hue: 230 };
const FLY: Colour = { light: 0.16, chroma: 0.01, hue: 260 };
/** How far it is out at each quarter of its turn, and how far the insect is away. */
const TONGUE_OUT = [0.06, 0.6, 1, 0.3] as const;
const FLY_AT = [1, 1, 1, 0.3] as const;
const TONGUE_REACH = 1.15;

/** Out to an insect, and back with it. */
export function paintTongue(pen: Pen, [x, y]: Dot, phase: number): void {
  const turn = Math.min(3, Math.floor(phase * 4 + 0.01));
  const tip = (part: number): Dot => [x - TONGUE_REACH * part, y - 0.22 * part];
  const [toX, toY] = tip(TONGUE_OUT[turn] ?? 0);
  drawLine(
    pen,
    curve(
      [
        [x + 0.03, y],
        [(x + toX) / 2, (y + toY) / 2 + 0.03],
        [toX, toY],
      ],
      false,
    ),
    TONGUE,
    5,
  );
  paintPart(pen, oval(toX, toY, 0.07, 0.055), TONGUE, { shade: 0.02 });
  const [flyX, flyY] = tip(FLY_AT[turn] ?? 1);
  for (const side of [-1, 1])
    paintPart(pen, oval(flyX + 0.045 * side, flyY - 0.07, 0.07, 0.03, side * -0.7), WING, { shade: 0 });
  paintPart(pen, oval(flyX, flyY, 0.065, 0.05), FLY, { shade: 0 });
}
