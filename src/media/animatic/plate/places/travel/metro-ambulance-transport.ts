// Designs of the insides of what carries people on purpose-built seats: car of an underground railway, back of an ambulance, hold of a transport plane.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";

/** Sliding doors, benches along the wall, a line map, poles and straps; a black tunnel goes past the windows. */
export const METRO_CAR = setting({
  size: { half: 3.4, high: 2.4, deep: 4.6 },
  floor: "plain",
  floorTint: () => lightOf(0.42, 0.012, 250),
  ceiling: () => lightOf(0.9, 0.006, 220),
  wall: (space) => {
    slab(space, lightOf(0.86, 0.008, 220), [-3.8, 0, 4.59], [7.6, 2.4]);
    for (const x of [-3.1, 0.95]) tunnelWindow(space, [x, 0.95, 4.57], [2.1, 0.85]);
    slidingDoors(space, [-0.75, 0, 4.56]);
    for (const x of [-3.35, 0.95]) lineMap(space, [x, 1.9, 4.55]);
    for (const x of [-1.05, 0.83]) slab(space, lightOf(0.8, 0.16, 92), [x, 0.2, 4.55], [0.07, 1.75]);
  },
  back: (space) => {
    const hue = space.plate.place.hue;
    for (const [x, w] of [
      [-3.2, 2.05],
      [1.15, 2.05],
    ] as const) {
      slab(space, lightOf(0.6, 0.01, 240), [x, 0, 4.2], [w, 0.36]);
      block(space, { at: [x, 0.36, 3.95], size: [w, 0.09, 0.5] }, lightOf(0.52, 0.15, hue));
      row(x, 0.51, 4, (at) => {
        slab(space, lightOf(0.58, 0.15, hue), [at + 0.03, 0.45, 4.35], [0.45, 0.48]);
        disc(space, lightOf(0.58, 0.15, hue), [at + 0.255, 0.93, 4.35], [0.22, 0.07]);
      });
    }
    const steel = lightOf(0.72, 0.008, 230);
    for (const x of [-1.2, 1.1]) rod(space, steel, 0.055, [x, 0, 3.6], [x, 2.4, 3.6]);
    rod(space, steel, 0.045, [-3.4, 2.05, 3.6], [3.4, 2.05, 3.6]);
    row(-3, 0.38, 16, (x) => {
      rod(space, lightOf(0.3, 0.01, 250), 0.02, [x, 2.05, 3.58], [x, 1.86, 3.58]);
      ring(space, [lightOf(0.25, 0.01, 250), lightOf(0.8, 0.008, 230)], [x, 1.79, 3.58], 0.075);
    });
    slab(space, lightOf(0.98, 0.01, 200), [-3.4, 2.3, 3.5], [6.8, 0.07]);
  },
});

function tunnelWindow(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number]): void {
  slab(space, lightOf(0.55, 0.01, 230), [x - 0.06, y - 0.06, z + 0.01], [w + 0.12, h + 0.12]);
  slab(space, lightOf(0.09, 0.012, 260), [x, y, z], [w, h]);
  for (const dy of [0.2, 0.31]) rod(space, lightOf(0.2, 0.01, 260), 0.03, [x, y + dy, z], [x + w, y + dy, z]);
  row(x + 0.3, 0.95, Math.max(1, Math.floor(w / 0.8)), (at) => {
    slab(space, faded(lightOf(0.85, 0.06, 90), 0.35), [at - 0.2, y + h * 0.72, z], [0.55, 0.03]);
    slab(space, lightOf(0.95, 0.06, 90), [at, y + h * 0.7, z], [0.22, 0.07]);
  });
  face(
    space,
    faded(lightOf(0.9, 0.01, 230), 0.1),
    [x + w * 0.1, y, z],
    [x + w * 0.3, y, z],
    [x + w * 0.5, y + h, z],
    [x + w * 0.3, y + h, z],
  );
}

function slidingDoors(space: Space, [x, , z]: Spot): void {
  const steel = lightOf(0.74, 0.012, 235);
  slab(space, lightOf(0.45, 0.01, 235), [x - 0.08, 0, z], [1.66, 2.12]);
  for (const [at, way] of [
    [x, 1],
    [x + 0.76, -1],
  ] as const) {
    slab(space, steel, [at, 0.03, z - 0.01], [0.74, 2.02]);
    tunnelWindow(space, [at + 0.14, 0.85, z - 0.02], [0.46, 1]);
    slab(space, lightOf(0.15, 0.01, 250), [way > 0 ? at + 0.71 : at, 0.03, z - 0.02], [0.03, 2.02]);
  }
}

