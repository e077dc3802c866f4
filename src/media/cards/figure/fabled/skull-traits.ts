// What is on a head without a hat: hair of snakes, one eye in the middle of the brow, a bandage. The head's own units.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import { paintHeadBandage } from "../aids/casts-and-slings.ts";
import { type Face, INK, onFace, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, drawLine, inkOf, oval, paintPart } from "../../pen.ts";

const SNAKE: Colour = { light: 0.5, chroma: 0.11, hue: 140 };
const WHITE: Colour = { light: 0.97, chroma: 0.005, hue: 90 };

export function paintSkullTraits(pen: Pen, { traits, skin, eyes }: PersonLook, face: Face): void {
  if (traits.has("snakehair")) paintSnakeHair(pen, face);
  if (traits.has("oneeye") && face.aspect !== "back") paintOneEye(pen, face, skin, eyes);
  if (traits.has("headbandage")) paintHeadBandage(pen, face);
}

/** Coils that rise from the skull all round, each with a head. */
function paintSnakeHair(pen: Pen, face: Face): void {
  const x = skullMiddle(face);
  for (let at = 0; at < 9; at++) {
    const angle = Math.PI * (0.98 + (at / 8) * 1.04);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const far = 0.78 + 0.1 * ((at * 7) % 3);
    const bend = at % 2 ? 0.09 : -0.09;
    const place = (out: number, side: number): Dot => [
      x + cos * out - sin * side,
      0.34 + sin * out * 0.92 + cos * side,
    ];
    const coil = curve([place(0.34, 0), place(0.5, bend), place(0.68, -bend), place(far, bend * 0.6)], false);
    const tint = shifted(SNAKE, at % 3 === 0 ? -0.08 : at % 3 === 1 ? 0.05 : 0);
    drawLine(pen, coil, inkOf(tint), 9);
    drawLine(pen, coil, tint, 6.6);
    const [hx, hy] = place(far + 0.04, bend * 0.6);
    paintPart(pen, oval(hx, hy, 0.1, 0.068, angle), tint, { shade: 0.02 });
    paintPart(pen, oval(hx, hy - 0.02, 0.02), WHITE, { shade: 0, outline: 0.4 });
  }
}

/** Over what is between the brows. */
function paintOneEye(pen: Pen, face: Face, skin: Colour, iris: Colour): void {
  const y = face.eyes - 0.02;
  const [x] = face.aspect === "side" ? [-0.3] : onFace(face, 0, y);
  const wide = face.aspect === "side" ? 0.1 : 0.19;
  paintPart(pen, oval(face.aspect === "side" ? x : x * 0.7, y, face.aspect === "side" ? 0.15 : 0.34, 0.17), skin, {
    shade: 0,
    outline: 0,
  });
  paintPart(pen, oval(x, y, wide, 0.13), WHITE, { shade: 0.02 });
  paintPart(pen, oval(x - 0.02, y, 0.085), iris, { shade: 0, outline: 0.7 });
  paintPart(pen, oval(x - 0.02, y, 0.045), INK, { shade: 0, outline: 0 });
  paintPart(pen, oval(x - 0.04, y - 0.03, 0.02), WHITE, { shade: 0, outline: 0 });
  drawLine(
    pen,
    curve(
      [
        [x - wide, y - 0.16],
        [x, y - 0.2],
        [x + wide, y - 0.16],
      ],
      false,
    ),
    INK,
    3,
  );
}
