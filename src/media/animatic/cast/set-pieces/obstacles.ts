// What somebody vaults over, leans on or falls onto, and narrow ways that somebody balances along. Head heights; whoever uses it looks to the left.
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { BARK, box, DARK, paintDrop, polygon, WOOD } from "./parts.ts";

const BRICK: Colour = { light: 0.5, chroma: 0.06, hue: 40 };
const CAR: Colour = { light: 0.5, chroma: 0.12, hue: 25 };
const GRAPE: Colour = { light: 0.38, chroma: 0.13, hue: 320 };
const DYE: Colour = { light: 0.72, chroma: 0.13, hue: 85 };
const STONE: Colour = { light: 0.6, chroma: 0.03, hue: 70 };
const HEMP: Colour = { light: 0.66, chroma: 0.06, hue: 80 };
const STEEL: Colour = { light: 0.62, chroma: 0.01, hue: 240 };

/** Where the middle of what is vaulted over stands, ahead of who does it. */
const AHEAD = -3.3;
/** Far beyond the frame. */
const FAR = 40;

export const OBSTACLES = {
  vault_fence: (pen: Pen) => {
    for (let slat = 0; slat < 5; slat++) {
      const x = AHEAD - 1.5 + slat * 0.62;
      paintPart(pen, polygon([x, 0.1], [x, -2.9], [x + 0.22, -3.25], [x + 0.44, -2.9], [x + 0.44, 0.1]), WOOD, {
        shade: 0.08,
      });
    }
    for (const y of [-2.5, -0.9]) paintPart(pen, box(AHEAD - 1.8, y, 3.6, 0.34), shifted(WOOD, -0.08), { shade: 0.05 });
  },
  vault_wall: (pen: Pen) => {
    paintPart(pen, box(AHEAD - 0.7, -3, 1.6, 3.1), BRICK, { shade: 0.14 });
    paintPart(pen, box(AHEAD - 0.85, -3.2, 1.9, 0.36), shifted(BRICK, 0.14), { shade: 0.05 });
    for (const [x, y] of [
      [-0.5, -2.4],
      [0.2, -1.8],
      [-0.4, -1.2],
      [0.2, -0.6],
    ] as const)
      paintPart(pen, box(AHEAD + x, y, 0.6, 0.3), shifted(BRICK, 0.07), { shade: 0.02 });
  },
  vault_counter: (pen: Pen) => {
    paintPart(pen, box(AHEAD - 1.1, -3, 2.3, 3.1), WOOD, { shade: 0.14 });
    paintPart(pen, box(AHEAD - 1.35, -3.25, 2.8, 0.34), shifted(WOOD, 0.16), { shade: 0.05 });
    for (const x of [-0.8, 0.2]) paintPart(pen, box(AHEAD + x, -2.5, 0.75, 2), shifted(WOOD, -0.07), { shade: 0.03 });
  },
  vault_car: (pen: Pen) => {
    paintPart(
      pen,
      polygon(
        [AHEAD + 2.2, -0.5],
        [AHEAD + 2.2, -2.3],
        [AHEAD - 1.6, -2.7],
        [AHEAD - 3.4, -4.4],
        [-14, -4.5],
        [-14, -0.5],
      ),
      CAR,
      { shade: 0.14 },
    );
    paintPart(pen, polygon([AHEAD - 1.9, -2.8], [AHEAD - 3.5, -4.2], [-10, -4.2], [-10, -2.8]), DARK, { shade: 0.02 });
    paintPart(pen, oval(AHEAD + 0.6, -0.6, 0.95, 0.95), DARK, { shade: 0.06 });
    paintPart(pen, oval(AHEAD + 0.6, -0.6, 0.42, 0.42), STEEL, { shade: 0.04 });
  },
  vat: (pen: Pen) => {
    for (let at = 0; at < 13; at++)
      paintPart(pen, oval(-1.8 + at * 0.3, -1.62 - (at % 3) * 0.16, 0.24, 0.24), shifted(GRAPE, (at % 4) * 0.03), {
        shade: 0.05,
      });
    paintPart(pen, polygon([-2.2, -1.6], [2.2, -1.6], [1.9, 0.3], [-1.9, 0.3]), WOOD, { shade: 0.14 });
    for (const y of [-1.3, -0.3]) paintPart(pen, box(-2.15, y, 4.3, 0.22), shifted(WOOD, -0.14), { shade: 0.04 });
    for (let x = -1.5; x < 1.6; x += 0.6) paintPart(pen, box(x, -1.5, 0.06, 1.7), shifted(WOOD, -0.1), { shade: 0 });
  },
  dye_vat: (pen: Pen) => {
    paintPart(pen, oval(0, -1.6, 2.2, 0.34), DYE, { shade: 0.05 });
    paintPart(pen, polygon([-2.2, -1.55], [2.2, -1.55], [2.1, 0.3], [-2.1, 0.3]), STONE, { shade: 0.14 });
    paintPart(pen, box(-2.35, -1.62, 4.7, 0.3), shifted(STONE, 0.1), { shade: 0.04 });
    for (const x of [-1.4, -0.1, 1.2]) paintPart(pen, box(x, -1.1, 0.9, 0.5), shifted(STONE, -0.05), { shade: 0.02 });
  },
  rubble: (pen: Pen) => {
    paintPart(pen, polygon([-4, 0.1], [-2.6, -1.5], [-0.6, -2.3], [1.4, -1.9], [3.6, 0.1]), shifted(BRICK, -0.16), {
      shade: 0.1,
    });
    paintPart(pen, polygon([1, -0.4], [2.6, -3.4], [3, -3.2], [1.5, -0.2]), WOOD, { shade: 0.06 });
  },
  rubble_front: (pen: Pen) => {
    for (const [x, y, wide, turn] of [
      [-3.2, -0.6, 1.4, 0.2],
      [-1.8, -0.9, 1.3, -0.3],
      [-0.2, -0.8, 1.5, 0.1],
      [1.4, -0.9, 1.3, -0.2],
      [2.8, -0.6, 1.5, 0.3],
      [-2.4, 0, 1.7, -0.1],
      [-0.8, 0.1, 1.4, 0.25],
      [0.8, 0.1, 1.6, -0.15],
      [2.3, 0.1, 1.4, 0.1],
    ] as const)
      paintPart(
        pen,
        polygon(
          [x - wide / 2, y + turn],
          [x + wide / 2, y - turn],
          [x + wide / 2 + 0.1, y + 0.8],
          [x - wide / 2, y + 0.9],
        ),
        shifted(BRICK, turn * 0.3),
        { shade: 0.08 },
      );
  },
  tight_rope: (pen: Pen) => {
    const top = -(HEIGHTS.tight_rope ?? 0);
    paintPart(pen, box(-FAR, top, 2 * FAR, 0.14), { light: 0.84, chroma: 0.05, hue: 80 }, { shade: 0.02 });
    paintPart(pen, box(-FAR, top + 0.14, 2 * FAR, 0.07), { light: 0.25, chroma: 0.03, hue: 60 }, { shade: 0 });
  },
  fallen_log: (pen: Pen) => {
    const top = -(HEIGHTS.fallen_log ?? 0);
    paintPart(pen, box(-FAR, top, 2 * FAR, 1), BARK, { shade: 0.16 });
    for (let x = -14; x < 14; x += 2.7) paintPart(pen, box(x, top + 0.3, 1.5, 0.09), shifted(BARK, 0.1), { shade: 0 });
  },
  /** Planks on ropes over a drop, from one side of the picture to the other; its ropes to hold on to are behind who crosses it. */
  rope_bridge: (pen: Pen) => {
    paintDrop(pen, -FAR, FAR, -4.2);
    for (const y of [-3.7, -1.9]) paintPart(pen, box(-FAR, y, 2 * FAR, 0.16), HEMP, { shade: 0.03 });
    for (let x = -FAR; x < FAR; x += 2.4)
      paintPart(pen, box(x, -3.8, 0.12, 3.9), shifted(HEMP, -0.06), { shade: 0.02 });
    for (let x = -FAR; x < FAR; x += 1.1) paintPart(pen, box(x, -0.25, 0.95, 0.55), WOOD, { shade: 0.08 });
    paintPart(pen, box(-FAR, 0.3, 2 * FAR, 0.18), shifted(HEMP, -0.12), { shade: 0.03 });
  },
  gym_beam: (pen: Pen) => {
    const top = -(HEIGHTS.gym_beam ?? 0);
    for (const x of [-9, 8.6]) paintPart(pen, box(x, top, 0.4, -top), STEEL, { shade: 0.06 });
    paintPart(pen, box(-10, top, 20, 0.36), shifted(WOOD, 0.2), { shade: 0.06 });
  },
  wall_top: (pen: Pen) => {
    const top = -(HEIGHTS.wall_top ?? 0);
    paintPart(pen, box(-FAR, top, 2 * FAR, -top + 0.1), BRICK, { shade: 0.14 });
    paintPart(pen, box(-FAR, top, 2 * FAR, 0.3), shifted(BRICK, 0.16), { shade: 0.04 });
    for (let x = -14; x < 14; x += 1.5)
      for (const [shift, y] of [
        [0, 0.6],
        [0.75, 1.1],
      ] as const)
        paintPart(pen, box(x + shift, top + y, 1, 0.28), shifted(BRICK, 0.06), { shade: 0.02 });
  },
  /** Behind who falls on it. */
  struck_table: (pen: Pen) => {
    for (const x of [0.7, 6.5]) paintPart(pen, box(x, -2.3, 0.36, 2.3), shifted(WOOD, -0.08), { shade: 0.06 });
    paintPart(pen, box(0.2, -2.5, 7.2, 0.34), WOOD, { shade: 0.1 });
  },
  /** Behind who leans back. */
  leant_trunk: (pen: Pen) => {
    paintPart(pen, polygon([0.4, 0.15], [0.95, -1.2], [1, -22], [2.5, -22], [2.55, -1.2], [3.2, 0.15]), BARK, {
      shade: 0.18,
    });
    for (const [x, y] of BARK_MARKS)
      paintPart(pen, box(x, y, 0.16, 0.8), shifted(BARK, -0.1), { shade: 0, outline: 0 });
  },
  /** Before who leans on it, with what turns the rope over it. */
  well_rim: (pen: Pen) => {
    const [left, right, top] = [-5.4, -0.9, -3.6];
    const middle = (left + right) / 2;
    for (const x of [left + 0.2, right - 0.5])
      paintPart(pen, box(x, -8.4, 0.3, 5), shifted(WOOD, -0.06), { shade: 0.06 });
    paintPart(pen, polygon([left - 0.7, -8], [middle, -10], [right + 0.7, -8]), shifted(WOOD, -0.1), { shade: 0.1 });
    paintPart(pen, box(left + 0.3, -7.1, right - left - 0.6, 0.22), BARK, { shade: 0.06 });
    paintPart(pen, box(middle - 0.05, -7, 0.1, 3.5), shifted(BARK, -0.2), { shade: 0 });
    paintPart(pen, box(left, top, right - left, 0.15 - top), STONE, { shade: 0.18 });
    for (let row = 0; row < 5; row++)
      for (let x = left + 0.2; x < right - 0.9; x += 1.15)
        paintPart(pen, box(x + (row % 2) * 0.4, top + 0.5 + row * 0.62, 0.8, 0.36), shifted(STONE, 0.07), {
          shade: 0.03,
        });
    paintPart(pen, oval(middle, top, (right - left) / 2 + 0.15, 0.4), shifted(STONE, 0.12), { shade: 0.04 });
    paintPart(pen, oval(middle, top, (right - left) / 2 - 0.45, 0.24), shifted(STONE, -0.36), { shade: 0 });
  },
} as const;

const BARK_MARKS: readonly Dot[] = [
  [1.3, -3.2],
  [1.9, -5],
  [1.5, -7.4],
  [2.1, -9],
  [1.2, -11],
];
