// What grows and smokes under the sea: a forest of kelp, chimneys of black smoke on the bottom of the deep.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { isDark, line, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";
import type { Point } from "../../../paint/canvas.ts";

/** Long bands with leaves from the bottom up out of the picture, on both sides and far behind. */
export function paintKelp(plate: PlateCanvas, near: number): void {
  const { width, floor, height, unit, random } = plate;
  const count = near > 0.6 ? 12 : 26;
  for (let one = 0; one < count; one++) {
    const part =
      near > 0.6 ? (one % 2 ? between(random, -0.03, 0.3) : between(random, 0.7, 1.03)) : between(random, -0.05, 1.05);
    const foot = floor + unit * (near > 0.6 ? 0.1 : 0.02);
    const sway = between(random, -0.05, 0.05);
    const green: Colour = {
      light: (isDark(plate) ? 0.22 : 0.3 + 0.14 * near) + between(random, -0.04, 0.05),
      chroma: 0.09 * (0.4 + near),
      hue: between(random, 105, 135),
    };
    const tint = faded(green, 0.5 + 0.5 * near);
    const stalk: Point[] = Array.from({ length: 12 }, (_, at): Point => [
      width * part + unit * sway * at * 0.5 + unit * 0.012 * Math.sin(at * 1.1 + one),
      foot - (at / 11) * (foot + height * 0.1),
    ]);
    line(plate, tint, 0.004 + 0.005 * near, ...stalk);
    for (const [at, [x, y]] of stalk.entries())
      for (const way of [-1, 1]) {
        const long = unit * (0.03 + 0.045 * near);
        const dip = way * long * 0.35 * ((at % 3) - 0.6);
        shape(
          plate,
          shifted(tint, way * 0.025),
          [x, y],
          [x + way * long * 0.5, y - long * 0.28 + dip],
          [x + way * long * 1.15, y - long * 0.05 + dip],
          [x + way * long * 0.5, y + long * 0.16 + dip],
        );
      }
  }
}

/** Crooked chimneys on the bottom, with a red mouth and black smoke, white crabs and worms at their feet. */
export function paintVents(plate: PlateCanvas): void {
  const { width, floor, unit, random } = plate;
  for (const [part, tall] of [
    [0.22, 0.26],
    [0.3, 0.16],
    [0.7, 0.3],
    [0.8, 0.18],
    [0.62, 0.12],
  ] as const) {
    const [x, h] = [width * part, unit * tall];
    for (let puff = 0; puff < 16; puff++)
      oval(
        plate,
        { light: 0.05, chroma: 0.015, hue: 250, alpha: 0.42 },
        [
          x + unit * 0.012 * puff * Math.sin(puff * 0.9) + unit * between(random, -0.01, 0.01),
          floor - h - unit * 0.03 * puff,
        ],
        unit * (0.018 + 0.0065 * puff),
      );
    const rock: Colour = { light: 0.27, chroma: 0.04, hue: 55 };
    shape(
      plate,
      rock,
      [x - unit * 0.07, floor + unit * 0.03],
      [x - unit * 0.03, floor - h * 0.5],
      [x - unit * 0.034, floor - h],
      [x + unit * 0.03, floor - h],
      [x + unit * 0.04, floor - h * 0.45],
      [x + unit * 0.08, floor + unit * 0.03],
    );
    shape(
      plate,
      shifted(rock, 0.1),
      [x - unit * 0.06, floor + unit * 0.02],
      [x - unit * 0.022, floor - h * 0.5],
      [x - unit * 0.026, floor - h],
      [x - unit * 0.006, floor - h],
      [x - unit * 0.01, floor],
    );
    oval(plate, { light: 0.68, chroma: 0.2, hue: 40 }, [x, floor - h], [unit * 0.03, unit * 0.01]);
    for (let worm = 0; worm < 9; worm++) {
      const wx = x + unit * between(random, -0.1, 0.1);
      const long = unit * between(random, 0.02, 0.05);
      line(
        plate,
        { light: 0.85, chroma: 0.02, hue: 80 },
        0.005,
        [wx, floor + unit * 0.03],
        [wx + unit * 0.004, floor + unit * 0.03 - long],
      );
      oval(
        plate,
        { light: 0.55, chroma: 0.2, hue: 25 },
        [wx + unit * 0.004, floor + unit * 0.028 - long],
        [unit * 0.006, unit * 0.009],
      );
    }
  }
}
