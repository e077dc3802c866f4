// Designs of far wild places: a field of lava, a stepped temple in the jungle.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { arch, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space } from "../../parts/space.ts";
import { canopy, fan, tree } from "../../parts/trees.ts";
import {
  fillBand,
  glow,
  has,
  isDark,
  line,
  lit,
  oval,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { seenGround } from "../woods/shared.ts";

const EMBER: Colour = { light: 0.74, chroma: 0.19, hue: 48 };

/** Black crust with cracks that glow, slow rivers of fire, smoke, a cone far away. */
export const LAVA_FIELD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, place } = plate;
    glow(plate, [width * 0.5, floor], unit * 0.8, faded(EMBER, isDark(plate) ? 0.5 : 0.25));
    paintRidges(plate, { count: 2, rise: 0.08, swing: 0.05, waves: 2, detail: 3, sharp: true, depth: 0.8 });
    const x = width * (0.5 + place.side * 0.24);
    const rock: Colour = { light: 0.2, chroma: 0.02, hue: 30 };
    const cone = (dx: number, dy: number): Point => [x + dx * unit, floor - dy * unit];
    plate.context.fillStyle = "rgb(44,36,36)";
    plate.context.beginPath();
    for (const [dx, dy] of [
      [-0.36, 0],
      [-0.06, 0.27],
      [0.06, 0.27],
      [0.36, 0],
    ] as const)
      plate.context.lineTo(...cone(dx, dy));
    plate.context.fill();
    glow(plate, cone(0, 0.28), unit * 0.16, faded(EMBER, 0.9));
    line(plate, EMBER, 0.012, cone(0, 0.27), cone(-0.03, 0.18), cone(0.02, 0.1), cone(-0.04, 0));
    for (let puff = 0; puff < 12; puff++)
      oval(
        plate,
        faded(shifted(rock, 0.1), 0.4),
        cone(place.side * -0.03 * puff + between(plate.random, -0.02, 0.02), 0.3 + puff * 0.04),
        [unit * (0.04 + puff * 0.01), unit * (0.03 + puff * 0.006)],
      );
  },
  near: (whole) => {
    const plate = seenGround(whole);
    const { width, height, floor, unit, random } = plate;
    fillBand(
      plate,
      floor,
      2 * height,
      slope(
        plate.context,
        down(floor, height),
        { light: 0.24, chroma: 0.02, hue: 35 },
        { light: 0.12, chroma: 0.015, hue: 30 },
      ),
    );
    for (let crack = 0; crack < 20; crack++) {
      const depth = random();
      const [x, y] = [width * between(random, -0.1, 1.1), floor + unit * (0.01 + 0.4 * depth)];
      const reach = unit * (0.05 + 0.16 * depth);
      const points: Point[] = Array.from({ length: 6 }, (_, at) => [
        x + reach * (at / 2.5 - 1),
        y + unit * between(random, -0.012, 0.014) * (0.5 + depth),
      ]);
      line(plate, faded({ light: 0.55, chroma: 0.2, hue: 32 }, 0.9), 0.006 + 0.012 * depth, ...points);
      line(plate, { light: 0.88, chroma: 0.15, hue: 75 }, 0.0025 + 0.004 * depth, ...points);
      glow(plate, [x, y], reach * 0.8, faded(EMBER, 0.4));
    }
    for (let stone = 0; stone < 26; stone++) {
      const depth = random();
      oval(
        plate,
        { light: 0.17, chroma: 0.015, hue: 35 },
        [width * between(random, -0.1, 1.1), floor + unit * (0.01 + 0.38 * depth)],
        [unit * (0.02 + 0.05 * depth), unit * (0.008 + 0.02 * depth)],
      );
    }
    const river: Point[] = [0, 0.07, 0.14, 0.24, 0.4].map((dy, at): Point => [
      width * (0.5 + plate.place.side * (0.3 - at * 0.02 + 0.05 * (at % 2))),
      floor + unit * dy,
    ]);
    line(plate, { light: 0.6, chroma: 0.21, hue: 38 }, 0.055, ...river);
    line(plate, { light: 0.86, chroma: 0.16, hue: 72 }, 0.028, ...river);
  },
  lights: [
    {
      paint: (plate) =>
        glow(plate, [plate.width * 0.5, plate.floor + plate.unit * 0.08], plate.unit * 0.7, faded(EMBER, 0.3)),
      rhythm: "breathe",
    },
  ],
};

