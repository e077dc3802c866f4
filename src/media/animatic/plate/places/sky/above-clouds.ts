// Designs of places in the sky and under strange skies: above the clouds, jungle of an alien planet, a roofed porch over a garden.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { chair } from "../../parts/furniture.ts";
import { ground, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, openSpace } from "../../parts/space.ts";
import { fan, treeRow } from "../../parts/trees.ts";
import {
  fillBand,
  glow,
  has,
  hazed,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

const said = (plate: PlateCanvas, ...words: readonly string[]): Colour | undefined =>
  plate.place.colours.find(({ of }) => words.includes(of))?.colour;

/** Heaps of cloud along a line: `near` 0 at the horizon, 1 at the feet. */
function cloudBank(plate: PlateCanvas, y: number, near: number): void {
  const { width, unit, random, palette } = plate;
  const top = mixed(palette.haze, lit(plate, 0.97, 0.012, 60), 0.35 + 0.5 * near);
  const shade = mixed(palette.haze, lit(plate, 0.72, 0.05, 265), 0.6);
  for (let at = -0.1; at < 1.1; at += 0.05 + 0.05 * near) {
    const size = unit * between(random, 0.03, 0.06) * (1 + 2.2 * near);
    oval(plate, shade, [width * at, y + size * 0.4], [size * 1.5, size]);
    oval(plate, top, [width * at + size * 0.1, y], [size * 1.35, size * 0.85]);
  }
  fillBand(plate, y + unit * 0.02 * (1 + near), plate.height, shifted(shade, 0.03));
}

function whiteTower(plate: PlateCanvas, [x, foot]: Point, [wide, tall]: Point): void {
  const stone = hazed(plate, lit(plate, 0.93, 0.02, 40), 0.3);
  const roof = hazed(plate, lit(plate, 0.62, 0.11, plate.place.hue), 0.25);
  rect(plate, stone, [x - wide, foot - tall, wide * 2, tall]);
  rect(plate, shifted(stone, -0.06), [x + wide * 0.3, foot - tall, wide * 0.7, tall]);
  shape(plate, roof, [x - wide * 1.35, foot - tall], [x, foot - tall - wide * 3.2], [x + wide * 1.35, foot - tall]);
  for (const part of [0.3, 0.6]) oval(plate, shifted(stone, -0.3), [x, foot - tall * part], [wide * 0.24, wide * 0.5]);
}

export const ABOVE_CLOUDS: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    cloudBank(plate, plate.floor - plate.unit * 0.1, 0);
  },
  middle: (plate) => {
    const { width, floor, unit, place } = plate;
    if (has(plate, "castle", "kingdom", "palace", "tower", "towers", "city", "throne", "temple"))
      for (const [dx, wide, tall] of [
        [0.24, 0.03, 0.3],
        [0.31, 0.04, 0.42],
        [0.38, 0.028, 0.26],
        [-0.3, 0.025, 0.2],
        [-0.36, 0.03, 0.28],
      ] as const)
        whiteTower(plate, [width * (0.5 + place.side * dx), floor], [unit * wide, unit * tall]);
    cloudBank(plate, floor - unit * 0.03, 0.3);
  },
  near: (plate) => {
    cloudBank(plate, plate.floor + plate.unit * 0.05, 0.6);
    cloudBank(plate, plate.floor + plate.unit * 0.2, 1);
  },
  lights: [LIGHTNING],
};

