// Coats that are closed at the front and tell who wears them: uniforms, robes, furs, vests that shine, ponchos, tabards.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, isSeen, onLoft } from "../body.ts";
import { paintPocket, paintRing, paintTorn } from "./costume-details.ts";
import { paintBand, paintButton, panel, seam } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

const GOLD: Colour = { light: 0.78, chroma: 0.13, hue: 86 };
const SILVER: Colour = { light: 0.86, chroma: 0.01, hue: 240 };
const LIME: Colour = { light: 0.88, chroma: 0.18, hue: 112 };
const WHITE: Colour = { light: 0.96, chroma: 0.006, hue: 90 };
const BLACK: Colour = { light: 0.2, chroma: 0.01, hue: 260 };

export const CLOSED_COATS: Readonly<Record<string, (pen: Pen, loft: Loft, coat: Garment) => void>> = {
  uniform: paintUniform,
  turnout: paintTurnout,
  hivis: paintHivis,
  fur: paintFur,
  wizardrobe: paintRobe,
  cassock: paintCassock,
  tabard: paintTabard,
  santacoat: paintSantaCoat,
  puffer: paintPuffer,
  zipjacket: paintZipJacket,
};

/** Buttoned to the neck, with pockets, a belt and shoulder boards. */
function paintUniform(pen: Pen, loft: Loft, { colour }: Garment): void {
  paintBand(pen, loft, colour);
  seam({ pen, loft }, dots(`0,1.5 0,3 0,${loft.hem}`), colour, 0.9);
  for (let y = 1.72; y < 2.9; y += 0.36) paintButton({ pen, loft }, [0, y], GOLD, 0.055);
  for (const turn of [-36, 36]) paintPocket(pen, loft, [turn, 1.98], colour);
  for (const turn of [-40, 40]) paintPocket(pen, loft, [turn, 3.36], colour);
  const belt = panel(loft, [
    ...[-90, -45, 0, 45, 90].map((turn): Dot => [turn, 2.92]),
    ...[90, 45, 0, -45, -90].map((turn): Dot => [turn, 3.12]),
  ]);
  paintPart(pen, curve(belt, true, 0.1), BLACK, { shade: 0.04, outline: 0.7 });
  if (isSeen(loft, 0, 3)) paintPart(pen, oval(...onLoft(loft, 0, 3.02), 0.1, 0.1), GOLD, { shade: 0.01, outline: 0.7 });
  for (const turn of [-70, 70])
    if (isSeen(loft, turn, 1.4)) {
      const board = panel(loft, dots(`${turn - 16},1.34 ${turn + 16},1.3 ${turn + 20},1.46 ${turn - 12},1.5`));
      paintPart(pen, curve(board, true, 0.1), GOLD, { shade: 0.02, outline: 0.7 });
    }
}

/** Bands that shine on arms and hem. */
function paintTurnout(pen: Pen, loft: Loft, { colour }: Garment): void {
  paintBand(pen, loft, colour);
  seam({ pen, loft }, dots(`0,1.5 0,3 0,${loft.hem}`), colour, 1.2);
  for (const y of [2.5, loft.hem - 0.5]) {
    paintRing(pen, loft, y, { colour: LIME, breadth: 6 });
    paintRing(pen, loft, y, { colour: SILVER, breadth: 2.4 });
  }
}

function paintHivis(pen: Pen, loft: Loft, { colour }: Garment): void {
  seam({ pen, loft }, dots(`0,1.4 0,2.6 0,${loft.hem}`), colour, 0.9);
  for (const turn of [-40, 40]) {
    drawLine(pen, curve(panel(loft, dots(`${turn},1.34 ${turn},2 ${turn},2.6`)), false), LIME, 5);
    drawLine(pen, curve(panel(loft, dots(`${turn},1.34 ${turn},2 ${turn},2.6`)), false), SILVER, 2.6);
  }
  for (const y of [2.66, 3.3]) {
    paintRing(pen, loft, y, { colour: LIME, breadth: 6 });
    paintRing(pen, loft, y, { colour: SILVER, breadth: 3 });
  }
}

