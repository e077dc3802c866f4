// Designs of mine, stairwell, spiral stairs, greenhouse and engine room.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { fillBand } from "../../plate-canvas.ts";
import { torch } from "../../parts/fire-and-jars.ts";
import { dial } from "../travel/cabins.ts";

/** Rock, frames of timber, rails, a cart with ore. */
export const MINE = setting({
  size: { half: 2.4, high: 2.7, deep: 8 },
  wall: (space) => {
    const { plate } = space;
    const rock = tone(space, 0.34, 0.03, 60);
    fillBand(plate, -plate.height, plate.height * 3, shifted(rock, -0.06));
    for (let stone = 0; stone < 130; stone++) {
      const z = between(plate.random, 1, 8);
      const side = stone % 2 ? 1 : -1;
      disc(
        space,
        shifted(rock, between(plate.random, -0.09, 0.09)),
        [side * 2.5, between(plate.random, 0, 3), z],
        [between(plate.random, 0.15, 0.4), between(plate.random, 0.15, 0.35)],
      );
    }
    face(space, shifted(rock, -0.1), [-2.4, 0, 8], [2.4, 0, 8], [2.4, 0, 0.4], [-2.4, 0, 0.4]);
    arch(space, lightOf(0.04, 0.01, 60), [-1.5, 0, 7.9], [3, 2.4]);
    for (const z of [7, 5.4, 4.1, 3, 2.1]) {
      const wood = shifted(tone(space, 0.5, 0.09, 58), -0.02 * (z - 3));
      for (const x of [-2, 1.76]) block(space, { at: [x, 0, z], size: [0.24, 2.4, 0.2] }, wood);
      block(space, { at: [-2.2, 2.35, z], size: [4.4, 0.27, 0.2] }, shifted(wood, 0.03));
    }
    for (const z of [6.5, 5.5, 4.7, 4, 3.4, 2.9, 2.4, 2, 1.6])
      ground(space, tone(space, 0.3, 0.05, 55), [-0.95, 0.95], [z, z + 0.2, 0.01]);
    for (const x of [-0.65, 0.65]) rod(space, tone(space, 0.66, 0.01, 240), 0.05, [x, 0.05, 8], [x, 0.05, 1]);
  },
  back: (space) => {
    face(
      space,
      tone(space, 0.42, 0.05, 45),
      [-0.85, 0.35, 5.2],
      [0.85, 0.35, 5.2],
      [1.05, 1.1, 5.2],
      [-1.05, 1.1, 5.2],
    );
    for (const [x, r] of [
      [-0.6, 0.3],
      [-0.1, 0.36],
      [0.45, 0.32],
      [0.8, 0.2],
    ] as const)
      disc(space, tone(space, 0.3, 0.02, 60), [x, 1.15, 5.21], r);
    for (const [x, y] of [
      [-0.3, 1.3],
      [0.3, 1.25],
      [0, 1.42],
    ] as const)
      disc(space, lightOf(0.78, 0.14, 88), [x, y, 5.2], 0.07);
    for (const x of [-0.55, 0.55])
      ring(space, [lightOf(0.2, 0.01, 250), lightOf(0.4, 0.01, 250)], [x, 0.22, 5.15], 0.22);
    for (const [x, z] of [
      [-1.6, 4],
      [1.55, 5.3],
      [-1.5, 6.8],
    ] as const)
      bulb(space, [x, 2.05, z], 0.09, lightOf(0.93, 0.13, 75));
  },
});

/** Flights of steps one over the other with their rails. */
export const STAIRWELL = setting({
  size: { half: 3, high: 3.4, deep: 6.5 },
  floor: "tiles",
  wall: (space) => {
    slab(space, shifted(space.plate.palette.wall, -0.14), [-3, 0, 6.49], [6, 1.1]);
    slab(space, tone(space, 0.95, 0.02, 190), [-0.5, 3.1, 6.4], [1, 0.1]);
  },
  back: (space) => {
    const side = space.plate.place.side;
    flight(space, 13, (step) => [side * (-2.6 + step * 0.29), step * 0.19, 5.6]);
    flight(space, 9, (step) => [side * (1.2 - step * 0.34), 2.5 + step * 0.16, 6.2]);
  },
});

