// Designs of roofed places of trade and of living far away: market hall, kitchen of a restaurant, quarters in space.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { chair, counter, table } from "../../parts/furniture.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, metre, spot, type Space } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";
import { paintPlanet } from "../space.ts";

function stall(space: Space, x: number, z: number, isFish: boolean): void {
  const { random, place } = space.plate;
  const hue = (place.hue + Math.round(x * 3 + z * 7) * 47) % 360;
  block(
    space,
    { at: [x, 0, z], size: [2.4, 0.75, 0.8] },
    isFish ? tone(space, 0.85, 0.01, 230) : tone(space, 0.5, 0.08, 60),
  );
  row(x, 0.3, 8, (at, one) =>
    slab(space, one % 2 ? tone(space, 0.95, 0.01, 90) : tone(space, 0.55, 0.16, hue), [at, 2.1, z], [0.3, 0.4]),
  );
  for (const dx of [0.05, 2.3]) rod(space, tone(space, 0.4, 0.02, 240), 0.05, [x + dx, 0.75, z], [x + dx, 2.2, z]);
  bulb(space, [x + 1.2, 1.95, z], 0.07, lightOf(0.95, 0.06, 85));
  for (let one = 0; one < 12; one++) {
    const at = x + 0.15 + one * 0.18;
    if (isFish) disc(space, lightOf(between(random, 0.55, 0.75), 0.03, 240), [at, 0.82, z], [0.2, 0.07]);
    else disc(space, tone(space, 0.62, 0.17, [27, 55, 95, 140][one % 4] ?? 27), [at, 0.84, z], 0.12);
  }
}

export const MARKET_HALL = setting({
  size: { half: 6.4, high: 6.2, deep: 12 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.5 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.012, hue: 240 }),
  ceiling: (plate) => mixed(plate.palette.sky[1], lightOf(0.5, 0.02, 230), 0.5),
  wall: (space) => {
    const iron = tone(space, 0.34, 0.05, 165);
    arch(space, mixed(space.plate.palette.sky[2], space.plate.palette.wall, 0.25), [-4, 1.6, 11.9], [8, 4.4]);
    row(-4, 1, 9, (x) => rod(space, iron, 0.07, [x, 1.6, 11.85], [x, 5.6 - Math.abs(x) * 0.35, 11.85]));
    for (const z of [11.5, 8.5, 6])
      rod(
        space,
        iron,
        0.2,
        [-6.2, 0, z],
        [-6.2, 3.6, z],
        [-3.6, 5.4, z],
        [0, 6, z],
        [3.6, 5.4, z],
        [6.2, 3.6, z],
        [6.2, 0, z],
      );
  },
  back: (space) => {
    const isFish = has(space.plate, "fish", "tuna", "seafood");
    for (const [x, z] of [
      [-5.6, 9.5],
      [-2.7, 10],
      [0.3, 10],
      [3.2, 9.5],
      [-5.4, 6.4],
      [3, 6.4],
    ] as const)
      stall(space, x, z, isFish);
  },
  front: (space) => {
    if (space.plate.place.wet)
      for (const z of [2.6, 3.6, 5])
        ground(space, faded(lightOf(0.85, 0.04, 220), 0.22), [-3.2 + z * 0.4, 2.2 - z * 0.2], [z, z + 0.22]);
    if (!has(space.plate, "fish", "tuna")) return;
    row(space.plate.place.side > 0 ? -3.1 : 1.2, 0.7, 3, (x) => {
      disc(space, lightOf(0.42, 0.03, 250), [x, 0.2, 4], [0.42, 0.15]);
      disc(space, lightOf(0.72, 0.02, 230), [x, 0.14, 3.98], [0.34, 0.07]);
    });
  },
});

