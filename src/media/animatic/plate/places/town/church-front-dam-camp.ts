// Designs of places in the open that one stands before: the front of a church, the top of a dam, a camp of tents, cages of a zoo.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTreeLine, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { arch, ground, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space } from "../../parts/space.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  has,
  isDark,
  line,
  lit,
  oval,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { peaks } from "../land/shared.ts";

const isWhite = ({ place }: PlateCanvas): boolean => place.region === "south" || place.region === "latin";

/** A gable with a door, a round window and a tower, on steps. */
export const CHURCH_FRONT: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    treeRow(plate, isWhite(plate) ? "cypress" : "broadleaf", {
      count: 7,
      tall: [0.2, 0.34],
      near: 0.55,
      foot: plate.floor,
    });
  },
  middle: (plate) => {
    const space = openSpace(plate, 12);
    const wall = isWhite(plate) || has(plate, "white") ? tone(space, 0.95, 0.015, 85) : tone(space, 0.68, 0.03, 75);
    const way = plate.place.side;
    slab(space, shifted(wall, -0.05), [way > 0 ? 3.2 : -5.6, 0, 12], [2.4, 8.6]);
    const tower = way > 0 ? 4.4 : -4.4;
    face(space, tone(space, 0.5, 0.09, 40), [tower - 1.5, 8.6, 12], [tower, 12, 12], [tower + 1.5, 8.6, 12]);
    arch(space, tone(space, 0.3, 0.03, 250), [tower - 0.5, 6.2, 11.95], [1, 1.7]);
    slab(space, wall, [-3.6, 0, 11.9], [7.2, 5.2]);
    face(space, wall, [-3.8, 5.2, 11.9], [0, 8, 11.9], [3.8, 5.2, 11.9]);
    rod(space, tone(space, 0.45, 0.09, 40), 0.25, [-4, 5.1, 11.8], [0, 8.1, 11.8], [4, 5.1, 11.8]);
    ring(
      space,
      [shifted(wall, -0.2), isDark(plate) ? plate.palette.lamp : tone(space, 0.5, 0.12, 255)],
      [0, 5.5, 11.7],
      0.75,
    );
    arch(space, shifted(wall, -0.16), [-1.25, 0.4, 11.7], [2.5, 3.9]);
    arch(space, tone(space, 0.36, 0.07, 45), [-1, 0.4, 11.6], [2, 3.5]);
    rod(space, tone(space, 0.22, 0.03, 45), 0.08, [0, 0.4, 11.5], [0, 3.6, 11.5]);
    for (const x of [-2.8, 2]) arch(space, tone(space, 0.42, 0.09, 255), [x, 1.6, 11.7], [0.8, 2.2]);
    rod(space, tone(space, 0.4, 0.02, 60), 0.14, [0, 8, 11.7], [0, 9.1, 11.7]);
    rod(space, tone(space, 0.4, 0.02, 60), 0.14, [-0.35, 8.7, 11.7], [0.35, 8.7, 11.7]);
    row(0, 0.14, 3, (y, at) =>
      block(
        space,
        { at: [-2.4 + at * 0.3, y, 10.6 + at * 0.3], size: [4.8 - at * 0.6, 0.14, 0.4] },
        shifted(wall, -0.08),
      ),
    );
  },
  near: (plate) => {
    const space = openSpace(plate, 12);
    paintGround(plate);
    paintTufts(plate, 90);
    const path = lit(plate, 0.74, 0.03, 80);
    face(space, path, [-1.5, 0.005, 11], [1.5, 0.005, 11], [2.4, 0.005, 0.5], [-2.4, 0.005, 0.5]);
  },
  lights: [LIGHTNING],
};

