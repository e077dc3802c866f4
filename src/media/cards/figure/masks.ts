// A beak of leather, goggles over the eyes or on the brow, a mask round the eyes, cloth over the whole head.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Face, eyeBox, onFace, sidesOf } from "./head.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../pen.ts";

const DARK: Colour = { light: 0.22, chroma: 0.01, hue: 260 };
const WHITE: Colour = { light: 0.98, chroma: 0, hue: 0, alpha: 0.8 };

/** One broad glass in a frame, with a strap. */
export function paintGoggles(pen: Pen, face: Face, colour: Colour, up: number): void {
  const y = face.eyes + up;
  const w = 0.39 * face.wide;
  drawLine(pen, curve(dots(`${-w},${y - 0.01} 0,${y - 0.05} ${w},${y + 0.02}`), false), DARK, 2.6);
  const [left, right] = spread(face);
  const glass = curve(
    dots(
      `${left},${y - 0.12} ${(left + right) / 2},${y - 0.14} ${right},${y - 0.12} ${right},${y + 0.1} ${(left + right) / 2 + 0.05},${y + 0.13} ${(left + right) / 2},${y + 0.07} ${(left + right) / 2 - 0.05},${y + 0.13} ${left},${y + 0.1}`,
    ),
    true,
    0.35,
  );
  const tint: Colour = colour.chroma > 0.07 ? colour : { light: 0.72, chroma: 0.1, hue: 220 };
  paintPart(pen, glass, tint, { shade: 0.05 });
  drawLine(pen, glass, DARK, 1.7);
  drawLine(
    pen,
    curve(dots(`${left + 0.06},${y + 0.02} ${left + 0.16},${y - 0.08}`), false),
    { light: 1, chroma: 0, hue: 0, alpha: 0.8 },
    1.6,
  );
}

/** Where the left and the right end of both eyes are. */
function spread(face: Face): readonly [left: number, right: number] {
  if (face.aspect === "side") return [-0.42, -0.14];
  const [one, two] = [eyeBox(face, -1), eyeBox(face, 1)];
  return [one.x - one.half * 1.7, two.x + two.half * 1.7];
}

/** Cloth or leather around the eyes, which look through it. */
export function paintEyeMask(pen: Pen, look: PersonLook, face: Face, colour: Colour): void {
  const [left, right] = spread(face);
  const y = face.eyes;
  const middle = (left + right) / 2;
  const path = curve(
    dots(
      `${left - 0.05},${y - 0.14} ${middle},${y - 0.1} ${right + 0.06},${y - 0.16} ${right + 0.03},${y + 0.08} ${middle + 0.08},${y + 0.14} ${middle},${y + 0.06} ${middle - 0.08},${y + 0.14} ${left - 0.02},${y + 0.08}`,
    ),
    true,
    0.4,
  );
  paintPart(pen, path, colour, { shade: 0.03 });
  for (const side of sidesOf(face)) {
    const { x, half, tall } = eyeBox(face, side);
    paintPart(
      pen,
      oval(x, y, half * 1.1, tall * 1.2),
      { light: 0.965, chroma: 0.008, hue: 80 },
      { shade: 0, outline: 0.6 },
    );
    paintPart(pen, oval(x - (face.aspect === "front" ? 0 : half * 0.3), y, tall * 0.9), look.eyes, {
      shade: 0,
      outline: 0.8,
    });
  }
}

/** The head in dark cloth but for the eyes. */
export function paintBalaclava(pen: Pen, face: Face, colour: Colour): void {
  const w = 0.4 * face.wide;
  const [left, right] = spread(face);
  const head: readonly Dot[] =
    face.aspect === "side"
      ? dots(
          "-0.42,0.3 -0.3,0.04 0,-0.06 0.34,0.06 0.46,0.34 0.4,0.64 0.3,1.2 -0.22,1.2 -0.3,1.04 -0.44,0.9 -0.46,0.66",
        )
      : dots(
          `${-w},0.3 ${-w * 0.7},0.02 0.02,-0.07 ${w * 0.8},0.03 ${w * 1.12},0.32 ${w},0.66 ${w * 0.8},1.2 ${-w * 0.7},1.2 ${-w * 0.94},0.8`,
        );
  const y = face.eyes;
  const slit = dots(
    `${left - 0.02},${y - 0.08} ${right + 0.03},${y - 0.08} ${right + 0.03},${y + 0.1} ${left - 0.02},${y + 0.1}`,
  );
  const { context } = pen;
  context.save();
  const whole = curve(head);
  const opening = curve(slit, true, 0.4);
  whole.addPath(opening);
  context.clip(whole, "evenodd");
  paintPart(pen, curve(head), colour, { shade: 0.1 });
  context.restore();
  drawLine(pen, opening, shifted(colour, 0.16), 1.4);
  const [mx, my] = onFace(face, 0, face.mouth);
  drawLine(pen, curve(dots(`${mx - 0.08},${my} ${mx + 0.08},${my}`), false), shifted(colour, 0.14), 1.4);
}

