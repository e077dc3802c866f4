// What tells a church of the east from any other: a wall of golden icons with a gate in it, lamps on chains, stands full of thin candles, no pews.
import type { Colour } from "../../../../../core/animatic/colour/colour.ts";
import { arch, bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import type { Space, Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

export const isOrthodox = (plate: PlateCanvas): boolean =>
  has(plate, "orthodox", "icon", "icons", "iconostasis", "byzantine", "coptic") && !has(plate, "synagogue");

/** Before the wall ahead, near enough to fill it. */
const WALL = 12;

function paintIcon(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number], robe: Colour): void {
  slab(space, lightOf(0.62, 0.11, 78), [x - 0.06, y - 0.06, z], [w + 0.12, h + 0.12]);
  slab(space, lightOf(0.8, 0.14, 86), [x, y, z - 0.01], [w, h]);
  const middle = x + w / 2;
  arch(space, robe, [middle - w * 0.36, y, z - 0.02], [w * 0.72, h * 0.62]);
  ring(space, [lightOf(0.9, 0.1, 92), lightOf(0.84, 0.13, 88)], [middle, y + h * 0.7, z - 0.03], w * 0.27);
  disc(space, lightOf(0.62, 0.07, 55), [middle, y + h * 0.68, z - 0.04], [w * 0.13, w * 0.17]);
}

export function paintIconWall(space: Space): void {
  const gold = lightOf(0.68, 0.12, 82);
  slab(space, tone(space, 0.34, 0.1, 30), [-3.4, 0, WALL], [6.8, 4.6]);
  for (const y of [0.85, 2.55, 4.1]) slab(space, gold, [-3.4, y, WALL - 0.02], [6.8, 0.14]);
  for (const [y, h] of [
    [1.1, 1.35],
    [2.8, 1.2],
  ] as const)
    row(-3.2, 0.95, 7, (x, at) => {
      if (y < 2 && at === 3) return;
      paintIcon(
        space,
        [x, y, WALL - 0.05],
        [0.75, h],
        tone(space, 0.46, 0.14, [25, 255, 145, 300, 50][(at * 3 + Math.round(y)) % 5] ?? 25),
      );
    });
  arch(space, gold, [-0.5, 0, WALL - 0.06], [1, 2.5]);
  arch(space, lightOf(0.45, 0.15, 28), [-0.4, 0, WALL - 0.07], [0.8, 2.3]);
  rod(space, lightOf(0.84, 0.13, 88), 0.06, [0, 4.3, WALL - 0.05], [0, 5.4, WALL - 0.05]);
  rod(space, lightOf(0.84, 0.13, 88), 0.06, [-0.3, 5.05, WALL - 0.05], [0.3, 5.05, WALL - 0.05]);
  rod(space, lightOf(0.84, 0.13, 88), 0.05, [-0.18, 4.62, WALL - 0.05], [0.18, 4.5, WALL - 0.05]);
  shineAt(space, [0, 2, WALL - 0.2], 4, lightOf(0.8, 0.12, 75, 0.32));
}

export function paintCandleStands(space: Space): void {
  for (const x of [-2.1, 1.9]) {
    rod(space, lightOf(0.68, 0.12, 82), 0.09, [x, 0, 7.4], [x, 0.95, 7.4]);
    disc(space, lightOf(0.72, 0.12, 84), [x, 0.98, 7.4], [0.62, 0.12]);
    row(x - 0.5, 0.1, 11, (at, count) => {
      const foot = 0.98 + (count % 3) * 0.05;
      rod(space, lightOf(0.9, 0.09, 85), 0.03, [at, foot, 7.35], [at, foot + 0.34, 7.35]);
      disc(space, lightOf(0.96, 0.1, 85), [at, foot + 0.4, 7.34], [0.025, 0.055]);
    });
    shineAt(space, [x, 1.4, 7.3], 1.1, lightOf(0.82, 0.13, 72, 0.6));
  }
  for (const x of [-1.2, 0.1, 1.3]) {
    rod(space, lightOf(0.6, 0.1, 80), 0.02, [x, 5, 9], [x, 2.9, 9]);
    bulb(space, [x, 2.8, 9], 0.09, lightOf(0.62, 0.19, 30));
  }
}
