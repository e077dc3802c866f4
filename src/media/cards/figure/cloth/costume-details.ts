// What makes one kind of dress or suit unlike another, drawn on its surface: folds, borders, crossed fronts, plates, seams.
import { type Colour, faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, isSeen, onLoft } from "../body.ts";
import { panel, seam } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

type Detail = (pen: Pen, loft: Loft, garment: Garment) => void;

export const DETAILS: Readonly<Record<string, Detail>> = {
  dress: paintSkirtFolds,
  gown: paintGown,
  nightgown: paintNightgown,
  flapperdress: paintFringes,
  sari: paintSari,
  kimono: paintKimono,
  toga: paintToga,
  tunic: paintTunic,
  karategi: paintCrossed,
  cuirass: paintCuirass,
  armour: paintPlates,
  spacesuit: paintSpacesuit,
  bare: paintChest,
};

/** Turns around the whole body. */
const AROUND = [-90, -60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270];

/** A line around the body at a height. */
export function paintRing(
  pen: Pen,
  loft: Loft,
  y: number,
  { colour, breadth }: { colour: Colour; breadth: number },
): void {
  const dip = (turn: number): Dot => [turn, y];
  drawLine(pen, curve(panel(loft, AROUND.slice(0, 7).map(dip)), false), colour, breadth);
}

export function paintSkirtFolds(pen: Pen, loft: Loft, { colour }: Garment): void {
  const waist = AROUND.map((turn): Dot => [turn, 2.98]);
  seam({ pen, loft }, waist.slice(0, 7), colour, 0.8);
  seam({ pen, loft }, waist.slice(6), colour, 0.8);
  for (const turn of [-70, -42, -16, 12, 40, 68, 96, 130, 155, 182, 208, 235, 262])
    seam(
      { pen, loft },
      dots(`${turn},3.04 ${turn * 1.01},3.5 ${turn},${loft.hem - (Math.abs(turn) % 3) * 0.3 - 0.4}`),
      colour,
      0.55,
    );
  const hem: readonly Dot[] = Array.from({ length: 25 }, (_, at): Dot => [-90 + at * 15, loft.hem - 0.12]);
  seam(
    { pen, loft },
    hem.filter(([turn]) => turn <= 90),
    colour,
    0.5,
  );
}

function paintGown(pen: Pen, loft: Loft, garment: Garment): void {
  paintSkirtFolds(pen, loft, garment);
  paintRing(pen, loft, loft.hem - 0.22, {
    colour: shifted(garment.colour, garment.colour.light > 0.5 ? -0.16 : 0.2),
    breadth: 2,
  });
  paintRing(pen, loft, 2.98, { colour: shifted(garment.colour, -0.14), breadth: 2.6 });
}

function paintNightgown(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (const turn of [-50, -20, 14, 44])
    seam({ pen, loft }, dots(`${turn},2.1 ${turn * 1.05},4 ${turn},${loft.hem - 0.3}`), colour, 0.5);
  seam({ pen, loft }, dots("-60,2.02 -20,2.12 20,2.12 60,2.02"), colour, 0.7);
}

/** A low waist and rows of fringes. */
function paintFringes(pen: Pen, loft: Loft, { colour }: Garment): void {
  const tone = shifted(colour, colour.light > 0.5 ? -0.22 : 0.25);
  paintRing(pen, loft, 3.72, { colour: tone, breadth: 2.6 });
  for (let row = 0; row < 3; row++) {
    const y = 4.0 + row * ((loft.hem - 4.1) / 2.4);
    for (let turn = -84; turn <= 84; turn += 14)
      if (isSeen(loft, turn, y))
        drawLine(
          pen,
          curve(panel(loft, dots(`${turn},${y} ${turn + 2},${Math.min(loft.hem, y + 0.42)}`)), false),
          tone,
          0.9,
        );
  }
}

