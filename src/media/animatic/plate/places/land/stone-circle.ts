// Design of a place: great stones that stand in a ring on grass, some with a stone across.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { isDark, lit, type PlaceDesign } from "../../plate-canvas.ts";

export const STONE_CIRCLE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.09, swing: 0.05, waves: 1.6, detail: 2, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const rock = mixed(lit(plate, 0.58, 0.015, 90), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
    for (const [at, x] of [-11, -8.2, -4.6, -1.8, 2, 4.8, 8.4, 11.2].entries())
      standingStone(space, rock, [x, 0, 15.5 + (at % 3) * 0.4], [1.5, 4 + ((at * 5) % 3) * 0.25]);
    for (const x of [-8.2, -1.8, 4.8]) lintel(space, rock, [x - 0.2, 4, 15.3], 4.4 - (x === -1.8 ? 0.3 : 0));
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 140);
    const space = openSpace(plate, 18);
    const rock = mixed(lit(plate, 0.54, 0.015, 85), plate.palette.near, isDark(plate) ? 0.5 : 0.1);
    for (const way of [-1, 1]) {
      standingStone(space, rock, [way * 6.4, 0, 9.6], [1.8, 4.4]);
      standingStone(space, rock, [way * 5.2 - 0.6, 0, 6.4], [1.4, way > 0 ? 3.2 : 1.2]);
    }
  },
  lights: [LIGHTNING],
};

/** Narrower above, with a lit and a shaded side. */
function standingStone(space: Space, rock: Colour, [x, , z]: Spot, [w, h]: readonly [number, number]): void {
  const { side } = space.plate.place;
  face(
    space,
    rock,
    [x - w / 2, 0, z],
    [x - w * 0.46, h * 0.6, z],
    [x - w * 0.38, h * 0.97, z],
    [x + w * 0.1, h, z],
    [x + w * 0.4, h * 0.95, z],
    [x + w * 0.48, h * 0.5, z],
    [x + w / 2, 0, z],
  );
  const dark = -side;
  face(
    space,
    shifted(rock, -0.1),
    [x + dark * w * 0.16, 0, z],
    [x + dark * w * 0.2, h * 0.95, z],
    [x + dark * w * 0.4, h * 0.93, z],
    [x + dark * w * 0.48, h * 0.5, z],
    [x + dark * w * 0.5, 0, z],
  );
}

function lintel(space: Space, rock: Colour, [x, y, z]: Spot, w: number): void {
  face(
    space,
    shifted(rock, 0.04),
    [x - 0.5, y - 0.05, z],
    [x + w * 0.92, y - 0.1, z],
    [x + w * 0.94, y + 0.85, z],
    [x - 0.4, y + 0.95, z],
  );
  face(
    space,
    shifted(rock, -0.09),
    [x - 0.5, y - 0.05, z],
    [x + w * 0.92, y - 0.1, z],
    [x + w * 0.92, y + 0.12, z],
    [x - 0.5, y + 0.16, z],
  );
}
