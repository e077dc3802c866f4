// What somebody climbs over, goes under, stands or jumps on, or lies in: a fence, a gate, a wall, the edge of a pool, a low wire, a barre, a chimney, a
// trampoline, a treadmill, the top of a bed, an awning, a doorway, a hammock. Head heights; whoever uses it looks to the left.
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { BARK, box, DARK, LINEN, polygon, WOOD } from "./parts.ts";

const IRON: Colour = { light: 0.34, chroma: 0.015, hue: 255 };
const BRICK: Colour = { light: 0.5, chroma: 0.06, hue: 40 };
const TILE: Colour = { light: 0.84, chroma: 0.02, hue: 220 };
const WATER: Colour = { light: 0.62, chroma: 0.09, hue: 215 };
const CHROME: Colour = { light: 0.82, chroma: 0.01, hue: 240 };
const CLOTH: Colour = { light: 0.78, chroma: 0.08, hue: 85 };
const AWNING: Colour = { light: 0.5, chroma: 0.14, hue: 25 };
const FAR = 40;

/** Where what is climbed over ends near whoever looks and far from them: it runs into the picture. Its top is above the ground by this. */
const NEAR: Dot = [-1.1, 0.9];
const END: Dot = [-3.1, -1.1];
const TALL = 4.7;
/** Parts of the way from the one end to the other: what is nearer than half of it is before the body. */
const SLATS = 9;

const along = (part: number, up: number): Dot => [
  NEAR[0] + (END[0] - NEAR[0]) * part,
  NEAR[1] + (END[1] - NEAR[1]) * part - up * (1 - part * 0.12),
];

/** One rail between two parts of the way. */
function paintRail(
  pen: Pen,
  colour: Colour,
  ...[from, to, up, thick]: readonly [number, number, number, number]
): void {
  paintPart(pen, polygon(along(from, up), along(to, up), along(to, up - thick), along(from, up - thick)), colour, {
    shade: 0.05,
  });
}

function paintFence(pen: Pen, from: number, to: number): void {
  for (const up of [4, 1.6]) paintRail(pen, shifted(WOOD, -0.08), from, to, up, 0.36);
  for (let slat = SLATS - 1; slat >= 0; slat--) {
    const part = (slat + 0.5) / SLATS;
    if (part < from || part > to) continue;
    const [x, y] = along(part, 0);
    const top = along(part, TALL)[1];
    paintPart(pen, polygon([x - 0.16, y], [x - 0.16, top], [x, top - 0.35], [x + 0.16, top], [x + 0.16, y]), WOOD, {
      shade: 0.08,
    });
  }
}

function paintGate(pen: Pen, from: number, to: number): void {
  for (let bar = SLATS + 2; bar >= 0; bar--) {
    const part = bar / (SLATS + 2);
    if (part < from || part > to) continue;
    const [x, y] = along(part, 0);
    const top = along(part, TALL + 0.3)[1];
    paintPart(pen, box(x - 0.05, top, 0.1, y - top), IRON, { shade: 0.03 });
    paintPart(pen, polygon([x - 0.12, top], [x, top - 0.4], [x + 0.12, top]), IRON, { shade: 0.02 });
  }
  for (const up of [TALL, 2.4, 0.6]) paintRail(pen, IRON, from, to, up, 0.18);
}

/** What is under somebody who lies in it hangs lower than its ends. */
const sag = (up: number): readonly Dot[] => [
  [-5.6, -4.9],
  [-4.2, -3 - up],
  [-2, -1.9 - up],
  [0.4, -1.8 - up],
  [2.8, -2.3 - up],
  [4.6, -3.4 - up],
  [5.6, -4.9],
];
const LOW = (HEIGHTS.hammock ?? 0) - 1.5;

