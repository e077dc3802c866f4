// Cloth around the head: hoods, scarves, veils, turbans, and bands and wreaths on the hair. The head's own units.
import { type Colour, css, faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../../pen.ts";

const WHITE: Colour = { light: 0.96, chroma: 0.006, hue: 90 };
const BLACK: Colour = { light: 0.2, chroma: 0.01, hue: 260 };
const GOLD: Colour = { light: 0.78, chroma: 0.13, hue: 86 };

/** Round the face, down to the shoulders. */
export function paintHood(pen: Pen, { colour }: Garment, face: Face): void {
  wrapHead(pen, colour, face, { out: 0.13, low: 1.34 });
  paintFaceShadow(pen, face);
}

/** The face lies in the shadow of the hood. */
function paintFaceShadow({ context }: Pen, { aspect }: Face): void {
  if (aspect === "back") return;
  context.fillStyle = css({ light: 0.12, chroma: 0.02, hue: 270, alpha: 0.4 });
  context.fill(
    oval(aspect === "front" ? 0 : aspect === "side" ? -0.2 : -0.1, 0.36, aspect === "side" ? 0.2 : 0.3, 0.26),
  );
}

export function paintScarfed(pen: Pen, { colour }: Garment, face: Face): void {
  wrapHead(pen, colour, face, { out: 0.05, low: 1.2 });
}

/** A white band round the face under a veil that falls over the shoulders. */
export function paintWimple(pen: Pen, { colour }: Garment, face: Face): void {
  wrapHead(pen, WHITE, face, { out: 0.01, low: 1.3 });
  const x = skullMiddle(face);
  const w = 0.47 * face.wide;
  const veil: readonly Dot[] =
    face.aspect === "back"
      ? dots(
          `${-w},0.3 ${-w * 0.7},-0.06 0,-0.16 ${w * 0.7},-0.06 ${w},0.3 ${w * 1.35},1.5 ${w},1.9 ${-w},1.9 ${-w * 1.35},1.5`,
        )
      : face.aspect === "front"
        ? dots(
            `${-w * 1.35},1.7 ${-w * 1.05},0.5 ${-w * 0.8},-0.02 0,-0.17 ${w * 0.8},-0.02 ${w * 1.05},0.5 ${w * 1.35},1.7 ${w * 0.8},1.72 ${w * 0.78},0.5 ${w * 0.5},0.14 0,0.08 ${-w * 0.5},0.14 ${-w * 0.78},0.5 ${-w * 0.8},1.72`,
          )
        : dots(
            `${x - w * 0.72},0.16 ${x - w * 0.5},-0.06 ${x + w * 0.2},-0.17 ${x + w},0.06 ${x + w * 1.2},0.6 ${x + w * 1.7},1.8 ${x + w * 0.6},1.95 ${x + w * 0.3},1.5 ${x + w * 0.3},0.6 ${x},0.2`,
          );
  paintPart(pen, curve(veil, true, 0.4), colour, { shade: 0.1 });
}

/** A cloth with stripes or a veil of tulle that falls from the crown behind the shoulders. */
export function paintVeil(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.44 * face.wide;
  const { context } = pen;
  const isDark = colour.light < 0.5;
  const fall: readonly Dot[] =
    face.aspect === "front"
      ? dots(
          `${-w * 1.5},2.4 ${-w * 1.15},0.6 ${-w * 0.8},0 0,-0.14 ${w * 0.8},0 ${w * 1.15},0.6 ${w * 1.5},2.4 ${w * 0.9},2.3 ${w * 0.86},0.5 ${w * 0.4},0.06 0,0.02 ${-w * 0.4},0.06 ${-w * 0.86},0.5 ${-w * 0.9},2.3`,
        )
      : face.aspect === "back"
        ? dots(`${-w},0.2 0,-0.14 ${w},0.2 ${w * 1.5},2.6 0,2.8 ${-w * 1.5},2.6`)
        : dots(
            `${x - w * 0.5},0.0 ${x},-0.12 ${x + w},0.1 ${x + w * 1.5},1 ${x + w * 2.2},2.6 ${x + w * 0.9},2.7 ${x + w * 0.6},0.8 ${x + w * 0.1},0.14`,
          );
  const path = curve(fall, true, 0.4);
  context.fillStyle = css(faded(colour, isDark ? 0.72 : 0.78));
  context.fill(path);
  drawLine(pen, path, faded(shifted(colour, isDark ? 0.2 : -0.3), 0.8), 0.9);
  if (!isDark)
    for (const at of [-0.3, -0.1, 0.1, 0.3])
      paintPart(pen, oval(x + at * face.wide, -0.02 + Math.abs(at) * 0.3, 0.06), WHITE, { shade: 0.02, outline: 0.6 });
  if (isDark && face.aspect !== "back") {
    context.fillStyle = css(faded(colour, 0.35));
    context.fill(
      curve(dots(`${x - w},0.1 ${x},0.02 ${x + w * 0.8},0.1 ${x + w * 0.7},0.9 ${x - w * 0.2},1 ${x - w},0.9`)),
    );
  }
}

/** Cloth that falls from the crown to the shoulders, held by a double cord. */
export function paintHeadcloth(pen: Pen, hat: Garment, face: Face): void {
  wrapHead(pen, hat.colour, face, { out: 0.1, low: 1.42 });
  const x = skullMiddle(face);
  const w = 0.43 * face.wide;
  for (const y of [0.08, 0.16])
    drawLine(pen, curve(dots(`${x - w},${y + 0.04} ${x},${y - 0.08} ${x + w},${y + 0.04}`), false), BLACK, 4);
}

/** Bands of cloth wound high one over the other to a point over the brow, with a jewel where it is a fine one. */
export function paintTurban(pen: Pen, { colour, second }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.52 * face.wide;
  const front = face.aspect === "front" || face.aspect === "back" ? x : x - 0.16;
  const roll = dots(
    `${x - w * 0.94},0.26 ${x - w * 1.12},-0.04 ${x - w * 0.86},-0.36 ${x},-0.52 ${x + w * 0.86},-0.38 ${x + w * 1.14},-0.02 ${x + w * 0.96},0.36 ${front + w * 0.4},0.2 ${front},0.06 ${front - w * 0.4},0.16`,
  );
  paintPart(pen, curve(roll), colour, { shade: 0.14 });
  for (const rise of [0, 0.16, 0.32])
    for (const side of [-1, 1])
      drawSeam(
        pen,
        [
          [front, 0.02 - rise * 1.1],
          [x + side * w * 0.6, 0.1 - rise * 1.1],
          [x + side * w * 1.02, 0.26 - rise * 1.2],
        ],
        colour,
        1.4,
      );
  if (second.chroma > 0.08 && face.aspect !== "back")
    paintPart(pen, oval(front, -0.06, 0.07), second, { shade: 0.02, outline: 0.7 });
}

/** Over the skull to the brow, tied behind. */
export function paintBandana(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  if (face.aspect !== "front")
    paintPart(
      pen,
      curve(
        dots(`${x + w * 0.9},0.2 ${x + w * 1.5},0.3 ${x + w * 1.5},0.62 ${x + w * 1.2},0.44 ${x + w},0.34`),
        true,
        0.3,
      ),
      shifted(colour, -0.05),
      { shade: 0.04 },
    );
  paintPart(
    pen,
    curve(dots(`${x - w},0.22 ${x - w * 0.95},0.02 ${x},-0.12 ${x + w * 0.95},0.02 ${x + w},0.26 ${x},0.16`)),
    colour,
    { shade: 0.09 },
  );
  for (const at of [-0.5, 0, 0.5]) paintPart(pen, oval(x + at * w, 0.04, 0.03), WHITE, { shade: 0, outline: 0 });
}

/** A band over the brow. */
export function paintBand(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.4 * face.wide;
  const band = dots(`${x - w},0.2 ${x},0.14 ${x + w},0.2 ${x + w},0.29 ${x},0.24 ${x - w},0.29`);
  paintPart(pen, curve(band, true, 0.4), colour, { shade: 0.03, outline: 0.8 });
}

export function paintCrown(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const points = dots(
    "-0.37,0.14 -0.44,-0.26 -0.25,-0.06 -0.14,-0.36 0,-0.08 0.14,-0.36 0.25,-0.06 0.44,-0.26 0.37,0.14 0,0.21",
  );
  const placed = points.map(([px, py]): Dot => [x + px * face.wide, py]);
  paintPart(pen, curve(placed, true, 0.08), colour, { shade: 0.06 });
  for (const at of [-0.2, 0, 0.2])
    paintPart(pen, oval(x + at, 0.11, 0.035), { light: 0.5, chroma: 0.18, hue: 20 }, { shade: 0.01, outline: 0.6 });
}

export function paintTiara(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face) - (face.aspect === "front" || face.aspect === "back" ? 0 : 0.06);
  const points = dots(
    "-0.3,0.1 -0.28,-0.02 -0.16,-0.04 -0.1,-0.16 0,-0.26 0.1,-0.16 0.16,-0.04 0.28,-0.02 0.3,0.1 0,0.04",
  );
  paintPart(
    pen,
    curve(
      points.map(([px, py]): Dot => [x + px * face.wide, py]),
      true,
      0.2,
    ),
    colour,
    { shade: 0.03 },
  );
  paintPart(pen, oval(x, -0.08, 0.04), { light: 0.85, chroma: 0.06, hue: 230 }, { shade: 0.01, outline: 0.6 });
}

