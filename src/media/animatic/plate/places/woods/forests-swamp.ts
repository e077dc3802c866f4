// Designs of places: forest, pine forest, jungle, swamp.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintTufts } from "../../parts/paint-land.ts";
import { bole, canopy, fan, isAutumn, isBurnt, tree, treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  has,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { fireLight } from "../homes/shared.ts";
import { boles, paintFallenLeaves, seenGround, undergrowth, woodland } from "./shared.ts";

const birches = (plate: PlateCanvas): boolean => has(plate, "birch", "birches");

export const FOREST: PlaceDesign = {
  far: (plate) => woodland(plate, undefined),
  middle: (plate) => {
    boles(plate, 12, { near: 0.38, half: 0.012, birch: birches(plate) });
    canopy(plate, 0.4, 0.3);
  },
  near: (whole) => {
    const plate = isBurnt(whole.place) ? ashen(whole) : whole;
    paintGround(plate);
    if (isAutumn(plate.place)) paintFallenLeaves(plate);
    boles(plate, 5, { near: 0.68, half: 0.024, birch: birches(plate) });
    if (!isBurnt(plate.place)) {
      paintTufts(plate, 130);
      undergrowth(plate, 12, [0.04, 0.1], 130);
    }
    if (has(plate, "tent", "camp", "campsite")) paintTent(plate);
  },
  front: (plate) => {
    for (const part of [0.01, 0.985])
      bole(plate, [plate.width * part, plate.height * 1.1], {
        half: plate.unit * 0.05,
        near: 1,
        birch: birches(plate),
      });
    canopy(plate, 0.95, 0.26);
  },
  lights: [fireLight((plate) => -plate.place.side * 1.2)],
};

/** The same place on grey ash. */
function ashen(plate: PlateCanvas): PlateCanvas {
  const ash = lit(plate, 0.5, 0.008, 70);
  return { ...plate, palette: { ...plate.palette, groundFar: ash, groundNear: shifted(ash, -0.2) } };
}

function paintTent(plate: PlateCanvas): void {
  const { unit, floor, width, place } = plate;
  const [x, y] = [width * (0.5 + place.side * 0.24), floor + unit * 0.06];
  const cloth = mixed(lit(plate, 0.62, 0.12, 60), plate.palette.near, isDark(plate) ? 0.4 : 0.1);
  shape(
    plate,
    shifted(cloth, -0.06),
    [x - unit * 0.02, y - unit * 0.2],
    [x + place.side * unit * 0.24, y - unit * 0.01],
    [x + unit * 0.14, y],
  );
  shape(plate, cloth, [x - unit * 0.15, y], [x - unit * 0.02, y - unit * 0.2], [x + unit * 0.12, y]);
  shape(plate, shifted(cloth, -0.16), [x - unit * 0.05, y], [x - unit * 0.02, y - unit * 0.14], [x + unit * 0.02, y]);
}

export const PINE_FOREST: PlaceDesign = {
  far: (plate) => woodland(plate, "pine"),
  middle: (plate) => {
    treeRow(plate, "pine", { count: 15, tall: [0.5, 0.74], near: 0.4, foot: plate.floor + plate.unit * 0.02 });
    boles(plate, 6, { near: 0.42, half: 0.011 });
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 90);
    for (const [part, tall] of [
      [0.1, 0.66],
      [0.24, 0.5],
      [0.8, 0.56],
      [0.93, 0.72],
    ] as const)
      tree(plate, "pine", [plate.width * part, plate.floor + plate.unit * between(plate.random, 0.03, 0.07)], {
        tall: tall,
        near: 0.82,
      });
    undergrowth(plate, 8, [0.03, 0.07], 140);
  },
  front: (plate) => {
    for (const part of [-0.015, 1.01])
      bole(plate, [plate.width * part, plate.height * 1.1], { half: plate.unit * 0.055, near: 1 });
  },
  lights: [fireLight((plate) => -plate.place.side * 1.2)],
};

export const JUNGLE: PlaceDesign = {
  far: (plate) => woodland(plate, has(plate, "bamboo") ? undefined : "palm"),
  middle: (plate) => {
    if (has(plate, "bamboo")) return stalks(plate, 40, 0.45);
    boles(plate, 7, { near: 0.36, half: 0.018 });
    treeRow(plate, ["palm", "broadleaf"], {
      count: 10,
      tall: [0.3, 0.55],
      near: 0.5,
      foot: plate.floor + plate.unit * 0.02,
    });
    canopy(plate, 0.5, 0.36);
    for (let vine = 0; vine < 11; vine++) {
      const x = plate.width * between(plate.random, 0, 1);
      const sag: Point[] = Array.from({ length: 9 }, (_, at) => [
        x + plate.unit * 0.014 * at,
        plate.unit * (at < 5 ? at : 8 - at) * between(plate.random, 0.055, 0.08),
      ]);
      line(plate, mixed(plate.palette.near, plate.palette.haze, 0.2), 0.004, ...sag);
    }
  },
  near: (plate) => {
    paintGround(plate);
    if (has(plate, "bamboo")) stalks(plate, 12, 0.9);
    undergrowth(plate, 30, [0.08, 0.24], 135);
  },
  front: (plate) => {
    canopy(plate, 1, 0.24);
    for (let leaf = 0; leaf < 8; leaf++)
      fan(
        plate,
        [
          plate.width * (leaf % 2 ? between(plate.random, -0.04, 0.06) : between(plate.random, 0.94, 1.04)),
          plate.height * 1.04,
        ],
        plate.unit * between(plate.random, 0.28, 0.5),
        { tint: shifted(plate.palette.near, -0.04), blades: 8, spread: 1.1 },
      );
  },
};

