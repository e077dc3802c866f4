// What somebody lies on or in: a bench, a slab, a coffin, a glass pod, bunks, rails, a wall, a blanket, tall grass; and the stairs that somebody falls down.
// Head heights, feet at the origin; whoever uses it looks to the left, with the head to the right.
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { FLIGHT } from "../../../../core/animatic/acting/postures/from-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, DARK, LINEN, polygon, STONE, WOOD } from "./parts.ts";

const STEEL: Colour = { light: 0.74, chroma: 0.012, hue: 240 };
const IRON: Colour = { light: 0.36, chroma: 0.012, hue: 250 };
const CLOTH: Colour = { light: 0.6, chroma: 0.13, hue: 28 };
const GLASS: Colour = { light: 0.86, chroma: 0.05, hue: 215, alpha: 0.34 };
const GLOW: Colour = { light: 0.86, chroma: 0.09, hue: 205 };
const GRAVEL: Colour = { light: 0.5, chroma: 0.012, hue: 70 };
const SNOW: Colour = { light: 0.95, chroma: 0.01, hue: 235 };
const BLADE: Colour = { light: 0.56, chroma: 0.1, hue: 118 };
const HAY: Colour = { light: 0.78, chroma: 0.11, hue: 88 };
const POOL: Colour = { light: 0.68, chroma: 0.11, hue: 220 };
const FAR = 40;
const topOf = (piece: keyof typeof HEIGHTS): number => -(HEIGHTS[piece] ?? 0);

/** Far and near side of what runs under a body. */
const [BEHIND, BEFORE] = [-0.75, 0.75] as const;

