// The deck of a longship: a striped sail, a prow with the head of a dragon, shields along the side.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { line, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function paintLongship(plate: PlateCanvas): void {
  const { width, floor, unit, palette, place } = plate;
  const wood = mixed(lit(plate, 0.38, 0.06, 52), palette.haze, 0.1);
  const mast = width * (0.5 - place.side * 0.16);
  rect(plate, wood, [mast - unit * 0.014, floor - unit * 0.75, unit * 0.028, unit * 0.78]);
  for (let strip = 0; strip < 7; strip++)
    rect(plate, strip % 2 ? lit(plate, 0.9, 0.02, 85) : lit(plate, 0.5, 0.17, 27), [
      mast - unit * 0.31 + strip * unit * 0.09,
      floor - unit * 0.62,
      unit * 0.091,
      unit * 0.4,
    ]);
  rect(plate, shifted(wood, -0.05), [mast - unit * 0.34, floor - unit * 0.635, unit * 0.68, unit * 0.018]);
  const x = width * (0.5 + place.side * 0.33);
  const at = (dx: number, dy: number): Point => [x + place.side * unit * dx, floor - unit * dy];
  shape(
    plate,
    wood,
    at(-0.05, -0.02),
    at(0.04, 0.16),
    at(0.06, 0.34),
    at(0.02, 0.42),
    at(0.1, 0.44),
    at(0.16, 0.39),
    at(0.13, 0.35),
    at(0.12, 0.2),
    at(0.14, -0.02),
  );
  shape(plate, shifted(wood, 0.05), at(0.02, 0.42), at(-0.03, 0.48), at(0.06, 0.46));
  oval(plate, lit(plate, 0.85, 0.14, 85), at(0.08, 0.405), unit * 0.008);
  line(plate, lit(plate, 0.9, 0.02, 90), 0.004, at(0.1, 0.375), at(0.15, 0.378));
  rect(plate, wood, [-width, floor - unit * 0.05, 3 * width, unit * 0.07]);
  for (let shield = -2; shield < 16; shield++) {
    const middle: Point = [width * 0.075 * shield, floor - unit * 0.03];
    oval(
      plate,
      lit(plate, shield % 2 ? 0.5 : 0.8, shield % 2 ? 0.16 : 0.12, shield % 3 ? 27 : 85),
      middle,
      unit * 0.055,
    );
    oval(plate, lit(plate, 0.36, 0.03, 60), middle, unit * 0.015);
  }
}
