// A mannequin: one hue, no face, no hair, nothing that asserts what the person looks like. The cross on its head tells where it
// looks. Drawn in head heights, facing right; light falls from one side.
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { outlineOf, traceLimb, type Limb, type Pose, type Station } from "../../../core/animatic/pose.ts";
import { across, down, fade, openCanvas, Path2D, slope, type Context2D, type Canvas } from "../paint/canvas.ts";

export interface FigureStyle {
  readonly pose: Pose;
  readonly hue: number;
  /** Strength of the hue; people without a name have little. */
  readonly chroma?: number;
  /** Lightness of what the light falls on. */
  readonly exposure: number;
  /** Where the light comes from in the drawing: -1 left, 1 right. */
  readonly light: 1 | -1;
  /** Height of the head in pixels. */
  readonly head: number;
  /** Breadth of the body, about 1. */
  readonly build: number;
}

const HEAD =
  "M-.372 .42 C-.392 .14 -.22 0 .005 0 C.235 0 .392 .15 .382 .42 C.376 .62 .31 .82 .2 .925 C.13 1.005 .02 1.01 -.04 .985 C-.21 .92 -.345 .7 -.372 .42 Z";
const TORSO =
  "M-.185 .78 L-.195 1.06 C-.215 1.28 -.48 1.32 -.7 1.405 C-.9 1.48 -.94 1.64 -.9 1.86 C-.86 2.06 -.76 2.24 -.71 2.48 C-.65 2.74 -.57 2.82 -.57 3.04 C-.57 3.3 -.66 3.44 -.66 3.72 C-.66 3.98 -.34 4.06 0 4.06 C.34 4.06 .63 3.98 .63 3.7 C.63 3.42 .54 3.28 .54 3.02 C.54 2.8 .61 2.72 .65 2.46 C.69 2.22 .78 2.04 .8 1.84 C.82 1.62 .78 1.46 .6 1.39 C.42 1.32 .225 1.28 .21 1.06 L.205 .78 Z";
/** How often a limb is drawn over itself, ever thinner and lighter: round, without a blur. Large figures need finer steps. */
const TUBES = { few: 5, many: 14, manyFrom: 40 } as const;
/** What the tubes add up to, whatever their number. */
const ROUNDNESS = 0.6;

const shapes = new Map<string, Path2D>();

/** Paints a whole figure with its crown at the context's origin, scaled to head heights. */
export function paintFigure(context: Context2D, style: FigureStyle): void {
  const base: Colour = { light: style.exposure, chroma: style.chroma ?? 0.098, hue: style.hue };
  context.save();
  for (const limb of style.pose.legs) paintLimb(context, limb, shifted(base, -0.13), style);
  for (const limb of style.pose.arms.filter((arm) => !arm.front))
    paintLimb(context, limb, shifted(base, -0.085), style);
  paintTrunk(context, base, style);
  for (const limb of style.pose.arms.filter((arm) => arm.front))
    paintFrontArm(context, limb, shifted(base, -0.03), style);
  paintHead(context, base, style);
  context.restore();
}

function paintLimb(context: Context2D, limb: Limb, base: Colour, style: FigureStyle): void {
  const trace = traceLimb(limb);
  const tubes = style.head > TUBES.manyFrom ? TUBES.many : TUBES.few;
  const alpha = 1 - (1 - ROUNDNESS) ** (1 / (tubes - 1));
  for (let tube = 0; tube < tubes; tube++) {
    const part = 1 - tube / tubes;
    const tint = tube === 0 ? shifted(base, -0.07) : faded(shifted(base, 0.075), alpha);
    const shape = trace.map(([x, y, radius]): Station => {
      const aside = radius * (1 - part);
      return [x * style.build + style.light * aside * 0.55, y - aside * 0.2, radius * part];
    });
    fillLimb(context, shape, fade(context, down(1.4, 7.5), [0, tint], [1, shifted(tint, -0.13)]));
  }
}

/** Fills a limb's outline and its round ends. */
function fillLimb(context: Context2D, shape: readonly Station[], fill: Context2D["fillStyle"]): void {
  const outline = new Path2D();
  for (const [x, y] of outlineOf(shape)) outline.lineTo(x, y);
  outline.closePath();
  for (const [x, y, radius] of [shape[0], shape.at(-1)].filter((end) => end !== undefined)) {
    outline.moveTo(x + radius, y);
    outline.arc(x, y, radius, 0, 7, true);
  }
  context.fillStyle = fill;
  context.fill(outline);
}

/** An arm before the chest, with its shadow on it. */
function paintFrontArm(context: Context2D, limb: Limb, base: Colour, style: FigureStyle): void {
  context.save();
  context.globalCompositeOperation = "source-atop";
  for (const spread of [0.12, 0.08, 0.04]) {
    const shadow = traceLimb(limb).map(([x, y, radius]): Station => [
      x * style.build - style.light * 0.05,
      y + 0.09,
      radius + spread,
    ]);
    fillLimb(context, shadow, css(faded(shifted(base, -0.34), 0.12)));
  }
  context.restore();
  paintLimb(context, limb, base, style);
}

