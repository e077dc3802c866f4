// Headgear that tells a people or a game at once: the striped cloth of a pharaoh, a crown of feathers, a helmet with bars. The head's own units.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

const BLUE: Colour = { light: 0.42, chroma: 0.13, hue: 262 };
const RED: Colour = { light: 0.52, chroma: 0.19, hue: 25 };
const DARK: Colour = { light: 0.2, chroma: 0.01, hue: 260 };

/** Gold and blue stripes that fall beside the face, with a cobra at the brow. */
export function paintNemes(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.47 * face.wide;
  const cloth: readonly Dot[] =
    face.aspect === "back"
      ? dots(`${-w},0.3 0,-0.16 ${w},0.3 ${w * 1.5},1.1 ${w * 0.4},1.6 ${-w * 0.4},1.6 ${-w * 1.5},1.1`)
      : face.aspect === "front"
        ? dots(
            `${-w * 1.6},1.15 ${-w * 1.25},0.5 ${-w * 0.9},0 0,-0.16 ${w * 0.9},0 ${w * 1.25},0.5 ${w * 1.6},1.15 ${w * 0.95},1.62 ${w * 0.7},1.6 ${w * 0.82},0.6 ${w * 0.74},0.28 0,0.17 ${-w * 0.74},0.28 ${-w * 0.82},0.6 ${-w * 0.7},1.6 ${-w * 0.95},1.62`,
          )
        : dots(
            `${x - w * 0.96},0.24 ${x - w * 0.7},-0.06 ${x},-0.16 ${x + w * 0.8},-0.02 ${x + w * 1.3},0.5 ${x + w * 1.75},1.1 ${x + w * 1.1},1.66 ${x + w * 0.3},1.62 ${x + w * 0.2},1.1 ${x + w * 0.42},0.66 ${x + w * 0.2},0.34 ${x - w * 0.3},0.2`,
          );
  paintPart(pen, curve(cloth, true, 0.3), colour, {
    shade: 0.08,
    inside: () => {
      for (let row = 0; row < 9; row++) {
        const y = 0.04 + row * 0.19;
        drawLine(pen, curve(dots(`${x - 1},${y + 0.12} ${x},${y} ${x + 1},${y + 0.16}`), false), BLUE, 4);
      }
    },
  });
  if (face.aspect === "back") return;
  const brow = face.aspect === "front" ? 0 : x - w * 0.62;
  drawLine(
    pen,
    curve(dots(`${brow},0.18 ${brow - 0.02},0 ${brow + 0.04},-0.12 ${brow - 0.08},-0.2`), false),
    shifted(colour, -0.1),
    6,
  );
}

/** White feathers with dark tips that stand round the head on a band of beads. */
export function paintFeatherHeaddress(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const count = 13;
  for (let at = 0; at < count; at++) {
    const angle =
      Math.PI * (1.06 + (at / (count - 1)) * (face.aspect === "front" || face.aspect === "back" ? 0.88 : 1.16));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const place = (out: number, side: number): Dot => [x + cos * out - sin * side, 0.3 + sin * out + cos * side];
    const feather = [place(0.38, -0.06), place(0.8, -0.1), place(1.1, 0), place(0.8, 0.1), place(0.38, 0.06)];
    paintPart(pen, curve(feather, true, 0.6), colour, { shade: 0.04 });
    paintPart(pen, curve([place(0.96, -0.055), place(1.1, 0), place(0.96, 0.055)], true, 0.4), DARK, {
      shade: 0,
      outline: 0,
    });
  }
  const band = dots(`${x - w},0.22 ${x},0.13 ${x + w},0.22 ${x + w},0.36 ${x},0.28 ${x - w},0.36`);
  paintPart(pen, curve(band, true, 0.4), RED, { shade: 0.03 });
  for (const share of [-0.6, -0.2, 0.2, 0.6])
    paintPart(pen, oval(x + share * w, 0.22 + 0.05 * Math.abs(share), 0.045), BLUE, { shade: 0, outline: 0.5 });
}

/** A round shell with a stripe, and bars before the face. */
export function paintFootballHelmet(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.5 * face.wide;
  const shell: readonly Dot[] =
    face.aspect === "front" || face.aspect === "back"
      ? dots(
          `${-w},0.8 ${-w * 1.04},0.2 ${-w * 0.6},-0.16 0,-0.22 ${w * 0.6},-0.16 ${w * 1.04},0.2 ${w},0.8 ${w * 0.74},0.8 ${w * 0.7},0.3 0,0.2 ${-w * 0.7},0.3 ${-w * 0.74},0.8`,
        )
      : dots(
          `${x - w * 0.94},0.26 ${x - w * 0.7},-0.1 ${x},-0.24 ${x + w * 0.8},-0.08 ${x + w * 1.08},0.36 ${x + w * 0.9},0.84 ${x + w * 0.1},0.86 ${x - w * 0.02},0.6 ${x + w * 0.2},0.34 ${x - w * 0.3},0.24`,
        );
  paintPart(pen, curve(shell, true, 0.4), colour, { shade: 0.1 });
  drawLine(
    pen,
    curve(dots(`${x - w * 0.7},0.02 ${x},-0.2 ${x + w * 0.9},0.1`), false),
    { light: 0.96, chroma: 0.01, hue: 90 },
    4,
  );
  if (face.aspect === "back") return;
  const [left, right] = face.aspect === "front" ? [-w * 0.8, w * 0.8] : [-0.5, x + w * 0.1];
  for (const y of [0.62, 0.78, 0.92])
    drawLine(
      pen,
      curve(dots(`${left},${y - 0.02} ${(left + right) / 2},${y + 0.05} ${right},${y - 0.08}`), false),
      DARK,
      3.4,
    );
  for (const share of [0.3, 0.62])
    drawLine(
      pen,
      curve(dots(`${left + (right - left) * share},0.62 ${left + (right - left) * share},0.96`), false),
      DARK,
      3,
    );
}
