// Hats with a crown and a brim: felt, straw, top hats, pointed ones, tricorns. The head's own units.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, paintPart, oval, taperedStroke } from "../../pen.ts";

export interface BrimCut {
  /** Height of the crown and half the breadth of the brim. */
  readonly tall: number;
  readonly brim: number;
  readonly crown: "dent" | "round" | "flat" | "point";
  /** How far the sides of the brim are rolled up. */
  readonly roll?: number;
}

export const BRIMS = {
  hat: { tall: 0.34, brim: 0.62, crown: "dent" },
  strawhat: { tall: 0.22, brim: 0.86, crown: "round" },
  sunhat: { tall: 0.24, brim: 0.98, crown: "round" },
  boater: { tall: 0.2, brim: 0.6, crown: "flat" },
  bowler: { tall: 0.42, brim: 0.62, crown: "round", roll: 0.07 },
  cowboyhat: { tall: 0.36, brim: 0.84, crown: "dent", roll: 0.2 },
  featherhat: { tall: 0.2, brim: 0.72, crown: "round", roll: 0.06 },
  tophat: { tall: 0.72, brim: 0.56, crown: "flat", roll: 0.03 },
  pointedhat: { tall: 1.15, brim: 0.82, crown: "point" },
  beehat: { tall: 0.2, brim: 0.8, crown: "round" },
} as const satisfies Readonly<Record<string, BrimCut>>;

export function paintBrimmed(pen: Pen, { kind, colour, second }: Garment, face: Face, cut: BrimCut): void {
  const x = skullMiddle(face);
  const { brim, roll = 0 } = cut;
  const w = 0.43 * face.wide;
  const under = curve(
    dots(
      `${x - brim},${0.17 - roll} ${x},0.03 ${x + brim},${0.17 - roll} ${x + brim * 0.5},0.27 ${x},0.3 ${x - brim * 0.5},0.27`,
    ),
  );
  if (face.aspect !== "back") paintPart(pen, under, shifted(colour, -0.09), { shade: 0.03 });
  paintPart(pen, curve(crownOutline(x, w, cut), true, cut.crown === "flat" ? 0.12 : 0.4), colour, { shade: 0.12 });
  const band = dots(
    `${x - w * 1.005},0.05 ${x},0.12 ${x + w * 1.005},0.05 ${x + w * 1.01},0.17 ${x},0.24 ${x - w * 1.01},0.17`,
  );
  paintPart(pen, curve(band, true, 0.4), bandOf(colour, second), { shade: 0.04, outline: 0.7 });
  const edge = dots(
    `${x - brim},${0.17 - roll} ${x - w},0.185 ${x},0.255 ${x + w},0.185 ${x + brim},${0.17 - roll} ${x + brim * 0.62},${0.27 - roll * 0.3} ${x},0.315 ${x - brim * 0.62},${0.27 - roll * 0.3}`,
  );
  paintPart(pen, curve(edge, true, 0.5), shifted(colour, 0.02), { shade: 0.05 });
  if (kind === "featherhat") paintFeather(pen, [x + w * 0.7, 0.06], second);
  if (kind === "beehat") paintNet(pen, face, x);
}

function bandOf(colour: Colour, second: Colour): Colour {
  return second.light < colour.light ? second : shifted(colour, -0.14);
}

function crownOutline(x: number, w: number, { tall, crown }: BrimCut): readonly Dot[] {
  const top = 0.12 - tall;
  const foot = `${x + w},0.17 ${x},0.24 ${x - w},0.17`;
  switch (crown) {
    case "point":
      return dots(
        `${x - w * 0.62},${top + tall * 0.52} ${x + w * 0.1},${top + tall * 0.16} ${x + w * 0.75},${top} ${x + w * 0.5},${top + tall * 0.3} ${x + w * 0.7},${top + tall * 0.6} ${foot}`,
      );
    case "flat":
      return dots(
        `${x - w * 0.98},${top} ${x},${top - 0.03} ${x + w * 0.98},${top} ${x + w * 0.94},0.06 ${foot} ${x - w * 0.94},0.06`,
      );
    case "round":
      return dots(
        `${x - w * 0.97},${top + tall * 0.45} ${x - w * 0.6},${top + 0.02} ${x},${top - 0.03} ${x + w * 0.6},${top + 0.02} ${x + w * 0.97},${top + tall * 0.45} ${foot}`,
      );
    case "dent":
      return dots(
        `${x - w * 0.95},${top + 0.12} ${x - w * 0.78},${top - 0.02} ${x - w * 0.2},${top + 0.06} ${x + w * 0.35},${top - 0.03} ${x + w * 0.9},${top + 0.06} ${foot}`,
      );
  }
}

