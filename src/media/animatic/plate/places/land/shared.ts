// What several places of this folder are painted with.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { has, lit, shape, type PlateCanvas } from "../../plate-canvas.ts";

/** Sharp crests with light on one flank and snow on top. */
interface Peaks {
  readonly base: number;
  readonly tall: number;
  readonly near: number;
}

export function peaks(plate: PlateCanvas, count: number, { base, tall, near }: Peaks): void {
  const { width, unit, palette, place, random } = plate;
  const rock = mixed(palette.haze, palette.near, near);
  for (let one = 0; one < count; one++) {
    const x = width * (-0.1 + (1.2 * (one + between(random, 0.2, 0.8))) / count);
    const h = unit * tall * between(random, 0.6, 1);
    const half = h * between(random, 0.75, 1.1);
    const flank = (side: number): readonly Point[] => {
      const points: Point[] = [[x, base - h]];
      for (let step = 1; step <= 7; step++)
        points.push([
          x + side * half * (step / 7) + half * between(random, -0.035, 0.035),
          base - h * (1 - step / 7) + h * between(random, -0.025, 0.025),
        ]);
      return points;
    };
    const [light, dark] = [flank(place.side), flank(-place.side)];
    const middle: readonly Point[] = [
      [x - place.side * half * 0.1, base - h * 0.6],
      [x + place.side * half * 0.06, base - h * 0.35],
      [x - place.side * half * 0.06, base],
    ];
    shape(
      plate,
      slope(plate.context, down(base - h, base), shifted(rock, -0.03), mixed(rock, palette.haze, 0.5)),
      ...dark,
      ...middle.toReversed(),
    );
    shape(
      plate,
      slope(plate.context, down(base - h, base), shifted(rock, 0.07), mixed(rock, palette.haze, 0.5)),
      ...light,
      ...middle.toReversed(),
    );
    if (has(plate, "volcano", "volcanic")) continue;
    const snow = lit(plate, 0.95, 0.012, 235);
    const cap = (side: number, tint: Colour) =>
      shape(
        plate,
        tint,
        [x, base - h],
        [x + side * half * 0.34, base - h * 0.68],
        [x + side * half * 0.2, base - h * 0.73],
        [x + side * half * 0.1, base - h * 0.62],
        [x, base - h * 0.7],
      );
    cap(-place.side, faded(shifted(snow, -0.14), 0.9));
    cap(place.side, faded(snow, 0.95));
  }
}
