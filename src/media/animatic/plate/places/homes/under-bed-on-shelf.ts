// Designs of places as small creatures know them: under a bed, and among things of a household that are as high as houses.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, has, lit, oval, rect, type PlaceDesign } from "../../plate-canvas.ts";

/** Slats and a mattress close above, the room as a bright strip far off, thick legs, tufts of dust. */
export const UNDER_BED: PlaceDesign = {
  far: (plate) => {
    const { floor, unit, height, context, palette } = plate;
    const wall = lit(plate, 0.82, 0.05, palette.wall.hue);
    fillBand(plate, -height, 3 * height, shifted(wall, -0.02));
    for (let stripe = 0; stripe < 24; stripe++)
      rect(plate, shifted(wall, -0.05), [(plate.width * stripe) / 24, -height, unit * 0.03, height + floor]);
    rect(plate, shifted(palette.wood, 0.06), [plate.width * 0.44, -height, unit * 0.26, height + floor]);
    rect(plate, shifted(palette.wood, -0.05), [
      plate.width * 0.44 + unit * 0.04,
      -height,
      unit * 0.18,
      height + floor - unit * 0.03,
    ]);
    fillBand(plate, floor - unit * 0.03, unit * 0.03, lit(plate, 0.93, 0.01, 90));
    fillBand(
      plate,
      floor,
      2 * height,
      slope(context, down(floor, height), shifted(palette.wood, 0.04), shifted(palette.wood, -0.2)),
    );
    for (const [x, hue] of [
      [0.3, 27],
      [0.36, 27],
      [0.68, 250],
    ] as const) {
      oval(plate, lit(plate, 0.5, 0.14, hue), [plate.width * x, floor + unit * 0.012], [unit * 0.034, unit * 0.02]);
      rect(plate, lit(plate, 0.5, 0.14, hue), [
        plate.width * x - unit * 0.034,
        floor - unit * 0.03,
        unit * 0.03,
        unit * 0.045,
      ]);
    }
  },
  middle: (plate) => {
    const { floor, unit, height, width, context } = plate;
    const edge = floor - unit * 0.24;
    const dark = shifted(plate.palette.wood, -0.18);
    fillBand(plate, -height, height + edge, slope(context, down(0, edge), lightOf(0.1, 0.015, 50), dark));
    for (let slat = 0; slat < 5; slat++) {
      const y = edge - unit * (0.03 + 0.085 * slat * (1 + slat * 0.22));
      fillBand(
        plate,
        y - unit * 0.03 * (1 + slat * 0.3),
        unit * 0.03 * (1 + slat * 0.3),
        shifted(plate.palette.wood, -0.04 - slat * 0.02),
      );
    }
    fillBand(plate, edge - unit * 0.03, unit * 0.06, lit(plate, 0.86, 0.03, 25));
    for (let fold = 0; fold < 40; fold++)
      rect(plate, lit(plate, 0.74, 0.05, 25), [(width * fold) / 39, edge - unit * 0.03, unit * 0.006, unit * 0.06]);
    for (const part of [0.12, 0.88]) {
      rect(plate, shifted(plate.palette.wood, -0.1), [
        width * part - unit * 0.06,
        -height,
        unit * 0.12,
        height + floor + unit * 0.04,
      ]);
      rect(plate, shifted(plate.palette.wood, 0.02), [
        width * part - unit * 0.06,
        -height,
        unit * 0.035,
        height + floor + unit * 0.04,
      ]);
    }
  },
  near: (plate) => {
    const { floor, unit, height, width, random, context } = plate;
    fillBand(
      plate,
      floor + unit * 0.03,
      2 * height,
      slope(context, down(floor, height), faded(lightOf(0.06, 0.01, 50), 0.35), faded(lightOf(0.06, 0.01, 50), 0.75)),
    );
    for (let ball = 0; ball < 9; ball++) {
      const [x, y] = [
        width * (ball % 2 ? between(random, 0, 0.3) : between(random, 0.7, 1)),
        floor + unit * between(random, 0.06, 0.22),
      ];
      const r = unit * between(random, 0.02, 0.045);
      for (let hair = 0; hair < 8; hair++)
        oval(
          plate,
          faded(lit(plate, 0.6, 0.01, 80), 0.5),
          [x + r * between(random, -0.7, 0.7), y + r * between(random, -0.5, 0.3)],
          [r * 0.6, r * 0.4],
        );
    }
  },
};

