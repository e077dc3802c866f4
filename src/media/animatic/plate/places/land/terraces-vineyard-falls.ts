// Designs of places: rice terraces, vineyard, waterfall, fairy forest.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { LAND_DETAILS } from "../../details/land-details.ts";
import { standing } from "../../details/pen.ts";
import { PLANT_DETAILS } from "../../details/plant-details.ts";
import { paintGround, paintRidges, paintTufts, skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  glow,
  halo,
  has,
  line,
  lit,
  oval,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

/** Shallow water that shows the sky, with seedlings in rows. */
function paintPaddy(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette } = plate;
  const water = mixed(palette.sky[1], lit(plate, 0.5, 0.04, 190), 0.35);
  const surface = slope(plate.context, down(floor, height), mixed(palette.sky[2], water, 0.3), shifted(water, -0.12));
  fillBand(plate, floor + unit * 0.012, 2 * height, surface);
  fillBand(plate, floor, unit * 0.014, lit(plate, 0.46, 0.07, 90));
  for (let row = 0; row < 7; row++) {
    const near = row / 6;
    const y = floor + unit * (0.03 + 0.3 * near ** 1.4);
    for (let x = (row % 2) * unit * 0.03; x < width; x += unit * (0.035 + 0.05 * near)) {
      const size = unit * (0.016 + 0.03 * near);
      for (const lean of [-0.4, 0, 0.4])
        line(plate, lit(plate, 0.66, 0.15, 130), 0.002 + 0.003 * near, [x, y], [x + lean * size, y - size]);
      line(plate, faded(lit(plate, 0.4, 0.08, 140), 0.4), 0.002 + 0.002 * near, [x, y], [x, y + size * 0.7]);
    }
  }
}

export const RICE_TERRACES: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.24, swing: 0.08, waves: 1.4, detail: 2, sharp: true, depth: 0.5 });
  },
  middle: (plate) => {
    const { floor, unit, palette, place } = plate;
    for (let step = 7; step >= 0; step--) {
      const y = floor - unit * 0.036 * step;
      const lean = (at: number) =>
        unit * 0.03 * Math.sin(at * 3.2 + step * 0.5 + place.hue) + unit * 0.13 * Math.abs(at - 0.5);
      const green = mixed(lit(plate, 0.56 + 0.02 * step, 0.12, 128), palette.haze, 0.07 * step);
      shape(plate, shifted(green, -0.12), ...skyline(plate, (at) => y - lean(at)));
      shape(plate, mixed(palette.sky[1], green, 0.35), ...skyline(plate, (at) => y + unit * 0.008 - lean(at)));
      shape(plate, green, ...skyline(plate, (at) => y + unit * 0.02 - lean(at)));
    }
  },
  near: (plate) => {
    paintGround(plate);
    if (has(plate, "flooded", "water", "paddy", "seedling", "rice")) return paintPaddy(plate);
    for (let row = 0; row < 5; row++)
      for (let tuft = 0; tuft < 9; tuft++)
        standing(plate, PLANT_DETAILS.tall_grass, [0.04 + tuft * 0.115, 0.05 + row * 0.05], [0.03 + row * 0.006, 0.1]);
  },
  lights: [LIGHTNING],
};

/** Rows of vines that meet in the distance. */
export const VINEYARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.12, swing: 0.05, waves: 1.3, detail: 2, sharp: false, depth: 0.5 });
    standing(plate, LAND_DETAILS.cypress, [0.5 + plate.place.side * 0.3, 0.005], [0.14, 0.4]);
    standing(plate, LAND_DETAILS.cypress, [0.5 + plate.place.side * 0.34, 0.005], [0.17, 0.4]);
  },
  near: (plate) => {
    const { width, height, floor, unit, random } = plate;
    paintGround(plate);
    const earth = lit(plate, 0.58, 0.05, 65);
    shape(
      plate,
      slope(plate.context, down(floor, height), mixed(earth, plate.palette.haze, 0.3), earth),
      [-width, floor],
      [2 * width, floor],
      [2 * width, 2 * height],
      [-width, 2 * height],
    );
    for (let row = -5; row <= 5; row++) {
      if (row === 0) continue;
      for (let vine = 13; vine >= 0; vine--) {
        const near = 1 / (1 + vine * 0.42);
        const [x, y] = [plate.meet + row * unit * 0.34 * near, floor + (height - floor) * 0.75 * near];
        const leaf = mixed(lit(plate, 0.46, 0.1, 128), plate.palette.haze, 0.5 * (1 - near));
        line(plate, lit(plate, 0.36, 0.04, 55), 0.012 * near, [x, y], [x, y - unit * 0.2 * near]);
        for (let clump = 0; clump < 6; clump++)
          oval(
            plate,
            shifted(leaf, between(random, -0.05, 0.05)),
            [x + unit * near * between(random, -0.06, 0.06), y - unit * near * between(random, 0.1, 0.27)],
            unit * near * 0.055,
          );
        if (vine < 5)
          for (let grape = 0; grape < 4; grape++)
            oval(
              plate,
              lit(plate, 0.36, 0.12, 310),
              [x + unit * near * between(random, -0.05, 0.05), y - unit * near * between(random, 0.1, 0.2)],
              unit * near * 0.018,
            );
      }
    }
  },
  lights: [LIGHTNING],
};

