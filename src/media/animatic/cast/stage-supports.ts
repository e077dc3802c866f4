// More of what somebody needs beside them: windows, blinds, a pole, a sink, a washing line, a canvas, plants, and what is hidden behind. In head
// heights, feet at the origin; whoever uses it looks to the left.
import { shifted, type Colour } from "../../../core/animatic/colour/colour.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../cards/pen.ts";
import { Path2D } from "../paint/canvas.ts";

const WOOD: Colour = { light: 0.5, chroma: 0.06, hue: 62 };
const BARK: Colour = { light: 0.36, chroma: 0.045, hue: 55 };
const STONE: Colour = { light: 0.56, chroma: 0.02, hue: 60 };
const WHITE: Colour = { light: 0.93, chroma: 0.01, hue: 90 };
const SKY: Colour = { light: 0.82, chroma: 0.05, hue: 230, alpha: 0.8 };
const PANE: Colour = { light: 0.9, chroma: 0.03, hue: 220, alpha: 0.3 };
const LEAF: Colour = { light: 0.55, chroma: 0.13, hue: 140 };
const CLAY: Colour = { light: 0.55, chroma: 0.11, hue: 45 };
/** Head heights from whoever is before a pane to its edge; the pane, which covers whoever is on its other side. */
export const PANE_AT = 2;
const BETWEEN = { near: PANE_AT, far: 6.8, high: 10.5 } as const;
const CLOTHES: readonly Colour[] = [
  { light: 0.9, chroma: 0.02, hue: 90 },
  { light: 0.62, chroma: 0.14, hue: 25 },
  { light: 0.65, chroma: 0.11, hue: 250 },
];

const box = (x: number, y: number, ...[width, height]: readonly [number, number]): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.06);
  return path;
};
const polygon = (dots: readonly Dot[]): Path2D => curve(dots, true, 0);

/** `x`: of its near edge, beyond that of one that is hewn at. */
function paintTrunk(pen: Pen, x: number): void {
  paintPart(
    pen,
    polygon([
      [x - 2.6, 0.15],
      [x - 2.15, -1.2],
      [x - 2.1, -22],
      [x - 0.75, -22],
      [x - 0.7, -1.2],
      [x - 0.15, 0.15],
    ]),
    BARK,
    { shade: 0.16 },
  );
}

/** A window in a wall that is seen from its side: sill, frame, and what is beyond. */
function paintWindow(pen: Pen): void {
  const edge = (x: number, grow: number): readonly Dot[] => [
    [x, -8.6 - grow],
    [x - 1.5, -9.1 - grow],
    [x - 1.5, -2.7 + grow],
    [x, -3.1 + grow],
  ];
  paintPart(pen, polygon(edge(-1.5, 0.28)), WHITE, { shade: 0.08 });
  paintPart(pen, polygon(edge(-1.62, -0.1)), SKY, { shade: 0 });
  paintPart(pen, box(-3.4, -3.2, 2.3, 0.32), shifted(WHITE, -0.08), { shade: 0.06 });
}

