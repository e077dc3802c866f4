// Figures of snow and straw that come alive: a snowman, a scarecrow. Heads; they look to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, OAK, RED, STRAW, type Art } from "./art.ts";

const CARROT: Colour = { light: 0.7, chroma: 0.16, hue: 55 };
const SNOW: Colour = { light: 0.95, chroma: 0.012, hue: 235 };

/** A stick with twigs, from the shoulder to a hand. */
function stick(pen: Pen, from: Dot, to: Dot): void {
  drawLine({ ...pen, line: 1 }, curve([from, to], false), OAK, 0.13);
  for (const way of [-0.3, 0.25])
    drawLine({ ...pen, line: 1 }, curve([to, [to[0] - 0.3, to[1] + way]], false), OAK, 0.08);
}

function paintHat(pen: Pen, x: number, y: number): void {
  paintPart(pen, box(x - 0.75, y - 0.14, 1.5, 0.18), BLACK, { shade: 0.03 });
  paintPart(pen, box(x - 0.48, y - 0.95, 0.96, 0.85), BLACK, { shade: 0.08 });
  paintPart(pen, box(x - 0.49, y - 0.36, 0.98, 0.2), RED, { shade: 0.03 });
}

function paintSnowman(pen: Pen, phase: number): void {
  stick(pen, [0.8, -2.8], [1.9, -3.5]);
  paintPart(pen, oval(0, -1.05, 1.3, 1.15), SNOW, { shade: 0.22 });
  paintPart(pen, oval(0, -2.75, 0.95, 0.9), SNOW, { shade: 0.18 });
  paintPart(pen, oval(-0.05, -4.05, 0.68, 0.66), SNOW, { shade: 0.14 });
  for (const y of [-2.4, -2.85, -1.3]) paintPart(pen, oval(-0.35, y, 0.09), BLACK, { shade: 0 });
  for (const x of [-0.42, 0]) paintPart(pen, oval(x, -4.2, 0.09), BLACK, { shade: 0 });
  paintPart(pen, polygon([-0.3, -4.12], [-1.05, -3.94], [-0.3, -3.86]), CARROT, { shade: 0.05 });
  drawLine(
    pen,
    curve(
      [
        [-0.5, -3.72],
        [-0.25, -3.62],
        [0.05, -3.68],
      ],
      false,
    ),
    BLACK,
    1.4,
  );
  paintPart(
    pen,
    curve(
      [
        [-0.75, -3.55],
        [0, -3.3],
        [0.65, -3.5],
        [0.62, -3.25],
        [0, -3.05],
        [-0.7, -3.3],
      ],
      true,
      0.6,
    ),
    RED,
    { shade: 0.05 },
  );
  const up = phase * 1.1;
  paintHat(pen, -0.05 - phase * 0.5, -4.6 - up);
  stick(pen, [-0.8, -2.9], [-1.2 + phase * 0.55, -3.2 - phase * 2.1]);
}

function paintScarecrow(pen: Pen, phase: number): void {
  const sway = (phase - 0.5) * 0.5;
  paintPart(
    pen,
    polygon([-0.55, 0], [-0.5 - sway, -3], [0, -3], [-0.05, 0]),
    { light: 0.4, chroma: 0.06, hue: 255 },
    { shade: 0.1 },
  );
  paintPart(
    pen,
    polygon([0.1, 0], [0, -3], [0.5 + sway, -3], [0.6, 0]),
    { light: 0.4, chroma: 0.06, hue: 255 },
    { shade: 0.1 },
  );
  for (const side of [-1, 1]) {
    const up = -5.2 + side * sway;
    for (const way of [-0.22, 0, 0.22])
      drawLine(
        { ...pen, line: 1 },
        curve(
          [
            [side * 2.2, up],
            [side * 2.8, up + way + 0.1],
          ],
          false,
        ),
        STRAW,
        0.08,
      );
    paintPart(
      pen,
      polygon([side * 0.5, -5.6], [side * 2.3, up - 0.26], [side * 2.3, up + 0.28], [side * 0.5, -4.8]),
      RED,
      { shade: 0.08 },
    );
  }
  paintPart(pen, polygon([-0.75, -5.6], [0.75, -5.6], [0.85, -2.7], [-0.85, -2.7]), RED, { shade: 0.14 });
  for (const x of [-0.5, -0.1, 0.3])
    drawLine(
      { ...pen, line: 1 },
      curve(
        [
          [x, -2.75],
          [x + 0.12, -2.35],
        ],
        false,
      ),
      STRAW,
      0.09,
    );
  paintSackHead(pen);
}

function paintSackHead(pen: Pen): void {
  paintPart(pen, oval(0, -6.2, 0.6, 0.62), { light: 0.8, chroma: 0.06, hue: 80 }, { shade: 0.12 });
  for (const x of [-0.25, 0.15]) paintPart(pen, oval(x, -6.28, 0.1), BLACK, { shade: 0 });
  drawLine(
    pen,
    curve(
      [
        [-0.3, -5.92],
        [0, -5.84],
        [0.28, -5.94],
      ],
      false,
    ),
    BLACK,
    1.4,
  );
  paintPart(pen, oval(0, -6.66, 1.05, 0.16), shifted(OAK, 0.06), { shade: 0.05 });
  paintPart(pen, polygon([-0.55, -6.68], [-0.1, -7.4], [0.2, -7.3], [0.55, -6.68]), shifted(OAK, 0.06), {
    shade: 0.08,
  });
}

export const FIGURES = {
  snowman: { ...{ drawings: 6, box: [-2.4, -7, 2.4, 0.3] }, paint: paintSnowman },
  scarecrow: { ...{ drawings: 5, box: [-3, -7.8, 3, 0.3] }, paint: paintScarecrow },
} as const satisfies Readonly<Record<string, Art>>;
