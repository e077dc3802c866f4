// Designs of places where vehicles stand or pass: a car park, a yard of buses, a goods yard, a level crossing.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintRidges, paintTreeLine, paintTufts, paintGround } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { bulb, disc, ground, lightOf, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, has, isDark, lit, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const hasBuses = (plate: PlateCanvas): boolean =>
  has(plate, "bus", "buses", "minibus", "coach", "coaches", "tram", "trams");

/** Vehicles with their fronts to the camera in a row, lines of bays before them, tall lamps, a sign, a store behind. */
export const CAR_PARK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    if (!has(plate, "beach", "forest", "cliff")) paintBlocks(plate, plate.floor, 0, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    if (has(plate, "supermarket", "store", "mall", "market", "shopping")) paintStore(space);
    if (has(plate, "cinema", "movie", "theater", "drive")) paintOpenAirScreen(space);
    const [step, count] = hasBuses(plate) ? [3.4, 9] : [2.7, 11];
    row((-step * (count - 1)) / 2, step, count, (x, at) => {
      if (has(plate, "empty", "deserted") ? at === 2 : at % 5 !== 3)
        vehicle(space, [x, 0, 14], plate.place.hue + at * 77);
    });
    for (const [x, z] of [
      [plate.place.side * 6, 17],
      [-plate.place.side * 7.5, 20],
    ] as const)
      tallLamp(space, [x, 0, z]);
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const tint = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.44, 0.01, 250);
    fillBand(plate, plate.floor, plate.height * 2, mixed(tint, plate.palette.near, 0.2));
    const white = faded(lit(plate, 0.94, 0.01, 90), 0.85);
    const bays = hasBuses(plate) ? 3.4 : 2.7;
    row(bays * -5.5, bays, 12, (x) => ground(space, white, [x - 0.07, x + 0.07], [10, 15]));
    row(bays * -3.5, bays, 8, (x) => ground(space, white, [x - 0.07, x + 0.07], [3, 6]));
    ground(space, white, [-20, 20], [5.9, 6.05]);
    const side = -plate.place.side;
    if (!has(plate, "empty", "deserted")) vehicle(space, [side * 4.6, 0, 8], plate.place.hue + 150);
    parkingSign(space, [side * 2.6, 0, 8.6]);
  },
  lights: [LIGHTNING],
};

function vehicle(space: Space, at: Spot, hue: number): void {
  if (hasBuses(space.plate)) busFront(space, at, hue);
  else carFront(space, at, hue);
}

function carFront(space: Space, [x, , z]: Spot, hue: number): void {
  const { plate } = space;
  const paint = mixed(lit(plate, 0.54, 0.12, hue), plate.palette.near, isDark(plate) ? 0.45 : 0);
  const glass = mixed(plate.palette.sky[1], plate.palette.near, 0.5);
  for (const dx of [-0.72, 0.5]) slab(space, lightOf(0.12, 0.01, 250), [x + dx, 0, z + 0.02], [0.24, 0.5]);
  face(space, shifted(paint, 0.05), [x - 0.62, 1.45, z], [x + 0.62, 1.45, z], [x + 0.84, 0.9, z], [x - 0.84, 0.9, z]);
  face(space, glass, [x - 0.55, 1.38, z], [x + 0.55, 1.38, z], [x + 0.74, 0.93, z], [x - 0.74, 0.93, z]);
  slab(space, paint, [x - 0.88, 0.28, z - 0.02], [1.76, 0.64]);
  slab(space, lightOf(0.18, 0.01, 250), [x - 0.42, 0.42, z - 0.03], [0.84, 0.2]);
  slab(space, lit(plate, 0.94, 0.01, 90), [x - 0.24, 0.3, z - 0.04], [0.48, 0.12]);
  for (const dx of [-0.64, 0.64]) disc(space, lit(plate, 0.96, 0.03, 95), [x + dx, 0.66, z - 0.03], [0.17, 0.11]);
}

function busFront(space: Space, [x, , z]: Spot, hue: number): void {
  const { plate } = space;
  const paint = mixed(lit(plate, 0.58, 0.14, hue % 2 ? 27 : 85), plate.palette.near, isDark(plate) ? 0.4 : 0);
  for (const dx of [-1.15, 0.85]) slab(space, lightOf(0.12, 0.01, 250), [x + dx, 0, z + 0.02], [0.3, 0.6]);
  slab(space, paint, [x - 1.25, 0.35, z], [2.5, 2.95]);
  slab(space, mixed(plate.palette.sky[1], plate.palette.near, 0.55), [x - 1.12, 1.25, z - 0.02], [2.24, 1.3]);
  slab(space, paint, [x - 0.03, 1.25, z - 0.03], [0.06, 1.3]);
  slab(space, lightOf(0.16, 0.01, 250), [x - 0.9, 2.68, z - 0.02], [1.8, 0.42]);
  slab(space, lightOf(0.85, 0.16, 75), [x - 0.7, 2.8, z - 0.03], [1.4, 0.17]);
  slab(space, lit(plate, 0.94, 0.01, 90), [x - 1.25, 1, z - 0.02], [2.5, 0.1]);
  for (const dx of [-0.95, 0.95]) disc(space, lit(plate, 0.97, 0.03, 95), [x + dx, 0.72, z - 0.03], 0.17);
  for (const dx of [-1.4, 1.4]) slab(space, lightOf(0.14, 0.01, 250), [x + dx - 0.08, 1.6, z - 0.04], [0.16, 0.5]);
}