export const TO_LIE_ON = {
  lie_bench: (pen: Pen) => {
    const top = topOf("lie_bench");
    for (const x of [-4.6, 4.2]) paintPart(pen, box(x, top, 0.4, -top + 0.1), IRON, { shade: 0.05 });
    for (const y of [top - 2, top - 1.2]) paintPart(pen, box(-5.2, y, 10.4, 0.5), shifted(WOOD, 0.04), { shade: 0.06 });
    paintPart(pen, box(-5.3, top, 10.6, 0.5), WOOD, { shade: 0.08 });
  },
  lie_slab: (pen: Pen) => {
    const top = topOf("lie_slab");
    for (const x of [-3.8, 3.2]) paintPart(pen, box(x, top, 0.6, -top + 0.1), shifted(STEEL, -0.14), { shade: 0.08 });
    paintPart(pen, box(-5.2, top, 10.4, 0.5), STEEL, { shade: 0.08 });
    paintPart(pen, box(-5, top - 0.14, 10, 0.26), LINEN, { shade: 0.04 });
  },
  in_coffin: (pen: Pen) => {
    paintPart(pen, polygon([-5.6, -1.9], [5.6, -1.9], [5.9, -5.4], [-5.9, -5.4]), shifted(WOOD, -0.1), { shade: 0.1 });
    paintPart(pen, polygon([-5.2, -2], [5.2, -2], [5.4, -5], [-5.4, -5]), CLOTH, { shade: 0.06 });
    paintPart(pen, box(-5.6, -2, 11.2, 2), CLOTH, { shade: 0.1 });
  },
  in_coffin_front: (pen: Pen) => {
    paintPart(pen, polygon([-5.7, -1.25], [5.7, -1.25], [5.2, 0.25], [-5.2, 0.25]), shifted(WOOD, -0.06), {
      shade: 0.12,
    });
    paintPart(pen, box(-5.8, -1.4, 11.6, 0.3), shifted(WOOD, 0.04), { shade: 0.04 });
    for (const x of [-3, 2]) paintPart(pen, box(x, -0.6, 1, 0.18), STEEL, { shade: 0.03 });
  },
  in_pod: (pen: Pen) => {
    paintPart(pen, box(-6, -1.3, 12, 1.5), shifted(STEEL, -0.1), { shade: 0.12 });
    paintPart(pen, box(-5.2, -1.5, 10.4, 0.4), GLOW, { shade: 0 });
    paintPart(pen, box(-5.6, -4.2, 11.2, 2.9), { ...GLOW, alpha: 0.3 }, { shade: 0 });
  },
  in_pod_front: (pen: Pen) => {
    paintPart(pen, polygon([-5.8, -1.2], [-5.2, -3.4], [-3.6, -4.4], [3.6, -4.4], [5.2, -3.4], [5.8, -1.2]), GLASS, {
      shade: 0.02,
    });
    paintPart(pen, box(-6.2, -0.9, 12.4, 1.2), STEEL, { shade: 0.1 });
    for (const x of [-4.4, -3.6, 3.4]) paintPart(pen, oval(x, -0.3, 0.2, 0.2), GLOW, { shade: 0 });
  },
  top_bunk: (pen: Pen) => {
    const top = topOf("top_bunk");
    for (const x of [-5.5, 5])
      paintPart(pen, box(x, top - 1.5, 0.5, -top + 1.6), shifted(WOOD, -0.04), { shade: 0.08 });
    for (const y of [top, -1.4]) {
      paintPart(pen, box(-5.2, y, 10.4, 0.75), LINEN, { shade: 0.06 });
      paintPart(pen, box(-5.4, y + 0.7, 10.8, 0.42), WOOD, { shade: 0.06 });
    }
    paintPart(pen, oval(4.1, top - 0.1, 0.9, 0.34), shifted(LINEN, -0.05), { shade: 0.05 });
    paintPart(pen, oval(4.1, -1.5, 0.9, 0.34), shifted(LINEN, -0.05), { shade: 0.05 });
    for (const x of [-4.6, -3.4])
      paintPart(pen, box(x, top - 0.4, 0.16, -top + 0.5), shifted(WOOD, 0.08), { shade: 0.03 });
    for (let rung = 1; rung < 5; rung++)
      paintPart(pen, box(-4.6, top + rung * 0.85, 1.3, 0.14), shifted(WOOD, 0.08), { shade: 0.02 });
  },
  lounger: (pen: Pen) => {
    const top = topOf("lounger");
    for (const x of [-4.8, -0.4, 4.2]) paintPart(pen, box(x, top, 0.34, -top + 0.1), LINEN, { shade: 0.05 });
    paintPart(pen, box(-5.6, top - 0.05, 11.2, 0.42), LINEN, { shade: 0.06 });
    paintPart(pen, box(-5.4, top - 0.3, 10.8, 0.4), POOL, { shade: 0.05 });
    paintPart(pen, polygon([3.4, top - 0.3], [5.6, top - 1.1], [6, top - 0.7], [5.2, top - 0.1]), POOL, {
      shade: 0.05,
    });
  },
  hay: (pen: Pen) => {
    paintStalks(pen, 0.1, 1.3, 0.05);
    paintStalks(pen, 0.25, 0.8, 0.01);
  },
  hay_front: (pen: Pen) => {
    const dots = [
      [-6.9, 0.6],
      [-6.2, 0.2],
      [-3, 0.12],
      [0.4, 0.2],
      [4, 0.1],
      [6.3, 0.22],
      [7, 0.6],
    ] as const;
    paintPart(pen, polygon(...dots), HAY, { shade: 0.1 });
    paintStalks(pen, 0.45, 0.6, -0.04);
  },
  rails: (pen: Pen) => {
    paintPart(
      pen,
      polygon([-FAR, BEHIND - 0.9], [FAR, BEHIND - 0.9], [FAR, BEFORE + 0.9], [-FAR, BEFORE + 0.9]),
      GRAVEL,
      {
        shade: 0.1,
        outline: 0,
      },
    );
    for (let x = -20; x < 20; x += 2)
      paintPart(
        pen,
        polygon([x - 0.2, BEHIND - 0.5], [x + 0.6, BEHIND - 0.5], [x + 0.3, BEFORE + 0.6], [x - 0.7, BEFORE + 0.6]),
        shifted(WOOD, -0.14),
        { shade: 0.06 },
      );
    for (const y of [BEHIND - 0.2, BEFORE]) {
      paintPart(pen, box(-FAR, y, 2 * FAR, 0.26), IRON, { shade: 0.03, outline: 0 });
      paintPart(pen, box(-FAR, y, 2 * FAR, 0.1), shifted(STEEL, 0.06), { shade: 0, outline: 0 });
    }
  },
  lie_wall: (pen: Pen) => {
    const top = topOf("lie_wall");
    paintPart(pen, box(-7.4, top, 14.8, -top + 0.15), STONE, { shade: 0.16 });
    for (let row = 0; row < 3; row++)
      for (let x = -7; x < 6; x += 1.9)
        paintPart(pen, box(x + (row % 2) * 0.8, top + 0.55 + row * 0.62, 1.4, 0.36), shifted(STONE, 0.06), {
          shade: 0.03,
        });
    paintPart(pen, box(-7.7, top - 0.05, 15.4, 0.4), shifted(STONE, 0.1), { shade: 0.04 });
  },
  spread: (pen: Pen) => {
    paintPart(pen, polygon([-6, -0.7], [6.4, -0.7], [7.2, 0.7], [-6.8, 0.7]), CLOTH, { shade: 0.06 });
    for (const y of [-0.45, 0.3]) paintPart(pen, box(-6.4, y, 13, 0.16), LINEN, { shade: 0, outline: 0 });
  },
  in_grass: (pen: Pen) => paintBlades(pen, -0.35, 1.7, { tone: 0.06 }),
  in_grass_front: (pen: Pen) => paintBlades(pen, 0.55, 1.15, { tone: -0.03 }),
  deep_grass: (pen: Pen) => paintBlades(pen, -0.2, 4, { tone: 0.05, wide: 30 }),
  deep_grass_front: (pen: Pen) => {
    paintBlades(pen, 0.3, 3.9, { tone: 0, wide: 30 });
    paintBlades(pen, 0.5, 3, { tone: -0.04, wide: 30 });
  },
  deep_snow: (pen: Pen) => paintPart(pen, oval(0, -0.2, 7, 2.4), SNOW, { shade: 0.06 }),
  deep_snow_front: (pen: Pen) => {
    paintPart(pen, polygon([-9, 0.6], [-5, -1.6], [-1.8, -2.9], [1.8, -2.8], [5.4, -1.5], [9, 0.6]), SNOW, {
      shade: 0.08,
    });
  },
  stairs_down: (pen: Pen) => {
    const [deep, high] = [(FLIGHT.end - FLIGHT.from) / FLIGHT.steps, FLIGHT.high / FLIGHT.steps];
    const edge = -FLIGHT.from - 0.9;
    const steps = Array.from({ length: FLIGHT.steps }, (_, step): readonly Dot[] => [
      [edge - step * deep, -FLIGHT.high + step * high],
      [edge - step * deep, -FLIGHT.high + (step + 1) * high],
    ]).flat();
    paintPart(pen, polygon([FAR, -FLIGHT.high], ...steps, [edge - (FLIGHT.steps - 1) * deep, 0.2], [FAR, 0.2]), STONE, {
      shade: 0.18,
    });
    for (let step = 0; step < FLIGHT.steps; step++)
      paintPart(
        pen,
        box(edge - step * deep - 0.1, -FLIGHT.high + step * high, step === 0 ? FAR : deep + 0.1, 0.16),
        shifted(STONE, 0.14),
        { shade: 0.02 },
      );
    paintPart(pen, box(edge + 2.2, -FLIGHT.high - 3.6, 0.3, 3.6), DARK, { shade: 0.04 });
  },
} as const;

