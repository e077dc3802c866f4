// Designs of rooms around a show: a planetarium under its dome of stars, the pit of an orchestra below a stage.
import { faded } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";

const CONSTELLATION: readonly (readonly [x: number, y: number])[] = [
  [-3.6, 3.1],
  [-2.9, 3.6],
  [-2.1, 3.5],
  [-1.5, 3.05],
  [-0.6, 2.9],
  [-0.4, 3.5],
  [-1.3, 3.9],
];

function paintStars({ plate, ...space }: Space): void {
  for (let star = 0; star < 170; star++) {
    const at: Spot = [between(plate.random, -6.6, 6.6), between(plate.random, 1.5, 5.6), 8.94];
    disc({ plate, ...space }, lightOf(0.97, 0.02, 240), at, between(plate.random, 0.012, 0.036));
  }
}

/** Stars all over, and the two balls of the projector between tilted seats. */
export const PLANETARIUM = setting({
  size: { half: 6.5, high: 5.8, deep: 9 },
  floor: "plain",
  floorTint: () => lightOf(0.2, 0.03, 275),
  ceiling: () => lightOf(0.16, 0.06, 268),
  wall: (space) => {
    const night = lightOf(0.21, 0.08, 268);
    slab(space, night, [-9, -1, 8.99], [18, 9]);
    for (const side of [-1, 1])
      face(
        space,
        lightOf(0.17, 0.06, 270),
        [side * 6.5, 0, 0.6],
        [side * 6.5, 6, 0.6],
        [side * 6.5, 6, 9],
        [side * 6.5, 0, 9],
      );
    for (let cloud = 0; cloud < 9; cloud++)
      shineAt(space, [-5.6 + cloud * 1.35, 2.2 + cloud * 0.3, 8.97], 1.5, lightOf(0.62, 0.09, 290, 0.28));
    paintStars(space);
    const gold = lightOf(0.86, 0.09, 210, 0.8);
    rod(space, gold, 0.035, ...CONSTELLATION.map(([x, y]): Spot => [x, y, 8.93]));
    for (const [x, y] of CONSTELLATION) disc(space, lightOf(0.98, 0.04, 210), [x, y, 8.92], 0.075);
    ring(space, [lightOf(0.8, 0.1, 80), lightOf(0.72, 0.11, 60)], [3.5, 3.7, 8.92], 0.62);
    face(
      space,
      faded(lightOf(0.86, 0.06, 85), 0.85),
      [2.4, 3.45, 8.91],
      [2.5, 3.35, 8.91],
      [4.6, 3.95, 8.91],
      [4.5, 4.05, 8.91],
    );
    slab(space, lightOf(0.1, 0.02, 270), [-9, -1, 8.9], [18, 2.1]);
    row(-6.4, 0.8, 17, (x, at) =>
      slab(space, lightOf(0.1, 0.02, 270), [x, 1, 8.9], [0.5, 0.14 + 0.16 * ((at * 5) % 4)]),
    );
  },
  back: (space) => {
    const { side } = space.plate.place;
    const x = side * 1.9;
    for (const depth of [7.2, 6.2, 5.2])
      row(-5.6, 0.95, 13, (left) => {
        if (Math.abs(left + 0.35 - x) < 0.8) return;
        slab(space, lightOf(0.34, 0.12, 25), [left, 0.2, depth], [0.72, 0.75]);
        slab(space, lightOf(0.42, 0.13, 25), [left + 0.08, 0.62, depth - 0.01], [0.56, 0.28]);
      });
    const steel = lightOf(0.42, 0.015, 250);
    for (const dx of [-0.5, 0, 0.5]) rod(space, steel, 0.1, [x, 1.1, 4.8], [x + dx, 0, 4.8]);
    rod(space, steel, 0.34, [x, 1, 4.78], [x, 2.2, 4.78]);
    for (const y of [1.05, 2.3]) {
      disc(space, lightOf(0.3, 0.02, 260), [x, y, 4.7], 0.5);
      for (const [dx, dy] of [
        [-0.22, 0.14],
        [0.2, 0.2],
        [0, -0.16],
        [0.28, -0.12],
        [-0.3, -0.14],
      ] as const)
        disc(space, lightOf(0.95, 0.06, 220), [x + dx, y + dy, 4.69], 0.055);
      shineAt(space, [x, y, 4.68], 0.9, lightOf(0.86, 0.08, 220, 0.3));
    }
  },
});

