// What somebody sits on that is no chair: a fence, a table, steps, the rim of a well, a log, a rock, a low wall. Head heights; whoever sits looks to the left.
import { JUMPED } from "../../../../core/animatic/acting/postures/from-heights.ts";
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { BARK, box, DARK, paintDrop, polygon, STONE, WOOD } from "./parts.ts";

const FRAME: Colour = { light: 0.92, chroma: 0.012, hue: 85 };
const SKY: Colour = { light: 0.8, chroma: 0.05, hue: 232 };
const IRON: Colour = { light: 0.4, chroma: 0.02, hue: 40 };
const SLIDE: Colour = { light: 0.7, chroma: 0.15, hue: 85 };
const FAR = 40;
/** Under the thighs of who sits, above the feet. */
const SEAT = 1.95;
/** Of a step, and what is seen of its top. */
const STEP = { high: 0.65, tread: 0.2 } as const;
const FLIGHT = 4;
const WIDE = 5.5;

const topOf = (piece: "seat_fence" | "seat_table" | "seat_slide"): number => -SEAT - (HEIGHTS[piece] ?? 0);

/** A fence of posts and two rails along the picture. */
function paintRails(pen: Pen, top: number): void {
  for (const x of [-10.4, -5.2, 0, 5.2, 10.4])
    paintPart(pen, box(x - 0.22, top - 0.5, 0.44, -top + 0.6), shifted(WOOD, -0.1), { shade: 0.08 });
  for (const y of [top, top * 0.56]) paintPart(pen, box(-13, y, 26, 0.34), WOOD, { shade: 0.08 });
}

