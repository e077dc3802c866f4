// A ring for sumo: raised clay with a circle of straw, a roof of a shrine that hangs over it with four tassels, a dark hall full of heads.
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { cone, disc, ground, lightOf, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";

const CLAY = lightOf(0.66, 0.07, 68);
const STRAW = lightOf(0.86, 0.07, 90);

/** Rows of heads that rise into the dark. */
export function paintSumoHall(space: Space): void {
  const { random } = space.plate;
  slab(space, lightOf(0.1, 0.02, 40), [-9, 0, 8.99], [18, 6]);
  for (const side of [-1, 1])
    face(space, lightOf(0.08, 0.02, 40), [side * 8, 0, 9], [side * 8, 5, 9], [side * 8, 5, 1], [side * 8, 0, 1]);
  for (const [at, y] of [2.5, 2.1, 1.7, 1.3, 0.9].entries())
    row(-8, 0.36, 45, (x) => {
      const coat = shifted(lightOf(0.22, 0.05, [250, 20, 60, 300][Math.floor(random() * 4)] ?? 60), at * 0.03);
      const [dx, dy] = [between(random, -0.08, 0.08), between(random, -0.05, 0.05)];
      disc(space, coat, [x + dx, y - 0.3 + dy, 8.8 - at * 0.4], [0.2, 0.24]);
      disc(space, shifted(lightOf(0.34, 0.04, 55), at * 0.03), [x + dx, y + dy, 8.8 - at * 0.4], [0.11, 0.14]);
    });
  for (const x of [-2, 2]) cone(space, lightOf(0.95, 0.03, 85, 0.22), [x, 4.8, 7], [x * 0.5, 2.2]);
}

/** The roof on its cables, and the edge of the ring before the crowd. */
export function paintSumoRoof(space: Space): void {
  const wood = lightOf(0.5, 0.08, 65);
  for (const x of [-2.4, 2.4]) rod(space, lightOf(0.6, 0.01, 240), 0.03, [x, 6, 6.2], [x, 3.9, 6.2]);
  face(space, lightOf(0.36, 0.05, 150), [-3.5, 3.2, 6], [3.5, 3.2, 6], [2.3, 4.3, 6.4], [-2.3, 4.3, 6.4]);
  row(-3.2, 0.4, 17, (x) => rod(space, lightOf(0.28, 0.04, 150), 0.04, [x, 3.2, 5.99], [x * 0.68, 4.3, 6.39]));
  slab(space, wood, [-3.5, 3.06, 5.98], [7, 0.16]);
  slab(space, lightOf(0.4, 0.16, 305), [-3.2, 2.66, 5.97], [6.4, 0.4]);
  row(-2.6, 1.3, 5, (x) => disc(space, lightOf(0.94, 0.01, 90), [x, 2.86, 5.96], 0.12));
  for (const [x, light, hue] of [
    [-3.1, 0.95, 90],
    [-2.7, 0.2, 260],
    [2.7, 0.55, 27],
    [3.1, 0.5, 150],
  ] as const) {
    const tassel = lightOf(light, light > 0.9 ? 0.01 : 0.16, hue);
    rod(space, tassel, 0.16, [x, 2.66, 5.8], [x, 1.95, 5.8]);
    disc(space, tassel, [x, 1.9, 5.79], [0.13, 0.16]);
  }
  shineAt(space, [0, 2.6, 6.2], 2.6, lightOf(0.95, 0.04, 85, 0.35));
  block(space, { at: [-3.4, 0, 6], size: [6.8, 0.34, 0.4] }, shifted(CLAY, -0.14));
  slab(space, shifted(CLAY, 0.05), [-3.4, 0.3, 5.99], [6.8, 0.06]);
}

/** The circle of straw bales that the wrestlers stand in, and the two lines that they start from. */
export function paintSumoRing(space: Space): void {
  disc(space, shifted(CLAY, -0.12), [0, 0, 4], [2.75, 0.56]);
  disc(space, STRAW, [0, 0.01, 4], [2.7, 0.53]);
  disc(space, CLAY, [0, 0.02, 4], [2.45, 0.45]);
  for (const x of [-0.5, 0.36]) ground(space, lightOf(0.96, 0.005, 90), [x, x + 0.14], [3.7, 4.4]);
}

export const SUMO_CLAY = CLAY;
