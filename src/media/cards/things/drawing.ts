// How a thing's drawing is written down: parts from back to front, each a path in the thing's own square and the tone it is painted in.
import { type Colour, faded, shifted } from "../../../core/animatic/colour/colour.ts";
import type { ThingLook } from "../../../core/animatic/looks/object-look.ts";
import { Path2D } from "../../animatic/paint/canvas.ts";
import { type Part, type Pen, drawLine, inkOf, paintPart } from "../pen.ts";

export interface Drawing {
  /** Left, top, right and bottom of what is drawn; from -0.5, 0 to 0.5, 1 where it is left out. */
  readonly box?: readonly [number, number, number, number];
  readonly parts: readonly Part[];
}

/** One that looks to the left. */
export interface CreatureDrawing extends Drawing {
  readonly box: readonly [number, number, number, number];
  /** Middle and radius of the eyes. */
  readonly eyes: readonly (readonly [x: number, y: number, radius: number])[];
  /** Where stripes and spots may lie: left, top, right, bottom. */
  readonly back: readonly [number, number, number, number];
}

/** The path of an ellipse; all other paths are written out. */
export function disc(x: number, y: number, wide: number, tall = wide): string {
  return `M${x - wide} ${y} A${wide} ${tall} 0 1 1 ${x + wide} ${y} A${wide} ${tall} 0 1 1 ${x - wide} ${y} Z`;
}

/** The path of a box, its corners cut round. */
export function block(
  ...[left, top, right, bottom, corner = 0]: readonly [number, number, number, number, number?]
): string {
  const c = Math.min(corner, (right - left) / 2, (bottom - top) / 2);
  if (c === 0) return `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`;
  return (
    `M${left + c} ${top} L${right - c} ${top} Q${right} ${top} ${right} ${top + c} L${right} ${bottom - c} Q${right} ${bottom} ${right - c} ${bottom} ` +
    `L${left + c} ${bottom} Q${left} ${bottom} ${left} ${bottom - c} L${left} ${top + c} Q${left} ${top} ${left + c} ${top} Z`
  );
}

const TONES: Readonly<Record<string, Colour>> = {
  metal: { light: 0.72, chroma: 0.012, hue: 245 },
  iron: { light: 0.4, chroma: 0.012, hue: 255 },
  brass: { light: 0.72, chroma: 0.1, hue: 86 },
  wood: { light: 0.52, chroma: 0.08, hue: 62 },
  dark: { light: 0.27, chroma: 0.012, hue: 265 },
  paper: { light: 0.945, chroma: 0.022, hue: 90 },
  white: { light: 0.96, chroma: 0.005, hue: 90 },
  glass: { light: 0.83, chroma: 0.035, hue: 222, alpha: 0.82 },
  glow: { light: 0.93, chroma: 0.11, hue: 85 },
  red: { light: 0.55, chroma: 0.17, hue: 25 },
  leaf: { light: 0.52, chroma: 0.1, hue: 145 },
  clay: { light: 0.57, chroma: 0.11, hue: 42 },
  skin: { light: 0.78, chroma: 0.06, hue: 55 },
  gold: { light: 0.78, chroma: 0.13, hue: 86 },
  crust: { light: 0.66, chroma: 0.1, hue: 68 },
  brown: { light: 0.4, chroma: 0.07, hue: 52 },
  yellow: { light: 0.86, chroma: 0.15, hue: 95 },
  flame: { light: 0.74, chroma: 0.18, hue: 55 },
  blue: { light: 0.55, chroma: 0.14, hue: 250 },
  rubber: { light: 0.24, chroma: 0.008, hue: 265 },
};

/** How much of a window that is seen through is there. */
const CLEAR = 0.24;

/** `clear`: its windows are seen through, whatever else of it lies behind them. */
export function paintDrawing(
  pen: Pen,
  { parts }: Drawing,
  { clear, ...look }: Pick<ThingLook, "colour" | "second"> & { readonly clear?: boolean },
): void {
  if (!clear) return paintParts(pen, parts, look);
  const { context } = pen;
  const openings = new Path2D();
  openings.rect(-8, -8, 16, 16);
  const windows = parts.filter(([tone]) => tone === "glass");
  for (const [, path] of windows) openings.addPath(new Path2D(path));
  context.save();
  context.clip(openings, "evenodd");
  paintParts(
    pen,
    parts.filter(([tone]) => tone !== "glass"),
    look,
  );
  context.restore();
  context.globalAlpha = CLEAR;
  paintParts(pen, windows, look);
  context.globalAlpha = 1;
}

function paintParts(pen: Pen, parts: readonly Part[], look: Pick<ThingLook, "colour" | "second">): void {
  for (const [tone, path, breadth] of parts) {
    const shape = new Path2D(path);
    const colour = toneOf(tone.replace(/^(?:line|stroke) /, ""), look);
    if (tone.startsWith("line")) drawLine(pen, shape, faded(inkOf(colour), 0.7), breadth ?? 0.6);
    else if (tone.startsWith("stroke")) paintStroke(pen, shape, colour, breadth ?? 0.03);
    else paintPart(pen, shape, colour, { shade: breadth ?? 0.035 });
  }
}

/** A bar, a wire or a cord: its own colour between two lines. `breadth`: in the thing's own units. */
function paintStroke(pen: Pen, shape: Path2D, colour: Colour, breadth: number): void {
  drawLine({ ...pen, line: 1 }, shape, inkOf(colour), breadth + 1.7 * pen.line);
  drawLine({ ...pen, line: 1 }, shape, colour, breadth);
}

function toneOf(tone: string, { colour, second }: Pick<ThingLook, "colour" | "second">): Colour {
  const name = tone.replace(/[+-]+$/, "");
  const shift = (tone.match(/\+/g)?.length ?? 0) * 0.06 - (tone.match(/-/g)?.length ?? 0) * 0.07;
  const base = name === "second" ? second : (TONES[name] ?? colour);
  return shift === 0 ? base : shifted(base, shift);
}
