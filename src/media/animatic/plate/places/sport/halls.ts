// Designs of roofed places for sport: dojo and rooms with mats, velodrome.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, ground, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { face, type Space } from "../../parts/space.ts";
import { has, isDark } from "../../plate-canvas.ts";

/** A sliding screen of paper in a grid of wood. */
function paperScreen(space: Space, [x, z]: readonly [number, number], [w, h]: readonly [number, number]): void {
  const wood = tone(space, 0.38, 0.06, 52);
  const paper = isDark(space.plate) ? lightOf(0.78, 0.07, 78) : lightOf(0.95, 0.03, 92);
  slab(space, wood, [x, 0, z], [w, h]);
  slab(space, paper, [x + 0.07, 0.55, z - 0.01], [w - 0.14, h - 0.62]);
  slab(space, shifted(wood, 0.12), [x + 0.07, 0.07, z - 0.01], [w - 0.14, 0.42]);
  row(x + 0.07, (w - 0.14) / 3, 4, (at) => slab(space, wood, [at - 0.012, 0.5, z - 0.02], [0.024, h - 0.55]));
  row(0.55, (h - 0.62) / 4, 5, (y) => slab(space, wood, [x + 0.05, y - 0.012, z - 0.02], [w - 0.1, 0.024]));
}

export const DOJO = setting({
  size: { half: 3.8, high: 3.1, deep: 7 },
  floor: "plain",
  floorTint: (plate) => ({
    light: 0.74 * Math.min(1, 0.3 + plate.palette.wall.light),
    chroma: 0.07,
    hue: has(plate, "tatami", "ryokan", "tea") ? 105 : 72,
  }),
  wall: (space) => {
    for (const x of [-3.8, -2.6, 1.4, 2.6]) paperScreen(space, [x, 6.98], [1.2, 2.35]);
    slab(space, tone(space, 0.36, 0.06, 52), [-3.8, 2.35, 6.97], [7.6, 0.16]);
    slab(space, tone(space, 0.8, 0.03, 85), [-1.4, 0, 6.97], [2.8, 2.35]);
    slab(space, tone(space, 0.93, 0.02, 90), [-0.36, 0.75, 6.95], [0.72, 1.4]);
    rod(
      space,
      lightOf(0.16, 0.01, 270),
      0.09,
      [-0.14, 1.9, 6.94],
      [0.16, 1.7, 6.94],
      [-0.1, 1.45, 6.94],
      [0.14, 1.2, 6.94],
      [0, 0.95, 6.94],
    );
    for (const y of [0.71, 2.15]) rod(space, tone(space, 0.36, 0.06, 52), 0.06, [-0.42, y, 6.94], [0.42, y, 6.94]);
  },
  back: (space) => {
    const seam = tone(space, 0.42, 0.07, 120);
    for (const z of [3.2, 4.2, 5.2, 6.2]) ground(space, faded(seam, 0.8), [-3.8, 3.8], [z, z + 0.05]);
    for (const x of [-2.4, -0.02, 2.4]) ground(space, faded(seam, 0.8), [x, x + 0.05], [0.4, 6.9]);
    if (!has(space.plate, "dojo", "karate", "judo", "sword", "aikido")) return;
    const x = space.plate.place.side > 0 ? -3.1 : 1.9;
    for (const dx of [0, 1.1]) rod(space, tone(space, 0.4, 0.07, 52), 0.08, [x + dx, 0, 6.4], [x + dx, 1.5, 6.4]);
    for (const y of [0.6, 0.95, 1.3])
      rod(space, tone(space, 0.55, 0.09, 62), 0.06, [x - 0.3, y, 6.35], [x + 1.45, y + 0.08, 6.35]);
  },
});

export const VELODROME = setting({
  size: { half: 9, high: 6.5, deep: 12 },
  floor: "plain",
  floorTint: () => lightOf(0.5, 0.07, 65),
  ceiling: () => lightOf(0.25, 0.012, 250),
  wall: (space) => {
    const { random, place } = space.plate;
    slab(space, lightOf(0.2, 0.02, 260), [-9, 2.6, 11.95], [18, 3.9]);
    for (let one = 0; one < 700; one++)
      disc(
        space,
        lightOf(between(random, 0.35, 0.72), 0.09, random() < 0.5 ? place.hue : random() * 360),
        [between(random, -9, 9), between(random, 2.9, 5), 11.9],
        0.09,
      );
    row(-8, 2, 9, (x) => bulb(space, [x, 6.1, 11], 0.16, lightOf(0.97, 0.02, 220)));
  },
  back: (space) => {
    const wood = lightOf(0.66, 0.09, 68);
    const bank = (low: number, high: number) =>
      [
        [-10, 0.05 + 2.6 * low, 8.5 + 3 * low],
        [10, 0.05 + 2.6 * low, 8.5 + 3 * low],
        [10, 0.05 + 2.6 * high, 8.5 + 3 * high],
        [-10, 0.05 + 2.6 * high, 8.5 + 3 * high],
      ] as const;
    for (let board = 0; board < 12; board++)
      face(space, shifted(wood, board % 2 ? 0.015 : -0.03), ...bank(board / 12, (board + 1) / 12));
    for (const [at, light, chroma, hue] of [
      [0.16, 0.2, 0.01, 260],
      [0.26, 0.55, 0.2, 27],
      [0.55, 0.5, 0.15, 255],
    ] as const)
      face(space, lightOf(light, chroma, hue), ...bank(at, at + 0.03));
    rod(space, lightOf(0.92, 0.01, 90), 0.12, [-10, 2.75, 11.5], [10, 2.75, 11.5]);
  },
  front: (space) => {
    ground(space, lightOf(0.62, 0.13, 235), [-10, 10], [7.2, 8.5]);
    row(-9, 1.1, 17, (x) => ground(space, faded(lightOf(0.4, 0.06, 60), 0.35), [x, x + 0.03], [0.4, 7.2]));
  },
});