function flight(space: Space, count: number, at: (step: number) => Spot): void {
  const stone = tone(space, 0.68, 0.015, 90);
  for (let step = count - 1; step >= 0; step--) {
    const [x, y, z] = at(step);
    block(
      space,
      { at: [x - 0.17, Math.max(0, y - 0.24), z], size: [0.36, 0.24 + Math.min(y, 0), 0.9] },
      shifted(stone, step % 2 ? 0.02 : -0.03),
    );
    slab(space, shifted(stone, -0.2), [x - 0.17, Math.max(0, y - 0.24), z - 0.01], [0.36, 0.05]);
    rod(space, tone(space, 0.2, 0.01, 250), 0.035, [x, y, z - 0.05], [x, y + 0.85, z - 0.05]);
  }
  const [a, b] = [at(0), at(count - 1)];
  rod(space, tone(space, 0.42, 0.12, 35), 0.08, [a[0], a[1] + 0.88, a[2] - 0.06], [b[0], b[1] + 0.88, b[2] - 0.06]);
}

/** Steps of stone around a pillar, a slit of daylight, torches. */
export const SPIRAL_STAIRS = setting({
  size: { half: 2.6, high: 3.4, deep: 5.4 },
  blocks: [11, 12],
  wall: (space) => {
    arch(space, { ...space.plate.palette.sky[1], alpha: 1 }, [1.45, 1.3, 5.38], [0.34, 1.2]);
    shineAt(space, [1.6, 1.9, 5.3], 1, { ...space.plate.palette.sky[2], alpha: 0.4 });
  },
  back: (space) => {
    const stone = tone(space, 0.6, 0.02, 80);
    for (let step = 10; step >= 0; step--) {
      const turn = -0.5 + step * 0.3;
      const [x, z] = [Math.cos(turn) * 2.3, 4.6 + Math.sin(turn) * 0.9];
      const y = step * 0.27;
      face(space, shifted(stone, step % 2 ? 0.05 : 0), [0, y, 4.5], [x, y, z], [x - 0.75, y + 0.02, z + 0.1]);
      face(space, shifted(stone, -0.14), [0, y, 4.5], [x, y, z], [x, y - 0.26, z], [0, y - 0.26, 4.5]);
    }
    slab(space, stone, [-0.3, 0, 4.4], [0.6, 3.6]);
    slab(space, shifted(stone, -0.1), [0.1, 0, 4.39], [0.2, 3.6]);
    row(0.25, 0.42, 8, (y) => slab(space, shifted(stone, -0.2), [-0.3, y, 4.38], [0.6, 0.03]));
    torch(space, [-1.5, 1.7, 4.8]);
  },
});

