// Designs of places: ship deck, river.
import { paintLongship } from "./longship.ts";
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { block, face, openSpace, spot } from "../../parts/space.ts";
import { canopy, fan, treeRow } from "../../parts/trees.ts";
import {
  halo,
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
import { woodland } from "../woods/shared.ts";
import { isOfGhats, paintGhatsFar, paintGhatsMiddle, paintGhatsNear } from "./ghats.ts";
import { GLITTER, boulder, water } from "./shared.ts";

const STEAMERS = ["ferry", "trawler", "cruise", "cargo", "tanker", "steamer", "carrier", "frigate"];

/** The house that a ship with an engine is steered from, with its mast and lamps. */
function paintWheelhouse(plate: PlateCanvas): void {
  const { unit, width, floor, place } = plate;
  const white = lit(plate, 0.88, 0.01, 230);
  const [x, w] = [width * (0.5 + place.side * 0.3), unit * 0.44];
  const left = x - w / 2;
  rect(plate, white, [left, floor - unit * 0.3, w, unit * 0.34]);
  rect(plate, lit(plate, 0.5, 0.14, 30), [left, floor - unit * 0.05, w, unit * 0.02]);
  rect(plate, shifted(white, -0.14), [left - unit * 0.03, floor - unit * 0.33, w + unit * 0.06, unit * 0.035]);
  const glass = isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.5);
  for (let pane = 0; pane < 5; pane++)
    rect(plate, glass, [left + w * (0.05 + pane * 0.185), floor - unit * 0.26, w * 0.16, unit * 0.1]);
  rect(plate, shifted(white, -0.3), [left + w * 0.4, floor - unit * 0.13, w * 0.2, unit * 0.17]);
  line(plate, shifted(white, -0.35), 0.014, [x, floor - unit * 0.33], [x, floor - unit * 0.62]);
  line(
    plate,
    shifted(white, -0.35),
    0.006,
    [x - unit * 0.1, floor - unit * 0.52],
    [x + unit * 0.1, floor - unit * 0.52],
  );
  const funnel = x - place.side * unit * 0.14;
  shape(
    plate,
    lit(plate, 0.5, 0.16, 28),
    [funnel - unit * 0.05, floor - unit * 0.32],
    [funnel - unit * 0.04, floor - unit * 0.47],
    [funnel + unit * 0.04, floor - unit * 0.47],
    [funnel + unit * 0.05, floor - unit * 0.32],
  );
  rect(plate, lit(plate, 0.2, 0.01, 240), [funnel - unit * 0.042, floor - unit * 0.48, unit * 0.084, unit * 0.03]);
  if (isDark(plate)) halo(plate, [x, floor - unit * 0.58], unit * 0.22, { ...plate.palette.lamp, alpha: 0.7 });
}

/** Crests of a stormy sea that stand higher than the rail. */
function paintHighSeas(plate: PlateCanvas): void {
  const { floor, unit, palette, random } = plate;
  for (let wave = 0; wave < 3; wave++) {
    const crest = ridgeLine(random, { waves: 1.6 + wave * 0.5, detail: 1, sharp: true });
    const sea = mixed(lit(plate, 0.42 - 0.05 * wave, 0.05, 205), palette.haze, 0.3 - 0.12 * wave);
    const y = (at: number) => floor + unit * (0.02 * wave - 0.05) - unit * (0.16 - 0.02 * wave) * crest(at);
    shape(plate, shifted(sea, 0.2), ...skyline(plate, (at) => y(at) - unit * 0.006));
    shape(plate, sea, ...skyline(plate, y));
  }
}

