// Designs of places: petrol station, motorway, playground, stands of a stadium, arena.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { STREET_DETAILS } from "../../details/street-details.ts";
import { standing } from "../../details/pen.ts";
import { YARD_DETAILS } from "../../details/yard-details.ts";
import { paintGround, paintTreeLine, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { block, face, openSpace, spot, type Space } from "../../parts/space.ts";
import { paintParkedCar } from "../../parts/cottages-and-cars.ts";
import { treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  glow,
  halo,
  has,
  isDark,
  lacks,
  line,
  lit,
  oval,
  rect,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { paintLitPumps } from "../roadside/bridge-truck-pumps.ts";
import { paintConcrete } from "./airfield-prison-port-factory.ts";

function paintKiosk(space: Space, shop: Colour): void {
  const { plate } = space;
  const { side } = plate.place;
  block(space, { at: [side > 0 ? -11 : 4, 0, 15], size: [7, 3.2, 3] }, shop);
  face(
    space,
    isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.4),
    [side > 0 ? -10.4 : 4.6, 0.7, 15],
    [side > 0 ? -4.6 : 10.4, 0.7, 15],
    [side > 0 ? -4.6 : 10.4, 2.5, 15],
    [side > 0 ? -10.4 : 4.6, 2.5, 15],
  );
}

export const PETROL_STATION: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const { side } = plate.place;
    const sign = plate.place.colours[0]?.colour ?? { light: 0.55, chroma: 0.18, hue: plate.place.hue };
    const red = lit(plate, sign.light, Math.max(0.12, sign.chroma), sign.hue);
    const shop = lit(plate, 0.8, 0.01, 90);
    paintKiosk(space, shop);
    for (const x of [-4.4, 4.1]) block(space, { at: [x, 0, 9], size: [0.35, 4.2, 0.35] }, lit(plate, 0.85, 0.01, 240));
    block(space, { at: [-6.4, 4.2, 8], size: [12.8, 0.8, 5] }, red);
    face(
      space,
      isDark(plate) ? { light: 0.97, chroma: 0.02, hue: 90 } : shifted(shop, 0.1),
      [-6.4, 4.2, 8],
      [6.4, 4.2, 8],
      [6.4, 4.2, 13],
      [-6.4, 4.2, 13],
    );
    if (isDark(plate))
      for (const x of [-3, 0, 3])
        halo(plate, spot(space, [x, 4, 9]), plate.unit * 0.32, { light: 0.92, chroma: 0.04, hue: 90, alpha: 0.5 });
    if (isDark(plate)) return paintLitPumps(space);
    for (const x of [0.5 + side * 0.2, 0.5 - side * 0.2]) standing(plate, STREET_DETAILS.pump, [x, 0.075], [0.16, 0]);
  },
  near: (plate) => {
    paintConcrete(plate, 0.5, 240);
    if (!lacks(plate, "car") && !has(plate, "abandoned", "empty"))
      paintParkedCar(
        plate,
        [plate.width * (plate.place.side > 0 ? 0.02 : 0.72), plate.floor + plate.unit * 0.14],
        0.4,
        plate.place.hue + 90,
      );
  },
  lights: [LIGHTNING],
};