/** Pleats, a band of cloth from hip to shoulder, borders in the second colour. */
function paintSari(pen: Pen, loft: Loft, { colour, second }: Garment): void {
  for (const turn of [-26, -14, -2, 10, 22])
    seam({ pen, loft }, dots(`${turn},3.2 ${turn * 1.1},5 ${turn * 1.2},${loft.hem - 0.2}`), colour, 0.7);
  const blouse = panel(loft, dots("-92,1.3 -40,1.4 0,1.5 40,1.4 92,1.3 92,2.5 40,2.6 0,2.62 -40,2.6 -92,2.5"));
  paintPart(pen, curve(blouse, true, 0.1), second, { shade: 0.1 });
  const drape = panel(loft, dots("-88,3.3 -60,2.85 -20,2.1 26,1.32 62,1.34 50,1.9 20,2.75 -30,3.6 -88,4.2"));
  paintPart(pen, curve(drape, true, 0.3), shifted(colour, 0.04), { shade: 0.1, outline: 0.9 });
  drawLine(pen, curve(panel(loft, dots("-88,3.34 -60,2.9 -20,2.16 26,1.38")), false), second, 2.8);
  drawLine(pen, curve(panel(loft, dots("-88,4.12 -30,3.52 20,2.68 50,1.86")), false), second, 2.2);
  paintRing(pen, loft, loft.hem - 0.14, { colour: second, breadth: 3.4 });
  paintRing(pen, loft, loft.hem - 0.42, { colour: second, breadth: 1.4 });
}

function paintKimono(pen: Pen, loft: Loft, { colour, second }: Garment): void {
  paintCrossed(pen, loft, { colour, second });
  const obi = panel(loft, [
    ...[-90, -45, 0, 45, 90].map((turn): Dot => [turn, 2.42]),
    ...[90, 45, 0, -45, -90].map((turn): Dot => [turn, 3.16]),
  ]);
  paintPart(pen, curve(obi, true, 0.1), second, { shade: 0.1, outline: 0.9 });
  paintRing(pen, loft, 2.8, { colour: shifted(second, -0.2), breadth: 1.8 });
  seam({ pen, loft }, dots(`16,3.2 20,5 30,${loft.hem}`), colour, 1.2);
  for (const [turn, y] of [
    [-30, 4.2],
    [34, 5],
    [-12, 5.8],
    [-50, 6.4],
    [46, 3.7],
  ] as const)
    if (y < loft.hem - 0.2 && isSeen(loft, turn, y))
      paintPart(pen, oval(...onLoft(loft, turn, y), 0.12), shifted(second, 0.06), { shade: 0, outline: 0.4 });
}

/** One side of the front laid over the other, as a coat for fighting has it. */
function paintCrossed(pen: Pen, loft: Loft, { colour }: Pick<Garment, "colour" | "second">): void {
  const tone = shifted(colour, colour.light > 0.5 ? -0.1 : 0.14);
  for (const side of [1, -1] as const) {
    const band = panel(
      loft,
      dots(`${side * 64},1.22 ${side * 34},1.5 ${-side * 16},2.5 ${-side * 2},2.62 ${side * 46},1.62 ${side * 80},1.3`),
    );
    paintPart(pen, curve(band, true, 0.12), tone, { shade: 0.03, outline: 0.8 });
  }
  seam({ pen, loft }, dots(`14,2.7 16,3.4 18,${Math.min(loft.hem, 4.6)}`), colour, 0.9);
}

