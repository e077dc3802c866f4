// Designs of halls: garage, parking garage, warehouse, hangar, fire station; and a car from the side.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, ground, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import {
  block,
  face,
  frontPanel,
  patch,
  sidePanel,
  spot,
  type Panel,
  type Space,
  type Spot,
} from "../../parts/space.ts";
import { fillBand, isDark } from "../../plate-canvas.ts";
import { airliner } from "../travel/airport.ts";

/** A car from the side: its left rear wheel's foot at a spot. */
export function carAt(space: Space, [x, y, z]: Spot, hue: number): void {
  const tint = tone(space, 0.56, 0.16, hue);
  const at = (dx: number, dy: number): Spot => [x + dx, y + dy, z];
  face(
    space,
    tint,
    at(-0.55, 0.25),
    at(-0.5, 0.75),
    at(0.25, 0.85),
    at(0.75, 1.38),
    at(2.2, 1.38),
    at(2.75, 0.85),
    at(3.4, 0.75),
    at(3.5, 0.25),
  );
  face(space, tone(space, 0.75, 0.04, 225), at(0.42, 0.87), at(0.83, 1.28), at(1.4, 1.28), at(1.4, 0.87));
  face(space, tone(space, 0.75, 0.04, 225), at(1.5, 0.87), at(1.5, 1.28), at(2.14, 1.28), at(2.55, 0.87));
  slab(space, shifted(tint, -0.1), at(-0.55, 0.25), [4.05, 0.14]);
  for (const dx of [0.2, 2.75]) ring(space, [lightOf(0.13, 0.01, 250), lightOf(0.5, 0.01, 240)], at(dx, 0.28), 0.33);
  disc(space, lightOf(0.92, 0.06, 95), at(-0.45, 0.66), [0.09, 0.07]);
  disc(space, lightOf(0.55, 0.22, 27), at(3.38, 0.66), [0.08, 0.07]);
}

/** A car on a lift, a wall of tools, tyres, a red chest. */
export const GARAGE = setting({
  floor: "plain",
  floorTint: (plate) => ({ light: 0.5 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 240 }),
  tubes: [0],
  wall: (space) => {
    row(0, 0.24, 11, (y, at) =>
      slab(space, tone(space, at % 2 ? 0.72 : 0.66, 0.015, 230), [-2.9, y, 5.99], [3.6, 0.23]),
    );
    slab(space, tone(space, 0.5, 0.05, 60), [0.95, 1.2, 5.97], [1.85, 1.2]);
    row(1.1, 0.27, 6, (x, at) => {
      rod(space, tone(space, at % 2 ? 0.3 : 0.75, 0.01, 240), 0.06, [x, 1.4, 5.95], [x, 2.1, 5.95]);
      disc(space, tone(space, at % 3 ? 0.5 : 0.75, at % 3 ? 0.18 : 0.01, 27), [x, at % 2 ? 1.4 : 2.15, 5.94], 0.1);
    });
  },
  back: (space) => {
    for (const x of [-2.55, 1]) slab(space, lightOf(0.8, 0.17, 90), [x, 0, 5.2], [0.22, 2.6]);
    slab(space, lightOf(0.7, 0.16, 88), [-2.5, 1, 5.15], [3.6, 0.1]);
    carAt(space, [-2.1, 1.05, 5.1], space.plate.place.hue);
    for (const [x, y] of [
      [1.6, 0.17],
      [1.6, 0.5],
      [1.6, 0.83],
      [2.4, 0.17],
      [2.4, 0.5],
    ] as const) {
      disc(space, lightOf(0.14, 0.01, 250), [x, y, 4.9], [0.38, 0.17]);
      disc(space, lightOf(0.26, 0.01, 250), [x, y + 0.06, 4.89], [0.36, 0.06]);
    }
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1.6 : -2.3;
    block(space, { at: [x, 0.1, 3.8], size: [0.8, 0.85, 0.5] }, tone(space, 0.5, 0.2, 27));
    row(0.2, 0.19, 4, (y) => slab(space, tone(space, 0.85, 0.01, 240), [x + 0.2, y + 0.08, 3.79], [0.4, 0.03]));
  },
});

