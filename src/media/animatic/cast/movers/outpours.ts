// Water that comes out of things of its own accord: to all sides, and falling back in drops; drops from above. Heads; the origin is where it comes out.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, drawLine, oval, type Dot, type Pen } from "../../../cards/pen.ts";
import type { Art } from "./art.ts";

const WATER: Colour = { light: 0.84, chroma: 0.05, hue: 228 };
const DROPS = 34;

/** Arcs of water to all sides. */
function paintSpatter(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  const random = seededRandom(`spatter ${Math.round(phase * 7)}`);
  for (let arc = 0; arc < 7; arc++) {
    const way = -1.5 + arc * 0.5 + between(random, -0.1, 0.1);
    const high = between(random, 1.5, 2.2) - Math.abs(way) * 0.3;
    const dots = Array.from({ length: 7 }, (_, at): Dot => {
      const part = at / 6;
      return [way * part * 1.3, -high * 4 * part * (0.8 - part) * 0.9];
    });
    drawLine({ ...pen, line: 1 }, curve(dots, false, 0.8), faded(colour, 0.85), between(random, 0.06, 0.12));
  }
  context.fillStyle = css(shifted(colour, 0.06));
  for (let drop = 0; drop < DROPS; drop++) {
    const size = between(random, 0.04, 0.1);
    context.fill(oval(between(random, -2.1, 2.1), between(random, -1.7, 1.5), size, size * 1.3));
  }
}

/** One below the other, down to the floor, where they splash. */
function paintDrips(pen: Pen, phase: number, colour: Colour, far: number): void {
  const { context } = pen;
  context.fillStyle = css(colour);
  for (const [x, ahead] of [
    [-0.12, 0],
    [0.1, 0.37],
    [0.02, 0.71],
  ] as const) {
    const part = (phase + ahead) % 1;
    const y = part * part * far;
    context.fill(oval(x, y, 0.09, 0.17));
    context.fill(oval(x, y - 0.16, 0.04, 0.14));
  }
  for (const side of [-1, 1]) context.fill(oval(side * (0.2 + phase * 0.3), far - 0.1 - phase * 0.14, 0.06, 0.07));
  context.fill(oval(0, far, 0.5, 0.09));
}

export const OUTPOURS = {
  spatter: {
    ...{ drawings: 8, box: [-2.4, -2.6, 2.4, 1.8] },
    paint: (pen, phase, { colour }) => paintSpatter(pen, phase, colour ?? WATER),
  },
  drips: {
    ...{ drawings: 8, box: [-0.8, -0.4, 0.8, 10] },
    paint: (pen, phase, { colour, reach }) => paintDrips(pen, phase, colour ?? WATER, Math.min(9.8, reach?.[1] ?? 5)),
  },
} as const satisfies Readonly<Record<string, Art>>;
