// Designs of places by water: a terrace behind a balustrade high over the sea, a market of boats on a canal.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintGlitter, paintSurface } from "../../parts/paint-water.ts";
import { row } from "../../parts/solids.ts";
import { block, face, openSpace, tiles } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, isDark, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { GLITTER, water } from "./shared.ts";

/** Metres from the camera to the balustrade. */
const RAIL = 9;

export const SEA_TERRACE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 1, rise: 0.15, swing: 0.06, waves: 1.4, detail: 3, sharp: false, depth: 0.4 });
  },
  middle: (plate) => {
    const sea = water(plate, 0.1);
    paintSurface(sea);
    paintGlitter(sea);
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const stone = lit(plate, 0.8, 0.025, 80);
    const paved = isDark(plate) ? mixed(stone, plate.palette.haze, 0.35) : stone;
    face(space, shifted(paved, -0.08), [-60, 0, RAIL], [60, 0, RAIL], [60, 0, 0.4], [-60, 0, 0.4]);
    tiles(space, { half: 14, high: 3, deep: RAIL }, { ...shifted(paved, -0.14), alpha: 0.4 }, 0.9);
    block(space, { at: [-30, 0, RAIL], size: [60, 0.14, 0.3] }, paved);
    row(-16, 0.42, 77, (x, at) => {
      const isPost = at % 9 === 0;
      const wide = isPost ? 0.36 : 0.16;
      block(
        space,
        { at: [x, 0.14, RAIL], size: [wide, isPost ? 1.02 : 0.78, 0.2] },
        isPost ? paved : shifted(paved, -0.03),
      );
    });
    block(space, { at: [-30, 0.9, RAIL - 0.04], size: [60, 0.16, 0.36] }, shifted(paved, 0.04));
    const clay = lit(plate, 0.55, 0.11, 42);
    for (const x of [-4.6, 4.6]) {
      block(space, { at: [x - 0.32, 0, RAIL - 1], size: [0.64, 0.55, 0.5] }, clay);
    }
  },
  lights: [...GLITTER, LIGHTNING],
};

const FRUIT: readonly Colour[] = [
  { light: 0.78, chroma: 0.17, hue: 70 },
  { light: 0.62, chroma: 0.17, hue: 145 },
  { light: 0.6, chroma: 0.2, hue: 27 },
  { light: 0.84, chroma: 0.16, hue: 98 },
];

interface Boat {
  readonly long: number;
  /** Which fruit it has. */
  readonly turn: number;
}

/** A narrow boat full of fruit, under a parasol. */
function paintBoat(plate: PlateCanvas, [x, y]: Point, { long, turn }: Boat): void {
  const { unit } = plate;
  const l = long * unit;
  const hull = lit(plate, 0.42, 0.07, 50);
  for (let pile = 0; pile < 9; pile++) {
    const tint = FRUIT[(turn + Math.floor(pile / 3)) % FRUIT.length] ?? hull;
    const shade = isDark(plate) ? mixed(tint, plate.palette.near, 0.5) : tint;
    for (const [dx, dy] of [
      [0, 0],
      [0.03, -0.035],
      [0.06, 0],
    ] as const)
      oval(plate, shade, [x + l * (-0.38 + pile * 0.08 + dx), y + l * (-0.05 + dy)], [l * 0.034, l * 0.034]);
  }
  shape(
    plate,
    hull,
    [x - l * 0.62, y - l * 0.13],
    [x - l * 0.4, y - l * 0.03],
    [x + l * 0.4, y - l * 0.03],
    [x + l * 0.62, y - l * 0.13],
    [x + l * 0.42, y + l * 0.07],
    [x - l * 0.42, y + l * 0.07],
  );
  oval(plate, faded(plate.palette.near, 0.3), [x, y + l * 0.08], [l * 0.5, l * 0.02]);
  const pole = x + l * 0.34;
  rect(plate, shifted(hull, -0.1), [pole - l * 0.008, y - l * 0.5, l * 0.016, l * 0.48]);
  const cloth = lit(plate, 0.66, 0.16, [27, 255, 145, 95][turn % 4] ?? 27);
  shape(
    plate,
    cloth,
    [pole - l * 0.24, y - l * 0.42],
    [pole - l * 0.1, y - l * 0.53],
    [pole, y - l * 0.56],
    [pole + l * 0.1, y - l * 0.53],
    [pole + l * 0.24, y - l * 0.42],
  );
}

