// Gabled houses in many colours along the far shore of a harbour.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { isDark, lit, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

const HUES = [27, 85, 250, 55, 145, 40, 15];

export function paintShoreHouses(plate: PlateCanvas): void {
  const { width, floor, unit, palette, random } = plate;
  const foot = floor + unit * 0.006;
  for (let x = -0.06 * width, at = 0; x < 1.08 * width; at++) {
    const wide = unit * between(random, 0.075, 0.11);
    const high = unit * between(random, 0.1, 0.16);
    const wall = mixed(lit(plate, 0.62, 0.13, HUES[at % HUES.length] ?? 27), palette.haze, 0.18);
    const tint = isDark(plate) ? mixed(wall, palette.near, 0.5) : wall;
    rect(plate, tint, [x, foot - high, wide, high]);
    shape(
      plate,
      shifted(tint, -0.14),
      [x - unit * 0.005, foot - high],
      [x + wide / 2, foot - high - wide * 0.6],
      [x + wide + unit * 0.005, foot - high],
    );
    for (const row of [0.2, 0.55])
      for (const column of [0.18, 0.6])
        rect(plate, isDark(plate) && random() < 0.6 ? palette.lamp : shifted(tint, 0.22), [
          x + wide * column,
          foot - high * (row + 0.25),
          wide * 0.2,
          high * 0.18,
        ]);
    x += wide * 1.04;
  }
}
