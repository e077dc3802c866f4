// What battles leave: towers without tops in a city, spears and shields on a field before barbed wire was known.
import { mixed } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import type { Point } from "../../../paint/canvas.ts";
import { has, line, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

/** High houses of which the tops are gone, with empty windows. */
export function paintBrokenTowers(plate: PlateCanvas): void {
  const { width, floor, unit, palette, random } = plate;
  for (let tower = 0; tower < 11; tower++) {
    const [x, w] = [width * (-0.05 + tower * 0.1), unit * between(random, 0.07, 0.12)];
    const h = unit * between(random, 0.2, 0.5);
    const tint = mixed(palette.haze, palette.near, between(random, 0.35, 0.7));
    shape(
      plate,
      tint,
      [x, floor],
      [x, floor - h],
      [x + w * 0.25, floor - h * 0.86],
      [x + w * 0.4, floor - h * 1.04],
      [x + w * 0.7, floor - h * 0.8],
      [x + w, floor - h * 0.66],
      [x + w, floor],
    );
    for (let pane = 0; pane < 14; pane++)
      rect(plate, mixed(tint, palette.haze, pane % 3 ? 0.4 : 0.75), [
        x + w * (0.15 + 0.27 * (pane % 3)),
        floor - h * (0.12 + 0.13 * Math.floor(pane / 3)),
        w * 0.13,
        unit * 0.018,
      ]);
  }
}

/** Before barbed wire and sandbags. */
export function isOldWar(plate: PlateCanvas): boolean {
  const { year } = plate.place;
  return year < 1850 || has(plate, "banner", "spear", "sword", "knight", "shield", "arrow", "viking", "orc");
}

/** Spears and arrows that stick in the ground. */
export function paintSpears(plate: PlateCanvas): void {
  const { width, floor, unit, random } = plate;
  for (let spear = 0; spear < 26; spear++) {
    const [x, lean] = [width * between(random, -0.02, 1.02), unit * between(random, -0.05, 0.05)];
    const [foot, tall] = [floor + unit * between(random, 0, 0.05), unit * between(random, 0.1, 0.22)];
    line(plate, lit(plate, 0.36, 0.05, 55), 0.005, [x, foot], [x + lean, foot - tall]);
    shape(
      plate,
      lit(plate, 0.6, 0.01, 240),
      [x + lean - unit * 0.008, foot - tall],
      [x + lean * 1.2, foot - tall * 1.16],
      [x + lean + unit * 0.008, foot - tall],
    );
  }
}

/** Round shields that lie about. */
export function paintShields(plate: PlateCanvas): void {
  const { width, floor, unit, random } = plate;
  for (const part of [0.06, 0.2, 0.8, 0.94]) {
    const at: Point = [width * part, floor + unit * between(random, 0.08, 0.16)];
    oval(plate, lit(plate, 0.4, 0.06, 50), at, [unit * 0.06, unit * 0.026]);
    oval(plate, lit(plate, 0.5, 0.14, plate.place.hue), at, [unit * 0.05, unit * 0.02]);
    oval(plate, lit(plate, 0.65, 0.02, 80), at, [unit * 0.014, unit * 0.007]);
  }
}
