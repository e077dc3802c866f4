// Single houses seen from the front, and cars at the kerb.
import { css, faded, mixed, shifted } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import type { Point } from "../../paint/canvas.ts";
import { glow, hazed, isDark, lit, oval, rect, shape, type PlateCanvas } from "../plate-canvas.ts";

interface Cottage {
  readonly wide: number;
  readonly near: number;
  readonly old: boolean;
}

/** A house from the front with a pitched roof, its door, windows and a chimney. */
export function paintCottage(plate: PlateCanvas, [x, foot]: Point, { wide, near, old }: Cottage): void {
  const { random, palette, unit } = plate;
  const w = wide * unit;
  const h = w * between(random, 0.46, 0.62);
  const dark = isDark(plate);
  const far = 0.6 * (1 - near);
  const wall = hazed(
    plate,
    mixed(lit(plate, old ? 0.72 : 0.8, 0.035, between(random, 40, 110)), palette.near, dark ? 0.62 : 0.08),
    far,
  );
  const roof = hazed(
    plate,
    mixed(lit(plate, old ? 0.5 : 0.42, 0.06, between(random, 25, 70)), palette.near, dark ? 0.6 : 0.15),
    far,
  );
  rect(plate, shifted(roof, -0.05), [x + w * 0.62, foot - h - w * 0.42, w * 0.09, w * 0.3]);
  rect(plate, wall, [x, foot - h, w, h]);
  rect(plate, faded(shifted(wall, -0.12), 0.5), [plate.place.side > 0 ? x : x + w * 0.75, foot - h, w * 0.25, h]);
  shape(
    plate,
    roof,
    [x - w * 0.08, foot - h + 1],
    [x + w * 0.14, foot - h - w * 0.36],
    [x + w * 0.86, foot - h - w * 0.36],
    [x + w * 1.08, foot - h + 1],
  );
  const glass = dark ? shifted(palette.lamp, -0.05) : hazed(plate, mixed(palette.sky[1], palette.near, 0.6), far);
  for (const part of [0.12, 0.66]) {
    rect(plate, shifted(wall, 0.08), [x + w * (part - 0.015), foot - h * 0.68, w * 0.23, h * 0.38]);
    rect(plate, random() < 0.8 || !dark ? glass : shifted(palette.near, 0.03), [
      x + w * part,
      foot - h * 0.65,
      w * 0.2,
      h * 0.32,
    ]);
  }
  rect(plate, shifted(roof, -0.06), [x + w * 0.42, foot - h * 0.68, w * 0.15, h * 0.68]);
}

/** A car at the kerb, from the side. */
export function paintParkedCar(plate: PlateCanvas, [x, foot]: Point, long: number, hue: number): void {
  const { palette, place } = plate;
  const l = long * plate.unit;
  const tint = mixed(lit(plate, 0.5, 0.1, hue), palette.near, isDark(plate) ? 0.6 : 0.15);
  oval(plate, "rgba(4,6,12,0.35)", [x + l / 2, foot], [l * 0.52, l * 0.03]);
  shape(
    plate,
    shifted(tint, -0.02),
    [x + l * 0.2, foot - l * 0.2],
    [x + l * 0.31, foot - l * 0.33],
    [x + l * 0.66, foot - l * 0.33],
    [x + l * 0.82, foot - l * 0.2],
  );
  shape(
    plate,
    mixed(palette.sky[1], palette.near, 0.5),
    [x + l * 0.26, foot - l * 0.2],
    [x + l * 0.335, foot - l * 0.305],
    [x + l * 0.64, foot - l * 0.305],
    [x + l * 0.75, foot - l * 0.2],
  );
  shape(
    plate,
    tint,
    [x, foot - l * 0.06],
    [x + l * 0.02, foot - l * 0.17],
    [x + l * 0.2, foot - l * 0.205],
    [x + l * 0.82, foot - l * 0.205],
    [x + l * 0.98, foot - l * 0.16],
    [x + l, foot - l * 0.06],
  );
  for (const part of [0.2, 0.79])
    oval(plate, css({ light: 0.14, chroma: 0.01, hue: 260 }), [x + l * part, foot - l * 0.055], l * 0.075);
  if (isDark(plate)) glow(plate, [place.side > 0 ? x : x + l, foot - l * 0.12], l * 0.2, faded(palette.lamp, 0.5));
}
