// What work is done at: a pit with its heap of earth, the earth that something lies in, a fence and a wall that are painted; and the corner round which somebody peers. Head heights, feet
// at the origin; whoever uses them looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { box, DARK, LINEN, polygon, STONE } from "./parts.ts";

const EARTH: Colour = { light: 0.38, chroma: 0.06, hue: 55 };
const ICE: Colour = { light: 0.94, chroma: 0.02, hue: 225 };
const DEEP: Colour = { light: 0.3, chroma: 0.06, hue: 240 };
const WIRE: Colour = { light: 0.66, chroma: 0.08, hue: 85 };
const PAINT: Colour = { light: 0.7, chroma: 0.11, hue: 205 };
const PLASTER: Colour = { light: 0.84, chroma: 0.02, hue: 85 };
const BRICK: Colour = { light: 0.5, chroma: 0.07, hue: 40 };

export const AT_WORK = {
  dug_pit: (pen: Pen) => {
    paintPart(pen, oval(-6.3, -0.5, 1.9, 0.95), EARTH, { shade: 0.14 });
    paintPart(pen, oval(-5.6, -0.25, 1.1, 0.5), shifted(EARTH, 0.05), { shade: 0.1 });
    paintPart(pen, oval(-2.85, 0.05, 2.1, 0.45), shifted(EARTH, -0.08), { shade: 0.04 });
    paintPart(pen, oval(-2.85, 0.1, 1.85, 0.33), DARK, { shade: 0 });
  },
  small_pit: (pen: Pen) => {
    paintPart(pen, oval(-3.75, -0.3, 1.05, 0.6), EARTH, { shade: 0.14 });
    paintPart(pen, oval(-3.3, -0.15, 0.6, 0.34), shifted(EARTH, 0.05), { shade: 0.1 });
    paintPart(pen, oval(-1.95, 0.05, 0.95, 0.34), shifted(EARTH, -0.08), { shade: 0.04 });
    paintPart(pen, oval(-1.95, 0.1, 0.78, 0.24), DARK, { shade: 0 });
  },
  cut_ice: (pen: Pen) => {
    for (const [x, wide] of [
      [-3.7, 0.42],
      [-0.6, 0.34],
      [-3.1, 0.26],
    ] as const)
      paintPart(pen, oval(x, 0.02, wide, 0.24), ICE, { shade: 0.06 });
    paintPart(pen, oval(-2, 0.14, 1.45, 0.42), ICE, { shade: 0.04 });
    paintPart(pen, oval(-2, 0.18, 1.15, 0.28), DEEP, { shade: 0 });
  },
  /** On its stand, the door open. */
  cage: (pen: Pen) => {
    const [left, right, top, foot] = [-4.3, -1.5, -6.3, -3.1];
    paintPart(pen, box(-3.05, foot, 0.3, -foot), shifted(WIRE, -0.2), { shade: 0.06 });
    paintPart(pen, box(-3.9, -0.2, 2, 0.25), shifted(WIRE, -0.2), { shade: 0.06 });
    paintPart(pen, box(left, foot, right - left, 0.35), shifted(WIRE, -0.08), { shade: 0.06 });
    paintPart(pen, oval(-2.9, top, 0.3, 0.3), WIRE, { shade: 0.06 });
    paintPart(pen, box(left, top + 0.2, right - left, 0.22), WIRE, { shade: 0.04 });
    for (let bar = 0; bar < 8; bar++)
      paintPart(pen, box(left + bar * 0.38, top + 0.3, 0.1, foot - top - 0.3), WIRE, { shade: 0 });
    paintPart(
      pen,
      polygon([right, foot], [right + 0.9, foot - 0.3], [right + 0.9, top + 0.9], [right, top + 0.6]),
      WIRE,
      {
        shade: 0.1,
      },
    );
  },
  buried: (pen: Pen) => {
    paintPart(pen, oval(-2.5, 0.12, 1.75, 0.42), EARTH, { shade: 0.08 });
    paintPart(pen, oval(-3.7, 0, 0.7, 0.34), shifted(EARTH, 0.06), { shade: 0.06 });
    paintPart(pen, oval(-1.5, 0.16, 0.6, 0.26), shifted(EARTH, -0.05), { shade: 0.05 });
  },
  picket: (pen: Pen) => {
    for (const y of [-3.5, -1.3]) paintPart(pen, box(-12, y, 10.4, 0.3), shifted(LINEN, -0.1), { shade: 0.04 });
    for (let slat = 0; slat < 12; slat++) {
      const x = -2.2 - slat * 0.85;
      const colour = slat < 4 ? LINEN : shifted(LINEN, -0.3);
      paintPart(pen, polygon([x, 0.05], [x, -4.2], [x + 0.26, -4.7], [x + 0.52, -4.2], [x + 0.52, 0.05]), colour, {
        shade: 0.05,
      });
    }
  },
  painted_wall: (pen: Pen) => {
    paintPart(pen, box(-8.5, -11, 7, 11), PLASTER, { shade: 0.06 });
    paintPart(
      pen,
      polygon([-1.6, -10.6], [-1.6, -2.6], [-2.5, -2.2], [-3.2, -3], [-3.9, -2.4], [-4.4, -4], [-4.2, -10.6]),
      PAINT,
      { shade: 0.04 },
    );
  },
  corner: (pen: Pen) => {
    paintPart(pen, box(-0.15, -16, 7.5, 16.4), BRICK, { shade: 0.12 });
    paintPart(pen, box(-0.25, -16, 0.4, 16.4), shifted(BRICK, 0.1), { shade: 0.02 });
    for (let row = 0; row < 13; row++)
      for (let stone = 0; stone < 4; stone++)
        if ((row * 3 + stone) % 4 === 0)
          paintPart(pen, box(0.6 + stone * 1.7 + (row % 2) * 0.8, -15 + row * 1.2, 1.3, 0.6), shifted(BRICK, 0.05), {
            shade: 0.02,
          });
    paintPart(pen, box(-0.15, -0.3, 7.5, 0.5), shifted(STONE, -0.1), { shade: 0.02 });
  },
} as const;