export const HARD_SEATS = {
  seat_block: (pen: Pen) => {
    paintPart(pen, box(-1.2, -SEAT, 3, SEAT), STONE, { shade: 0.16 });
    paintPart(pen, box(-1.35, -SEAT - 0.1, 3.3, 0.34), shifted(STONE, 0.1), { shade: 0.05 });
  },
  seat_fence: (pen: Pen) => paintRails(pen, topOf("seat_fence")),
  drop_fence: (pen: Pen) => paintRails(pen, -JUMPED.down),
  seat_table: (pen: Pen) => {
    const top = topOf("seat_table");
    for (const x of [-1.3, 4.2]) paintPart(pen, box(x, top, 0.32, -top), shifted(WOOD, -0.08), { shade: 0.05 });
    paintPart(pen, box(-1.6, top, 6.6, 0.34), WOOD, { shade: 0.08 });
  },
  /** From the front, as wide as those who share them. */
  seat_steps: (pen: Pen) => {
    for (let step = FLIGHT - 1; step >= 0; step--) {
      const top = -STEP.high * (step + 1);
      const half = WIDE - step * 0.12;
      paintPart(pen, box(-half, top, 2 * half, STEP.high + 0.1), shifted(STONE, -0.06 + 0.012 * step), { shade: 0.04 });
      paintPart(pen, box(-half - 0.1, top, 2 * half + 0.2, STEP.tread), shifted(STONE, 0.14), { shade: 0.02 });
    }
  },
  seat_well: (pen: Pen) => {
    const [left, right] = [-1.2, 4.4];
    const middle = (left + right) / 2;
    for (const x of [left + 0.2, right - 0.5])
      paintPart(pen, box(x, -7.4, 0.3, 5.6), shifted(WOOD, -0.06), { shade: 0.06 });
    paintPart(pen, polygon([left - 0.7, -7], [middle, -9], [right + 0.7, -7]), shifted(WOOD, -0.1), { shade: 0.1 });
    paintPart(pen, box(left + 0.3, -6.1, right - left - 0.6, 0.22), BARK, { shade: 0.06 });
    paintPart(pen, box(middle - 0.05, -6, 0.1, 3.6), DARK, { shade: 0 });
    paintPart(pen, box(left, -SEAT, right - left, SEAT + 0.15), STONE, { shade: 0.18 });
    for (let row = 0; row < 3; row++)
      for (let x = left + 0.3; x < right - 0.8; x += 1.35)
        paintPart(pen, box(x + (row % 2) * 0.5, -1.65 + row * 0.6, 0.9, 0.36), shifted(STONE, 0.07), { shade: 0.03 });
    paintPart(pen, oval(middle, -SEAT, (right - left) / 2 + 0.15, 0.36), shifted(STONE, 0.12), { shade: 0.04 });
    paintPart(pen, oval(middle, -SEAT, (right - left) / 2 - 0.5, 0.22), DARK, { shade: 0 });
  },
  seat_log: (pen: Pen) => {
    paintPart(pen, box(-3.2, -SEAT + 0.05, 7.2, SEAT), BARK, { shade: 0.16 });
    for (const [x, y] of [
      [-0.6, -1.3],
      [1.4, -0.6],
      [2.6, -1.5],
    ] as const)
      paintPart(pen, box(x, y, 1.1, 0.1), shifted(BARK, -0.08), { shade: 0, outline: 0 });
    paintPart(pen, oval(-3.2, -SEAT / 2 + 0.05, 0.5, SEAT / 2), shifted(BARK, 0.26), { shade: 0.05 });
    paintPart(pen, oval(-3.2, -SEAT / 2 + 0.05, 0.24, SEAT / 4), shifted(BARK, 0.14), { shade: 0.02 });
  },
  seat_sill: (pen: Pen) => {
    paintPart(pen, box(-3.4, -8.6, 8.2, 6.7), FRAME, { shade: 0.06 });
    for (const x of [-3, 0.9]) paintPart(pen, box(x, -8.2, 3.5, 6), SKY, { shade: 0.04 });
    for (const y of [-5.4]) paintPart(pen, box(-3, y, 7.4, 0.2), FRAME, { shade: 0.03 });
    paintPart(pen, box(-3.2, -SEAT + 0.2, 7.8, SEAT), shifted(FRAME, -0.12), { shade: 0.1 });
    paintPart(pen, box(-3.8, -SEAT, 9, 0.36), FRAME, { shade: 0.06 });
  },
  /** Far above what is under it. */
  seat_girder: (pen: Pen) => {
    paintDrop(pen, -FAR, FAR, -1.6);
    paintPart(pen, box(-FAR, -SEAT, 2 * FAR, 1.1), IRON, { shade: 0.1 });
    for (const y of [-SEAT, -SEAT + 0.86])
      paintPart(pen, box(-FAR, y, 2 * FAR, 0.26), shifted(IRON, 0.1), { shade: 0.04 });
    for (let x = -30; x < 30; x += 1.6)
      paintPart(pen, oval(x, -SEAT + 0.56, 0.1, 0.1), shifted(IRON, 0.18), { shade: 0 });
    for (const x of [-9, 9]) paintPart(pen, box(x, -16, 0.12, 16 - SEAT), shifted(IRON, 0.06), { shade: 0 });
  },
  seat_slide: (pen: Pen) => {
    const top = topOf("seat_slide");
    for (const x of [0.2, 2.4])
      paintPart(pen, box(x, top - 1.7, 0.22, -top + 1.8), shifted(IRON, 0.2), { shade: 0.04 });
    for (let rung = 1; rung < 6; rung++)
      paintPart(pen, box(0.3, top + rung * 0.8, 2.2, 0.16), shifted(IRON, 0.2), { shade: 0.02 });
    paintPart(pen, box(-0.6, top, 3.2, 0.34), SLIDE, { shade: 0.06 });
    paintPart(pen, polygon([-0.6, top], [-7.4, -0.9], [-9, -0.8], [-9, -0.3], [-7.2, -0.3], [-0.6, top + 0.7]), SLIDE, {
      shade: 0.1,
    });
  },
  seat_rock: (pen: Pen) => {
    const outline: readonly Dot[] = [
      [-1.9, 0.15],
      [-1.5, -1.2],
      [-1, -SEAT],
      [1.4, -SEAT - 0.06],
      [2.6, -2.5],
      [3.6, -1.7],
      [4.1, 0.15],
    ];
    paintPart(pen, polygon(...outline), STONE, { shade: 0.2 });
    paintPart(pen, polygon([-1, -SEAT], [1.4, -SEAT - 0.06], [0.9, -1.4], [-0.8, -1.2]), shifted(STONE, 0.08), {
      shade: 0.03,
    });
    paintPart(pen, polygon([2.6, -2.5], [3.6, -1.7], [2.7, -1], [1.9, -1.5]), shifted(STONE, -0.06), { shade: 0.03 });
  },
} as const;
