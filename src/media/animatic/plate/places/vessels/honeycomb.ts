// Design of a place: the inside of a hive of bees.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { fillBand, glow, lit, oval, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const hexagon = ([x, y]: Point, r: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, at): Point => [
    x + Math.cos(((at + 0.5) * Math.PI) / 3) * r,
    y + Math.sin(((at + 0.5) * Math.PI) / 3) * r,
  ]);

/** Cells of wax from edge to edge, open, full of honey or closed; drops of honey on the floor. */
export const HONEYCOMB: PlaceDesign = {
  far: (plate) => {
    fillBand(plate, -plate.height, 3 * plate.height, lit(plate, 0.62, 0.13, 72));
    paintCells(plate, 0.075, 0);
    glow(plate, [plate.width * 0.5, plate.floor * 0.5], plate.unit * 0.6, {
      light: 0.85,
      chroma: 0.12,
      hue: 85,
      alpha: 0.4,
    });
  },
  near: (plate) => {
    const { floor, height, width, unit, random, context } = plate;
    const wax = lit(plate, 0.66, 0.13, 75);
    fillBand(plate, floor, 2 * height, slope(context, down(floor, height), wax, shifted(wax, -0.16)));
    for (let drop = 0; drop < 16; drop++) {
      const [x, y] = [width * between(random, 0, 1), floor + unit * between(random, 0.03, 0.3)];
      const r = unit * between(random, 0.015, 0.05);
      oval(plate, lit(plate, 0.7, 0.16, 68), [x, y], [r, r * 0.34]);
      oval(plate, lit(plate, 0.96, 0.06, 90), [x - r * 0.3, y - r * 0.08], [r * 0.24, r * 0.07]);
    }
  },
};

function paintCells(plate: PlateCanvas, size: number, from: number): void {
  const { width, floor, unit, random } = plate;
  const r = size * unit;
  for (let line = 0; from + line * r * 1.5 < floor + r; line++)
    for (let x = (line % 2) * r * 0.87; x < width + r; x += r * 1.74) {
      const at: Point = [x, from + line * r * 1.5];
      const draw = random();
      const fill =
        draw < 0.35 ? lit(plate, 0.74, 0.17, 70) : draw < 0.55 ? lit(plate, 0.84, 0.09, 82) : lit(plate, 0.4, 0.1, 58);
      shape(plate, lit(plate, 0.82, 0.13, 82), ...hexagon(at, r * 0.96));
      shape(plate, fill, ...hexagon(at, r * 0.8));
      if (draw < 0.35) oval(plate, lit(plate, 0.95, 0.07, 90), [x - r * 0.25, at[1] - r * 0.3], [r * 0.16, r * 0.1]);
    }
}