interface Blades {
  readonly tone: number;
  /** Heads to either side. */
  readonly wide?: number;
}

/** Along the body, as high as it is thick. */
function paintBlades(pen: Pen, y: number, high: number, { tone, wide = 7.6 }: Blades): void {
  for (let at = 0; at * 0.34 < 2 * wide; at++) {
    const x = -wide + at * 0.34;
    const tall = high * (0.62 + 0.38 * Math.abs(Math.sin(at * 1.7)));
    const lean = Math.sin(at * 2.3) * 0.35;
    paintPart(
      pen,
      polygon([x - 0.1, y], [x + lean, y - tall], [x + 0.12, y]),
      shifted(BLADE, tone + Math.sin(at) * 0.05),
      {
        shade: 0,
        outline: 0,
      },
    );
  }
}

/** Loose stalks that lie every way along a heap. */
function paintStalks(pen: Pen, y: number, high: number, tone: number): void {
  for (let at = 0; at < 46; at++) {
    const x = -6.6 + at * 0.29;
    const rise = high * Math.sqrt(Math.max(0, 1 - (x / 7) ** 2));
    const [up, lean] = [rise * (0.35 + 0.65 * Math.abs(Math.sin(at * 2.1))), Math.sin(at * 3.7) * 0.9];
    const dots = [
      [x - 0.07, y],
      [x + lean, y - up],
      [x + lean + 0.1, y - up + 0.06],
      [x + 0.09, y],
    ] as const;
    paintPart(pen, polygon(...dots), shifted(HAY, tone + Math.sin(at * 1.3) * 0.05), { shade: 0, outline: 0 });
  }
}
