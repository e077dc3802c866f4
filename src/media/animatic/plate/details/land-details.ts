// Details of open land: trees of a kind by themselves, rocks, water, and what people put up in the country.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { tree, type Species } from "../parts/trees.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

const grown =
  (species: Species, tall = 1): DetailPainter =>
  ({ plate, spot }) =>
    tree(plate, species, [spot.x, spot.foot], { tall: (spot.size / plate.unit) * tall, near: 1 - spot.far });

/** A trunk and a flat or round crown of clumps. */
function crowned(pen: Pen, crown: readonly [light: number, chroma: number, hue: number], flat: boolean): void {
  const bark = pen.tone(0.34, 0.03, 55);
  pen.rod(bark, 0.05, [0, 0], [0.03, 0.45], [-0.12, 0.72]);
  pen.rod(bark, 0.035, [0.03, 0.42], [0.2, 0.74]);
  const leaf = pen.own(...crown);
  for (let clump = 0; clump < 26; clump++) {
    const across = (pen.random() * 2 - 1) * (flat ? 0.62 : 0.42);
    const high = flat
      ? 0.78 + 0.1 * pen.random()
      : 0.78 + (pen.random() - 0.5) * 0.5 * Math.sqrt(1 - (across / 0.45) ** 2 || 0);
    pen.disc(shifted(leaf, (pen.random() - 0.5) * 0.1), [across, high], [flat ? 0.15 : 0.13, flat ? 0.055 : 0.1]);
  }
}

function cactus(pen: Pen): void {
  const green = pen.tone(0.48, 0.08, 140);
  pen.plate.context.lineCap = "round";
  pen.rod(green, 0.16, [0, 0], [0, 0.95]);
  pen.rod(green, 0.1, [0, 0.4], [-0.25, 0.42], [-0.25, 0.72]);
  pen.rod(green, 0.1, [0, 0.5], [0.24, 0.52], [0.24, 0.85]);
  pen.rod(shifted(green, 0.06), 0.02, [0.03, 0.05], [0.03, 0.9]);
}

function haystack(pen: Pen): void {
  const straw = pen.own(0.76, 0.1, 85);
  pen.disc(shifted(straw, -0.08), [0, 0.2], [0.36, 0.24]);
  pen.poly(straw, [-0.36, 0.02], [-0.3, 0.3], [0, 0.62], [0.3, 0.3], [0.36, 0.02]);
  for (let blade = 0; blade < 14; blade++) {
    const x = (pen.random() - 0.5) * 0.6;
    pen.rod(shifted(straw, (pen.random() - 0.5) * 0.16), 0.015, [x, 0.04], [x * 0.6, 0.32]);
  }
}

function windmill(pen: Pen): void {
  const wall = pen.own(0.86, 0.02, 85);
  pen.poly(wall, [-0.17, 0], [-0.11, 0.66], [0.11, 0.66], [0.17, 0]);
  pen.poly(pen.tone(0.4, 0.06, 40), [-0.14, 0.64], [0, 0.82], [0.14, 0.64]);
  pen.box(pen.tone(0.3, 0.03, 50), [-0.05, 0, 0.1, 0.16]);
  for (const turn of [0.4, 1.97, 3.54, 5.11]) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (long: number, wide: number) => [cos * long - sin * wide, 0.66 + sin * long + cos * wide] as const;
    pen.poly(pen.tone(0.92, 0.015, 85), at(0.08, 0), at(0.55, 0), at(0.55, 0.1), at(0.1, 0.1));
    pen.rod(pen.tone(0.35, 0.03, 50), 0.025, at(0, 0), at(0.56, 0));
  }
}

function turbine(pen: Pen): void {
  const white = pen.tone(0.94, 0.008, 230);
  pen.poly(white, [-0.02, 0], [-0.01, 0.75], [0.01, 0.75], [0.02, 0]);
  for (const turn of [0.5, 2.6, 4.7])
    pen.rod(white, 0.022, [0, 0.75], [Math.cos(turn) * 0.3, 0.75 + Math.sin(turn) * 0.3]);
}