/** A road on a wall, with a lake on one side and nothing on the other. */
export const DAM: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    peaks(plate, 5, { base: plate.floor, tall: 0.4, near: 0.4 });
  },
  middle: (plate) => {
    const { floor, unit, width, palette, place } = plate;
    const water = mixed(palette.sky[1], lit(plate, 0.48, 0.09, 220), 0.6);
    const x = width * 0.5;
    shape(
      plate,
      water,
      [x, floor - unit * 0.02],
      [x + place.side * width, floor - unit * 0.02],
      [x + place.side * width, floor + unit * 0.4],
      [x, floor + unit * 0.1],
    );
    const deep = mixed(palette.haze, palette.near, 0.3);
    shape(
      plate,
      slope(plate.context, down(floor, floor + unit * 0.4), palette.haze, deep),
      [x, floor - unit * 0.015],
      [x - place.side * width, floor - unit * 0.015],
      [x - place.side * width, floor + unit * 0.5],
      [x, floor + unit * 0.2],
    );
    const space = openSpace(plate, 18);
    const concrete = lit(plate, 0.66, 0.012, 80);
    for (let buttress = 0; buttress < 7; buttress++) {
      const z = 3 + buttress * 3;
      const side = -place.side;
      face(
        space,
        shifted(concrete, -0.1 - 0.02 * (buttress % 2)),
        [side * 2.3, 0, z],
        [side * 2.3, 0, z + 3],
        [side * 4.4, -5, z + 3],
        [side * 4.4, -5, z],
      );
    }
    const [tx, ty] = spot(space, [place.side * 3, 0, 15]);
    shape(
      plate,
      shifted(concrete, 0.04),
      [tx - unit * 0.05, ty],
      [tx - unit * 0.05, ty - unit * 0.16],
      [tx + unit * 0.05, ty - unit * 0.16],
      [tx + unit * 0.05, ty],
    );
    shape(
      plate,
      lit(plate, 0.45, 0.05, 40),
      [tx - unit * 0.065, ty - unit * 0.16],
      [tx, ty - unit * 0.21],
      [tx + unit * 0.065, ty - unit * 0.16],
    );
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const concrete = lit(plate, 0.7, 0.012, 80);
    face(space, concrete, [-2.2, 0, 40], [2.2, 0, 40], [2.2, 0, 0.3], [-2.2, 0, 0.3]);
    for (const x of [-2.4, 2.2]) {
      block(space, { at: [x, 0, 0.6], size: [0.2, 0.55, 38] }, shifted(concrete, -0.06));
      rod(space, lit(plate, 0.5, 0.01, 240), 0.05, [x + 0.1, 1, 1], [x + 0.1, 1, 38]);
      for (let z = 1.2; z < 30; z *= 1.25)
        rod(space, lit(plate, 0.5, 0.01, 240), 0.05, [x + 0.1, 0.5, z], [x + 0.1, 1, z]);
    }
    for (let z = 1.2; z < 30; z *= 1.6)
      ground(space, faded(lit(plate, 0.9, 0.005, 90), 0.7), [-0.06, 0.06], [z, z * 1.25]);
  },
  lights: [LIGHTNING],
};

function ridgeTent(space: Space, [x, z]: readonly [number, number], hue: number | undefined): void {
  const cloth = hue === undefined ? tone(space, 0.93, 0.015, 85) : tone(space, 0.56, 0.07, hue);
  face(space, shifted(cloth, -0.09), [x + 1, 1.7, z], [x + 1.5, 1.7, z + 2.4], [x + 2.6, 0, z + 2.4], [x + 2.1, 0, z]);
  face(space, cloth, [x, 0, z], [x + 1.05, 1.8, z], [x + 2.1, 0, z]);
  face(space, tone(space, 0.22, 0.03, 60), [x + 0.8, 0, z - 0.01], [x + 1.05, 1.35, z - 0.01], [x + 1.3, 0, z - 0.01]);
}

