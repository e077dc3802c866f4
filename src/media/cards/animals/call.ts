// A call that is seen: three arcs before a mouth or a beak, wider further away.
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import { curve, drawLine, type Dot, type Pen } from "../pen.ts";

const CALL: Colour = { light: 0.97, chroma: 0.02, hue: 90, alpha: 0.9 };

/** `way`: radians in which it goes. */
export function paintCall(pen: Pen, at: Dot, way: number): void {
  for (const far of [0.32, 0.52, 0.72])
    drawLine(
      pen,
      curve(
        [-0.55, 0, 0.55].map((turn): Dot => [at[0] + Math.cos(way + turn) * far, at[1] + Math.sin(way + turn) * far]),
        false,
        1,
      ),
      CALL,
      2.4,
    );
}
