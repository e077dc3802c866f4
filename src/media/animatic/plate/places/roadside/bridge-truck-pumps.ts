// Designs of the shelter under a bridge and of a truck that sells food; and pumps in their own light.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { tree } from "../../parts/trees.ts";
import { fillBand, isDark, line, lit, type PlaceDesign } from "../../plate-canvas.ts";
import { asphalt } from "./motel-trailers.ts";

/** The underside of a wide bridge on heavy piers, the city or the river beyond, graffiti, mattresses, a fire in a barrel. */
export const UNDER_BRIDGE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0.3, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const concrete = mixed(lit(plate, 0.66, 0.012, 80), plate.palette.near, isDark(plate) ? 0.1 : 0.05);
    for (const z of [17, 12.5, 8.5])
      for (const side of [-1, 1]) {
        const x = side * (z > 9 ? 4.2 : 4.6);
        block(space, { at: [x - 0.7, 0, z], size: [1.4, 4.2, 1] }, shifted(concrete, z > 12 ? 0.04 : -0.02));
      }
    for (const [z, y] of [
      [17, 4.1],
      [12.5, 4],
      [8.5, 3.9],
    ] as const)
      block(space, { at: [-9, y, z], size: [18, 0.8, 1.2] }, shifted(concrete, -0.06));
    face(space, shifted(concrete, -0.07), [-16, 4.8, 18], [16, 4.8, 18], [14, 4.7, 2], [-14, 4.7, 2]);
    face(space, shifted(concrete, -0.1), [-12, 4.72, 8], [12, 4.72, 8], [12, 6.5, 3], [-12, 6.5, 3]);
    for (const x of [-3, 0, 3])
      face(
        space,
        shifted(concrete, -0.12),
        [x - 0.5, 4.75, 18],
        [x + 0.5, 4.75, 18],
        [x + 0.9, 4.65, 3],
        [x - 0.9, 4.65, 3],
      );
    for (const [x, hue] of [
      [-4.9, 330],
      [4.3, 200],
    ] as const)
      for (const dy of [0, 0.4])
        rod(
          space,
          lit(plate, 0.66, 0.2, hue + dy * 200),
          0.14,
          [x, 0.9 + dy, 8.4],
          [x + 0.2, 1.4 + dy, 8.4],
          [x + 0.4, 0.95 + dy, 8.4],
          [x + 0.65, 1.35 + dy, 8.4],
        );
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    fillBand(plate, plate.floor, plate.height * 2, mixed(lit(plate, 0.46, 0.015, 70), plate.palette.near, 0.3));
    const way = plate.place.side;
    block(space, { at: [-way * 2.6 - 0.9, 0, 8.2], size: [1.9, 0.2, 0.8] }, lit(plate, 0.66, 0.04, 240));
    for (const dx of [0, 0.7])
      block(space, { at: [-way * 3.4 + dx, 0, 9.4], size: [0.6, 0.5, 0.5] }, lit(plate, 0.56, 0.06, 65));
    line(plate, lit(plate, 0.5, 0.01, 240), 0.003, spot(space, [way * 1.6, 0.9, 9]), spot(space, [way * 2.4, 0.9, 9]));
    barrelFire(space, [way * 2.1, 0, 7.6]);
  },
  lights: [
    {
      paint: (plate) =>
        shineAt(openSpace(plate, 18), [plate.place.side * 2.1, 1.2, 7.5], 2.6, lightOf(0.8, 0.16, 58, 0.6)),
      rhythm: "flicker",
    },
    LIGHTNING,
  ],
};

function barrelFire(space: Space, [x, , z]: Spot): void {
  rod(space, tone(space, 0.4, 0.07, 40), 0.62, [x, 0, z], [x, 0.9, z]);
  for (const y of [0.25, 0.6]) slab(space, tone(space, 0.3, 0.06, 40), [x - 0.32, y, z - 0.02], [0.64, 0.06]);
  for (const [dx, h] of [
    [-0.18, 0.3],
    [0, 0.5],
    [0.18, 0.34],
  ] as const) {
    disc(space, lightOf(0.74, 0.19, 50), [x + dx, 0.95 + h * 0.7, z - 0.01], [0.13, h]);
    disc(space, lightOf(0.93, 0.12, 88), [x + dx, 0.95 + h * 0.45, z - 0.02], [0.06, h * 0.55]);
  }
  shineAt(space, [x, 1.2, z - 0.05], 2.4, lightOf(0.8, 0.16, 58, 0.7));
}

