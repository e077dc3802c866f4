// Design of a place: castle.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import { isDark, lit, oval, rect, shape, type PlaceDesign } from "../../plate-canvas.ts";
import { paintEasternCastle } from "./japanese-castle.ts";

export const CASTLE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.16, swing: 0.08, waves: 1.8, detail: 3, sharp: true, depth: 0.5 });
  },
  middle: (plate) => {
    if (plate.place.region === "east") return paintEasternCastle(plate);
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
