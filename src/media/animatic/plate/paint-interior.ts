// An interior: three walls, boards, a window with light falling in, a door, and furniture that its words or its hash choose.
import { between } from "../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { across, along, down, fade, fillShape, shine, slope, type Point } from "../paint/canvas.ts";
import { thick, type PlateCanvas } from "./plate-canvas.ts";
import { furnish } from "./furnish.ts";
import { onSide, outward, type InteriorView } from "./interior-view.ts";

const FAR = 3;

/** `words`: the location's own; they choose the furniture. */
export function paintInterior(plate: PlateCanvas, words: string): void {
  const view = interiorView(plate);
  paintShell(plate, view);
  paintBoards(plate, view);
  paintSkirting(plate, view);
  const window = windowBox(plate, view);
  paintWindow(plate, window);
  paintDoor(plate, view);
  furnish(plate, view, words);
  paintShaft(plate, view, window);
}

function interiorView({ width, height, floor, random }: PlateCanvas): InteriorView {
  const eye: Point = [width * between(random, 0.44, 0.56), height * 0.45];
  const half = width * between(random, 0.31, 0.37);
  return { eye, left: eye[0] - half, right: eye[0] + half, top: height * 0.13, base: floor };
}

function paintShell(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, place } = plate;
  const { wall, floor } = palette;
  const { left, right, top, base } = view;
  const out = (x: number, y: number) => outward(view, [x, y], FAR);
  const lit = (side: number) => shifted(wall, side === place.side ? -0.07 : 0.035);
  const wing = (x: number, tint: typeof wall) =>
    fade(context, across(x, out(x, 0)[0]), [0, tint], [0.7, shifted(tint, -0.15)]);
  fillShape(
    context,
    fade(context, down(top, out(0, top)[1]), [0, shifted(wall, 0.1)], [0.6, shifted(wall, -0.06)]),
    [left, top],
    [right, top],
    out(right, top),
    out(left, top),
  );
  fillShape(context, wing(left, lit(-1)), [left, top], [left, base], out(left, base), out(left, top));
  fillShape(context, wing(right, lit(1)), [right, top], [right, base], out(right, base), out(right, top));
  fillShape(
    context,
    slope(context, down(base, plate.height), floor, shifted(floor, -0.17)),
    [left, base],
    [right, base],
    out(right, base),
    out(left, base),
  );
  paintBackWall(plate, view);
  for (const x of [left, right]) paintCorner(plate, x, top, base);
}

/** Lighter on the window's side. */
function paintBackWall({ context, palette, place }: PlateCanvas, { left, right, top, base }: InteriorView): void {
  const [first, last] = place.side < 0 ? [0.07, -0.05] : [-0.02, 0.05];
  const { wall } = palette;
  context.fillStyle = slope(context, along([left, top], [right, base]), shifted(wall, first), shifted(wall, last));
  context.fillRect(left, top, right - left, base - top);
}

/** The shade where two walls meet. */
function paintCorner({ context, palette, unit }: PlateCanvas, x: number, top: number, base: number): void {
  const reach = unit * 0.05;
  const dark = faded(shifted(palette.wall, -0.3), 0.22);
  context.fillStyle = fade(
    context,
    across(x - reach, x + reach),
    [0, faded(dark, 0)],
    [0.5, dark],
    [1, faded(dark, 0)],
  );
  context.fillRect(x - reach, top, 2 * reach, base - top);
}

/** Boards towards the camera; every other one a touch darker. */
function paintBoards(plate: PlateCanvas, view: InteriorView): void {
  const { context, random, palette } = plate;
  const count = 15;
  for (let board = -8; board < count + 8; board++) {
    const x = (at: number) => view.left + ((view.right - view.left) * at) / count;
    const corners: readonly Point[] = [
      [x(board), view.base],
      [x(board + 1), view.base],
      outward(view, [x(board + 1), view.base], FAR),
      outward(view, [x(board), view.base], FAR),
    ];
    fillShape(context, css(faded(shifted(palette.floor, between(random, -0.07, 0.06)), 0.4)), ...corners);
    context.strokeStyle = css(faded(shifted(palette.floor, -0.2), 0.3));
    context.lineWidth = thick(plate, 0.0016);
    context.stroke();
  }
}

function paintSkirting(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit } = plate;
  const high = unit * 0.028;
  const tint = mixed(palette.wall, palette.wood, 0.35);
  const part = 1 - high / (view.base - view.top);
  for (const side of [-1, 1] as const)
    fillShape(context, css(shifted(tint, -0.09)), ...onSide(view, side, [1, FAR], [part, 1]));
  context.fillStyle = css(tint);
  context.fillRect(view.left, view.base - high, view.right - view.left, high);
  context.fillStyle = css(faded(shifted(palette.floor, -0.2), 0.4));
  context.fillRect(view.left, view.base, view.right - view.left, thick(plate, 0.006));
}

type Box = readonly [x: number, y: number, width: number, height: number];

function windowBox({ random, place }: PlateCanvas, view: InteriorView): Box {
  const wide = view.right - view.left;
  const tall = view.base - view.top;
  const size = between(random, 0.24, 0.34) * wide;
  const x =
    place.side < 0
      ? view.left + wide * between(random, 0.08, 0.2)
      : view.right - wide * between(random, 0.08, 0.2) - size;
  return [x, view.top + tall * 0.15, size, tall * between(random, 0.42, 0.54)];
}

