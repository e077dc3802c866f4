// Designs of places: courtyard, balcony, terrace of a cafe, market, canal.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { FLOOR_DETAILS } from "../../details/floor-details.ts";
import { standing } from "../../details/pen.ts";
import { PLANT_DETAILS } from "../../details/plant-details.ts";
import { STREET_DETAILS } from "../../details/street-details.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintGlitter, paintSurface } from "../../parts/paint-water.ts";
import { ground } from "../../parts/solids.ts";
import { block, openSpace, spot } from "../../parts/space.ts";
import { paintFacades } from "../../parts/town.ts";
import { tree } from "../../parts/trees.ts";
import {
  fillBand,
  fillFloor,
  glow,
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
import { isChinese, paintChineseCourt } from "./chinese-court.ts";
import { isSouk, paintIndianLane, paintSouk } from "./market-lanes.ts";
import { streetPlanOf } from "./street-plans.ts";
import { isTibetan, paintTibetanCourt } from "./tibetan-court.ts";
import { water } from "../water/shared.ts";

function paintFlags(plate: PlateCanvas, light: number, hue: number): void {
  const space = openSpace(plate, 18);
  const stone = plate.place.snowy ? plate.palette.groundFar : lit(plate, light, 0.03, hue);
  fillFloor(plate, [0, mixed(stone, plate.palette.haze, 0.25)], [0.3, stone], [1, shifted(stone, -0.13)]);
  const seam = faded(shifted(stone, -0.12), 0.5);
  for (let x = -24; x <= 24; x += 1.2) line(plate, seam, 0.0018, spot(space, [x * 1.6, 0, 30]), spot(space, [x, 0, 1]));
  for (const z of [2, 2.8, 4, 6, 9, 13]) line(plate, seam, 0.0018, spot(space, [-40, 0, z]), spot(space, [40, 0, z]));
}

function paintArcades(plate: PlateCanvas): void {
  const { width, floor, unit } = plate;
  const [, , , hues] = streetPlanOf(plate.place).walls ?? [0.6, 0.7, 0.05, [75]];
  const wall = has(plate, "stone", "monastery", "convent")
    ? lit(plate, 0.72, 0.035, 75)
    : lit(plate, 0.76, 0.05, hues[plate.place.hue % hues.length] ?? 75);
  const isLow = has(plate, "mountain", "peak", "hill", "volcano");
  const high = isLow ? 0.21 : 0.42;
  rect(plate, wall, [-width, floor - unit * high, 3 * width, unit * (high + 0.03)]);
  rect(plate, shifted(wall, 0.06), [-width, floor - unit * (high + 0.01), 3 * width, unit * 0.02]);
  if (!isLow) rect(plate, shifted(wall, -0.05), [-width, floor - unit * 0.225, 3 * width, unit * 0.02]);
  for (let bay = -2; bay < 12; bay++) {
    const x = width * 0.1 * bay;
    for (const [base, h, w] of [
      [0, 0.13, 0.05],
      [0.23, 0.1, 0.035],
    ] as const) {
      if (base > high) continue;
      const fill = isDark(plate) && bay % 3 === 0 ? shifted(plate.palette.lamp, -0.2) : shifted(wall, -0.34);
      rect(plate, fill, [x + width * (0.05 - w / 2), floor - unit * (base + h), width * w, unit * h]);
      oval(plate, fill, [x + width * 0.05, floor - unit * (base + h)], [(width * w) / 2, unit * 0.035]);
    }
    rect(plate, shifted(wall, 0.05), [x + width * 0.006, floor - unit * 0.2, width * 0.012, unit * 0.22]);
  }
  for (const x of [0.1, 0.9]) standing(plate, FLOOR_DETAILS.plant, [x, 0.05], [0.13, 0.02]);
}

/** Shut in by walls with galleries of arches. */
export const COURTYARD: PlaceDesign = {
  far: paintSky,
  middle: (plate) => {
    if (isTibetan(plate)) return paintTibetanCourt(plate);
    return isChinese(plate) ? paintChineseCourt(plate) : paintArcades(plate);
  },
  near: (plate) => {
    paintFlags(plate, 0.7, 78);
    if (!has(plate, "pool", "water")) return;
    const space = openSpace(plate, 18);
    const water = isDark(plate) ? { light: 0.5, chroma: 0.11, hue: 220 } : lit(plate, 0.66, 0.11, 215);
    ground(space, lit(plate, 0.86, 0.02, 80), [-3.1, 3.1], [7.2, 16.4]);
    ground(space, water, [-2.7, 2.7], [7.6, 16]);
    for (const z of [8.2, 9.6, 11.4, 13.6])
      ground(space, faded(shifted(water, 0.22), 0.6), [-1.8 + z * 0.08, 0.4 + z * 0.08], [z, z + 0.12]);
  },
  lights: [LIGHTNING],
};

/** Rows of firs on hills, smaller and paler with the distance. */
function paintWoodsBelow(plate: PlateCanvas): void {
  const { width, floor, unit } = plate;
  paintRidges(plate, { count: 3, rise: 0.1, swing: 0.07, waves: 1.6, detail: 3, sharp: false, depth: 0.7 });
  for (const [row, near] of [0.15, 0.4, 0.7].entries())
    for (let at = 0; at < 46; at++) {
      const tall = 0.09 + 0.12 * near + 0.04 * plate.random();
      const x = width * (-0.2 + 1.4 * ((at + 0.5 * plate.random()) / 46));
      tree(plate, "pine", [x, floor + unit * (-0.03 + 0.07 * row + 0.02 * plate.random())], { tall, near });
    }
}

const WATERS = "lighthouse bay sea ocean harbour harbor mediterranean lagoon gulf lake coast beach aegean".split(" ");

const WOODS = "forest pine pines woods woodland lookout valley".split(" ");

/** Behind a railing high over the roofs, over the water or over woods. */
export const BALCONY: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (has(plate, ...WOODS)) return paintWoodsBelow(plate);
    if (!has(plate, ...WATERS))
      for (const near of [0, 0.4, 0.8]) paintBlocks(plate, plate.floor + plate.unit * 0.05, near, true);
    else {
      const bay = water(plate, 0.05);
      paintRidges(bay, { count: 2, rise: 0.07, swing: 0.06, waves: 1.4, detail: 3, sharp: false, depth: 0.6 });
      paintSurface(bay);
      paintGlitter(bay);
    }
  },
  middle: (plate) => {
    const { width, floor, unit } = plate;
    const isInWoods = has(plate, ...WOODS);
    const iron = isInWoods ? lit(plate, 0.42, 0.06, 58) : lit(plate, 0.26, 0.012, 250);
    for (let bar = -10; bar < 80; bar++)
      rect(plate, iron, [width * 0.018 * bar, floor - unit * 0.17, unit * 0.006, unit * 0.24]);
    rect(plate, iron, [-width, floor - unit * 0.185, 3 * width, unit * 0.02]);
    rect(plate, iron, [-width, floor + unit * 0.04, 3 * width, unit * 0.012]);
    if (isInWoods) return;
    for (const x of [0.2, 0.72]) {
      rect(plate, lit(plate, 0.52, 0.09, 40), [width * x, floor - unit * 0.165, width * 0.1, unit * 0.045]);
      standing(plate, PLANT_DETAILS.flowers, [x + 0.05, -0.16], [0.055, 0]);
    }
  },
  near: (plate) => {
    paintFlags(plate, 0.64, 50);
    const { width, height, unit, place } = plate;
    const wall = lit(plate, 0.72, 0.05, place.hue);
    const left = place.side > 0 ? -width : width * 0.87;
    rect(plate, slope(plate.context, down(0, height), wall, shifted(wall, -0.1)), [
      left,
      -height,
      width * 1.13,
      height * 3,
    ]);
    rect(plate, shifted(wall, -0.15), [
      place.side > 0 ? width * 0.12 : width * 0.87,
      -height,
      width * 0.012,
      height * 3,
    ]);
    standing(plate, FLOOR_DETAILS.plant, [0.5 + place.side * 0.36, 0.1], [0.15, 0]);
    if (isDark(plate))
      glow(plate, [place.side > 0 ? width * 0.13 : width * 0.87, height * 0.4], unit * 0.4, {
        ...plate.palette.lamp,
        alpha: 0.5,
      });
  },
  lights: [LIGHTNING],
};