export const STAGE_SUPPORTS = {
  window: (pen: Pen) => {
    paintWindow(pen);
    paintPart(
      pen,
      polygon([
        [-3.1, -9.2],
        [-4.7, -8.7],
        [-4.7, -3.2],
        [-3.1, -2.8],
      ]),
      { ...SKY, alpha: 0.45 },
      { shade: 0 },
    );
  },
  blind: (pen: Pen) => {
    paintWindow(pen);
    for (let slat = 0; slat < 13; slat++) {
      const gap = slat === 5 ? -0.22 : slat === 6 ? 0.2 : 0;
      const y = -8.5 + slat * 0.43 + gap;
      paintPart(
        pen,
        polygon([
          [-1.4, y],
          [-3.15, y - 0.3],
          [-3.15, y - 0.05],
          [-1.4, y + 0.26],
        ]),
        shifted(WOOD, 0.22),
        { shade: 0.04 },
      );
    }
  },
  pane: (pen: Pen) => {
    const { context } = pen;
    context.fillStyle = "rgba(176,214,232,0.3)";
    context.fillRect(-BETWEEN.far, -BETWEEN.high, BETWEEN.far - BETWEEN.near, BETWEEN.high);
    context.strokeStyle = "rgba(255,255,255,0.55)";
    context.lineWidth = 0.16;
    for (const [x, long] of [
      [-3, 2.6],
      [-3.6, 1.5],
      [-5.6, 2],
    ] as const) {
      context.beginPath();
      context.moveTo(x, -BETWEEN.high + 2.2);
      context.lineTo(x - long * 0.6, -BETWEEN.high + 2.2 + long);
      context.stroke();
    }
    for (const x of [-BETWEEN.far, -BETWEEN.near - 0.16])
      paintPart(pen, box(x, -BETWEEN.high, 0.16, BETWEEN.high), shifted(STONE, 0.1), { shade: 0.05 });
    paintPart(pen, box(-BETWEEN.far, -BETWEEN.high - 0.2, BETWEEN.far - BETWEEN.near, 0.3), shifted(STONE, 0.1), {
      shade: 0.05,
    });
  },
  glass: (pen: Pen) => {
    paintPart(pen, box(-1.75, -11, 0.5, 11), PANE, { shade: 0 });
    paintPart(pen, box(-1.85, -11, 0.14, 11), shifted(STONE, 0.1), { shade: 0.04 });
    paintPart(pen, box(-1.3, -11, 0.1, 11), shifted(STONE, 0.2), { shade: 0.04 });
  },
  pole: (pen: Pen) => paintPart(pen, box(-1.05, -22, 0.4, 22), shifted(STONE, 0.1), { shade: 0.14 }),
  trunk: (pen: Pen) => paintTrunk(pen, 0),
  hugged_trunk: (pen: Pen) => paintTrunk(pen, -0.3),
  sink: (pen: Pen) => {
    paintPart(pen, box(-2.3, -3.1, 0.7, 3.1), shifted(WHITE, -0.1), { shade: 0.1 });
    paintPart(
      pen,
      polygon([
        [-3.1, -3.9],
        [-0.8, -3.9],
        [-1.1, -3],
        [-2.8, -3],
      ]),
      WHITE,
      { shade: 0.12 },
    );
    paintPart(pen, box(-2.9, -4.7, 0.16, 0.85), shifted(STONE, 0.1), { shade: 0.04 });
    paintPart(pen, box(-2.9, -4.75, 0.7, 0.16), shifted(STONE, 0.1), { shade: 0.04 });
    paintPart(pen, box(-3.7, -8.7, 0.3, 3.6), PANE, { shade: 0 });
  },
  line: (pen: Pen) => {
    paintPart(pen, box(-9, -8.1, 16, 0.07), shifted(STONE, -0.2), { shade: 0 });
    for (const [at, x] of [-7.6, -5.4, -3.3].entries())
      paintPart(pen, box(x, -8.1, 1.6, 2.3 - (at % 2) * 0.5), CLOTHES[at] ?? WHITE, { shade: 0.08 });
  },
  canvas: (pen: Pen) => {
    for (const [from, to] of [
      [-1.6, -1.2],
      [-2.9, -3.4],
    ] as const)
      paintPart(
        pen,
        polygon([
          [from, -7.6],
          [to, 0],
          [to + 0.16, 0],
          [from + 0.16, -7.6],
        ]),
        WOOD,
        { shade: 0.06 },
      );
    paintPart(pen, box(-3.4, -7.2, 2.4, 3.7), WHITE, { shade: 0.06 });
    paintPart(pen, box(-3.2, -5.4, 2, 1.7), LEAF, { shade: 0.03 });
    paintPart(pen, oval(-1.8, -6.3, 0.3, 0.3), shifted(CLAY, 0.2), { shade: 0.02 });
    paintPart(pen, box(-3.6, -3.5, 2.8, 0.16), WOOD, { shade: 0.05 });
  },
  low_wall: (pen: Pen) => {
    paintPart(pen, box(-3.1, -2.7, 1.7, 2.8), STONE, { shade: 0.16 });
    paintPart(pen, box(-3.25, -2.9, 2, 0.34), shifted(STONE, 0.08), { shade: 0.06 });
  },
  plants: (pen: Pen) => {
    for (const [at, x] of [-3.6, -2.5].entries()) {
      for (const turn of [-0.6, 0, 0.6])
        paintPart(pen, oval(x + 0.4 + turn * 0.5, -1.35 - (turn === 0 ? 0.35 : 0), 0.24, 0.55), LEAF, { shade: 0.06 });
      if (at === 1) paintPart(pen, oval(x + 0.4, -2.2, 0.3, 0.28), CLOTHES[1] ?? CLAY, { shade: 0.04 });
      paintPart(
        pen,
        polygon([
          [x, -0.9],
          [x + 0.8, -0.9],
          [x + 0.68, 0.1],
          [x + 0.12, 0.1],
        ]),
        CLAY,
        { shade: 0.08 },
      );
    }
  },
  flower_bed: (pen: Pen) => {
    paintPart(pen, oval(-3.4, 0.1, 2.3, 0.34), shifted(BARK, -0.04), { shade: 0.06 });
    for (const [at, x] of [-5, -4.2, -3.4, -2.6, -1.9].entries()) {
      const high = 0.9 + (at % 2) * 0.35;
      for (const turn of [-0.32, 0, 0.32])
        paintPart(pen, oval(x + turn, -high * (turn === 0 ? 0.75 : 0.45), 0.24, high * 0.5), LEAF, { shade: 0.06 });
      for (const aside of [-0.22, 0.2])
        paintPart(pen, oval(x + aside, -high - 0.25 + Math.abs(aside) * 0.8, 0.2, 0.19), CLOTHES[1] ?? CLAY, {
          shade: 0.04,
        });
    }
  },
  block: (pen: Pen) => {
    paintPart(pen, box(-2.6, -1.2, 1.5, 1.3), BARK, { shade: 0.12 });
    paintPart(pen, oval(-1.85, -1.2, 0.75, 0.2), shifted(BARK, 0.26), { shade: 0.04 });
    paintPart(pen, box(-2.2, -2.1, 0.65, 0.95), shifted(BARK, 0.1), { shade: 0.08 });
  },
  cover: (pen: Pen) => {
    paintPart(pen, box(-2.5, -2.9, 3.1, 3), WOOD, { shade: 0.16 });
    for (const y of [-2.9, -1.5, -0.15]) paintPart(pen, box(-2.6, y, 3.3, 0.24), shifted(WOOD, -0.08), { shade: 0.05 });
  },
} as const;