export const PRO_KITCHEN = setting({
  size: { half: 3.4, high: 2.9, deep: 6.2 },
  floor: "tiles",
  floorTint: () => lightOf(0.55, 0.03, 35),
  tubes: [-1.4, 1.4],
  wall: (space) => {
    row(-3.4, 0.34, 20, (x) =>
      row(0, 0.34, 8, (y) => slab(space, tone(space, 0.94, 0.005, 220), [x + 0.01, y + 0.01, 6.18], [0.32, 0.32])),
    );
    block(space, { at: [-2.6, 2, 5.5], size: [5.2, 0.7, 0.6] }, tone(space, 0.74, 0.008, 235));
    rod(space, tone(space, 0.4, 0.01, 240), 0.04, [-2.4, 1.85, 5.6], [2.4, 1.85, 5.6]);
    row(-2.2, 0.5, 9, (x, at) => {
      disc(space, at % 2 ? tone(space, 0.6, 0.11, 50) : tone(space, 0.5, 0.01, 240), [x, 1.55, 5.55], [0.17, 0.17]);
      rod(space, tone(space, 0.3, 0.01, 240), 0.03, [x, 1.85, 5.56], [x, 1.7, 5.56]);
    });
  },
  back: (space) => {
    counter(space, [-3.3, 5], [6.6, 0.7, 0.9], {
      front: tone(space, 0.7, 0.008, 235),
      top: tone(space, 0.82, 0.006, 230),
      doors: 8,
    });
    row(-2.7, 1.15, 5, (x, at) => {
      disc(space, tone(space, at % 2 ? 0.45 : 0.66, 0.01, 240), [x, 1.08, 5], [0.28, 0.15]);
      if (at % 2) return;
      shineAt(space, [x, 1.3, 4.95], 0.7, lightOf(0.8, 0.16, 60, 0.5));
      for (const dx of [-0.12, 0, 0.12])
        disc(space, lightOf(0.82, 0.17, 62 + dx * 60), [x + dx, 1.32 - Math.abs(dx), 4.94], [0.07, 0.2]);
    });
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.6 : -3.2;
    counter(space, [x, 3.8], [2.6, 0.6, 0.9], {
      front: tone(space, 0.68, 0.008, 235),
      top: tone(space, 0.84, 0.006, 230),
      doors: 3,
    });
    row(x + 0.35, 0.62, 4, (at) => {
      disc(space, tone(space, 0.97, 0.004, 90), [at, 0.97, 3.85], [0.24, 0.05]);
      disc(space, tone(space, 0.6, 0.14, 120), [at, 1, 3.84], [0.1, 0.05]);
    });
  },
});

/** White curved walls, strips of light and a round window on stars and a planet. */
export const SPACE_QUARTERS = setting({
  size: { half: 3.3, high: 2.7, deep: 6 },
  floor: "plain",
  floorTint: () => lightOf(0.62, 0.012, 240),
  wall: (space) => {
    const { plate } = space;
    const white = lightOf(0.86, 0.008, 230);
    row(-3.3, 1.32, 5, (x, at) => slab(space, shifted(white, at % 2 ? 0 : -0.04), [x, 0.05, 5.98], [1.28, 2.6]));
    slab(space, lightOf(0.95, 0.05, 215), [-3.3, 2.5, 5.95], [6.6, 0.08]);
    slab(space, lightOf(0.8, 0.1, 220), [-3.3, 0.2, 5.95], [6.6, 0.05]);
    const x = plate.place.side * 0.9;
    disc(space, lightOf(0.55, 0.012, 240), [x, 1.45, 5.94], 1.12);
    disc(space, lightOf(0.1, 0.03, 270), [x, 1.45, 5.93], 1);
    for (let star = 0; star < 60; star++) {
      const [turn, far] = [between(plate.random, 0, 6.28), Math.sqrt(plate.random()) * 0.95];
      disc(space, lightOf(0.95, 0.02, 230), [x + Math.cos(turn) * far, 1.45 + Math.sin(turn) * far, 5.92], 0.014);
    }
    paintPlanet(plate, spot(space, [x - 0.2, 1.3, 5.91]), (0.5 * metre(space, 5.91)) / plate.unit);
    slab(space, lightOf(0.5, 0.015, 240), [-plate.place.side * 2.3 - 0.5, 0, 5.94], [1, 2.1]);
    disc(space, lightOf(0.75, 0.13, 200), [-plate.place.side * 2.3, 1.5, 5.92], 0.1);
  },
  back: (space) => {
    row(0, 1, 3, (at) =>
      disc(space, lightOf(0.75, 0.15, at * 110), [-space.plate.place.side * 1.5, 1.1 + at * 0.16, 5.9], 0.05),
    );
    table(space, [-1.2, 4.6], [2.4, 0.7, 0.74], lightOf(0.9, 0.006, 230));
    for (const x of [-0.9, 0.4]) chair(space, [x, 5.35], false, lightOf(0.82, 0.01, 230));
  },
});