/** A line with its stops, over the windows. */
function lineMap(space: Space, [x, y, z]: Spot): void {
  slab(space, lightOf(0.97, 0.004, 90), [x, y, z], [2.3, 0.26]);
  slab(space, lightOf(0.55, 0.19, space.plate.place.hue + 180), [x + 0.1, y + 0.1, z - 0.01], [2.1, 0.05]);
  row(x + 0.18, 0.22, 10, (at) => {
    ring(space, [lightOf(0.2, 0.01, 250), lightOf(0.98, 0.003, 90)], [at, y + 0.125, z - 0.02], 0.045);
  });
}

/** Cupboards of supplies, a red cross, bottles, a monitor, two back doors with windows, a stretcher before all. */
export const AMBULANCE = setting({
  size: { half: 2.1, high: 2.05, deep: 3.3 },
  floor: "plain",
  floorTint: () => lightOf(0.52, 0.03, 230),
  ceiling: () => lightOf(0.9, 0.006, 210),
  wall: (space) => {
    slab(space, lightOf(0.93, 0.006, 200), [-2.1, 0, 3.29], [4.2, 2.05]);
    slab(space, lightOf(0.58, 0.2, 28), [-2.1, 0.82, 3.28], [4.2, 0.13]);
    for (const x of [-0.78, 0.02]) backDoor(space, [x, 0, 3.27]);
    for (const x of [-2, 0.98]) {
      slab(space, lightOf(0.82, 0.02, 210), [x, 1.2, 3.26], [1.02, 0.75]);
      for (const [dx, dy] of [
        [0.04, 0.42],
        [0.52, 0.42],
        [0.04, 0.06],
        [0.52, 0.06],
      ] as const)
        supplies(space, [x + dx, 1.2 + dy, 3.25]);
    }
    for (const [dx, dy, w, h] of [
      [0, 0.17, 0.5, 0.16],
      [0.17, 0, 0.16, 0.5],
    ] as const)
      slab(space, lightOf(0.55, 0.23, 27), [space.plate.place.side * 1.5 - 0.25 + dx, 0.3 + dy, 3.24], [w, h]);
  },
  back: (space) => {
    const way = -space.plate.place.side;
    for (const dx of [0, 0.26]) {
      rod(space, lightOf(0.55, 0.11, 150), 0.2, [way * 1.3 + dx, 0.15, 3], [way * 1.3 + dx, 0.78, 3]);
      disc(space, lightOf(0.3, 0.01, 250), [way * 1.3 + dx, 0.86, 2.99], [0.05, 0.08]);
    }
    slab(space, lightOf(0.2, 0.02, 250), [way * 1.75 - 0.3, 0.95, 3], [0.62, 0.48]);
    slab(space, lightOf(0.12, 0.03, 160), [way * 1.75 - 0.25, 1, 2.99], [0.52, 0.38]);
    const beat = [0, 0.1, 0.16, 0.2, 0.26, 0.32, 0.38, 0.48] as const;
    rod(
      space,
      lightOf(0.85, 0.2, 145),
      0.02,
      ...beat.map((dx, at): Spot => [
        way * 1.75 - 0.23 + dx,
        1.2 + ([0, 0, 0.05, -0.12, 0.14, -0.03, 0, 0][at] ?? 0),
        2.98,
      ]),
    );
    rod(space, lightOf(0.8, 0.01, 230), 0.04, [-2.1, 1.97, 2.7], [2.1, 1.97, 2.7]);
    rod(space, lightOf(0.75, 0.01, 230), 0.015, [way * 0.95, 1.97, 2.7], [way * 0.95, 1.75, 2.7]);
    disc(space, faded(lightOf(0.9, 0.05, 210), 0.9), [way * 0.95, 1.6, 2.7], [0.1, 0.17]);
    slab(space, lightOf(0.98, 0.01, 200), [-1.5, 2, 2.6], [3, 0.05]);
  },
  front: (space) => {
    block(space, { at: [-1.5, 0.34, 2.1], size: [3, 0.06, 0.6] }, lightOf(0.7, 0.01, 240));
    block(space, { at: [-1.45, 0.4, 2.12], size: [2.9, 0.14, 0.55] }, lightOf(0.66, 0.17, 52));
    slab(space, lightOf(0.96, 0.004, 200), [space.plate.place.side * 1.1 - 0.3, 0.5, 2.11], [0.6, 0.13]);
    for (const x of [-1.2, 1.2]) rod(space, lightOf(0.6, 0.01, 240), 0.04, [x, 0.34, 2.1], [x, 0, 2.1]);
  },
  lights: [
    {
      paint: (plate) => {
        const space = openSpace(plate, 3.3);
        for (const x of [-0.4, 0.4]) shineAt(space, [x, 1.45, 3.2], 0.8, lightOf(0.6, 0.2, x < 0 ? 258 : 25, 0.75));
      },
      rhythm: "neon",
      when: ({ hour }) => hour !== "day",
    },
  ],
});