/** Jars, books, a mug, a pencil, reels and buttons that tower over whoever walks there. */
export const AMONG_BIG_THINGS: PlaceDesign = {
  far: (plate) => {
    const { floor, height, context, palette, unit, width } = plate;
    const wall = shifted(palette.wall, 0.02);
    fillBand(
      plate,
      -height,
      height * 3,
      slope(context, down(-height * 0.3, floor), shifted(wall, -0.08), shifted(wall, 0.06)),
    );
    rect(plate, mixed(palette.sky[1], palette.sky[2], 0.5), [
      width * 0.5 - unit * 0.34,
      -height * 0.2,
      unit * 0.68,
      floor + height * 0.02,
    ]);
    for (const x of [-0.02, -0.36, 0.34])
      rect(plate, lit(plate, 0.92, 0.01, 90), [
        width * 0.5 + unit * x,
        -height * 0.2,
        unit * 0.04,
        floor + height * 0.04,
      ]);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const way = plate.place.side;
    if (has(plate, "jar", "kitchen", "pantry", "cupboard", "spice")) {
      for (const [x, hue] of [
        [-3.1, 27],
        [-1.9, 60],
        [1.2, 140],
        [2.5, 300],
      ] as const)
        bigJar(space, [x, 0, 5], hue);
      return;
    }
    if (has(plate, "pot", "shed", "garden")) {
      for (const x of [-2.9, -1.5, 1.6, 3]) flowerPot(space, [x, 0, 5]);
      return;
    }
    bookStack(space, [way * 2.1, 0, 5]);
    mug(space, [-way * 2.1, 0, 5.2]);
  },
  near: (plate) => {
    const { floor, height, context, palette, unit } = plate;
    fillBand(
      plate,
      floor,
      2 * height,
      slope(context, down(floor, height), shifted(palette.wood, 0.08), shifted(palette.wood, -0.06)),
    );
    for (let grain = 0; grain < 7; grain++) {
      const y = floor + unit * 0.02 * (1 + grain) ** 1.5;
      fillBand(plate, y, Math.max(1, unit * 0.002 * (1 + grain)), faded(shifted(palette.wood, -0.14), 0.5));
    }
    const space = openSpace(plate);
    const way = -plate.place.side;
    pencil(space, way);
    reel(space, [plate.place.side * 1.95, 0, 3.6]);
    for (const [x, z, hue] of [
      [way * 1.5, 3.1, 27],
      [-way * 1.1, 3.9, 250],
    ] as const) {
      disc(space, tone(space, 0.6, 0.17, hue), [x, 0.03, z], [0.3, 0.08]);
      for (const dx of [-0.08, 0.08])
        disc(space, tone(space, 0.25, 0.08, hue), [x + dx, 0.04, z - 0.01], [0.035, 0.012]);
    }
  },
};

function bigJar(space: Space, [x, , z]: Spot, hue: number): void {
  slab(space, tone(space, 0.6, 0.15, hue), [x - 0.5, 0, z], [1, 1.7]);
  disc(space, tone(space, 0.66, 0.15, hue), [x, 1.7, z], [0.5, 0.08]);
  slab(space, lightOf(0.92, 0.02, 215, 0.35), [x - 0.53, 0, z - 0.01], [1.06, 2.15]);
  slab(space, lightOf(0.98, 0.005, 215, 0.55), [x - 0.42, 0.15, z - 0.02], [0.13, 1.8]);
  slab(space, tone(space, 0.96, 0.02, 90), [x - 0.34, 0.6, z - 0.03], [0.68, 0.6]);
  for (const y of [0.76, 0.95]) slab(space, tone(space, 0.4, 0.03, 60), [x - 0.24, y, z - 0.04], [0.48, 0.05]);
  slab(space, tone(space, 0.62, 0.12, 85), [x - 0.5, 2.12, z - 0.02], [1, 0.26]);
}

