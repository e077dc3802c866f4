// What sticks to a body after something has landed on it: wet blotches that run down, a dusting of powder, crumbs. In heads around a head or a chest; the origin is its top.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import type { Art } from "./art.ts";

const WATER: Colour = { light: 0.84, chroma: 0.05, hue: 228 };

/** Where blotches are, with their size; the face is towards the left. */
const BLOTCHES: readonly (readonly [x: number, y: number, size: number])[] = [
  ...([
    [-0.16, 0.36, 0.2],
    [0.06, 0.62, 0.15],
    [-0.3, 0.66, 0.13],
    [0.16, 0.28, 0.13],
    [-0.1, 0.86, 0.13],
  ] as const),
];

/** Clear drops, and streaks of them that run down. */
function paintDrops({ context }: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("drops");
  for (let drop = 0; drop < 26; drop++) {
    const [x, y] = [between(random, -0.44, 0.4), between(random, 0.02, 1)];
    const [size, long] = [between(random, 0.025, 0.05), between(random, 1, 3.4)];
    context.fillStyle = css(shifted(colour, drop % 3 === 0 ? 0.1 : 0.02));
    context.fill(oval(x, y + size * long * phase, size, size * (1 + (long - 1) * phase)));
  }
}

/** An uneven blot with drops that run down out of it. */
function paintStain(pen: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("stain");
  for (const [x, y, size] of BLOTCHES) {
    const wide = size * (0.4 + 0.6 * phase);
    const edge = Array.from({ length: 11 }, (_, at): Dot => {
      const turn = (at / 11) * 2 * Math.PI;
      const far = wide * (at % 2 ? between(random, 0.7, 0.9) : between(random, 1, 1.35));
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    });
    paintPart(pen, curve(edge, true, 0.6), colour, { shade: 0.05, outline: 0.5 });
    const long = size * phase * between(random, 1.1, 2.4);
    paintPart(pen, oval(x + wide * 0.3, y + wide * 0.6 + long * 0.5, size * 0.22, long * 0.6), colour, {
      shade: 0.03,
      outline: 0.4,
    });
  }
  for (let drop = 0; drop < 9; drop++) {
    const size = between(random, 0.02, 0.05);
    pen.context.fillStyle = css(shifted(colour, 0.06));
    pen.context.fill(oval(between(random, -0.5, 0.42), between(random, 0.1, 1.1), size, size));
  }
}

/** A soft coat, thicker above. */
function paintDusting({ context }: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("dusting");
  for (const [x, y, wide, high] of [
    [0, 0.16, 0.46, 0.24],
    [-0.12, 0.6, 0.32, 0.34],
  ] as const) {
    context.fillStyle = css(faded(colour, 0.72 * phase));
    context.fill(oval(x, y, wide, high));
  }
  for (let speck = 0; speck < 46; speck++) {
    const size = between(random, 0.02, 0.07);
    context.fillStyle = css(faded(shifted(colour, between(random, -0.05, 0.04)), phase));
    context.fill(oval(between(random, -0.5, 0.48), between(random, -0.04, 1.15), size, size));
  }
}

function paintCrumbs(pen: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("crumbs");
  const count = Math.round(16 * phase);
  for (let crumb = 0; crumb < count; crumb++) {
    const [x, y] = [between(random, -0.5, 0.46), between(random, -0.05, 1.1)];
    const size = between(random, 0.05, 0.1);
    paintPart(pen, oval(x, y, size * 1.2, size * 0.8, crumb), shifted(colour, between(random, -0.08, 0.06)), {
      shade: 0.04,
      outline: 0.5,
    });
  }
}

const BOX = [-0.8, -0.3, 0.8, 1.8] as const;

export const STAINS = {
  stain: {
    ...{ drawings: 4, box: BOX },
    paint: (pen, phase, { colour }) => paintStain(pen, phase, colour ?? WATER),
  },
  drops: {
    ...{ drawings: 4, box: BOX },
    paint: (pen, phase, { colour }) => paintDrops(pen, phase, colour ?? WATER),
  },
  dusting: {
    ...{ drawings: 4, box: BOX },
    paint: (pen, phase, { colour }) => paintDusting(pen, phase, colour ?? WATER),
  },
  crumbs: {
    ...{ drawings: 4, box: BOX },
    paint: (pen, phase, { colour }) => paintCrumbs(pen, phase, colour ?? WATER),
  },
} as const satisfies Readonly<Record<string, Art>>;
