// Hats of fur, cones of straw, and a welder's shield that is pushed up. The head's own units.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
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

const CLOTH: Colour = { light: 0.3, chroma: 0.02, hue: 255 };

/** A flat crown of dark cloth, a panel of fur that stands before it, and flaps of fur over the ears with cords. */
export function paintUshanka(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.46 * face.wide;
  const cloth = colour.light < 0.4 ? shifted(CLOTH, 0.2) : CLOTH;
  const crown = dots(
    `${x - w},0.14 ${x - w * 1.04},-0.3 ${x - w * 0.9},-0.38 ${x},-0.42 ${x + w * 0.9},-0.38 ${x + w * 1.04},-0.3 ${x + w},0.14 ${x},0.2`,
  );
  paintPart(pen, curve(crown, true, 0.2), cloth, { shade: 0.12 });
  const isTurned = face.aspect === "side" || face.aspect === "threequarter";
  for (const side of isTurned ? [1] : [-1, 1]) paintFlap(pen, colour, isTurned ? x + w * 0.34 : x + side * w);
  const at = face.aspect === "front" || face.aspect === "back" ? 0 : face.aspect === "side" ? -0.3 : -0.14;
  const wide = face.aspect === "side" ? 0.2 : 0.36;
  const panel = dots(
    `${x + at - wide},0.22 ${x + at - wide * 1.06},-0.24 ${x + at},-0.3 ${x + at + wide * 1.06},-0.24 ${x + at + wide},0.22 ${x + at},0.26`,
  );
  paintPart(pen, curve(furred(panel, [x + at, 0], 0.045), true, 0.15), colour, { shade: 0.07 });
  for (const [row, y] of [-0.14, 0, 0.14].entries())
    for (const share of [-0.6, -0.2, 0.2, 0.6]) {
      const px = x + at + (share + (row % 2) * 0.15) * wide;
      taperedStroke(pen.context, dots(`${px},${y - 0.05} ${px + 0.02},${y + 0.05}`), 0.03, shifted(colour, -0.12));
    }
}

/** Over an ear, with a cord that hangs from it. */
function paintFlap(pen: Pen, colour: Colour, at: number): void {
  const flap = dots(
    `${at - 0.16},0.06 ${at - 0.18},0.46 ${at - 0.08},0.7 ${at + 0.08},0.7 ${at + 0.17},0.44 ${at + 0.16},0.04`,
  );
  drawLine(pen, curve(dots(`${at},0.66 ${at + 0.03},0.84 ${at},1`), false), CLOTH, 2.4);
  paintPart(pen, curve(furred(flap, [at, 0.36], 0.05), true, 0.15), shifted(colour, 0.04), { shade: 0.06 });
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