/** A cloth thrown over the left shoulder, in long folds. */
function paintToga(pen: Pen, loft: Loft, { colour }: Garment): void {
  const drape = panel(loft, dots("-90,3.6 -70,2.9 -24,2.2 20,1.34 70,1.3 84,1.9 60,3 30,4.4 -10,5.2 -70,5.5 -90,5.2"));
  paintPart(pen, curve(drape, true, 0.3), shifted(colour, 0.02), { shade: 0.12 });
  for (const lag of [0, 0.32, 0.66, 1.05])
    seam({ pen, loft }, dots(`-86,${3.8 + lag} -40,${2.9 + lag} 10,${1.9 + lag} 46,${1.4 + lag * 0.6}`), colour, 0.9);
  for (const turn of [-50, -10, 34]) seam({ pen, loft }, dots(`${turn},5.5 ${turn},${loft.hem - 0.2}`), colour, 0.6);
  const purple: Colour = { light: 0.42, chroma: 0.14, hue: 330 };
  drawLine(pen, curve(panel(loft, dots("-86,3.66 -24,2.26 22,1.38")), false), purple, 2.2);
}

/** Drawn in by a cord at the waist. */
function paintTunic(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (const turn of [-62, -34, -8, 18, 44, 70])
    seam({ pen, loft }, dots(`${turn},3.1 ${turn * 1.02},3.8 ${turn},${loft.hem - 0.16}`), colour, 0.6);
  const cord: Colour = { light: 0.62, chroma: 0.06, hue: 78 };
  paintRing(pen, loft, 2.98, { colour: shifted(cord, -0.4), breadth: 3.4 });
  paintRing(pen, loft, 2.98, { colour: cord, breadth: 2.2 });
  drawLine(pen, curve(panel(loft, dots("8,3 10,3.3 12,3.55")), false), cord, 1.8);
}

/** Muscles in metal, over strips of leather. */
function paintCuirass(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (const side of [-1, 1]) {
    seam({ pen, loft }, dots(`${side * 4},2.14 ${side * 26},2.22 ${side * 52},2.04`), colour, 1);
    seam({ pen, loft }, dots(`${side * 60},1.4 ${side * 54},1.8 ${side * 62},2.2`), colour, 0.8);
  }
  seam({ pen, loft }, dots("0,1.9 0,2.6 0,3.2"), colour, 0.8);
  paintRing(pen, loft, 3.2, { colour: shifted(colour, -0.2), breadth: 2.4 });
}

/** Plates on shoulders, chest and hips. */
function paintPlates(pen: Pen, loft: Loft, { colour }: Garment): void {
  seam({ pen, loft }, dots("0,1.5 0,2.2 0,2.86"), shifted(colour, 0.1), 1.4);
  for (const y of [2.3, 2.62, 2.9])
    seam({ pen, loft }, dots(`-70,${y - 0.1} -30,${y + 0.06} 0,${y + 0.1} 30,${y + 0.06} 70,${y - 0.1}`), colour, 1);
  for (const y of [3.25, 3.6]) paintRing(pen, loft, y, { colour: shifted(colour, -0.26), breadth: 1.6 });
  for (const turn of [-62, 62]) {
    if (!isSeen(loft, turn, 1.6)) continue;
    const plate = panel(
      loft,
      dots(`${turn - 34},1.36 ${turn},1.24 ${turn + 34},1.36 ${turn + 36},1.86 ${turn},2.02 ${turn - 36},1.86`),
    );
    paintPart(pen, curve(plate, true, 0.4), shifted(colour, 0.04), { shade: 0.1 });
  }
}

/** A pack with lights on the chest, a collar of metal, hoses and rings. */
function paintSpacesuit(pen: Pen, loft: Loft, { colour }: Garment): void {
  const grey = shifted(colour, -0.28);
  paintRing(pen, loft, 3.1, { colour: grey, breadth: 2.4 });
  drawLine(pen, curve(panel(loft, dots("-80,1.34 -40,1.5 0,1.56 40,1.5 80,1.34")), false), grey, 4);
  if (loft.body.view.aspect === "back") return;
  const pack = panel(loft, dots("-34,2.02 34,2.02 36,2.82 -36,2.82"));
  paintPart(pen, curve(pack, true, 0.1), shifted(colour, -0.1), { shade: 0.06 });
  for (const [turn, tint] of [
    [-18, { light: 0.6, chroma: 0.2, hue: 27 }],
    [0, { light: 0.6, chroma: 0.15, hue: 250 }],
    [18, { light: 0.8, chroma: 0.15, hue: 90 }],
  ] as const)
    paintPart(pen, oval(...onLoft(loft, turn, 2.3), 0.07), tint, { shade: 0, outline: 0.6 });
  seam({ pen, loft }, dots("-24,2.6 24,2.6"), shifted(colour, -0.3), 1);
  drawLine(pen, curve(panel(loft, dots("36,2.6 60,2.4 66,1.8 56,1.4")), false), grey, 2.6);
}

