// A courtyard of China: halls on red columns under curved roofs of grey tiles, double doors with studs, lattice windows, lanterns.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { glow, isDark, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export const isChinese = ({ place }: PlateCanvas): boolean => place.region === "east";

export function paintChineseCourt(plate: PlateCanvas): void {
  const { width, floor, unit } = plate;
  for (const [left, right, high] of [
    [-0.5, 0.3, 0.24],
    [0.7, 1.5, 0.24],
    [0.24, 0.76, 0.3],
  ] as const)
    paintHall(plate, [width * left, width * right], unit * high);
  for (const part of [0.3, 0.7]) paintLantern(plate, width * part, floor - unit * 0.2);
}

function paintHall(plate: PlateCanvas, [left, right]: readonly [number, number], high: number): void {
  const { floor, unit, palette, place } = plate;
  const dark = isDark(plate);
  const dim = (light: number, chroma: number, hue: number) =>
    dark ? mixed(lit(plate, light, chroma, hue), palette.near, 0.3) : lit(plate, light, chroma, hue);
  const red = dim(0.48, 0.17, 28);
  const top = floor - high;
  const wide = right - left;
  rect(plate, dim(0.6, 0.015, 240), [left, top, wide, high + unit * 0.03]);
  rect(plate, dim(0.4, 0.1, 165), [left, top, wide, unit * 0.035]);
  rect(plate, dim(0.72, 0.13, 85), [left, top + unit * 0.035, wide, unit * 0.008]);
  const bays = Math.max(3, Math.round(wide / (unit * 0.2)));
  for (let bay = 0; bay < bays; bay++) {
    const [x, bayWide] = [left + (wide * bay) / bays, wide / bays];
    if (bay % 2 === Math.floor(bays / 2) % 2) paintDoor(plate, [x + bayWide * 0.16, bayWide * 0.68], high * 0.74);
    else {
      rect(plate, dark ? palette.lamp : dim(0.86, 0.03, 85), [
        x + bayWide * 0.18,
        floor - high * 0.66,
        bayWide * 0.64,
        high * 0.36,
      ]);
      for (let bar = 0; bar <= 5; bar++) {
        rect(plate, red, [x + bayWide * (0.18 + bar * 0.125), floor - high * 0.66, unit * 0.005, high * 0.36]);
        rect(plate, red, [x + bayWide * 0.18, floor - high * (0.66 - bar * 0.072), bayWide * 0.64, unit * 0.005]);
      }
    }
  }
  for (let post = 0; post <= bays; post++)
    rect(plate, shifted(red, 0.04), [
      left + (wide * post) / bays - unit * 0.011,
      top,
      unit * 0.022,
      high + unit * 0.02,
    ]);
  const tiles = place.snowy ? dim(0.95, 0.008, 235) : dim(0.42, 0.015, 240);
  const lip = unit * 0.055;
  shape(
    plate,
    tiles,
    [left - lip * 1.6, top - unit * 0.012],
    [left + lip, top - unit * 0.045],
    [left + lip * 2.4, top - unit * 0.12],
    [right - lip * 2.4, top - unit * 0.12],
    [right - lip, top - unit * 0.045],
    [right + lip * 1.6, top - unit * 0.012],
    [right, top + unit * 0.012],
    [left, top + unit * 0.012],
  );
  rect(plate, dim(0.34, 0.015, 240), [left + lip * 2, top - unit * 0.132, wide - lip * 4, unit * 0.016]);
  for (let tile = 0; tile * unit * 0.03 < wide; tile++)
    oval(plate, dim(0.34, 0.015, 240), [left + tile * unit * 0.03, top + unit * 0.012], unit * 0.009);
}

function paintDoor(plate: PlateCanvas, [x, wide]: readonly [number, number], high: number): void {
  const { floor, unit } = plate;
  const red = lit(plate, 0.5, 0.19, 28);
  rect(plate, red, [x, floor - high, wide, high + unit * 0.02]);
  rect(plate, shifted(red, -0.16), [x + wide / 2 - unit * 0.002, floor - high, unit * 0.004, high + unit * 0.02]);
  for (let row = 0; row < 5; row++)
    for (let stud = 0; stud < 6; stud++)
      oval(
        plate,
        lit(plate, 0.78, 0.13, 86),
        [x + wide * (0.1 + stud * 0.16), floor - high * (0.9 - row * 0.17)],
        unit * 0.006,
      );
}

function paintLantern(plate: PlateCanvas, x: number, y: number): void {
  const { unit } = plate;
  const red = { light: isDark(plate) ? 0.64 : 0.58, chroma: 0.2, hue: 29 };
  if (isDark(plate)) glow(plate, [x, y], unit * 0.16, { ...red, alpha: 0.55 });
  rect(plate, "#2a2220", [x - unit * 0.001, y - unit * 0.09, unit * 0.003, unit * 0.06]);
  oval(plate, red, [x, y], [unit * 0.034, unit * 0.03]);
  for (const dy of [-0.031, 0.025])
    rect(plate, lit(plate, 0.76, 0.13, 86), [x - unit * 0.015, y + unit * dy, unit * 0.03, unit * 0.008]);
  rect(plate, red, [x - unit * 0.003, y + unit * 0.03, unit * 0.006, unit * 0.035]);
}