/** A van with a hatch in its side under a striped awning, a board of dishes, bulbs, steam. */
export const FOOD_TRUCK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    for (const near of [0, 0.5]) paintBlocks(plate, plate.floor, near, false);
  },
  middle: (plate) => {
    const space = openSpace(plate, 14);
    const way = plate.place.side;
    const body = lightOf(isDark(plate) ? 0.5 : 0.62, 0.17, plate.place.hue);
    for (const x of [-2.7, 2.3]) disc(space, lightOf(0.12, 0.01, 250), [x, 0.42, 8.48], 0.45);
    slab(space, body, [-4, 0.45, 8.5], [7.2, 2.75]);
    face(space, body, [3.2, 0.45, 8.5], [4.5, 0.45, 8.5], [4.4, 1.5, 8.5], [3.9, 2.6, 8.5], [3.2, 2.7, 8.5]);
    face(
      space,
      mixed(plate.palette.sky[1], plate.palette.near, 0.5),
      [3.4, 1.5, 8.49],
      [4.3, 1.5, 8.49],
      [3.85, 2.45, 8.49],
      [3.4, 2.5, 8.49],
    );
    slab(space, lit(plate, 0.94, 0.01, 90), [-4, 0.85, 8.49], [8.4, 0.16]);
    slab(space, lightOf(0.9, 0.08, 85), [-2.9, 1.35, 8.48], [4.2, 1.3]);
    for (const [x, w, h, hue] of [
      [-2.6, 0.6, 0.7, 230],
      [-1.7, 0.5, 0.5, 27],
      [0.3, 0.7, 0.65, 230],
    ] as const)
      slab(space, lightOf(0.6, 0.05, hue), [x, 1.35, 8.47], [w, h]);
    slab(space, lit(plate, 0.85, 0.01, 230), [-3, 1.27, 8.2], [4.4, 0.09]);
    row(-3.1, 0.46, 10, (x, at) =>
      face(
        space,
        lit(plate, at % 2 ? 0.95 : 0.56, at % 2 ? 0.01 : 0.19, 27),
        [x, 2.7, 8.45],
        [x + 0.46, 2.7, 8.45],
        [x + 0.46, 2.35, 7.4],
        [x, 2.35, 7.4],
      ),
    );
    row(-3, 0.55, 8, (x) => bulb(space, [x, 2.25, 7.4], 0.06, lightOf(0.96, 0.09, 82)));
    shineAt(space, [-0.8, 1.9, 8.3], 2.6, lightOf(0.92, 0.09, 80, isDark(plate) ? 0.6 : 0.15));
    slab(space, lightOf(0.15, 0.012, 250), [way * 2.4 - 0.55, 0, 7.4], [1, 1.3]);
    for (const y of [1.05, 0.85, 0.65, 0.45])
      rod(space, lightOf(0.9, 0.03, 90), 0.04, [way * 2.4 - 0.4, y, 7.39], [way * 2.4 + 0.25, y, 7.39]);
  },
  near: (plate) => {
    asphalt(plate);
    const space = openSpace(plate, 18);
    for (const x of [-3.6, 3]) {
      rod(space, lit(plate, 0.3, 0.01, 250), 0.08, [x, 0, 7.4], [x, 1, 7.4]);
      disc(space, lit(plate, 0.9, 0.01, 90), [x, 1.02, 7.4], [0.5, 0.07]);
      ring(space, [lit(plate, 0.6, 0.17, 40), lit(plate, 0.9, 0.01, 90)], [x, 1.1, 7.4], 0.07);
    }
    const trees = between(plate.random, 0.3, 0.36);
    tree(plate, "broadleaf", [plate.width * (plate.place.side > 0 ? 0.05 : 0.95), plate.floor + plate.unit * 0.02], {
      tall: trees,
      near: 0.7,
    });
  },
  lights: [LIGHTNING],
};

/** Petrol pumps under a roof of lamps, at night. */
export function paintLitPumps(space: Space): void {
  const white = lightOf(0.95, 0.01, 90);
  for (const x of [-2.9, 2.4]) {
    shineAt(space, [x + 0.3, 1.2, 9], 3.2, lightOf(0.9, 0.03, 90, 0.5));
    block(space, { at: [x - 0.5, 0, 8.8], size: [1.7, 0.2, 0.8] }, lightOf(0.62, 0.01, 90));
    slab(space, white, [x - 0.15, 0.2, 8.8], [0.95, 1.85]);
    slab(space, lightOf(0.55, 0.2, 27), [x - 0.15, 1.55, 8.79], [0.95, 0.5]);
    slab(space, lightOf(0.15, 0.01, 250), [x, 1.02, 8.78], [0.65, 0.4]);
    slab(space, lightOf(0.85, 0.16, 145), [x + 0.06, 1.12, 8.77], [0.5, 0.1]);
    rod(
      space,
      lightOf(0.13, 0.01, 250),
      0.09,
      [x + 0.85, 1.35, 8.78],
      [x + 1.15, 1, 8.78],
      [x + 1.05, 0.45, 8.78],
      [x + 0.8, 0.4, 8.78],
    );
  }
}