function backDoor(space: Space, [x, , z]: Spot): void {
  slab(space, lightOf(0.7, 0.01, 225), [x - 0.02, 0.05, z], [0.8, 1.95]);
  slab(space, lightOf(0.9, 0.006, 210), [x + 0.01, 0.08, z - 0.01], [0.74, 1.9]);
  const [left, top] = spot(space, [x + 0.1, 1.8, z - 0.02]);
  const [right, bottom] = spot(space, [x + 0.66, 1.12, z - 0.02]);
  const { context } = space.plate;
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  paintView(space.plate, [left, top, right, bottom], "city");
  context.restore();
  rod(space, lightOf(0.25, 0.01, 250), 0.04, [x + 0.12, 0.7, z - 0.02], [x + 0.62, 0.7, z - 0.02]);
}

function supplies(space: Space, [x, y, z]: Spot): void {
  slab(space, lightOf(0.96, 0.01, 210), [x, y, z], [0.45, 0.3]);
  row(x + 0.04, 0.1, 4, (at, one) =>
    slab(
      space,
      lightOf(0.7, 0.12, [215, 28, 150, 90][one] ?? 215),
      [at, y + 0.03, z - 0.01],
      [0.08, 0.12 + 0.04 * (one % 2)],
    ),
  );
  slab(space, faded(lightOf(0.98, 0.01, 220), 0.3), [x, y, z - 0.02], [0.45, 0.3]);
}

/** Ribs of a round hull, seats of red webbing, a red light, and sky where the ramp is down. */
export const CARGO_PLANE = setting({
  size: { half: 2.6, high: 3, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.36, 0.012, 240),
  ceiling: () => lightOf(0.3, 0.02, 150),
  wall: (space) => {
    const hull = lightOf(0.42, 0.025, 150);
    const { plate } = space;
    slab(space, shifted(hull, -0.12), [-3, 0, 7.99], [6, 3]);
    const [left, top] = spot(space, [-1.9, 2.55, 7.95]);
    const [right, bottom] = spot(space, [1.9, 0.25, 7.95]);
    plate.context.save();
    plate.context.beginPath();
    plate.context.rect(left, top, right - left, bottom - top);
    plate.context.clip();
    paintView(plate, [left, top, right, bottom], "sky");
    for (const [dx, dy, r] of [
      [-1.1, 0.8, 0.6],
      [0.2, 0.55, 0.8],
      [1.3, 0.9, 0.5],
    ] as const)
      disc(space, faded(lightOf(0.95, 0.01, 230), 0.6), [dx, dy, 7.9], [r, 0.2]);
    plate.context.restore();
    face(space, shifted(hull, 0.1), [-1.9, 0.25, 7.94], [1.9, 0.25, 7.94], [2.2, 0, 6.6], [-2.2, 0, 6.6]);
    for (let z = 7.6; z > 0.7; z -= 0.85)
      for (const side of [-1, 1])
        rod(
          space,
          shifted(hull, z % 1.7 < 0.85 ? 0.08 : 0.03),
          0.12,
          [side * 2.55, 0, z],
          [side * 2.5, 1.6, z],
          [side * 1.9, 2.6, z],
          [side * 0.6, 2.95, z],
          [0, 2.98, z],
        );
  },
  back: (space) => {
    const red = lightOf(0.5, 0.19, 28);
    for (const side of [-1, 1]) {
      face(space, red, [side * 2.4, 0.45, 7], [side * 1.9, 0.45, 7], [side * 1.9, 0.45, 2], [side * 2.4, 0.45, 2]);
      face(
        space,
        shifted(red, -0.08),
        [side * 2.42, 0.5, 7],
        [side * 2.42, 1.25, 7],
        [side * 2.42, 1.25, 2],
        [side * 2.42, 0.5, 2],
      );
      for (let z = 6.8; z > 2; z -= 0.55)
        rod(space, shifted(red, 0.12), 0.05, [side * 2.4, 0.5, z], [side * 2.4, 1.25, z]);
      rod(space, lightOf(0.7, 0.01, 230), 0.03, [side * 1.2, 2.6, 7.5], [side * 1.2, 2.6, 1]);
    }
    for (const side of [-1, 1]) {
      disc(space, lightOf(0.62, 0.24, side > 0 ? 27 : 145), [side * 2.15, 2.2, 7], 0.13);
      shineAt(space, [side * 2.15, 2.2, 7], 0.7, lightOf(0.6, 0.24, side > 0 ? 27 : 145, 0.6));
    }
  },
});