/** Leaves or flowers round the hair. */
/** Tied at the side of the crown. */
export function paintHairBow(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face) + (face.aspect === "front" || face.aspect === "back" ? 0.2 : 0.08);
  for (const side of [-1, 1])
    paintPart(
      pen,
      curve(dots(`${x},-0.06 ${x + side * 0.3},-0.24 ${x + side * 0.34},0.02 ${x + side * 0.26},0.12`), true, 0.25),
      colour,
      { shade: 0.05 },
    );
  paintPart(pen, oval(x, -0.04, 0.07), shifted(colour, -0.06), { shade: 0.02 });
}

export function paintWreath(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  const isGold = colour.hue > 70 && colour.hue < 100;
  for (let at = 0; at <= 8; at++) {
    const share = at / 8;
    const spot: Dot = [x - w + 2 * w * share, 0.16 - 0.07 * Math.sin(Math.PI * share)];
    paintPart(
      pen,
      oval(...spot, 0.085, 0.05, at % 2 ? 0.6 : -0.6),
      isGold ? colour : { light: 0.48, chroma: 0.1, hue: 140 },
      { shade: 0.02, outline: 0.7 },
    );
    if (!isGold && at % 2 === 0)
      paintPart(pen, oval(...spot, 0.06), at % 4 ? WHITE : { light: 0.74, chroma: 0.14, hue: 0 }, {
        shade: 0.01,
        outline: 0.6,
      });
  }
}

