// Figures of museums and halls that come alive: armour that nobody wears, a statue. Heads; they look to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, MARBLE, OAK, RED, TIN, type Art } from "./art.ts";

function paintGreaves(pen: Pen): void {
  for (const side of [-1, 1]) {
    paintPart(pen, polygon([side * 0.08, -3], [side * 0.66, -3], [side * 0.55, -0.3], [side * 0.15, -0.3]), TIN, {
      shade: 0.12,
    });
    paintPart(pen, oval(side * 0.36, -1.6, 0.27, 0.2), shifted(TIN, 0.06), { shade: 0.05 });
  }
}

function paintArm(pen: Pen, side: 1 | -1, up: number): void {
  const [ex, ey] = [side * (1.05 + up * 0.4), -4.6 + (1 - up) * 0.5 - up * 0.7];
  const [hx, hy] = [side * (1.1 + up * 0.5), -3.4 - up * 3.2];
  for (const [from, to, half] of [
    [[side * 0.8, -5.4], [ex, ey], 0.26],
    [[ex, ey], [hx, hy], 0.22],
  ] as const)
    drawBar(pen, from, to, half);
  paintPart(pen, oval(hx, hy, 0.28, 0.28), shifted(TIN, -0.06), { shade: 0.06 });
}

function paintHelm(pen: Pen): void {
  paintPart(
    pen,
    curve(
      [
        [-0.5, -5.9],
        [-0.55, -6.7],
        [0, -7.2],
        [0.55, -6.7],
        [0.5, -5.9],
      ],
      true,
      0.6,
    ),
    TIN,
    { shade: 0.14 },
  );
  paintPart(pen, box(-0.5, -6.62, 0.85, 0.15), BLACK, { shade: 0 });
  paintPart(
    pen,
    curve(
      [
        [0, -7.1],
        [0.4, -7.6],
        [1, -7.1],
        [0.7, -6.5],
      ],
      true,
      0.6,
    ),
    RED,
    { shade: 0.08 },
  );
}

function paintArmour(pen: Pen, phase: number): void {
  paintPart(pen, box(-1.2, -0.25, 2.4, 0.3), OAK, { shade: 0.05 });
  paintGreaves(pen);
  paintArm(pen, 1, 0);
  paintPart(
    pen,
    curve(
      [
        [-0.85, -5.7],
        [0, -5.85],
        [0.85, -5.7],
        [0.8, -4],
        [0.65, -2.9],
        [-0.65, -2.9],
        [-0.8, -4],
      ],
      true,
      0.4,
    ),
    TIN,
    { shade: 0.2 },
  );
  drawLine(
    pen,
    curve(
      [
        [0, -5.8],
        [0, -3],
      ],
      false,
    ),
    shifted(TIN, -0.3),
    1,
  );
  for (const side of [-1, 1]) paintPart(pen, oval(side * 0.85, -5.45, 0.42, 0.36), shifted(TIN, 0.04), { shade: 0.1 });
  paintHelm(pen);
  paintArm(pen, -1, phase);
}

function drawBar(pen: Pen, [x1, y1]: Dot, [x2, y2]: Dot, half: number): void {
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(-(y2 - y1) / long) * half, ((x2 - x1) / long) * half];
  paintPart(pen, polygon([x1 + nx, y1 + ny], [x2 + nx, y2 + ny], [x2 - nx, y2 - ny], [x1 - nx, y1 - ny]), TIN, {
    shade: 0.08,
  });
}

/** First it looks away, then at whoever is there. */
function paintStatue(pen: Pen, phase: number): void {
  paintPart(pen, box(-1.2, -1, 2.4, 1), shifted(MARBLE, -0.14), { shade: 0.12 });
  paintPart(pen, box(-1.35, -1.15, 2.7, 0.22), shifted(MARBLE, -0.08), { shade: 0.05 });
  paintPart(
    pen,
    curve(
      [
        [-0.65, -1.1],
        [-0.55, -3.4],
        [-0.7, -4.9],
        [-0.2, -5.5],
        [0.3, -5.5],
        [0.75, -4.9],
        [0.6, -3.4],
        [0.85, -1.1],
      ],
      true,
      0.5,
    ),
    MARBLE,
    { shade: 0.2 },
  );
  for (const x of [-0.3, 0.05, 0.4])
    drawLine(
      pen,
      curve(
        [
          [x, -3.2],
          [x + 0.05, -1.2],
        ],
        false,
      ),
      shifted(MARBLE, -0.25),
      0.8,
    );
  paintPart(
    pen,
    curve(
      [
        [0.6, -5],
        [0.95, -4],
        [0.3, -3.4],
        [0.2, -3.7],
        [0.6, -4.2],
        [0.35, -4.9],
      ],
      true,
      0.6,
    ),
    MARBLE,
    { shade: 0.08 },
  );
  paintStatueHead(pen, phase);
}

function paintStatueHead(pen: Pen, phase: number): void {
  const turn = phase < 0.5 ? 1 : -1;
  const [hx, hy] = [0.05 + turn * 0.08, -6.2];
  paintPart(pen, box(-0.2, -5.85, 0.45, 0.5), MARBLE, { shade: 0.06 });
  paintPart(pen, oval(hx - turn * -0.12, hy - 0.12, 0.58, 0.6), shifted(MARBLE, -0.08), { shade: 0.1 });
  paintPart(pen, oval(hx + turn * 0.1, hy, 0.48, 0.58), MARBLE, { shade: 0.1 });
  paintPart(
    pen,
    polygon([hx + turn * 0.5, hy - 0.1], [hx + turn * 0.72, hy + 0.12], [hx + turn * 0.5, hy + 0.14]),
    MARBLE,
    { shade: 0.02 },
  );
  const eyes: Colour = phase > 0.8 ? { light: 0.75, chroma: 0.17, hue: 25 } : shifted(MARBLE, -0.35);
  for (const x of [0.12, 0.36])
    paintPart(pen, oval(hx + turn * x, hy - 0.06, 0.07, 0.06), eyes, { shade: 0, outline: 0.5 });
}

export const STATUES = {
  armour: { ...{ drawings: 6, box: [-2.4, -8, 2.4, 0.3] }, paint: paintArmour },
  statue: { ...{ drawings: 4, box: [-1.6, -7.4, 1.6, 0.3] }, paint: paintStatue },
} as const satisfies Readonly<Record<string, Art>>;
