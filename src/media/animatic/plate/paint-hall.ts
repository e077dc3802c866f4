// Long insides: corridors, stations, churches, warehouses. Depth made by a rhythm of pillars, lamps and floor tiles.
import { between } from "../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { across, down, fillShape, shine, slope, type Point } from "../paint/canvas.ts";
import { thick, type PlateCanvas } from "./plate-canvas.ts";
import { onSide, outward, type InteriorView } from "./interior-view.ts";

const FAR = 9;
/** Depths of the pillars, as times the far wall's size. */
const BAYS: readonly number[] = [1.25, 1.7, 2.35, 3.3, 4.7];

export function paintHall(plate: PlateCanvas): void {
  const view = hallView(plate);
  paintTunnel(plate, view);
  paintTiles(plate, view);
  paintFarDoor(plate, view);
  for (const side of [-1, 1] as const) paintBays(plate, view, side);
  paintLights(plate, view);
}

function hallView({ width, height, floor, random }: PlateCanvas): InteriorView {
  const eye: Point = [width * between(random, 0.44, 0.56), height * 0.45];
  const half = width * between(random, 0.1, 0.14);
  return {
    eye,
    left: eye[0] - half,
    right: eye[0] + half,
    top: height * between(random, 0.2, 0.28),
    base: floor - height * 0.06,
  };
}

function paintTunnel(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, place, width, height } = plate;
  const { wall, floor } = palette;
  const { left, right, top, base } = view;
  const out = (x: number, y: number) => outward(view, [x, y], FAR);
  const cool: Colour = { ...floor, hue: wall.hue, chroma: 0.025 };
  fillShape(
    context,
    slope(context, down(top, 0), shifted(wall, 0.02), shifted(wall, -0.16)),
    [left, top],
    [right, top],
    out(right, top),
    out(left, top),
  );
  fillShape(
    context,
    slope(context, down(base, height), shifted(cool, 0.08), shifted(cool, -0.12)),
    [left, base],
    [right, base],
    out(right, base),
    out(left, base),
  );
  const dim = place.side < 0 ? [0.02, -0.05] : [-0.05, 0.02];
  fillShape(
    context,
    slope(context, across(left, 0), shifted(wall, 0.03), shifted(wall, -0.12 + (dim[0] ?? 0))),
    [left, top],
    [left, base],
    out(left, base),
    out(left, top),
  );
  fillShape(
    context,
    slope(context, across(right, width), shifted(wall, 0.03), shifted(wall, -0.12 + (dim[1] ?? 0))),
    [right, top],
    [right, base],
    out(right, base),
    out(right, top),
  );
  context.fillStyle = css(shifted(wall, 0.06));
  context.fillRect(left, top, right - left, base - top);
}

/** A chequered floor that mirrors the far light. */
function paintTiles(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette } = plate;
  const columns = 6;
  const x = (at: number) => view.left + ((view.right - view.left) * at) / columns;
  const rows = [1, 1.12, 1.3, 1.55, 1.9, 2.4, 3.1, 4.2, 6, FAR];
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let column = -1; column <= columns; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [far, near] = [rows[row] ?? 1, rows[row + 1] ?? FAR];
      const corner = (at: number, depth: number) => outward(view, [x(at), view.base], depth);
      fillShape(
        context,
        css(faded(shifted(palette.wall, -0.32), 0.16)),
        corner(column, far),
        corner(column + 1, far),
        corner(column + 1, near),
        corner(column, near),
      );
    }
  }
  context.save();
  context.globalCompositeOperation = "screen";
  context.translate(view.eye[0], view.base);
  context.scale(0.5, 1);
  shine(context, [0, 0], plate.unit * 0.5, faded(palette.rim, 0.26));
  context.restore();
}

function paintFarDoor(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  const wide = (view.right - view.left) * 0.36;
  const top = view.base - (view.base - view.top) * 0.62;
  const glow = place.hour === "night" ? palette.lamp : palette.rim;
  context.fillStyle = slope(context, down(top, view.base), { ...glow, light: 0.97 }, mixed(glow, palette.wall, 0.3));
  context.fillRect(view.eye[0] - wide / 2, top, wide, view.base - top);
  context.globalCompositeOperation = "screen";
  shine(context, [view.eye[0], (top + view.base) / 2], unit * 0.5, faded(glow, 0.42));
  context.globalCompositeOperation = "source-over";
}

/** Pillars down one side, doors or windows between them. */
function paintBays(plate: PlateCanvas, view: InteriorView, side: -1 | 1): void {
  const { context, palette, place, random } = plate;
  const lit = side !== place.side;
  const glazed = random() < 0.5;
  for (const [bay, depth] of BAYS.entries()) {
    const next = BAYS[bay + 1] ?? depth * 1.42;
    const opening = onSide(view, side, [depth * 1.1, next * 0.93], glazed ? [0.2, 0.62] : [0.3, 1]);
    const inner = glazed && lit ? mixed(palette.sky[2], palette.wall, 0.25) : shifted(palette.wood, -0.03 - 0.01 * bay);
    fillShape(context, css(inner), ...opening);
    context.strokeStyle = css(faded(shifted(palette.wall, 0.08), 0.5));
    context.lineWidth = thick(plate, 0.0018 * depth);
    context.stroke();
  }
  for (const depth of BAYS) paintPillar(plate, view, side, depth);
}

function paintPillar(plate: PlateCanvas, view: InteriorView, side: -1 | 1, depth: number): void {
  const { context, palette } = plate;
  const x = side < 0 ? view.left : view.right;
  const inset = ((view.right - view.left) / 2) * 0.1 * -side;
  const [outer, inner] = [x, x + inset];
  const corner = (at: number, y: number) => outward(view, [at, y], depth);
  const shade = shifted(palette.wall, -0.02 - 0.035 * depth);
  const [a, b] = [corner(outer, view.top), corner(inner, view.base)];
  fillShape(
    context,
    slope(context, across(a[0], b[0]), shifted(shade, -0.07), shifted(shade, 0.07)),
    corner(outer, view.top),
    corner(inner, view.top),
    corner(inner, view.base),
    corner(outer, view.base),
  );
}

/** A row of lamps under the ceiling, bigger and softer towards the camera. */
function paintLights(plate: PlateCanvas, view: InteriorView): void {
  const { context, palette, unit, place } = plate;
  const strength = place.hour === "day" ? 0.3 : 0.62;
  for (const depth of BAYS.slice(0, 4)) {
    const [x, y] = outward(view, [view.eye[0], view.top + (view.base - view.top) * 0.06], depth);
    const size = unit * 0.012 * depth;
    context.globalCompositeOperation = "screen";
    shine(context, [x, y], size * 9, faded(palette.lamp, strength * 0.6));
    context.globalCompositeOperation = "source-over";
    context.fillStyle = css({ ...palette.lamp, light: 0.97, chroma: 0.04 });
    context.beginPath();
    context.ellipse(x, y, size * 1.5, size * 0.4, 0, 0, 7);
    context.fill();
  }
}
