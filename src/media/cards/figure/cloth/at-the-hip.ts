// What hangs from a belt or lies on the shoulders: swords in their sheaths, a holster, pads, the broad collar of a pharaoh.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Clothes } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, flat, isSeen } from "../body.ts";
import { panel } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, inkOf, oval, paintPart } from "../../pen.ts";
import { paintTrunkBones } from "../fabled/bones.ts";

const GOLD: Colour = { light: 0.76, chroma: 0.12, hue: 86 };
const SHEATH: Colour = { light: 0.26, chroma: 0.03, hue: 30 };

export function paintBodyGear(pen: Pen, loft: Loft, { extras, top }: Clothes): void {
  if (extras["bones"]) paintTrunkBones(pen, loft);
  if (extras["goldcollar"]) paintBroadCollar(pen, loft);
  if (extras["garland"]) paintGarland(pen, loft, extras["garland"].colour);
  if (extras["shoulderpads"]) paintPads(pen, loft, top.colour);
  if (extras["holster"]) paintHolster(pen, loft, extras["holster"].colour);
  if (extras["sidearm"]) paintSwords(pen, loft, extras["sidearm"].long);
}

/** At the hip, hilt forwards, the sheath down behind. */
function paintSwords(pen: Pen, loft: Loft, long: number): void {
  const { view } = loft.body;
  const ring = loft.ring(3.1);
  for (const up of long > 0.9 ? [0, -0.26] : [0]) {
    const place = (forward: number, y: number): Dot =>
      flat(view, [ring.a * 0.96 + 0.08, loft.body.down(y + up), forward]);
    const sheath = curve([place(0.3, 2.92), place(-0.5, 3.6), place(-1.5, 4.5)], false);
    drawLine(pen, sheath, inkOf(SHEATH), 9);
    drawLine(pen, sheath, shifted(SHEATH, 0.12), 6);
    const hilt = curve([place(0.3, 2.92), place(0.78, 2.52)], false);
    drawLine(pen, hilt, inkOf(GOLD), 8);
    drawLine(pen, hilt, { light: 0.84, chroma: 0.03, hue: 90 }, 5);
    paintPart(pen, oval(...place(0.32, 2.9), 0.13, 0.1, 0.7), GOLD, { shade: 0.02 });
  }
}

/** With the grip of a gun. */
function paintHolster(pen: Pen, loft: Loft, colour: Colour): void {
  const ring = loft.ring(3.3);
  const [x, y] = flat(loft.body.view, [ring.a * 0.98 + 0.02, loft.body.down(3.5), 0.04]);
  const grip = dots(
    `${x - 0.1},${y - 0.34} ${x + 0.14},${y - 0.46} ${x + 0.22},${y - 0.34} ${x + 0.1},${y - 0.12} ${x - 0.08},${y - 0.12}`,
  );
  paintPart(pen, curve(grip, true, 0.2), { light: 0.22, chroma: 0.02, hue: 40 }, { shade: 0.03 });
  const pouch = dots(
    `${x - 0.16},${y - 0.24} ${x + 0.16},${y - 0.24} ${x + 0.14},${y + 0.3} ${x},${y + 0.42} ${x - 0.13},${y + 0.28}`,
  );
  paintPart(pen, curve(pouch, true, 0.2), colour, { shade: 0.06 });
}

function paintPads(pen: Pen, loft: Loft, colour: Colour): void {
  for (const turn of [-78, 78]) {
    const [x, y] = panel(loft, [[turn, 1.62]])[0] ?? [0, 0];
    paintPart(pen, oval(x, y, 0.46, 0.3, turn > 0 ? 0.3 : -0.3), colour, { shade: 0.1 });
  }
}

/** Flowers on a string, from the neck to the waist. */
function paintGarland(pen: Pen, loft: Loft, colour: Colour): void {
  if (!isSeen(loft, 0, 2)) return;
  const line: readonly Dot[] = [-38, -37, -35, -31, -25, -16, -5, 5, 16, 25, 31, 35, 37, 38].map((turn, at) => [
    turn,
    [1.36, 1.58, 1.8, 2.02, 2.24, 2.44, 2.56][Math.min(at, 13 - at)] ?? 2,
  ]);
  for (const [at, [x, y]] of panel(loft, line).entries())
    paintPart(pen, oval(x, y, 0.13), shifted(colour, at % 2 ? 0.1 : 0), { shade: 0.04, outline: 0.7 });
}

/** Rows of gold and blue from the neck over the chest. */
function paintBroadCollar(pen: Pen, loft: Loft): void {
  const isBack = !isSeen(loft, 0, 1.6);
  const at = isBack ? 180 : 0;
  for (const [low, tint] of [
    [2.05, GOLD],
    [1.88, { light: 0.42, chroma: 0.13, hue: 262 }],
    [1.72, GOLD],
    [1.57, { light: 0.52, chroma: 0.17, hue: 25 }],
  ] as const) {
    const area = panel(loft, [
      [at - 88, 1.34],
      [at - 70, low - 0.24],
      [at - 30, low - 0.02],
      [at, low],
      [at + 30, low - 0.02],
      [at + 70, low - 0.24],
      [at + 88, 1.34],
      [at, 1.36],
    ]);
    paintPart(pen, curve(area, true, 0.4), tint, { shade: 0.03, outline: 0.8 });
  }
}