export const PARKING = setting({
  size: { half: 6.5, high: 2.6, deep: 12 },
  floorTint: (plate) => ({ light: 0.48 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.008, hue: 240 }),
  tubes: [-2.2, 2.2],
  wall: (space) => {
    row(-5.8, 2.9, 5, (x) => ground(space, tone(space, 0.93, 0.01, 90), [x - 0.06, x + 0.06], [8.2, 11.9]));
    ground(space, lightOf(0.8, 0.15, 92), [-0.1, 0.1], [1.5, 4.5]);
    face(space, lightOf(0.8, 0.15, 92), [-0.35, 0.004, 4.5], [0.35, 0.004, 4.5], [0, 0.004, 6]);
  },
  back: (space) => {
    row(-5.4, 4.1, 3, (x, at) => carAt(space, [x, 0, 10.4], (space.plate.place.hue + at * 100) % 360));
    for (const z of [9.4, 5.6])
      for (const x of z > 6 ? [-3.5, 0.2, 3.9] : [-2.6, 2.5]) {
        block(space, { at: [x - 0.28, 0, z], size: [0.56, 2.6, 0.5] }, tone(space, 0.6, 0.01, 240));
        row(0.15, 0.3, 4, (y, at) =>
          slab(
            space,
            at % 2 ? lightOf(0.15, 0.01, 250) : lightOf(0.78, 0.17, 92),
            [x - 0.28, y, z - 0.01],
            [0.56, 0.3],
          ),
        );
      }
    rod(space, tone(space, 0.5, 0.17, 27), 0.12, [-6.5, 2.45, 7], [6.5, 2.45, 7]);
  },
});

/** High racks with boxes on both sides. */
export const WAREHOUSE = setting({
  size: { half: 3, high: 5, deep: 9 },
  floorTint: (plate) => ({ light: 0.56 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 240 }),
  tubes: [0],
  wall: (space) => {
    row(0, 0.3, 12, (y, at) => slab(space, tone(space, at % 2 ? 0.6 : 0.54, 0.03, 230), [-1.6, y, 8.98], [3.2, 0.29]));
    slab(space, lightOf(0.78, 0.16, 90), [-1.75, 0, 8.97], [0.15, 3.7]);
    slab(space, lightOf(0.78, 0.16, 90), [1.6, 0, 8.97], [0.15, 3.7]);
    for (const side of [-1, 1]) rackOf(space, sidePanel(space, side * 2.9, [1.4, 8.9], [0, 4.6]), [9, 4]);
  },
  back: (space) => {
    for (const x of [-2.9, 1.7]) rackOf(space, frontPanel(space, [x, 0, 7.4], 1.2, 3.6), [2, 3]);
    for (const z of [2.4, 4.2, 6.4]) bulb(space, [0, 4.4, z], 0.12, lightOf(0.97, 0.03, 90));
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1 : -2.4;
    block(space, { at: [x, 0.02, 4.2], size: [1.4, 0.14, 0.7] }, tone(space, 0.58, 0.08, 68));
    for (const [dx, dy] of [
      [0.05, 0.16],
      [0.72, 0.16],
      [0.35, 0.76],
    ] as const)
      block(space, { at: [x + dx, dy, 4.2], size: [0.62, 0.58, 0.5] }, tone(space, 0.66, 0.08, 70));
  },
});

function rackOf(space: Space, panel: Panel, [columns, rows]: readonly [number, number]): void {
  const { plate } = space;
  patch(plate, panel, tone(space, 0.2, 0.015, 250), [0, 0, 1, 1]);
  for (let board = 0; board < rows; board++)
    for (let box = 0; box < columns * 2; box++) {
      const high = between(plate.random, 0.5, 0.78) / rows;
      const tint =
        plate.random() < 0.8
          ? tone(space, between(plate.random, 0.55, 0.68), 0.08, 68)
          : tone(space, 0.55, 0.12, plate.random() * 360);
      const [u, v] = [box / columns / 2, (board + 0.9) / rows - high];
      patch(plate, panel, tint, [u + 0.03 / columns, v, 0.44 / columns, high]);
      patch(plate, panel, shifted(tint, 0.12), [u + 0.2 / columns, v, 0.06 / columns, high]);
    }
  for (let board = 0; board < rows; board++)
    patch(plate, panel, lightOf(isDark(plate) ? 0.5 : 0.66, 0.18, 48), [0, (board + 0.9) / rows, 1, 0.08 / rows]);
  for (let post = 0; post <= columns; post += 1)
    patch(plate, panel, tone(space, 0.42, 0.13, 255), [post / columns - 0.06 / columns, 0, 0.12 / columns, 1]);
}

