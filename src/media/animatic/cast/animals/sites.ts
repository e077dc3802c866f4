// What an animal is on or looks out of: a branch, a rock, a window sill, a roof; a burrow, a box, a basket. In heights of its shoulder, the ground at y 0.
import { SITE_HEIGHTS } from "../../../../core/animatic/acting/animals/animal-action.ts";
import type { AnimalSite, SiteKind } from "../../../../core/animatic/acting/animals/action-names.ts";
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { Path2D } from "../../paint/canvas.ts";
import * as landing from "./landing-places.ts";
import { paintBrood, paintNest, paintWeb } from "./nests-and-webs.ts";

const BARK: Colour = { light: 0.36, chroma: 0.05, hue: 55 };
const LEAF: Colour = { light: 0.5, chroma: 0.11, hue: 135 };
const STONE: Colour = { light: 0.56, chroma: 0.012, hue: 75 };
const WOOD: Colour = { light: 0.54, chroma: 0.06, hue: 62 };
const WHITE: Colour = { light: 0.9, chroma: 0.01, hue: 90 };
const PANE: Colour = { light: 0.74, chroma: 0.05, hue: 235 };
const CURTAIN: Colour = { light: 0.5, chroma: 0.13, hue: 22 };
const TILE: Colour = { light: 0.44, chroma: 0.09, hue: 35 };
const CARD: Colour = { light: 0.66, chroma: 0.07, hue: 68 };
const STRAW: Colour = { light: 0.62, chroma: 0.09, hue: 80 };
const EARTH: Colour = { light: 0.4, chroma: 0.05, hue: 60 };
const DARK: Colour = { light: 0.14, chroma: 0.01, hue: 60 };
const FOAM: Colour = { light: 0.98, chroma: 0.01, hue: 230 };
const SHELL: Colour = { light: 0.95, chroma: 0.015, hue: 85 };

type Paint = (pen: Pen, top: number) => void;
type Layer = "behind" | "before";

const block = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.04);
  return path;
};
const shape = (text: string, tension = 0.2) => curve(dots(text), true, tension);