export const TOPS = {
  over_fence: (pen: Pen) => paintFence(pen, 0, 1),
  over_fence_front: (pen: Pen) => paintFence(pen, 0, 0.45),
  over_gate: (pen: Pen) => paintGate(pen, 0, 1),
  over_gate_front: (pen: Pen) => paintGate(pen, 0, 0.45),
  over_wall: (pen: Pen) => {
    const top: readonly Dot[] = [along(0, TALL), along(1, TALL), along(1, TALL + 0.1), along(0.1, TALL + 0.5)];
    paintPart(pen, polygon([-1, 0.3], [-1.05, -TALL], [-3, -TALL], [-3.05, 0.1]), BRICK, { shade: 0.14 });
    for (let row = 0; row < 7; row++)
      for (const x of [-2.85, -2.1, -1.5])
        paintPart(pen, box(x + (row % 2) * 0.2, -0.6 - row * 0.62, 0.5, 0.28), shifted(BRICK, 0.06), { shade: 0.02 });
    paintPart(pen, polygon(...top), shifted(BRICK, 0.1), { shade: 0.02 });
    paintPart(pen, box(-3.25, -TALL - 0.3, 2.45, 0.4), shifted(BRICK, 0.14), { shade: 0.04 });
  },
  pool_edge: (pen: Pen) => {
    paintPart(pen, polygon([-1.9, -0.7], [FAR, -0.7], [FAR, 9], [-2.6, 9]), WATER, { shade: 0.1 });
    for (const [x, y, wide] of [
      [1.4, -0.2, 2.2],
      [4.4, 0.1, 2.8],
      [2.6, 0.5, 1.6],
      [7.6, -0.3, 2.4],
    ] as const)
      paintPart(pen, oval(x, y, wide, 0.07), shifted(WATER, 0.16), { shade: 0 });
    paintPart(pen, polygon([-1.9, -1], [-FAR, -1], [-FAR, 9], [-2.9, 9], [-2.3, -0.2]), TILE, { shade: 0.06 });
    paintPart(pen, polygon([-1.75, -1], [-2.2, -1], [-3.2, 9], [-2.5, 9]), shifted(TILE, -0.14), { shade: 0.03 });
  },
  pool_edge_front: (pen: Pen) => {
    paintPart(pen, polygon([-1.95, 0.22], [FAR, 0.22], [FAR, 9], [-2.6, 9]), shifted(WATER, 0.02), { shade: 0.08 });
    for (const wide of [1.7, 1.2]) paintPart(pen, oval(0, 0.32, wide, 0.09), shifted(WATER, 0.2), { shade: 0 });
    for (const x of [-1.5, -0.6]) {
      const rail: readonly Dot[] = [
        [x, 1.4],
        [x, -1.9],
        [x - 0.5, -2.5],
        [x - 1.2, -2.3],
        [x - 1.4, -0.6],
        [x - 1.26, -0.6],
        [x - 1.06, -2.16],
        [x - 0.46, -2.34],
        [x + 0.14, -1.8],
        [x + 0.14, 1.4],
      ];
      paintPart(pen, polygon(...rail), CHROME, { shade: 0.06 });
    }
  },
  low_wire: (pen: Pen) => {
    for (let x = -21; x < 22; x += 7) paintPart(pen, box(x, -3.4, 0.3, 3.6), WOOD, { shade: 0.08 });
    for (const y of [-3.2, -2.7]) {
      paintPart(pen, box(-FAR, y, 2 * FAR, 0.07), IRON, { shade: 0 });
      for (let x = -24; x < 24; x += 0.9)
        paintPart(pen, polygon([x, y - 0.16], [x + 0.22, y + 0.22], [x + 0.28, y + 0.18], [x + 0.06, y - 0.2]), IRON, {
          shade: 0,
        });
    }
  },
  barre: (pen: Pen) => {
    for (const x of [-12, -5.6, 5.6]) paintPart(pen, box(x, -3.5, 0.26, 3.6), shifted(IRON, 0.1), { shade: 0.04 });
    paintPart(pen, box(-20, -3.62, 40, 0.24), shifted(WOOD, 0.12), { shade: 0.06 });
  },
  chimney: (pen: Pen) => {
    paintPart(pen, box(-2.1, -2.6, 4.2, 2.9), BRICK, { shade: 0.14 });
    for (let row = 0; row < 4; row++)
      for (let x = -1.9; x < 1.6; x += 1.05)
        paintPart(pen, box(x + (row % 2) * 0.4, -2 + row * 0.56, 0.7, 0.3), shifted(BRICK, 0.06), { shade: 0.02 });
    paintPart(pen, box(-2.35, -2.95, 4.7, 0.5), shifted(BRICK, 0.1), { shade: 0.05 });
  },
  trampoline: (pen: Pen) => {
    const top = -(HEIGHTS.trampoline ?? 0);
    for (const x of [-4.6, -2, 1.8, 4.4]) paintPart(pen, box(x, top, 0.22, -top), CHROME, { shade: 0.05 });
    paintPart(pen, oval(0, top, 5.2, 0.62), shifted(WATER, -0.1), { shade: 0.06 });
    paintPart(pen, oval(0, top, 4.4, 0.46), DARK, { shade: 0.02 });
  },
  treadmill: (pen: Pen) => {
    const top = -(HEIGHTS.treadmill ?? 0);
    paintPart(pen, polygon([-2.9, -0.3], [-3.6, -4.6], [-3.2, -4.7], [-2.3, -0.3]), IRON, { shade: 0.06 });
    paintPart(pen, polygon([-3.9, -5.3], [-2.9, -4.9], [-2.7, -4.4], [-3.8, -4.7]), shifted(IRON, 0.12), {
      shade: 0.04,
    });
    paintPart(pen, polygon([-3.3, -4.3], [-1.4, -3.9], [-1.4, -3.7], [-3.2, -4]), CHROME, { shade: 0.03 });
    paintPart(pen, box(-3.4, top, 7, -top), IRON, { shade: 0.08 });
    paintPart(pen, box(-2.9, top - 0.06, 6.2, 0.24), DARK, { shade: 0.02 });
  },
  bed_top: (pen: Pen) => {
    const top = -(HEIGHTS.bed_top ?? 0);
    for (const x of [-4.9, 4.5])
      paintPart(pen, box(x, top - (x < 0 ? 2 : 0.8), 0.4, -top + (x < 0 ? 2 : 0.8)), WOOD, { shade: 0.08 });
    paintPart(pen, box(-4.6, -1.1, 9.2, 0.5), shifted(WOOD, 0.06), { shade: 0.05 });
    paintPart(pen, box(-4.5, top, 9, 0.95), LINEN, { shade: 0.06 });
    paintPart(pen, polygon([-2.4, top - 0.1], [4.4, top - 0.1], [4.4, -0.8], [-1.8, -0.8]), shifted(WATER, 0.06), {
      shade: 0.1,
    });
    paintPart(pen, oval(-3.5, top - 0.2, 0.95, 0.36), LINEN, { shade: 0.06 });
  },
  awning: (pen: Pen) => {
    for (const x of [-4.4, 4]) paintPart(pen, box(x, -9.4, 0.22, 9.4), CHROME, { shade: 0.06 });
    for (let stripe = 0; stripe < 10; stripe++) {
      const x = -5 + stripe;
      const colour = stripe % 2 ? LINEN : AWNING;
      paintPart(pen, polygon([x * 0.86, -11.2], [(x + 1) * 0.86, -11.2], [x + 1, -9.3], [x, -9.3]), colour, {
        shade: 0.08,
      });
      paintPart(pen, polygon([x, -9.3], [x + 1, -9.3], [x + 1, -8.8], [x + 0.5, -8.6], [x, -8.8]), colour, {
        shade: 0.04,
      });
    }
  },
  doorway: (pen: Pen) => {
    paintPart(pen, box(-4, -9.2, 5, 9.3), DARK, { shade: 0.1 });
    for (const x of [-4.5, 0.95]) paintPart(pen, box(x, -9.6, 0.55, 9.7), shifted(WOOD, 0.1), { shade: 0.08 });
    paintPart(pen, box(-4.6, -9.8, 6.2, 0.6), shifted(WOOD, 0.14), { shade: 0.05 });
  },
  shower_head: (pen: Pen) => {
    paintPart(pen, box(2.1, -10.2, 0.22, 10.3), CHROME, { shade: 0.06 });
    paintPart(pen, box(0, -10.2, 2.3, 0.22), CHROME, { shade: 0.06 });
    paintPart(pen, polygon([-0.3, -10], [0.5, -10], [1, -9.4], [-0.8, -9.4]), CHROME, { shade: 0.08 });
    paintPart(pen, oval(0, 0.15, 2.6, 0.4), { ...WATER, alpha: 0.5 }, { shade: 0, outline: 0 });
  },
  shower_head_front: (pen: Pen) => {
    for (const [at, x] of [-0.7, -0.4, -0.1, 0.2, 0.5, 0.8].entries())
      for (let y = -9.2 + (at % 2) * 0.5; y < 0; y += 1.1) {
        const aside = x * (1 + (y + 9.4) * 0.16);
        paintPart(pen, box(aside, y, 0.07, 0.8), { ...WATER, light: 0.86, alpha: 0.75 }, { shade: 0, outline: 0 });
      }
  },
  in_doorway: (pen: Pen) => {
    paintPart(pen, box(-2.5, -9.4, 5, 9.5), DARK, { shade: 0.1 });
    for (const x of [-3, 2.45]) paintPart(pen, box(x, -9.6, 0.55, 9.7), shifted(WOOD, 0.1), { shade: 0.08 });
    paintPart(pen, box(-3.1, -9.9, 6.2, 0.6), shifted(WOOD, 0.14), { shade: 0.05 });
  },
  hammock: (pen: Pen) => {
    for (const x of [-6.3, 5.6]) paintPart(pen, box(x, -FAR, 0.7, FAR + 0.1), BARK, { shade: 0.14 });
    paintPart(pen, curve([...sag(LOW + 0.5), ...sag(LOW - 0.3).toReversed()], true, 0.4), shifted(CLOTH, -0.08), {
      shade: 0.08,
    });
  },
  hammock_front: (pen: Pen) => {
    paintPart(pen, curve([...sag(LOW - 0.1), ...sag(LOW - 0.75).toReversed()], true, 0.4), CLOTH, { shade: 0.12 });
    for (const side of [-1, 1])
      for (const up of [0, 0.5])
        paintPart(
          pen,
          polygon([side * 5.9, -5.1], [side * 4.3, -3 - up], [side * 4.3, -2.9 - up], [side * 5.9, -5]),
          shifted(LINEN, -0.12),
          { shade: 0 },
        );
  },
} as const;
