// Hats and what else is worn on the head, and a hat that is held. The head's own units.
import { type Colour, css, shifted } from "../../../core/animatic/colour.ts";
import type { Garment } from "../../../core/animatic/looks/clothes.ts";

import { Path2D } from "../../animatic/paint/canvas.ts";
import type { Face } from "./head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../pen.ts";

type Hatter = (pen: Pen, hat: Garment, face: Face) => void;

const HATTERS: Readonly<Record<string, Hatter>> = {
  hat: (pen, hat, face) => paintBrimmed(pen, hat, face, { tall: 0.3, brim: 0.6 }),
  strawhat: (pen, hat, face) => paintBrimmed(pen, hat, face, { tall: 0.2, brim: 0.82 }),
  tophat: (pen, hat, face) => paintBrimmed(pen, hat, face, { tall: 0.66, brim: 0.56 }),
  cap: paintCap,
  beanie: paintBeanie,
  helmet: paintHelmet,
  hood: paintHood,
  headscarf: paintScarfed,
  crown: paintCrown,
  visor: paintVisor,
};

export function paintHat(pen: Pen, hat: Garment, face: Face): void {
  HATTERS[hat.kind]?.(pen, hat, face);
}

/** The middle of the skull from this side. */
export function middle({ aspect }: Face): number {
  return aspect === "side" ? 0.03 : aspect === "threequarter" ? 0.025 : 0;
}

function paintBrimmed(
  pen: Pen,
  { colour, second }: Garment,
  face: Face,
  { tall, brim }: { readonly tall: number; readonly brim: number },
): void {
  const x = middle(face);
  const w = 0.42 * face.wide;
  const isBack = face.aspect === "back";
  if (!isBack) paintPart(pen, oval(x, 0.17, brim, 0.115), shifted(colour, -0.08), { shade: 0.03 });
  const top = 0.12 - tall;
  const crown: readonly Dot[] = dots(
    `${x - w},0.16 ${x - w * 0.98},${top + 0.1} ${x - w * 0.8},${top - 0.02} ${x - w * 0.2},${top + (tall > 0.5 ? -0.03 : 0.03)} ${x + w * 0.4},${top - 0.03} ${x + w * 0.92},${top + 0.06} ${x + w},0.16 ${x},0.24`,
  );
  paintPart(pen, curve(crown, true, 0.4), colour, { shade: 0.12 });
  const band: readonly Dot[] = dots(
    `${x - w * 1.005},0.06 ${x},0.13 ${x + w * 1.005},0.06 ${x + w * 1.005},0.16 ${x},0.235 ${x - w * 1.005},0.16`,
  );
  paintPart(pen, curve(band, true, 0.4), second.light < colour.light ? second : shifted(colour, -0.14), {
    shade: 0.04,
    outline: 0.7,
  });
  const edge: readonly Dot[] = dots(
    `${x - brim},0.17 ${x - w},0.185 ${x},0.255 ${x + w},0.185 ${x + brim},0.17 ${x + brim * 0.6},0.262 ${x},0.298 ${x - brim * 0.6},0.262`,
  );
  paintPart(pen, curve(edge, true, 0.5), shifted(colour, 0.02), { shade: 0.05 });
}

function paintCap(pen: Pen, { colour }: Garment, face: Face): void {
  const x = middle(face);
  const w = 0.42 * face.wide;
  const dome: readonly Dot[] = dots(
    `${x - w},0.24 ${x - w * 0.96},0.04 ${x - w * 0.5},-0.1 ${x + w * 0.1},-0.12 ${x + w * 0.7},-0.06 ${x + w},0.1 ${x + w},0.25 ${x},0.28`,
  );
  paintPart(pen, curve(dome), colour, { shade: 0.1 });
  drawSeam(pen, dots(`${x},-0.12 ${x + 0.03},0.06 ${x + 0.02},0.26`), colour, 0.55);
  if (face.aspect === "back") return drawSeam(pen, dots("-0.16,0.25 0,0.16 0.16,0.25"), colour, 0.8);
  const peak: readonly Dot[] =
    face.aspect === "front"
      ? dots("-0.36,0.22 0,0.17 0.36,0.22 0.28,0.33 0,0.36 -0.28,0.33")
      : face.aspect === "side"
        ? dots("-0.3,0.17 -0.36,0.25 -0.68,0.32 -0.7,0.27 -0.44,0.16")
        : dots("-0.1,0.2 -0.16,0.29 -0.46,0.35 -0.6,0.31 -0.52,0.22 -0.38,0.16");
  paintPart(pen, curve(peak, true, 0.45), shifted(colour, -0.06), { shade: 0.04 });
}

function paintBeanie(pen: Pen, { colour }: Garment, face: Face): void {
  const x = middle(face);
  const w = 0.43 * face.wide;
  paintPart(pen, oval(x + 0.02, -0.2, 0.1), shifted(colour, 0.08), { shade: 0.04 });
  paintPart(
    pen,
    curve(
      dots(
        `${x - w},0.2 ${x - w * 0.86},-0.02 ${x - w * 0.3},-0.14 ${x + w * 0.3},-0.14 ${x + w * 0.88},-0.02 ${x + w},0.2`,
      ),
    ),
    colour,
    { shade: 0.1 },
  );
  paintPart(
    pen,
    curve(
      dots(`${x - w * 1.05},0.12 ${x},0.16 ${x + w * 1.05},0.12 ${x + w * 1.03},0.28 ${x},0.32 ${x - w * 1.03},0.28`),
      true,
      0.4,
    ),
    shifted(colour, -0.05),
    { shade: 0.05 },
  );
  for (let at = -4; at <= 4; at++) drawSeam(pen, dots(`${x + at * 0.09},0.16 ${x + at * 0.09},0.29`), colour, 0.5);
}