/** Glass in white frames under a pitched roof, tables of plants. */
export const GREENHOUSE = setting({
  size: { half: 2.9, high: 2.3, deep: 7 },
  floorTint: (plate) => ({ light: 0.55 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.03, hue: 70 }),
  wall: (space) => {
    const { plate } = space;
    const [zenith, middle] = plate.palette.sky;
    fillBand(plate, -plate.height, plate.height * 3, middle);
    const glass = faded(shifted(zenith, 0.1), 0.55);
    face(space, glass, [-2.9, 2.2, 7], [0, 3.6, 7], [0, 3.6, 0.5], [-2.9, 2.2, 0.5]);
    face(space, shifted(glass, -0.05), [2.9, 2.2, 7], [0, 3.6, 7], [0, 3.6, 0.5], [2.9, 2.2, 0.5]);
    row(-2.6, 0.52, 11, (x, at) =>
      disc(space, tone(space, 0.4 + 0.04 * (at % 3), 0.07, 145), [x, 0.9, 6.99], [0.5, 0.6]),
    );
    const white = tone(space, 0.93, 0.01, 200);
    for (const z of [7, 5.2, 3.9, 2.9, 2.1, 1.4])
      rod(space, white, 0.09, [-2.9, 0, z], [-2.9, 2.2, z], [0, 3.6, z], [2.9, 2.2, z], [2.9, 0, z]);
    for (const x of [-1.9, -0.95, 0, 0.95, 1.9])
      rod(space, white, 0.07, [x, 0, 6.98], [x, 3.6 - 0.48 * Math.abs(x), 6.98]);
    for (const y of [1.1, 2.2]) rod(space, white, 0.07, [-2.9, y, 6.98], [2.9, y, 6.98]);
    for (const [x, y] of [
      [-2.9, 2.2],
      [2.9, 2.2],
      [0, 3.6],
      [-1.45, 2.9],
      [1.45, 2.9],
    ] as const)
      rod(space, white, 0.06, [x, y, 7], [x, y, 1]);
    face(space, tone(space, 0.55, 0.04, 70), [-2.9, 0, 7], [2.9, 0, 7], [2.9, 0, 0.4], [-2.9, 0, 0.4]);
  },
  back: (space) => {
    for (const left of [-2.8, 0.9])
      for (const z of [5.8, 4.4]) {
        block(space, { at: [left, 0.55, z], size: [1.9, 0.14, 0.7] }, tone(space, 0.5, 0.06, 55));
        row(left + 0.2, 0.3, 6, (x, at) => {
          for (const [dx, dy] of [
            [-0.14, 0.2],
            [0.12, 0.26],
            [0, 0.42],
          ] as const)
            disc(space, tone(space, 0.5 + 0.05 * (at % 2), 0.13, 140), [x + dx, 0.7 + dy, z], [0.15, 0.12]);
          if (at % 2) disc(space, tone(space, 0.62, 0.2, (at * 60 + 20) % 360), [x, 1.1, z - 0.01], 0.08);
        });
      }
    row(-2.1, 1.05, 5, (x) => {
      for (let leaf = 0; leaf < 7; leaf++)
        disc(
          space,
          tone(space, 0.46, 0.12, 142),
          [x + 0.12 * Math.sin(leaf * 2), 3 - 0.48 * Math.abs(x) - leaf * 0.14, 5],
          [0.11, 0.08],
        );
    });
  },
  front: (space) => {
    for (const x of [-2.5, 2.2])
      for (let leaf = 0; leaf < 9; leaf++)
        disc(space, tone(space, 0.48, 0.12, 140), [x + 0.4 * Math.sin(leaf * 2.1), 0.4 + 0.11 * leaf, 3.4], [0.3, 0.1]);
  },
});

/** Boilers, wheels and pipes with dials. */
export const ENGINE_ROOM = setting({
  size: { half: 3.4, high: 3, deep: 6.5 },
  floorTint: () => lightOf(0.26, 0.02, 60),
  wall: (space) => {
    for (const x of [-2.2, 0.1, 2.3]) {
      disc(space, tone(space, 0.42, 0.05, 45), [x, 1.25, 6.4], [1, 1.2]);
      disc(space, tone(space, 0.5, 0.06, 50), [x - 0.1, 1.3, 6.39], [0.82, 1]);
      ring(space, [tone(space, 0.3, 0.02, 50), lightOf(0.65, 0.2, 45)], [x, 0.75, 6.35], 0.36);
      shineAt(space, [x, 0.75, 6.3], 0.9, lightOf(0.7, 0.18, 48, 0.45));
      dial(space, [x - 0.35, 1.7, 6.34], 0.2);
      dial(space, [x + 0.3, 1.75, 6.34], 0.15);
    }
    for (const [y, hue] of [
      [2.6, 60],
      [2.8, 27],
      [2.4, 150],
    ] as const)
      rod(space, tone(space, 0.55, 0.1, hue), 0.12, [-3.4, y, 6.3], [3.4, y, 6.3]);
    for (const x of [-1.1, 1.2]) rod(space, tone(space, 0.58, 0.11, 60), 0.17, [x, 0, 6.3], [x, 2.6, 6.3]);
  },
  back: (space) => {
    rod(space, tone(space, 0.7, 0.1, 85), 0.05, [-3.3, 1, 4.6], [3.3, 1, 4.6]);
    row(-3, 1.2, 6, (x) => rod(space, tone(space, 0.7, 0.1, 85), 0.05, [x, 0, 4.6], [x, 1, 4.6]));
  },
});
