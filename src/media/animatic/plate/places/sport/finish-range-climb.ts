// Designs of places of contests: the finish of a race in a street, a shooting range, a wall to climb.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { LIGHTNING } from "../../parts/paint-sky.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space } from "../../parts/space.ts";
import { paintFacades, paintRoadway } from "../../parts/town.ts";
import { lit, type PlaceDesign } from "../../plate-canvas.ts";
import { streetFar } from "../town/shared.ts";
import { streetPlanOf } from "../town/street-plans.ts";

/** An arch in a chequered pattern over a road, fences with people behind them, flags. */
export const FINISH_LINE: PlaceDesign = {
  far: streetFar,
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintFacades(space, { ...streetPlanOf(plate.place), half: 10, kerb: 5 });
    const red = lit(plate, 0.56, 0.21, 27);
    for (const x of [-5, 4]) slab(space, red, [x, 0, 13], [1, 6.2]);
    slab(space, red, [-5, 4.6, 12.95], [10, 2]);
    for (const [at, y] of [4.75, 5.2, 5.65].entries())
      row(-4.5, 0.45, 20, (x, one) =>
        slab(space, lit(plate, (at + one) % 2 ? 0.12 : 0.97, 0.005, 90), [x, y, 12.9], [0.45, 0.45]),
      );
    slab(space, lightOf(0.1, 0.01, 250), [-1.3, 6.7, 12.9], [2.6, 0.9]);
    for (const x of [-0.9, -0.4, 0.25, 0.75])
      rod(space, lightOf(0.75, 0.2, 30), 0.14, [x, 6.9, 12.85], [x, 7.4, 12.85]);
    paintCrowd(space);
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    paintRoadway(space, { kerb: 5, to: 60 }, false);
    row(-4.6, 0.46, 20, (x, at) => {
      for (const [line, z] of [9, 9.5].entries())
        face(
          space,
          lit(plate, (at + line) % 2 ? 0.14 : 0.97, 0.005, 90),
          [x, 0.01, z],
          [x + 0.46, 0.01, z],
          [x + 0.46, 0.01, z + 0.5],
          [x, 0.01, z + 0.5],
        );
    });
  },
  lights: [LIGHTNING],
};

/** Heads and raised hands behind fences on both sides. */
function paintCrowd(space: Space): void {
  const { plate } = space;
  for (const way of [-1, 1])
    for (let z = 15; z > 4.4; z -= 0.62) {
      const x = way * between(plate.random, 5.5, 6.4);
      const hue = between(plate.random, 0, 360);
      disc(space, lit(plate, 0.58, 0.14, hue), [x, 0.9, z], [0.32, 0.7]);
      disc(space, lit(plate, between(plate.random, 0.45, 0.78), 0.05, 55), [x, 1.68, z], 0.17);
      if (Math.round(z * 10) % 3 === 0)
        rod(space, lit(plate, 0.6, 0.14, hue), 0.13, [x, 1.3, z], [x - way * 0.35, 2.2, z]);
      const steel = lit(plate, 0.72, 0.01, 240);
      rod(space, steel, 0.05, [way * 5.1, 0.1, z], [way * 5.1, 1.1, z]);
      rod(space, steel, 0.07, [way * 5.1, 1.1, z], [way * 5.1, 1.1, z - 0.62]);
    }
}

/** Lanes with partitions, paper figures with rings at their ends. */
export const SHOOTING_RANGE = setting({
  floor: "plain",
  size: { half: 3.6, high: 2.9, deep: 8 },
  wall: (space) => {
    slab(space, tone(space, 0.3, 0.015, 60), [-3.6, 0, 7.9], [7.2, 2.9]);
    row(-3.6, 0.6, 12, (x, at) =>
      slab(space, tone(space, 0.36 + 0.03 * (at % 2), 0.02, 60), [x, 0, 7.88], [0.56, 2.9]),
    );
  },
  back: (space) => {
    row(-2.6, 1.3, 5, (x) => {
      rod(space, tone(space, 0.6, 0.01, 240), 0.04, [x, 2.6, 6.6], [x, 2.2, 6.6]);
      slab(space, tone(space, 0.95, 0.01, 90), [x - 0.5, 0.7, 6.6], [1, 1.6]);
      const ink = lightOf(0.2, 0.01, 250);
      disc(space, ink, [x, 1.95, 6.58], [0.16, 0.2]);
      face(space, ink, [x - 0.18, 1.75, 6.58], [x + 0.18, 1.75, 6.58], [x + 0.42, 0.75, 6.58], [x - 0.42, 0.75, 6.58]);
      for (const [r, light] of [
        [0.3, 0.95],
        [0.23, 0.2],
        [0.15, 0.95],
        [0.07, 0.5],
      ] as const)
        disc(space, lightOf(light, light === 0.5 ? 0.2 : 0.005, 27), [x, 1.2, 6.57], r);
      bulb(space, [x, 2.75, 6.2], 0.08, lightOf(0.95, 0.03, 95));
    });
  },
  front: (space) => {
    row(-2.6, 1.72, 4, (x) =>
      block(space, { at: [x - 0.05, 0, 3.6], size: [0.1, 2.2, 1.2] }, tone(space, 0.5, 0.02, 240)),
    );
    block(space, { at: [-3.6, 0.9, 3.7], size: [7.2, 0.07, 0.5] }, tone(space, 0.42, 0.02, 240));
  },
});

/** Grey panels that lean and bulge with coloured holds, ropes, a red mat. */
export const CLIMBING_HALL = setting({
  floor: "plain",
  size: { half: 3.6, high: 5, deep: 6.4 },
  floorTint: (plate) => lit(plate, 0.44, 0.14, 262),
  tubes: [-1.4, 1.4],
  wall: (space) => {
    const { random } = space.plate;
    for (const [at, x] of [-3.6, -1.8, 0, 1.8].entries()) {
      const grey = tone(space, 0.72 - 0.07 * (at % 2), 0.012, 70);
      face(space, grey, [x, 0, 6.3], [x + 1.8, 0, 6.3], [x + 1.8, 5, 6.3], [x, 5, 6.3]);
      face(
        space,
        shifted(grey, -0.09),
        [x + 0.2, 1.4, 6.28],
        [x + 1.6, 1.7, 6.28],
        [x + 1.3, 3.2, 6.28],
        [x + 0.4, 2.8, 6.28],
      );
    }
    for (let hold = 0; hold < 110; hold++)
      disc(
        space,
        tone(space, 0.64, 0.2, [27, 95, 145, 262, 340, 55][hold % 6] ?? 27),
        [between(random, -3.5, 3.5), between(random, 0.25, 4.8), 6.2],
        [between(random, 0.06, 0.13), between(random, 0.05, 0.09)],
      );
  },
  back: (space) =>
    row(-2.4, 2.4, 3, (x, at) =>
      rod(
        space,
        tone(space, 0.6, 0.2, [30, 150, 260][at] ?? 30),
        0.04,
        [x, 5, 6],
        [x + 0.1, 2, 6],
        [x + 0.05, 0.1, 5.6],
      ),
    ),
  front: (space) => {
    const mat = mixed(tone(space, 0.5, 0.19, 27), tone(space, 0.5, 0.19, 27), 0);
    block(space, { at: [-3.4, 0, 4.6], size: [6.8, 0.3, 1.2] }, mat);
    row(-2.3, 2.3, 3, (x) => slab(space, faded(shifted(mat, -0.12), 0.9), [x, 0, 4.58], [0.05, 0.3]));
  },
});
