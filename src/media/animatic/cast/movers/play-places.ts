// What is played at or in: a pool table, a dartboard, an archery target, a wave that breaks, the ropes of a ring; hurdles and bars. Heads; who plays comes from the right.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { bar, BLACK, IRON, OAK, RED, STRAW, TIN, WHITE, type Art } from "./art.ts";

const BAIZE: Colour = { light: 0.46, chroma: 0.12, hue: 150 };
const BRICK: Colour = { light: 0.5, chroma: 0.06, hue: 40 };
const HEDGE: Colour = { light: 0.42, chroma: 0.09, hue: 140 };
const SEA: Colour = { light: 0.55, chroma: 0.09, hue: 225 };

/** The white ball runs to another, which runs into a pocket. */
function paintPoolTable(pen: Pen, phase: number): void {
  const wood = shifted(OAK, -0.08);
  for (const x of [-3, 2.4]) paintPart(pen, box(x, -2, 0.6, 2), wood, { shade: 0.06 });
  paintPart(pen, polygon([-4, -2.9], [-3.5, -3.7], [3.2, -3.7], [3.8, -2.9]), BAIZE, { shade: 0.06 });
  paintPart(pen, box(-4.1, -2.95, 8, 0.95), wood, { shade: 0.1 });
  for (const [x, y] of [
    [-3.7, -3.1],
    [-0.1, -2.98],
    [3.5, -3.1],
    [-3.4, -3.62],
    [3.1, -3.62],
  ] as const)
    paintPart(pen, oval(x, y, 0.24, 0.12), BLACK, { shade: 0 });
  const hit = Math.min(1, phase / 0.35);
  const after = Math.max(0, (phase - 0.35) / 0.65);
  const balls: (readonly [x: number, y: number, colour: Colour])[] = [
    [-1.6, -3.5, RED],
    [-2.4, -3.42, { light: 0.8, chroma: 0.15, hue: 90 }],
    [-1, -3.15, { light: 0.5, chroma: 0.14, hue: 255 }],
    [2.3 - 3.1 * hit, -3.28, WHITE],
  ];
  if (after < 0.95) balls.push([-1.1 - 2.5 * after, -3.28 + 0.14 * after, BLACK]);
  for (const [x, y, colour] of balls) paintPart(pen, oval(x, y - 0.14, 0.2, 0.2), colour, { shade: 0.05 });
}

function paintRound(pen: Pen, list: readonly (readonly [number, Colour])[]): void {
  for (const [far, colour] of list) paintPart(pen, oval(0, 0, far), colour, { shade: 0.03, outline: 0.6 });
}

function paintDartboard(pen: Pen): void {
  const { context } = pen;
  paintRound(pen, [
    [1.75, BLACK],
    [1.4, STRAW],
  ]);
  for (let at = 0; at < 20; at += 2) {
    context.fillStyle = css(BLACK);
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 1.4, (at * Math.PI) / 10, ((at + 1) * Math.PI) / 10);
    context.closePath();
    context.fill();
  }
  for (const [far, colour] of [
    [1.34, RED],
    [0.85, { light: 0.5, chroma: 0.13, hue: 150 }],
  ] as const)
    drawLine({ ...pen, line: 1 }, oval(0, 0, far), colour, 0.13);
  paintRound(pen, [
    [0.26, { light: 0.5, chroma: 0.13, hue: 150 }],
    [0.13, RED],
  ]);
}

function paintTarget(pen: Pen): void {
  for (const x of [-0.9, 0.9])
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [x * 0.5, -4.6],
          [x, 0.1],
        ],
        false,
      ),
      OAK,
      0.2,
    );
  pen.context.save();
  pen.context.translate(0, -4.6);
  pen.context.scale(0.55, 1);
  paintRound(pen, [
    [2.1, STRAW],
    [1.75, WHITE],
    [1.4, BLACK],
    [1.05, { light: 0.6, chroma: 0.12, hue: 235 }],
    [0.7, RED],
    [0.32, { light: 0.88, chroma: 0.16, hue: 98 }],
  ]);
  pen.context.restore();
}