function paintWindow(plate: PlateCanvas, [x, y, wide, tall]: Box): void {
  const { context, palette, unit } = plate;
  const frame = mixed(palette.wall, { light: Math.min(0.95, palette.wall.light + 0.2), chroma: 0.015, hue: 90 }, 0.7);
  const rail = unit * 0.013;
  const [zenith, , horizon] = palette.sky;
  context.fillStyle = css(shifted(palette.wall, -0.14));
  context.fillRect(x - rail * 1.6, y - rail * 1.6, wide + rail * 3.2, tall + rail * 3.6);
  context.fillStyle = css(frame);
  context.fillRect(x - rail, y - rail, wide + rail * 2, tall + rail * 2);
  context.fillStyle = fade(
    context,
    down(y, y + tall),
    [0, mixed(zenith, horizon, 0.35)],
    [0.75, horizon],
    [1, mixed(horizon, palette.near, 0.45)],
  );
  context.fillRect(x, y, wide, tall);
  context.fillStyle = css(frame);
  context.fillRect(x + wide / 2 - rail * 0.4, y, rail * 0.8, tall);
  context.fillRect(x, y + tall * 0.46, wide, rail * 0.7);
  context.fillStyle = css(shifted(frame, -0.05));
  context.fillRect(x - rail * 2.6, y + tall + rail, wide + rail * 5.2, rail * 1.5);
  paintCurtains(plate, [x, y, wide, tall]);
}

function paintCurtains(plate: PlateCanvas, [x, y, wide, tall]: Box): void {
  const { context, random, palette, unit } = plate;
  if (random() < 0.35) return;
  const tint = { ...palette.accent, light: palette.wall.light + 0.03, chroma: 0.06 };
  for (const side of [-1, 1]) {
    const from = side < 0 ? x - unit * 0.045 : x + wide + unit * 0.045;
    for (let fold = 0; fold < 5; fold++) {
      const at = from - side * fold * unit * 0.017;
      context.fillStyle = css(shifted(tint, fold % 2 === 0 ? -0.05 : 0.03));
      context.fillRect(Math.min(at, at - side * unit * 0.018), y - unit * 0.03, unit * 0.018, tall + unit * 0.09);
    }
  }
  context.fillStyle = css(palette.wood);
  context.fillRect(x - unit * 0.06, y - unit * 0.036, wide + unit * 0.12, unit * 0.009);
}

function paintDoor(plate: PlateCanvas, view: InteriorView): void {
  const { context, random, palette, unit, place } = plate;
  const wide = (view.right - view.left) * 0.17;
  const x = place.side < 0 ? view.right - wide * between(random, 1.5, 2) : view.left + wide * between(random, 0.5, 1);
  const top = view.top + (view.base - view.top) * 0.24;
  const rail = unit * 0.012;
  context.fillStyle = css(mixed(palette.wall, palette.wood, 0.5));
  context.fillRect(x - rail, top - rail, wide + rail * 2, view.base - top + rail);
  context.fillStyle = slope(context, across(x, x + wide), palette.wood, shifted(palette.wood, -0.06));
  context.fillRect(x, top, wide, view.base - top);
  context.strokeStyle = css(faded(shifted(palette.wood, -0.12), 0.8));
  context.lineWidth = thick(plate, 0.003);
  const tall = view.base - top;
  context.strokeRect(x + wide * 0.16, top + tall * 0.08, wide * 0.68, tall * 0.34);
  context.strokeRect(x + wide * 0.16, top + tall * 0.52, wide * 0.68, tall * 0.38);
  context.fillStyle = css(palette.lamp);
  context.beginPath();
  context.arc(x + wide * (place.side < 0 ? 0.12 : 0.88), top + tall * 0.5, unit * 0.006, 0, 7);
  context.fill();
}

/** Light from the window: by day a beam through the air, always a spot on the floor and a shine on the wall; cold at night. */
function paintShaft(plate: PlateCanvas, view: InteriorView, window: Box): void {
  const { context, palette, unit, place } = plate;
  const night = place.hour === "night";
  const tint = night ? { light: 0.6, chroma: 0.07, hue: 250 } : palette.rim;
  const [x, y, wide, tall] = window;
  const drift = -place.side * unit * 0.3;
  const spot = (part: number, down: number): Point => [x + wide * part + drift * down, view.base + unit * 0.26 * down];
  context.globalCompositeOperation = "screen";
  if (!night) for (const spread of [0.16, 0.06, -0.06]) paintBeam(plate, window, spread);
  fillShape(context, css(faded(tint, night ? 0.12 : 0.24)), spot(0, 0.3), spot(1, 0.3), spot(1.15, 1), spot(-0.1, 1));
  shine(context, [x + wide / 2, y + tall / 2], unit * 0.55, faded(tint, night ? 0.14 : 0.3));
  context.globalCompositeOperation = "source-over";
}

/** One of several beams in one another, whose sum has soft sides; `spread` widens it by a part of the window. */
function paintBeam({ context, palette, unit, height, place }: PlateCanvas, [x, y, wide]: Box, spread: number): void {
  const drift = -place.side * unit * 0.55;
  const [left, right] = [x - wide * spread, x + wide * (1 + spread)];
  const beam = fade(
    context,
    along([x, y], [x + drift, height]),
    [0, faded(palette.rim, 0.085)],
    [0.7, faded(palette.rim, 0.035)],
    [1, faded(palette.rim, 0)],
  );
  fillShape(
    context,
    beam,
    [left, y],
    [right, y],
    [right + drift * 1.25, height * 1.1],
    [left + drift * 0.75, height * 1.1],
  );
}
