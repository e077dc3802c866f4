// What bodies get into, under, over and fall past: a crate, a barrel, the body of a car, the roofs of two wagons with a gap between, a cliff. Head heights; whoever uses it
// looks to the left.
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, DARK, paintDrop, polygon, STONE, WOOD } from "./parts.ts";

const RUST: Colour = { light: 0.42, chroma: 0.09, hue: 35 };
const HEMP: Colour = { light: 0.6, chroma: 0.06, hue: 80 };
const IRON: Colour = { light: 0.3, chroma: 0.015, hue: 250 };
const PAINT: Colour = { light: 0.5, chroma: 0.1, hue: 155 };
const GLASS: Colour = { light: 0.78, chroma: 0.03, hue: 225 };
const LACQUER: Colour = { light: 0.92, chroma: 0.01, hue: 80 };
const STEEL: Colour = { light: 0.66, chroma: 0.01, hue: 240 };
/** Far beyond the frame. */
const FAR = 40;

/** A boxcar from an edge on: its side under its roof. */
function paintWagon(pen: Pen, edge: number, way: 1 | -1): void {
  const top = -(HEIGHTS.wagon_gap ?? 0);
  const [left, right] = way === 1 ? [edge, edge + FAR] : [edge - FAR, edge];
  paintPart(pen, box(left, top + 0.3, right - left, FAR), RUST, { shade: 0.1 });
  for (let rib = 0; rib < 12; rib++) {
    const x = edge + way * (1 + rib * 2.3);
    paintPart(pen, box(x - 0.12, top + 0.4, 0.24, FAR), shifted(RUST, -0.08), { shade: 0.02 });
  }
  paintPart(pen, box(left - 0.2, top - 0.05, right - left + 0.4, 0.42), shifted(RUST, 0.1), { shade: 0.06 });
  paintPart(pen, box(edge + (way === 1 ? 0 : -0.35), top, 0.35, FAR), shifted(RUST, -0.12), { shade: 0.03 });
}

/** Staves or boards, side by side. */
function paintBoards(pen: Pen, [from, to]: readonly [number, number], top: number): void {
  for (let x = from; x < to - 0.1; x += 0.7)
    paintPart(pen, box(x, top, 0.68, -top + 0.3), shifted(WOOD, Math.round((x - from) / 0.7) % 2 ? 0.04 : -0.03), {
      shade: 0.08,
    });
}

export const WAGONS = {
  crate_in: (pen: Pen) => {
    paintBoards(pen, [-2.45, 2.45], -2.7);
    for (const y of [-2.85, -0.5]) paintPart(pen, box(-2.65, y, 5.3, 0.42), shifted(WOOD, 0.1), { shade: 0.05 });
    for (const x of [-2.65, 2.2]) paintPart(pen, box(x, -2.85, 0.45, 3.1), shifted(WOOD, 0.08), { shade: 0.05 });
  },
  crib_in: (pen: Pen) => {
    for (let x = -2.3; x < 2.4; x += 0.62) paintPart(pen, box(x, -2.7, 0.22, 2.6), LACQUER, { shade: 0.06 });
    for (const y of [-2.95, -0.45]) paintPart(pen, box(-2.65, y, 5.3, 0.36), LACQUER, { shade: 0.06 });
    for (const x of [-2.75, 2.35]) paintPart(pen, box(x, -3.3, 0.4, 3.7), shifted(LACQUER, -0.04), { shade: 0.06 });
  },
  barrel_in: (pen: Pen) => {
    paintPart(pen, polygon([-1.8, -3.1], [-2.2, -1.5], [-1.8, 0.3], [1.8, 0.3], [2.2, -1.5], [1.8, -3.1]), WOOD, {
      shade: 0.18,
    });
    for (const [y, half] of [
      [-2.7, 1.95],
      [-0.4, 2],
    ] as const)
      paintPart(pen, box(-half, y, 2 * half, 0.3), IRON, { shade: 0.06 });
    for (let x = -1.2; x < 1.4; x += 0.6)
      paintPart(pen, box(x, -3, 0.06, 3.2), shifted(WOOD, -0.12), { shade: 0, outline: 0 });
  },
  rigging: (pen: Pen) => {
    for (let rope = 0; rope < 6; rope++)
      paintPart(
        pen,
        polygon(
          [-0.3 - rope * 1.5, 0.3],
          [-0.15 - rope * 1.5, 0.3],
          [-1.5 - rope * 0.5, -26],
          [-1.62 - rope * 0.5, -26],
        ),
        HEMP,
        {
          shade: 0.02,
        },
      );
    for (let row = 0; row < 22; row++) {
      const part = row / 22;
      const [from, to] = [-0.2 - part * 1.35, -7.9 + part * 3.7];
      paintPart(pen, box(to, -0.6 - row * 1.1, from - to, 0.12), HEMP, { shade: 0.02 });
    }
  },
  cliff_wall: (pen: Pen) => {
    const edge: readonly Dot[] = [-14, -11, -8.4, -5.6, -3, -0.4, 3, 9].map((y, at): Dot => [at % 2 ? 2.5 : 3.2, y]);
    paintPart(pen, polygon(...edge, [FAR, 9], [FAR, -FAR], [3, -FAR]), shifted(STONE, -0.06), { shade: 0.2 });
    for (const [x, y, wide] of [
      [4.2, -9.6, 2.2],
      [5.4, -5.2, 3],
      [4, -1.8, 1.8],
    ] as const)
      paintPart(
        pen,
        polygon([x, y], [x + wide, y + 0.5], [x + wide * 0.7, y + 1.1], [x + 0.3, y + 0.7]),
        shifted(STONE, 0.06),
        {
          shade: 0.04,
        },
      );
  },
  wagon_gap: (pen: Pen) => {
    paintDrop(pen, -2.4, 2, -1.5);
    paintPart(pen, box(-2.6, 2.2, 4.8, 0.5), IRON, { shade: 0.04 });
    paintWagon(pen, 1.9, 1);
    paintWagon(pen, -2.2, -1);
  },
  under_car: (pen: Pen) => {
    paintPart(pen, oval(0, 0.1, 9, 0.5), { ...DARK, alpha: 0.5 }, { shade: 0, outline: 0 });
    paintPart(
      pen,
      polygon([-9.4, -1.3], [-9.5, -2.9], [-6.4, -3.4], [-3.6, -5.6], [3.4, -5.6], [6, -3.5], [9.2, -3], [9.4, -1.3]),
      PAINT,
      { shade: 0.14 },
    );
    for (const [from, to] of [
      [-5.3, -0.3],
      [0.3, 5],
    ] as const)
      paintPart(
        pen,
        polygon([from, -3.5], [from + (from < 0 ? 2 : 0), -5.2], [to - (from < 0 ? 0 : 1.9), -5.2], [to, -3.5]),
        GLASS,
        {
          shade: 0.04,
        },
      );
    paintPart(pen, box(-9.4, -1.55, 18.8, 0.3), shifted(PAINT, -0.16), { shade: 0.03 });
    for (const x of [-6.2, 6]) {
      paintPart(pen, oval(x, -1.15, 1.25, 1.25), DARK, { shade: 0.06 });
      paintPart(pen, oval(x, -1.15, 0.55, 0.55), STEEL, { shade: 0.04 });
    }
  },
} as const;