function paintTrunk(context: Context2D, base: Colour, style: FigureStyle): void {
  const { light, build } = style;
  context.save();
  context.scale(build, 1);
  fillPath(
    context,
    TORSO,
    slope(context, across(0.86 * light, -0.95 * light), shifted(base, 0.015), shifted(base, -0.17)),
  );
  fillPath(
    context,
    TORSO,
    fade(
      context,
      down(1.4, 4.1),
      [0, faded(base, 0)],
      [0.5, faded(shifted(base, -0.2), 0.03)],
      [1, faded(shifted(base, -0.3), 0.45)],
    ),
  );
  paintChest(context, base, style);
  context.restore();
}

/** Light on the chest and the upper back, and the seam of the collar. */
function paintChest(context: Context2D, base: Colour, { light }: FigureStyle): void {
  const shine = context.createRadialGradient(0.36 * light, 1.86, 0.02, 0.3 * light, 1.95, 0.75);
  shine.addColorStop(0, css(faded(shifted(base, 0.1), 0.6)));
  shine.addColorStop(1, css(faded(shifted(base, 0.06), 0)));
  context.save();
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = shine;
  context.fillRect(-1, 1.2, 2, 2);
  const under = context.createRadialGradient(0.06, 0.96, 0.05, 0.03, 1.02, 0.44);
  under.addColorStop(0, css(faded(shifted(base, -0.3), 0.85)));
  under.addColorStop(0.55, css(faded(shifted(base, -0.3), 0.42)));
  under.addColorStop(1, css(faded(shifted(base, -0.34), 0)));
  context.fillStyle = under;
  context.fillRect(-0.5, 0.9, 1, 0.7);
  context.restore();
  strokePath(context, "M-.33 1.29 C-.17 1.53 .21 1.53 .34 1.28", faded(shifted(base, -0.26), 0.34), 0.012);
}

function paintHead(context: Context2D, base: Colour, { light }: FigureStyle): void {
  const lit = context.createRadialGradient(0.15 * light, 0.3, 0.04, -0.02 * light, 0.5, 0.72);
  lit.addColorStop(0, css({ ...shifted(base, 0.17), chroma: base.chroma * 0.77 }));
  lit.addColorStop(0.45, css(shifted(base, 0.065)));
  lit.addColorStop(1, css(shifted(base, -0.16)));
  fillPath(context, HEAD, lit);
  context.globalCompositeOperation = "source-atop";
  const cross = faded(shifted(base, -0.28), 0.5);
  strokePath(context, "M-.37 .455 C-.2 .545 .2 .55 .381 .445", cross, 0.0115);
  strokePath(context, "M.045 .004 C.235 .3 .255 .68 .115 .985", cross, 0.0115);
}

function fillPath(context: Context2D, path: string, fill: Context2D["fillStyle"]): void {
  context.fillStyle = fill;
  context.fill(shapeOf(path));
}

function strokePath(context: Context2D, path: string, tint: Colour, width: number): void {
  context.strokeStyle = css(tint);
  context.lineWidth = width;
  context.lineCap = "round";
  context.stroke(shapeOf(path));
}

/** Draws light on the edges that face the light, and shade on those that face away, of whatever is on the canvas. */
export function lightEdges(
  canvas: Canvas,
  context: Context2D,
  light: { readonly side: 1 | -1; readonly width: number; readonly tint: Colour },
): void {
  const { side, width, tint } = light;
  drawEdge(canvas, context, { shift: -side * width, blur: width * 0.45, tint: faded(tint, width < 1.6 ? 0.45 : 0.7) });
  drawEdge(canvas, context, {
    shift: side * width * 4.5,
    blur: width * 3.2,
    tint: { light: 0.14, chroma: 0.04, hue: 280, alpha: 0.4 },
  });
}

/** The part of the drawing that a shifted, blurred copy of it leaves uncovered, tinted; the softer, the smaller it can be made. */
function drawEdge(canvas: Canvas, context: Context2D, edge: { shift: number; blur: number; tint: Colour }): void {
  const share = Math.min(1, Math.max(0.25, 2.5 / edge.blur));
  const mask = openCanvas(Math.ceil(canvas.width * share), Math.ceil(canvas.height * share));
  mask.context.imageSmoothingQuality = "high";
  mask.context.fillStyle = css(edge.tint);
  mask.context.fillRect(0, 0, mask.canvas.width, mask.canvas.height);
  mask.context.globalCompositeOperation = "destination-out";
  mask.context.filter = `blur(${(edge.blur * share).toFixed(2)}px)`;
  mask.context.drawImage(
    canvas,
    edge.shift * share,
    Math.abs(edge.shift) * share * 0.5,
    mask.canvas.width,
    mask.canvas.height,
  );
  context.save();
  context.resetTransform();
  context.globalCompositeOperation = "source-atop";
  context.imageSmoothingQuality = "high";
  context.drawImage(mask.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}

function shapeOf(path: string): Path2D {
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  return shape;
}