function paintHelmet(pen: Pen, { colour }: Garment, face: Face): void {
  const x = middle(face);
  const w = 0.47 * face.wide;
  paintPart(
    pen,
    curve(
      dots(
        `${x - w},0.32 ${x - w},0.06 ${x - w * 0.55},-0.14 ${x},-0.19 ${x + w * 0.55},-0.14 ${x + w},0.06 ${x + w * 1.02},0.42 ${x},0.27`,
      ),
      true,
      0.5,
    ),
    colour,
    { shade: 0.12 },
  );
  drawSeam(pen, dots(`${x},-0.19 ${x + 0.04},0.05 ${x + 0.02},0.27`), colour, 0.8);
}

/** A round helmet of glass on a collar, closed at the back. */
function paintVisor(pen: Pen, { colour }: Garment, face: Face): void {
  const { context } = pen;
  const x = middle(face);
  const isBack = face.aspect === "back";
  const shell = oval(x, 0.46, 0.72, 0.74);
  if (isBack) return paintPart(pen, shell, colour, { shade: 0.14 });
  const window = face.aspect === "front" ? x : face.aspect === "side" ? x - 0.2 : x - 0.1;
  const glass = oval(window, 0.5, face.aspect === "side" ? 0.48 : 0.56, 0.56);
  context.save();
  const rim = new Path2D();
  rim.addPath(shell);
  rim.addPath(glass);
  context.clip(rim, "evenodd");
  paintPart(pen, shell, colour, { shade: 0.14 });
  context.restore();
  context.fillStyle = css({ light: 0.82, chroma: 0.05, hue: 230, alpha: 0.2 });
  context.fill(glass);
  drawLine(pen, glass, shifted(colour, -0.3), 1.6);
  drawLine(pen, shell, shifted(colour, -0.4), 1.2);
  const shine = curve(dots(`${window - 0.38},0.42 ${window - 0.3},0.18 ${window - 0.08},0.04`), false);
  drawLine(pen, shine, { light: 1, chroma: 0, hue: 0, alpha: 0.7 }, 2.4);
}

/** Round the face, down to the shoulders. */
function paintHood(pen: Pen, { colour }: Garment, face: Face): void {
  wrapHead(pen, colour, face, { out: 0.1, low: 1.3 });
}

function paintScarfed(pen: Pen, { colour }: Garment, face: Face): void {
  wrapHead(pen, colour, face, { out: 0.05, low: 1.14 });
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
  const inner: readonly Dot[] =
    face.aspect === "side"
      ? dots("-0.3,1.06 -0.16,0.96 -0.05,0.7 -0.08,0.4 -0.2,0.2 -0.36,0.14")
      : face.aspect === "threequarter"
        ? dots("-0.36,0.95 -0.1,1.04 0.16,0.84 0.22,0.5 0.12,0.26 -0.1,0.16 -0.34,0.2 -0.42,0.4")
        : dots(
            "-0.34,0.8 -0.2,0.99 0,1.05 0.2,0.99 0.34,0.78 0.35,0.5 0.28,0.24 0,0.14 -0.28,0.24 -0.35,0.5 -0.345,0.8",
          );
  paintPart(pen, curve([...outer, ...inner]), colour, { shade: 0.09 });
}

function paintCrown(pen: Pen, { colour }: Garment, face: Face): void {
  const x = middle(face);
  const points: readonly Dot[] = dots(
    "-0.36,0.12 -0.4,-0.16 -0.24,-0.02 -0.13,-0.22 0,-0.04 0.13,-0.22 0.24,-0.02 0.4,-0.16 0.36,0.12 0,0.19",
  );
  paintPart(
    pen,
    curve(
      points.map(([px, py]): Dot => [x + px * face.wide, py]),
      true,
      0.08,
    ),
    colour,
    { shade: 0.06 },
  );
  for (const at of [-0.2, 0, 0.2])
    paintPart(pen, oval(x + at, 0.1, 0.03), { light: 0.5, chroma: 0.18, hue: 20 }, { shade: 0.01, outline: 0.6 });
}

/** A hat in the hand, seen from above its brim. */
export function paintHeldHat(pen: Pen, { colour }: Garment, [x, y]: Dot): void {
  paintPart(pen, oval(x, y, 0.46, 0.2, -0.12), colour, { shade: 0.06 });
  paintPart(
    pen,
    curve(
      dots(
        `${x - 0.27},${y + 0.02} ${x - 0.22},${y - 0.2} ${x},${y - 0.26} ${x + 0.22},${y - 0.22} ${x + 0.28},${y - 0.02} ${x},${y + 0.08}`,
      ),
    ),
    shifted(colour, 0.03),
    { shade: 0.08 },
  );
  drawSeam(pen, dots(`${x - 0.27},${y - 0.02} ${x},${y + 0.05} ${x + 0.27},${y - 0.05}`), colour, 1.2);
}
