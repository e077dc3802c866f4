// Designs of places: platform, castle.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { block, face, metre, openSpace, spot, type Space } from "../../parts/space.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  halo,
  has,
  isDark,
  lacks,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

function paintPlatformLamps(plate: PlateCanvas, space: Space): void {
  const { palette, place } = plate;
  const { side } = place;
  for (const z of [14, 9, 6]) {
    block(space, { at: [-3.3 * side - 0.1, 0, z], size: [0.18, 3.4, 0.18] }, mixed(palette.near, palette.haze, 0.2));
    if (isDark(plate) || place.hour === "dawn")
      halo(plate, spot(space, [-2.6 * side, 3.3, z]), metre(space, z) * 1.6, faded(palette.lamp, 0.6));
  }
}

/** The ground of the rails: all of it, or a bank in the water. */
function paintTrackBed(plate: PlateCanvas, space: Space): void {
  const { palette, place, floor, height } = plate;
  const ground = fade(
    plate.context,
    down(floor, height),
    [0, mixed(palette.groundFar, palette.haze, 0.3)],
    [1, palette.groundNear],
  );
  if (!isAtSea(plate)) return fillBand(plate, floor, height * 2, ground);
  const [from, to] = [place.side, 4.6 * place.side];
  face(space, ground, [from, -0.63, 80], [to, -0.63, 80], [to, -0.63, 0.4], [from, -0.63, 0.4]);
}

/** A line along the shore has water beside it, and no trees. */
function isAtSea(plate: PlateCanvas): boolean {
  return has(plate, "sea", "ocean", "shore", "coast");
}

export const PLATFORM_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (isAtSea(plate)) return paintSurface({ ...plate, floor: plate.floor - plate.unit * 0.09 });
    paintRidges(plate, { count: 3, rise: 0.1, swing: 0.04, waves: 1.5, detail: 2, sharp: false, depth: 0.6 });
  },
  middle: (plate) =>
    !isAtSea(plate) &&
    treeRow(plate, ["broadleaf", "bush"], {
      count: 12,
      tall: [0.06, 0.13],
      near: 0.5,
      foot: plate.floor + plate.unit * 0.02,
    }),
  near: (plate) => {
    const space = openSpace(plate, 18);
    const { palette, place } = plate;
    const side = place.side;
    paintTrackBed(plate, space);
    for (const x of [2.2, 3.6])
      line(
        plate,
        lit(plate, 0.62, 0.01, 250),
        0.006,
        spot(space, [x * side, -0.6, 80]),
        spot(space, [x * side, -0.6, 1.2]),
      );
    for (let z = 1.4; z < 60; z *= 1.16)
      line(
        plate,
        faded(palette.near, 0.6),
        Math.min(0.012, 0.02 / z),
        spot(space, [1.8 * side, -0.62, z]),
        spot(space, [4 * side, -0.62, z]),
      );
    const stone = lit(plate, 0.6, 0.012, 85);
    face(
      space,
      fade(
        plate.context,
        down(plate.floor, plate.height),
        [0, mixed(stone, palette.haze, 0.4)],
        [1, shifted(stone, -0.12)],
      ),
      [-9 * side, 0, 80],
      [1.2 * side, 0, 80],
      [1.2 * side, 0, 0.4],
      [-9 * side, 0, 0.4],
    );
    face(
      space,
      shifted(lit(plate, 0.86, 0.06, 95), isDark(plate) ? -0.2 : 0),
      [0.9 * side, 0.01, 80],
      [1.05 * side, 0.01, 80],
      [1.05 * side, 0.01, 0.4],
      [0.9 * side, 0.01, 0.4],
    );
    paintPlatformLamps(plate, space);
    block(space, { at: [side > 0 ? -6 : 2.2, 3.4, 5], size: [3.8, 0.16, 30] }, mixed(palette.near, palette.wood, 0.4));
    if (!lacks(plate, "bench"))
      block(space, { at: [side > 0 ? -4.6 : 2.8, 0.42, 7], size: [1.8, 0.1, 0.5] }, palette.wood);
  },
};

export const CASTLE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.16, swing: 0.08, waves: 1.8, detail: 3, sharp: true, depth: 0.5 });
  },
  middle: (plate) => {
    const { unit, width, floor, palette, place } = plate;
    const wall = mixed(
      lit(plate, 0.6, 0.02, 75),
      isDark(plate) ? palette.near : palette.haze,
      isDark(plate) ? 0.7 : 0.25,
    );
    const cx = width * (0.5 + place.side * 0.12);
    for (const [dx, w, h] of [
      [-0.42, 0.13, 0.3],
      [0.3, 0.14, 0.34],
      [-0.12, 0.15, 0.46],
      [0.08, 0.12, 0.4],
    ] as const) {
      const [x, y] = [cx + dx * unit, floor - h * unit];
      rect(plate, shifted(wall, -0.02 + dx * 0.05), [x, y, w * unit, h * unit]);
      for (let tooth = 0; tooth < 4; tooth++)
        rect(plate, shifted(wall, -0.02 + dx * 0.05), [
          x + (tooth * w * unit) / 4,
          y - unit * 0.02,
          (w * unit) / 7,
          unit * 0.022,
        ]);
      if (h > 0.38)
        shape(
          plate,
          mixed(palette.near, wall, 0.4),
          [x - unit * 0.01, y],
          [x + (w * unit) / 2, y - unit * 0.17],
          [x + (w + 0.01) * unit, y],
        );
      for (let slit = 0; slit < 3; slit++)
        rect(plate, isDark(plate) ? palette.lamp : shifted(wall, -0.25), [
          x + w * unit * 0.44,
          y + unit * (0.05 + 0.09 * slit),
          unit * 0.011,
          unit * 0.03,
        ]);
    }
    rect(plate, wall, [cx - unit * 0.42, floor - unit * 0.17, unit * 0.86, unit * 0.2]);
    for (let tooth = 0; tooth < 22; tooth++)
      rect(plate, wall, [cx - unit * 0.42 + tooth * unit * 0.04, floor - unit * 0.19, unit * 0.022, unit * 0.025]);
    oval(plate, shifted(wall, -0.3), [cx + unit * 0.03, floor - unit * 0.02], [unit * 0.045, unit * 0.09]);
    treeRow(plate, ["pine", "broadleaf"], { count: 14, tall: [0.07, 0.13], near: 0.6, foot: floor + unit * 0.02 });
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 120);
    tree(plate, "broadleaf", [plate.width * (plate.place.side > 0 ? 0.02 : 0.98), plate.floor + plate.unit * 0.16], {
      tall: 0.5,
      near: 1,
    });
  },
  lights: [LIGHTNING],
};
