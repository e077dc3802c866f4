// Designs of halls where people wait and are received: platform of an underground railway, lobby of a hotel, cabin of a cable car.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { plant, sofa } from "../../parts/furniture.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, column, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { isDark } from "../../plate-canvas.ts";
import { block, face, frontPanel } from "../../parts/space.ts";

export const METRO_STATION = setting({
  size: { half: 6, high: 4.2, deep: 9 },
  floor: "tiles",
  floorTint: () => lightOf(0.55, 0.012, 90),
  ceiling: () => lightOf(0.5, 0.012, 230),
  tubes: [-3, 0, 3],
  wall: (space) => {
    slab(space, lightOf(0.8, 0.02, 200), [-6, 0, 8.95], [12, 4.2]);
    row(-6, 0.4, 30, (x) => rod(space, faded(lightOf(0.5, 0.01, 200), 0.4), 0.02, [x, 0, 8.94], [x, 4.2, 8.94]));
    slab(space, lightOf(0.5, 0.17, space.plate.place.hue), [-6, 2.7, 8.9], [12, 0.5]);
    for (const x of [-4, 2.4]) slab(space, lightOf(0.95, 0.01, 90), [x, 2.78, 8.88], [1.6, 0.34]);
    for (const side of [-1, 1]) slab(space, lightOf(0.07, 0.01, 260), [side > 0 ? 4.4 : -6, 0, 8.85], [1.6, 2.6]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    const body = lightOf(0.74, 0.015, 235);
    block(space, { at: [-6.5, 0.1, 7.4], size: [13, 2.5, 0.5] }, body);
    slab(space, lightOf(0.5, 0.17, space.plate.place.hue), [-6.5, 0.75, 7.38], [13, 0.24]);
    row(-6.2, 1.55, 9, (x, at) => {
      const isDoor = at % 3 === 1;
      slab(
        space,
        isDoor ? shifted(body, -0.12) : lightOf(0.9, 0.05, 90),
        [x, isDoor ? 0.15 : 1.15, 7.36],
        [1.2, isDoor ? 2.2 : 0.95],
      );
      if (isDoor) for (const dx of [0.12, 0.66]) slab(space, lightOf(0.9, 0.05, 90), [x + dx, 1.1, 7.35], [0.4, 0.95]);
    });
    ground(space, lightOf(0.86, 0.16, 95), [-7, 7], [6.6, 6.95]);
    for (const x of [-3.2, 3.2]) column(space, lightOf(0.78, 0.02, 80), [x, 0, 5.6], [0.25, 4.2]);
    block(space, { at: [way * 2 - 0.8, 0.42, 5.8], size: [1.6, 0.08, 0.4] }, tone(space, 0.5, 0.08, 50));
  },
});

export const HOTEL_LOBBY = setting({
  size: { half: 4.6, high: 4, deep: 8 },
  floor: "tiles",
  wall: (space) => {
    const wood = tone(space, 0.42, 0.08, 45);
    slab(space, wood, [-2.6, 0.9, 7.9], [5.2, 2.2]);
    row(-2.45, 0.42, 12, (x) =>
      row(1.4, 0.36, 4, (y) => {
        slab(space, shifted(wood, -0.16), [x, y, 7.88], [0.36, 0.28]);
        disc(space, lightOf(0.78, 0.13, 85), [x + 0.18, y + 0.12, 7.87], [0.03, 0.08]);
      }),
    );
    for (const x of [-4.3, 3.1]) slab(space, tone(space, 0.62, 0.1, 85), [x, 0.6, 7.9], [1.2, 2.3]);
    const glass = isDark(space.plate) ? lightOf(0.3, 0.05, 260) : space.plate.palette.sky[1];
    for (const x of [-4.2, 3.2]) for (const half of [0, 0.52]) slab(space, glass, [x + half, 0.7, 7.88], [0.48, 2.1]);
  },
  back: (space) => {
    const wood = tone(space, 0.5, 0.1, 48);
    block(space, { at: [-2.4, 0, 6.4], size: [4.8, 1.05, 0.6] }, wood);
    block(space, { at: [-2.5, 1.05, 6.35], size: [5, 0.08, 0.7] }, tone(space, 0.88, 0.01, 90));
    row(-2.1, 0.85, 6, (x) => slab(space, shifted(wood, 0.07), [x, 0.18, 6.38], [0.65, 0.7]));
    disc(space, lightOf(0.8, 0.13, 85), [0.5, 1.2, 6.35], [0.12, 0.08]);
    for (const x of [-1.9, 1.9]) {
      rod(space, lightOf(0.7, 0.11, 85), 0.05, [x, 1.13, 6.4], [x, 1.6, 6.4]);
      if (isDark(space.plate)) shineAt(space, [x, 1.75, 6.4], 0.9, lightOf(0.9, 0.08, 80, 0.5));
      const shade = isDark(space.plate) ? lightOf(0.95, 0.06, 85) : tone(space, 0.88, 0.03, 85);
      disc(space, shade, [x, 1.75, 6.4], [0.22, 0.18]);
    }
    for (const x of [-3.8, 3.8]) column(space, tone(space, 0.86, 0.03, 70), [x, 0, 6.6], [0.26, 4]);
    if (isDark(space.plate)) for (const x of [-1.2, 1.2]) bulb(space, [x, 3.4, 6], 0.13, lightOf(0.95, 0.07, 82));
  },
  front: (space) => {
    ground(space, faded(tone(space, 0.42, 0.15, 26), 0.9), [-1.1, 1.1], [0.4, 6.3]);
    const way = space.plate.place.side;
    sofa(space, [way > 0 ? -3.6 : 1.9, 4.6], 1.6);
    plant(space, [way * 3.3, 5], 1.5);
  },
});

export const CABLE_CAR = setting({
  size: { half: 2, high: 2.4, deep: 3.6 },
  floor: "plain",
  floorTint: () => lightOf(0.4, 0.012, 250),
  ceiling: () => lightOf(0.72, 0.015, 235),
  wall: (space) => {
    const { plate } = space;
    const glass = frontPanel(space, [-1.9, 0.45, 3.58], 3.8, 1.8);
    const [left, top] = glass(0, 0);
    const [right, bottom] = glass(1, 1);
    paintView(plate, [left, top, right, bottom], "land");
    const snow = mixed(plate.palette.haze, lightOf(0.97, 0.01, 230), 0.6);
    for (const [x, high, half] of [
      [-1.2, 1.05, 0.9],
      [0.2, 0.8, 0.8],
      [1.3, 1.15, 0.9],
    ] as const) {
      face(
        space,
        mixed(plate.palette.haze, plate.palette.near, 0.35),
        [x - half, 0.45, 3.57],
        [x, 0.45 + high * 1.5, 3.57],
        [x + half, 0.45, 3.57],
      );
      face(
        space,
        snow,
        [x - half * 0.35, 0.45 + high * 1.12, 3.565],
        [x, 0.45 + high * 1.5, 3.565],
        [x + half * 0.35, 0.45 + high * 1.12, 3.565],
      );
    }
    rod(space, lightOf(0.3, 0.01, 250), 0.03, [-1.9, 2.1, 3.56], [1.9, 1.75, 3.56]);
    const cabin = lightOf(0.54, 0.02, 235);
    rod(space, lightOf(0.4, 0.01, 250), 0.08, [1.1, 1.86, 3.55], [1.1, 1.6, 3.55]);
    slab(space, lightOf(0.54, 0.19, 27), [0.92, 1.3, 3.55], [0.36, 0.3]);
    row(-1.9, 1.26, 4, (x) => slab(space, cabin, [x - 0.05, 0.4, 3.54], [0.1, 1.9]));
    for (const y of [0.38, 2.22]) slab(space, cabin, [-2, y, 3.53], [4, 0.1]);
    for (const side of [-1, 1])
      face(
        space,
        faded(mixed(plate.palette.sky[1], plate.palette.haze, 0.4), 0.9),
        [side * 1.98, 0.45, 1],
        [side * 1.98, 2.25, 1],
        [side * 1.98, 2.25, 3.5],
        [side * 1.98, 0.45, 3.5],
      );
  },
  back: (space) => {
    for (const x of [-1.4, 1.4]) rod(space, lightOf(0.85, 0.16, 95), 0.06, [x, 0, 3.2], [x, 2.4, 3.2]);
    rod(space, lightOf(0.85, 0.16, 95), 0.05, [-2, 1.02, 3.3], [2, 1.02, 3.3]);
  },
});
