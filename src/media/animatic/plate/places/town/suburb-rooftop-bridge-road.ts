// Designs of places: suburb, rooftop, bridge, road.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintBlocks, paintRoof } from "../../parts/paint-city.ts";
import { paintStreetLamps } from "../../parts/paint-lamps.ts";
import { paintGround, paintRidges, paintTreeLine, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintGlitter, paintSurface } from "../../parts/paint-water.ts";
import { block, face, openSpace, spot } from "../../parts/space.ts";
import { paintCottage, paintParkedCar } from "../../parts/cottages-and-cars.ts";
import { paintRoadway } from "../../parts/town.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import {
  isForCars,
  isInWoods,
  isInTheCountry,
  isOverGorge,
  isRopeBridge,
  paintDeckAcross,
  paintGorge,
  paintRiverUnderBridge,
  paintRopeDeck,
  paintWoodsBeyond,
} from "./bridges.ts";
import { paintRoofThings } from "./roof-beds-helipads.ts";
import { isHillCity, paintHillCity, paintTerraceWall } from "./hill-city.ts";
import { isTiled, paintTiledRoofs, paintTilesUnderfoot } from "./tiled-roofs.ts";
import { fillBand, halo, has, isDark, line, lit, oval, rect, thick } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";

export const SUBURB_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const { width, floor, unit } = plate;
    treeRow(plate, "broadleaf", { count: 6, tall: [0.24, 0.36], near: 0.5, foot: floor + unit * 0.01 });
    for (const [at, x] of [-0.1, 0.28, 0.66, 1.02].entries())
      paintCottage(plate, [width * x, floor + unit * 0.02], { wide: 0.46 + 0.04 * (at % 2), near: 0.8, old: false });
    treeRow(plate, "bush", { count: 11, tall: [0.06, 0.11], near: 0.75, foot: floor + unit * 0.03 });
  },
  near: (plate) => {
    const { floor, unit, width, palette, height } = plate;
    paintGround(plate);
    fillBand(plate, floor + unit * 0.13, unit * 0.035, lit(plate, 0.7, 0.01, 90));
    fillBand(
      plate,
      floor + unit * 0.165,
      height,
      fade(
        plate.context,
        down(floor + unit * 0.16, height),
        [0, lit(plate, 0.46, 0.008, 250)],
        [1, lit(plate, 0.32, 0.01, 250)],
      ),
    );
    for (let dash = -6; dash < 12; dash++)
      rect(plate, faded(palette.sky[2], 0.3), [
        dash * unit * 0.3,
        floor + unit * 0.27,
        unit * 0.14,
        thick(plate, 0.006),
      ]);
    const white = lit(plate, 0.92, 0.008, 90);
    for (let post = -4; post < 40; post++)
      rect(plate, white, [post * unit * 0.05, floor + unit * 0.02, unit * 0.016, unit * 0.075]);
    for (const y of [0.04, 0.07]) rect(plate, white, [-unit * 0.2, floor + unit * y, unit * 2.2, unit * 0.009]);
    if (!has(plate, "empty"))
      paintParkedCar(
        plate,
        [width * (plate.place.side > 0 ? 0.04 : 0.66), floor + unit * 0.2],
        0.44,
        plate.place.hue + 80,
      );
    if (isDark(plate)) paintStreetLamps(plate, plate.meet);
  },
};

/** The roof of a house that stands alone. */
const isOfFarm = (plate: PlateCanvas): boolean => has(plate, "farmhouse", "barn", "cottage", "farm", "chalet");

export const ROOFTOP_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (isOfFarm(plate))
      return paintRidges(plate, { count: 3, rise: 0.1, swing: 0.07, waves: 1.4, detail: 3, sharp: false, depth: 0.8 });
    paintBlocks(plate, plate.floor - plate.height * 0.015, 0, true);
  },
  middle: (plate) => {
    if (isOfFarm(plate)) return paintTreeLine(plate);
    if (isHillCity(plate)) return paintHillCity(plate);
    if (isTiled(plate)) return paintTiledRoofs(plate);
    for (const near of [0.5, 1]) paintBlocks(plate, plate.floor - plate.height * 0.015, near, true);
  },
  near: (plate) => {
    if (isOfFarm(plate)) return paintTilesUnderfoot(plate);
    if (isHillCity(plate)) paintTerraceWall(plate);
    else if (isTiled(plate)) paintTilesUnderfoot(plate);
    else paintRoof(plate);
    paintRoofThings(plate);
    if (plate.place.practicals.includes("garland")) {
      for (let bulb = 0; bulb < 26; bulb++) {
        const x = plate.width * (bulb / 25);
        const y = plate.height * 0.3 + Math.abs(Math.sin((bulb / 25) * Math.PI * 3)) * plate.unit * 0.07;
        halo(plate, [x, y], plate.unit * 0.035, faded(plate.palette.lamp, 0.5));
        oval(plate, shifted(plate.palette.lamp, 0.05), [x, y], plate.unit * 0.005);
      }
    }
  },
  lights: [LIGHTNING],
};

