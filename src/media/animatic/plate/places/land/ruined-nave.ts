// The walls of a church without its roof, seen from inside: pointed windows, a broken gable with its great window, the sky above.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { rod, row } from "../../parts/solids.ts";
import { face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { isDark, lit, type PlateCanvas } from "../../plate-canvas.ts";

const [HALF, DEEP] = [3.1, 6.6];

export function paintNave(plate: PlateCanvas): void {
  const space = openSpace(plate);
  const stone = mixed(lit(plate, 0.7, 0.025, 80), plate.palette.near, isDark(plate) ? 0.55 : 0.06);
  const sky = plate.palette.sky[2];
  face(
    space,
    shifted(stone, -0.05),
    ...([
      [-HALF, 0, DEEP],
      [-HALF, 1.7, DEEP],
      [-2.2, 1.9, DEEP],
      [-1.7, 2.3, DEEP],
      [-0.9, 2.4, DEEP],
      [0.2, 2.75, DEEP],
      [0.9, 2.5, DEEP],
      [1.3, 2.1, DEEP],
      [2.3, 1.8, DEEP],
      [HALF, 1.3, DEEP],
      [HALF, 0, DEEP],
    ] as const),
  );
  pointed(space, sky, [0, 0.8, DEEP - 0.01], [1.5, 1.6]);
  for (const x of [-0.36, 0, 0.36])
    rod(space, shifted(stone, -0.12), 0.09, [x, 0.8, DEEP - 0.02], [x, 1.9, DEEP - 0.02]);
  rod(space, shifted(stone, -0.12), 0.08, [-0.75, 1.5, DEEP - 0.02], [0.75, 1.5, DEEP - 0.02]);
  for (const side of [-1, 1]) paintSide(space, side, side > 0 ? stone : shifted(stone, -0.12));
}

/** Along one side, its top broken. */
function paintSide(space: Space, side: number, stone: Colour): void {
  const sky = space.plate.palette.sky[2];
  const x = side * HALF;
  const tops = [1.5, 2, 1.5, 2.2, 1.7, 2.1, 1.2] as const;
  const edge = tops.map((top, at): Spot => [x, top, DEEP - at * 0.95]);
  face(space, stone, [x, 0, DEEP], ...edge, [x, 0, 0.9]);
  row(0, 1.5, 3, (far) => {
    const [from, to] = [DEEP - 0.7 - far, DEEP - 1.5 - far];
    const middle = (from + to) / 2;
    face(space, sky, [x, 0.6, from], [x, 1.1, from], [x, 1.4, middle], [x, 1.1, to], [x, 0.6, to]);
    rod(space, shifted(stone, -0.1), 0.07, [x, 0.6, middle], [x, 1.36, middle]);
  });
}

/** An opening whose sides meet in a point. */
function pointed(space: Space, tint: Colour, [x, y, z]: Spot, [wide, high]: readonly [number, number]): void {
  const half = wide / 2;
  face(
    space,
    tint,
    [x - half, y, z],
    [x - half, y + high * 0.55, z],
    [x - half * 0.7, y + high * 0.82, z],
    [x, y + high, z],
    [x + half * 0.7, y + high * 0.82, z],
    [x + half, y + high * 0.55, z],
    [x + half, y, z],
  );
}
