// What a carriage is for: tables with white cloths and small lamps where one dines, bunks with white sheets where one sleeps.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { halo, has, line, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export const isForDining = (plate: PlateCanvas): boolean => has(plate, "dining", "restaurant", "buffet");
export const isForSleep = (plate: PlateCanvas): boolean =>
  has(plate, "sleeping", "sleeper", "couchette", "bunk", "bunks", "berth", "berths");

export function paintTables(plate: PlateCanvas): void {
  const { width, height, unit } = plate;
  const top = height * 0.585;
  for (const x of [0.13, 0.36, 0.66, 0.88]) {
    const [left, wide] = [width * (x - 0.075), width * 0.15];
    rect(plate, lit(plate, 0.96, 0.006, 90), [left, top, wide, unit * 0.13]);
    rect(plate, lit(plate, 0.88, 0.008, 90), [left, top + unit * 0.02, wide, unit * 0.006]);
    const lamp = [width * x - unit * 0.045, top] as const;
    line(plate, lit(plate, 0.72, 0.12, 84), 0.008, lamp, [lamp[0], top - unit * 0.06]);
    halo(plate, [lamp[0], top - unit * 0.08], unit * 0.16, { light: 0.86, chroma: 0.12, hue: 62, alpha: 0.6 });
    shape(
      plate,
      { light: 0.8, chroma: 0.13, hue: 48 },
      [lamp[0] - unit * 0.02, top - unit * 0.105],
      [lamp[0] + unit * 0.02, top - unit * 0.105],
      [lamp[0] + unit * 0.04, top - unit * 0.055],
      [lamp[0] - unit * 0.04, top - unit * 0.055],
    );
    oval(
      plate,
      lit(plate, 0.93, 0.01, 230),
      [width * x + unit * 0.03, top - unit * 0.004],
      [unit * 0.035, unit * 0.008],
    );
    const glass = width * x + unit * 0.075;
    line(plate, faded(lit(plate, 0.95, 0.02, 220), 0.9), 0.004, [glass, top], [glass, top - unit * 0.025]);
    oval(plate, lit(plate, 0.46, 0.14, 15), [glass, top - unit * 0.036], [unit * 0.011, unit * 0.015]);
  }
}

export function paintBunks(plate: PlateCanvas): void {
  const { width, height, unit, palette } = plate;
  const wood = shifted(palette.wood, -0.02);
  for (const [left, wide] of [
    [-0.2, 0.42],
    [0.78, 0.42],
  ] as const)
    for (const top of [0.26, 0.58]) {
      const [x, y, w] = [width * left, height * top, width * wide];
      rect(plate, wood, [x, y + unit * 0.06, w, unit * 0.035]);
      rect(plate, lit(plate, 0.94, 0.008, 90), [x, y + unit * 0.012, w, unit * 0.05]);
      rect(plate, lit(plate, 0.46, 0.13, plate.place.hue), [x, y + unit * 0.03, w, unit * 0.034]);
      oval(
        plate,
        lit(plate, 0.97, 0.006, 90),
        [x + (left < 0 ? w * 0.82 : w * 0.18), y + unit * 0.008],
        [unit * 0.075, unit * 0.03],
      );
      rect(plate, wood, [left < 0 ? x + w - unit * 0.016 : x, y - unit * 0.06, unit * 0.016, unit * 0.16]);
    }
  const ladder = width * 0.245;
  for (const dx of [0, unit * 0.07])
    line(plate, lit(plate, 0.72, 0.02, 240), 0.008, [ladder + dx, height * 0.24], [ladder + dx, height * 0.8]);
  for (let rung = 0; rung < 6; rung++) {
    const y = height * (0.3 + rung * 0.09);
    line(plate, lit(plate, 0.72, 0.02, 240), 0.007, [ladder, y], [ladder + unit * 0.07, y]);
  }
  const lamp = [width * 0.73, height * 0.24] as const;
  halo(plate, lamp, unit * 0.14, { ...palette.lamp, alpha: 0.5 });
  oval(plate, { light: 0.95, chroma: 0.07, hue: 80 }, lamp, unit * 0.016);
}