export const SHIP_DECK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(water(plate, 0.04));
    if (plate.place.weather === "storm" || has(plate, "wave", "swell")) paintHighSeas(plate);
  },
  middle: (plate) => {
    const { unit, width, height, floor, palette, place } = plate;
    const tint = mixed(palette.near, palette.wood, 0.4);
    const underSail = has(
      plate,
      "sail",
      "sails",
      "sailing",
      "mast",
      "masted",
      "frigate",
      "caravel",
      "clipper",
      "rigging",
      "galleon",
      "pirate",
      "schooner",
    );
    if (has(plate, ...STEAMERS) || (place.year > 1900 && !underSail)) return paintWheelhouse(plate);
    if (has(plate, "longship", "viking")) return paintLongship(plate);
    const x = width * (0.5 + place.side * 0.18);
    rect(plate, tint, [x - unit * 0.016, -height, unit * 0.032, floor + height]);
    rect(plate, tint, [x - unit * 0.36, floor - unit * 0.44, unit * 0.72, unit * 0.014]);
    const cloth = mixed(lit(plate, 0.86, 0.03, 85), palette.haze, 0.1);
    if (!has(plate, "torn"))
      shape(
        plate,
        fade(
          plate.context,
          { from: [x - unit * 0.34, 0], to: [x + unit * 0.34, 0] },
          [0, shifted(cloth, -0.1)],
          [0.5, cloth],
          [1, shifted(cloth, -0.14)],
        ),
        [x - unit * 0.34, -unit * 0.1],
        [x + unit * 0.34, -unit * 0.1],
        [x + unit * 0.35, floor - unit * 0.45],
        [x, floor - unit * 0.41],
        [x - unit * 0.35, floor - unit * 0.45],
      );
    for (const side of [-1, 1])
      for (let rope = 0; rope < 5; rope++)
        line(
          plate,
          tint,
          0.002,
          [x + side * unit * (0.22 + rope * 0.045), floor + unit * 0.02],
          [x + side * unit * 0.02, -unit * 0.2],
        );
    for (const side of [-1, 1])
      for (let rung = 1; rung < 9; rung++)
        line(
          plate,
          tint,
          0.0014,
          [x + side * unit * (0.22 - rung * 0.022), floor - unit * rung * 0.062],
          [x + side * unit * (0.4 - rung * 0.039), floor - unit * rung * 0.062],
        );
  },
  near: (plate) => {
    const space = openSpace(plate, 9);
    const { palette } = plate;
    const wood = isDark(plate) ? mixed(palette.near, lit(plate, 0.5, 0.05, 60), 0.4) : lit(plate, 0.56, 0.055, 65);
    face(
      space,
      fade(plate.context, down(plate.floor, plate.height), [0, shifted(wood, 0.05)], [1, shifted(wood, -0.12)]),
      [-5, 0, 9],
      [5, 0, 9],
      [8, 0, 0.3],
      [-8, 0, 0.3],
    );
    for (let plank = -16; plank <= 16; plank++)
      line(
        plate,
        faded(shifted(wood, -0.12), 0.7),
        0.002,
        spot(space, [plank * 0.32, 0, 9]),
        spot(space, [plank * 0.46, 0, 0.4]),
      );
    for (let post = -8; post <= 8; post++)
      block(space, { at: [post * 0.62 - 0.04, 0, 9], size: [0.09, 0.95, 0.09] }, shifted(wood, -0.06));
    block(space, { at: [-5.2, 0.93, 8.95], size: [10.4, 0.1, 0.2] }, shifted(wood, 0.05));
    const x = plate.place.side > 0 ? -3.2 : 2;
    block(space, { at: [x, 0, 5], size: [1.2, 0.7, 0.9] }, shifted(wood, -0.04));
    oval(plate, lit(plate, 0.7, 0.06, 75), spot(space, [-x * 0.8, 0.1, 5]), [plate.unit * 0.06, plate.unit * 0.02]);
    oval(plate, shifted(wood, -0.14), spot(space, [-x * 0.8, 0.12, 5]), [plate.unit * 0.03, plate.unit * 0.009]);
  },
  lights: [...GLITTER, LIGHTNING],
};

/** Rivers whose banks are jungle. */
const isTropical = (plate: PlateCanvas): boolean =>
  has(plate, "amazon", "jungle", "rainforest", "tropical", "congo", "mekong", "orinoco", "borneo", "mangrove");

/** Palms and broad crowns down to the water, with creepers that hang from the leaves above. */
function paintJungleBank(plate: PlateCanvas): void {
  const { unit, floor, width, random, palette } = plate;
  treeRow(plate, ["palm", "broadleaf"], { count: 18, tall: [0.34, 0.62], near: 0.45, foot: floor + unit * 0.01 });
  treeRow(plate, ["palm", "bush", "palm"], { count: 12, tall: [0.2, 0.42], near: 0.7, foot: floor + unit * 0.025 });
  canopy(plate, 0.7, 0.3);
  for (let creeper = 0; creeper < 12; creeper++) {
    const x = width * random();
    const end = unit * between(random, 0.2, 0.42);
    line(plate, mixed(palette.near, palette.haze, 0.15), 0.004, [x, 0], [x + unit * 0.02, end * 0.6], [x, end]);
  }
}