/** Rises behind a surfer and curls over. */
function paintWave(pen: Pen, phase: number): void {
  const { context } = pen;
  const roll = Math.sin(phase * 2 * Math.PI) * 0.15;
  const crest: readonly Dot[] = [
    [12, 0.4],
    [8, -1.4],
    [4.5, -4.2],
    [1, -6.6 + roll],
    [-2.4, -7.7 + roll],
    [-5, -7.2],
    [-6.3, -5.9 - roll],
    [-5.2, -6.2],
    [-4, -5.6],
    [-3.6, -4],
    [-4.4, -2],
    [-7, -0.3],
    [-12, 0.4],
  ];
  paintPart(pen, curve(crest, true, 0.8), SEA, { shade: 0.4 });
  for (const at of [0.25, 0.5, 0.75])
    drawLine(
      pen,
      curve(
        [
          [9 - at * 7, -0.4 - at],
          [4 - at * 4.5, -2.4 - at * 2.2],
          [0.6 - at * 2.4, -4.6 - at * 1.6],
          [-2 - at * 1.4, -6 - at],
        ],
        false,
        0.8,
      ),
      faded(shifted(SEA, 0.25), 0.8),
      2.4,
    );
  context.fillStyle = css(WHITE);
  for (const [x, y, wide] of [
    [-2.4, -7.6, 0.6],
    [-3.6, -7.7, 0.7],
    [-4.7, -7.3, 0.75],
    [-5.7, -6.6, 0.7],
    [-6.2, -5.8, 0.5],
    [-6.4, -4.9, 0.3],
    [-1.2, -7.3, 0.4],
  ] as const) {
    context.beginPath();
    context.ellipse(x, y + roll, wide, wide * 0.7, 0, 0, 2 * Math.PI);
    context.fill();
  }
  for (let at = 0; at < 14; at++) {
    context.beginPath();
    context.ellipse(-10 + at * 1.6 + ((phase * 1.6) % 1.6), 0.35 + (at % 3) * 0.12, 0.9, 0.18, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintRopes(pen: Pen): void {
  for (const x of [-6.5, 6.5]) paintPart(pen, box(x - 0.3, -5.2, 0.6, 5.6), IRON, { shade: 0.1 });
  paintPart(pen, box(-9, 0.1, 18, 0.5), { light: 0.45, chroma: 0.13, hue: 255 }, { shade: 0.05 });
  for (const [y, colour, sag] of [
    [-4.5, RED, -0.5],
    [-3, WHITE, 0.5],
    [-1.5, { light: 0.5, chroma: 0.13, hue: 255 }, 0.1],
  ] as const) {
    const line = curve(
      [
        [-6.5, y],
        [0, y + sag],
        [6.5, y],
      ],
      false,
      0.9,
    );
    drawLine({ ...pen, line: 1 }, line, BLACK, 0.24);
    drawLine({ ...pen, line: 1 }, line, colour, 0.18);
  }
}

function paintHurdle(pen: Pen): void {
  for (const x of [-0.5, 0.5]) bar(pen, [x * 1.2, 0.1 - x * 0.3], [x, -2.6 - x * 0.3], 0.14, TIN);
  paintPart(pen, polygon([-0.75, -2.9], [0.75, -3.2], [0.75, -2.75], [-0.75, -2.45]), WHITE, { shade: 0.03 });
  for (const x of [-0.5, 0, 0.5])
    paintPart(
      pen,
      polygon(
        [x - 0.1, -2.87 - x * 0.2],
        [x + 0.1, -2.91 - x * 0.2],
        [x + 0.1, -2.57 - x * 0.2],
        [x - 0.1, -2.53 - x * 0.2],
      ),
      RED,
      { shade: 0, outline: 0 },
    );
}

function paintHighBar(pen: Pen): void {
  paintPart(
    pen,
    polygon([-4.6, 0.3], [-0.6, 0.3], [-0.6, -1], [-4.6, -1]),
    { light: 0.5, chroma: 0.13, hue: 250 },
    { shade: 0.1 },
  );
  for (const x of [-0.9, 0.9]) bar(pen, [x, 0.2 + x * 0.2], [x, -4.4 + x * 0.2], 0.14, TIN);
  bar(pen, [-0.9, -2.9], [0.9, -2.5], 0.12, RED);
}

/** On a string from the origin, up and to the right of who looks to the left. */
function paintKite(pen: Pen, phase: number, [x, up]: readonly [number, number], colour: Colour): void {
  const top: Dot = [x, -up];
  drawLine(
    pen,
    curve([[0, 0], [x * 0.45, -up * 0.36], top], false, 0.9),
    { light: 0.95, chroma: 0.01, hue: 90, alpha: 0.9 },
    1.1,
  );
  const { context } = pen;
  context.save();
  context.translate(...top);
  context.rotate(0.5);
  paintPart(pen, polygon([0, -1.7], [1.1, -0.3], [0, 1.5], [-1.1, -0.3]), colour, { shade: 0.06 });
  paintPart(pen, polygon([0, -1.7], [1.1, -0.3], [0, -0.3]), shifted(colour, 0.2), { shade: 0.02 });
  paintPart(pen, polygon([0, 1.5], [-1.1, -0.3], [0, -0.3]), shifted(colour, 0.2), { shade: 0.02 });
  const tail = Array.from({ length: 7 }, (_, at): Dot => [Math.sin(phase * 6.28 + at) * 0.25, 1.5 + at * 0.34]);
  drawLine({ ...pen, line: 1 }, curve(tail, false, 0.9), shifted(colour, -0.1), 0.1);
  context.restore();
}

/** The end of what a ball goes over, on to beyond the picture. */
function paintWallEnd(pen: Pen): void {
  paintPart(pen, box(-30, -4.2, 31, 4.5), BRICK, { shade: 0.14 });
  paintPart(pen, box(-30, -4.5, 31.3, 0.45), shifted(BRICK, 0.14), { shade: 0.05 });
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 14; at++)
      if ((row * 5 + at * 3) % 4 === 0)
        paintPart(pen, box(-0.6 - at * 1.2 - (row % 2) * 0.6, -3.7 + row * 0.8, 1, 0.5), shifted(BRICK, 0.07), {
          shade: 0.02,
        });
}

function paintFenceEnd(pen: Pen): void {
  for (const y of [-3.4, -1]) paintPart(pen, box(-30, y, 31, 0.4), shifted(OAK, -0.08), { shade: 0.04 });
  for (let at = 0; at < 26; at++) {
    const x = 0.4 - at * 0.85;
    paintPart(pen, polygon([x, 0.3], [x, -3.9], [x + 0.3, -4.3], [x + 0.6, -3.9], [x + 0.6, 0.3]), OAK, {
      shade: 0.08,
    });
  }
}

function paintHedgeEnd(pen: Pen): void {
  const top = Array.from({ length: 16 }, (_, at): Dot => [1 - at * 2, -4.1 - (at % 2) * 0.4]);
  paintPart(pen, curve([[1.2, 0.3], ...top, [-30, 0.3]], true, 0.5), HEDGE, { shade: 0.2 });
}

export const PLAY_PLACES = {
  kite: {
    ...{ drawings: 6, box: [-1.4, -10, 8, 1] },
    paint: (pen, phase, { reach = [5, 4], colour }) => paintKite(pen, phase, reach, colour ?? RED),
  },
  hurdle: { drawings: 1, box: [-1, -3.6, 1, 0.5], paint: paintHurdle },
  high_bar: { drawings: 1, box: [-4.8, -5, 1.4, 0.6], paint: paintHighBar },
  pool_table: { drawings: 9, box: [-4.4, -4.2, 4.2, 0.2], paint: paintPoolTable },
  dartboard: { drawings: 1, box: [-2, -2, 2, 2], paint: paintDartboard },
  target: { drawings: 1, box: [-1.6, -7, 1.6, 0.4], paint: paintTarget },
  wall_end: { drawings: 1, box: [-20, -5, 1.8, 0.6], paint: paintWallEnd },
  fence_end: { drawings: 1, box: [-20, -5, 1.8, 0.6], paint: paintFenceEnd },
  hedge_end: { drawings: 1, box: [-20, -5, 1.8, 0.6], paint: paintHedgeEnd },
  wave: { drawings: 6, box: [-12, -9, 12, 1.2], paint: paintWave },
  ring_ropes: { drawings: 1, box: [-9, -5.6, 9, 0.8], paint: paintRopes },
} as const satisfies Readonly<Record<string, Art>>;