/** A long front of glass with a bright band above. */
function paintStore(space: Space): void {
  const { plate } = space;
  const wall = mixed(lit(plate, 0.82, 0.015, 90), plate.palette.near, isDark(plate) ? 0.4 : 0.05);
  slab(space, wall, [-14, 0, 17], [28, 5]);
  slab(space, isDark(plate) ? lightOf(0.62, 0.2, 27) : lit(plate, 0.56, 0.2, 27), [-14, 3.7, 16.9], [28, 1.3]);
  row(-5, 1.7, 6, (x) => slab(space, lightOf(0.96, 0.01, 90), [x, 4, 16.8], [1.1, 0.7]));
  const glass = isDark(plate) ? lightOf(0.93, 0.05, 95) : mixed(plate.palette.sky[1], plate.palette.near, 0.4);
  row(-13, 2.2, 12, (x) => slab(space, glass, [x, 0.3, 16.85], [1.9, 2.9]));
}

/** A white screen on posts with a lit picture. */
function paintOpenAirScreen(space: Space): void {
  for (const x of [-6, 6]) rod(space, lightOf(0.2, 0.01, 250), 0.4, [x, 0, 17], [x, 8.4, 17]);
  slab(space, lightOf(0.95, 0.01, 230), [-7, 2.6, 16.9], [14, 5.8]);
  slab(space, lightOf(0.6, 0.09, 250), [-6.7, 2.9, 16.85], [13.4, 5.2]);
  disc(space, lightOf(0.76, 0.06, 60), [-2.6, 5.4, 16.8], [1.3, 1.6]);
  disc(space, lightOf(0.7, 0.06, 50), [2.4, 5.2, 16.8], [1.2, 1.5]);
  slab(space, lightOf(0.3, 0.06, 262), [-4.2, 2.9, 16.79], [3.2, 1.3]);
  slab(space, lightOf(0.45, 0.15, 27), [1, 2.9, 16.79], [2.9, 1.1]);
  shineAt(space, [0, 5.4, 16.7], 8, lightOf(0.8, 0.04, 240, 0.4));
}

function tallLamp(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  rod(space, lit(plate, 0.5, 0.01, 240), 0.16, [x, 0, z], [x, 7.6, z]);
  rod(space, lit(plate, 0.5, 0.01, 240), 0.12, [x - 1.1, 7.5, z], [x + 1.1, 7.5, z]);
  for (const dx of [-1.1, 1.1]) {
    slab(space, lit(plate, 0.6, 0.01, 240), [x + dx - 0.4, 7.4, z], [0.8, 0.2]);
    if (isDark(plate)) bulb(space, [x + dx, 7.35, z], 0.22, lightOf(0.95, 0.07, 85));
  }
  if (isDark(plate)) shineAt(space, [x, 0.2, z], 4, lightOf(0.8, 0.07, 80, 0.4));
}

/** The white letter on blue that says where cars may stand. */
function parkingSign(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  rod(space, lit(plate, 0.6, 0.01, 240), 0.1, [x, 0, z], [x, 3.3, z]);
  slab(space, lit(plate, 0.5, 0.17, 258), [x - 0.55, 2.3, z - 0.02], [1.1, 1.1]);
  const white = lit(plate, 0.97, 0.005, 90);
  rod(space, white, 0.17, [x - 0.2, 2.45, z - 0.03], [x - 0.2, 3.22, z - 0.03]);
  rod(
    space,
    white,
    0.15,
    [x - 0.2, 3.18, z - 0.03],
    [x + 0.14, 3.18, z - 0.03],
    [x + 0.24, 3, z - 0.03],
    [x + 0.14, 2.82, z - 0.03],
    [x - 0.2, 2.82, z - 0.03],
  );
}

/** Tracks side by side with wagons on them, signals, a gantry over all. */
export const RAIL_YARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const iron = lit(plate, 0.32, 0.01, 250);
    for (const x of [-12, 12]) rod(space, iron, 0.3, [x, 0, 24], [x, 7.4, 24]);
    for (const y of [6.6, 7.4]) rod(space, iron, 0.2, [-12, y, 24], [12, y, 24]);
    row(-11, 2, 11, (x) => rod(space, iron, 0.1, [x, 6.6, 24], [x + 1, 7.4, 24], [x + 2, 6.6, 24]));
    row(-8, 5.3, 4, (x, at) => signal(space, [x, 4.6, 23.8], at % 3 === 1));
    for (const z of [30, 20, 11]) {
      wagon(space, [-7.6, 0, z], 27);
      wagon(space, [5.6, 0, z + 4], z > 25 ? 150 : 250);
    }
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const gravel = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.48, 0.015, 70);
    fillBand(plate, plate.floor - plate.unit * 0.01, plate.height * 2, mixed(gravel, plate.palette.near, 0.25));
    for (const x of [-6.3, -2.1, 2.1, 6.9]) track(space, x);
    signal(space, [plate.place.side * 4.4, 2.4, 8], true);
  },
  lights: [LIGHTNING],
};

