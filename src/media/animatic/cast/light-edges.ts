// The place's light on whoever stands in it: a bright edge on one side, a shaded one on the other, and what a ghost and a swimmer lack.
import { css, faded, type Colour } from "../../../core/animatic/colour/colour.ts";
import { openCanvas, type Context2D, type Canvas } from "../paint/canvas.ts";

export interface CastLight {
  /** Where it comes from: -1 left, 1 right. */
  readonly side: 1 | -1;
  readonly rim: Colour;
  /** Laid over everybody, as strong as it is opaque. */
  readonly tone: Colour;
  readonly glow: Colour;
  /** How hard it is, 0 to 1. */
  readonly contrast: number;
}

/** Draws light on the edges that face the light, and shade on those that face away, of whatever is on the canvas. */
export function lightEdges(
  canvas: Canvas,
  context: Context2D,
  light: {
    readonly side: 1 | -1;
    readonly width: number;
    readonly tint: Colour;
    /** How hard the light is, 0 to 1: the harder, the broader and darker the shade. */
    readonly contrast: number;
    /** Of one among many: the shaded edge is left out. */
    readonly isPlain: boolean;
  },
): void {
  const { side, width, tint, contrast } = light;
  const bright = edgeOf(canvas, {
    shift: -side * width,
    blur: width * 0.45,
    tint: faded(tint, (width < 1.6 ? 0.45 : 0.7) * (1 + 0.3 * contrast)),
  });
  if (!light.isPlain) {
    const dark = edgeOf(canvas, {
      shift: side * width * (4.5 + 5 * contrast),
      blur: width * (3.2 + 2.5 * contrast),
      tint: { light: 0.14, chroma: 0.04, hue: 280, alpha: 0.4 + 0.22 * contrast },
    });
    bright.context.drawImage(dark.canvas, 0, 0, bright.canvas.width, bright.canvas.height);
  }
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = "source-atop";
  context.drawImage(bright.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}

/** The part of the drawing that a shifted, blurred copy of it leaves uncovered, tinted; the softer, the smaller it is made. */
function edgeOf(
  canvas: Canvas,
  edge: { readonly shift: number; readonly blur: number; readonly tint: Colour },
): { readonly canvas: Canvas; readonly context: Context2D } {
  const share = Math.min(edge.blur > 1 ? 0.5 : 1, Math.max(0.25, 2.5 / edge.blur));
  const mask = openCanvas(Math.ceil(canvas.width * share), Math.ceil(canvas.height * share));
  const [width, height] = [mask.canvas.width, mask.canvas.height];
  mask.context.fillStyle = css(edge.tint);
  mask.context.fillRect(0, 0, width, height);
  mask.context.globalCompositeOperation = "destination-out";
  if (share < 1) mask.context.imageSmoothingQuality = "medium";
  if (edge.blur > 1) mask.context.filter = `blur(${(edge.blur * share).toFixed(2)}px)`;
  mask.context.drawImage(canvas, edge.shift * share, Math.abs(edge.shift) * share * 0.5, width, height);
  mask.context.filter = "none";
  mask.context.globalCompositeOperation = "source-over";
  return mask;
}

/** Half see-through, and less and less of it towards the ground. */
export function fadeGhost({ width, height }: Canvas, context: Context2D): void {
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = "rgba(206,226,244,0.62)";
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "destination-in";
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, "rgba(0,0,0,0.78)");
  fade.addColorStop(0.55, "rgba(0,0,0,0.6)");
  fade.addColorStop(0.95, "rgba(0,0,0,0)");
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
}

/** Under the surface little is seen, and the less the deeper; where the body meets it, a ripple. */
export function sinkIn(
  { width, height }: Canvas,
  context: Context2D,
  { level, unit, kick }: { readonly level: number; readonly unit: number; readonly kick?: number | undefined },
): void {
  context.globalCompositeOperation = "destination-out";
  const deep = context.createLinearGradient(0, level, 0, level + unit * SEEN_DOWN);
  deep.addColorStop(0, "rgba(0,0,0,0.72)");
  deep.addColorStop(1, "rgba(0,0,0,1)");
  context.fillStyle = deep;
  context.fillRect(0, level, width, height);
  context.globalCompositeOperation = "source-over";
  context.strokeStyle = "rgba(235,245,250,0.55)";
  context.lineWidth = Math.max(1, unit * 0.06);
  context.lineCap = "round";
  for (const [row, share] of [1, 0.7].entries()) {
    context.setLineDash(RIPPLES.map((long) => long * unit));
    context.lineDashOffset = row * RIPPLES[0] * unit;
    context.beginPath();
    context.ellipse(width / 2, level - unit * 0.02, width * 0.44 * share, unit * 0.12 * (row + 1), 0, 0, Math.PI);
    context.stroke();
  }
  context.setLineDash([]);
  if (kick !== undefined) paintKick(context, [kick, level], unit);
}

/** Head heights under the surface at which nothing is seen any more. */
const SEEN_DOWN = 1.9;

/** Head heights of a ripple and of the gap after it, so that no two make the edge of a board. */
const RIPPLES = [0.34, 0.42] as const;

/** White water over feet that kick. */
function paintKick(context: Context2D, [x, y]: readonly [number, number], unit: number): void {
  context.fillStyle = "rgba(242,249,252,0.85)";
  for (const [across, up, size] of KICKED) {
    context.beginPath();
    context.arc(x + across * unit, y - up * unit, size * unit, 0, 7);
    context.fill();
  }
}

/** Head heights across and up from the water, and half across. */
const KICKED = [
  [0, 0.04, 0.3],
  [-0.42, 0, 0.2],
  [0.4, 0, 0.22],
  [0.1, 0.46, 0.13],
  [-0.3, 0.42, 0.1],
  [0.42, 0.36, 0.08],
  [-0.08, 0.74, 0.07],
] as const;