function barn(pen: Pen): void {
  const wall = pen.own(0.5, 0.13, 28);
  pen.poly(wall, [-0.5, 0], [-0.5, 0.42], [-0.32, 0.66], [0, 0.8], [0.32, 0.66], [0.5, 0.42], [0.5, 0]);
  pen.poly(
    pen.tone(0.36, 0.02, 40),
    [-0.55, 0.4],
    [-0.34, 0.68],
    [0, 0.84],
    [0.34, 0.68],
    [0.55, 0.4],
    [0.32, 0.63],
    [0, 0.76],
    [-0.32, 0.63],
  );
  pen.box(pen.tone(0.92, 0.01, 90), [-0.2, 0, 0.4, 0.4]);
  pen.box(shifted(wall, -0.05), [-0.17, 0, 0.34, 0.37]);
  for (const way of [-1, 1]) pen.rod(pen.tone(0.92, 0.01, 90), 0.025, [-0.17 * way, 0], [0.17 * way, 0.37]);
  pen.box(pen.tone(0.2, 0.02, 60), [-0.07, 0.5, 0.14, 0.12]);
}

function caveMouth(pen: Pen): void {
  const rock = pen.own(0.5, 0.02, 70);
  pen.poly(rock, [-0.9, 0], [-0.82, 0.34], [-0.5, 0.78], [-0.1, 1], [0.3, 0.92], [0.66, 0.6], [0.86, 0.24], [0.92, 0]);
  pen.poly(shifted(rock, -0.08), [0.3, 0.92], [0.66, 0.6], [0.86, 0.24], [0.92, 0], [0.4, 0], [0.42, 0.4]);
  pen.poly(
    pen.tone(0.14, 0.02, 60),
    [-0.36, 0],
    [-0.38, 0.26],
    [-0.24, 0.54],
    [0, 0.64],
    [0.22, 0.5],
    [0.34, 0.24],
    [0.32, 0],
  );
}

function boulders(pen: Pen): void {
  const rock = pen.own(0.56, 0.016, 70);
  for (const [x, w, h] of [
    [-0.34, 0.3, 0.28],
    [0.2, 0.42, 0.46],
    [0.55, 0.2, 0.18],
  ] as const) {
    pen.poly(
      rock,
      [x - w, 0],
      [x - w * 0.8, h * 0.6],
      [x - w * 0.2, h],
      [x + w * 0.5, h * 0.85],
      [x + w, h * 0.3],
      [x + w, 0],
    );
    pen.poly(
      shifted(rock, 0.09),
      [x - w * 0.8, h * 0.6],
      [x - w * 0.2, h],
      [x + w * 0.5, h * 0.85],
      [x - w * 0.1, h * 0.6],
    );
  }
}

function log(pen: Pen): void {
  const bark = pen.own(0.4, 0.04, 55);
  pen.box(bark, [-0.6, 0.02, 1.15, 0.24]);
  pen.box(shifted(bark, 0.06), [-0.6, 0.18, 1.15, 0.05]);
  pen.disc(pen.tone(0.68, 0.06, 70), [0.55, 0.14], [0.07, 0.12]);
}

function waterfall(pen: Pen): void {
  const rock = pen.tone(0.46, 0.016, 200);
  pen.poly(rock, [-0.7, 0], [-0.55, 0.95], [-0.15, 1.02], [0.2, 1], [0.6, 0.9], [0.75, 0]);
  for (let fall = 0; fall < 12; fall++)
    pen.rod({ ...pen.tone(0.95, 0.015, 225), alpha: 0.75 }, 0.05, [-0.14 + fall * 0.025, 1], [-0.18 + fall * 0.032, 0]);
  for (let puff = 0; puff < 8; puff++)
    pen.disc({ ...pen.tone(0.96, 0.01, 225), alpha: 0.35 }, [-0.35 + puff * 0.1, 0.03], [0.14, 0.07]);
}

function snowman(pen: Pen): void {
  const snow = pen.tone(0.97, 0.008, 240);
  for (const [y, r] of [
    [0.24, 0.26],
    [0.58, 0.18],
    [0.83, 0.12],
  ] as const) {
    pen.disc(shifted(snow, -0.1), [0.02, y], r);
    pen.disc(snow, [-0.015, y + 0.01], r * 0.94);
  }
  pen.poly(pen.tone(0.7, 0.17, 55), [0, 0.83], [0.16, 0.8], [0, 0.79]);
  pen.box(pen.tone(0.2), [-0.12, 0.92, 0.24, 0.03]);
  pen.box(pen.tone(0.2), [-0.08, 0.94, 0.16, 0.14]);
}

