// Designs of shops that are told by more than their shelves: butcher, florist, toy shop, clothes shop.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { counter } from "../../parts/furniture.ts";
import { paintDoor, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, spot, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark, oval } from "../../plate-canvas.ts";

/** Glass counters with meat on hooks, or buckets of flowers: shops that are told by more than their shelves. */
export const BUTCHER = setting({
  floor: "tiles",
  tubes: [0],
  wall: (space) => {
    if (sellsFish(space)) return paintFishSign(space);
    rod(space, tone(space, 0.65, 0.01, 240), 0.05, [-2.7, 2.35, 5.9], [2.7, 2.35, 5.9]);
    row(-2.3, 0.78, 7, (x, at) => {
      rod(space, tone(space, 0.6, 0.01, 240), 0.03, [x, 2.35, 5.8], [x, 2.1, 5.8]);
      disc(space, tone(space, 0.55, 0.14, 25), [x, 1.66, 5.8], [0.17 + 0.05 * (at % 2), 0.46]);
      disc(space, tone(space, 0.86, 0.04, 40), [x - 0.04, 1.56, 5.79], [0.07, 0.3]);
    });
  },
  back: (space) => {
    counter(space, [-2.8, 4.7], [5.6, 0.7, 0.85], {
      front: tone(space, 0.95, 0.005, 90),
      top: tone(space, 0.8, 0.01, 220),
      doors: 5,
    });
    if (sellsFish(space)) return paintFishOnIce(space);
    row(-2.5, 0.62, 9, (x, at) => disc(space, tone(space, 0.58, 0.14, 22 + at * 2), [x, 0.98, 4.7], [0.26, 0.1]));
    slab(space, { ...tone(space, 0.93, 0.015, 215), alpha: 0.35 }, [-2.8, 0.9, 4.6], [5.6, 0.5]);
  },
});

const sellsFish = ({ plate }: Space): boolean =>
  has(plate, "fish", "fishmonger", "lobster", "lobsters", "crab", "crabs", "oyster", "oysters", "seafood");

/** In profile, its tail to the right. */
function fish(space: Space, [x, y, z]: Spot, long: number, tint: Colour): void {
  disc(space, tint, [x, y, z], [long / 2, long * 0.17]);
  face(
    space,
    tint,
    [x + long * 0.42, y, z],
    [x + long * 0.68, y + long * 0.18, z],
    [x + long * 0.68, y - long * 0.18, z],
  );
  disc(space, shifted(tint, 0.14), [x, y - long * 0.06, z - 0.01], [long * 0.42, long * 0.07]);
  disc(space, lightOf(0.15, 0.01, 250), [x - long * 0.34, y + long * 0.04, z - 0.02], long * 0.035);
}

/** A great blue fish on the tiles, and nets with floats. */
function paintFishSign(space: Space): void {
  slab(space, tone(space, 0.8, 0.06, 220), [-2.9, 0, 5.97], [5.8, 2.75]);
  fish(space, [-1.4, 2.05, 5.9], 1.5, tone(space, 0.5, 0.13, 245));
  for (let cord = 0; cord < 9; cord++) {
    rod(space, tone(space, 0.5, 0.05, 80), 0.02, [0.6 + cord * 0.25, 2.6, 5.9], [0.5 + cord * 0.25, 1.4, 5.9]);
    if (cord % 2) disc(space, lightOf(0.6, 0.19, 35), [0.56 + cord * 0.25, 2.1 - (cord % 3) * 0.2, 5.88], 0.09);
  }
}

/** Heaps of ice with fish side by side, lobsters and lemons. */
function paintFishOnIce(space: Space): void {
  for (const [y, z] of [
    [1.12, 4.95],
    [0.94, 4.66],
  ] as const) {
    slab(space, tone(space, 0.95, 0.015, 220), [-2.8, y - 0.22, z + 0.02], [5.6, 0.26]);
    row(-2.6, 0.23, 24, (x, at) =>
      disc(space, tone(space, at % 2 ? 0.9 : 0.97, 0.02, 220), [x, y + 0.03, z], [0.17, 0.07]),
    );
    row(-2.4, 0.72, 8, (x, at) => {
      if (at % 4 === 2) lobster(space, [x, y + 0.1, z - 0.02]);
      else fish(space, [x, y + 0.11, z - 0.02], 0.56, tone(space, 0.66, at % 2 ? 0.03 : 0.09, at % 2 ? 240 : 35));
    });
  }
  row(-2.1, 1.1, 5, (x) => disc(space, tone(space, 0.87, 0.17, 100), [x, 1.02, 4.6], 0.08));
}

function lobster(space: Space, [x, y, z]: Spot): void {
  const red = tone(space, 0.54, 0.2, 30);
  disc(space, red, [x, y, z], [0.22, 0.07]);
  for (const way of [-1, 1]) {
    disc(space, red, [x - 0.28, y + way * 0.07, z], [0.09, 0.05]);
    rod(space, red, 0.03, [x - 0.1, y, z], [x - 0.26, y + way * 0.06, z]);
  }
  disc(space, red, [x + 0.26, y, z], [0.08, 0.09]);
}

