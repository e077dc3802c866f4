// Designs of places: field, hills, mountain, snow.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import {
  paintFence,
  paintFurrows,
  paintGround,
  paintRidges,
  paintTreeLine,
  paintTufts,
  skyline,
} from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import {
  fillBand,
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
import { boulder } from "../water/shared.ts";
import { paintCliffEdge } from "../../parts/cliff-edge.ts";
import { paintRows } from "./crops.ts";
import { peaks } from "./shared.ts";

function paintScarecrow(plate: PlateCanvas): void {
  const { width, floor, unit, palette } = plate;
  const [x, y] = [width * (0.5 + plate.place.side * 0.26), floor + unit * 0.05];
  line(plate, palette.wood, 0.008, [x, y], [x, y - unit * 0.24]);
  line(
    plate,
    lit(plate, 0.4, 0.06, 250),
    0.022,
    [x - unit * 0.09, y - unit * 0.165],
    [x + unit * 0.09, y - unit * 0.165],
  );
  oval(plate, lit(plate, 0.7, 0.06, 80), [x, y - unit * 0.22], unit * 0.022);
  shape(
    plate,
    lit(plate, 0.4, 0.05, 60),
    [x - unit * 0.05, y - unit * 0.235],
    [x, y - unit * 0.275],
    [x + unit * 0.05, y - unit * 0.235],
  );
}

function flowerHue(plate: PlateCanvas, blade: number): number {
  if (has(plate, "lavender")) return 300;
  return has(plate, "poppy") ? 27 : plate.place.hue + (blade % 4) * 55;
}

/** Stalks and blades from the horizon to the feet; of a crop the ground is as golden. */
function paintBlades(plate: PlateCanvas, crop: boolean, meadow: boolean): void {
  const { width, height, floor, unit, random, palette } = plate;
  const tint = crop
    ? mixed(palette.groundFar, lit(plate, 0.74, 0.1, 85), 0.7)
    : mixed(palette.groundNear, lit(plate, 0.55, 0.1, 122), 0.5);
  if (crop)
    fillBand(
      plate,
      floor + unit * 0.008,
      2 * height,
      slope(plate.context, down(floor, height), mixed(tint, palette.haze, 0.3), shifted(tint, -0.12)),
    );
  for (let blade = 0; blade < 520; blade++) {
    const depth = (blade / 520) ** 1.4;
    const y = floor + (height - floor) * (0.01 + 1.1 * depth);
    const x = width * between(random, -0.1, 1.1);
    const tall = unit * (0.012 + 0.085 * depth);
    line(
      plate,
      faded(shifted(tint, between(random, -0.09, 0.05) - 0.1 * depth), 0.85),
      0.0012 + 0.003 * depth,
      [x, y],
      [x + tall * between(random, -0.12, 0.2), y - tall],
    );
    if (meadow && blade % 3 === 0)
      oval(plate, lit(plate, 0.8, 0.14, flowerHue(plate, blade)), [x, y - tall], unit * (0.002 + 0.008 * depth));
  }
}

export const FIELD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.075, swing: 0.035, waves: 1.3, detail: 2, sharp: false, depth: 0.6 });
  },
  middle: (plate) => {
    if (has(plate, "savanna", "steppe", "prairie"))
      treeRow(plate, "broadleaf", { count: 4, tall: [0.1, 0.16], near: 0.6, foot: plate.floor + plate.unit * 0.01 });
    else paintTreeLine(plate);
  },
  near: (plate) => {
    const { random } = plate;
    paintGround(plate);
    const crop = has(plate, "wheat", "corn", "cornfield", "barley", "golden") || plate.place.hour === "golden";
    const meadow =
      !plate.place.snowy && has(plate, "meadow", "wildflower", "flower", "poppy", "lavender", "sunflower", "tulip");
    if (!crop && !meadow) paintFurrows(plate);
    paintBlades(plate, crop, meadow);
    if (!crop && !meadow && random() < 0.5) paintFence(plate);
    paintRows(plate);
    if (has(plate, "scarecrow")) paintScarecrow(plate);
  },
  lights: [LIGHTNING],
};

