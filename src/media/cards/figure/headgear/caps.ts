// Caps of cloth: with a peak, flat, knitted, a sailor's, a nurse's, a hat with a tip that hangs down. The head's own units.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../../pen.ts";

const GOLD: Colour = { light: 0.78, chroma: 0.13, hue: 86 };
const RED: Colour = { light: 0.54, chroma: 0.2, hue: 27 };
const WHITE: Colour = { light: 0.96, chroma: 0.006, hue: 90 };

function paintPeak(pen: Pen, colour: Colour, face: Face, low = 0): void {
  const peak =
    face.aspect === "front"
      ? `-0.36,${0.22 + low} 0,${0.17 + low} 0.36,${0.22 + low} 0.28,${0.33 + low} 0,${0.36 + low} -0.28,${0.33 + low}`
      : face.aspect === "side"
        ? `-0.3,${0.17 + low} -0.36,${0.25 + low} -0.68,${0.32 + low} -0.7,${0.27 + low} -0.44,${0.16 + low}`
        : `-0.1,${0.2 + low} -0.16,${0.29 + low} -0.46,${0.35 + low} -0.6,${0.31 + low} -0.52,${0.22 + low} -0.38,${0.16 + low}`;
  paintPart(pen, curve(dots(peak), true, 0.45), colour, { shade: 0.04 });
}

export function paintCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const dome = dots(
    `${x - w},0.24 ${x - w * 0.96},0.04 ${x - w * 0.5},-0.1 ${x + w * 0.1},-0.12 ${x + w * 0.7},-0.06 ${x + w},0.1 ${x + w},0.25 ${x},0.28`,
  );
  paintPart(pen, curve(dome), colour, { shade: 0.1 });
  drawSeam(pen, dots(`${x},-0.12 ${x + 0.03},0.06 ${x + 0.02},0.26`), colour, 0.55);
  if (face.aspect === "back") return drawSeam(pen, dots("-0.16,0.25 0,0.16 0.16,0.25"), colour, 0.8);
  paintPeak(pen, shifted(colour, -0.06), face);
}

export function paintFlatCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face) - (face.aspect === "front" || face.aspect === "back" ? 0 : 0.06);
  const w = 0.5 * face.wide;
  if (face.aspect !== "back") paintPeak(pen, shifted(colour, -0.1), face, -0.03);
  const top = dots(
    `${x - w * 1.02},0.16 ${x - w * 0.9},0.02 ${x - w * 0.3},-0.08 ${x + w * 0.4},-0.11 ${x + w * 0.95},0.0 ${x + w},0.16 ${x + w * 0.6},0.24 ${x},0.24 ${x - w * 0.7},0.24`,
  );
  paintPart(pen, curve(top), colour, { shade: 0.1 });
}

export function paintBeret(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const top = dots(
    `${x - w * 1.05},0.16 ${x - w * 0.8},-0.04 ${x},-0.14 ${x + w},-0.1 ${x + w * 1.5},0.08 ${x + w * 1.3},0.22 ${x + w * 0.9},0.2 ${x},0.22 ${x - w},0.22`,
  );
  paintPart(pen, curve(top), colour, { shade: 0.1 });
  drawLine(pen, curve(dots(`${x + 0.02},-0.13 ${x + 0.05},-0.22`), false), shifted(colour, -0.1), 1.6);
}

/** A wide stiff crown over a band, a dark peak and a badge. */
export function paintPeaked(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const crown = dots(
    `${x - w},0.06 ${x - w * 1.42},-0.1 ${x - w * 0.9},-0.2 ${x},-0.26 ${x + w * 0.9},-0.2 ${x + w * 1.42},-0.1 ${x + w},0.06 ${x},0.1`,
  );
  paintPart(pen, curve(crown, true, 0.45), colour, { shade: 0.1 });
  const band = dots(`${x - w},0.04 ${x},0.08 ${x + w},0.04 ${x + w},0.2 ${x},0.26 ${x - w},0.2`);
  paintPart(pen, curve(band, true, 0.3), shifted(colour, -0.08), { shade: 0.04 });
  if (face.aspect === "back") return;
  paintPeak(pen, { light: 0.16, chroma: 0.01, hue: 260 }, face, -0.02);
  const at: Dot = face.aspect === "front" ? [0, -0.04] : face.aspect === "side" ? [-0.34, -0.04] : [-0.2, -0.04];
  paintPart(pen, oval(...at, 0.075, 0.09), GOLD, { shade: 0.02, outline: 0.6 });
}