/** Rows of tents with a way between them. */
export const TENT_CAMP: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.08, swing: 0.04, waves: 1.6, detail: 2, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const hue = has(plate, "army", "military", "soldier", "field") ? 115 : undefined;
    for (const z of [17, 14, 11, 8.5, 6.5])
      for (const x of [-9.6, -6.6, -3.9, 1.8, 4.5, 7.3]) ridgeTent(space, [x, z], hue);
    for (const x of [-1.6, 1.4]) rod(space, tone(space, 0.4, 0.05, 55), 0.08, [x, 0, 12], [x, 3.2, 12]);
    line(
      plate,
      lit(plate, 0.3, 0.01, 250),
      0.0016,
      spot(space, [-1.6, 3.1, 12]),
      spot(space, [0, 2.7, 12]),
      spot(space, [1.4, 3.1, 12]),
    );
    row(-1.3, 0.5, 6, (x, at) => slab(space, tone(space, 0.7, 0.12, at * 70), [x, 2.2, 12], [0.36, 0.6]));
  },
  near: (plate) => {
    const { floor, height, unit, width, random } = plate;
    const soil = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.66, 0.06, 68);
    fillBand(
      plate,
      floor,
      2 * height,
      slope(plate.context, down(floor, height), mixed(soil, plate.palette.haze, 0.3), shifted(soil, -0.1)),
    );
    for (let stone = 0; stone < 60; stone++)
      oval(
        plate,
        shifted(soil, -0.1),
        [width * random(), floor + unit * between(random, 0.02, 0.35)],
        [unit * 0.008, unit * 0.003],
      );
  },
  lights: [LIGHTNING],
};

/** Bars before rocks and a pool, with a rail and a tree. */
export const ZOO: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    treeRow(plate, "broadleaf", { count: 10, tall: [0.2, 0.32], near: 0.5, foot: plate.floor });
  },
  middle: (plate) => {
    const space = openSpace(plate, 10);
    const rock = tone(space, 0.6, 0.03, 70);
    for (const [x, w, h] of [
      [-5.4, 2.6, 1.8],
      [-3.2, 2, 2.6],
      [-1, 2.4, 1.5],
      [1.6, 2.6, 2.2],
      [3.8, 2.4, 1.6],
    ] as const)
      face(
        space,
        shifted(rock, h > 2 ? 0.03 : -0.05),
        [x, 0, 9.8],
        [x + w * 0.2, h * 0.8, 9.8],
        [x + w * 0.6, h, 9.8],
        [x + w, h * 0.4, 9.8],
        [x + w * 1.1, 0, 9.8],
      );
    ground(space, tone(space, 0.6, 0.09, 210), [-2.4, 1.8], [8.6, 9.5]);
    const iron = tone(space, 0.25, 0.012, 250);
    row(-8, 0.34, 48, (x) => rod(space, iron, 0.05, [x, 0, 8.2], [x, 3.2, 8.2]));
    for (const y of [0.15, 1.7, 3.1]) rod(space, iron, 0.09, [-8, y, 8.2], [8, y, 8.2]);
    slab(space, tone(space, 0.42, 0.07, 50), [plate.place.side * 2.6 - 0.6, 1, 7.6], [1.2, 0.7]);
    slab(space, tone(space, 0.9, 0.02, 90), [plate.place.side * 2.6 - 0.5, 1.1, 7.58], [1, 0.5]);
  },
  near: (plate) => {
    const space = openSpace(plate, 10);
    fillBand(plate, plate.floor, 2 * plate.height, lit(plate, 0.7, 0.03, 78));
    for (const y of [0.5, 0.95]) rod(space, tone(space, 0.45, 0.07, 52), 0.09, [-8, y, 6.6], [8, y, 6.6]);
    row(-6, 1.6, 8, (x) => rod(space, tone(space, 0.42, 0.07, 52), 0.11, [x, 0, 6.6], [x, 1, 6.6]));
    tree(plate, "broadleaf", [plate.width * (0.5 - plate.place.side * 0.4), plate.floor + plate.unit * 0.12], {
      tall: 0.6,
      near: 0.9,
    });
  },
  lights: [LIGHTNING],
};