const BEHIND: Partial<Readonly<Record<SiteKind, Paint>>> = {
  branch: (pen, top) => {
    paintPart(
      pen,
      shape(
        `-1.7,${top + 0.04} -0.4,${top - 0.02} 1,${top + 0.06} 1.9,${top + 0.3} 1.9,${top + 0.62} 0.8,${top + 0.24} -0.6,${top + 0.16} -1.7,${top + 0.1}`,
        0.5,
      ),
      BARK,
      { shade: 0.05 },
    );
    for (const [x, y, turn] of [
      [-1.6, 0, 0.4],
      [-1.35, 0.16, -0.5],
      [-0.95, -0.06, 0.7],
      [1.1, -0.02, -0.6],
      [1.45, 0.12, 0.5],
      [1.7, 0.02, -0.3],
    ] as const)
      paintPart(pen, oval(x, top + y, 0.2, 0.09, turn), LEAF, { shade: 0.02 });
  },
  rock: (pen, top) =>
    paintPart(pen, shape(`-1.5,0 -1.2,${top * 0.7} -0.7,${top} 0.8,${top + 0.02} 1.3,${top * 0.6} 1.6,0`, 0.3), STONE, {
      shade: 0.12,
    }),
  sill: (pen, top) => {
    const high = 2.7;
    paintPart(pen, block(-1.75, top - high - 0.1, 3.5, high + 0.1), WHITE, { shade: 0.04 });
    for (const x of [-1.62, 0.06])
      for (const y of [0, high / 2]) paintPart(pen, block(x, top - high + y, 1.56, high / 2 - 0.1), PANE, { shade: 0 });
    for (const side of [-1, 1]) {
      const hem = `${side * 2.3},${top + 0.5} ${side * 1.62},${top + 0.5}`;
      const head = `${side * 1.3},${top - high - 0.2} ${side * 2.3},${top - high - 0.2}`;
      paintPart(pen, shape(`${hem} ${side * 1.68},${top - 0.9} ${head}`, 0.2), CURTAIN, { shade: 0.08 });
    }
    paintPart(pen, block(-1.9, top, 3.8, 0.16), WHITE, { shade: 0.05 });
  },
  roof: (pen, top) => {
    paintPart(pen, shape(`-1.8,${top + 0.05} 1.8,${top + 0.05} 1.9,0 -1.9,0`, 0), TILE, { shade: 0.06 });
    for (let row = 1; row < 5; row++)
      drawLine(
        pen,
        curve(
          [
            [-1.86, top + (row * -top) / 5],
            [1.86, top + (row * -top) / 5],
          ],
          false,
        ),
        shifted(TILE, -0.12),
        1,
      );
    paintPart(pen, block(-1.85, top - 0.02, 3.7, 0.13), shifted(TILE, -0.08), { shade: 0.03 });
  },
  fence: (pen, top) => {
    for (const x of [-1.6, 0.02, 1.6]) paintPart(pen, block(x - 0.09, top, 0.18, -top), WOOD, { shade: 0.05 });
    for (const part of [0, 0.45]) paintPart(pen, block(-1.9, top * (1 - part), 3.8, 0.14), WOOD, { shade: 0.04 });
  },
  wall: (pen, top) => {
    paintPart(pen, block(-1.9, top, 3.8, -top), STONE, { shade: 0.08 });
    for (let row = 0; row < 4; row++)
      for (let at = 0; at < 4; at++)
        drawLine(
          pen,
          block(-1.9 + at * 0.95 + (row % 2) * 0.4, top + (row * -top) / 4, 0.95, -top / 4),
          shifted(STONE, -0.1),
          0.7,
        );
  },
  log: (pen, top) => {
    paintPart(pen, block(-1.5, top, 3, -top), BARK, { shade: 0.08 });
    paintPart(pen, oval(1.5, top / 2, 0.14, -top / 2), WOOD, { shade: 0.02 });
  },
  table: (pen, top) => {
    for (const x of [-1.6, 1.45])
      paintPart(pen, block(x, top + 0.1, 0.15, -top - 0.1), shifted(WOOD, -0.1), { shade: 0.04 });
    paintPart(pen, block(-1.9, top, 3.8, 0.16), WOOD, { shade: 0.05 });
  },
  brood: (pen, top) => BEHIND.branch?.(pen, top),
  nest: (pen) => paintPart(pen, oval(0, -0.2, 1.1, 0.22), shifted(STRAW, -0.2), { shade: 0 }),
  burrow: (pen) => {
    paintPart(pen, shape("-1.7,0 -1.2,-0.7 -0.2,-1.02 0.9,-0.8 1.6,0", 0.8), EARTH, { shade: 0.1 });
    paintPart(pen, oval(-0.25, -0.34, 0.86, 0.52), DARK, { shade: 0, outline: 0 });
  },
  box: (pen) => {
    paintPart(pen, shape("-1.1,-0.74 -1.45,-1.1 -1.3,-0.62", 0), CARD, { shade: 0.02 });
    paintPart(pen, shape("1.1,-0.74 1.5,-1.06 1.3,-0.6", 0), CARD, { shade: 0.02 });
    paintPart(pen, block(-1.1, -0.76, 2.2, 0.5), shifted(CARD, -0.25), { shade: 0 });
  },
  basket: (pen) => paintPart(pen, oval(0, -0.7, 1.1, 0.2), shifted(STRAW, -0.24), { shade: 0 }),
  trunk: (pen) => {
    paintPart(pen, block(-1.2, -6, 0.8, 6), BARK, { shade: 0.1 });
    paintPart(pen, shape("-0.5,-4.3 0.5,-4.8 1.4,-4.9 0.5,-4.5 -0.5,-4", 0.3), BARK, { shade: 0.05 });
    for (const [x, y, size] of [
      [-0.9, -5.6, 1.25],
      [0.7, -5.4, 1.1],
      [-1.9, -5.1, 0.9],
      [1.7, -5, 0.8],
    ] as const)
      paintPart(pen, oval(x, y, size, size * 0.66), LEAF, { shade: 0.1 });
  },
  gnawed: (pen) => {
    pen.context.save();
    pen.context.translate(0.85, 0);
    const bark: Colour = { light: 0.88, chroma: 0.015, hue: 80 };
    paintPart(
      pen,
      shape("-2.5,0 -2.45,-0.7 -2.3,-0.95 -2.48,-1.2 -2.5,-5 -1.7,-5 -1.72,-1.2 -1.98,-0.95 -1.75,-0.7 -1.68,0", 0.05),
      bark,
      {
        shade: 0.1,
      },
    );
    paintPart(
      pen,
      shape("-2.46,-0.68 -2.3,-0.95 -2.48,-1.22 -1.72,-1.22 -1.98,-0.95 -1.75,-0.68", 0.1),
      shifted(STRAW, 0.12),
      { shade: 0.06 },
    );
    for (const [x, y] of [
      [-2.3, -1.8],
      [-1.95, -2.5],
      [-2.25, -3.3],
      [-1.95, -4.1],
    ] as const)
      paintPart(pen, oval(x, y, 0.16, 0.05), DARK, { shade: 0, outline: 0 });
    for (const [x, y] of [
      [-1.6, -0.04],
      [-1.4, -0.06],
      [-2.7, -0.05],
    ] as const)
      paintPart(pen, oval(x, y, 0.1, 0.05, 0.4), STRAW, { shade: 0.02 });
    pen.context.restore();
  },
  door: (pen) => {
    paintPart(pen, block(-2.3, -3.6, 1.5, 3.6), shifted(WOOD, -0.12), { shade: 0.06 });
    for (const y of [-3.3, -1.7]) paintPart(pen, block(-2.1, y, 1.1, 1.4), shifted(WOOD, -0.05), { shade: 0.05 });
    paintPart(pen, oval(-0.98, -1.7, 0.09), STRAW, { shade: 0.03 });
  },
  under_bed: (pen) => paintPart(pen, block(-2.1, -1.15, 4.2, 1.05), DARK, { shade: 0, outline: 0 }),
  web: (pen, top) => paintWeb(pen, top),
  flower: landing.paintFlower,
  mud: landing.paintMud,
  beam: (pen, top) => {
    paintPart(pen, block(-2.6, top, 5.2, 0.3), shifted(WOOD, -0.1), { shade: 0.06 });
    for (const x of [-1.7, 1.5]) paintPart(pen, block(x, top - 1.6, 0.22, 1.6), shifted(WOOD, -0.16), { shade: 0.05 });
  },
  reed: landing.paintReed,
  lily_pad: landing.paintLilyPad,
  bough_over: landing.paintBoughOver,
  ceiling: landing.paintCeiling,
  fishbowl: landing.paintBowl,
  fish_table: landing.paintFishTable,
  tower: landing.paintTower,
  gravestone: landing.paintGravestone,
  feeder: landing.paintFeeder,
  hollow: (pen) => {
    paintPart(pen, block(-2, -1.5, 3, 1.5), BARK, { shade: 0.08 });
    paintPart(pen, oval(1, -0.75, 0.44, 0.75), WOOD, { shade: 0.02 });
    paintPart(pen, oval(1.02, -0.72, 0.33, 0.58), DARK, { shade: 0, outline: 0 });
  },
};

