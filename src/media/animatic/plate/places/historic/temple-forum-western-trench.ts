// Designs of places: the court of an eastern temple, a forum of columns, a western town, a trench.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { LAND_DETAILS } from "../../details/land-details.ts";
import { standing } from "../../details/pen.ts";
import { STREET_DETAILS } from "../../details/street-details.ts";
import { WAR_DETAILS } from "../../details/war-details.ts";
import { YARD_DETAILS } from "../../details/yard-details.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import {
  fillFloor,
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
import { paintBoxes, paintFront } from "./temple-fronts.ts";

function paintSoil(plate: PlateCanvas, light: number, chroma: number, hue: number): Space {
  const soil = plate.place.snowy ? plate.palette.groundFar : lit(plate, light, chroma, hue);
  fillFloor(plate, [0, mixed(soil, plate.palette.haze, 0.3)], [0.3, soil], [1, shifted(soil, -0.13)]);
  return openSpace(plate, 18);
}

/** A hall on a stone base under a wide roof with turned-up eaves. */
function paintTempleHall(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const at = (dx: number, dy: number) => [x + dx * s, foot - dy * s] as const;
  const [red, roof] = [lit(plate, 0.5, 0.15, 32), lit(plate, 0.32, 0.03, 210)];
  const box = paintBoxes(plate, [x, foot], s);
  box(lit(plate, 0.68, 0.012, 100), [-0.75, 0, 1.5, 0.12]);
  box(lit(plate, 0.9, 0.02, 85), [-0.6, 0.12, 1.2, 0.34]);
  for (let post = 0; post < 7; post++) box(red, [-0.62 + post * 0.2, 0.12, 0.05, 0.36]);
  box(isDark(plate) ? plate.palette.lamp : shifted(red, -0.25), [-0.16, 0.12, 0.32, 0.28]);
  box(red, [-0.66, 0.44, 1.32, 0.05]);
  shape(
    plate,
    roof,
    at(-1, 0.52),
    at(-0.95, 0.49),
    at(0.95, 0.49),
    at(1, 0.52),
    at(0.62, 0.66),
    at(0.42, 0.86),
    at(-0.42, 0.86),
    at(-0.62, 0.66),
  );
  shape(plate, shifted(roof, 0.08), at(-0.46, 0.85), at(-0.5, 0.92), at(0.5, 0.92), at(0.46, 0.85));
  for (let rib = -6; rib <= 6; rib++)
    line(plate, shifted(roof, 0.06), 0.002, at(rib * 0.066, 0.85), at(rib * 0.145, 0.51));
  for (let step = 0; step < 3; step++)
    box(lit(plate, 0.6 + step * 0.05, 0.012, 100), [
      -0.2 - 0.04 * (2 - step),
      step * 0.04,
      0.4 + 0.08 * (2 - step),
      0.04,
    ]);
}

const NO_TORII = "monastery bhutan tibet nepal hindu thailand china chinese korea lhasa".split(" ");

export const TEMPLE_COURT: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.16, swing: 0.07, waves: 1.3, detail: 2, sharp: true, depth: 0.4 });
    treeRow(plate, ["pine", "broadleaf"], {
      count: 12,
      tall: [0.16, 0.26],
      near: 0.45,
      foot: plate.floor + plate.unit * 0.005,
    });
  },
  middle: (plate) => {
    const { width, floor, unit, place } = plate;
    paintTempleHall(plate, width * (0.5 + place.side * 0.12), floor + unit * 0.03, unit * 0.42);
    if (!has(plate, ...NO_TORII)) standing(plate, STREET_DETAILS.torii, [0.5 - place.side * 0.31, 0.05], [0.34, 0.04]);
  },
  near: (plate) => {
    const space = paintSoil(plate, 0.8, 0.02, 85);
    if (!plate.place.snowy)
      for (let row = 0; row < 22; row++)
        line(
          plate,
          faded(lit(plate, 0.62, 0.02, 85), 0.6),
          0.0018,
          spot(space, [-30, 0, 1.2 * 1.17 ** row]),
          spot(space, [30, 0, 1.2 * 1.17 ** row]),
        );
    for (const x of [0.14, 0.88]) standing(plate, STREET_DETAILS.stone_lantern, [x, 0.11], [0.2, 0]);
    standing(
      plate,
      plate.place.air.includes("petals") ? LAND_DETAILS.blossom_tree : LAND_DETAILS.maple_tree,
      [0.5 + plate.place.side * 0.42, 0.08],
      [0.4, 0.02],
    );
  },
  lights: [LIGHTNING],
};

