// Designs of wide places of people's great works: a shipyard, a launch pad.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { bulb, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space } from "../../parts/space.ts";
import { fillBand, isDark, lit, type PlaceDesign } from "../../plate-canvas.ts";
import { water } from "../water/shared.ts";

/** The bow of a great hull on the slip among scaffolds, sparks, a crane, plates of steel. */
export const SHIPYARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(water(plate, 0.03));
    const space = openSpace(plate, 18);
    const x = -plate.place.side * 5.5;
    const yellow = tone(space, 0.74, 0.15, 85);
    for (const dx of [-1.6, 1.6]) rod(space, yellow, 0.35, [x + dx, 0, 17], [x + dx * 0.8, 7.2, 17]);
    rod(space, yellow, 0.5, [x - 4, 7.2, 17], [x + 4.5, 7.2, 17]);
    rod(space, tone(space, 0.2, 0.01, 250), 0.06, [x + 1.8, 7, 17], [x + 1.8, 4.2, 17]);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    const x = way * 3.2;
    const red = mixed(lit(plate, 0.46, 0.14, 30), plate.palette.near, isDark(plate) ? 0.35 : 0);
    const black = mixed(lit(plate, 0.3, 0.03, 240), plate.palette.near, 0.2);
    const hull = (y: number) => 0.3 + 0.62 * Math.max(0, y) ** 0.8;
    const side = (from: number, to: number, tint: typeof red) =>
      face(
        space,
        tint,
        [x - hull(from), from, 11],
        [x + hull(from), from, 11],
        [x + hull(to), to, 11],
        [x - hull(to), to, 11],
      );
    for (let y = 0.4; y < 2.6; y += 0.44) side(y, y + 0.46, shifted(red, y * 0.02));
    for (let y = 2.6; y < 5.4; y += 0.56) side(y, y + 0.58, shifted(black, y * 0.012));
    face(
      space,
      shifted(red, 0.08),
      [x - 0.09, 0.4, 10.95],
      [x + 0.09, 0.4, 10.95],
      [x + 0.06, 5.6, 10.95],
      [x - 0.06, 5.6, 10.95],
    );
    for (const way2 of [-1, 1]) disc(space, lightOf(0.1, 0.01, 250), [x + way2 * 1, 4, 10.94], [0.2, 0.26]);
    slab(space, lit(plate, 0.94, 0.01, 90), [x - 0.6, 5.3, 12], [1.2, 1.4]);
    scaffold(space, x - 3.6);
    scaffold(space, x + 2.5);
    row(x - 1.2, 0.6, 5, (at) =>
      block(space, { at: [at, 0, 10.8], size: [0.3, 0.45, 0.5] }, lit(plate, 0.4, 0.07, 55)),
    );
  },
  near: (plate) => {
    fillBand(
      plate,
      plate.floor,
      2 * plate.height,
      slope(plate.context, down(plate.floor, plate.height), lit(plate, 0.6, 0.012, 80), lit(plate, 0.42, 0.012, 80)),
    );
    const space = openSpace(plate, 18);
    for (const x of [-1.2, 1.2])
      rod(
        space,
        lit(plate, 0.35, 0.02, 50),
        0.09,
        [x * 0.9 - plate.place.side * 2, 0.01, 12],
        [x - plate.place.side * 2, 0.01, 2],
      );
    for (const [x, y] of [
      [0, 0],
      [0.15, 0.16],
      [-0.1, 0.32],
    ] as const)
      block(
        space,
        { at: [-plate.place.side * 3.6 + x - 0.9, y, 8.4], size: [1.9, 0.14, 0.7] },
        lit(plate, 0.5, 0.06, 45),
      );
  },
  lights: [
    {
      paint: (plate) =>
        shineAt(openSpace(plate, 18), [plate.place.side * 2.1, 1.8, 10.7], 1.2, lightOf(0.98, 0.05, 230, 0.95)),
      rhythm: "flicker",
    },
    LIGHTNING,
  ],
};

function scaffold(space: Space, x: number): void {
  const pole = tone(space, 0.6, 0.06, 60);
  for (const dx of [0, 1.1]) rod(space, pole, 0.08, [x + dx, 0, 10.7], [x + dx, 5.2, 10.7]);
  for (const y of [1.2, 2.5, 3.8]) {
    slab(space, shifted(pole, 0.06), [x - 0.1, y, 10.68], [1.3, 0.09]);
    rod(space, pole, 0.05, [x, y + 0.7, 10.68], [x + 1.1, y + 0.7, 10.68]);
    rod(space, pole, 0.04, [x, y - 1.2, 10.68], [x + 1.1, y, 10.68]);
  }
}

