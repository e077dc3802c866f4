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

const REED: Colour = { light: 0.46, chroma: 0.1, hue: 125 };
const SPIKE: Colour = { light: 0.36, chroma: 0.07, hue: 50 };

/** Bent under what sits on its tip, with others beside it. */
export function paintReed(pen: Pen, top: number): void {
  for (const [x, high] of [
    [-1.4, 1.5],
    [1.3, 1.15],
    [0.9, 1.7],
  ] as const) {
    drawLine(pen, line([x, 0.4], [x + 0.08, top * high]), REED, 4);
    paintPart(pen, oval(x + 0.08, top * high + 0.1, 0.09, 0.3), SPIKE, { shade: 0.05 });
  }
  const stalk: readonly Dot[] = [
    [0.5, 0.5],
    [0.44, top * 0.6],
    [0.3, top - 0.08],
    [-0.6, top - 0.12],
    [-1, top + 0.04],
  ];
  drawLine(pen, curve(stalk, false), REED, 5);
}

/** Over what hangs from it: its feet are a height of its own above where it would stand. */
export function paintBoughOver(pen: Pen, top: number): void {
  const y = top - 1.06;
  const bough = shape(
    `-2,${y - 0.06} -0.6,${y - 0.02} 1,${y - 0.1} 2.2,${y + 0.06} 2.2,${y - 0.3} 0.6,${y - 0.3} -2,${y - 0.16}`,
    0.5,
  );
  paintPart(pen, bough, BARK, { shade: 0.06 });
  for (const [x, up, turn] of [
    [-1.8, 0.2, 0.5],
    [-1.3, 0.36, -0.4],
    [1.3, 0.42, 0.6],
    [1.8, 0.3, -0.5],
  ] as const)
    paintPart(pen, oval(x, y - up, 0.24, 0.11, turn), STEM, { shade: 0.03 });
}

export function paintCeiling(pen: Pen, top: number): void {
  const y = top - 1.04;
  paintPart(
    pen,
    shape(`-2.2,${y} -1.2,${y + 0.1} -0.3,${y} 0.8,${y + 0.06} 2.2,${y - 0.04} 2.4,${y - 0.7} -2.4,${y - 0.7}`, 0.2),
    ROCK,
    {
      shade: 0.08,
    },
  );
}

/** A round leaf on the water. */
export function paintLilyPad(pen: Pen, top: number): void {
  paintPart(pen, oval(0, top + 0.06, 1.5, 0.2), STEM, { shade: 0.05 });
  drawLine(pen, line([0, top + 0.04], [1.2, top + 0.14]), shifted(STEM, -0.14), 1.4);
}

const BARK: Colour = { light: 0.38, chroma: 0.05, hue: 55 };
const ROCK: Colour = { light: 0.36, chroma: 0.015, hue: 260 };
const WATER: Colour = { light: 0.74, chroma: 0.08, hue: 230, alpha: 0.75 };
const GLASS: Colour = { light: 0.93, chroma: 0.03, hue: 225 };
const PEBBLE: Colour = { light: 0.7, chroma: 0.05, hue: 70 };
/** Around the middle of what swims in it. */
const BOWL = 1.55;
const middleOf = (top: number): number => top - 0.5;

/** Round, filled with water, pebbles on its ground. */
export function paintBowl(pen: Pen, top: number): void {
  const y = middleOf(top);
  const inside = new Path2D();
  inside.ellipse(0, y, BOWL, BOWL, 0, -0.32, Math.PI + 0.32);
  paintPart(pen, inside, WATER, { shade: 0.04, outline: 0 });
  for (let at = 0; at < 9; at++)
    paintPart(pen, oval(-0.9 + at * 0.22, y + 1.34 - (at % 3) * 0.05, 0.15, 0.1), PEBBLE, {
      shade: 0.05,
      outline: 0.5,
    });
}

export function paintBowlGlass(pen: Pen, top: number): void {
  const y = middleOf(top);
  const rim = new Path2D();
  rim.ellipse(0, y, BOWL, BOWL, 0, -1.02, Math.PI + 1.02);
  drawLine(pen, rim, GLASS, 4);
  drawLine(pen, oval(0, y - BOWL * 0.86, BOWL * 0.53, 0.1), GLASS, 3);
  const shine = new Path2D();
  shine.ellipse(0, y, BOWL * 0.86, BOWL * 0.86, 0, Math.PI * 1.02, Math.PI * 1.2);
  drawLine(pen, shine, GLASS, 5);
}

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

/** A small table before it, with a fish in a bowl. */
export function paintFishTable(pen: Pen): void {
  for (const x of [-2.2, -0.65]) paintPart(pen, block(x, -1.05, 0.14, 1.05), shifted(WOOD, -0.1), { shade: 0.04 });
  paintPart(pen, block(-2.4, -1.2, 2.1, 0.16), WOOD, { shade: 0.05 });
  const [x, y] = [-1.2, -1.72];
  paintPart(pen, oval(x, y, 0.66, 0.55), { light: 0.9, chroma: 0.03, hue: 225, alpha: 0.8 }, { shade: 0.03 });
  paintPart(pen, oval(x, y + 0.12, 0.6, 0.4), { light: 0.7, chroma: 0.1, hue: 235, alpha: 0.85 }, { shade: 0.02 });
  paintPart(pen, oval(x, y - 0.48, 0.38, 0.09), { light: 0.95, chroma: 0.02, hue: 225 }, { shade: 0.01 });
  paintPart(
    pen,
    curve(dots(`${x + 0.14},${y + 0.1} ${x + 0.42},${y - 0.06} ${x + 0.4},${y + 0.26}`), true, 0.2),
    FISH,
    { shade: 0.02 },
  );
  paintPart(pen, oval(x - 0.08, y + 0.1, 0.28, 0.15), FISH, { shade: 0.04 });
  paintPart(
    pen,
    oval(x - 0.22, y + 0.06, 0.035, 0.035),
    { light: 0.2, chroma: 0.01, hue: 60 },
    { shade: 0, outline: 0 },
  );
}
const FISH: Colour = { light: 0.7, chroma: 0.19, hue: 50 };

const MUD: Colour = { light: 0.32, chroma: 0.045, hue: 58 };

/** A puddle, with clods of it in the air. */
export function paintMud(pen: Pen): void {
  paintPart(pen, shape("-2.4,0.1 -1.7,-0.16 -0.4,-0.24 0.7,-0.18 1.9,-0.14 2.5,0.12 1.4,0.3 -1.3,0.32", 0.8), MUD, {
    shade: 0.05,
  });
}

export function paintMudBefore(pen: Pen): void {
  paintPart(
    pen,
    shape("-2.3,0.16 -1.3,-0.12 -0.7,-0.02 -0.1,-0.16 0.5,-0.02 1.1,-0.14 2.3,0.14 1,0.32 -1,0.34", 0.8),
    MUD,
    {
      shade: 0.03,
      outline: 0,
    },
  );
  for (const [x, y, size] of [
    [-1.7, -0.5, 0.09],
    [-1.4, -0.9, 0.06],
    [-0.9, -0.24, 0.11],
    [0.2, -0.3, 0.14],
    [0.35, -0.36, 0.12],
    [0.9, -0.24, 0.09],
    [1.5, -0.8, 0.07],
    [1.8, -0.4, 0.1],
  ] as const)
    paintPart(pen, oval(x, y, size, size * 0.8), MUD, { shade: 0, outline: 0 });
}