export const FLORIST = setting({
  floor: "tiles",
  wall: (space) => paintWindow(space, { at: [-2.2, 0.9, 6], size: [4.4, 1.6], panes: [3, 1], view: "city" }),
  back: (space) => {
    for (const [y, z] of [
      [0.55, 5.5],
      [0.25, 4.6],
    ] as const)
      row(-2.7, 0.66, 9, (x, at) =>
        bucket(space, [x, y, z], (at * 67 + (z > 5 ? 0 : 30) + space.plate.place.hue) % 360),
      );
    row(-2.2, 1.5, 4, (x) => {
      rod(space, tone(space, 0.5, 0.02, 90), 0.02, [x, 2.7, 5], [x, 2.2, 5]);
      for (const dx of [-0.2, 0, 0.2])
        disc(space, tone(space, 0.5, 0.11, 145), [x + dx, 2.1 - Math.abs(dx), 5], [0.17, 0.2]);
    });
  },
  front: (space) =>
    row(space.plate.place.side > 0 ? 0.9 : -2.6, 0.6, 3, (x, at) => bucket(space, [x, 0, 3.5], at * 110 + 20)),
});

function bucket(space: Space, [x, y, z]: readonly [number, number, number], hue: number): void {
  const { random } = space.plate;
  block(space, { at: [x - 0.17, y, z], size: [0.34, 0.38, 0.3] }, tone(space, 0.7, 0.02, 240));
  for (let leaf = 0; leaf < 4; leaf++)
    disc(space, tone(space, 0.48, 0.11, 145), [x + between(random, -0.2, 0.2), y + 0.5, z], [0.1, 0.22]);
  for (let bloom = 0; bloom < 8; bloom++)
    disc(
      space,
      tone(space, between(random, 0.62, 0.8), 0.17, hue),
      [x + between(random, -0.25, 0.25), y + between(random, 0.55, 0.92), z],
      0.085,
    );
}

export const TOY_SHOP = setting({
  floor: "boards",
  wall: (space) => {
    for (let star = 0; star < 14; star++)
      disc(space, tone(space, 0.85, 0.12, 95), [-2.7 + star * 0.42, 2.5 + 0.12 * (star % 2), 5.98], 0.06);
  },
  back: (space) => {
    for (const y of [0.35, 1.05, 1.75]) {
      row(-2.6, 0.66, 9, (x, at) => toy(space, [x, y, 5.5], (at + Math.round(y * 3)) % 4));
      slab(space, tone(space, 0.9, 0.02, 85), [-2.85, y - 0.09, 5.5], [5.7, 0.09]);
    }
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1.7 : -1.7;
    for (const [dy, r] of [
      [0.42, 0.42],
      [1.02, 0.3],
    ] as const)
      disc(space, tone(space, 0.55, 0.08, 60), [x, dy, 3.9], r);
    for (const dx of [-0.22, 0.22]) disc(space, tone(space, 0.52, 0.08, 60), [x + dx, 1.27, 3.9], 0.11);
    disc(space, tone(space, 0.75, 0.05, 75), [x, 0.97, 3.85], [0.14, 0.11]);
  },
});

/** A bear, a ball, bricks or a drum. */
export function toy(space: Space, [x, y, z]: readonly [number, number, number], sort: number): void {
  if (sort === 0) {
    for (const [dy, r] of [
      [0.13, 0.14],
      [0.34, 0.11],
    ] as const)
      disc(space, tone(space, 0.58, 0.09, 60), [x, y + dy, z], r);
    for (const dx of [-0.09, 0.09]) disc(space, tone(space, 0.54, 0.09, 60), [x + dx, y + 0.43, z], 0.045);
  } else if (sort === 1) {
    disc(space, tone(space, 0.62, 0.18, 28), [x, y + 0.19, z], 0.19);
    disc(space, tone(space, 0.9, 0.03, 95), [x, y + 0.19, z], [0.19, 0.06]);
  } else if (sort === 2)
    for (const [dx, dy, hue] of [
      [-0.2, 0, 255],
      [0.02, 0, 145],
      [-0.1, 0.21, 95],
    ] as const)
      slab(space, tone(space, 0.68, 0.15, hue), [x + dx, y + dy, z], [0.2, 0.2]);
  else {
    slab(space, tone(space, 0.58, 0.17, 260), [x - 0.18, y, z], [0.36, 0.3]);
    for (const dy of [0, 0.25]) slab(space, tone(space, 0.85, 0.12, 90), [x - 0.2, y + dy, z], [0.4, 0.06]);
  }
}

export const CLOTHES_SHOP = setting({
  floor: "boards",
  wall: (space) => {
    paintDoor(space, [-0.46, 0, 6], tone(space, 0.9, 0.01, 220));
    for (const x of [-2.7, 0.8]) slab(space, tone(space, 0.85, 0.02, 220), [x, 0.3, 5.98], [0.6, 1.9]);
  },
  back: (space) => {
    for (const x of [-2.75, 0.75]) rail(space, x, 5.2, 2);
    const glow = isDark(space.plate) ? 0.95 : 0.9;
    for (const x of [-1.7, 1.7])
      oval(space.plate, lightOf(glow, 0.04, 85), spot(space, [x, 2.6, 4.8]), space.plate.unit * 0.012);
  },
  front: (space) => rail(space, space.plate.place.side > 0 ? 1 : -2.6, 3.6, 1.6),
});

/** Clothes on hangers along a rail. */
export function rail(space: Space, x: number, z: number, wide: number): void {
  const steel = tone(space, 0.7, 0.01, 240);
  rod(space, steel, 0.04, [x, 0, z], [x, 1.75, z], [x + wide, 1.75, z], [x + wide, 0, z]);
  const count = Math.floor(wide / 0.17);
  row(x + 0.1, 0.17, count, (at, one) => {
    const tint = tone(space, between(space.plate.random, 0.4, 0.72), 0.12, (one * 73 + space.plate.place.hue) % 360);
    const long = between(space.plate.random, 0.7, 1.1);
    slab(space, faded(tint, 1), [at - 0.07, 1.68 - long, z - 0.02], [0.17, long]);
    slab(space, shifted(tint, -0.08), [at + 0.05, 1.68 - long, z - 0.02], [0.05, long]);
  });
}