/** Rough hair in tufts over the shoulders and along the hem. */
function paintFur(pen: Pen, loft: Loft, coat: Garment): void {
  const { colour } = coat;
  paintTorn(pen, loft, { ...coat, torn: true });
  const mantle = (low: number, tone: Colour) => {
    const edge: Dot[] = Array.from({ length: 19 }, (_, at): Dot => [-90 + at * 10, low + (at % 2 ? 0.22 : 0)]);
    paintPart(
      pen,
      curve([...panel(loft, edge), ...panel(loft, dots("80,1.2 40,1.28 0,1.36 -40,1.28 -80,1.2"))], true, 0.1),
      tone,
      { shade: 0.08, outline: 0.8 },
    );
  };
  mantle(2.3, shifted(colour, -0.05));
  mantle(1.8, shifted(colour, 0.05));
  for (const [turn, y] of [
    [-60, 2.8],
    [-24, 3.1],
    [12, 2.8],
    [44, 3.2],
    [-44, 3.5],
    [26, 3.6],
  ] as const)
    seam({ pen, loft }, dots(`${turn - 5},${y - 0.1} ${turn},${y + 0.12} ${turn + 5},${y - 0.1}`), colour, 0.8);
}

/** Closed from neck to ground, with a cord. */
function paintRobe(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (const turn of [-56, -28, 4, 34, 60])
    seam({ pen, loft }, dots(`${turn * 0.8},3.2 ${turn},4.6 ${turn},${loft.hem - 0.1}`), colour, 0.7);
  if (loft.body.view.aspect !== "back") {
    const collar = panel(loft, dots("-70,1.2 -30,1.42 0,1.86 30,1.42 70,1.2 60,1.44 26,1.7 0,2.1 -26,1.7 -60,1.44"));
    paintPart(pen, curve(collar, true, 0.2), shifted(colour, -0.07), { shade: 0.03, outline: 0.8 });
  }
  const cord: Colour =
    colour.light > 0.7 ? { light: 0.5, chroma: 0.08, hue: 60 } : { light: 0.82, chroma: 0.07, hue: 88 };
  paintRing(pen, loft, 3.0, { colour: shifted(cord, -0.42), breadth: 4 });
  paintRing(pen, loft, 3.0, { colour: cord, breadth: 2.6 });
  for (const turn of [10, 16])
    drawLine(
      pen,
      curve(panel(loft, dots(`${turn},3 ${turn + 1},3.8 ${turn + 2},${4.3 + turn * 0.02}`)), false),
      cord,
      1.8,
    );
}

/** A row of buttons from the neck to the ground. */
function paintCassock(pen: Pen, loft: Loft, { colour }: Garment): void {
  paintBand(pen, loft, colour);
  seam({ pen, loft }, dots(`0,1.5 0,3.4 0,${loft.hem}`), shifted(colour, 0.1), 1);
  for (let y = 1.7; y < loft.hem - 0.3; y += 0.4)
    paintButton({ pen, loft }, [3, y], shifted(colour, colour.light > 0.6 ? -0.3 : 0.26), 0.045);
  const sash = panel(loft, [
    ...[-90, -45, 0, 45, 90].map((turn): Dot => [turn, 2.86]),
    ...[90, 45, 0, -45, -90].map((turn): Dot => [turn, 3.12]),
  ]);
  paintPart(pen, curve(sash, true, 0.1), shifted(colour, colour.light > 0.6 ? -0.12 : 0.06), {
    shade: 0.04,
    outline: 0.8,
  });
}

