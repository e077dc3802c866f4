// What winged animals land on: a flower, a tower, a gravestone, a bird table. In heights of their shoulder, the ground at y 0.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { Path2D } from "../../paint/canvas.ts";

const PETAL: Colour = { light: 0.6, chroma: 0.2, hue: 22 };
const HEART: Colour = { light: 0.78, chroma: 0.15, hue: 88 };
const STEM: Colour = { light: 0.5, chroma: 0.12, hue: 138 };
const STONE: Colour = { light: 0.6, chroma: 0.012, hue: 75 };
const WOOD: Colour = { light: 0.5, chroma: 0.06, hue: 62 };
const SEED: Colour = { light: 0.72, chroma: 0.1, hue: 80 };

const block = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.03);
  return path;
};
const shape = (text: string, tension = 0.2) => curve(dots(text), true, tension);
const line = (from: Dot, to: Dot) => curve([from, to], false);

/** Its open head, with petals all round and below who is on it. */
export function paintFlower(pen: Pen, top: number): void {
  drawLine(
    pen,
    curve(
      [
        [0.1, 0.3],
        [-0.08, top * 0.4],
        [0, top + 0.3],
      ],
      false,
    ),
    STEM,
    9,
  );
  paintPart(pen, oval(0.5, top * 0.34, 0.5, 0.15, -0.5), STEM, { shade: 0.05 });
  for (const [x, y, turn] of [
    [-0.92, -0.02, -0.5],
    [0.92, -0.02, 0.5],
    [-0.5, 0.2, -1.1],
    [0.5, 0.2, 1.1],
    [0, 0.28, 1.57],
  ] as const)
    paintPart(pen, oval(x, top + 0.16 + y, 0.62, 0.34, turn), PETAL, { shade: 0.08 });
  paintPart(pen, oval(0, top + 0.12, 0.66, 0.2), HEART, { shade: 0.06 });
}

/** A round tower with its battlements, seen down to the ground. */
export function paintTower(pen: Pen, top: number): void {
  paintPart(pen, block(-1.05, top, 2.1, -top + 0.2), STONE, { shade: 0.14 });
  for (let at = 0; at < 5; at++) paintPart(pen, block(-1.2 + at * 0.52, top - 0.02, 0.32, 0.3), STONE, { shade: 0.05 });
  paintPart(pen, block(-1.2, top + 0.2, 2.4, 0.2), shifted(STONE, -0.06), { shade: 0.05 });
  for (const [x, y] of [
    [-0.5, 0.7],
    [0.4, 1],
  ] as const)
    paintPart(pen, block(x, top + y, 0.16, 0.34), shifted(STONE, -0.4), { shade: 0 });
}

export function paintGravestone(pen: Pen, top: number): void {
  paintPart(
    pen,
    shape(`-0.8,0 -0.8,${top + 0.35} -0.5,${top + 0.04} 0,${top} 0.5,${top + 0.04} 0.8,${top + 0.35} 0.8,0`, 0.25),
    STONE,
    { shade: 0.12 },
  );
  drawLine(pen, line([0, top + 0.3], [0, top + 0.85]), shifted(STONE, -0.25), 2.5);
  drawLine(pen, line([-0.2, top + 0.47], [0.2, top + 0.47]), shifted(STONE, -0.25), 2.5);
}

/** A board on a post, with seeds on it. */
export function paintFeeder(pen: Pen, top: number): void {
  paintPart(pen, block(-0.12, top, 0.24, -top + 0.3), shifted(WOOD, -0.08), { shade: 0.06 });
  paintPart(pen, block(-1.5, top, 3, 0.16), WOOD, { shade: 0.06 });
  for (let seed = 0; seed < 11; seed++)
    paintPart(pen, oval(-1.3 + seed * 0.25, top - 0.03 - (seed % 3) * 0.02, 0.07, 0.045), SEED, { shade: 0 });
}
