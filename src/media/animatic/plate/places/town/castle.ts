// Design of a place: castle.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import { isDark, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { paintEasternCastle } from "./japanese-castle.ts";

const isOfDomes = ({ place }: PlateCanvas): boolean => place.region === "india" || place.region === "arab";

/** With battlements and slits; the high ones under a pointed roof or a dome. */
function paintTower(
  plate: PlateCanvas,
  wall: Colour,
  [x, wide, high]: readonly [x: number, wide: number, high: number],
): void {
  const { unit, floor, palette } = plate;
  const y = floor - high;
  rect(plate, wall, [x, y, wide, high]);
  for (let tooth = 0; tooth < 4; tooth++)
    rect(plate, wall, [x + (tooth * wide) / 4, y - unit * 0.02, wide / 7, unit * 0.022]);
  if (isOfDomes(plate)) paintDome(plate, [x + wide / 2, y - unit * 0.012], wide * 0.36);
  else if (high > unit * 0.38)
    shape(
      plate,
      mixed(palette.near, wall, 0.4),
      [x - unit * 0.01, y],
      [x + wide / 2, y - unit * 0.17],
      [x + wide + unit * 0.01, y],
    );
  for (let slit = 0; slit < 3; slit++)
    rect(plate, isDark(plate) ? palette.lamp : shifted(wall, -0.25), [
      x + wide * 0.44,
      y + unit * (0.05 + 0.09 * slit),
      unit * 0.011,
      unit * 0.03,
    ]);
}

/** An open pavilion under a dome, as forts of India have them. */
function paintDome(plate: PlateCanvas, [x, y]: Point, half: number): void {
  const stone = mixed(
    lit(plate, 0.8, 0.05, 75),
    isDark(plate) ? plate.palette.near : plate.palette.haze,
    isDark(plate) ? 0.6 : 0.2,
  );
  for (const dx of [-0.8, -0.1, 0.6]) rect(plate, stone, [x + dx * half, y - half * 0.8, half * 0.2, half * 0.8]);
  rect(plate, stone, [x - half * 1.15, y - half * 0.95, half * 2.3, half * 0.2]);
  oval(plate, stone, [x, y - half * 0.95], [half * 0.92, half]);
  rect(plate, lit(plate, 0.74, 0.13, 85), [x - half * 0.05, y - half * 2.3, half * 0.1, half * 0.4]);
}

export const CASTLE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.16, swing: 0.08, waves: 1.8, detail: 3, sharp: true, depth: 0.5 });
  },
  middle: (plate) => {
    if (plate.place.region === "east") return paintEasternCastle(plate);
    const { unit, width, floor, palette, place } = plate;
    const wall = mixed(
      isOfDomes(plate) ? lit(plate, 0.68, 0.08, 62) : lit(plate, 0.6, 0.02, 75),
      isDark(plate) ? palette.near : palette.haze,
      isDark(plate) ? 0.7 : 0.25,
    );
    const cx = width * (0.5 + place.side * 0.12);
    for (const [dx, w, h] of [
      [-0.42, 0.13, 0.3],
      [0.3, 0.14, 0.34],
      [-0.12, 0.15, 0.46],
      [0.08, 0.12, 0.4],
    ] as const)
      paintTower(plate, shifted(wall, -0.02 + dx * 0.05), [cx + dx * unit, w * unit, h * unit]);
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