export const FORUM: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit } = plate;
    paintRidges(plate, { count: 2, rise: 0.1, swing: 0.04, waves: 1.4, detail: 1, sharp: false, depth: 0.4 });
    paintFront(plate, width * (0.5 - plate.place.side * 0.3), floor + unit * 0.01, unit * 0.25);
    for (const x of [0.44, 0.56, 0.68]) standing(plate, LAND_DETAILS.cypress, [x, 0.008], [0.16, 0.35]);
  },
  middle: (plate) => {
    const { width, floor, unit, place } = plate;
    paintFront(plate, width * (0.5 + place.side * 0.22), floor + unit * 0.035, unit * 0.42);
  },
  near: (plate) => {
    const space = paintSoil(plate, 0.8, 0.03, 82);
    const seam = faded(lit(plate, 0.58, 0.03, 80), 0.5);
    for (let x = -24; x <= 24; x += 1.6)
      line(plate, seam, 0.002, spot(space, [x * 1.6, 0, 30]), spot(space, [x, 0, 1]));
    for (const z of [2.2, 3.2, 4.6, 7, 11]) line(plate, seam, 0.002, spot(space, [-40, 0, z]), spot(space, [40, 0, z]));
    standing(plate, STREET_DETAILS.column, [0.5 - plate.place.side * 0.4, 0.12], [0.42, 0]);
    standing(plate, STREET_DETAILS.statue, [0.5 + plate.place.side * 0.42, 0.1], [0.32, 0]);
  },
  lights: [LIGHTNING],
};

/** Wooden houses with false fronts and porches along a street of dirt. */
export const WESTERN_TOWN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.12, swing: 0.07, waves: 1.8, detail: 2, sharp: true, depth: 0.4 });
    standing(plate, YARD_DETAILS.water_tank, [0.5 + plate.place.side * 0.06, 0.005], [0.22, 0.35]);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    for (let house = 4; house >= 0; house--)
      for (const side of [-1, 1] as const) {
        const z = 4 + house * 5;
        const wood = mixed(
          lit(plate, between(plate.random, 0.46, 0.66), 0.06, between(plate.random, 45, 80)),
          plate.palette.haze,
          0.11 * house,
        );
        const high = between(plate.random, 4.6, 6.4);
        block(space, { at: [side > 0 ? 4.6 : -10.6, 0, z], size: [6, high, 4.6] }, wood);
        const x = side * 4.6;
        for (let board = 1; board < 12; board++)
          line(
            plate,
            faded(shifted(wood, -0.12), 0.6),
            0.0015,
            spot(space, [x, (high * board) / 12, z]),
            spot(space, [x, (high * board) / 12, z + 4.6]),
          );
        const dark = isDark(plate) ? plate.palette.lamp : shifted(wood, -0.3);
        for (const dz of [0.8, 3])
          face(space, dark, [x, 1, z + dz], [x, 2.4, z + dz], [x, 2.4, z + dz + 0.9], [x, 1, z + dz + 0.9]);
        face(space, shifted(wood, -0.2), [x, 0, z + 1.9], [x, 2.3, z + 1.9], [x, 2.3, z + 2.8], [x, 0, z + 2.8]);
        face(
          space,
          lit(plate, 0.8, 0.05, 80),
          [x, high - 1.5, z + 0.8],
          [x, high - 0.6, z + 0.8],
          [x, high - 0.6, z + 3.8],
          [x, high - 1.5, z + 3.8],
        );
        block(space, { at: [side > 0 ? 3.1 : -4.6, 2.9, z], size: [1.5, 0.12, 4.6] }, shifted(wood, -0.1));
        for (const dz of [0.1, 4.3])
          block(space, { at: [side > 0 ? 3.1 : -3.2, 0, z + dz], size: [0.12, 2.9, 0.12] }, shifted(wood, -0.06));
        block(space, { at: [side > 0 ? 3.1 : -4.6, 0, z], size: [1.5, 0.25, 4.6] }, shifted(wood, -0.04));
      }
  },
  near: (plate) => {
    const space = paintSoil(plate, 0.7, 0.07, 65);
    for (const x of [-1, 0.8])
      line(
        plate,
        faded(lit(plate, 0.5, 0.06, 60), 0.5),
        0.012,
        spot(space, [x * 0.7, 0, 40]),
        spot(space, [x * 1.2, 0, 1]),
      );
    const post = lit(plate, 0.42, 0.05, 55);
    const left = plate.width * (0.5 - plate.place.side * 0.38) - plate.unit * 0.12;
    for (const dx of [0, 0.22])
      rect(plate, post, [
        left + plate.unit * dx,
        plate.floor + plate.unit * 0.02,
        plate.unit * 0.018,
        plate.unit * 0.11,
      ]);
    rect(plate, post, [
      left - plate.unit * 0.02,
      plate.floor + plate.unit * 0.045,
      plate.unit * 0.28,
      plate.unit * 0.016,
    ]);
    standing(plate, STREET_DETAILS.cart, [0.5 + plate.place.side * 0.4, 0.1], [0.18, 0]);
  },
  lights: [LIGHTNING],
};

