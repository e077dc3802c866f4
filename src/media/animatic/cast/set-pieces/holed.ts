// What somebody gets through: a fence or a wall with a breach in it, a shutter that comes down. Each runs into the picture, and what of it is nearer than the
// body is before it. Head heights; whoever uses it looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { polygon, STONE, WOOD } from "./parts.ts";

const STEEL: Colour = { light: 0.55, chroma: 0.012, hue: 245 };
const YELLOW: Colour = { light: 0.82, chroma: 0.15, hue: 92 };

/** Its end near whoever looks, and the far one. */
const [NEAR, END]: readonly [Dot, Dot] = [
  [-0.5, 1.1],
  [-2.7, -1.3],
];
/** Parts of the way: what is nearer than the middle is before the body; between which the breach is. */
const MIDDLE = 0.45;
const BREACH = { from: 0.24, to: 0.74 } as const;

const along = (part: number, up: number): Dot => [
  NEAR[0] + (END[0] - NEAR[0]) * part,
  NEAR[1] + (END[1] - NEAR[1]) * part - up * (1 - part * 0.12),
];

type Span = readonly [from: number, to: number];
const WHOLE: Span = [0, 1];
const FRONT: Span = [0, MIDDLE];

/** Between two parts of the way and two heights, as far as it is in a span. */
function paintSlab(pen: Pen, [from, to]: Span, [low, high]: Span, { span, colour }: { span: Span; colour: Colour }) {
  const [a, b] = [Math.max(from, span[0]), Math.min(to, span[1])];
  if (a >= b) return;
  paintPart(pen, polygon(along(a, low), along(b, low), along(b, high), along(a, high)), colour, { shade: 0.1 });
}

const SLATS = 10;

function paintFence(pen: Pen, span: Span): void {
  const colour = shifted(WOOD, -0.08);
  for (let slat = SLATS - 1; slat >= 0; slat--) {
    const part = (slat + 0.5) / SLATS;
    if (part < span[0] || part > span[1]) continue;
    const isBroken = part > BREACH.from && part < BREACH.to;
    const low = isBroken ? 3.2 + (slat % 2) * 0.5 : 0;
    const [x, y] = along(part, low);
    const top = along(part, 5.6)[1];
    paintPart(
      pen,
      polygon([x - 0.13, y], [x - 0.13, top], [x, top - 0.35], [x + 0.13, top], [x + 0.13, y + (isBroken ? 0.4 : 0)]),
      WOOD,
      {
        shade: 0.08,
      },
    );
  }
  paintSlab(pen, WHOLE, [4.3, 4.6], { span, colour });
  for (const side of [
    [0, BREACH.from],
    [BREACH.to, 1],
  ] as const)
    paintSlab(pen, side, [1.4, 1.7], { span, colour });
}

function paintWall(pen: Pen, span: Span): void {
  const means = { span, colour: shifted(STONE, 0.04) };
  paintSlab(pen, [BREACH.to, 1], [0, 9], means);
  paintSlab(pen, [BREACH.from, BREACH.to], [3.7, 9], means);
  paintSlab(pen, [0, BREACH.from], [0, 9], means);
}

/** Heads from the ground to its lower edge. */
const GAP = 2.4;

function paintShutter(pen: Pen, span: Span): void {
  for (let rib = 11; rib >= 0; rib--)
    paintSlab(pen, WHOLE, [GAP + rib, GAP + rib + 1], { span, colour: shifted(STEEL, rib % 2 ? 0.03 : -0.03) });
  for (let stripe = 0; stripe < 8; stripe++)
    paintSlab(pen, [stripe / 8, (stripe + 1) / 8], [GAP - 0.3, GAP + 0.25], {
      span,
      colour: stripe % 2 ? YELLOW : { light: 0.2, chroma: 0.01, hue: 90 },
    });
}

export const HOLED = {
  holed_fence: (pen: Pen) => paintFence(pen, WHOLE),
  holed_fence_front: (pen: Pen) => paintFence(pen, FRONT),
  holed_wall: (pen: Pen) => paintWall(pen, WHOLE),
  holed_wall_front: (pen: Pen) => paintWall(pen, FRONT),
  shutter: (pen: Pen) => paintShutter(pen, WHOLE),
  shutter_front: (pen: Pen) => paintShutter(pen, FRONT),
} as const;