/** Breast, ribs, navel of a bare trunk. */
function paintChest(pen: Pen, loft: Loft, { colour }: Garment): void {
  if (loft.body.view.aspect === "back") return seam({ pen, loft }, dots("180,1.6 180,2.6 180,3.4"), colour, 0.7);
  for (const side of [-1, 1]) {
    seam({ pen, loft }, dots(`${side * 6},2.06 ${side * 26},2.16 ${side * 54},2.0`), colour, 0.8);
    seam({ pen, loft }, dots(`${side * 40},1.42 ${side * 20},1.48 ${side * 6},1.44`), colour, 0.6);
    const nipple = onLoft(loft, side * 32, 2.02);
    if (isSeen(loft, side * 32, 2.02))
      paintPart(pen, oval(...nipple, 0.035), shifted(colour, -0.14), { shade: 0, outline: 0 });
  }
  seam({ pen, loft }, dots("0,2.1 0,2.6 0,2.94"), colour, 0.6);
  paintPart(pen, oval(...onLoft(loft, 0, 3.08), 0.025, 0.04), shifted(colour, -0.2), { shade: 0, outline: 0 });
}

/** Rags along a hem, and patches. */
export function paintTorn(pen: Pen, loft: Loft, { colour }: Garment): void {
  const { body, hem } = loft;
  const teeth: Dot[] = [];
  for (let turn = -90, at = 0; turn <= 90; turn += 10, at++) {
    const [x, y] = onLoft(loft, turn + body.view.cos * 0, hem);
    teeth.push([x, y + (at % 2 ? 0.3 : -0.02) * (0.6 + 0.4 * ((at * 7) % 3))]);
  }
  const top = panel(
    loft,
    [90, 0, -90].map((turn): Dot => [turn, hem - 0.2]),
  );
  paintPart(pen, curve([...teeth, ...top], true, 0), colour, { shade: 0.03, outline: 0.7 });
  for (const [turn, y] of [
    [-34, Math.min(2.5, hem - 0.6)],
    [30, Math.min(3.3, hem - 0.5)],
  ] as const)
    if (isSeen(loft, turn, y)) {
      const patch = panel(
        loft,
        dots(`${turn - 12},${y - 0.14} ${turn + 13},${y - 0.12} ${turn + 12},${y + 0.2} ${turn - 13},${y + 0.18}`),
      );
      paintPart(pen, curve(patch, true, 0), faded(shifted(colour, colour.light > 0.4 ? -0.1 : 0.12), 1), {
        shade: 0,
        outline: 0.7,
      });
    }
}

export function paintPocket(pen: Pen, loft: Loft, [turn, y]: Dot, colour: Colour): void {
  if (!isSeen(loft, turn, y)) return;
  const patch = panel(
    loft,
    dots(`${turn - 15},${y} ${turn + 15},${y} ${turn + 15},${y + 0.34} ${turn},${y + 0.4} ${turn - 15},${y + 0.34}`),
  );
  paintPart(pen, curve(patch, true, 0.05), shifted(colour, 0.02), { shade: 0.03, outline: 0.65 });
  seam({ pen, loft }, dots(`${turn - 15},${y + 0.09} ${turn},${y + 0.13} ${turn + 15},${y + 0.09}`), colour, 0.5);
}