function paintCafeTable(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const iron = lit(plate, 0.28, 0.012, 250);
  line(plate, iron, (0.04 * s) / plate.unit, [x, foot], [x, foot - s * 0.6]);
  oval(plate, lit(plate, 0.93, 0.01, 85), [x, foot - s * 0.62], [s * 0.4, s * 0.07]);
  oval(plate, lit(plate, 0.55, 0.15, 27), [x + s * 0.1, foot - s * 0.66], [s * 0.05, s * 0.04]);
  for (const way of [-1, 1]) {
    rect(plate, lit(plate, 0.5, 0.08, 55), [x + way * s * 0.55 - s * 0.14, foot - s * 0.38, s * 0.28, s * 0.05]);
    line(plate, iron, (0.03 * s) / plate.unit, [x + way * s * 0.66, foot], [x + way * s * 0.68, foot - s * 0.85]);
    line(plate, iron, (0.03 * s) / plate.unit, [x + way * s * 0.44, foot], [x + way * s * 0.44, foot - s * 0.36]);
  }
}

export const CAFE_TERRACE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0.2, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintFacades(space, { ...streetPlanOf(plate.place), half: 9, shops: true });
    for (const [x, s] of [
      [0.2, 0.16],
      [0.82, 0.17],
      [0.38, 0.12],
      [0.64, 0.12],
    ] as const)
      paintCafeTable(plate, plate.width * x, plate.floor + plate.unit * 0.07, plate.unit * s);
    for (const x of [0.2, 0.82]) standing(plate, STREET_DETAILS.parasol, [x, 0.05], [0.4, 0.02]);
  },
  near: (plate) => paintFlags(plate, 0.66, 70),
  lights: [LIGHTNING],
};

