// What a ball goes over, into or at: nets, goals, a hoop, a flag, stumps, pins. Heads; the origin is on the ground, who plays comes from the right.
import { faded, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { bar, BLACK, IRON, RED, STRAW, WHITE, type Art } from "./art.ts";

const MESH: Colour = { light: 0.92, chroma: 0.01, hue: 230, alpha: 0.75 };

/** Seen along the net, a little from the side: from its near post to its far one. */
function paintNet(pen: Pen, low: number, high: number): void {
  const [near, far] = [
    [-0.9, 0.5],
    [0.9, -0.6],
  ] as const;
  for (let at = 0; at <= 10; at++) {
    const part = at / 10;
    const [x, y] = [near[0] + 1.8 * part, near[1] - 1.1 * part];
    drawLine(
      pen,
      curve(
        [
          [x, y - low],
          [x, y - high],
        ],
        false,
      ),
      MESH,
      1,
    );
  }
  for (let row = 0; row <= 6; row++) {
    const up = low + ((high - low) * row) / 6;
    drawLine(
      pen,
      curve(
        [
          [near[0], near[1] - up],
          [far[0], far[1] - up],
        ],
        false,
      ),
      MESH,
      1,
    );
  }
  bar(pen, [near[0], near[1] - high], [far[0], far[1] - high], 0.16, WHITE);
  bar(pen, [far[0], far[1]], [far[0], far[1] - high - 0.15], 0.16, IRON);
  bar(pen, [near[0], near[1]], [near[0], near[1] - high - 0.15], 0.18, IRON);
}

function paintTableTennis(pen: Pen): void {
  for (const x of [-2.6, 2.6, -2, 2]) bar(pen, [x, 0.1], [x, -2.7], 0.16, IRON);
  paintPart(
    pen,
    polygon([-3.4, -2.7], [-2.9, -3.3], [2.9, -3.3], [3.4, -2.7]),
    { light: 0.42, chroma: 0.11, hue: 250 },
    { shade: 0.06 },
  );
  paintPart(pen, box(-3.4, -2.72, 6.8, 0.2), { light: 0.34, chroma: 0.1, hue: 250 }, { shade: 0.03 });
  bar(pen, [-3.1, -3], [3.1, -3], 0.05, WHITE);
  paintPart(pen, polygon([-0.12, -2.6], [0.16, -3.35], [0.16, -4.05], [-0.12, -3.3]), MESH, { shade: 0 });
}

function paintHoop(pen: Pen, high: number): void {
  bar(pen, [-1.9, 0], [-1.9, -high - 1], 0.26, IRON);
  bar(pen, [-1.9, -high - 0.4], [-1.1, -high - 0.4], 0.2, IRON);
  paintPart(
    pen,
    polygon([-1.25, -high - 2.1], [-0.85, -high - 2.3], [-0.85, -high + 0.4], [-1.25, -high + 0.6]),
    WHITE,
    { shade: 0.06 },
  );
  for (let at = 0; at <= 6; at++) {
    const x = -0.75 + at * 0.25;
    drawLine(
      pen,
      curve(
        [
          [x, -high],
          [x * 0.62, -high + 1.2],
        ],
        false,
      ),
      WHITE,
      1.2,
    );
  }
  for (const y of [0.4, 0.8])
    drawLine(
      pen,
      curve(
        [
          [-0.75 + y * 0.3, -high + y],
          [0.75 - y * 0.3, -high + y],
        ],
        false,
      ),
      WHITE,
      1.2,
    );
  drawLine({ ...pen, line: 1 }, oval(0, -high, 0.78, 0.2), RED, 0.14);
}

/** Its mouth to who plays. */
function paintGoal(pen: Pen, wide: number, high: number): void {
  const back = wide * 0.75;
  for (let at = 0; at <= 8; at++) {
    const part = at / 8;
    drawLine(
      pen,
      curve(
        [
          [wide - 2 * wide * part, -high],
          [wide - back - 1.4 * wide * part, -0.2],
        ],
        false,
      ),
      MESH,
      1,
    );
    const y = -high * (1 - part);
    drawLine(
      pen,
      curve(
        [
          [wide, y],
          [wide - back * (1 - Math.abs(y) / high), y],
          [-wide, y - 0.1],
        ],
        false,
      ),
      MESH,
      1,
    );
  }
  for (const [x, low] of [
    [wide, 0.3],
    [-wide, -0.4],
  ] as const)
    bar(pen, [x, low], [x, -high + (x > 0 ? 0 : -0.1)], 0.2, WHITE);
  bar(pen, [wide, -high], [-wide, -high - 0.1], 0.2, WHITE);
}

function paintSmallGoal(pen: Pen): void {
  for (let at = 0; at <= 7; at++) {
    const part = at / 7;
    drawLine(
      pen,
      curve(
        [
          [0.9 - 1.6 * part, -2.4],
          [0.2 - 1.4 * part, 0],
        ],
        false,
      ),
      MESH,
      1,
    );
    drawLine(
      pen,
      curve(
        [
          [0.9, -2.4 * part],
          [-0.9, -2.4 * part - 0.1],
        ],
        false,
      ),
      MESH,
      1,
    );
  }
  bar(pen, [0.9, 0.15], [0.9, -2.4], 0.2, RED);
  bar(pen, [-0.9, -0.25], [-0.9, -2.5], 0.2, RED);
  bar(pen, [0.9, -2.4], [-0.9, -2.5], 0.2, RED);
}

function paintFlag(pen: Pen): void {
  paintPart(pen, oval(0, 0.05, 3.2, 0.5), { light: 0.66, chroma: 0.14, hue: 135 }, { shade: 0.05 });
  paintPart(pen, oval(0, 0.02, 0.4, 0.11), BLACK, { shade: 0 });
  bar(pen, [0, 0], [0, -4.6], 0.09, WHITE);
  paintPart(pen, polygon([0, -4.6], [1.5, -4.15], [0, -3.7]), RED, { shade: 0.06 });
}

function paintStumps(pen: Pen): void {
  for (const x of [-0.3, 0, 0.3]) bar(pen, [x, 0.05], [x, -2.6], 0.13, STRAW);
  bar(pen, [-0.36, -2.66], [0.36, -2.66], 0.1, STRAW);
}

/** They fall as the ball comes among them. */
function paintPins(pen: Pen, phase: number): void {
  const { context } = pen;
  const pins: readonly (readonly [x: number, y: number, turn: number])[] = [
    ...([
      [-0.9, -0.5, -1.5],
      [-0.3, -0.5, 1.3],
      [0.3, -0.5, -1.2],
      [0.9, -0.5, 1.4],
    ] as const),
    ...([
      [-0.6, -0.2, 1.5],
      [0, -0.2, -1.4],
      [0.6, -0.2, 1.2],
    ] as const),
    ...([
      [-0.3, 0.1, -1.3],
      [0.3, 0.1, 1.5],
      [0, 0.4, -1.4],
    ] as const),
  ];
  for (const [x, y, turn] of pins) {
    context.save();
    context.translate(x * 1.25 + turn * phase * 0.4, y - Math.sin(phase * Math.PI) * 0.7);
    context.rotate(turn * phase);
    paintPart(
      pen,
      curve(
        [
          [-0.16, 0],
          [-0.26, -0.55],
          [-0.12, -1.05],
          [-0.16, -1.4],
          [0, -1.58],
          [0.16, -1.4],
          [0.12, -1.05],
          [0.26, -0.55],
          [0.16, 0],
        ],
        true,
        0.7,
      ),
      WHITE,
      { shade: 0.07 },
    );
    drawLine(
      pen,
      curve(
        [
          [-0.13, -1.08],
          [0.13, -1.08],
        ],
        false,
      ),
      RED,
      2,
    );
    context.restore();
  }
}

/** Where a curling stone is to lie. */
function paintRings(pen: Pen): void {
  for (const [wide, colour] of [
    [3, { light: 0.5, chroma: 0.14, hue: 255 }],
    [2.1, WHITE],
    [1.3, RED],
    [0.5, WHITE],
  ] as const)
    paintPart(pen, oval(0, 0.1, wide, wide * 0.18), faded(colour, 0.85), { shade: 0, outline: 0.4 });
}

export const PITCH = {
  net: { drawings: 1, box: [-1.4, -3.6, 1.4, 0.8], paint: (pen) => paintNet(pen, 0, 2.6) },
  high_net: { drawings: 1, box: [-1.4, -8.4, 1.4, 0.8], paint: (pen) => paintNet(pen, 4.4, 7) },
  table_tennis: { drawings: 1, box: [-3.8, -4.4, 3.8, 0.4], paint: paintTableTennis },
  hoop: { drawings: 1, box: [-2.4, -13, 1.2, 0.4], paint: (pen, _, { reach = [0, 8] }) => paintHoop(pen, reach[1]) },
  goal: { drawings: 1, box: [-3, -5.6, 3, 0.6], paint: (pen) => paintGoal(pen, 2, 5) },
  small_goal: { drawings: 1, box: [-1.6, -3, 1.6, 0.4], paint: paintSmallGoal },
  golf_flag: { drawings: 1, box: [-3.4, -5, 3.4, 0.7], paint: paintFlag },
  stumps: { drawings: 1, box: [-0.7, -3, 0.7, 0.3], paint: paintStumps },
  pins: { drawings: 6, box: [-2.8, -3.2, 2.8, 0.9], paint: paintPins },
  rings: { drawings: 1, box: [-3.2, -0.8, 3.2, 0.8], paint: paintRings },
} as const satisfies Readonly<Record<string, Art>>;
