// The copper helmet of a diver of old: a ball with round windows behind bars, on a collar with bolts. The head's own units.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

const GLASS: Colour = { light: 0.5, chroma: 0.05, hue: 220 };
const BRASS: Colour = { light: 0.7, chroma: 0.11, hue: 75 };

export function paintBrassHelmet(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const metal = colour.chroma > 0.05 ? colour : BRASS;
  const collar = dots(`${x - 0.6},1.02 ${x + 0.6},1.02 ${x + 0.8},1.3 ${x},1.42 ${x - 0.8},1.3`);
  paintPart(pen, curve(collar, true, 0.3), shifted(metal, -0.06), { shade: 0.1 });
  for (const at of [-0.56, -0.28, 0, 0.28, 0.56])
    paintPart(pen, oval(x + at, 1.25 + 0.06 * Math.cos(at * 2), 0.045), shifted(metal, 0.1), {
      shade: 0,
      outline: 0.8,
    });
  paintPart(pen, oval(x, 0.44, 0.66, 0.68), metal, { shade: 0.16 });
  paintPart(pen, oval(x, -0.2, 0.14, 0.07), shifted(metal, 0.06), { shade: 0.03 });
  if (face.aspect === "back") return;
  const front = face.aspect === "front" ? x : face.aspect === "side" ? x - 0.42 : x - 0.24;
  paintWindow(pen, metal, [front, 0.48], face.aspect === "side" ? 0.2 : 0.34);
  if (face.aspect !== "front") paintWindow(pen, metal, [x + 0.3, 0.46], face.aspect === "side" ? 0.24 : 0.17);
}

function paintWindow(pen: Pen, metal: Colour, [x, y]: readonly [number, number], wide: number): void {
  paintPart(pen, oval(x, y, wide + 0.06, 0.38), shifted(metal, 0.08), { shade: 0.04 });
  paintPart(pen, oval(x, y, wide, 0.31), GLASS, { shade: 0.06 });
  for (const at of [-0.34, 0.34])
    drawLine(pen, curve(dots(`${x + at * wide},${y - 0.3} ${x + at * wide},${y + 0.3}`), false), metal, 2.4);
  drawLine(pen, curve(dots(`${x - wide},${y} ${x + wide},${y}`), false), metal, 2.4);
}
