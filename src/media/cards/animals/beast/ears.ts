// Ears of an animal's head in profile, in lengths of the head.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, paintPart, type Dot, type Pen } from "../../pen.ts";
import type { Headed } from "./frame.ts";

const INSIDE: Colour = { light: 0.62, chroma: 0.06, hue: 25 };

export function paintEar({ pen, build, look, shape }: Headed, which: "far" | "near"): void {
  const isFar = which === "far";
  const long = build.earLong / build.headLong;
  if (long === 0 || (isFar && HANGING.has(build.ears))) return;
  const [x, y] = isFar ? [shape.ear[0] - 0.12, shape.ear[1] - 0.03] : shape.ear;
  const outline = SHAPES[build.ears].map(([px, py]): Dot => [x + px * long, y + py * long]);
  const isPale = look.species === "panda" || look.species === "sheep";
  const tint = isPale ? look.pale : shifted(look.coat, isFar ? -0.12 : -0.03);
  paintPart(pen, curve(outline, true, build.ears === "pointed" ? 0.4 : 0.7), tint, { shade: 0.04 });
  if (!isFar && INNER.has(build.ears)) paintInside(pen, outline, isPale ? look.pale : INSIDE);
}

function paintInside(pen: Pen, outline: readonly Dot[], tint: Colour): void {
  const middle = (axis: 0 | 1) => outline.reduce((sum, place) => sum + place[axis], 0) / outline.length;
  const [cx, cy] = [middle(0), middle(1)];
  const inner = outline.map(([x, y]): Dot => [cx + (x - cx) * 0.55, cy + (y - cy) * 0.62]);
  paintPart(pen, curve(inner, true, 0.6), tint, { shade: 0.02, outline: 0 });
}

const HANGING: ReadonlySet<string> = new Set(["flap", "hanging", "none"]);
const INNER: ReadonlySet<string> = new Set(["pointed", "round", "long"]);

/** Around the root, in lengths of the ear. */
const SHAPES: Readonly<Record<Headed["build"]["ears"], readonly Dot[]>> = {
  pointed: [
    [-0.34, 0.22],
    [-0.18, -0.5],
    [0.06, -1],
    [0.3, -0.44],
    [0.4, 0.26],
  ],
  tipped: [
    [-0.3, 0.24],
    [-0.26, -0.34],
    [-0.62, 0.02],
    [-0.5, -0.5],
    [-0.06, -0.82],
    [0.34, -0.4],
    [0.42, 0.28],
  ],
  floppy: [
    [-0.24, -0.12],
    [0.12, -0.2],
    [0.42, 0.2],
    [0.46, 0.72],
    [0.24, 1],
    [-0.04, 0.76],
    [-0.2, 0.3],
  ],
  round: [
    [-0.5, 0.2],
    [-0.62, -0.44],
    [0, -0.95],
    [0.62, -0.44],
    [0.5, 0.3],
  ],
  long: [
    [-0.12, 0.1],
    [-0.1, -0.4],
    [0.12, -0.9],
    [0.34, -1],
    [0.42, -0.7],
    [0.3, -0.2],
    [0.14, 0.16],
  ],
  leaf: [
    [-0.18, 0.14],
    [-0.22, -0.46],
    [0.04, -1],
    [0.3, -0.5],
    [0.24, 0.14],
  ],
  hanging: [
    [-0.1, -0.16],
    [0.4, -0.24],
    [1, 0.24],
    [0.84, 0.44],
    [0.3, 0.34],
    [-0.08, 0.16],
  ],
  flap: [
    [-0.16, -0.5],
    [0.3, -0.62],
    [0.86, -0.36],
    [0.96, 0.3],
    [0.62, 0.86],
    [0.3, 1],
    [0.06, 0.62],
    [-0.2, 0.3],
  ],
  small: [
    [-0.3, 0.3],
    [-0.3, -0.6],
    [0.1, -1],
    [0.4, -0.5],
    [0.4, 0.3],
  ],
  none: [],
};
