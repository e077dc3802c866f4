// Design of a place: a small house under the cap of a toadstool, among grass and daisies.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { arch, bulb, disc, lightOf, rod, slab } from "../../parts/solids.ts";
import { face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { fan } from "../../parts/trees.ts";
import { isDark, lit, type PlaceDesign } from "../../plate-canvas.ts";

export const TOADSTOOL_HOUSE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.1, swing: 0.05, waves: 2, detail: 2, sharp: false, depth: 0.4 });
    for (let blade = 0; blade < 26; blade++)
      fan(
        plate,
        [plate.width * (blade / 25), plate.floor + plate.unit * 0.02],
        plate.unit * between(plate.random, 0.2, 0.42),
        {
          tint: mixed(plate.palette.haze, lit(plate, 0.54, 0.1, 135), 0.55),
          blades: 5,
        },
      );
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    toadstool(space, [way * 3.6, 0, 12], 1);
    for (const [x, z, size] of [
      [-way * 6.6, 14, 0.55],
      [-way * 4.6, 13, 0.3],
    ] as const)
      toadstool(space, [x, 0, z], size);
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 160);
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    const pebble = lit(plate, 0.78, 0.02, 80);
    for (let stone = 0; stone < 46; stone++) {
      const part = stone / 45;
      const z = 11 - part * 9;
      disc(
        space,
        shifted(pebble, between(plate.random, -0.1, 0.06)),
        [way * 3.6 * (1 - part) ** 1.3 + between(plate.random, -0.5, 0.5), 0.01, z],
        [0.2, 0.08],
      );
    }
    for (let flower = 0; flower < 26; flower++) {
      const x = (flower % 2 ? 1 : -1) * between(plate.random, 1.6, 6);
      daisy(space, [x, 0, between(plate.random, 4, 11)]);
    }
  },
};

function toadstool(space: Space, [x, , z]: Spot, size: number): void {
  const { plate } = space;
  const dark = isDark(plate);
  const stem = mixed(lit(plate, 0.9, 0.03, 85), plate.palette.near, dark ? 0.4 : 0.02);
  const cap = mixed(lit(plate, 0.54, 0.21, 27), plate.palette.near, dark ? 0.35 : 0.02);
  const s = size;
  face(space, stem, [x - 1.7 * s, 0, z], [x + 1.7 * s, 0, z], [x + 1.3 * s, 3 * s, z], [x - 1.3 * s, 3 * s, z]);
  disc(space, shifted(stem, -0.12), [x, 3 * s, z - 0.01], [2.9 * s, 0.5 * s]);
  const dome: Spot[] = Array.from({ length: 19 }, (_, at) => {
    const turn = Math.PI * (1 - at / 18);
    return [x + Math.cos(turn) * 3.3 * s, (2.95 + Math.sin(turn) * 2.6) * s, z - 0.02];
  });
  face(space, cap, ...dome);
  for (const [dx, dy, r] of [
    [-1.8, 3.7, 0.36],
    [-0.5, 4.6, 0.46],
    [1.1, 4.2, 0.4],
    [2.2, 3.4, 0.28],
    [0.1, 3.5, 0.3],
  ] as const)
    disc(space, lit(plate, 0.97, 0.01, 90), [x + dx * s, dy * s, z - 0.03], [r * s, r * 0.8 * s]);
  if (size < 0.8) return;
  arch(
    space,
    mixed(lit(plate, 0.44, 0.1, 50), plate.palette.near, dark ? 0.3 : 0),
    [x - 0.55, 0, z - 0.03],
    [1.1, 1.9],
  );
  disc(space, lightOf(0.8, 0.12, 85), [x + 0.3, 0.9, z - 0.04], 0.08);
  for (const dx of [-1.05, 1.05]) {
    disc(space, lit(plate, 0.5, 0.08, 55), [x + dx, 1.5, z - 0.03], 0.4);
    disc(
      space,
      dark ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.35),
      [x + dx, 1.5, z - 0.04],
      0.31,
    );
    rod(space, lit(plate, 0.5, 0.08, 55), 0.06, [x + dx - 0.31, 1.5, z - 0.05], [x + dx + 0.31, 1.5, z - 0.05]);
    rod(space, lit(plate, 0.5, 0.08, 55), 0.06, [x + dx, 1.2, z - 0.05], [x + dx, 1.8, z - 0.05]);
  }
  slab(space, lit(plate, 0.5, 0.05, 40), [x + 1.5, 5, z - 0.01], [0.5, 1.1]);
  if (dark) bulb(space, [x + 0.75, 2, z - 0.05], 0.12, lightOf(0.93, 0.1, 75));
}

function daisy(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  rod(space, lit(plate, 0.5, 0.11, 135), 0.05, [x, 0, z], [x + 0.05, 0.9, z]);
  for (let petal = 0; petal < 8; petal++) {
    const turn = (petal * Math.PI) / 4;
    disc(space, lit(plate, 0.97, 0.01, 90), [x + 0.05 + Math.cos(turn) * 0.15, 0.95 + Math.sin(turn) * 0.15, z], 0.09);
  }
  disc(space, lit(plate, 0.82, 0.16, 88), [x + 0.05, 0.95, z - 0.01], 0.1);
}