function hedge(pen: Pen): void {
  for (let clump = 0; clump < 34; clump++)
    pen.disc(
      shifted(pen.own(0.42, 0.08, 138), (pen.random() - 0.5) * 0.09),
      [(pen.random() - 0.5) * 2.2, 0.1 + pen.random() * 0.5],
      [0.16, 0.12],
    );
}

function beehives(pen: Pen): void {
  for (const x of [-0.4, 0.05, 0.5]) {
    pen.box(pen.own(0.86, 0.05, 90), [x - 0.16, 0.12, 0.32, 0.4]);
    pen.box(pen.tone(0.6, 0.02, 80), [x - 0.19, 0.5, 0.38, 0.05]);
    pen.box(pen.tone(0.3), [x - 0.08, 0.16, 0.16, 0.03]);
  }
}

/** Water in a hollow of the ground, with what grows at its edge and a leaf or two on it. */
function pond(pen: Pen): void {
  const { sky } = pen.plate.palette;
  pen.disc(pen.tone(0.44, 0.04, 75), [0, 0], [1.26, 0.26]);
  pen.disc(pen.own(0.62, 0.06, 225), [0, -0.01], [1.18, 0.22]);
  pen.disc({ ...sky[2], alpha: 0.45 }, [0.1, 0.03], [0.8, 0.1]);
  for (let ripple = 0; ripple < 5; ripple++)
    pen.disc(
      { ...pen.tone(0.92, 0.01, 220), alpha: 0.5 },
      [-0.7 + ripple * 0.34, -0.08 + (ripple % 3) * 0.07],
      [0.14, 0.008],
    );
  for (const [x, y] of [
    [-0.5, 0.04],
    [0.56, -0.08],
  ] as const)
    pen.disc(pen.tone(0.52, 0.1, 140), [x, y], [0.1, 0.025]);
  for (let blade = 0; blade < 16; blade++) {
    const x = (blade < 8 ? -1.24 : 1.02) + pen.random() * 0.24;
    pen.rod(pen.tone(0.5, 0.09, 125), 0.022, [x, -0.02], [x + (pen.random() - 0.5) * 0.1, 0.2 + pen.random() * 0.22]);
  }
}

export const LAND_DETAILS = {
  acacia: (pen: Pen) => crowned(pen, [0.46, 0.08, 122], true),
  palm: grown("palm"),
  cactus,
  blossom_tree: (pen: Pen) => crowned(pen, [0.84, 0.09, 355], false),
  maple_tree: (pen: Pen) => crowned(pen, [0.55, 0.16, 32], false),
  olive_tree: (pen: Pen) => crowned(pen, [0.6, 0.04, 130], false),
  orange_tree: (pen: Pen) => {
    crowned(pen, [0.46, 0.1, 140], false);
    for (let fruit = 0; fruit < 14; fruit++)
      pen.disc(pen.tone(0.74, 0.17, 60), [(pen.random() - 0.5) * 0.7, 0.62 + pen.random() * 0.32], 0.035);
  },
  birch: grown("birch", 1.1),
  bare_tree: grown("bare"),
  cypress: grown("cypress"),
  fir: grown("pine"),
  oak: grown("broadleaf"),
  willow: (pen: Pen) => {
    if (pen.plate.place.snowy || pen.plate.place.things.has("bare")) return grown("bare")(pen);
    crowned(pen, [0.55, 0.09, 125], false);
    for (let twig = 0; twig < 30; twig++) {
      const x = (pen.random() - 0.5) * 1.1;
      pen.rod(pen.tone(0.55, 0.09, 122), 0.02, [x * 0.8, 0.8], [x, 0.15 + pen.random() * 0.2]);
    }
  },
  ...{
    pond,
    haystack,
    windmill,
    turbine,
    barn,
    cave_mouth: caveMouth,
    boulders,
    log,
    waterfall,
    snowman,
    hedge,
    beehives,
  },
} as const satisfies Readonly<Record<string, DetailPainter>>;
