// The court of a monastery of Tibet: white walls that lean in, a dark red band with gold under the roof, black-framed windows, peaks behind.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { HUNG_DETAILS } from "../../details/hung-details.ts";
import { hangAcross } from "../../details/pen.ts";
import { peaks } from "../land/shared.ts";
import { has, isDark, lit, oval, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export const isTibetan = (plate: PlateCanvas): boolean =>
  has(plate, "tibet", "tibetan", "lhasa", "bhutan", "ladakh", "himalaya", "himalayas", "lama", "lamasery");

export function paintTibetanCourt(plate: PlateCanvas): void {
  const { width, floor, unit } = plate;
  peaks(plate, 5, { base: floor, tall: 0.5, near: 0.25 });
  const white = isDark(plate)
    ? mixed(lit(plate, 0.9, 0.01, 85), plate.palette.near, 0.35)
    : lit(plate, 0.93, 0.012, 85);
  const red = lit(plate, 0.38, 0.12, 25);
  const gold = lit(plate, 0.76, 0.13, 86);
  for (const [left, right, high] of [
    [-0.4, 0.32, 0.32],
    [0.72, 1.4, 0.36],
    [0.26, 0.78, 0.24],
  ] as const) {
    const [from, to, top] = [width * left, width * right, floor - unit * high];
    shape(
      plate,
      white,
      [from - unit * 0.03, floor + unit * 0.02],
      [from, top],
      [to, top],
      [to + unit * 0.03, floor + unit * 0.02],
    );
    rect(plate, red, [from - unit * 0.004, top - unit * 0.005, to - from + unit * 0.008, unit * 0.055]);
    rect(plate, gold, [from - unit * 0.014, top - unit * 0.016, to - from + unit * 0.028, unit * 0.014]);
    for (let x = from + unit * 0.05; x < to - unit * 0.03; x += unit * 0.11) {
      oval(plate, gold, [x, top + unit * 0.023], unit * 0.014);
      for (const row of [0.09, 0.18]) if (row + 0.07 < high) paintWindow(plate, [x, top + unit * row]);
    }
    for (const x of [from + unit * 0.02, to - unit * 0.02]) {
      rect(plate, gold, [x - unit * 0.008, top - unit * 0.06, unit * 0.016, unit * 0.045]);
      oval(plate, gold, [x, top - unit * 0.06], unit * 0.015);
    }
  }
  if (!plate.place.details.some(({ name }) => name === "prayer_flags")) hangAcross(plate, HUNG_DETAILS.prayer_flags);
}

/** A dark frame that widens downwards under a white valance. */
function paintWindow(plate: PlateCanvas, [x, y]: readonly [number, number]): void {
  const { unit, palette } = plate;
  const black = lit(plate, 0.18, 0.02, 30);
  shape(
    plate,
    black,
    [x - unit * 0.02, y],
    [x + unit * 0.02, y],
    [x + unit * 0.028, y + unit * 0.062],
    [x - unit * 0.028, y + unit * 0.062],
  );
  rect(plate, isDark(plate) ? palette.lamp : shifted(black, 0.2), [
    x - unit * 0.013,
    y + unit * 0.012,
    unit * 0.026,
    unit * 0.042,
  ]);
  rect(plate, lit(plate, 0.7, 0.13, 255), [x - unit * 0.026, y - unit * 0.008, unit * 0.052, unit * 0.01]);
}