export const MOTORWAY: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 40);
    const steel = lit(plate, 0.5, 0.01, 240);
    for (const x of [-9, 8.7]) block(space, { at: [x, 0, 24], size: [0.3, 6.6, 0.3] }, steel);
    block(space, { at: [-9, 6.4, 24], size: [18, 0.3, 0.3] }, steel);
    for (const x of [-7, 1.4]) {
      face(
        space,
        lit(plate, 0.45, 0.13, 250),
        [x, 4.6, 23.9],
        [x + 5.6, 4.6, 23.9],
        [x + 5.6, 7.2, 23.9],
        [x, 7.2, 23.9],
      );
      for (const y of [5.3, 6.2])
        face(
          space,
          lit(plate, 0.95, 0.01, 90),
          [x + 0.5, y, 23.8],
          [x + 4, y, 23.8],
          [x + 4, y + 0.35, 23.8],
          [x + 0.5, y + 0.35, 23.8],
        );
    }
  },
  near: (plate) => {
    const space = openSpace(plate, 40);
    paintGround(plate);
    const tar = lit(plate, 0.38, 0.008, 250);
    face(space, mixed(tar, plate.palette.haze, 0.15), [-9, 0, 200], [9, 0, 200], [9, 0, 0.3], [-9, 0, 0.3]);
    for (const x of [-5, -1.6, 1.6, 5])
      for (let z = 1.3; z < 90; z *= 1.5)
        face(
          space,
          lit(plate, 0.92, 0.01, 90),
          [x - 0.08, 0, z],
          [x + 0.08, 0, z],
          [x + 0.08, 0, z * 1.22],
          [x - 0.08, 0, z * 1.22],
        );
    for (const x of [-9.2, 9]) block(space, { at: [x, 0.35, 0.6], size: [0.2, 0.35, 90] }, lit(plate, 0.68, 0.01, 240));
    for (let car = 0; car < 7; car++) {
      const z = 9 + car * 5;
      for (const [x, hue] of [
        [-3.3, 95],
        [3.3, 27],
      ] as const) {
        const [cx, cy] = spot(space, [x, 0.8, z]);
        const size = (plate.unit / z) * 0.9;
        if (!isDark(plate)) rect(plate, lit(plate, 0.5, 0.1, car * 80), [cx - size, cy - size, size * 2, size * 1.5]);
        for (const dx of [-0.7, 0.7]) {
          if (isDark(plate))
            glow(plate, [cx + dx * size, cy], size * 2.2, { light: 0.85, chroma: 0.12, hue, alpha: 0.9 });
          oval(plate, { light: isDark(plate) ? 0.95 : 0.7, chroma: 0.12, hue }, [cx + dx * size, cy], size * 0.18);
        }
      }
    }
  },
  lights: [LIGHTNING],
};

export const PLAYGROUND: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (has(plate, "tower", "block", "estate", "city", "school"))
      for (const near of [0.1, 0.5]) paintBlocks(plate, plate.floor, near, false);
    else
      treeRow(plate, "broadleaf", { count: 10, tall: [0.18, 0.28], near: 0.45, foot: plate.floor + plate.unit * 0.01 });
  },
  middle: (plate) => {
    const { side } = plate.place;
    standing(plate, STREET_DETAILS.slide, [0.5 + side * 0.27, 0.05], [0.27, 0.02]);
    standing(plate, STREET_DETAILS.swing, [0.5 - side * 0.26, 0.05], [0.3, 0.02]);
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 120);
    const { width, floor, unit } = plate;
    oval(plate, lit(plate, 0.8, 0.06, 85), [width * 0.5, floor + unit * 0.16], [unit * 0.5, unit * 0.07]);
    standing(plate, STREET_DETAILS.bench, [0.5 + plate.place.side * 0.4, 0.13], [0.13, 0]);
  },
  lights: [LIGHTNING],
};

/** In the light of floodlights after dark. */
const flooded = (plate: PlateCanvas, light: number, chroma: number, hue: number): Colour =>
  isDark(plate) ? { light: light * 0.86, chroma, hue } : lit(plate, light, chroma, hue);