/** Open at the sides, a cross on the breast. */
function paintTabard(pen: Pen, loft: Loft, { colour }: Garment): void {
  const tint = colour.light > 0.7 ? { light: 0.5, chroma: 0.19, hue: 25 } : GOLD;
  if (loft.body.view.aspect !== "back") {
    drawLine(pen, curve(panel(loft, dots("0,1.8 0,2.3 0,2.84")), false), tint, 5);
    drawLine(pen, curve(panel(loft, dots("-26,2.2 0,2.24 26,2.2")), false), tint, 5);
  }
  paintRing(pen, loft, 3.04, { colour: BLACK, breadth: 3.4 });
  for (const turn of [-50, -18, 16, 48])
    seam({ pen, loft }, dots(`${turn},3.2 ${turn},${loft.hem - 0.1}`), colour, 0.7);
}

function paintSantaCoat(pen: Pen, loft: Loft): void {
  drawLine(pen, curve(panel(loft, dots(`0,1.4 0,3 0,${loft.hem}`)), false), WHITE, 9);
  paintRing(pen, loft, loft.hem - 0.12, { colour: WHITE, breadth: 9 });
  drawLine(pen, curve(panel(loft, dots("-80,1.3 -40,1.44 0,1.5 40,1.44 80,1.3")), false), WHITE, 8);
  paintRing(pen, loft, 3.1, { colour: BLACK, breadth: 8 });
  if (isSeen(loft, 0, 3.1))
    paintPart(pen, oval(...onLoft(loft, 0, 3.12), 0.13, 0.13), GOLD, { shade: 0.01, outline: 0.7 });
}

/** Short, with a turned down collar, a zip, slanting pockets, and a hem and cuffs that are drawn in. */
function paintZipJacket(pen: Pen, loft: Loft, { colour }: Garment): void {
  if (loft.body.view.aspect !== "back") {
    const shirt = panel(loft, dots("-40,1.24 0,1.34 40,1.24 14,1.66 0,1.9 -14,1.66"));
    paintPart(pen, curve(shirt, true, 0.15), WHITE, { shade: 0.05, outline: 0.7 });
    drawLine(pen, curve(panel(loft, dots(`0,1.9 0,2.8 0,${loft.hem}`)), false), BLACK, 2.6);
    drawLine(pen, curve(panel(loft, dots(`0,1.9 0,2.8 0,${loft.hem}`)), false), SILVER, 1.3);
    for (const side of [-1, 1])
      drawLine(pen, curve(panel(loft, dots(`${side * 50},2.8 ${side * 34},3.25`)), false), SILVER, 1.6);
  }
  for (const side of [-1, 1]) {
    const leaf = panel(
      loft,
      dots(`${side * 84},1.16 ${side * 40},1.26 ${side * 4},1.9 ${side * 34},1.86 ${side * 70},1.6`),
    );
    paintPart(pen, curve(leaf, true, 0.15), shifted(colour, 0.06), { shade: 0.05, outline: 0.85 });
  }
  paintRing(pen, loft, loft.hem - 0.1, { colour: shifted(colour, -0.08), breadth: 7 });
}

/** Quilted, with a hood that lies around the neck. */
function paintPuffer(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (let y = 1.9; y < loft.hem - 0.1; y += 0.42) {
    seam({ pen, loft }, dots(`-84,${y} -40,${y + 0.06} 0,${y + 0.08} 40,${y + 0.06} 84,${y}`), colour, 1);
    seam({ pen, loft }, dots(`96,${y} 140,${y + 0.06} 180,${y + 0.08} 220,${y + 0.06} 264,${y}`), colour, 1);
  }
  seam({ pen, loft }, dots(`0,1.4 0,3 0,${loft.hem}`), colour, 1.2);
  const collar = panel(loft, dots("-96,1.12 -50,1.3 0,1.42 50,1.3 96,1.12 90,1.5 40,1.66 0,1.72 -40,1.66 -90,1.5"));
  paintPart(pen, curve(collar, true, 0.4), shifted(colour, 0.06), { shade: 0.08 });
}
