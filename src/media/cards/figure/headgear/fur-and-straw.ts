// Hats of fur, cones of straw, and a welder's shield that is pushed up. The head's own units.
import { shifted, type Colour } from "../../../../core/animatic/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, paintPart, taperedStroke } from "../../pen.ts";

/** Points along an outline, every second one pulled out: an edge of hair. */
export function furred(outline: readonly Dot[], [cx, cy]: Dot, deep: number): readonly Dot[] {
  return outline.flatMap(([x, y], at): readonly Dot[] => {
    const [nx, ny] = outline[(at + 1) % outline.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share, step): Dot => {
      const [px, py] = [x + (nx - x) * share, y + (ny - y) * share];
      const far = Math.hypot(px - cx, py - cy) || 1;
      const out = step % 2 ? deep : 0;
      return [px + ((px - cx) / far) * out, py + ((py - cy) / far) * out];
    });
  });
}

/** A tall crown with a thick roll of paler fur around it and flaps of fur over the ears. */
export function paintUshanka(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.5 * face.wide;
  const crown = dots(
    `${x - w},0.12 ${x - w * 1.02},-0.16 ${x - w * 0.72},-0.36 ${x},-0.42 ${x + w * 0.72},-0.36 ${x + w * 1.02},-0.16 ${x + w},0.12 ${x},0.18`,
  );
  paintPart(pen, curve(furred(crown, [x, -0.1], 0.06), true, 0.15), shifted(colour, -0.09), { shade: 0.1 });
  const roll = dots(
    `${x - w * 1.16},0.02 ${x - w * 0.6},-0.08 ${x},-0.1 ${x + w * 0.6},-0.08 ${x + w * 1.16},0.02 ${x + w * 1.18},0.2 ${x + w * 0.6},0.27 ${x},0.29 ${x - w * 0.6},0.27 ${x - w * 1.18},0.2`,
  );
  paintPart(pen, curve(furred(roll, [x, 0.1], 0.07), true, 0.15), shifted(colour, 0.06), { shade: 0.07 });
  for (const at of [-0.85, -0.55, -0.25, 0.05, 0.35, 0.65, 0.95])
    taperedStroke(
      pen.context,
      dots(`${x + at * w},0.0 ${x + at * w * 1.08},0.08 ${x + at * w * 1.02},0.19`),
      0.035,
      shifted(colour, -0.1),
    );
  if (face.aspect === "front" || face.aspect === "back")
    for (const side of [-1, 1]) paintFlap(pen, colour, x + side * w * 1.02);
  else paintFlap(pen, colour, x + w * 0.5);
}

/** Over an ear. */
function paintFlap(pen: Pen, colour: Colour, at: number): void {
  const flap = dots(
    `${at - 0.12},0.16 ${at - 0.14},0.44 ${at - 0.04},0.64 ${at + 0.08},0.62 ${at + 0.13},0.4 ${at + 0.12},0.14`,
  );
  paintPart(pen, curve(furred(flap, [at, 0.36], 0.05), true, 0.15), shifted(colour, 0.05), { shade: 0.06 });
}

const STRAW: Colour = { light: 0.8, chroma: 0.09, hue: 84 };

/** A broad cone of woven leaves from the crown to beyond the shoulders' middle, shaded inside. */
export function paintConeHat(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const straw = colour.chroma > 0.03 ? colour : STRAW;
  const brim = 1.02;
  if (face.aspect !== "back")
    paintPart(
      pen,
      curve(dots(`${x - brim},0.25 ${x},0.12 ${x + brim},0.25 ${x},0.38`), true, 0.5),
      shifted(straw, -0.2),
      {
        shade: 0.03,
      },
    );
  const cone = dots(
    `${x},-0.42 ${x + 0.08},-0.38 ${x + brim},0.24 ${x + brim * 0.6},0.28 ${x},0.3 ${x - brim * 0.6},0.28 ${x - brim},0.24 ${x - 0.08},-0.38`,
  );
  paintPart(pen, curve(cone, true, 0.12), straw, { shade: 0.14 });
  for (const at of [-0.7, -0.4, -0.12, 0.16, 0.44, 0.72])
    drawSeam(pen, dots(`${x + at * 0.1},-0.36 ${x + at * brim},0.27`), straw, 0.7);
  for (const share of [0.4, 0.7])
    drawSeam(
      pen,
      dots(
        `${x - brim * share},${-0.42 + 0.68 * share} ${x},${-0.42 + 0.74 * share} ${x + brim * share},${-0.42 + 0.68 * share}`,
      ),
      straw,
      0.7,
    );
}

/** A shield with a window, turned up before the brow, on a band round the head. */
export function paintRaisedMask(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const dark: Colour = colour.light < 0.5 ? colour : { light: 0.32, chroma: 0.03, hue: 255 };
  drawLine(pen, curve(dots(`${x - w},0.16 ${x},0.2 ${x + w},0.16`), false), dark, 4);
  if (face.aspect === "back") return;
  const out = face.aspect === "front" ? 0 : face.aspect === "side" ? -0.42 : -0.2;
  const shield = dots(
    `${x - w * 1.02 + out * 0.4},0.14 ${x - w * 0.98 + out},-0.42 ${x + out * 0.9},-0.56 ${x + w * 0.9 + out * 0.7},-0.42 ${x + w * 0.95},0.12 ${x},0.2`,
  );
  paintPart(pen, curve(shield, true, 0.3), dark, { shade: 0.1 });
  const [mx, my] = [x + out * 0.75, -0.22];
  paintPart(
    pen,
    curve(
      dots(
        `${mx - w * 0.6},${my - 0.1} ${mx + w * 0.6},${my - 0.1} ${mx + w * 0.6},${my + 0.08} ${mx - w * 0.6},${my + 0.08}`,
      ),
      true,
      0.1,
    ),
    { light: 0.5, chroma: 0.07, hue: 165 },
    { shade: 0.02 },
  );
}
