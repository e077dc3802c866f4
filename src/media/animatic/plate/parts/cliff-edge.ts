// The edge of a cliff beside the subjects: where they stand ends, and the rock falls away into the depth.
import { mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../paint/canvas.ts";
import { shape, type PlateCanvas } from "../plate-canvas.ts";

/** Paints the ground as far as the edge, and the face of the rock below it. Of the ground's colour the top, of `rock` the face. */
export function paintCliffEdge(plate: PlateCanvas, ground: Colour, rock: Colour): void {
  const { context, width, height, floor, unit, place, random } = plate;
  const way = -place.side;
  const edge: Point[] = Array.from({ length: 9 }, (_, at) => {
    const part = at / 8;
    const x = 0.5 + way * (0.12 + 0.12 * part) + between(random, -0.012, 0.012);
    return [width * x, floor - unit * 0.01 + unit * 0.5 * part ** 1.3];
  });
  const far: Point = [width * (0.5 - way * 2), floor - unit * 0.012];
  const foot = edge.map(([x, y], at): Point => [x + way * unit * (0.07 + 0.012 * at), y + unit * (0.5 + 0.05 * at)]);
  shape(
    plate,
    slope(context, down(floor, floor + unit * 0.6), shifted(rock, 0.02), shifted(rock, -0.16)),
    ...edge,
    ...foot.toReversed(),
  );
  for (let crack = 1; crack < 8; crack += 2) {
    const [top, low] = [edge[crack], foot[crack]];
    if (!top || !low) continue;
    shape(plate, shifted(rock, -0.13), top, [top[0] + way * unit * 0.018, top[1]], low);
  }
  shape(
    plate,
    slope(context, down(floor, height), mixed(ground, plate.palette.haze, 0.2), shifted(ground, -0.1)),
    far,
    ...edge,
    [width * (0.5 + way * 0.3), height * 1.6],
    [width * (0.5 - way * 2), height * 1.6],
  );
  for (const [at, [x, y]] of edge.entries()) {
    const next = edge[at + 1];
    if (next)
      shape(
        plate,
        shifted(ground, 0.12),
        [x, y],
        next,
        [next[0] - way * unit * 0.02, next[1]],
        [x - way * unit * 0.012, y],
      );
  }
}