export const FLOATING_MARKET: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { floor, unit, width } = plate;
    treeRow(plate, ["palm", "broadleaf"], { count: 22, tall: [0.16, 0.3], near: 0.4, foot: floor });
    for (const [part, turn] of [
      [0.08, 0],
      [0.24, 1],
      [0.72, 2],
      [0.9, 3],
    ] as const)
      paintStiltHouse(plate, [width * part, floor], unit * 0.17, turn);
  },
  middle: (plate) => {
    const { floor, height, unit, width, random, palette } = plate;
    const tint = mixed(lit(plate, 0.5, 0.05, 85), palette.sky[1], 0.3);
    fillBand(
      plate,
      floor,
      height,
      slope(plate.context, down(floor, height), shifted(tint, 0.08), shifted(tint, -0.08)),
    );
    for (let ripple = 0; ripple < 60; ripple++)
      oval(
        plate,
        faded(palette.sky[2], 0.3),
        [width * random(), floor + unit * between(random, 0.01, 0.24)],
        [unit * between(random, 0.02, 0.06), unit * 0.002],
      );
    for (const [x, y, long, turn] of [
      [0.32, 0.02, 0.16, 1],
      [0.56, 0.025, 0.18, 2],
      [0.12, 0.05, 0.24, 3],
      [0.8, 0.06, 0.26, 0],
    ] as const)
      paintBoat(plate, [width * x, floor + unit * y], { long, turn });
  },
  near: (plate) => {
    const { floor, unit, width, random, palette } = plate;
    const tint = mixed(lit(plate, 0.47, 0.05, 85), palette.sky[1], 0.25);
    fillBand(plate, floor + unit * 0.09, plate.height, faded(tint, 0.96));
    for (let ripple = 0; ripple < 40; ripple++)
      oval(
        plate,
        faded(palette.sky[2], 0.3),
        [width * random(), floor + unit * between(random, 0.1, 0.4)],
        [unit * between(random, 0.03, 0.09), unit * 0.003],
      );
    paintBoat(plate, [width * 0.02, floor + unit * 0.17], { long: 0.5, turn: 2 });
    paintBoat(plate, [width * 0.99, floor + unit * 0.19], { long: 0.52, turn: 1 });
  },
  lights: [...GLITTER, LIGHTNING],
};

function paintStiltHouse(plate: PlateCanvas, [x, foot]: Point, size: number, turn: number): void {
  const wood = shifted(lit(plate, 0.5, 0.06, 55), (turn % 2) * 0.05);
  for (const dx of [-0.7, -0.25, 0.25, 0.7])
    rect(plate, shifted(wood, -0.12), [x + dx * size - size * 0.03, foot - size * 0.35, size * 0.06, size * 0.4]);
  rect(plate, wood, [x - size * 0.85, foot - size * 0.95, size * 1.7, size * 0.65]);
  for (const dx of [-0.5, 0.2])
    rect(plate, shifted(wood, -0.22), [x + dx * size, foot - size * 0.82, size * 0.34, size * 0.4]);
  shape(
    plate,
    lit(plate, 0.48, 0.09, 35),
    [x - size * 1.1, foot - size * 0.9],
    [x - size * 0.6, foot - size * 1.45],
    [x + size * 0.6, foot - size * 1.45],
    [x + size * 1.1, foot - size * 0.9],
  );
}