/** A filled sack, tied at its ends, half a metre long. */
function paintBag({ plate, ...space }: Space, [x, y, z]: Spot): void {
  const [m, at] = [plate.unit / z, spot({ plate, ...space }, [x, y, z])];
  const cloth = shifted(lit(plate, 0.76, 0.05, 86), between(plate.random, -0.06, 0.03));
  oval(plate, shifted(cloth, -0.2), [at[0], at[1] + m * 0.02], [m * 0.29, m * 0.16]);
  oval(plate, cloth, at, [m * 0.27, m * 0.14]);
}

/** The end of the trench first, where it turns, then its sides. */
function paintTrenchWalls(space: Space): void {
  const { plate } = space;
  for (const side of [-1, 1] as const) {
    const earth = lit(plate, side === plate.place.side ? 0.3 : 0.38, 0.04, 58);
    face(space, earth, [side * 1.5, 0, 14], [side * 1.6, 1.5, 14], [side * 1.6, 1.5, 0.5], [side * 1.5, 0, 0.5]);
    for (let plank = 0; plank < 4; plank++) {
      const y = 0.1 + plank * 0.34;
      face(
        space,
        shifted(lit(plate, 0.48, 0.05, 60), between(plate.random, -0.06, 0.04)),
        [side * 1.5, y, 14],
        [side * 1.52, y + 0.27, 14],
        [side * 1.52, y + 0.27, 0.5],
        [side * 1.5, y, 0.5],
      );
    }
    for (let z = 1.4; z < 13; z += 1.5)
      block(space, { at: [side > 0 ? 1.42 : -1.54, 0, z], size: [0.12, 1.5, 0.12] }, lit(plate, 0.34, 0.05, 55));
    for (let bag = 26; bag >= 0; bag--)
      for (const row of [2, 1, 0])
        paintBag(space, [side * (1.5 + 0.06 * row), 1.45 + 0.28 * row, 3 + bag * 0.5 + 0.25 * (row % 2)]);
  }
  face(space, lit(plate, 0.34, 0.04, 58), [-1.6, 0, 8], [1.6, 0, 8], [1.6, 1.4, 8], [-1.6, 1.4, 8]);
  for (let row = 0; row < 6; row++)
    for (let bag = 0; bag < 7; bag++) paintBag(space, [-1.5 + bag * 0.5 + 0.25 * (row % 2), 0.2 + 0.27 * row, 7.9]);
}

/** Between walls of planks under rows of sandbags; one at its end, where it turns. */
export const TRENCH: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit } = plate;
    standing(plate, LAND_DETAILS.bare_tree, [0.44, -0.03], [0.22, 0.4]);
    standing(plate, LAND_DETAILS.bare_tree, [0.6, -0.03], [0.16, 0.45]);
    rect(plate, mixed(lit(plate, 0.36, 0.035, 60), plate.palette.haze, 0.2), [
      -width,
      floor - unit * 0.1,
      3 * width,
      unit * 0.2,
    ]);
    for (let bag = 0; bag < 24; bag++)
      oval(
        plate,
        lit(plate, 0.52, 0.04, 82),
        [width * (0.3 + bag * 0.018), floor - unit * (0.1 + 0.012 * (bag % 2))],
        [unit * 0.02, unit * 0.011],
      );
  },
  near: (plate) => {
    const space = paintSoil(plate, 0.38, 0.04, 58);
    paintTrenchWalls(space);
    for (let board = 0; board < 14; board++) {
      const z = 1.2 * 1.2 ** board;
      face(
        space,
        lit(plate, 0.5, 0.05, 62),
        [-0.55, 0.02, z],
        [0.55, 0.02, z],
        [0.55, 0.02, z * 1.1],
        [-0.55, 0.02, z * 1.1],
      );
    }
    standing(plate, WAR_DETAILS.sandbags, [0.5 - plate.place.side * 0.4, 0.12], [0.2, 0]);
    standing(plate, YARD_DETAILS.ladder, [0.5 + plate.place.side * 0.33, 0.08], [0.34, 0]);
  },
  lights: [LIGHTNING],
};
