// Fronts of ancient temples: columns under a gable, and the two towers with a gate of Egypt.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { lit, oval, rect, shape, type Fill, type PlateCanvas } from "../../plate-canvas.ts";

/** Paints boxes from a foot: right, up, width and height in parts of a size. */
export const paintBoxes =
  (plate: PlateCanvas, [x, foot]: Point, s: number) =>
  (fill: Fill, [dx, dy, w, h]: readonly [number, number, number, number]): void =>
    rect(plate, fill, [x + dx * s, foot - (dy + h) * s, w * s, h * s]);

/** By the time and the region. */
export function paintFront(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const isEgyptian = plate.place.region === "arab" && plate.place.year < 0;
  (isEgyptian ? paintPylons : paintTempleFront)(plate, x, foot, s);
}

/** A front of columns under a gable, on steps. */
function paintTempleFront(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const stone = lit(plate, 0.88, 0.025, 85);
  const at = (dx: number, dy: number) => [x + dx * s, foot - dy * s] as const;
  const box = paintBoxes(plate, [x, foot], s);
  for (let step = 0; step < 4; step++)
    box(shifted(stone, -0.05 * (step % 2)), [-0.8 + step * 0.04, step * 0.045, 1.6 - step * 0.08, 0.045]);
  box(shifted(stone, -0.35), [-0.58, 0.18, 1.16, 0.55]);
  for (let column = 0; column < 6; column++) {
    box(stone, [-0.6 + column * 0.222, 0.18, 0.09, 0.55]);
    box(shifted(stone, -0.1), [-0.6 + column * 0.222 + (plate.place.side > 0 ? 0 : 0.06), 0.18, 0.03, 0.55]);
    for (const y of [0.18, 0.7]) box(shifted(stone, 0.04), [-0.62 + column * 0.222, y, 0.13, 0.035]);
  }
  box(stone, [-0.68, 0.735, 1.36, 0.08]);
  shape(plate, stone, at(-0.74, 0.815), at(0, 1.04), at(0.74, 0.815));
  shape(plate, shifted(stone, -0.12), at(-0.54, 0.835), at(0, 0.99), at(0.54, 0.835));
}

/** Two towers that lean in with painted figures, a gate between them, a row of thick columns and obelisks before it. */
function paintPylons(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const stone = lit(plate, 0.76, 0.06, 76);
  const at = (dx: number, dy: number) => [x + dx * s, foot - dy * s] as const;
  const box = paintBoxes(plate, [x, foot], s);
  for (const side of [-1, 1]) {
    shape(plate, stone, at(side * 0.95, 0), at(side * 0.84, 0.98), at(side * 0.2, 0.98), at(side * 0.16, 0));
    const shade = shifted(stone, -0.1);
    shape(plate, shade, at(side * 0.26, 0), at(side * 0.28, 0.98), at(side * 0.2, 0.98), at(side * 0.16, 0));
    box(shifted(stone, 0.05), [side > 0 ? 0.17 : -0.87, 0.96, 0.7, 0.06]);
    for (const dx of [0.4, 0.62]) paintGod(plate, at(side * dx, 0.34), s * 0.3, side);
    box(shifted(stone, 0.06), [side * 0.98 - 0.035, 0, 0.07, 0.92]);
    shape(
      plate,
      lit(plate, 0.84, 0.12, 88),
      at(side * 0.98 - 0.035, 0.92),
      at(side * 0.98, 1.02),
      at(side * 0.98 + 0.035, 0.92),
    );
  }
  box(shifted(stone, -0.38), [-0.14, 0, 0.28, 0.62]);
  box(stone, [-0.2, 0.6, 0.4, 0.12]);
  oval(plate, lit(plate, 0.8, 0.13, 86), at(0, 0.66), [s * 0.035, s * 0.035]);
  for (let step = 0; step < 4; step++)
    box(shifted(stone, 0.06 - 0.05 * (step % 2)), [-0.5 + step * 0.05, -0.05 + step * 0.035, 1 - step * 0.1, 0.04]);
}

/** A figure in the paint of a wall: head in profile, a white kilt, an arm held out. */
function paintGod(plate: PlateCanvas, [x, y]: Point, s: number, side: number): void {
  const skin = lit(plate, 0.48, 0.1, 40);
  const box = paintBoxes(plate, [x, y], s);
  box(skin, [-0.1, 0, 0.07, 0.4]);
  box(skin, [0.04, 0, 0.07, 0.4]);
  box(lit(plate, 0.93, 0.02, 90), [-0.14, 0.3, 0.28, 0.24]);
  box(skin, [-0.12, 0.54, 0.24, 0.36]);
  box(skin, [side > 0 ? -0.4 : 0.1, 0.72, 0.3, 0.07]);
  box(lit(plate, 0.45, 0.12, 240), [-0.1, 0.9, 0.2, 0.24]);
  box(lit(plate, 0.78, 0.13, 86), [-0.06, 1.14, 0.12, 0.2]);
}