function wagon(space: Space, [x, , z]: Spot, hue: number): void {
  const { plate } = space;
  const paint = mixed(lit(plate, 0.5, 0.1, hue), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  block(space, { at: [x, 0.9, z], size: [2.6, 2.9, 7] }, paint);
  slab(space, lightOf(0.16, 0.01, 250), [x + 0.1, 0.2, z], [2.4, 0.7]);
  for (const dx of [0.5, 2.1]) disc(space, lightOf(0.2, 0.01, 250), [x + dx, 0.45, z - 0.02], 0.42);
  rod(space, shifted(paint, -0.16), 0.12, [x + 0.15, 1, z - 0.02], [x + 2.45, 3.7, z - 0.02]);
  rod(space, shifted(paint, -0.16), 0.12, [x + 2.45, 1, z - 0.02], [x + 0.15, 3.7, z - 0.02]);
}

function track(space: Space, x: number): void {
  const { plate } = space;
  for (let z = 1.2; z < 40; z *= 1.16)
    ground(space, lit(plate, 0.34, 0.03, 55), [x - 1.2, x + 1.2], [z, z + 0.22 + z * 0.01]);
  for (const dx of [-0.72, 0.72])
    face(
      space,
      lit(plate, 0.72, 0.02, 240),
      [x + dx - 0.06, 0.1, 1],
      [x + dx + 0.06, 0.1, 1],
      [x + dx + 0.06, 0.1, 60],
      [x + dx - 0.06, 0.1, 60],
    );
}

function signal(space: Space, [x, y, z]: Spot, isRed: boolean): void {
  const { plate } = space;
  rod(space, lit(plate, 0.3, 0.01, 250), 0.14, [x, z > 20 ? 6.6 : 0, z], [x, y, z]);
  slab(space, lightOf(0.12, 0.01, 250), [x - 0.28, y - 0.2, z - 0.02], [0.56, 1.3]);
  bulb(space, [x, y + (isRed ? 0.75 : 0.15), z - 0.05], 0.18, lightOf(0.7, 0.22, isRed ? 27 : 150));
}

/** A road that meets rails: lowered poles in red and white, crosses with lamps. */
export const LEVEL_CROSSING: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.1, swing: 0.05, waves: 2, detail: 2, sharp: false, depth: 0.5 });
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    for (const way of [-1, 1]) crossing(space, [way * 4.6, 0, 10], way);
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 80);
    const space = openSpace(plate, 18);
    const road = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.4, 0.01, 250);
    face(space, road, [-3.2, 0.01, 60], [3.2, 0.01, 60], [3.2, 0.01, 0.4], [-3.2, 0.01, 0.4]);
    ground(space, lit(plate, 0.5, 0.02, 60), [-40, 40], [10.6, 14.4]);
    row(-24, 0.9, 54, (x) => ground(space, lit(plate, 0.3, 0.03, 50), [x, x + 0.35], [10.8, 14.2]));
    for (const z of [11.6, 13.2]) rod(space, lit(plate, 0.75, 0.02, 240), 0.16, [-40, 0.1, z], [40, 0.1, z]);
    ground(space, road, [-3.2, 3.2], [11.7, 13.1]);
  },
  lights: [LIGHTNING],
};

function crossing(space: Space, [x, , z]: Spot, way: number): void {
  const { plate } = space;
  const [red, white] = [lit(plate, 0.56, 0.21, 27), lit(plate, 0.96, 0.005, 90)];
  rod(space, lit(plate, 0.7, 0.01, 240), 0.2, [x, 0, z], [x, 4.3, z]);
  for (const turn of [-1, 1]) {
    rod(space, red, 0.4, [x - 1, 3.6 - turn * 0.7, z - 0.02], [x + 1, 3.6 + turn * 0.7, z - 0.02]);
    rod(space, white, 0.28, [x - 0.9, 3.6 - turn * 0.63, z - 0.03], [x + 0.9, 3.6 + turn * 0.63, z - 0.03]);
  }
  for (const dx of [-0.5, 0.5]) {
    disc(space, lightOf(0.12, 0.01, 250), [x + dx, 2.45, z - 0.03], 0.32);
    bulb(space, [x + dx, 2.45, z - 0.05], 0.2, lightOf(0.7, 0.23, 27));
  }
  block(space, { at: [x - 0.3, 0, z - 0.4], size: [0.6, 1.3, 0.4] }, lit(plate, 0.66, 0.01, 240));
  row(0, 0.7, 6, (from, at) =>
    rod(space, at % 2 ? white : red, 0.17, [x - way * from, 1.15, z - 0.5], [x - way * (from + 0.7), 1.15, z - 0.5]),
  );
}