const BEFORE: Partial<Readonly<Record<SiteKind, Paint>>> = {
  brood: paintBrood,
  mud: landing.paintMudBefore,
  fishbowl: landing.paintBowlGlass,
  nest: paintNest,
  burrow: (pen) =>
    paintPart(
      pen,
      shape("-1.75,-0.02 -1.1,-0.16 -0.2,-0.2 0.7,-0.14 1.65,-0.02 0.9,0.14 -1,0.14", 0.7),
      shifted(EARTH, 0.06),
      { shade: 0.04 },
    ),
  box: (pen) => {
    paintPart(pen, block(-1.1, -0.66, 2.2, 0.66), CARD, { shade: 0.08 });
    drawLine(
      pen,
      curve(
        [
          [0, -0.66],
          [0, 0],
        ],
        false,
      ),
      shifted(CARD, -0.16),
      1,
    );
  },
  basket: (pen) => {
    paintPart(pen, shape("-1.12,-0.72 1.12,-0.72 0.86,0 -0.86,0", 0.1), STRAW, { shade: 0.08 });
    for (const y of [-0.5, -0.28])
      drawLine(
        pen,
        curve(
          [
            [-1, y],
            [1, y],
          ],
          false,
        ),
        shifted(STRAW, -0.18),
        1,
      );
  },
  under_bed: (pen) => {
    paintPart(
      pen,
      shape("-2.3,-1.5 2.3,-1.5 2.3,-0.78 1.6,-0.66 0.8,-0.8 0,-0.66 -0.8,-0.8 -1.6,-0.66 -2.3,-0.78", 0.2),
      CURTAIN,
      {
        shade: 0.08,
      },
    );
    paintPart(pen, block(-2.4, -1.95, 4.8, 0.55), WHITE, { shade: 0.06 });
    for (const leg of [-2.4, 2.22]) paintPart(pen, block(leg, -1.5, 0.18, 1.5), WOOD, { shade: 0.05 });
  },
  tub: (pen) => {
    paintPart(pen, block(-1.5, -0.62, 3, 0.62), WHITE, { shade: 0.1 });
    paintPart(pen, block(-1.6, -0.7, 3.2, 0.14), WHITE, { shade: 0.02 });
    for (let foam = 0; foam < 9; foam++)
      paintPart(pen, oval(-1.3 + foam * 0.33, -0.74 - (foam % 3) * 0.06, 0.2, 0.15), FOAM, {
        shade: 0.01,
        outline: 0.4,
      });
  },
  egg: (pen) =>
    paintPart(
      pen,
      shape(
        "-0.62,-0.5 -0.4,-0.36 -0.22,-0.54 0,-0.34 0.2,-0.54 0.42,-0.36 0.62,-0.5 0.6,-0.16 0.3,0.02 -0.3,0.02 -0.6,-0.16",
        0.1,
      ),
      SHELL,
      { shade: 0.08 },
    ),
};

/** How far before an animal the den is that it goes into. */
const TO_DEN = 2.3;
/** Breadth of that. */
export const DEN_REACH = 4.4;
const OPENINGS: Partial<Readonly<Record<SiteKind, Dot>>> = { burrow: [-0.25, -0.42], hollow: [1.02, -0.8] };

/** With nothing of who is in it but the eyes. */
export function paintDen(pen: Pen, { kind, den }: AnimalSite): void {
  const [x, y] = OPENINGS[kind] ?? [0, -0.5];
  pen.context.save();
  pen.context.translate(-TO_DEN, 0);
  paintSite(pen, kind, "behind");
  if (den === "inside")
    for (const side of [-0.12, 0.12]) paintPart(pen, oval(x + side, y, 0.07, 0.08), WHITE, { shade: 0, outline: 0 });
  paintSite(pen, kind, "before");
  pen.context.restore();
}

/** `top`: how high it is, where that is another height than as a rule. */
export function paintSite(pen: Pen, kind: SiteKind, layer: Layer, top = 0): void {
  const painters = layer === "behind" ? BEHIND : BEFORE;
  painters[kind]?.(pen, -(kind === "table" && top > 0 ? top : SITE_HEIGHTS[kind]));
}