/** A white rocket beside its red tower, vapour at its foot, floodlights, flat land. */
export const LAUNCH_PAD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const x = plate.place.side * 2.6;
    const red = tone(space, 0.5, 0.15, 30);
    const tower = x + plate.place.side * 1.5;
    for (const dx of [-0.5, 0.5]) rod(space, red, 0.12, [tower + dx, 0, 13], [tower + dx, 7.4, 13]);
    row(0, 0.75, 10, (y) => {
      rod(space, red, 0.07, [tower - 0.5, y, 13], [tower + 0.5, y + 0.75, 13]);
      rod(space, red, 0.07, [tower - 0.5, y, 13], [tower + 0.5, y, 13]);
    });
    for (const y of [2.6, 4.4, 5.8]) rod(space, red, 0.16, [tower, y, 12.9], [x, y, 12.9]);
    rocket(space, x);
    block(space, { at: [x - 1.8, 0, 12.6], size: [3.6, 0.5, 1] }, tone(space, 0.6, 0.012, 80));
    for (const side of [-1, 1]) {
      rod(space, tone(space, 0.6, 0.01, 240), 0.09, [side * 5.6, 0, 13], [side * 5.6, 4, 13]);
      bulb(space, [side * 5.6, 4.1, 13], 0.2, lightOf(0.97, 0.02, 220));
      if (isDark(plate))
        face(
          space,
          lightOf(0.9, 0.02, 220, 0.14),
          [side * 5.6, 4.1, 12.9],
          [side * 5.6, 3.9, 12.9],
          [x, 0.4, 12.9],
          [x, 6.4, 12.9],
        );
    }
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    fillBand(
      plate,
      plate.floor,
      2 * plate.height,
      slope(plate.context, down(plate.floor, plate.height), lit(plate, 0.62, 0.015, 85), lit(plate, 0.46, 0.015, 85)),
    );
    for (let puff = 0; puff < 18; puff++)
      disc(
        space,
        faded(lit(plate, 0.96, 0.006, 230), 0.5),
        [plate.place.side * 2.6 + between(plate.random, -2.6, 2.6), between(plate.random, 0.05, 0.55), 12.4],
        [between(plate.random, 0.4, 0.9), between(plate.random, 0.2, 0.4)],
      );
    for (const x of [-7, -3.5, 0, 3.5, 7])
      rod(space, faded(lit(plate, 0.35, 0.01, 80), 0.6), 0.04, [x * 0.8, 0.01, 12], [x * 1.2, 0.01, 3]);
  },
  lights: [LIGHTNING],
};

function rocket(space: Space, x: number): void {
  const white = tone(space, 0.95, 0.005, 90);
  slab(space, white, [x - 0.55, 0.7, 12.5], [1.1, 5]);
  slab(
    space,
    shifted(white, -0.1),
    [x + space.plate.place.side * -0.55 - (space.plate.place.side > 0 ? 0 : 0.3), 0.7, 12.49],
    [0.3, 5],
  );
  face(
    space,
    white,
    [x - 0.55, 5.7, 12.5],
    [x - 0.3, 6.5, 12.5],
    [x, 7.1, 12.5],
    [x + 0.3, 6.5, 12.5],
    [x + 0.55, 5.7, 12.5],
  );
  for (const y of [2.2, 4.9]) slab(space, lightOf(0.15, 0.01, 250), [x - 0.55, y, 12.48], [1.1, 0.22]);
  for (const side of [-1, 1]) {
    face(
      space,
      tone(space, 0.45, 0.17, 27),
      [x + side * 0.5, 2, 12.48],
      [x + side * 1.05, 0.9, 12.48],
      [x + side * 1.05, 0.55, 12.48],
      [x + side * 0.5, 0.7, 12.48],
    );
    face(
      space,
      lightOf(0.2, 0.01, 250),
      [x + side * 0.3 - 0.16, 0.72, 12.47],
      [x + side * 0.3 + 0.16, 0.72, 12.47],
      [x + side * 0.3 + 0.24, 0.48, 12.47],
      [x + side * 0.3 - 0.24, 0.48, 12.47],
    );
  }
  slab(space, tone(space, 0.45, 0.17, 27), [x - 0.1, 3.2, 12.47], [0.2, 1.4]);
}