export const BRIDGE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (isRopeBridge(plate) || isOverGorge(plate)) return paintGorge(plate);
    if (isInWoods(plate)) paintWoodsBeyond(plate);
    else if (isInTheCountry(plate)) paintTreeLine(plate);
    else paintBlocks(plate, plate.floor, 0, true);
    if (!isForCars(plate)) return paintRiverUnderBridge(plate);
    fillBand(
      plate,
      plate.floor - plate.unit * 0.01,
      plate.height,
      fade(
        plate.context,
        down(plate.floor, plate.height),
        [0, mixed(plate.palette.sky[2], plate.palette.haze, 0.4)],
        [1, mixed(plate.palette.sky[0], plate.palette.near, 0.6)],
      ),
    );
  },
  middle: (plate) => {
    if (!isForCars(plate)) return;
    const space = openSpace(plate, 18);
    const tint = mixed(plate.palette.near, plate.palette.haze, 0.25);
    for (const z of [34, 14]) {
      for (const x of [-3.6, 3.4]) block(space, { at: [x, 0, z], size: [0.5, 11, 0.7] }, tint);
      for (const y of [6, 10.4]) block(space, { at: [-3.6, y, z], size: [7.4, 0.6, 0.6] }, tint);
    }
    for (const side of [-1, 1])
      for (let z = 2; z < 34; z += 1.6)
        line(
          plate,
          tint,
          0.0016,
          spot(space, [side * 3.5, 0.9, z]),
          spot(space, [side * 3.5, 1 + ((z - 24) / 10) ** 2 * (z < 14 ? 6.5 : 8.4) * 0.6, z]),
        );
  },
  near: (plate) => {
    if (isRopeBridge(plate)) return paintRopeDeck(plate);
    if (!isForCars(plate)) {
      paintDeckAcross(plate);
      return plate.place.practicals.includes("streetlamp") ? paintStreetLamps(plate, plate.meet) : undefined;
    }
    const space = openSpace(plate, 18);
    paintRoadway(space, { kerb: 2.6, to: 60 }, true);
    const wall = lit(plate, 0.55, 0.018, 80);
    for (const x of [-3.8, 3.5])
      block(
        space,
        { at: [x, 0, 0.6], size: [0.3, 0.95, 55] },
        isDark(plate) ? mixed(wall, plate.palette.near, 0.6) : wall,
      );
    paintStreetLamps(plate, plate.meet);
  },
  lights: [LIGHTNING],
};

const isByTheSea = (plate: PlateCanvas): boolean => has(plate, "sea", "ocean", "coastal", "coast");

/** Trees that close in from both sides of a road. */
function paintForestBeside(plate: PlateCanvas): void {
  const isCold = has(plate, "pine", "fir", "spruce") || plate.place.snowy;
  const kind = isCold ? "pine" : has(plate, "birch") ? "birch" : "broadleaf";
  const { floor, unit, width, random } = plate;
  treeRow(plate, kind, { count: 30, tall: [0.24, 0.36], near: 0.35, foot: floor + unit * 0.01 });
  for (let one = 0; one < 22; one++) {
    const near = one / 21;
    const x = width * (0.5 + (one % 2 ? 1 : -1) * (0.12 + 0.4 * near));
    tree(plate, kind, [x, floor + unit * (0.01 + 0.1 * near)], {
      tall: between(random, 0.34, 0.42) + 0.34 * near,
      near: 0.4 + 0.5 * near,
    });
  }
}

