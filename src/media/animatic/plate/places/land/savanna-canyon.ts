// Designs of places: savanna, steppe, orchard, canyon.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { LAND_DETAILS } from "../../details/land-details.ts";
import { standing } from "../../details/pen.ts";
import { PLANT_DETAILS } from "../../details/plant-details.ts";
import { paintGround, paintRidges, paintTufts, skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { fillFloor, line, lit, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

/** Open ground of dry grass from the horizon to the camera. */
function paintDryGrass(plate: PlateCanvas, [light, chroma, hue]: readonly [number, number, number]): void {
  const { width, height, floor, unit, random, palette } = plate;
  const grass = plate.place.snowy ? palette.groundFar : lit(plate, light, chroma, hue);
  fillFloor(plate, [0, mixed(grass, palette.haze, 0.3)], [0.3, grass], [1, shifted(grass, -0.12)]);
  for (let blade = 0; blade < 420; blade++) {
    const depth = (blade / 420) ** 1.5;
    const [x, y] = [width * between(random, -0.1, 1.1), floor + (height - floor) * (0.02 + depth)];
    const tall = unit * (0.008 + 0.07 * depth);
    const tint = faded(shifted(grass, between(random, -0.1, 0.07)), 0.85);
    line(plate, tint, 0.001 + 0.003 * depth, [x, y], [x + tall * between(random, -0.2, 0.3), y - tall]);
  }
}

export const SAVANNA: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.05, swing: 0.03, waves: 1.4, detail: 1, sharp: false, depth: 0.35 });
  },
  middle: (plate) => {
    for (const [x, size, far] of [
      [0.1, 0.13, 0.5],
      [0.3, 0.1, 0.55],
      [0.58, 0.11, 0.55],
      [0.92, 0.14, 0.45],
    ] as const)
      standing(plate, LAND_DETAILS.acacia, [x, 0.006], [size, far]);
    standing(plate, LAND_DETAILS.acacia, [0.5 + plate.place.side * 0.23, 0.025], [0.42, 0.12]);
  },
  near: (plate) => {
    paintDryGrass(plate, [0.72, 0.1, 88]);
    for (const x of [0.06, 0.24, 0.8, 0.95]) standing(plate, PLANT_DETAILS.tall_grass, [x, 0.16], [0.13, 0]);
  },
  lights: [LIGHTNING],
};

export const STEPPE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.07, swing: 0.04, waves: 1.1, detail: 1, sharp: false, depth: 0.3 });
  },
  near: (plate) => {
    paintDryGrass(plate, [0.64, 0.07, 105]);
    standing(plate, LAND_DETAILS.boulders, [0.5 - plate.place.side * 0.34, 0.08], [0.12, 0.1]);
  },
  lights: [LIGHTNING],
};

/** Fruit trees in rows on grass. */
export const ORCHARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.09, swing: 0.04, waves: 1.3, detail: 1, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    const isOlive = plate.place.things.has("olive");
    const isInBlossom = plate.place.air.includes("petals");
    const fruit = isOlive
      ? LAND_DETAILS.olive_tree
      : isInBlossom
        ? LAND_DETAILS.blossom_tree
        : LAND_DETAILS.orange_tree;
    for (const [rowsAway, size] of [0.13, 0.19, 0.3].entries())
      for (let one = 0; one < 9 - 2 * rowsAway; one++)
        standing(
          plate,
          fruit,
          [(one + 0.5) / (9 - 2 * rowsAway), 0.004 + 0.02 * rowsAway],
          [size, 0.35 - 0.15 * rowsAway],
        );
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 200);
  },
  lights: [LIGHTNING],
};

/** Banded walls of rock on both sides, one behind the other. */
export const CANYON: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    for (const [tall, wide, far] of [
      [0.34, 0.36, 0.55],
      [0.46, 0.27, 0.3],
    ] as const)
      paintWalls(plate, tall, wide, far);
  },
  middle: (plate) => paintWalls(plate, 0.7, 0.16, 0.04),
  near: (plate) => {
    const { height, floor, unit, palette, random } = plate;
    const sand = mixed(lit(plate, 0.72, 0.09, 58), palette.haze, 0.1);
    const edge = ridgeLine(random, { waves: 2, detail: 2, sharp: false });
    shape(
      plate,
      slope(plate.context, down(floor, height), sand, shifted(sand, -0.16)),
      ...skyline(plate, (at) => floor - unit * 0.012 * edge(at)),
    );
    for (const x of [0.14, 0.87]) standing(plate, LAND_DETAILS.boulders, [x, 0.07], [0.17, 0.02]);
  },
  lights: [LIGHTNING],
};

function paintWalls(plate: PlateCanvas, tall: number, wide: number, far: number): void {
  const { width, floor, unit, palette, random, place } = plate;
  const rock = mixed(lit(plate, 0.56, 0.11, 42), palette.haze, far);
  for (const side of [-1, 1] as const) {
    const x = (part: number) => width * (0.5 + side * part);
    const top = floor - unit * tall;
    const tint = side === place.side ? shifted(rock, -0.07) : rock;
    const inner = [0, 0.03, 0.015, 0.05, 0.04, 0.08].map(
      (step, at) => [x(wide + step + between(random, 0, 0.012)), floor - (unit * tall * at) / 5] as const,
    );
    shape(
      plate,
      slope(plate.context, down(top, floor), shifted(tint, 0.06), shifted(tint, -0.06)),
      ...inner,
      [x(1.2), top],
      [x(1.2), floor + unit * 0.03],
      [x(wide - 0.03), floor + unit * 0.03],
    );
    for (let band = 1; band < 7; band++) {
      const y = floor - (unit * tall * band) / 7.4;
      line(
        plate,
        faded(shifted(tint, band % 2 ? 0.07 : -0.09), 0.6),
        0.006 + 0.004 * (band % 3),
        [x(wide + 0.05), y],
        [x(0.75), y - unit * 0.02 * side * 0.3],
      );
    }
  }
}