/** A plume that sweeps back. */
function paintFeather(pen: Pen, [x, y]: Dot, colour: Colour): void {
  const pale = colour.light > 0.7 ? colour : { light: 0.95, chroma: 0.01, hue: 90 };
  const plume = dots(
    `${x - 0.1},${y} ${x},${y - 0.3} ${x + 0.3},${y - 0.4} ${x + 0.62},${y - 0.2} ${x + 0.36},${y - 0.2} ${x + 0.12},${y - 0.02}`,
  );
  paintPart(pen, curve(plume), pale, { shade: 0.06, outline: 0.8 });
}

function paintNet({ context }: Pen, face: Face, x: number): void {
  const w = 0.6 * face.wide;
  context.fillStyle = "rgba(30,32,36,0.35)";
  context.fill(curve(dots(`${x - w},0.2 ${x},0.26 ${x + w},0.2 ${x + w * 0.9},1.2 ${x},1.34 ${x - w * 0.9},1.2`)));
}

/** Three sides turned up, seen over the brow. */
export function paintTricorn(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.43 * face.wide;
  const pale: Colour = { light: 0.8, chroma: 0.1, hue: 86 };
  paintPart(pen, oval(x, 0.02, w, 0.26), colour, { shade: 0.08 });
  const flap = curve(
    dots(
      `${x - 0.76},-0.12 ${x - 0.3},0.02 ${x},-0.22 ${x + 0.3},0.02 ${x + 0.76},-0.12 ${x + 0.46},0.2 ${x},0.29 ${x - 0.46},0.2`,
    ),
    true,
    0.35,
  );
  paintPart(pen, flap, shifted(colour, 0.04), { shade: 0.08 });
  const trim = dots(`${x - 0.74},-0.11 ${x - 0.3},0.03 ${x},-0.19 ${x + 0.3},0.03 ${x + 0.74},-0.11`);
  drawLine(pen, curve(trim, false, 0.35), pale, 1.6);
}

/** A board on a cap, with a tassel. */
export function paintMortarboard(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.41 * face.wide;
  paintPart(
    pen,
    curve(
      dots(`${x - w},0.22 ${x - w * 0.95},-0.04 ${x},-0.1 ${x + w * 0.95},-0.04 ${x + w},0.22 ${x},0.28`),
      true,
      0.4,
    ),
    colour,
    { shade: 0.08 },
  );
  const board = dots(`${x - 0.66},-0.1 ${x + 0.02},-0.26 ${x + 0.66},-0.1 ${x - 0.02},0.07`);
  paintPart(pen, curve(board, true, 0), shifted(colour, 0.05), { shade: 0.06 });
  const gold: Colour = { light: 0.76, chroma: 0.13, hue: 86 };
  taperedStroke(pen.context, dots(`${x},-0.1 ${x - 0.35},-0.06 ${x - 0.42},0.1 ${x - 0.42},0.36`), 0.06, gold);
}

/** Low and tall rounds without a brim: a fez, a page's cap, a bearskin, a baker's hat. */
export function paintCylinder(
  pen: Pen,
  { colour }: Garment,
  face: Face,
  { tall, taper, puff }: { readonly tall: number; readonly taper: number; readonly puff?: boolean },
): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const top = 0.14 - tall;
  const outline = puff
    ? dots(
        `${x - w},0.16 ${x - w * 0.98},${top + 0.34} ${x - w * 1.5},${top + 0.2} ${x - w * 1.2},${top - 0.06} ${x - w * 0.3},${top - 0.1} ${x + w * 0.4},${top - 0.12} ${x + w * 1.25},${top - 0.04} ${x + w * 1.5},${top + 0.2} ${x + w * 0.98},${top + 0.34} ${x + w},0.16 ${x},0.24`,
      )
    : dots(
        `${x - w},0.17 ${x - w * taper},${top + 0.04} ${x - w * taper * 0.6},${top - 0.03} ${x + w * taper * 0.6},${top - 0.03} ${x + w * taper},${top + 0.04} ${x + w},0.17 ${x},0.25`,
      );
  paintPart(pen, curve(outline, true, puff ? 0.5 : 0.25), colour, { shade: 0.12 });
  if (puff) {
    drawSeam(pen, dots(`${x - w},${top + 0.36} ${x},${top + 0.42} ${x + w},${top + 0.36}`), colour, 0.8);
    for (const at of [-0.5, 0, 0.5])
      drawSeam(pen, dots(`${x + at * w},${top + 0.34} ${x + at * w * 1.3},${top + 0.06}`), colour, 0.6);
  }
}
