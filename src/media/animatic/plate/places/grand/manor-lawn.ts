// Design of a place: the lawn before a great country house.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { ground, rod, row, slab } from "../../parts/solids.ts";
import { face, openSpace, type Space } from "../../parts/space.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import { fillBand, has, isDark, lit, type PlaceDesign } from "../../plate-canvas.ts";

/** Rows of tall windows, a porch of columns, chimneys; a mown lawn in stripes, clipped yews, hoops where croquet is played. */
export const MANOR_LAWN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    treeRow(plate, "broadleaf", { count: 10, tall: [0.16, 0.26], near: 0.4, foot: plate.floor + plate.unit * 0.01 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintHouse(space, plate.place.side * 1.4);
    for (const way of [-1, 1])
      for (const x of [6.5, 9])
        tree(plate, "cypress", [plate.meet + (way * (plate.unit * x)) / 15, plate.floor + plate.unit * 0.02], {
          tall: 0.13,
          near: 0.8,
        });
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const grass = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.6, 0.11, 132);
    const lawn = mixed(grass, plate.palette.near, isDark(plate) ? 0.4 : 0.05);
    fillBand(plate, plate.floor, plate.height * 2, lawn);
    row(-20, 2, 20, (x) =>
      face(
        space,
        faded(shifted(lawn, 0.05), 0.8),
        [x, 0.01, 18],
        [x + 1, 0.01, 18],
        [x + 1, 0.01, 0.4],
        [x, 0.01, 0.4],
      ),
    );
    if (has(plate, "drive", "driveway", "gravel")) ground(space, lit(plate, 0.74, 0.03, 80), [-3, 3], [0.5, 16]);
    if (has(plate, "croquet"))
      for (const [x, z] of [
        [-3.4, 8],
        [2.8, 7],
        [-1.9, 4.6],
        [1.6, 11],
      ] as const) {
        const white = lit(plate, 0.97, 0.005, 90);
        rod(space, white, 0.06, [x - 0.25, 0, z], [x - 0.25, 0.5, z], [x + 0.25, 0.5, z], [x + 0.25, 0, z]);
      }
  },
  lights: [LIGHTNING],
};

function paintHouse(space: Space, x: number): void {
  const { plate } = space;
  const stone = mixed(lit(plate, 0.78, 0.035, 80), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  const roof = mixed(lit(plate, 0.46, 0.03, 250), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  for (const dx of [-6, -2.4, 2, 5.6]) slab(space, shifted(stone, -0.1), [x + dx, 6, 17], [0.7, 3]);
  face(space, roof, [x - 8.4, 6, 17], [x + 8.4, 6, 17], [x + 7, 8, 17], [x - 7, 8, 17]);
  slab(space, stone, [x - 8, 0, 16.9], [16, 6]);
  slab(space, shifted(stone, 0.06), [x - 8.2, 5.9, 16.85], [16.4, 0.3]);
  slab(space, shifted(stone, -0.06), [x - 8, 2.9, 16.85], [16, 0.14]);
  const glass = isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.55);
  for (const y of [0.8, 3.5])
    row(x - 7.3, 1.7, 9, (at) => {
      if (y < 1 && Math.abs(at + 0.4 - x) < 2) return;
      slab(space, lit(plate, 0.95, 0.005, 90), [at - 0.08, y - 0.08, 16.8], [0.96, 1.86]);
      slab(space, glass, [at, y, 16.78], [0.8, 1.7]);
      slab(space, lit(plate, 0.95, 0.005, 90), [at + 0.37, y, 16.77], [0.06, 1.7]);
      slab(space, lit(plate, 0.95, 0.005, 90), [at, y + 0.8, 16.77], [0.8, 0.07]);
    });
  slab(space, lit(plate, 0.3, 0.05, 50), [x - 0.6, 0, 16.6], [1.2, 2.4]);
  row(x - 1.9, 1.2, 4, (at) => slab(space, shifted(stone, 0.1), [at, 0, 16.3], [0.32, 3.2]));
  slab(space, shifted(stone, 0.08), [x - 2.2, 3.2, 16.3], [4.5, 0.35]);
  face(space, shifted(stone, 0.04), [x - 2.3, 3.55, 16.3], [x + 2.4, 3.55, 16.3], [x + 0.05, 4.8, 16.3]);
}