export const WATERFALL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, random } = plate;
    const rock = mixed(lit(plate, 0.42, 0.025, 160), plate.palette.haze, 0.15);
    shape(
      plate,
      slope(plate.context, down(floor - unit * 0.6, floor), shifted(rock, 0.05), shifted(rock, -0.08)),
      [-width, floor + unit * 0.1],
      [-width, floor - unit * 0.6],
      [width * 0.32, floor - unit * 0.52],
      [width * 0.44, floor - unit * 0.45],
      [width * 0.56, floor - unit * 0.46],
      [width * 0.68, floor - unit * 0.55],
      [2 * width, floor - unit * 0.62],
      [2 * width, floor + unit * 0.1],
    );
    treeRow(plate, ["broadleaf", "bush"], { count: 16, tall: [0.08, 0.15], near: 0.7, foot: floor - unit * 0.53 });
    for (let fall = 0; fall < 60; fall++) {
      const x = width * (0.43 + 0.14 * (fall / 59));
      line(
        plate,
        faded(lit(plate, 0.97, 0.015, 225), between(random, 0.35, 0.9)),
        between(random, 0.004, 0.012),
        [x, floor - unit * 0.45],
        [x + unit * between(random, -0.015, 0.015), floor + unit * 0.03],
      );
    }
    for (let puff = 0; puff < 18; puff++)
      halo(plate, [width * between(random, 0.38, 0.62), floor + unit * between(random, -0.05, 0.03)], unit * 0.11, {
        light: 0.97,
        chroma: 0.01,
        hue: 225,
        alpha: 0.3,
      });
  },
  near: (plate) => {
    const { width, height, floor, unit, random } = plate;
    const water = mixed(plate.palette.sky[1], lit(plate, 0.5, 0.08, 210), 0.7);
    shape(
      plate,
      slope(plate.context, down(floor, height), shifted(water, 0.1), shifted(water, -0.14)),
      [-width, floor + unit * 0.02],
      [2 * width, floor + unit * 0.02],
      [2 * width, 2 * height],
      [-width, 2 * height],
    );
    for (let ripple = 0; ripple < 40; ripple++)
      oval(
        plate,
        faded(plate.palette.sky[2], 0.4),
        [width * between(random, 0, 1), floor + unit * between(random, 0.04, 0.34)],
        [unit * between(random, 0.02, 0.07), unit * 0.003],
      );
    for (const x of [0.06, 0.22, 0.8, 0.95]) standing(plate, LAND_DETAILS.boulders, [x, 0.1], [0.17, 0]);
  },
};

/** Great trunks, giant mushrooms and points of light in coloured air. */
export const FAIRY_FOREST: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, height, floor, unit, random } = plate;
    glow(plate, [width / 2, floor - unit * 0.2], unit * 0.8, { light: 0.66, chroma: 0.13, hue: 175, alpha: 0.65 });
    for (let trunk = 0; trunk < 9; trunk++) {
      const [x, w] = [width * between(random, -0.05, 1.05), unit * between(random, 0.02, 0.06)];
      const bark = mixed(lit(plate, 0.36, 0.06, 300), plate.palette.haze, 0.45);
      shape(
        plate,
        bark,
        [x - w * 1.8, floor + unit * 0.02],
        [x - w, floor - unit * 0.15],
        [x - w * 0.7, -height],
        [x + w * 0.7, -height],
        [x + w, floor - unit * 0.15],
        [x + w * 1.8, floor + unit * 0.02],
      );
    }
  },
  middle: (plate) => {
    const { width, height, floor, unit } = plate;
    for (const x of [0.03, 0.99]) {
      const [cx, w] = [width * x, unit * 0.13];
      shape(
        plate,
        lit(plate, 0.26, 0.05, 300),
        [cx - w * 2, floor + unit * 0.08],
        [cx - w, floor - unit * 0.2],
        [cx - w * 0.8, -height],
        [cx + w * 0.8, -height],
        [cx + w, floor - unit * 0.2],
        [cx + w * 2, floor + unit * 0.08],
      );
    }
    for (const [x, size] of [
      [0.2, 0.24],
      [0.8, 0.3],
      [0.36, 0.12],
      [0.66, 0.13],
    ] as const) {
      standing(plate, PLANT_DETAILS.mushrooms, [x, 0.04], [size, 0.05]);
      halo(plate, [width * x, floor - unit * size * 0.8], unit * size * 0.9, {
        light: 0.75,
        chroma: 0.13,
        hue: 330,
        alpha: 0.28,
      });
    }
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 220);
    for (let light = 0; light < 40; light++)
      halo(
        plate,
        [plate.width * between(plate.random, 0, 1), plate.floor + plate.unit * between(plate.random, 0.02, 0.3)],
        plate.unit * 0.016,
        { light: 0.88, chroma: 0.14, hue: between(plate.random, 150, 330), alpha: 0.8 },
      );
  },
};