function stalks(plate: PlateCanvas, count: number, near: number): void {
  const { width, height, floor, unit, random, palette } = plate;
  for (let one = 0; one < count; one++) {
    const x =
      width *
      (near > 0.8
        ? one % 2
          ? between(random, -0.05, 0.26)
          : between(random, 0.74, 1.05)
        : between(random, -0.1, 1.1));
    const tint = mixed(
      palette.haze,
      mixed(palette.near, lit(plate, 0.56, 0.1, 128), 0.5),
      0.2 + 0.8 * near * between(random, 0.7, 1),
    );
    const half = unit * 0.008 * (0.4 + near);
    rect(plate, tint, [x - half, -height, half * 2, height + floor + unit * 0.06 * near]);
    for (let knot = 0; knot < 9; knot++)
      rect(plate, shifted(tint, -0.06), [x - half * 1.15, ((knot + random()) * floor) / 9, half * 2.3, unit * 0.004]);
  }
}

export const SWAMP: PlaceDesign = {
  far: (plate) => woodland(seenGround(plate), "bare"),
  middle: (whole) => {
    const plate = seenGround(whole);
    for (let tree = 0; tree < 9; tree++)
      paintSwampTree(plate, plate.width * (-0.05 + tree * 0.135 + between(plate.random, 0, 0.05)), 0.45);
    canopy(plate, 0.35, 0.14);
  },
  near: (whole) => {
    const plate = seenGround(whole);
    const { floor, height, palette, width, unit, random, context } = plate;
    fillBand(
      plate,
      floor,
      height * 2,
      slope(
        context,
        down(floor, height),
        mixed(palette.sky[2], lit(plate, 0.5, 0.05, 135), 0.4),
        mixed(palette.near, lit(plate, 0.34, 0.05, 140), 0.55),
      ),
    );
    for (const part of [0.03, 0.08, 0.16, 0.3, 0.44, 0.58, 0.72, 0.83, 0.9, 0.97])
      rect(plate, faded(palette.near, 0.28), [width * part - unit * 0.012, floor, unit * 0.026, unit * 0.16]);
    paintWaterWeed(plate);
    for (let island = 0; island < 8; island++)
      oval(
        plate,
        mixed(palette.groundNear, palette.near, 0.35),
        [width * between(random, -0.1, 1.1), floor + unit * between(random, 0.01, 0.3)],
        [unit * between(random, 0.05, 0.16), unit * between(random, 0.006, 0.016)],
      );
    for (let gleam = 0; gleam < 40; gleam++)
      rect(plate, faded(palette.sky[2], 0.16), [
        width * between(random, -0.1, 1.1),
        floor + unit * 0.36 * random(),
        unit * between(random, 0.03, 0.1),
        unit * 0.002,
      ]);
    for (let reed = 0; reed < 22; reed++)
      fan(
        plate,
        [
          width * (reed % 2 ? between(random, -0.03, 0.28) : between(random, 0.72, 1.03)),
          floor + unit * between(random, 0.03, 0.2),
        ],
        unit * between(random, 0.08, 0.2),
        { tint: mixed(palette.near, lit(plate, 0.42, 0.06, 105), 0.4), blades: 6, spread: 0.3 },
      );
    for (const part of [0.08, 0.3, 0.72, 0.9]) paintSwampTree(plate, width * part, 0.85);
  },
};

/** Duckweed and lily pads that float. */
function paintWaterWeed(plate: PlateCanvas): void {
  const { floor, width, unit, random, palette } = plate;
  const green = mixed(lit(plate, 0.6, 0.11, 125), palette.haze, 0.1);
  for (let pad = 0; pad < 70; pad++) {
    const depth = random();
    const centre = [width * between(random, -0.05, 1.05), floor + unit * (0.02 + 0.34 * depth)] as const;
    const half = unit * (0.008 + 0.026 * depth) * between(random, 0.7, 1.3);
    oval(plate, shifted(green, between(random, -0.07, 0.05)), centre, [half, half * 0.26]);
  }
}

/** A trunk that spreads where it stands in the water, and moss that hangs from its branches. */
function paintSwampTree(plate: PlateCanvas, x: number, near: number): void {
  const { floor, unit, palette, random } = plate;
  const foot = floor + unit * (near > 0.6 ? 0.05 : 0.015);
  const half = unit * 0.026 * (0.4 + near);
  const bark = mixed(palette.haze, mixed(palette.near, lit(plate, 0.4, 0.03, 70), 0.35), near);
  const moss = mixed(palette.haze, lit(plate, 0.56, 0.045, 125), 0.3 + 0.6 * near);
  const branch = foot - unit * between(random, 0.3, 0.42);
  shape(
    plate,
    bark,
    ...([
      [x - 2.6 * half, foot],
      [x - 1.1 * half, foot - unit * 0.09],
      [x - 0.7 * half, -unit],
      [x + 0.7 * half, -unit],
      [x + 1.1 * half, foot - unit * 0.09],
      [x + 2.6 * half, foot],
    ] as const),
  );
  oval(plate, faded(bark, 0.35), [x, foot], [half * 3.4, unit * 0.012]);
  for (const way of [-1, 1]) {
    const reach = unit * between(random, 0.1, 0.17);
    line(plate, bark, 0.012 * near + 0.003, [x, branch + unit * 0.05], [x + way * reach, branch]);
    for (let strand = 0; strand < 7; strand++) {
      const at = x + (way * reach * (strand + 1)) / 7;
      const long = unit * between(random, 0.05, 0.15);
      line(plate, faded(moss, 0.85), 0.006 + 0.004 * near, [at, branch], [at + unit * 0.004, branch + long]);
    }
  }
}