/** Among the people of a stand, with the pitch below. */
export const STANDS: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, random, place } = plate;
    rect(plate, flooded(plate, 0.3, 0.01, 240), [-width, floor - unit * 0.34, 3 * width, unit * 0.2]);
    for (let seat = 0; seat < 900; seat++)
      oval(
        plate,
        flooded(plate, between(random, 0.4, 0.8), 0.1, random() < 0.7 ? place.hue : random() * 360),
        [width * between(random, -0.05, 1.05), floor - unit * between(random, 0.15, 0.33)],
        unit * 0.0055,
      );
    const grass = flooded(plate, isDark(plate) ? 0.74 : 0.62, 0.12, 140);
    rect(plate, grass, [-width, floor - unit * 0.14, 3 * width, unit * 0.4]);
    for (let band = 0; band < 8; band += 2)
      rect(plate, shifted(grass, 0.05), [width * band * 0.125, floor - unit * 0.14, width * 0.125, unit * 0.4]);
    line(
      plate,
      flooded(plate, 0.95, 0.005, 100),
      0.004,
      [-width, floor - unit * 0.12],
      [2 * width, floor - unit * 0.12],
    );
    line(
      plate,
      flooded(plate, 0.95, 0.005, 100),
      0.004,
      [width * 0.5, floor - unit * 0.14],
      [width * 0.5, floor + unit * 0.1],
    );
    for (const x of [0.12, 0.88]) standing(plate, YARD_DETAILS.floodlight, [x, -0.3], [0.24, 0]);
  },
  near: (plate) => {
    const { width, floor, unit, random, place } = plate;
    for (let row = 0; row < 5; row++) {
      const y = floor + unit * (0.01 + row * 0.085);
      const size = unit * (0.03 + row * 0.009);
      fillBand(plate, y + size * 0.4, unit * 0.2, flooded(plate, 0.4 - row * 0.03, 0.01, 240));
      if (has(plate, "empty", "deserted")) continue;
      for (let one = -1; one < 26 - row * 2; one++) {
        const x = width * ((one + between(random, 0.2, 0.8)) / (24 - row * 2));
        const shirt = flooded(plate, between(random, 0.4, 0.7), 0.11, random() < 0.65 ? place.hue : random() * 360);
        oval(plate, shirt, [x, y + size * 1.3], [size * 0.95, size * 1.1]);
        oval(
          plate,
          flooded(plate, between(random, 0.3, 0.6), 0.05, 55),
          [x, y - size * 0.05],
          [size * 0.46, size * 0.56],
        );
        oval(
          plate,
          flooded(plate, between(random, 0.18, 0.4), 0.03, 50),
          [x, y - size * 0.2],
          [size * 0.48, size * 0.45],
        );
        if (random() < 0.3)
          line(plate, shirt, 0.014, [x - size * 0.8, y + size * 0.8], [x - size * 1.1, y - size * 1.1]);
      }
    }
  },
};

/** A round of sand with tiers of people about it. */
export const ARENA: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, random } = plate;
    const stone = lit(plate, 0.7, 0.05, 72);
    for (let tier = 8; tier >= 0; tier--) {
      const y = (at: number) => floor - unit * (0.06 + 0.034 * tier) - unit * 0.2 * (at - 0.5) ** 2;
      for (let step = -12; step < 92; step++) {
        const at = step / 80;
        if (random() < 0.8)
          oval(
            plate,
            lit(plate, between(random, 0.45, 0.8), 0.07, random() * 360),
            [width * at, y(at) - unit * 0.007],
            [unit * 0.007, unit * 0.01],
          );
        rect(plate, shifted(stone, -0.03 * (tier % 2)), [width * at, y(at), width / 78, unit * 0.04]);
      }
    }
    for (let board = -6; board < 46; board++) {
      const at = board / 40;
      rect(plate, lit(plate, 0.5, 0.15, 30), [
        width * at,
        floor - unit * 0.06 - unit * 0.2 * (at - 0.5) ** 2,
        width / 39,
        unit * 0.075,
      ]);
    }
  },
  near: (plate) => {
    const { floor, unit, width } = plate;
    const sand = lit(plate, 0.82, 0.08, 78);
    fillBand(plate, floor + unit * 0.005, plate.height, sand);
    oval(plate, shifted(sand, -0.06), [width * 0.5, floor + unit * 0.2], [unit * 0.8, unit * 0.1]);
    oval(plate, sand, [width * 0.5, floor + unit * 0.2], [unit * 0.77, unit * 0.094]);
    line(
      plate,
      faded(shifted(sand, -0.2), 0.4),
      0.004,
      [-width, floor + unit * 0.012],
      [2 * width, floor + unit * 0.012],
    );
  },
};
