// Glasses, dark or clear, and a patch over an eye.
import { type Colour, css, shifted } from "../../../core/animatic/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { Path2D } from "../../animatic/paint/canvas.ts";
import { type Face, INK, eyeBox, sidesOf } from "./head.ts";
import { type Pen, curve, dots, drawLine, oval, paintPart } from "../pen.ts";

/** Glasses, dark or clear, and a patch over an eye. */
export function paintEyewear(pen: Pen, look: PersonLook, face: Face): void {
  const { glasses, sunglasses, eyepatch } = look.clothes.extras;
  const worn = sunglasses ?? glasses;
  if (face.aspect === "back") return;
  if (eyepatch) paintPatch(pen, face);
  if (!worn) return;
  const isDark = sunglasses !== undefined;
  const frame: Colour = worn.colour.light > 0.5 ? shifted(worn.colour, -0.2) : { light: 0.24, chroma: 0.02, hue: 40 };
  for (const side of sidesOf(face)) {
    const { x, y, half } = eyeBox(face, side);
    const wide = face.aspect === "side" ? 0.05 : half * 1.42;
    const lens = oval(x, y + 0.012, wide, 0.092);
    pen.context.fillStyle = isDark ? css({ light: 0.2, chroma: 0.02, hue: 260, alpha: 0.9 }) : "rgba(225,238,246,0.2)";
    pen.context.fill(lens);
    drawLine(pen, lens, frame, 1.35);
    drawLine(
      pen,
      curve(dots(`${x - wide * 0.4},${y + 0.05} ${x + wide * 0.1},${y - 0.045}`), false),
      { light: 1, chroma: 0, hue: 0, alpha: isDark ? 0.35 : 0.6 },
      0.8,
    );
  }
  drawTemples(pen, face, frame);
}

function drawTemples(pen: Pen, face: Face, frame: Colour): void {
  const y = face.eyes;
  if (face.aspect === "side")
    return drawLine(pen, curve(dots(`-0.27,${y - 0.01} -0.1,${y - 0.008} 0.04,${y + 0.01}`), false, 0.3), frame, 1.2);
  const [left, right] = [eyeBox(face, -1), eyeBox(face, 1)];
  drawLine(
    pen,
    curve(
      dots(
        `${left.x + left.half * 1.4},${y} ${(left.x + right.x) / 2},${y - 0.022} ${right.x - right.half * 1.4},${y}`,
      ),
      false,
    ),
    frame,
    1.2,
  );
  if (face.aspect === "threequarter")
    return drawLine(pen, curve(dots(`${right.x + right.half * 1.4},${y} 0.28,${y + 0.01}`), false), frame, 1.2);
  for (const side of [-1, 1])
    drawLine(
      pen,
      curve(dots(`${side * (face.apart * face.wide + 0.11)},${y} ${side * 0.37 * face.wide},${y - 0.01}`), false),
      frame,
      1.2,
    );
}

function paintPatch(pen: Pen, face: Face): void {
  const { x, y, half } = eyeBox(face, 1);
  const strap = new Path2D();
  strap.moveTo(x, y);
  strap.lineTo(face.aspect === "side" ? 0.2 : 0.36, y - 0.2);
  drawLine(pen, strap, INK, 1.6);
  paintPart(pen, oval(x, y, half * 1.3, 0.085), { light: 0.22, chroma: 0.01, hue: 260 }, { shade: 0.02 });
}