/** Stalls on both sides of a lane, close to one another. */
export const MARKET: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0.2, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintFacades(space, { ...streetPlanOf(plate.place), half: 9, shops: false });
    if (isSouk(plate)) return paintSouk(plate);
    if (plate.place.region === "india") paintIndianLane(plate);
    for (const [x, size, far] of [
      [0.4, 0.14, 0.3],
      [0.6, 0.14, 0.3],
      [0.3, 0.2, 0.15],
      [0.72, 0.2, 0.15],
      [0.13, 0.31, 0.02],
      [0.89, 0.33, 0.02],
    ] as const)
      standing(
        plate,
        (pen) => STREET_DETAILS.stall({ ...pen, spot: { ...pen.spot, turn: Math.round(x * 20) } }),
        [x, 0.02 + size * 0.2],
        [size, far],
      );
  },
  near: (plate) => paintFlags(plate, 0.6, 70),
  lights: [LIGHTNING],
};

/** Water between houses, with a quay to stand on. */
export const CANAL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0.2, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const { floor, height, unit, palette, width, random } = plate;
    const water = mixed(palette.sky[1], lit(plate, 0.46, 0.06, 190), 0.55);
    fillBand(
      plate,
      floor - unit * 0.02,
      height,
      slope(plate.context, down(floor, height), shifted(water, 0.08), shifted(water, -0.14)),
    );
    paintFacades(space, { ...streetPlanOf(plate.place), half: 5.4, shops: false });
    for (let ripple = 0; ripple < 50; ripple++)
      oval(
        plate,
        faded(isDark(plate) ? palette.lamp : palette.sky[2], 0.35),
        [width * (0.3 + 0.4 * random()), floor + unit * (0.01 + 0.2 * random())],
        [unit * 0.03, unit * 0.002],
      );
    const bridge = lit(plate, 0.58, 0.03, 60);
    shape(
      plate,
      bridge,
      ...Array.from({ length: 13 }, (_, at) =>
        spot(space, [-5.4 + at * 0.9, 1.2 + 1.4 * Math.sin((at / 12) * Math.PI), 22]),
      ),
      ...Array.from({ length: 13 }, (_, at) =>
        spot(space, [5.4 - at * 0.9, 0.2 + 1.5 * Math.sin((at / 12) * Math.PI), 22]),
      ),
    );
    standing(
      plate,
      (pen) => {
        const hull = pen.tone(0.2, 0.03, 50);
        pen.poly(hull, [-0.9, 0.34], [-0.7, 0.08], [0.6, 0.06], [0.95, 0.42], [0.6, 0.2], [-0.6, 0.2]);
      },
      [0.5 + plate.place.side * 0.1, 0.07],
      [0.22, 0.05],
    );
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const stone = lit(plate, 0.56, 0.02, 70);
    block(space, { at: [plate.place.side > 0 ? -9 : 2.2, 0, 0.4], size: [6.8, 0.12, 22] }, stone);
    fillBand(
      plate,
      plate.floor + plate.unit * 0.17,
      plate.height,
      slope(
        plate.context,
        down(plate.floor + plate.unit * 0.17, plate.height),
        shifted(stone, 0.05),
        shifted(stone, -0.1),
      ),
    );
    fillBand(plate, plate.floor + plate.unit * 0.165, plate.unit * 0.008, shifted(stone, 0.12));
  },
  lights: [LIGHTNING],
};