export function paintSailorCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const top = dots(
    `${x - w * 1.15},-0.02 ${x - w * 0.8},-0.14 ${x + w * 0.8},-0.14 ${x + w * 1.15},-0.02 ${x + w},0.08 ${x - w},0.08`,
  );
  paintPart(pen, curve(top, true, 0.5), colour, { shade: 0.06 });
  const band = dots(`${x - w},0.04 ${x},0.08 ${x + w},0.04 ${x + w},0.19 ${x},0.24 ${x - w},0.19`);
  paintPart(pen, curve(band, true, 0.3), { light: 0.3, chroma: 0.08, hue: 264 }, { shade: 0.03 });
}

/** Knitted; one kind has a ball of wool on top, one has flaps over the ears with cords. */
export function paintBeanie(pen: Pen, { kind, colour, second }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.43 * face.wide;
  if (kind !== "beanie") paintPart(pen, oval(x + 0.02, -0.2, 0.12), shifted(colour, 0.08), { shade: 0.04 });
  if (kind === "chullo") paintFlaps(pen, second, face);
  const dome = dots(
    `${x - w},0.2 ${x - w * 0.86},-0.02 ${x - w * 0.3},-0.14 ${x + w * 0.3},-0.14 ${x + w * 0.88},-0.02 ${x + w},0.2`,
  );
  paintPart(pen, curve(dome), colour, { shade: 0.1 });
  const cuff = dots(
    `${x - w * 1.05},0.12 ${x},0.16 ${x + w * 1.05},0.12 ${x + w * 1.03},0.28 ${x},0.32 ${x - w * 1.03},0.28`,
  );
  paintPart(pen, curve(cuff, true, 0.4), shifted(colour, -0.05), { shade: 0.05 });
  for (let at = -4; at <= 4; at++) drawSeam(pen, dots(`${x + at * 0.09},0.16 ${x + at * 0.09},0.29`), colour, 0.5);
}

function paintFlaps(pen: Pen, colour: Colour, face: Face): void {
  const w = 0.43 * face.wide;
  const ears = face.aspect === "side" ? [0.06] : face.aspect === "threequarter" ? [0.32] : [-w, w];
  for (const x of ears) {
    drawLine(pen, curve(dots(`${x},0.7 ${x + 0.02},1.16`), false), colour, 2.2);
    const flap = dots(`${x - 0.16},0.2 ${x + 0.14},0.2 ${x + 0.1},0.58 ${x},0.74 ${x - 0.1},0.58`);
    paintPart(pen, curve(flap, true, 0.35), colour, { shade: 0.06 });
  }
}

/** A folded cap with a red cross on the crown. */
export function paintNurseCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = face.aspect === "front" || face.aspect === "back" ? 0 : face.aspect === "side" ? 0 : -0.04;
  const w = 0.34 * face.wide;
  const cap = dots(`${x - w},0.12 ${x - w * 1.15},-0.2 ${x},-0.14 ${x + w * 1.15},-0.2 ${x + w},0.12 ${x},0.06`);
  paintPart(pen, curve(cap, true, 0.2), colour, { shade: 0.05 });
  if (face.aspect === "back") return;
  const cx = face.aspect === "front" ? 0 : x - 0.04;
  for (const [half, tall] of [
    [0.1, 0.034],
    [0.034, 0.1],
  ] as const)
    paintPart(
      pen,
      curve(
        dots(
          `${cx - half},${-0.04 - tall} ${cx + half},${-0.04 - tall} ${cx + half},${-0.04 + tall} ${cx - half},${-0.04 + tall}`,
        ),
        true,
        0,
      ),
      RED,
      { shade: 0, outline: 0 },
    );
}

/** Close to the skull. `low`: a coif covers the ears, a skullcap the crown alone. */
export function paintSkullCap(pen: Pen, { colour, second }: Garment, face: Face, low = 0.3): void {
  const x = skullMiddle(face);
  const w = 0.415 * face.wide;
  const dome = dots(
    `${x - w},${low} ${x - w * 0.98},0.08 ${x - w * 0.5},-0.07 ${x},-0.1 ${x + w * 0.5},-0.07 ${x + w * 1.06},0.1 ${x + w * 1.04},${low + 0.12} ${x + w * 0.5},${low - 0.04} ${x},${low - 0.1} ${x - w * 0.6},${low - 0.08}`,
  );
  paintPart(pen, curve(dome), colour, { shade: 0.1 });
  if (low > 0.2) drawSeam(pen, dots(`${x - w},${low - 0.06} ${x},${low - 0.17} ${x + w},${low - 0.02}`), second, 0.6);
}