export const HILLS: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 4, rise: 0.19, swing: 0.075, waves: 1.5, detail: 2, sharp: false, depth: 0.62 });
  },
  middle: (plate) => {
    const { floor, unit, width, palette, place } = plate;
    const edge = ridgeLine(plate.random, { waves: 0.9, detail: 1, sharp: false });
    const green = mixed(palette.groundFar, palette.near, 0.35);
    shape(
      plate,
      slope(plate.context, down(floor - unit * 0.14, floor), shifted(green, 0.05), shifted(green, -0.04)),
      ...skyline(plate, (at) => floor - unit * (0.06 + 0.06 * edge(at))),
    );
    const x = 0.5 + place.side * 0.26;
    tree(plate, "broadleaf", [width * x, floor - unit * (0.055 + 0.06 * edge(x))], { tall: 0.3, near: 0.8 });
    if (has(plate, "sheep"))
      for (let sheep = 0; sheep < 9; sheep++)
        oval(
          plate,
          lit(plate, 0.93, 0.01, 90),
          [width * between(plate.random, 0.08, 0.92), floor - unit * between(plate.random, 0.005, 0.03)],
          [unit * 0.012, unit * 0.008],
        );
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 200);
  },
  lights: [LIGHTNING],
};

export const MOUNTAIN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    peaks(plate, 4, { base: plate.floor, tall: 0.46, near: 0.35 });
  },
  middle: (plate) => {
    const { floor, unit, width, meet } = plate;
    if (has(plate, "volcano", "crater", "lava")) {
      glow(plate, [meet, floor - unit * 0.05], unit * 0.4, { light: 0.7, chroma: 0.18, hue: 40, alpha: 0.9 });
      for (let stream = 0; stream < 7; stream++)
        line(
          plate,
          { light: 0.75, chroma: 0.17, hue: 50 },
          between(plate.random, 0.004, 0.012),
          [width * between(plate.random, 0.1, 0.9), floor - unit * 0.02],
          [width * between(plate.random, 0.1, 0.9), floor + unit * 0.08],
        );
    }
    peaks(plate, 5, { base: floor + unit * 0.02, tall: 0.24, near: 0.68 });
    if (!has(plate, "summit", "peak", "volcano", "top"))
      treeRow(plate, "pine", { count: 22, tall: [0.05, 0.11], near: 0.7, foot: floor + unit * 0.02 });
  },
  near: (plate) => {
    const { width, height, floor, unit, palette, random } = plate;
    const snowy = plate.place.weather === "snow";
    const rock = snowy ? lit(plate, 0.9, 0.014, 235) : mixed(palette.groundNear, lit(plate, 0.5, 0.02, 70), 0.6);
    if (has(plate, "ledge", "edge", "precipice", "drop", "pass", "cliff", "abyss")) {
      paintValley(plate);
      paintCliffEdge(plate, rock, shifted(rock, -0.14));
      return;
    }
    const edge = ridgeLine(random, { waves: 3, detail: 4, sharp: true });
    shape(
      plate,
      slope(plate.context, down(floor, height), shifted(rock, 0.05), shifted(rock, -0.16)),
      ...skyline(plate, (at) => floor + unit * 0.015 - unit * 0.025 * edge(at)),
    );
    for (let stone = 0; stone < 20; stone++)
      boulder(
        plate,
        [
          width * (stone % 2 ? between(random, -0.04, 0.3) : between(random, 0.7, 1.04)),
          floor + unit * between(random, 0.03, 0.2),
        ],
        between(random, 0.012, 0.06),
        shifted(rock, snowy ? -0.3 : -0.03),
      );
    if (has(plate, "flag", "prayer"))
      for (let flag = 0; flag < 22; flag++)
        rect(plate, lit(plate, 0.66, 0.14, flag * 72), [
          width * (0.03 + flag * 0.044),
          floor - unit * (0.2 - 0.06 * Math.sin((flag / 21) * Math.PI)),
          unit * 0.028,
          unit * 0.034,
        ]);
  },
  lights: [LIGHTNING],
};

