// What somebody hides in or under, or lies on: bushes, a wardrobe, a table, a bed, a curtain, a couch. Head heights; whoever hides looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { box, DARK, LEAF, LINEN, polygon, WOOD } from "./parts.ts";

const BLANKET: Colour = { light: 0.55, chroma: 0.08, hue: 255 };
const CLOTH: Colour = { light: 0.45, chroma: 0.13, hue: 25 };

export const COVERS = {
  bush: (pen: Pen) => {
    for (const [x, y, wide, high] of [
      [2.3, -0.9, 1.5, 1.4],
      [-2.6, -1, 1.7, 1.5],
      [-0.9, -0.9, 1.5, 1.6],
      [0.9, -0.8, 1.5, 1.5],
      [-1.8, -0.2, 1.4, 1],
      [0, 0, 1.7, 1],
      [1.9, -0.1, 1.4, 0.9],
    ] as const)
      paintPart(pen, oval(x, y, wide, high), shifted(LEAF, y * 0.05), { shade: 0.14 });
    for (const [x, y] of [
      [-2.4, -1.5],
      [-1, -1.2],
      [0.6, -1.4],
      [1.8, -0.9],
      [-0.2, -0.3],
      [2.6, -1.5],
    ] as const)
      paintPart(pen, oval(x, y, 0.3, 0.16), shifted(LEAF, 0.12), { shade: 0.02 });
  },
  under_table: (pen: Pen) => {
    for (const x of [-3.4, 3.1]) paintPart(pen, box(x, -4.4, 0.3, 4.5), shifted(WOOD, -0.08), { shade: 0.05 });
    paintPart(pen, box(-3.9, -4.9, 7.8, 0.42), WOOD, { shade: 0.08 });
    paintPart(pen, box(-3.6, -4.5, 7.2, 0.5), shifted(WOOD, -0.05), { shade: 0.05 });
  },
  under_bed: (pen: Pen) => {
    for (const x of [-4.6, 4.3]) paintPart(pen, box(x, -4.3, 0.34, 4.4), shifted(WOOD, -0.08), { shade: 0.05 });
    paintPart(pen, box(-4.7, -3.5, 9.4, 0.9), LINEN, { shade: 0.08 });
    paintPart(pen, polygon([-4.6, -3.6], [3, -3.8], [3, -2.3], [1, -2.5], [-1.6, -2.2], [-4.6, -2.4]), BLANKET, {
      shade: 0.1,
    });
    paintPart(pen, oval(3.7, -3.75, 0.9, 0.35), LINEN, { shade: 0.06 });
  },
  couch: (pen: Pen) => {
    for (const x of [-4.6, 4.2]) paintPart(pen, box(x, -0.6, 0.3, 0.7), shifted(WOOD, -0.1), { shade: 0.03 });
    paintPart(pen, box(-4.9, -3.1, 9.8, 2.6), shifted(BLANKET, -0.06), { shade: 0.1 });
    paintPart(pen, box(-4.9, -1.6, 9.8, 1.3), BLANKET, { shade: 0.08 });
    for (const x of [-5.4, 4.5]) paintPart(pen, box(x, -2.3, 0.9, 2.1), shifted(BLANKET, 0.05), { shade: 0.08 });
  },
  curtain: (pen: Pen) => {
    for (let fold = 0; fold < 7; fold++)
      paintPart(pen, box(-0.9 + fold * 0.55, -11, 0.6, 11.1), shifted(CLOTH, fold % 2 ? 0.05 : -0.04), { shade: 0.08 });
  },
  wardrobe: (pen: Pen) => {
    paintPart(pen, box(-2.6, -8.4, 5.2, 8.4), shifted(WOOD, -0.06), { shade: 0.08 });
    paintPart(pen, box(-2.2, -8, 4.4, 7.7), DARK, { shade: 0 });
    for (const [at, x] of [-1.6, -0.7, 0.3, 1.2].entries())
      paintPart(pen, box(x, -7.4, 0.7, 3.4 + (at % 2) * 0.6), shifted(at % 2 ? CLOTH : BLANKET, -0.08), {
        shade: 0.08,
      });
  },
  wardrobe_front: (pen: Pen) => {
    paintPart(pen, polygon([2.6, -8.4], [2.6, 0], [0.55, 0.25], [0.55, -8.7]), WOOD, { shade: 0.08 });
    paintPart(pen, polygon([-2.6, -8.4], [-2.6, 0], [-4.2, 0.35], [-4.2, -8.9]), WOOD, { shade: 0.08 });
    paintPart(pen, oval(0.8, -4, 0.12, 0.18), LINEN, { shade: 0 });
  },
} as const;
