// What stands in a village by its region: a church, round huts under thatch, flat houses of clay, houses of boards, plaster or white cubes.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { LAND_DETAILS } from "../../details/land-details.ts";
import { FAR_DETAILS } from "../../details/far-details.ts";
import { standing, type Pen } from "../../details/pen.ts";
import { has, isDark, lit, rect, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function paintChurch(plate: PlateCanvas): void {
  const { width, floor, unit, palette } = plate;
  const church = width * (0.5 + plate.place.side * 0.22);
  const stone = mixed(lit(plate, 0.7, 0.02, 80), palette.haze, 0.3);
  rect(plate, isDark(plate) ? mixed(stone, palette.near, 0.6) : stone, [
    church - unit * 0.035,
    floor - unit * 0.3,
    unit * 0.07,
    unit * 0.3,
  ]);
  shape(
    plate,
    mixed(palette.near, palette.haze, 0.3),
    [church - unit * 0.045, floor - unit * 0.3],
    [church, floor - unit * 0.46],
    [church + unit * 0.045, floor - unit * 0.3],
  );
}

function hut(pen: Pen): void {
  pen.box(pen.tone(0.62, 0.07, 50), [-0.34, 0, 0.68, 0.4]);
  pen.box(pen.tone(0.26, 0.03, 50), [-0.09, 0, 0.18, 0.32]);
  const thatch = pen.tone(0.66, 0.08, 80);
  pen.poly(thatch, [-0.52, 0.36], [0, 0.95], [0.52, 0.36]);
  for (let stalk = -4; stalk <= 4; stalk++) pen.rod(shifted(thatch, -0.1), 0.02, [0, 0.92], [stalk * 0.12, 0.36]);
}

function clayHouse(pen: Pen): void {
  const clay = pen.tone(0.7 + 0.1 * (pen.random() - 0.5), 0.06, 70);
  const high = 0.5 + 0.3 * pen.random();
  pen.box(clay, [-0.45, 0, 0.9, high]);
  pen.box(shifted(clay, 0.06), [-0.47, high, 0.94, 0.07]);
  pen.box(shifted(clay, -0.08), [pen.plate.place.side > 0 ? -0.45 : 0.2, 0, 0.25, high]);
  for (const x of [-0.28, 0.16])
    pen.box(isDark(pen.plate) ? pen.plate.palette.lamp : pen.tone(0.28, 0.04, 60), [x, high * 0.55, 0.12, 0.16]);
  pen.box(pen.tone(0.4, 0.08, 200), [-0.08, 0, 0.16, 0.34]);
}

/** A white cube with a blue door, every third one under a blue dome. */
function whiteCube(pen: Pen): void {
  const wall = shifted(pen.tone(0.96, 0.01, 90), (pen.random() - 0.5) * 0.05);
  const blue = pen.tone(0.5, 0.15, 255);
  const high = 0.5 + 0.35 * pen.random();
  const isDomed = pen.random() < 0.4;
  if (isDomed) {
    pen.disc(blue, [0, high], [0.32, 0.34]);
    pen.rod(wall, 0.03, [0, high + 0.33], [0, high + 0.5]);
    pen.rod(wall, 0.03, [-0.06, high + 0.43], [0.06, high + 0.43]);
  }
  pen.box(wall, [-0.45, 0, 0.9, high]);
  pen.box(shifted(wall, -0.07), [pen.plate.place.side > 0 ? -0.45 : 0.22, 0, 0.23, high]);
  pen.box(blue, [-0.08, 0, 0.17, 0.34]);
  for (const x of [-0.32, 0.2]) pen.box(isDark(pen.plate) ? pen.plate.palette.lamp : blue, [x, high * 0.5, 0.12, 0.16]);
}

const ISLANDS = "greek greece cycladic santorini mykonos crete aegean cyclades".split(" ");
export const isIslandVillage = (plate: PlateCanvas): boolean => has(plate, ...ISLANDS);

/** White houses up a hill over the sea. */
export function paintIslandVillage(plate: PlateCanvas): void {
  const { floor, unit, width, random } = plate;
  standing(plate, FAR_DETAILS.sea, [0.5, 0.002], [0.2, 0.25]);
  const rock = mixed(lit(plate, 0.66, 0.05, 70), plate.palette.haze, 0.25);
  const way = plate.place.side;
  shape(
    plate,
    rock,
    [width * (0.5 - way * 0.05), floor + unit * 0.02],
    [width * (0.5 + way * 0.3), floor - unit * 0.24],
    [width * (0.5 + way * 0.8), floor - unit * 0.3],
    [width * (0.5 + way * 0.8), floor + unit * 0.02],
  );
  for (const [row, lift] of [0.2, 0.12, 0.05].entries())
    for (let one = 0; one < 5; one++)
      standing(
        plate,
        whiteCube,
        [0.5 + way * (0.12 + row * -0.02 + one * 0.11 + between(random, -0.01, 0.01)), -lift],
        [between(random, 0.11, 0.14), 0.2 - row * 0.06],
      );
  for (const [x, size] of [
    [0.04, 0.34],
    [0.2, 0.24],
    [0.95, 0.36],
  ] as const)
    standing(plate, whiteCube, [x, 0.045], [size, 0.03]);
}

const panes = (pen: Pen): Parameters<Pen["box"]>[0] =>
  isDark(pen.plate) ? pen.plate.palette.lamp : pen.tone(0.36, 0.04, 235);

/** White plaster between dark posts under a wide roof whose eaves turn up. */
function easternHouse(pen: Pen): void {
  const [wood, tiles] = [
    pen.tone(0.28, 0.04, 45),
    pen.plate.place.snowy ? pen.tone(0.95, 0.01, 235) : pen.tone(0.4, 0.015, 245),
  ];
  pen.box(pen.tone(0.88, 0.02, 85), [-0.45, 0, 0.9, 0.42]);
  for (const x of [-0.45, -0.17, 0.12, 0.41]) pen.box(wood, [x, 0, 0.04, 0.42]);
  pen.box(wood, [-0.45, 0.2, 0.9, 0.03]);
  for (const x of [-0.38, 0.18]) pen.box(panes(pen), [x, 0.24, 0.19, 0.13]);
  pen.box(wood, [-0.1, 0, 0.2, 0.3]);
  pen.poly(
    tiles,
    [-0.72, 0.46],
    [-0.52, 0.5],
    [-0.3, 0.74],
    [0.3, 0.74],
    [0.52, 0.5],
    [0.72, 0.46],
    [0.6, 0.4],
    [-0.6, 0.4],
  );
  pen.box(shifted(tiles, -0.1), [-0.34, 0.73, 0.68, 0.05]);
}

/** Boards painted red with white corners and window frames. */
function redHouse(pen: Pen): void {
  const [red, white] = [pen.tone(0.44, 0.15, 28), pen.tone(0.96, 0.006, 90)];
  const roof = pen.plate.place.snowy ? white : pen.tone(0.32, 0.02, 250);
  pen.box(red, [-0.4, 0, 0.8, 0.46]);
  pen.poly(red, [-0.4, 0.46], [0, 0.8], [0.4, 0.46]);
  pen.poly(roof, [-0.5, 0.42], [0, 0.84], [0.5, 0.42], [0.44, 0.4], [0, 0.75], [-0.44, 0.4]);
  for (const x of [-0.4, 0.35]) pen.box(white, [x, 0, 0.05, 0.45]);
  for (const x of [-0.29, 0.11]) {
    pen.box(white, [x, 0.19, 0.19, 0.21]);
    pen.box(panes(pen), [x + 0.03, 0.22, 0.13, 0.15]);
  }
  pen.box(white, [-0.07, 0, 0.15, 0.3]);
}

/** Bright plaster with an arched door under low red tiles. */
function tiledHouse(hues: readonly number[], chroma: number): (pen: Pen) => void {
  return (pen) => {
    const wall = pen.tone(0.86, chroma, hues[Math.floor(pen.random() * hues.length)] ?? 85);
    pen.box(wall, [-0.45, 0, 0.9, 0.5]);
    pen.box(shifted(wall, -0.07), [pen.plate.place.side > 0 ? -0.45 : 0.22, 0, 0.23, 0.5]);
    pen.poly(pen.tone(0.58, 0.13, 42), [-0.54, 0.48], [-0.34, 0.68], [0.34, 0.68], [0.54, 0.48]);
    for (const x of [-0.33, 0.18]) {
      pen.box(panes(pen), [x, 0.24, 0.14, 0.17]);
      for (const dx of [-0.06, 0.14]) pen.box(pen.tone(0.46, 0.1, 160), [x + dx, 0.23, 0.06, 0.19]);
    }
    pen.box(pen.tone(0.4, 0.08, 50), [-0.08, 0, 0.16, 0.24]);
    pen.disc(pen.tone(0.4, 0.08, 50), [0, 0.24], 0.08);
  };
}

const REGIONAL: Partial<Readonly<Record<PlateCanvas["place"]["region"], (pen: Pen) => void>>> = {
  east: easternHouse,
  north: redHouse,
  south: tiledHouse([80, 70, 60], 0.03),
  latin: tiledHouse([30, 90, 200, 350, 140], 0.1),
};

/** Two rows of houses as a region builds them; false where it has none of its own. */
export function paintRegionalHouses(plate: PlateCanvas): boolean {
  const house = REGIONAL[plate.place.region];
  if (!house) return false;
  const { random } = plate;
  for (let one = 0; one < 8; one++)
    standing(plate, house, [-0.02 + one * 0.148, 0.008], [between(random, 0.15, 0.18), 0.3]);
  for (const x of [0.05, 0.95]) standing(plate, house, [x, 0.05], [0.34, 0.04]);
  return true;
}

/** Where it is warm: huts or clay houses, and trees of the country. */
export function paintWarmVillage(plate: PlateCanvas): void {
  const { random, place } = plate;
  const isClay = place.region !== "africa" || has(plate, "mud", "clay", "adobe", "brick");
  const house = isClay ? clayHouse : hut;
  for (let one = 0; one < 9; one++)
    standing(plate, house, [-0.02 + one * 0.13, 0.008], [between(random, 0.13, 0.17), 0.3]);
  if (place.region === "arab") standing(plate, FAR_DETAILS.minaret, [0.5 + place.side * 0.2, 0.006], [0.34, 0.25]);
  standing(
    plate,
    place.region === "africa" ? LAND_DETAILS.acacia : LAND_DETAILS.palm,
    [0.5 - place.side * 0.22, 0.02],
    [0.36, 0.1],
  );
  for (const x of [0.06, 0.93]) standing(plate, house, [x, 0.05], [0.32, 0.04]);
}