/** Deep below: haze, and a river in it. */
function paintValley(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette, place } = plate;
  const deep = mixed(palette.haze, palette.groundFar, 0.4);
  fillBand(
    plate,
    floor - unit * 0.01,
    2 * height,
    slope(plate.context, down(floor, height), palette.haze, shifted(deep, -0.1)),
  );
  const x = width * (0.5 - place.side * 0.38);
  line(
    plate,
    mixed(palette.haze, palette.sky[2], 0.7),
    0.012,
    [x, floor],
    [x + unit * 0.05, floor + unit * 0.12],
    [x - unit * 0.04, floor + unit * 0.26],
    [x + unit * 0.06, floor + unit * 0.5],
  );
}

export const SNOW: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (has(plate, "northern", "aurora") || (isDark(plate) && has(plate, "arctic", "tundra")))
      for (let band = 0; band < 40; band++)
        oval(
          plate,
          { light: 0.75, chroma: 0.13, hue: 150 + band, alpha: 0.09 },
          [plate.width * (band / 40), plate.height * (0.2 + 0.06 * Math.sin(band * 0.4))],
          [plate.unit * 0.025, plate.unit * between(plate.random, 0.1, 0.24)],
        );
    peaks(plate, 5, {
      base: plate.floor,
      tall: has(plate, "plain", "field", "tundra", "sea") ? 0.12 : 0.26,
      near: 0.25,
    });
  },
  middle: (plate) => {
    const { floor, unit, width } = plate;
    if (has(plate, "glacier", "iceberg", "ice", "floe"))
      for (let wall = 0; wall < 9; wall++) {
        const [x, h] = [width * (-0.05 + wall * 0.125), unit * between(plate.random, 0.05, 0.14)];
        shape(
          plate,
          slope(plate.context, down(floor - h, floor), lit(plate, 0.94, 0.025, 220), lit(plate, 0.74, 0.07, 225)),
          [x - unit * 0.06, floor + unit * 0.02],
          [x - unit * 0.03, floor - h * 0.8],
          [x + unit * 0.05, floor - h],
          [x + unit * 0.15, floor - h * 0.6],
          [x + unit * 0.19, floor + unit * 0.02],
        );
      }
    else if (!has(plate, "plain", "tundra", "arctic", "antarctic"))
      treeRow(plate, "pine", { count: 14, tall: [0.08, 0.2], near: 0.5, foot: floor + unit * 0.01 });
  },
  near: (plate) => {
    const { width, height, floor, unit, random, place } = plate;
    const dim = plate.palette.groundFar;
    for (let drift = 0; drift < 5; drift++) {
      const depth = drift / 4;
      const line1 = ridgeLine(random, { waves: 1 + depth * 0.4, detail: 1, sharp: false });
      const y = floor + (height - floor) * 0.55 * depth;
      const tint = shifted(dim, 0.03 - 0.05 * depth);
      shape(
        plate,
        slope(
          plate.context,
          { from: [place.side > 0 ? width : 0, 0], to: [place.side > 0 ? 0 : width, 0] },
          shifted(tint, 0.03),
          mixed(shifted(tint, -0.1), { light: tint.light - 0.1, chroma: 0.04, hue: 250 }, 0.6),
        ),
        ...skyline(plate, (at) => y - unit * 0.03 * line1(at)),
      );
    }
    if (has(plate, "tent", "camp", "station"))
      shape(
        plate,
        lit(plate, 0.66, 0.15, 45),
        [width * 0.12, floor + unit * 0.05],
        [width * 0.12 + unit * 0.12, floor - unit * 0.11],
        [width * 0.12 + unit * 0.25, floor + unit * 0.05],
      );
  },
};