/** A round frill around the head. */
export function paintMobCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.47 * face.wide;
  paintPart(pen, oval(x, 0.02, w, 0.26), colour, { shade: 0.1 });
  const frill: Dot[] = Array.from({ length: 15 }, (_, at): Dot => {
    const share = at / 14;
    return [x - w * 1.1 + 2.2 * w * share, 0.14 + 0.08 * Math.sin(Math.PI * share) + (at % 2 ? 0.05 : 0)];
  });
  paintPart(pen, curve([...frill, [x + w, 0.06], [x, 0.1], [x - w, 0.06]], true, 0.4), shifted(colour, -0.02), {
    shade: 0.03,
    outline: 0.8,
  });
}

/** A soft cone whose tip hangs to one side, with a border and a ball of fur. */
export function paintTipped(pen: Pen, { kind, colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const cone = dots(
    `${x - w},0.12 ${x - w * 0.8},-0.16 ${x - w * 0.1},-0.42 ${x + w * 0.9},-0.34 ${x + w * 1.55},0.08 ${x + w * 1.2},0.06 ${x + w * 0.9},-0.08 ${x + w},0.12 ${x},0.16`,
  );
  paintPart(pen, curve(cone), colour, { shade: 0.1 });
  const trim = kind === "santahat" ? WHITE : shifted(colour, -0.1);
  paintPart(pen, oval(x + w * 1.45, 0.14, 0.11), trim, { shade: 0.04 });
  const border = dots(
    `${x - w * 1.12},0.06 ${x},0.11 ${x + w * 1.12},0.06 ${x + w * 1.1},0.24 ${x},0.3 ${x - w * 1.1},0.24`,
  );
  paintPart(pen, curve(border, true, 0.5), trim, { shade: 0.05 });
}

/** Two horns of cloth with a ball on each. */
export function paintJester(pen: Pen, { colour, second }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.43 * face.wide;
  for (const [side, tint] of [
    [-1, colour],
    [1, second],
  ] as const) {
    const horn = dots(
      `${x},-0.14 ${x + side * w * 0.8},-0.34 ${x + side * w * 1.9},-0.16 ${x + side * w * 2},0.14 ${x + side * w * 1.5},0.0 ${x + side * w},0.22 ${x},0.24`,
    );
    paintPart(pen, curve(horn), tint, { shade: 0.08 });
    paintPart(pen, oval(x + side * w * 2, 0.18, 0.08), GOLD, { shade: 0.02, outline: 0.7 });
  }
}

/** A cone that stands up: of paper with stripes, or a bishop's with a gold cross. */
/** Of felt, over brow and ears, its point a little back. */
/** Fine mesh over hair that is pinned up. */
export function paintHairnet(pen: Pen, _: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.43 * face.wide;
  const net: Colour = { light: 0.95, chroma: 0.01, hue: 230, alpha: 0.75 };
  for (const at of [-0.9, -0.55, -0.2, 0.15, 0.5, 0.85])
    drawLine(
      pen,
      curve(dots(`${x + at * w * 0.3},-0.06 ${x + at * w * 0.9},0.06 ${x + at * w * 1.02},0.22`), false),
      net,
      1,
    );
  for (const y of [0.02, 0.11])
    drawLine(
      pen,
      curve(dots(`${x - w * (0.7 + y)},${y + 0.04} ${x},${y - 0.03} ${x + w * (0.7 + y)},${y + 0.04}`), false),
      net,
      1,
    );
  drawLine(pen, curve(dots(`${x - w * 1.02},0.24 ${x},0.19 ${x + w * 1.02},0.24`), false), { ...net, alpha: 1 }, 2.6);
}

export function paintConeCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.47 * face.wide;
  const outline = dots(
    `${x - w},0.3 ${x - w * 0.62},-0.08 ${x + 0.1},-0.72 ${x + w * 0.66},-0.08 ${x + w},0.3 ${x},0.24`,
  );
  paintPart(pen, curve(outline, true, 0.16), colour, { shade: 0.1 });
}

export function paintCone(pen: Pen, { kind, colour, second }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = (kind === "mitre" ? 0.4 : 0.26) * face.wide;
  const outline =
    kind === "mitre"
      ? dots(`${x - w},0.16 ${x - w * 1.16},-0.3 ${x},-0.78 ${x + w * 1.16},-0.3 ${x + w},0.16 ${x},0.22`)
      : dots(`${x - w},0.06 ${x},-0.56 ${x + w},0.06 ${x},0.1`);
  paintPart(pen, curve(outline, true, 0.1), colour, { shade: 0.08 });
  const tint = kind === "mitre" ? GOLD : second;
  drawLine(pen, curve(dots(`${x - w * 0.7},-0.14 ${x + w * 0.7},-0.14`), false), tint, 3);
  if (kind === "mitre") drawLine(pen, curve(dots(`${x},-0.62 ${x},0.16`), false), tint, 3);
  else paintPart(pen, oval(x, -0.58, 0.07), tint, { shade: 0.02, outline: 0.7 });
}