/** Ribs of steel, an open gate, an aeroplane. */
export const HANGAR = setting({
  size: { half: 6, high: 5, deep: 11 },
  floorTint: (plate) => ({ light: 0.6 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 240 }),
  wall: (space) => {
    const { plate } = space;
    fillBand(plate, -plate.height, plate.height * 1.4, tone(space, 0.36, 0.02, 240));
    arch(space, tone(space, 0.5, 0.02, 240), [-6, 0, 10.99], [12, 5.6]);
    const [left, top] = spot(space, [-4.2, 3.3, 10.9]);
    const [right, bottom] = spot(space, [4.2, 0, 10.9]);
    paintView(plate, [left, top, right, bottom], "land");
    for (const z of [10.8, 8, 6, 4.5, 3.3])
      rod(
        space,
        tone(space, 0.66, 0.02, 240),
        0.2,
        ...Array.from({ length: 13 }, (_, at): Spot => [
          Math.cos((at * Math.PI) / 12) * 6,
          Math.max(0, Math.sin((at * Math.PI) / 12) * 5.2),
          z,
        ]),
      );
    ground(space, tone(space, 0.5, 0.01, 240), [-6, 6], [0.4, 10.9]);
    ground(space, lightOf(0.8, 0.15, 92), [-0.08, 0.08], [1, 10.8]);
  },
  back: (space) => airliner(space, [-0.2, 1.1, 8.2], 1.05),
});

/** A red engine in its gate, helmets and coats on hooks, a pole. */
export const FIRE_STATION = setting({
  size: { half: 3.6, high: 3.2, deep: 7 },
  floorTint: (plate) => ({ light: 0.62 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 240 }),
  wall: (space) => {
    row(-3.3, 0.34, 5, (x) => {
      disc(space, lightOf(0.82, 0.17, 92), [x, 2, 6.95], [0.15, 0.11]);
      slab(space, tone(space, 0.3, 0.03, 80), [x - 0.13, 0.9, 6.95], [0.27, 0.95]);
      slab(space, lightOf(0.85, 0.16, 100), [x - 0.13, 1.2, 6.94], [0.27, 0.07]);
    });
    rod(space, tone(space, 0.8, 0.02, 220), 0.1, [-1.35, 0, 6.5], [-1.35, 3.2, 6.5]);
  },
  back: (space) => {
    const red = tone(space, 0.52, 0.21, 27);
    slab(space, red, [-0.95, 0.4, 5.8], [3.7, 1.5]);
    slab(space, red, [2.05, 0.4, 5.79], [0.9, 1.9]);
    slab(space, tone(space, 0.8, 0.04, 220), [2.25, 1.3, 5.78], [0.65, 0.75]);
    slab(space, lightOf(0.95, 0.01, 90), [-0.95, 0.95, 5.78], [3.9, 0.16]);
    row(-0.75, 0.68, 4, (x) => slab(space, tone(space, 0.72, 0.01, 240), [x, 1.2, 5.77], [0.6, 0.55]));
    for (const y of [2.02, 2.2]) rod(space, tone(space, 0.82, 0.01, 240), 0.05, [-1.1, y, 5.75], [1.9, y, 5.75]);
    row(-0.95, 0.32, 9, (x) => rod(space, tone(space, 0.82, 0.01, 240), 0.04, [x, 2.02, 5.74], [x, 2.2, 5.74]));
    for (const x of [-0.2, 2.3]) ring(space, [lightOf(0.13, 0.01, 250), lightOf(0.6, 0.01, 240)], [x, 0.4, 5.7], 0.38);
    bulb(space, [2.5, 2.4, 5.78], 0.09, lightOf(0.62, 0.2, 255));
  },
});
