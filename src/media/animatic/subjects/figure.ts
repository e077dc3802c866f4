// A mannequin: one hue, no face, no hair, nothing that asserts what the person looks like. The cross on its head tells where it
// looks. Drawn in head heights, facing right; light falls from one side.
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { outlineOf, traceLimb, type Limb, type Pose, type Station } from "../../../core/animatic/pose.ts";
import { across, down, fade, openSheet, Path2D, slope, type Brush, type Canvas } from "../paint/canvas.ts";

export interface FigureLook {
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

/** Paints a whole figure with its crown at the brush's origin, scaled to head heights. */
export function paintFigure(brush: Brush, look: FigureLook): void {
  const base: Colour = { light: look.exposure, chroma: look.chroma ?? 0.098, hue: look.hue };
  brush.save();
  for (const limb of look.pose.legs) paintLimb(brush, limb, shifted(base, -0.13), look);
  for (const limb of look.pose.arms.filter((arm) => !arm.front)) paintLimb(brush, limb, shifted(base, -0.085), look);
  paintTrunk(brush, base, look);
  for (const limb of look.pose.arms.filter((arm) => arm.front)) paintFrontArm(brush, limb, shifted(base, -0.03), look);
  paintHead(brush, base, look);
  brush.restore();
}

function paintLimb(brush: Brush, limb: Limb, base: Colour, look: FigureLook): void {
  const trace = traceLimb(limb);
  const tubes = look.head > TUBES.manyFrom ? TUBES.many : TUBES.few;
  const alpha = 1 - (1 - ROUNDNESS) ** (1 / (tubes - 1));
  for (let tube = 0; tube < tubes; tube++) {
    const part = 1 - tube / tubes;
    const tint = tube === 0 ? shifted(base, -0.07) : faded(shifted(base, 0.075), alpha);
    const shape = trace.map(([x, y, radius]): Station => {
      const aside = radius * (1 - part);
      return [x * look.build + look.light * aside * 0.55, y - aside * 0.2, radius * part];
    });
    fillLimb(brush, shape, fade(brush, down(1.4, 7.5), [0, tint], [1, shifted(tint, -0.13)]));
  }
}

/** Fills a limb's outline and its round ends. */
function fillLimb(brush: Brush, shape: readonly Station[], fill: Brush["fillStyle"]): void {
  const outline = new Path2D();
  for (const [x, y] of outlineOf(shape)) outline.lineTo(x, y);
  outline.closePath();
  for (const [x, y, radius] of [shape[0], shape.at(-1)].filter((end) => end !== undefined)) {
    outline.moveTo(x + radius, y);
    outline.arc(x, y, radius, 0, 7, true);
  }
  brush.fillStyle = fill;
  brush.fill(outline);
}

/** An arm before the chest, with its shadow on it. */
function paintFrontArm(brush: Brush, limb: Limb, base: Colour, look: FigureLook): void {
  brush.save();
  brush.globalCompositeOperation = "source-atop";
  for (const spread of [0.12, 0.08, 0.04]) {
    const shadow = traceLimb(limb).map(([x, y, radius]): Station => [
      x * look.build - look.light * 0.05,
      y + 0.09,
      radius + spread,
    ]);
    fillLimb(brush, shadow, css(faded(shifted(base, -0.34), 0.12)));
  }
  brush.restore();
  paintLimb(brush, limb, base, look);
}

function paintTrunk(brush: Brush, base: Colour, look: FigureLook): void {
  const { light, build } = look;
  brush.save();
  brush.scale(build, 1);
  fillPath(brush, TORSO, slope(brush, across(0.86 * light, -0.95 * light), shifted(base, 0.015), shifted(base, -0.17)));
  fillPath(
    brush,
    TORSO,
    fade(
      brush,
      down(1.4, 4.1),
      [0, faded(base, 0)],
      [0.5, faded(shifted(base, -0.2), 0.03)],
      [1, faded(shifted(base, -0.3), 0.45)],
    ),
  );
  paintChest(brush, base, look);
  brush.restore();
}

/** Light on the chest and the upper back, and the seam of the collar. */
function paintChest(brush: Brush, base: Colour, { light }: FigureLook): void {
  const shine = brush.createRadialGradient(0.36 * light, 1.86, 0.02, 0.3 * light, 1.95, 0.75);
  shine.addColorStop(0, css(faded(shifted(base, 0.1), 0.6)));
  shine.addColorStop(1, css(faded(shifted(base, 0.06), 0)));
  brush.save();
  brush.globalCompositeOperation = "source-atop";
  brush.fillStyle = shine;
  brush.fillRect(-1, 1.2, 2, 2);
  const under = brush.createRadialGradient(0.06, 0.96, 0.05, 0.03, 1.02, 0.44);
  under.addColorStop(0, css(faded(shifted(base, -0.3), 0.85)));
  under.addColorStop(0.55, css(faded(shifted(base, -0.3), 0.42)));
  under.addColorStop(1, css(faded(shifted(base, -0.34), 0)));
  brush.fillStyle = under;
  brush.fillRect(-0.5, 0.9, 1, 0.7);
  brush.restore();
  strokePath(brush, "M-.33 1.29 C-.17 1.53 .21 1.53 .34 1.28", faded(shifted(base, -0.26), 0.34), 0.012);
}

function paintHead(brush: Brush, base: Colour, { light }: FigureLook): void {
  const lit = brush.createRadialGradient(0.15 * light, 0.3, 0.04, -0.02 * light, 0.5, 0.72);
  lit.addColorStop(0, css({ ...shifted(base, 0.17), chroma: base.chroma * 0.77 }));
  lit.addColorStop(0.45, css(shifted(base, 0.065)));
  lit.addColorStop(1, css(shifted(base, -0.16)));
  fillPath(brush, HEAD, lit);
  brush.globalCompositeOperation = "source-atop";
  const cross = faded(shifted(base, -0.28), 0.5);
  strokePath(brush, "M-.37 .455 C-.2 .545 .2 .55 .381 .445", cross, 0.0115);
  strokePath(brush, "M.045 .004 C.235 .3 .255 .68 .115 .985", cross, 0.0115);
}

function fillPath(brush: Brush, path: string, fill: Brush["fillStyle"]): void {
  brush.fillStyle = fill;
  brush.fill(shapeOf(path));
}

function strokePath(brush: Brush, path: string, tint: Colour, width: number): void {
  brush.strokeStyle = css(tint);
  brush.lineWidth = width;
  brush.lineCap = "round";
  brush.stroke(shapeOf(path));
}

/** Draws light on the edges that look to the light, and shade on those that look away, of whatever is on the sheet. */
export function lightEdges(
  sheet: Canvas,
  brush: Brush,
  light: { readonly side: 1 | -1; readonly width: number; readonly tint: Colour },
): void {
  const { side, width, tint } = light;
  layEdge(sheet, brush, { shift: -side * width, blur: width * 0.45, tint: faded(tint, width < 1.6 ? 0.45 : 0.7) });
  layEdge(sheet, brush, {
    shift: side * width * 4.5,
    blur: width * 3.2,
    tint: { light: 0.14, chroma: 0.04, hue: 280, alpha: 0.4 },
  });
}

/** The part of the drawing that a shifted, blurred copy of it leaves uncovered, tinted; the softer, the smaller it can be made. */
function layEdge(sheet: Canvas, brush: Brush, edge: { shift: number; blur: number; tint: Colour }): void {
  const share = Math.min(1, Math.max(0.25, 2.5 / edge.blur));
  const mask = openSheet(Math.ceil(sheet.width * share), Math.ceil(sheet.height * share));
  mask.brush.imageSmoothingQuality = "high";
  mask.brush.fillStyle = css(edge.tint);
  mask.brush.fillRect(0, 0, mask.sheet.width, mask.sheet.height);
  mask.brush.globalCompositeOperation = "destination-out";
  mask.brush.filter = `blur(${(edge.blur * share).toFixed(2)}px)`;
  mask.brush.drawImage(
    sheet,
    edge.shift * share,
    Math.abs(edge.shift) * share * 0.5,
    mask.sheet.width,
    mask.sheet.height,
  );
  brush.save();
  brush.resetTransform();
  brush.globalCompositeOperation = "source-atop";
  brush.imageSmoothingQuality = "high";
  brush.drawImage(mask.sheet, 0, 0, sheet.width, sheet.height);
  brush.restore();
}

function shapeOf(path: string): Path2D {
  const shape = shapes.get(path) ?? new Path2D(path);
  shapes.set(path, shape);
  return shape;
}