/** A stiff face over the face, with dark openings for the eyes and a mouth that does not move. */
export function paintFaceCover(pen: Pen, face: Face, colour: Colour): void {
  const cover: readonly Dot[] =
    face.aspect === "front"
      ? dots("-0.35,0.2 0,0.1 0.35,0.2 0.35,0.62 0.2,0.94 0,1.04 -0.2,0.94 -0.35,0.62")
      : face.aspect === "side"
        ? dots("-0.42,0.2 -0.2,0.1 -0.08,0.3 -0.1,0.74 -0.22,1 -0.38,1.02 -0.44,0.86 -0.54,0.66 -0.43,0.5")
        : dots("-0.42,0.22 -0.14,0.1 0.2,0.22 0.22,0.62 0.08,0.94 -0.14,1.05 -0.36,0.96 -0.43,0.7");
  paintPart(pen, curve(cover, true, 0.45), colour, { shade: 0.08 });
  for (const side of sidesOf(face)) {
    const { x, half } = eyeBox(face, side);
    paintPart(pen, oval(x, face.eyes, half * 1.25, 0.055), DARK, { shade: 0, outline: 0.8 });
  }
  const nose = face.aspect === "side" ? "-0.44,0.56 -0.5,0.64" : "-0.06,0.5 -0.1,0.66 -0.02,0.68";
  drawLine(pen, curve(dots(nose), false), shifted(colour, -0.28), 1.4);
  const [mx, my] = face.aspect === "side" ? ([-0.38, face.mouth] as const) : onFace(face, 0, face.mouth, 0.02);
  drawLine(pen, curve(dots(`${mx - 0.1},${my - 0.02} ${mx},${my + 0.03} ${mx + 0.1},${my - 0.02}`), false), DARK, 2);
}

/** White, with tufts of red hair, a red ball of a nose, and a wide painted mouth. */
export function paintClownMask(pen: Pen, face: Face, colour: Colour): void {
  const hair: Colour = { light: 0.6, chroma: 0.2, hue: 38 };
  for (const x of face.aspect === "side" ? [0.2] : face.aspect === "threequarter" ? [-0.4, 0.4] : [-0.44, 0.44])
    for (const [dx, y] of [
      [0, 0.3],
      [0.05, 0.14],
      [0.02, 0.46],
    ] as const)
      paintPart(pen, oval(x + dx * Math.sign(x), y, 0.18, 0.16), hair, { shade: 0.06 });
  paintFaceCover(pen, face, colour);
  const red: Colour = { light: 0.58, chroma: 0.22, hue: 27 };
  const [mx, my] = onFace(face, 0, face.mouth, 0.02);
  paintPart(pen, oval(mx, my + 0.02, face.aspect === "side" ? 0.1 : 0.17, 0.07), red, { shade: 0.02, outline: 0.7 });
  drawLine(
    pen,
    curve(dots(`${mx - 0.12},${my - 0.01} ${mx},${my + 0.05} ${mx + 0.12},${my - 0.01}`), false),
    DARK,
    1.6,
  );
  const [nx, ny] = onFace(face, 0, 0.62, 0.08);
  paintPart(pen, oval(nx, ny, 0.1, 0.1), red, { shade: 0.04 });
}

/** A goalkeeper's: a hard shell round the face, bars before it. */
export function paintCageMask(pen: Pen, face: Face, colour: Colour): void {
  const shell: readonly Dot[] =
    face.aspect === "front"
      ? dots("-0.42,0.16 0,0.06 0.42,0.16 0.42,0.66 0.22,1.04 0,1.12 -0.22,1.04 -0.42,0.66")
      : face.aspect === "side"
        ? dots("-0.46,0.16 -0.2,0.06 0.02,0.2 0.04,0.74 -0.14,1.06 -0.38,1.12 -0.5,0.9 -0.52,0.5")
        : dots("-0.47,0.2 -0.14,0.06 0.26,0.18 0.3,0.64 0.1,1.02 -0.14,1.12 -0.4,1.02 -0.48,0.7");
  const y = face.eyes;
  const [left, right] = spread(face);
  const low = face.mouth + 0.06;
  const opening = curve(
    dots(`${left - 0.04},${y - 0.13} ${right + 0.05},${y - 0.13} ${right + 0.02},${low} ${left + 0.02},${low}`),
    true,
    0.35,
  );
  const { context } = pen;
  context.save();
  const whole = curve(shell, true, 0.45);
  whole.addPath(opening);
  context.clip(whole, "evenodd");
  paintPart(pen, curve(shell, true, 0.45), colour, { shade: 0.1 });
  context.restore();
  const bar: Colour = { light: 0.45, chroma: 0.01, hue: 250 };
  for (const at of [0.02, 0.12, 0.22])
    drawLine(pen, curve(dots(`${left - 0.04},${y + at} ${right + 0.05},${y + at}`), false), bar, 1.6);
  for (const share of [0.2, 0.5, 0.8]) {
    const x = left + (right - left) * share;
    drawLine(pen, curve(dots(`${x},${y - 0.13} ${x},${low}`), false), bar, 1.6);
  }
  drawLine(pen, opening, shifted(colour, -0.3), 1.6);
}