export const ALIEN_JUNGLE: PlaceDesign = {
  far: (plate) => {
    const { width, height, floor, unit, place, palette } = plate;
    const hue = (place.hue + 150) % 360;
    const dark = place.hour === "night" || place.hour === "blue";
    rect(
      plate,
      slope(
        plate.context,
        down(0, floor),
        { light: dark ? 0.2 : 0.5, chroma: 0.1, hue },
        { light: dark ? 0.4 : 0.84, chroma: 0.08, hue: hue + 40 },
      ),
      [-width, -height, 3 * width, 3 * height],
    );
    for (const [dx, dy, r] of [
      [0.2, 0.34, 0.09],
      [0.33, 0.24, 0.04],
    ] as const)
      oval(
        plate,
        faded(mixed(palette.glow, { light: 0.8, chroma: 0.06, hue: hue + 90 }, 0.6), 0.9),
        [width * (0.5 + place.side * dx), floor - height * dy],
        unit * r,
      );
    for (let one = 0; one < 12; one++)
      fan(plate, [width * (one / 11), floor + unit * 0.02], unit * between(plate.random, 0.24, 0.5), {
        tint: {
          light: dark ? 0.3 : 0.66,
          chroma: 0.07,
          hue: said(plate, "fern", "leaf", "leaves", "plant")?.hue ?? hue + 60,
        },
        blades: 7,
        spread: 1.1,
      });
  },
  middle: (plate) => {
    const { width, floor, unit, place, random } = plate;
    const leaf = said(plate, "fern", "leaf", "leaves", "plant") ?? {
      light: 0.45,
      chroma: 0.12,
      hue: (place.hue + 200) % 360,
    };
    for (const x of [-0.02, 0.1, 0.2, 0.8, 0.91, 1.02]) {
      const tall = unit * between(random, 0.14, 0.3);
      rect(plate, lit(plate, 0.3, 0.08, leaf.hue + 60), [
        width * x - unit * 0.012,
        floor - tall,
        unit * 0.024,
        tall + unit * 0.1,
      ]);
      fan(plate, [width * x, floor - tall], unit * between(random, 0.16, 0.24), {
        tint: lit(plate, leaf.light + 0.05, Math.max(0.1, leaf.chroma), leaf.hue),
        blades: 9,
        spread: 1.4,
      });
      const glowing: Colour = { light: 0.82, chroma: 0.16, hue: (leaf.hue + 140) % 360 };
      glow(plate, [width * x, floor - tall * 0.4], unit * 0.08, faded(glowing, 0.7));
      oval(plate, glowing, [width * x + unit * 0.03, floor - tall * 0.4], [unit * 0.02, unit * 0.03]);
    }
  },
  near: (plate) => {
    const { width, floor, unit, place, height, random } = plate;
    const soil = lit(plate, 0.36, 0.07, (place.hue + 120) % 360);
    fillBand(
      plate,
      floor,
      height,
      slope(plate.context, down(floor, height), shifted(soil, 0.08), shifted(soil, -0.08)),
    );
    for (let one = 0; one < 46; one++) {
      const depth = random();
      const at: Point = [width * between(random, -0.05, 1.05), floor + unit * (0.02 + 0.3 * depth)];
      fan(plate, at, unit * (0.03 + 0.07 * depth), {
        tint: lit(plate, 0.5, 0.12, (place.hue + 170 + 60 * random()) % 360),
        blades: 5,
      });
      if (one % 6 === 0) oval(plate, { light: 0.8, chroma: 0.15, hue: (place.hue + 300) % 360 }, at, unit * 0.008);
    }
  },
  lights: [LIGHTNING],
};

export const VERANDA: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    const isWarm =
      ["india", "africa", "latin", "arab", "east"].includes(plate.place.region) ||
      has(plate, "tea", "palm", "plantation", "tropical");
    treeRow(plate, isWarm ? "palm" : "broadleaf", {
      count: 7,
      tall: [0.24, 0.4],
      near: 0.7,
      foot: plate.floor + plate.unit * 0.01,
    });
  },
  middle: (plate) => {
    const space = openSpace(plate, 7);
    const wood = tone(space, 0.9, 0.012, 90);
    row(-7, 0.22, 64, (x) => slab(space, wood, [x, 0.12, 6.8], [0.06, 0.75]));
    for (const y of [0.08, 0.86]) slab(space, shifted(wood, 0.03), [-8, y, 6.78], [16, 0.09]);
    for (const x of [-3.6, -0.9, 1.9, 4.6]) slab(space, wood, [x, 0, 6.7], [0.18, 3.2]);
    slab(space, tone(space, 0.5, 0.08, 45), [-9, 2.75, 6.6], [18, 0.4]);
    row(-9, 0.4, 45, (x) => slab(space, tone(space, 0.62, 0.07, 50), [x, 2.55, 6.55], [0.22, 0.22]));
  },
  near: (plate) => {
    const space = openSpace(plate, 7);
    const boards = lit(plate, 0.58, 0.07, 58);
    fillBand(plate, plate.floor, plate.height, boards);
    row(-7, 0.42, 34, (x) => ground(space, faded(shifted(boards, -0.12), 0.8), [x, x + 0.03], [0.4, 6.7]));
    block(space, { at: [-9, 3.1, 0.5], size: [18, 0.12, 6] }, tone(space, 0.42, 0.06, 50));
    const x = plate.place.side > 0 ? -3 : 2;
    chair(space, [x, 5.2], false, tone(space, 0.72, 0.09, 75));
    rod(space, tone(space, 0.6, 0.08, 70), 0.06, [x + 0.75, 0, 5.2], [x + 0.75, 0.6, 5.2]);
    block(space, { at: [x + 0.6, 0.58, 5.05], size: [0.5, 0.05, 0.4] }, tone(space, 0.66, 0.09, 70));
  },
  lights: [LIGHTNING],
};