export const RIVER: PlaceDesign = {
  far: (plate) => {
    if (isOfGhats(plate)) return paintGhatsFar(plate);
    if (isTropical(plate)) return woodland(plate, "palm");
    paintSky(plate);
    const canyon = has(plate, "canyon", "gorge", "mountain");
    paintRidges(plate, {
      count: 4,
      rise: canyon ? 0.26 : 0.13,
      swing: canyon ? 0.14 : 0.06,
      waves: 1.7,
      detail: 3,
      sharp: canyon,
      depth: 0.6,
    });
  },
  middle: (plate) => {
    if (isOfGhats(plate)) return paintGhatsMiddle(plate);
    const { unit, floor, meet, random } = plate;
    if (has(plate, "waterfall", "fall")) {
      const rock = mixed(lit(plate, 0.42, 0.025, 120), plate.palette.haze, 0.2);
      const edge = ridgeLine(random, { waves: 5, detail: 3, sharp: true });
      shape(plate, rock, ...skyline(plate, (at) => floor - unit * (0.42 + 0.05 * edge(at))));
      for (let thread = 0; thread < 46; thread++) {
        const x = meet + unit * between(random, -0.13, 0.13);
        line(
          plate,
          faded(lit(plate, 0.97, 0.012, 220), between(random, 0.25, 0.75)),
          between(random, 0.003, 0.012),
          [x * 0.35 + meet * 0.65, floor - unit * 0.44],
          [x, floor - unit * 0.3],
          [x, floor + unit * 0.02],
        );
      }
      halo(plate, [meet, floor], unit * 0.26, faded(lit(plate, 0.97, 0.01, 220), 0.7));
    }
    if (isTropical(plate)) return paintJungleBank(plate);
    treeRow(plate, ["broadleaf", "pine", "bush"], {
      count: 20,
      tall: [0.13, 0.26],
      near: 0.55,
      foot: floor + unit * 0.015,
    });
  },
  near: (plate) => {
    if (isOfGhats(plate)) return paintGhatsNear(plate);
    const { context, floor, height, meet, unit, palette, random, place } = plate;
    paintGround(plate);
    const bank: Point[] = [];
    const other: Point[] = [];
    for (let part = 0; part <= 1.001; part += 0.05) {
      const y = floor + unit * 0.004 + (height * 1.25 - floor) * part ** 1.5;
      const centre = meet + place.side * unit * (0.24 * Math.sin(part * 3.2) - 0.12 * part);
      const half = unit * (0.02 + 0.62 * part ** 1.2);
      bank.push([centre - half, y]);
      other.unshift([centre + half, y]);
    }
    const said = place.colours.find(({ of }) => of === "river" || of === "water")?.colour;
    const tint = said && lit(plate, said.light, said.chroma, said.hue);
    const tinted = (colour: Colour) => (tint ? mixed(colour, tint, 0.5) : colour);
    shape(
      plate,
      fade(
        context,
        down(floor, height),
        [0, tinted(mixed(palette.sky[2], palette.haze, 0.3))],
        [0.35, tinted(mixed(palette.sky[1], palette.near, 0.4))],
        [1, tinted(mixed(palette.sky[0], palette.near, 0.6))],
      ),
      ...bank,
      ...other,
    );
    for (let flow = 0; flow < 60; flow++) {
      const part = random() ** 0.8;
      const y = floor + (height * 1.1 - floor) * part ** 1.5;
      const x =
        meet +
        place.side * unit * (0.24 * Math.sin(part * 3.2) - 0.12 * part) +
        unit * between(random, -0.5, 0.5) * part;
      line(
        plate,
        faded(palette.sky[2], said ? 0.75 : 0.4),
        0.0016 + 0.002 * part,
        [x, y],
        [x + unit * 0.05 * (0.3 + part), y + unit * 0.002],
      );
    }
    for (let reed = 0; reed < 16; reed++)
      fan(
        plate,
        [
          plate.width * (reed % 2 ? between(random, -0.02, 0.2) : between(random, 0.8, 1.02)),
          floor + unit * between(random, 0.03, 0.2),
        ],
        unit * between(random, 0.05, 0.12),
        { tint: mixed(palette.groundNear, lit(plate, 0.5, 0.09, 125), 0.6), blades: 7, spread: 0.4 },
      );
    for (const part of [0.2, 0.26, 0.74])
      boulder(plate, [plate.width * part, floor + unit * between(random, 0.05, 0.12)], 0.03);
  },
};