/** Rubber over the whole face, a round glass before each eye, a canister at the mouth. */
export function paintGasMask(pen: Pen, face: Face, colour: Colour): void {
  const rubber: Colour = colour.light > 0.6 ? { light: 0.3, chroma: 0.02, hue: 140 } : shifted(colour, -0.04);
  const cover: readonly Dot[] =
    face.aspect === "front"
      ? dots("-0.37,0.26 0,0.18 0.37,0.26 0.36,0.66 0.2,0.98 0,1.06 -0.2,0.98 -0.36,0.66")
      : face.aspect === "side"
        ? dots("-0.42,0.24 -0.16,0.2 0,0.4 -0.02,0.72 -0.16,1 -0.36,1.02 -0.46,0.86 -0.47,0.6")
        : dots("-0.42,0.26 -0.1,0.18 0.22,0.28 0.24,0.66 0.1,0.96 -0.14,1.05 -0.36,0.96 -0.44,0.68");
  paintPart(pen, curve(cover, true, 0.45), rubber, { shade: 0.08 });
  const back = face.aspect === "front" ? [-0.42, 0.42] : [0.42];
  for (const x of back) drawLine(pen, curve(dots(`${x * 0.5},0.42 ${x},0.36`), false), rubber, 3.4);
  const glass: Colour = { light: 0.78, chroma: 0.06, hue: 190 };
  for (const side of sidesOf(face)) {
    const { x } = eyeBox(face, side);
    const wide = face.aspect === "side" ? 0.085 : 0.13;
    const lens = oval(x, face.eyes + 0.01, wide, 0.135);
    paintPart(pen, lens, glass, { shade: 0.03 });
    drawLine(pen, lens, DARK, 3);
    drawLine(pen, curve(dots(`${x - wide * 0.4},${face.eyes + 0.04} ${x},${face.eyes - 0.06}`), false), WHITE, 1.4);
  }
  const [mx, my] = face.aspect === "side" ? ([-0.5, face.mouth] as const) : onFace(face, 0, face.mouth, 0.1);
  const long = face.aspect === "front" ? 0 : 0.12;
  paintPart(
    pen,
    curve(
      dots(`${mx + 0.1},${my - 0.13} ${mx - long},${my - 0.12} ${mx - long},${my + 0.16} ${mx + 0.1},${my + 0.17}`),
      true,
      0.2,
    ),
    shifted(rubber, 0.1),
    { shade: 0.05 },
  );
  const lid = oval(mx - long, my + 0.02, face.aspect === "front" ? 0.14 : 0.07, 0.15);
  paintPart(pen, lid, { light: 0.5, chroma: 0.02, hue: 120 }, { shade: 0.03 });
  drawLine(pen, oval(mx - long, my + 0.02, face.aspect === "front" ? 0.08 : 0.035, 0.085), DARK, 1.4);
}

/** Of a doctor of the plague: round glasses over a long beak that bends down. */
export function paintBeakMask(pen: Pen, face: Face, colour: Colour): void {
  const y = face.eyes;
  const cloth: readonly Dot[] =
    face.aspect === "front"
      ? dots("-0.37,0.3 0,0.22 0.37,0.3 0.33,0.84 0.12,0.98 0,1.3 -0.12,0.98 -0.33,0.84")
      : dots(
          "-0.36,0.28 0,0.24 0.22,0.4 0.22,0.8 0.04,1.0 -0.2,0.94 -0.6,1.0 -1.06,1.3 -0.96,0.92 -0.62,0.66 -0.4,0.52",
        );
  paintPart(pen, curve(cloth, true, 0.35), colour, { shade: 0.08 });
  const seam = face.aspect === "front" ? "0,0.6 0,1.24" : "-1,1.2 -0.6,0.86 -0.2,0.76";
  drawLine(pen, curve(dots(seam), false), shifted(colour, -0.3), 1.2);
  for (const side of sidesOf(face)) {
    const { x } = eyeBox(face, side);
    const lens = oval(face.aspect === "side" ? x + 0.04 : x, y, face.aspect === "side" ? 0.09 : 0.115, 0.115);
    paintPart(pen, lens, DARK, { shade: 0.02 });
    drawLine(pen, lens, { light: 0.7, chroma: 0.09, hue: 80 }, 2.6);
  }
}