/** Curls of a judge to the shoulders. */
export function paintWig(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.42 * face.wide;
  wrapHead(pen, colour, face, { out: 0.07, low: 1.24 });
  const sides = face.aspect === "front" ? [-1, 1] : [1];
  for (const side of sides)
    for (let row = 0; row < 4; row++)
      drawSeam(
        pen,
        dots(
          `${x + side * w * 0.72},${0.42 + row * 0.22} ${x + side * w * 0.95},${0.5 + row * 0.22} ${x + side * w * 1.2},${0.42 + row * 0.22}`,
        ),
        colour,
        1.1,
      );
}

/** Gold and blue stripes that fall beside the face. */
export function paintHalo(pen: Pen, face: Face): void {
  const x = skullMiddle(face);
  drawLine(pen, oval(x, -0.3, 0.36, 0.1), shifted(GOLD, -0.2), 3.4);
  drawLine(pen, oval(x, -0.3, 0.36, 0.1), { light: 0.92, chroma: 0.12, hue: 95 }, 2);
}

function wrapHead(
  pen: Pen,
  colour: Colour,
  face: Face,
  { out, low }: { readonly out: number; readonly low: number },
): void {
  const w = 0.4 * face.wide + out;
  if (face.aspect === "back")
    return paintPart(
      pen,
      curve(
        dots(
          `${-w},0.4 ${-w * 0.85},0.05 0,${-0.08 - out} ${w * 0.85},0.05 ${w},0.4 ${w * 0.95},0.85 ${w * 0.8},${low} 0,${low + 0.06} ${-w * 0.8},${low} ${-w * 0.95},0.85`,
        ),
      ),
      colour,
      { shade: 0.12 },
    );
  const shift = face.aspect === "front" ? 0 : face.aspect === "side" ? 0.16 : 0.08;
  const outer: readonly Dot[] =
    face.aspect === "front"
      ? dots(
          `${-w * 0.8},${low} ${-w * 0.96},0.85 ${-w},0.42 ${-w * 0.8},0.05 0,${-0.08 - out} ${w * 0.8},0.05 ${w},0.42 ${w * 0.96},0.85 ${w * 0.8},${low} 0,${low + 0.08} ${-w * 0.7},${low + 0.03}`,
        )
      : dots(
          `${shift - w * 0.98},0.3 ${shift - w * 0.75},0.02 ${shift},${-0.08 - out} ${shift + w * 0.8},0.05 ${shift + w},0.42 ${shift + w * 0.96},0.85 ${shift + w * 0.8},${low} 0,${low + 0.08} ${-w * 0.8},${low - 0.03}`,
        );
  paintPart(pen, curve([...outer, ...INNER[face.aspect]]), colour, { shade: 0.09 });
}

/** What is left open for the face. */
const INNER: Readonly<Record<Exclude<Face["aspect"], "back">, readonly Dot[]>> = {
  side: dots("-0.3,1.06 -0.16,0.96 -0.05,0.7 -0.08,0.4 -0.2,0.2 -0.36,0.14"),
  threequarter: dots("-0.36,0.95 -0.1,1.04 0.16,0.84 0.22,0.5 0.12,0.26 -0.1,0.16 -0.34,0.2 -0.42,0.4"),
  front: dots(
    "-0.34,0.8 -0.2,0.99 0,1.05 0.2,0.99 0.34,0.78 0.35,0.5 0.28,0.24 0,0.14 -0.28,0.24 -0.35,0.5 -0.345,0.8",
  ),
};
