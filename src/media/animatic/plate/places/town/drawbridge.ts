// Design of a place: the lowered bridge before a castle's gate, over a moat.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { arch, beam, ground, lightOf, rod, row, slab } from "../../parts/solids.ts";
import { face, openSpace, type Space } from "../../parts/space.ts";
import { fillBand, isDark, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const stoneOf = (plate: PlateCanvas) =>
  mixed(lit(plate, 0.64, 0.02, 78), plate.palette.near, isDark(plate) ? 0.55 : 0.05);

export const DRAWBRIDGE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.14, swing: 0.06, waves: 1.8, detail: 2, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const stone = stoneOf(plate);
    slab(space, shifted(stone, -0.04), [-20, -0.4, 15], [40, 5.4]);
    row(-20, 1.2, 34, (x) => slab(space, shifted(stone, -0.04), [x, 5, 15], [0.7, 0.7]));
    for (const way of [-1, 1]) paintTower(space, way * 4.1);
    slab(space, stone, [-2.7, -0.4, 14.4], [5.4, 7.2]);
    row(-2.7, 0.9, 6, (x) => slab(space, stone, [x, 6.8, 14.4], [0.6, 0.6]));
    arch(space, lightOf(0.13, 0.015, 60), [-1.7, 0, 14.3], [3.4, 4.2]);
    const iron = lit(plate, 0.36, 0.01, 250);
    row(-1.4, 0.47, 7, (x) => rod(space, iron, 0.09, [x, 2.5, 14.2], [x, 3.8, 14.2]));
    for (const y of [2.7, 3.2]) rod(space, iron, 0.09, [-1.65, y, 14.2], [1.65, y, 14.2]);
    row(-16, 2.6, 13, (x, at) => {
      if (Math.abs(x) > 5) slab(space, lightOf(0.15, 0.01, 60), [x, 2.4 + (at % 2) * 0.6, 14.9], [0.22, 0.9]);
    });
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    paintMoat(plate);
    const wood = mixed(lit(plate, 0.5, 0.07, 58), plate.palette.near, isDark(plate) ? 0.4 : 0);
    for (let z = 13.8; z > 0.5; z -= 0.3 + z * 0.03)
      ground(space, shifted(wood, ((Math.round(z * 9) * 7) % 5) / 50 - 0.04), [-2, 2], [z, z + 0.26 + z * 0.02, 0.05]);
    for (const x of [-2, 2]) {
      beam(space, shifted(wood, -0.14), 0.22, [x, 0.1, 14], [x, 0.1, 0.6]);
      beam(space, lit(plate, 0.34, 0.01, 250), 0.16, [x * 0.95, 4.6, 14.2], [x, 0.15, 6.5]);
    }
  },
  lights: [LIGHTNING],
};

function paintTower(space: Space, x: number): void {
  const { plate } = space;
  const stone = stoneOf(plate);
  const { side } = plate.place;
  slab(space, stone, [x - 1.6, -0.4, 14], [3.2, 10]);
  slab(space, shifted(stone, side > 0 ? -0.09 : 0.05), [x - 1.6, -0.4, 13.99], [1, 10]);
  slab(space, shifted(stone, side > 0 ? 0.05 : -0.09), [x + 0.7, -0.4, 13.99], [0.9, 10]);
  face(space, lit(plate, 0.42, 0.11, 30), [x - 2, 9.5, 13.9], [x + 2, 9.5, 13.9], [x, 13.2, 13.9]);
  for (const y of [3.4, 6.4]) slab(space, lightOf(0.14, 0.01, 60), [x - 0.15, y, 13.9], [0.3, 1.1]);
}

/** Still water on both sides of the bridge, with what it mirrors, and reeds. */
function paintMoat(plate: PlateCanvas): void {
  const { width, height, floor, unit, palette, random } = plate;
  const water = mixed(palette.sky[1], lit(plate, 0.42, 0.05, 200), 0.55);
  const top = floor + unit * 0.012;
  fillBand(
    plate,
    top,
    2 * height,
    slope(plate.context, down(top, height), shifted(water, 0.08), shifted(water, -0.14)),
  );
  for (let ripple = 0; ripple < 50; ripple++) {
    const depth = random() ** 1.4;
    oval(
      plate,
      faded(palette.sky[2], 0.45),
      [width * between(random, -0.1, 1.1), top + (height - top) * (0.02 + depth)],
      [unit * (0.02 + 0.06 * depth), unit * (0.0015 + 0.003 * depth)],
    );
  }
  const space = openSpace(plate, 18);
  const reed = lit(plate, 0.5, 0.09, 125);
  for (const way of [-1, 1])
    for (let one = 0; one < 16; one++) {
      const [x, z] = [way * between(random, 4.6, 9), between(random, 6, 11)];
      rod(space, reed, 0.05, [x, 0, z], [x + 0.1, between(random, 0.9, 1.6), z]);
      if (one % 3 === 0) rod(space, lit(plate, 0.36, 0.07, 50), 0.13, [x + 0.1, 1.3, z], [x + 0.1, 1.65, z]);
    }
}