/** Rock that a road is cut into, and the low wall at its other side. */
function paintCliffBeside(plate: PlateCanvas): void {
  const { place, palette } = plate;
  const space = openSpace(plate, 40);
  const rock = mixed(
    lit(plate, 0.56, 0.04, 60),
    isDark(plate) ? palette.near : palette.haze,
    isDark(plate) ? 0.5 : 0.12,
  );
  for (let part = 0; part < 9; part++) {
    const [near, far] = [1 + part * part * 0.9, 1 + (part + 1) * (part + 1) * 0.9];
    const x = place.side * (3.4 + (part % 3) * 0.4);
    const top = 9 + ((part * 5) % 4) * 1.2;
    const tint = shifted(rock, ((part * 7) % 5) * 0.022 - 0.05);
    face(
      space,
      tint,
      [x, 0, near],
      [x, top * 0.4, near],
      [x + place.side * 0.7, top, near],
      [x + place.side * 0.7, top, far],
      [x, top * 0.5, far],
      [x, 0, far],
    );
    face(
      space,
      shifted(tint, 0.05),
      [x, 0, near],
      [x, top * 0.4, near],
      [x + place.side * 9, top, near],
      [x + place.side * 9, 0, near],
    );
  }
  const stone = lit(plate, 0.68, 0.02, 80);
  for (let post = 0; post < 9; post++)
    block(space, { at: [-place.side * 3.3 - 0.3, 0, 2 + post * 2.6], size: [0.6, 0.5, 1.5] }, stone);
}

export const ROAD_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (isByTheSea(plate)) {
      const water = { ...plate, floor: plate.floor - plate.unit * 0.12 };
      paintSurface(water);
      return paintGlitter(water);
    }
    const sharp = has(plate, "mountain", "desert", "canyon");
    paintRidges(plate, { count: 3, rise: 0.11, swing: 0.06, waves: 1.7, detail: 3, sharp, depth: 0.65 });
  },
  middle: (plate) => {
    if (has(plate, "forest", "wood", "pine")) return paintForestBeside(plate);
    if (has(plate, "cliff", "rock", "serpentine")) return paintCliffBeside(plate);
    else if (!has(plate, "desert") && !isByTheSea(plate)) paintTreeLine(plate);
    for (let pole = 6; pole >= 0; pole--) {
      const near = 1 / (1 + pole * 0.8);
      const x = plate.meet + plate.place.side * plate.unit * (0.05 + 0.72 * near);
      const y = plate.floor + plate.unit * 0.22 * near;
      line(
        plate,
        mixed(plate.palette.near, plate.palette.haze, 0.5 * (1 - near)),
        0.007 * near,
        [x, y],
        [x, y - plate.unit * 0.52 * near],
      );
      line(
        plate,
        mixed(plate.palette.near, plate.palette.haze, 0.5 * (1 - near)),
        0.005 * near,
        [x - plate.unit * 0.06 * near, y - plate.unit * 0.47 * near],
        [x + plate.unit * 0.06 * near, y - plate.unit * 0.47 * near],
      );
    }
  },
  near: (plate) => {
    const space = openSpace(plate, 40);
    const dirt = has(plate, "dirt", "track", "forest", "lane");
    const { palette, context, floor, height } = plate;
    paintGround(plate);
    const tint = dirt ? mixed(palette.groundFar, lit(plate, 0.62, 0.05, 65), 0.6) : lit(plate, 0.4, 0.01, 260);
    face(
      space,
      fade(context, down(floor, height), [0, mixed(tint, palette.haze, 0.4)], [1, shifted(tint, -0.05)]),
      [-2.6, 0, 200],
      [2.6, 0, 200],
      [2.6, 0, 0.3],
      [-2.6, 0, 0.3],
    );
    if (!dirt)
      for (let z = 1.2; z < 120; z *= 1.55)
        face(
          space,
          faded(palette.sky[2], 0.45),
          [-0.06, 0, z],
          [0.06, 0, z],
          [0.06, 0, z * 1.25],
          [-0.06, 0, z * 1.25],
        );
    paintTufts(plate, 70);
    if (plate.place.practicals.includes("headlights"))
      for (const x of [-0.5, 0.5]) halo(plate, spot(space, [x, 0.8, 30]), plate.unit * 0.3, faded(palette.lamp, 0.8));
  },
  lights: [LIGHTNING],
};