/** A stand for notes with its small lamp. */
function musicStand(space: Space, [x, y, z]: Spot): void {
  const iron = lightOf(0.24, 0.012, 260);
  rod(space, iron, 0.05, [x, y, z], [x, y + 1.05, z]);
  for (const dx of [-0.22, 0.22]) rod(space, iron, 0.04, [x, y + 0.12, z], [x + dx, y, z]);
  face(
    space,
    lightOf(0.92, 0.04, 88),
    [x - 0.32, y + 1, z - 0.02],
    [x + 0.32, y + 1, z - 0.02],
    [x + 0.28, y + 1.42, z],
    [x - 0.28, y + 1.42, z],
  );
  for (let bar = 0; bar < 3; bar++)
    slab(space, lightOf(0.5, 0.03, 80), [x - 0.22, y + 1.1 + bar * 0.1, z - 0.03], [0.44, 0.02]);
  disc(space, lightOf(0.97, 0.09, 88), [x, y + 1.5, z - 0.03], 0.05);
  shineAt(space, [x, y + 1.35, z - 0.04], 0.6, lightOf(0.92, 0.1, 82, 0.5));
}

/** Stands with lamps and chairs in the dark, and over the wall the stage in red light. */
export const ORCHESTRA_PIT = setting({
  size: { half: 6, high: 5.4, deep: 9 },
  floor: "boards",
  floorTint: () => lightOf(0.24, 0.05, 45),
  ceiling: () => lightOf(0.14, 0.03, 25),
  wall: (space) => {
    slab(space, lightOf(0.18, 0.06, 24), [-8, -1, 8.99], [16, 9]);
    slab(space, lightOf(0.5, 0.18, 28), [-4.6, 1.7, 8.97], [9.2, 3.6]);
    shineAt(space, [0, 3, 8.96], 3.4, lightOf(0.86, 0.13, 55, 0.6));
    for (const side of [-1, 1])
      for (let fold = 0; fold < 6; fold++)
        slab(
          space,
          lightOf(fold % 2 ? 0.34 : 0.42, 0.16, 25),
          [side * (3.1 + fold * 0.36) - 0.2, 1.7, 8.95],
          [0.42, 3.8],
        );
    row(-4.8, 0.4, 25, (x) => disc(space, lightOf(0.4, 0.16, 25), [x, 4.75, 8.94], [0.26, 0.34]));
    slab(space, lightOf(0.4, 0.16, 25), [-6, 4.85, 8.94], [12, 1]);
    slab(space, lightOf(0.36, 0.06, 50), [-7, 0, 8.6], [14, 1.6]);
    row(-6.6, 0.9, 15, (x) => slab(space, lightOf(0.3, 0.06, 48), [x, 0.1, 8.59], [0.06, 1.4]));
    slab(space, lightOf(0.62, 0.1, 75), [-7, 1.55, 8.58], [14, 0.16]);
    row(-5, 0.75, 14, (x) => {
      disc(space, lightOf(0.97, 0.09, 85), [x, 1.76, 8.57], [0.12, 0.08]);
      shineAt(space, [x, 1.85, 8.56], 0.5, lightOf(0.92, 0.11, 75, 0.5));
    });
  },
  back: (space) => {
    const wood = lightOf(0.42, 0.11, 45);
    for (const [x, z, tall] of [
      [-4.3, 7, 1.9],
      [-3.3, 7.2, 1.8],
      [4.4, 7.1, 1.9],
    ] as const) {
      rod(space, lightOf(0.26, 0.05, 45), 0.09, [x, 1, z], [x + 0.1, tall + 0.4, z]);
      disc(space, wood, [x, 0.55, z - 0.02], [0.36, 0.44]);
      disc(space, wood, [x + 0.03, 1.05, z - 0.02], [0.27, 0.32]);
    }
    for (const [z, step] of [
      [7.2, 1.5],
      [6, 1.7],
    ] as const)
      row(-4, step, Math.ceil(8 / step), (x) => {
        slab(space, lightOf(0.2, 0.04, 30), [x + 0.34, 0.02, z + 0.1], [0.44, 0.5]);
        slab(space, lightOf(0.23, 0.05, 28), [x + 0.34, 0.5, z + 0.12], [0.44, 0.55]);
        musicStand(space, [x, 0, z]);
      });
    block(space, { at: [-1, 0, 5], size: [2, 0.24, 0.8] }, lightOf(0.3, 0.07, 45));
  },
});