function flowerPot(space: Space, [x, , z]: Spot): void {
  const clay = tone(space, 0.58, 0.11, 42);
  face(space, clay, [x - 0.42, 0, z], [x + 0.42, 0, z], [x + 0.6, 1.5, z], [x - 0.6, 1.5, z]);
  slab(space, shifted(clay, 0.05), [x - 0.68, 1.45, z - 0.01], [1.36, 0.4]);
  slab(space, faded(shifted(clay, 0.14), 0.6), [x - 0.4, 0.1, z - 0.02], [0.14, 1.3]);
}

function bookStack(space: Space, [x, , z]: Spot): void {
  for (const [at, hue] of [27, 250, 85, 150].entries()) {
    const cover = tone(space, 0.5, 0.14, hue);
    const dx = (at % 2) * 0.18;
    block(space, { at: [x - 1 + dx, at * 0.46, z], size: [2, 0.44, 0.8] }, cover);
    slab(space, tone(space, 0.94, 0.02, 90), [x - 0.95 + dx, at * 0.46 + 0.07, z - 0.01], [1.85, 0.3]);
    for (const line of [0.13, 0.2, 0.27])
      slab(space, tone(space, 0.8, 0.02, 90), [x - 0.95 + dx, at * 0.46 + line, z - 0.02], [1.85, 0.02]);
    slab(space, cover, [x - 1 + dx, at * 0.46, z - 0.02], [0.2, 0.44]);
  }
}

function mug(space: Space, [x, , z]: Spot): void {
  const glaze = tone(space, 0.62, 0.15, 235);
  disc(space, glaze, [x + 0.75, 0.95, z + 0.01], [0.42, 0.5]);
  disc(space, space.plate.palette.wall, [x + 0.75, 0.95, z], [0.25, 0.32]);
  slab(space, glaze, [x - 0.75, 0, z - 0.01], [1.5, 1.9]);
  slab(space, shifted(glaze, 0.1), [x - 0.6, 0.1, z - 0.02], [0.2, 1.7]);
  disc(space, shifted(glaze, 0.12), [x, 1.9, z - 0.02], [0.75, 0.14]);
  disc(space, tone(space, 0.3, 0.07, 50), [x, 1.88, z - 0.03], [0.63, 0.1]);
}

function pencil(space: Space, way: number): void {
  const [from, to]: [Spot, Spot] = [
    [way * 3.3, 0.1, 3.4],
    [way * 0.95, 0.1, 4.5],
  ];
  const point = (part: number, y: number): Spot => [
    from[0] + (to[0] - from[0]) * part,
    y,
    from[2] + (to[2] - from[2]) * part,
  ];
  face(space, tone(space, 0.8, 0.16, 88), point(0, 0), point(0.8, 0), point(0.8, 0.26), point(0, 0.26));
  face(space, tone(space, 0.66, 0.15, 80), point(0, 0), point(0.8, 0), point(0.8, 0.09), point(0, 0.09));
  face(space, tone(space, 0.84, 0.05, 75), point(0.8, 0), point(0.97, 0.1), point(0.97, 0.16), point(0.8, 0.26));
  face(space, lightOf(0.18, 0.01, 250), point(0.95, 0.09), point(1, 0.13), point(0.95, 0.17));
}

function reel(space: Space, [x, , z]: Spot): void {
  const wood = tone(space, 0.7, 0.08, 70);
  slab(space, tone(space, 0.55, 0.19, 20), [x - 0.34, 0.12, z], [0.68, 0.62]);
  row(0.16, 0.09, 7, (y) =>
    rod(space, tone(space, 0.46, 0.18, 20), 0.02, [x - 0.34, y, z - 0.01], [x + 0.34, y + 0.04, z - 0.01]),
  );
  for (const y of [0, 0.74]) slab(space, wood, [x - 0.46, y, z - 0.02], [0.92, 0.13]);
}
