// Beards and moustaches from each side.
import { type Colour, css, faded, mixed } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Face, onFace, INK, sidesOf } from "./head.ts";
import { type Dot, type Pen, taperedStroke, curve, dots, drawSeam, paintPart } from "../pen.ts";

/** The outline of what grows on the jaw, from ear to ear. */
function beardOutline(face: Face, style: PersonLook["beard"]["style"]): readonly Dot[] {
  const { mouth, jaw, wide } = face;
  const long = LENGTHS[style] ?? 0.028;
  if (style === "goatee")
    return [
      onFace(face, -0.1, mouth + 0.035),
      onFace(face, 0, mouth + 0.055),
      onFace(face, 0.1, mouth + 0.035),
      onFace(face, 0.11, 0.96),
      onFace(face, 0, 1.09),
      onFace(face, -0.11, 0.96),
    ];
  if (face.aspect === "side")
    return dots(
      `0.02,0.52 -0.03,0.66 -0.14,0.72 -0.24,${mouth - 0.03} -0.37,${mouth + 0.05} -0.4,0.94 -0.36,${1.0 + long} -0.24,${1.03 + long} -0.08,${0.97 + long * 0.3} 0.06,0.84 0.07,0.66`,
    );
  if (face.aspect === "threequarter")
    return dots(
      `0.24,0.54 0.19,0.68 0.08,0.74 -0.02,${mouth - 0.005} -0.2,${mouth + 0.052} -0.3,${mouth - 0.01} -0.35,0.7 -0.36,0.8 -0.33,0.95 -0.26,${1.01 + long} -0.14,${1.04 + long} 0,${0.99 + long * 0.6} 0.14,0.9 0.25,0.78 0.29,0.62`,
    );
  const half: readonly Dot[] = dots(`0.362,0.56 ${0.33 + jaw},0.76 ${0.25 + jaw},0.93 0.12,${1.02 + long * 0.85}`);
  const inner: readonly Dot[] = dots(`0.315,0.57 0.275,0.69 0.2,0.75 0.12,${mouth - 0.015}`);
  const mirror = (dots: readonly Dot[]) => dots.map(([x, y]): Dot => [-x * wide, y]);
  const plain = (dots: readonly Dot[]) => dots.map(([x, y]): Dot => [x * wide, y]);
  return [
    ...plain(half),
    [0, 1.04 + long],
    ...mirror(half).toReversed(),
    ...mirror(inner),
    [0, mouth + 0.055],
    ...plain(inner).toReversed(),
  ];
}

/** How far each kind hangs below the chin. */
const LENGTHS: Partial<Record<PersonLook["beard"]["style"], number>> = { full: 0.16, long: 0.9 };

export function paintBeard(pen: Pen, { beard, skin }: PersonLook, face: Face): void {
  if (beard.style === "moustache") return;
  const outline = curve(beardOutline(face, beard.style));
  if (beard.style === "stubble") {
    pen.context.fillStyle = css(faded(mixed(beard.colour, skin, 0.3), 0.34));
    return pen.context.fill(outline);
  }
  paintPart(pen, outline, beard.colour, {
    shade: 0.06,
    outline: 0.8,
    inside: () => paintStrands(pen, face, beard.colour),
  });
}

/** Up to these years a chin is smooth. */
const SMOOTH = 21;

/** The shade of a grown man's jaw and lip where he has no beard: by it a face without one is a man's, whatever the hair and the robe. */
export function paintShavenJaw({ context }: Pen, look: PersonLook, face: Face): void {
  const { skin, age, years, form, beard } = look;
  if (form !== "man" || beard.style !== "none" || (age !== "adult" && age !== "old")) return;
  if (years !== null && years <= SMOOTH) return;
  const shade: Colour =
    skin.light > 0.6
      ? { light: skin.light - 0.26, chroma: 0.022, hue: 250 }
      : { light: skin.light - 0.14, chroma: 0.012, hue: 260 };
  context.fillStyle = css(faded(shade, skin.light > 0.8 ? 0.26 : 0.34));
  context.fill(curve(beardOutline(face, "stubble")));
  const on = (x: number, y: number): Dot => (face.aspect === "side" ? [-0.4 + Math.abs(x), y] : onFace(face, x, y));
  const [top, low] = [face.nose + 0.02, face.mouth - 0.015];
  const left = face.aspect === "side" ? 0 : -0.12;
  context.fill(curve([on(left, low), on(left * 0.5, top), on(0.06, top), on(0.12, low)], true, 0.4));
}

/** Hairs of a beard, down and a little inwards. */
function paintStrands(pen: Pen, face: Face, colour: Colour): void {
  for (let at = -6; at <= 6; at++) {
    const x = at * 0.052;
    const [tx, ty] = onFace(face, x, 0.8 + Math.abs(at % 3) * 0.04);
    drawSeam(pen, dots(`${tx},${ty} ${tx * 0.97 - 0.004},${ty + 0.09} ${tx * 0.92 + 0.004},${ty + 0.2}`), colour, 0.45);
  }
}

export function paintMoustache(pen: Pen, { beard }: PersonLook, face: Face): void {
  const y = (face.nose + face.mouth) / 2 + 0.012;
  const thick = beard.style === "moustache" ? 0.062 : 0.046;
  for (const side of sidesOf(face)) {
    const on = (x: number, dy: number): Dot =>
      face.aspect === "side" ? [-0.398 + x * 0.9, y + dy] : onFace(face, side * x, y + dy, 0.01);
    taperedStroke(
      pen.context,
      [on(0, -0.012), on(0.05, -0.004), on(0.1, 0.03), on(0.135, 0.066)],
      thick,
      mixed(beard.colour, INK, 0.14),
    );
  }
}
