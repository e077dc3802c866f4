// The steps of a holy river in India: temples with tall towers over stairs that go down into wide water, straw parasols, boats.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { fillBand, has, isDark, line, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export const isOfGhats = (plate: PlateCanvas): boolean => has(plate, "ghat", "ghats", "varanasi", "benares", "ganges");

export function paintGhatsFar(plate: PlateCanvas): void {
  paintSky(plate);
  const { floor, unit, palette, random, width, height } = plate;
  const water = mixed(palette.sky[1], lit(plate, 0.6, 0.05, 220), 0.4);
  fillBand(
    plate,
    floor - unit * 0.06,
    2 * height,
    slope(plate.context, down(floor - unit * 0.06, height), water, shifted(water, -0.16)),
  );
  for (let glint = 0; glint < 60; glint++)
    rect(plate, faded(palette.sky[2], 0.5), [
      width * random(),
      floor - unit * (0.055 - 0.2 * random()),
      unit * 0.04,
      unit * 0.0025,
    ]);
}

export function paintGhatsMiddle(plate: PlateCanvas): void {
  const { floor, unit, width, place } = plate;
  const way = place.side;
  const at = (part: number) => width * (0.5 + way * part);
  const stone = (light: number, hue: number) => mixed(lit(plate, light, 0.09, hue), plate.palette.haze, 0.12);
  for (let step = 0; step < 7; step++) {
    const top = floor - unit * (0.15 - step * 0.03);
    const tint = shifted(stone(0.66, 50), step % 2 ? -0.07 : 0.03);
    shape(
      plate,
      tint,
      [at(0.16 - step * 0.035), top],
      [at(0.95), top],
      [at(0.95), top + unit * 0.04],
      [at(0.16 - step * 0.035), top + unit * 0.04],
    );
  }
  for (const [x, high, half, hue] of [
    [0.24, 0.3, 0.05, 45],
    [0.34, 0.42, 0.07, 30],
    [0.45, 0.34, 0.06, 60],
    [0.53, 0.46, 0.075, 38],
  ] as const)
    paintTower(plate, [at(x), floor - unit * 0.14], [unit * high, unit * half], hue);
  for (const [x, y] of [
    [0.2, 0.05],
    [0.32, 0.0],
    [0.13, -0.03],
  ] as const) {
    const foot: Point = [at(x), floor - unit * y];
    line(plate, lit(plate, 0.4, 0.06, 55), 0.006, foot, [foot[0], foot[1] - unit * 0.11]);
    oval(plate, lit(plate, 0.76, 0.13, 70), [foot[0], foot[1] - unit * 0.105], [unit * 0.065, unit * 0.022]);
  }
  const boat: Point = [at(-0.3), floor + unit * 0.02];
  const hull = lit(plate, 0.4, 0.09, 40);
  shape(
    plate,
    hull,
    [boat[0] - unit * 0.13, boat[1] - unit * 0.035],
    [boat[0] + unit * 0.14, boat[1] - unit * 0.05],
    [boat[0] + unit * 0.08, boat[1]],
    [boat[0] - unit * 0.09, boat[1]],
  );
}

/** A tower that swells and narrows to a round stone, with a flag. */
function paintTower(plate: PlateCanvas, [x, y]: Point, [high, half]: readonly [number, number], hue: number): void {
  const tint = mixed(lit(plate, isDark(plate) ? 0.46 : 0.64, 0.11, hue), plate.palette.haze, 0.12);
  const side = (way: number): Point[] => [
    [x + way * half, y],
    [x + way * half, y - high * 0.34],
    [x + way * half * 0.82, y - high * 0.62],
    [x + way * half * 0.46, y - high * 0.86],
  ];
  shape(plate, tint, ...side(1), [x, y - high * 0.95], ...side(-1).toReversed());
  for (const part of [0.34, 0.5, 0.64, 0.77])
    line(
      plate,
      shifted(tint, -0.1),
      0.004,
      [x - half * (1.1 - part * 0.7), y - high * part],
      [x + half * (1.1 - part * 0.7), y - high * part],
    );
  rect(plate, shifted(tint, -0.22), [x - half * 0.3, y - high * 0.24, half * 0.6, high * 0.24]);
  oval(plate, lit(plate, 0.74, 0.13, 82), [x, y - high * 0.95], [half * 0.3, half * 0.22]);
  line(plate, tint, 0.003, [x, y - high * 0.95], [x, y - high * 1.2]);
  shape(
    plate,
    lit(plate, 0.62, 0.19, 45),
    [x, y - high * 1.2],
    [x + half * 0.6, y - high * 1.14],
    [x, y - high * 1.08],
  );
}

/** The stairs that one stands on. */
export function paintGhatsNear(plate: PlateCanvas): void {
  const { floor, unit } = plate;
  const stone = lit(plate, 0.62, 0.06, 55);
  for (let step = 0, y = floor + unit * 0.05, high = unit * 0.022; step < 9; step++, y += high * 1.9, high *= 1.22) {
    fillBand(plate, y, high * 1.3, shifted(stone, 0.06));
    fillBand(plate, y + high * 1.2, high * 6, shifted(stone, -0.1));
  }
}
