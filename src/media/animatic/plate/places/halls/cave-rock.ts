// The rock of a cave: rough planes of its walls, a jagged frame with stones that hang from it, boulders, and a fire where the words have one.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import type { Point } from "../../../paint/canvas.ts";
import { glow, halo, has, line, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";

export const hasFire = (plate: PlateCanvas): boolean =>
  has(plate, "firelight", "fire", "campfire", "torch", "torchlight");

/** Planes of rock, lighter and darker, everywhere but in the opening. */
export function paintRoughWall(plate: PlateCanvas, opening: Point): void {
  const { width, unit, floor, palette, random } = plate;
  for (let plane = 0; plane < 90; plane++) {
    const [x, y] = [width * between(random, -0.1, 1.1), floor * between(random, -0.1, 1)];
    if (Math.hypot(x - opening[0], y - opening[1]) < unit * 0.25) continue;
    const s = unit * between(random, 0.03, 0.1);
    const tint = faded(shifted(palette.wall, plane % 2 ? -0.09 : 0.07), 0.55);
    shape(plate, tint, [x - s, y], [x - s * 0.2, y - s * 0.7], [x + s * 0.9, y - s * 0.3], [x + s * 0.5, y + s * 0.8]);
  }
  if (!hasFire(plate)) return;
  const at: Point = [width * (0.5 - plate.place.side * 0.24), floor - unit * 0.05];
  glow(plate, at, unit * 0.85, { light: 0.74, chroma: 0.15, hue: 58, alpha: 0.6 });
}

/** Before the wall: a dark jagged edge all round, stones that hang down in the picture's own top. */
export function paintCaveFrame(plate: PlateCanvas): void {
  const { width, unit, floor, palette, random, view } = plate;
  const dark = shifted(palette.wall, -0.14);
  for (let stone = 0; stone < 22; stone++) {
    const part = stone / 21;
    const x = view.left + (view.right - view.left) * part;
    const long = unit * (between(random, 0.03, 0.1) + 0.16 * Math.abs(part - 0.5) ** 1.5);
    const half = unit * between(random, 0.014, 0.03);
    const top = view.top - unit * 0.08;
    shape(
      plate,
      shifted(dark, stone % 2 ? 0.03 : -0.02),
      [x - half, top],
      [x + half, top],
      [x + half * 0.15, view.top + long],
    );
  }
  for (const side of [-1, 1]) {
    const edge = side < 0 ? view.left : view.right;
    const points: Point[] = [[edge + side * width, view.top - unit]];
    for (let at = 0; at <= 10; at++) {
      const y = view.top + ((floor + unit * 0.16 - view.top) * at) / 10;
      points.push([edge - side * unit * (0.05 + 0.07 * Math.abs(at / 5 - 1) + between(random, -0.02, 0.025)), y]);
    }
    points.push([edge + side * width, floor + unit]);
    shape(plate, dark, ...points);
  }
  for (const [part, size] of [
    [0.06, 0.11],
    [0.16, 0.06],
    [0.84, 0.07],
    [0.94, 0.12],
  ] as const) {
    const [x, y] = [view.left + (view.right - view.left) * part, floor + unit * (0.04 + size * 0.5)];
    const s = unit * size;
    shape(
      plate,
      shifted(palette.wall, -0.1),
      [x - s, y],
      [x - s * 0.7, y - s * 0.7],
      [x + s * 0.1, y - s],
      [x + s * 0.8, y - s * 0.5],
      [x + s, y],
    );
    shape(
      plate,
      shifted(palette.wall, 0.02),
      [x - s * 0.7, y - s * 0.7],
      [x + s * 0.1, y - s],
      [x + s * 0.3, y - s * 0.45],
      [x - s * 0.4, y - s * 0.3],
    );
  }
  if (has(plate, "firelight", "fire", "campfire")) paintFire(plate);
}

function paintFire(plate: PlateCanvas): void {
  const { unit, floor, place, view } = plate;
  const x = (view.left + view.right) / 2 - place.side * (view.right - view.left) * 0.3;
  const y = floor + unit * 0.05;
  halo(plate, [x, y - unit * 0.05], unit * 0.34, { light: 0.8, chroma: 0.16, hue: 60, alpha: 0.6 });
  for (const turn of [-0.5, 0.5, 0.1])
    line(
      plate,
      { light: 0.24, chroma: 0.05, hue: 45 },
      0.014,
      [x - unit * 0.06, y + unit * turn * 0.02],
      [x + unit * 0.06, y - unit * turn * 0.04],
    );
  for (const [dx, h] of [
    [-0.035, 0.055],
    [0, 0.09],
    [0.035, 0.06],
  ] as const) {
    oval(plate, { light: 0.72, chroma: 0.19, hue: 48 }, [x + dx * unit, y - unit * h * 0.7], [unit * 0.022, unit * h]);
    oval(
      plate,
      { light: 0.93, chroma: 0.12, hue: 88 },
      [x + dx * unit, y - unit * h * 0.45],
      [unit * 0.01, unit * h * 0.5],
    );
  }
}
