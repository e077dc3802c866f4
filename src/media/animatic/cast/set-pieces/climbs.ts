// What somebody climbs: a fence, a tree, out of a well or a pit, through a window. Head heights; whoever climbs looks to the left.
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { BARK, box, DARK, LEAF, polygon, STONE, WOOD } from "./parts.ts";

const WALL: Colour = { light: 0.6, chroma: 0.05, hue: 45 };
const PANE: Colour = { light: 0.85, chroma: 0.04, hue: 225, alpha: 0.45 };
const HEMP: Colour = { light: 0.66, chroma: 0.06, hue: 80 };

export const CLIMBS = {
  fence: (pen: Pen) => {
    for (let slat = 0; slat < 22; slat++) {
      const x = -9 + slat * 0.82;
      paintPart(pen, polygon([x, 0.1], [x, -6.4], [x + 0.26, -6.8], [x + 0.52, -6.4], [x + 0.52, 0.1]), WOOD, {
        shade: 0.06,
      });
    }
    for (const y of [-5.4, -1.6]) paintPart(pen, box(-9.2, y, 18.4, 0.4), shifted(WOOD, -0.08), { shade: 0.05 });
  },
  ladder_top: (pen: Pen) => {
    for (const [from, to] of [
      [-1.5, -0.95],
      [0.2, -0.25],
    ] as const)
      paintPart(pen, polygon([from, 0.1], [to, -14], [to + 0.18, -14], [from + 0.24, 0.1]), WOOD, { shade: 0.06 });
    for (let rung = 0; rung < 16; rung++) {
      const [y, part] = [-0.9 - rung * 0.82, (0.9 + rung * 0.82) / 14];
      paintPart(pen, box(-1.45 + part * 0.55, y, 1.8 - part, 0.16), shifted(WOOD, 0.08), { shade: 0.03 });
    }
  },
  tree: (pen: Pen) => {
    paintPart(pen, polygon([-2.7, 0.2], [-2, -2], [-1.9, -22], [-0.7, -22], [-0.65, -2], [0.2, 0.2]), BARK, {
      shade: 0.16,
    });
    paintPart(pen, polygon([-1, -6], [2.6, -8.4], [2.7, -8.1], [-0.8, -5.2]), BARK, { shade: 0.08 });
    paintPart(pen, polygon([-1.8, -7], [-5, -8.8], [-5, -8.4], [-1.8, -6.2]), BARK, { shade: 0.08 });
    for (const [x, y, wide] of [
      [-5.4, -9.2, 2.2],
      [-2.6, -10.4, 2.6],
      [0.8, -10.6, 2.4],
      [3.4, -9, 2],
      [-4, -8.1, 1.3],
      [2.4, -7.9, 1.2],
    ] as const)
      paintPart(pen, oval(x, y, wide, wide * 0.62), shifted(LEAF, (y + 9) * 0.03), { shade: 0.12 });
  },
  /** Behind whoever is under it. */
  under_tree: (pen: Pen) => {
    paintPart(pen, polygon([1, 0.1], [1.6, -1.2], [1.7, -22], [4.3, -22], [4.4, -1.2], [5.2, 0.1]), BARK, {
      shade: 0.16,
    });
    for (const [x, y, wide] of [
      [-3.4, -9.6, 3.4],
      [8.6, -9.8, 3.6],
      [0.6, -10.8, 4.2],
      [5.4, -11.2, 4.2],
    ] as const)
      paintPart(pen, oval(x, y, wide, wide * 0.55), shifted(LEAF, (y + 10) * 0.02), { shade: 0.12 });
  },
  in_tree: (pen: Pen) => {
    const branch = -(HEIGHTS.in_tree ?? 0) - 1.95;
    paintPart(pen, polygon([0.6, 0.2], [1.1, -2], [1.2, -22], [2.9, -22], [2.9, -2], [3.6, 0.2]), BARK, {
      shade: 0.16,
    });
    paintPart(
      pen,
      polygon([1.6, branch + 0.1], [-3.6, branch - 0.2], [-3.6, branch + 0.15], [1.6, branch + 1.1]),
      BARK,
      { shade: 0.1 },
    );
    for (const [x, y, wide] of [
      [-3.8, branch - 0.4, 0.9],
      [-3, branch + 0.5, 0.7],
      [-4.6, branch - 6.6, 2.6],
      [-1.4, branch - 7.4, 2.9],
      [2.4, branch - 7.2, 3],
      [5, branch - 5.6, 2.6],
      [4.6, branch - 3.2, 1.6],
    ] as const)
      paintPart(pen, oval(x, y, wide, wide * 0.62), shifted(LEAF, (y - branch + 5) * 0.02), { shade: 0.12 });
  },
  well: (pen: Pen) => {
    for (const x of [-2.5, 2.2]) paintPart(pen, box(x, -9, 0.3, 9), WOOD, { shade: 0.06 });
    paintPart(pen, polygon([-3.3, -8.7], [0, -10.6], [3.3, -8.7]), shifted(BARK, 0.06), { shade: 0.12 });
    paintPart(pen, box(-2.4, -8.3, 4.8, 0.3), WOOD, { shade: 0.04 });
    paintPart(pen, box(-0.75, -8.3, 0.16, 8), HEMP, { shade: 0.02 });
    paintPart(pen, oval(0, -2.1, 2.6, 0.62), DARK, { shade: 0 });
  },
  well_front: (pen: Pen) => {
    paintPart(
      pen,
      polygon([-2.6, -2.1], [-1.6, -1.62], [0, -1.46], [1.6, -1.62], [2.6, -2.1], [2.6, 0.1], [0, 0.4], [-2.6, 0.1]),
      STONE,
      {
        shade: 0.16,
      },
    );
    for (const y of [-1.1, -0.4])
      for (const x of [-2, -0.9, 0.3, 1.4])
        paintPart(pen, box(x + (y > -1 ? 0.4 : 0), y, 0.85, 0.5), shifted(STONE, 0.06), { shade: 0.04 });
  },
  pit: (pen: Pen) => {
    paintPart(pen, oval(0, 0, 2.9, 0.75), shifted(STONE, 0.06), { shade: 0.1 });
    paintPart(pen, oval(0, 0.02, 2.5, 0.58), DARK, { shade: 0 });
  },
  pit_front: (pen: Pen) => {
    paintPart(
      pen,
      polygon(
        [-2.9, 0],
        [-2.5, 0],
        [-1.6, 0.42],
        [0, 0.6],
        [1.6, 0.42],
        [2.5, 0],
        [2.9, 0],
        [2.2, 0.9],
        [0, 1.3],
        [-2.2, 0.9],
      ),
      shifted(STONE, 0.02),
      { shade: 0.08 },
    );
  },
  window_opening: (pen: Pen) => {
    paintPart(pen, box(-5.5, -20, 11, 20.2), WALL, { shade: 0.06 });
    paintPart(pen, box(-2.5, -9.2, 5, 6), shifted(WOOD, 0.24), { shade: 0.05 });
    paintPart(pen, box(-2.2, -8.9, 4.4, 5.6), DARK, { shade: 0 });
    for (const side of [-1, 1])
      paintPart(pen, polygon([side * 2.2, -8.9], [side * 3.7, -9.4], [side * 3.7, -2.9], [side * 2.2, -3.3]), PANE, {
        shade: 0,
      });
  },
  window_opening_front: (pen: Pen) => {
    paintPart(pen, box(-5.5, -3.3, 11, 3.5), WALL, { shade: 0.06 });
    paintPart(pen, box(-2.8, -3.5, 5.6, 0.36), shifted(WOOD, 0.24), { shade: 0.05 });
  },
} as const;
