// Design of a place high up on steel: a mast, a crane, the frame of a tower that is being built, with the land far below.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { beam, bulb, ground, lightOf, rod, row } from "../../parts/solids.ts";
import { openSpace } from "../../parts/space.ts";
import { isGlassFront, paintCradle, paintGlassFront } from "./glass-front.ts";
import {
  fillBand,
  has,
  isDark,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

const isOverCity = (plate: PlateCanvas): boolean =>
  has(
    plate,
    "city",
    "skyscraper",
    "street",
    "york",
    "tower",
    "port",
    "town",
    "traffic",
    "building",
    "kong",
    "cathedral",
  );

/** A lattice of struts round a narrow floor of grating; nothing but tree tops or roofs beneath. */
export const HIGH_STEEL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.05, swing: 0.03, waves: 2, detail: 2, sharp: false, depth: 0.35 });
    if (isOverCity(plate)) paintRoofsBelow(plate);
    else paintTreesBelow(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    if (isGlassFront(plate)) return paintGlassFront(space);
    const steel = strutOf(plate);
    for (const x of [-2.1, 2.1]) {
      rod(space, steel, 0.24, [x, -3, 5.2], [x, 9, 5.2]);
      rod(space, shifted(steel, -0.08), 0.05, [x + 0.06, -3, 5.19], [x + 0.06, 9, 5.19]);
    }
    row(-1.4, 2.1, 4, (y) => {
      rod(space, steel, 0.13, [-2.1, y, 5.2], [2.1, y, 5.2]);
      rod(space, steel, 0.1, [-2.1, y, 5.2], [2.1, y + 2.1, 5.2]);
      rod(space, steel, 0.1, [2.1, y, 5.2], [-2.1, y + 2.1, 5.2]);
    });
    if (isDark(plate)) bulb(space, [plate.place.side * 2.1, 2.9, 5.1], 0.1, lightOf(0.7, 0.23, 27));
  },
  near: (plate) => {
    const space = openSpace(plate);
    if (isGlassFront(plate)) return paintCradle(space);
    const steel = strutOf(plate);
    ground(space, shifted(steel, -0.14), [-1.9, 1.9], [0.4, 4.6]);
    row(-1.8, 0.2, 19, (x) => ground(space, shifted(steel, 0.03), [x, x + 0.05], [0.4, 4.6]));
    for (let z = 0.8; z < 4.6; z *= 1.25) ground(space, shifted(steel, 0.03), [-1.9, 1.9], [z, z + 0.05]);
    for (const side of [-1, 1]) {
      for (const y of [0.55, 1.05]) beam(space, steel, 0.06, [side * 1.9, y, 1], [side * 1.9, y, 4.6]);
      for (const z of [1.1, 1.7, 2.6, 3.6, 4.6]) rod(space, steel, 0.06, [side * 1.9, 0, z], [side * 1.9, 1.05, z]);
    }
  },
  lights: [LIGHTNING],
};

function strutOf(plate: PlateCanvas) {
  const tint = has(plate, "bamboo")
    ? lit(plate, 0.7, 0.09, 88)
    : has(plate, "crane")
      ? lit(plate, 0.74, 0.16, 85)
      : lit(plate, 0.55, 0.17, 30);
  return mixed(tint, plate.palette.near, isDark(plate) ? 0.5 : 0.05);
}

/** Crowns from above, smaller and paler towards the horizon. */
function paintTreesBelow(plate: PlateCanvas): void {
  const { width, height, floor, unit, palette, random } = plate;
  const leaf = plate.place.snowy ? lit(plate, 0.85, 0.012, 235) : lit(plate, 0.42, 0.07, 150);
  fillBand(plate, floor - unit * 0.03, 2 * height, mixed(leaf, palette.haze, 0.6));
  for (let line = 0; line < 16; line++) {
    const near = line / 15;
    const y = floor - unit * 0.02 + (height - floor) * 1.1 * near * near;
    const size = unit * (0.008 + 0.035 * near);
    const tint = mixed(palette.haze, mixed(leaf, palette.near, 0.3), 0.25 + 0.7 * near);
    for (let x = -size; x < width + size; x += size * 1.1) {
      const [cx, cy] = [x + between(random, -0.3, 0.3) * size, y + between(random, -0.2, 0.2) * size];
      shape(
        plate,
        shifted(tint, -0.05),
        [cx - size * 0.6, cy + size],
        [cx, cy - size * 0.9],
        [cx + size * 0.6, cy + size],
      );
      shape(
        plate,
        shifted(tint, 0.04),
        [cx - size * 0.35, cy + size * 0.2],
        [cx, cy - size * 0.9],
        [cx + size * 0.1, cy + size * 0.2],
      );
    }
  }
}

/** Roofs and streets from above. */
function paintRoofsBelow(plate: PlateCanvas): void {
  const { width, height, floor, unit, palette, random } = plate;
  fillBand(plate, floor - unit * 0.02, 2 * height, mixed(lit(plate, 0.4, 0.015, 250), palette.haze, 0.4));
  for (let line = 0; line < 12; line++) {
    const near = line / 11;
    const y = floor + (height - floor) * 1.1 * near * near;
    const size = unit * (0.02 + 0.1 * near);
    for (let x = -size; x < width + size; x += size * 1.25) {
      const tall = size * between(random, 0.5, 1.5);
      const tint = mixed(
        palette.haze,
        lit(plate, between(random, 0.45, 0.7), 0.03, between(random, 20, 250)),
        0.3 + 0.6 * near,
      );
      rect(plate, shifted(tint, -0.1), [x, y - tall * 0.4, size, tall]);
      rect(plate, shifted(tint, 0.06), [x, y - tall * 0.4 - size * 0.3, size, size * 0.3]);
      if (isDark(plate))
        for (const [u, v] of [
          [0.2, 0.2],
          [0.6, 0.5],
          [0.4, 0.75],
        ] as const)
          oval(plate, faded(palette.lamp, 0.9), [x + size * u, y - tall * 0.4 + tall * v], size * 0.07);
    }
  }
}