/** Steps of stone that climb to a dark door, stone faces, roots and leaves over all. */
export const JUNGLE_TEMPLE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, unit, floor, random } = plate;
    for (let crown = 0; crown < 16; crown++)
      tree(plate, crown % 3 ? "broadleaf" : "palm", [width * (crown / 15), floor + unit * 0.01], {
        tall: between(random, 0.3, 0.5),
        near: 0.35,
      });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const stone = mixed(lit(plate, 0.58, 0.035, 105), plate.palette.near, isDark(plate) ? 0.4 : 0.05);
    if (has(plate, "angkor", "khmer", "cambodia", "cambodian", "strangler")) return paintKhmer(space, stone);
    for (let step = 0; step < 6; step++) {
      const half = 6.2 - step * 0.85;
      const y = step * 0.85;
      slab(space, shifted(stone, 0.02 - (step % 2) * 0.04), [-half, y, 13], [2 * half, 0.85]);
      slab(space, shifted(stone, 0.1), [-half - 0.1, y + 0.74, 12.95], [2 * half + 0.2, 0.13]);
      row(-half + 0.3, 0.9, Math.floor((2 * half) / 0.9), (x) =>
        slab(space, faded(shifted(stone, -0.1), 0.6), [x, y + 0.1, 12.94], [0.06, 0.6]),
      );
    }
    for (let stair = 0; stair < 17; stair++)
      slab(space, shifted(stone, stair % 2 ? 0.1 : -0.06), [-1.15, stair * 0.25, 12.8], [2.3, 0.25]);
    block(space, { at: [-1.9, 5.1, 12.7], size: [3.8, 1.7, 1] }, stone);
    arch(space, lightOf(0.08, 0.01, 150), [-0.6, 4.3, 12.6], [1.2, 1.9]);
    for (const side of [-1, 1]) stoneFace(plate, side);
    for (let vine = 0; vine < 26; vine++) {
      const x = between(plate.random, -6, 6);
      const top = Math.max(0.7, 5 - Math.abs(x) * 0.8);
      rod(
        space,
        lit(plate, between(plate.random, 0.34, 0.5), 0.1, 140),
        0.12,
        [x, top, 12.5],
        [x + 0.1, top - between(plate.random, 0.5, 1.8), 12.5],
      );
    }
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 160);
    const { width, floor, unit, random } = plate;
    for (let leaf = 0; leaf < 26; leaf++)
      fan(
        plate,
        [
          width * (leaf % 2 ? between(random, -0.05, 0.28) : between(random, 0.72, 1.05)),
          floor + unit * between(random, 0.02, 0.16),
        ],
        unit * between(random, 0.1, 0.24),
        { tint: lit(plate, between(random, 0.34, 0.52), 0.11, 142), blades: 7, spread: 0.8 },
      );
    canopy(plate, 0.9, 0.13);
  },
  lights: [LIGHTNING],
};

/** A great carved head beside the stair. */
function stoneFace(plate: PlateCanvas, side: number): void {
  const space = openSpace(plate, 18);
  const stone = tone(space, 0.55, 0.03, 100);
  const x = side * 3.2;
  block(space, { at: [x - 0.85, 0, 11], size: [1.7, 2.3, 0.8] }, stone);
  slab(space, shifted(stone, 0.09), [x - 0.95, 2.2, 10.95], [1.9, 0.4]);
  for (const way of [-1, 1]) {
    slab(space, shifted(stone, -0.2), [x + way * 0.38 - 0.22, 1.5, 10.95], [0.44, 0.18]);
    slab(space, shifted(stone, 0.1), [x + way * 0.38 - 0.26, 1.72, 10.94], [0.52, 0.1]);
  }
  face(
    space,
    shifted(stone, 0.1),
    [x - 0.1, 1.6, 10.9],
    [x + 0.1, 1.6, 10.9],
    [x + 0.22, 0.95, 10.9],
    [x - 0.22, 0.95, 10.9],
  );
  slab(space, lightOf(0.12, 0.01, 120), [x - 0.5, 0.42, 10.9], [1, 0.32]);
  row(x - 0.42, 0.22, 4, (at) => slab(space, shifted(stone, 0.16), [at, 0.58, 10.88], [0.16, 0.16]));
}

/** A gallery of pillars under towers like buds, with roots of trees over its walls. */
function paintKhmer(space: Space, stone: Colour): void {
  slab(space, shifted(stone, -0.02), [-9, 0, 13], [18, 0.8]);
  slab(space, shifted(stone, -0.1), [-8.6, 0.8, 12.95], [17.2, 2.3]);
  row(-8.4, 0.95, 18, (x) => slab(space, shifted(stone, 0.06), [x, 0.8, 12.9], [0.36, 2.1]));
  slab(space, shifted(stone, 0.04), [-8.9, 2.9, 12.88], [17.8, 0.5]);
  for (const [x, tall, wide] of [
    [0, 5.6, 1.5],
    [-5.2, 4.3, 1.2],
    [5.2, 4.3, 1.2],
  ] as const)
    for (let tier = 0; tier < 7; tier++) {
      const part = tier / 6;
      const half = wide * Math.cos(part * 1.35) * (tier % 2 ? 0.96 : 1.06);
      disc(space, shifted(stone, tier % 2 ? -0.05 : 0.04), [x, 3.3 + part * (tall - 1.6), 12.8], [half, 0.5]);
    }
  for (const x of [0, -5.2, 5.2]) {
    arch(space, lightOf(0.12, 0.01, 120), [x - 0.5, 0.8, 12.7], [1, 1.9]);
    for (const dx of [-0.3, 0.3]) disc(space, shifted(stone, -0.2), [x + dx, 3.9, 12.7], [0.16, 0.07]);
    slab(space, shifted(stone, -0.2), [x - 0.3, 3.35, 12.7], [0.6, 0.1]);
  }
  const bark = tone(space, 0.72, 0.03, 85);
  for (const [top, foot] of [
    [2.4, 1.5],
    [2.6, 2.5],
    [2.8, 3.3],
    [-2.5, -1.8],
    [-2.8, -3.2],
  ] as const)
    rod(space, bark, 0.26, [top, 8, 12.6], [top * 0.96, 3.6, 12.6], [foot, 1.4, 12.6], [foot * 1.1, 0, 12.6]);
}
