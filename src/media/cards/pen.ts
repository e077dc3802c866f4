// How everything on a card is drawn: an even colour, a soft shadow on the side away from the light, a neat line in a dark tone of the
// same colour. Shapes are in the drawing's own units; the light comes from the upper left.
import { type Colour, css, faded, shifted } from "../../core/animatic/colour/colour.ts";
import { type Context2D, Path2D } from "../animatic/paint/canvas.ts";

export type Dot = readonly [x: number, y: number];

/** `main` and `second` are a thing's own colours; a tone with `-` is a little darker, with `+` a little lighter. "line" strokes a seam. */
export type Part = readonly [tone: string, path: string, breadth?: number];

export interface Pen {
  readonly context: Context2D;
  /** Breadth of an outline. */
  readonly line: number;
  /** Small on the screen: one shadow does for each part; tiny: none, and no seams. */
  readonly size?: "small" | "tiny";
}

export interface PartStyle {
  /** How far the shadow reaches in from the dark side. */
  readonly shade?: number;
  /** Parts of a whole outline; 0 draws none. */
  readonly outline?: number;
  /** Strength of the shadow, 1 as usual. */
  readonly depth?: number;
  /** Painted over the colour and under the shadow, cut to the shape. */
  readonly inside?: () => void;
}

/** Places as they are written down: "x,y x,y". */
export function dots(text: string): readonly Dot[] {
  return text.split(" ").map((pair): Dot => {
    const [x = "", y = ""] = pair.split(",");
    return [Number(x), Number(y)];
  });
}

/** One of several places. */
export function dotAt(points: readonly Dot[], index: number): Dot {
  return points[index] ?? [0, 0];
}

/** A smooth curve through points, closed or open. */
export function curve(points: readonly Dot[], closed = true, tension = 0.5): Path2D {
  const path = new Path2D();
  const count = points.length;
  const at = (index: number): Dot =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  path.moveTo(...at(0));
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 3;
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
      to[0],
      to[1],
    );
  }
  if (closed) path.closePath();
  return path;
}

/** `size`: half the breadth, half the height, how far it is turned. */
export function oval(
  x: number,
  y: number,
  ...[wide, tall = wide, turn = 0]: readonly [number, number?, number?]
): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, wide, tall, turn, 0, 2 * Math.PI);
  path.closePath();
  return path;
}

/** Colour, shadow, outline. */
export function paintPart(pen: Pen, path: Path2D, colour: Colour, style: PartStyle = {}): void {
  const { context } = pen;
  const { outline = 1, inside } = style;
  const shade = pen.size === "tiny" ? 0 : (style.shade ?? 0.1);
  context.fillStyle = css(colour);
  context.fill(path);
  if (inside || shade > 0) {
    context.save();
    context.clip(path);
    inside?.();
    const steps = pen.size === "small" ? FEW : MANY;
    if (shade > 0) paintShade(context, path, { colour, shade, depth: style.depth ?? 1, steps });
    context.restore();
  }
  if (outline > 0) drawLine(pen, path, inkOf(colour), outline);
}

interface Shade {
  readonly colour: Colour;
  readonly shade: number;
  readonly depth: number;
  readonly steps: typeof MANY;
}

/** How far in each shadow reaches, and how strong it is. */
const MANY: readonly (readonly [share: number, strength: number])[] = [
  [1, 0.16],
  [0.62, 0.13],
  [0.3, 0.12],
];
const FEW: typeof MANY = [[0.75, 0.28]];

/** Two crescents on the dark side, a faint one of light on the other. */
function paintShade(context: Context2D, path: Path2D, { colour, shade, depth, steps }: Shade): void {
  const dark: Colour = { light: colour.light * 0.42, chroma: colour.chroma * 0.9 + 0.015, hue: coolHue(colour) };
  const outside = new Path2D(path);
  outside.rect(-60, -60, 120, 120);
  for (const [share, strength] of steps) {
    context.save();
    context.translate(-shade * share, -shade * share * 0.5);
    context.fillStyle = css(faded(dark, strength * depth));
    context.fill(outside, "evenodd");
    context.restore();
  }
  if (steps === FEW) return;
  context.save();
  context.translate(shade * 0.34, shade * 0.2);
  context.fillStyle = css(faded(shifted(colour, 0.2), 0.3 * depth));
  context.fill(outside, "evenodd");
  context.restore();
}

/** Shadows lean to blue, but skin and warm things keep their warmth. */
function coolHue({ hue, chroma }: Colour): number {
  if (chroma < 0.02) return 265;
  return hue > 20 && hue < 110 ? hue - 14 : hue;
}

/** The tone that a colour is outlined with. */
export function inkOf(colour: Colour): Colour {
  return { light: 0.16 + colour.light * 0.13, chroma: Math.min(0.06, colour.chroma * 0.5), hue: coolHue(colour) };
}

export function drawLine(pen: Pen, path: Path2D, colour: Colour, breadth = 1): void {
  const { context, line } = pen;
  context.strokeStyle = css(colour);
  context.lineWidth = line * breadth;
  context.lineCap = context.lineJoin = "round";
  context.stroke(path);
}

/** A fold, a seam or a crease: the colour's ink, thin and not quite opaque. */
export function drawSeam(pen: Pen, points: readonly Dot[], colour: Colour, breadth = 0.65): void {
  if (points.length < 2 || pen.size === "tiny") return;
  const ink = colour.light < 0.3 ? shifted(colour, 0.15) : inkOf(colour);
  drawLine(pen, curve(points, false), faded(ink, 0.75), breadth);
}

/** A stroke that is broad in its middle and pointed at its ends, as a soft pencil draws it. */
export function taperedStroke(context: Context2D, points: readonly Dot[], breadth: number, colour: Colour): void {
  const last = points.length - 1;
  const sides = points.map(([x, y], at): readonly [Dot, Dot] => {
    const before = points[Math.max(0, at - 1)] ?? [x, y];
    const after = points[Math.min(last, at + 1)] ?? [x, y];
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (breadth / 2) * (0.16 + 0.84 * Math.sin((Math.PI * (at + 0.35)) / (last + 0.7)));
    const [nx, ny] = [(-(after[1] - before[1]) / long) * half, ((after[0] - before[0]) / long) * half];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  context.fillStyle = css(colour);
  context.fill(curve([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()]));
}

/** A light that dies away, for cheeks and sheen. */
export function paintGlow(context: Context2D, [x, y]: Dot, radius: number, colour: Colour): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, css(colour));
  glow.addColorStop(1, css(faded(colour, 0)));
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}
