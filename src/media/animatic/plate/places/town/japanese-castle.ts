// A castle of the east: white floors one over the other under sweeping grey roofs, on a battered base of stone.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { isDark, lit, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function paintEasternCastle(plate: PlateCanvas): void {
  const { unit, width, floor, palette, place } = plate;
  const far = isDark(plate) ? 0.35 : 0.12;
  const white = mixed(lit(plate, 0.95, 0.008, 90), isDark(plate) ? palette.near : palette.haze, far);
  const roof = mixed(lit(plate, place.snowy ? 0.9 : 0.4, 0.03, 220), palette.haze, far);
  const stone = mixed(lit(plate, 0.55, 0.02, 75), palette.haze, far);
  const x = width * (0.5 + place.side * 0.17);
  const at = (dx: number, dy: number) => [x + dx * unit, floor - dy * unit] as const;
  shape(plate, stone, at(-0.36, -0.02), at(-0.27, 0.12), at(0.27, 0.12), at(0.36, -0.02));
  for (let course = 0; course < 4; course++)
    for (let block = -5; block <= 5; block++)
      rect(plate, shifted(stone, ((block * 7 + course * 5) % 3) * 0.03 - 0.04), [
        x + block * unit * 0.052 - unit * 0.024,
        floor - unit * (0.115 - course * 0.03),
        unit * 0.047,
        unit * 0.025,
      ]);
  for (const [y, half, high] of [
    [0.12, 0.25, 0.08],
    [0.23, 0.19, 0.07],
    [0.33, 0.13, 0.065],
  ] as const) {
    rect(plate, white, [x - half * unit, floor - (y + high) * unit, 2 * half * unit, high * unit]);
    for (let slit = -2; slit <= 2; slit++)
      rect(plate, isDark(plate) ? palette.lamp : lit(plate, 0.25, 0.03, 50), [
        x + slit * half * 0.38 * unit - unit * 0.012,
        floor - (y + high * 0.65) * unit,
        unit * 0.024,
        high * 0.36 * unit,
      ]);
    const eave = y + high;
    shape(
      plate,
      roof,
      at(-half - 0.08, eave + 0.012),
      at(-half - 0.055, eave - 0.014),
      at(half + 0.055, eave - 0.014),
      at(half + 0.08, eave + 0.012),
      at(half * 0.72, eave + 0.05),
      at(-half * 0.72, eave + 0.05),
    );
    shape(plate, shifted(roof, 0.07), at(-0.075, eave), at(0.075, eave), at(0, eave + 0.055));
    shape(plate, white, at(-0.045, eave + 0.004), at(0.045, eave + 0.004), at(0, eave + 0.036));
  }
  shape(plate, roof, at(-0.1, 0.44), at(0.1, 0.44), at(0.05, 0.51), at(-0.05, 0.51));
  for (const way of [-1, 1])
    shape(plate, lit(plate, 0.8, 0.13, 85), at(way * 0.05, 0.51), at(way * 0.075, 0.545), at(way * 0.035, 0.515));
}
