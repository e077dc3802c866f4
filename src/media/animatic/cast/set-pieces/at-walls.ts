// What hands reach at walls: a shelf above the head, a board with hooks, bars. Head heights, feet at the origin; whoever uses it looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { box, polygon, STONE, WOOD } from "./parts.ts";

const STEEL: Colour = { light: 0.7, chroma: 0.012, hue: 240 };
const IRON: Colour = { light: 0.3, chroma: 0.012, hue: 255 };

/** Where things stand on the shelf, where the hooks are, and from where to where the bars go. Heads. */
const SHELF = { y: -7.5, from: -6.4, to: 0.2 } as const;
const HOOKS = { y: -8.1, from: -4.4, to: -0.6 } as const;
const BARS = { top: -10.5, from: -9.2, to: -1.2, apart: 1 } as const;

const CANVAS: Colour = { light: 0.66, chroma: 0.1, hue: 75 };
/** As high as the shoulders of who looks over it. */
const FENCE = { half: 12, high: 5.5 } as const;

export const AT_WALLS = {
  rack: (pen: Pen) => {
    const { y, from, to } = SHELF;
    for (const x of [from + 0.5, to - 0.6])
      paintPart(pen, polygon([x, y + 0.2], [x + 0.22, y + 0.2], [x + 0.22, y + 1.3], [x, y + 1.1]), STEEL, {
        shade: 0.05,
      });
    paintPart(pen, box(from, y, to - from, 0.3), shifted(WOOD, 0.1), { shade: 0.06 });
    paintPart(pen, box(from, y - 0.5, to - from, 0.1), STEEL, { shade: 0.02 });
  },
  hooks: (pen: Pen) => {
    const { y, from, to } = HOOKS;
    paintPart(pen, box(from, y - 0.3, to - from, 0.6), WOOD, { shade: 0.06 });
    for (let x = from + 0.4; x < to; x += 0.85) {
      paintPart(pen, box(x, y - 0.1, 0.14, 0.5), IRON, { shade: 0.03 });
      paintPart(pen, oval(x - 0.1, y + 0.42, 0.2, 0.13), IRON, { shade: 0.03 });
    }
  },
  peek_fence: (pen: Pen) => {
    for (let x = -FENCE.half; x < FENCE.half; x += 0.95)
      paintPart(
        pen,
        polygon([x, 0.3], [x, -FENCE.high], [x + 0.42, -FENCE.high - 0.35], [x + 0.84, -FENCE.high], [x + 0.84, 0.3]),
        shifted(WOOD, 0.05),
        { shade: 0.06 },
      );
    for (const y of [-FENCE.high + 0.7, -1])
      paintPart(pen, box(-FENCE.half, y, 2 * FENCE.half, 0.34), WOOD, { shade: 0.05 });
  },
  peek_wall: (pen: Pen) => {
    paintPart(pen, box(-FENCE.half, -FENCE.high, 2 * FENCE.half, FENCE.high + 0.3), STONE, { shade: 0.14 });
    for (let y = -FENCE.high + 0.9; y < 0; y += 0.9)
      for (let x = -FENCE.half + (Math.round(y / 0.9) % 2) * 0.9; x < FENCE.half - 1; x += 1.8)
        paintPart(pen, box(x, y, 1.5, 0.12), shifted(STONE, -0.08), { shade: 0, outline: 0 });
    paintPart(pen, box(-FENCE.half - 0.1, -FENCE.high - 0.2, 2 * FENCE.half + 0.2, 0.4), shifted(STONE, 0.1), {
      shade: 0.05,
    });
  },
  tent_flap: (pen: Pen) => {
    paintPart(pen, polygon([-0.9, -9.6], [-4.8, -0.1], [0.9, 0.2], [-0.4, -9.2]), CANVAS, { shade: 0.12 });
    paintPart(pen, polygon([-1.35, -8.6], [-1.2, -8.6], [-1.85, 0], [-2.05, 0]), IRON, { shade: 0 });
    for (let y = -8; y < 0; y += 0.7)
      paintPart(pen, box(-1.5 - (y + 8) * 0.07, y, 0.4, 0.1), shifted(IRON, 0.3), { shade: 0, outline: 0 });
  },
  bars: (pen: Pen) => {
    const { top, from, to, apart } = BARS;
    for (let x = to - 0.24; x > from; x -= apart) paintPart(pen, box(x, top, 0.26, -top + 0.1), IRON, { shade: 0.08 });
    for (const y of [top, -5.2, -0.35])
      paintPart(pen, box(from, y, to - from, 0.34), shifted(IRON, 0.06), { shade: 0.05 });
  },
} as const;
