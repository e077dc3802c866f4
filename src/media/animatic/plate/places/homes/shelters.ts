// Designs of small shelters: log cabin, tent, igloo, sauna, caravan.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { bed, chair, table } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Spot } from "../../parts/space.ts";
import { fillBand, type PlateCanvas } from "../../plate-canvas.ts";
import { fireLight } from "./shared.ts";

const hearthAt = ({ place }: Pick<PlateCanvas, "place">): number => (place.side > 0 ? -1.5 : 1.5);

/** Round logs, a stone fireplace, a window with the weather in it. */
export const LOG_CABIN = setting({
  floor: "boards",
  wall: (space) => {
    const log = tone(space, 0.52, 0.09, 58);
    row(0, 0.305, 9, (y, at) => {
      slab(space, shifted(log, at % 2 ? 0.02 : -0.02), [-2.9, y, 5.99], [5.8, 0.3]);
      slab(space, shifted(log, 0.07), [-2.9, y + 0.17, 5.985], [5.8, 0.05]);
      slab(space, shifted(log, -0.2), [-2.9, y, 5.985], [5.8, 0.045]);
    });
    paintWindow(space, {
      at: [space.plate.place.side > 0 ? 0.9 : -2.4, 1.05, 5.97],
      size: [1.5, 1.1],
      panes: [2, 2],
      view: "land",
    });
    const x = hearthAt(space.plate);
    row(0, 0.3, 9, (y, at) =>
      row(x - 0.85, 0.42, 4, (dx, one) =>
        disc(
          space,
          tone(space, 0.46 + 0.06 * ((at + one) % 3), 0.012, 70),
          [dx + 0.2 + 0.12 * (at % 2), y + 0.15, 5.9],
          [0.23, 0.15],
        ),
      ),
    );
    arch(space, lightOf(0.11, 0.02, 40), [x - 0.5, 0.1, 5.85], [1, 0.9]);
    slab(space, tone(space, 0.36, 0.07, 50), [x - 1, 1.25, 5.8], [2, 0.12]);
  },
  back: (space) => {
    const x = hearthAt(space.plate);
    for (const side of [-1, 1]) {
      rod(
        space,
        tone(space, 0.8, 0.04, 80),
        0.06,
        [x, 1.75, 5.6],
        [x + side * 0.35, 1.95, 5.6],
        [x + side * 0.5, 2.4, 5.6],
      );
      rod(space, tone(space, 0.8, 0.04, 80), 0.05, [x + side * 0.35, 1.95, 5.6], [x + side * 0.62, 2.05, 5.6]);
    }
    disc(space, tone(space, 0.42, 0.07, 55), [x, 1.7, 5.59], [0.13, 0.2]);
  },
  front: (space) => {
    ground(space, tone(space, 0.5, 0.15, 28), [-1.2, 1.2], [3.2, 4.8]);
    chair(space, [space.plate.place.side > 0 ? 1.6 : -2, 4]);
  },
  lights: [{ ...fireLight(hearthAt), when: () => true }],
});

/** Cloth that falls from a ridge, an opening with the land behind it, a lantern. */
export const TENT = setting({
  floor: "plain",
  wall: (space) => {
    const { plate } = space;
    const cloth = tone(space, 0.66, 0.09, plate.place.colours[0]?.colour.hue ?? 75);
    fillBand(plate, -plate.height, plate.height * 3, shifted(cloth, -0.18));
    const peak: Spot = [0, 2.7, 5.8];
    face(space, { ...plate.palette.sky[1], alpha: 1 }, [-1.4, 0, 5.9], peak, [1.4, 0, 5.9]);
    face(
      space,
      { ...plate.palette.groundFar, alpha: 1 },
      [-1.4, 0, 5.89],
      [-1, 0.75, 5.89],
      [1, 0.75, 5.89],
      [1.4, 0, 5.89],
    );
    face(space, shifted(cloth, -0.06), [-3.6, 0, 5.8], peak, [-0.3, 2.1, 5.8], [-1.15, 0, 5.8]);
    face(space, shifted(cloth, -0.02), [3.6, 0, 5.8], peak, [0.3, 2.1, 5.8], [1.15, 0, 5.8]);
    const ridge: Spot = [0, 2.75, 0.4];
    face(space, shifted(cloth, plate.place.side < 0 ? -0.03 : -0.11), peak, ridge, [-3.6, 0, 0.4], [-3.6, 0, 5.8]);
    face(space, shifted(cloth, plate.place.side > 0 ? -0.03 : -0.11), peak, ridge, [3.6, 0, 0.4], [3.6, 0, 5.8]);
    for (const z of [4.2, 3, 2.1])
      for (const x of [-3.6, 3.6]) rod(space, shifted(cloth, -0.2), 0.03, [0, 2.72, z], [x, 0, z]);
    ground(space, tone(space, 0.42, 0.06, 60), [-3.6, 3.6], [0.4, 5.8]);
  },
  back: (space) => {
    rod(space, tone(space, 0.4, 0.06, 55), 0.08, [0, 0, 5.2], [0, 2.7, 5.2]);
    rod(space, tone(space, 0.25, 0.01, 250), 0.02, [0.5, 2.45, 4.6], [0.5, 1.95, 4.6]);
    slab(space, tone(space, 0.3, 0.02, 250), [0.38, 1.58, 4.6], [0.24, 0.36]);
    bulb(space, [0.5, 1.76, 4.59], 0.09, lightOf(0.94, 0.12, 75));
  },
  front: (space) => {
    for (const [x, hue] of [
      [-1.9, 255],
      [0.7, 28],
    ] as const) {
      block(space, { at: [x, 0, 3.6], size: [1.3, 0.22, 0.9] }, tone(space, 0.52, 0.13, hue));
      block(space, { at: [x, 0.2, 4.3], size: [0.7, 0.16, 0.3] }, tone(space, 0.85, 0.02, 85));
    }
  },
});

/** A dome of blocks of snow. */
export const IGLOO = setting({
  floor: "plain",
  floorTint: () => lightOf(0.8, 0.02, 230),
  wall: (space) => {
    const { plate } = space;
    const snow = lightOf(plate.place.hour === "night" ? 0.6 : 0.86, 0.03, 228);
    fillBand(plate, -plate.height, plate.height * 3, shifted(snow, -0.12));
    for (let course = 0; course < 8; course++) {
      const r = 4.6 - course * 0.5;
      row(0, 1, 17, (at) => {
        const [from, to] = [Math.PI * (1 - at / 17), Math.PI * (1 - (at + 0.93) / 17)].map(
          (turn) => turn + course * 0.09,
        );
        const point = (turn = 0, reach = r): Spot => [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.74, 5.9];
        face(
          space,
          shifted(snow, 0.04 * Math.sin(at * 3 + course * 2) - 0.02 * course),
          point(from),
          point(to),
          point(to, r - 0.46),
          point(from, r - 0.46),
        );
      });
    }
    arch(space, shifted(snow, -0.25), [-0.95, 0, 5.85], [1.9, 1.5]);
    arch(space, { ...plate.palette.sky[2], alpha: 1 }, [-0.75, 0, 5.84], [1.5, 1.25]);
    slab(space, lightOf(0.93, 0.01, 230), [-0.75, 0, 5.83], [1.5, 0.25]);
  },
  back: (space) => {
    for (const x of [-2.3, 1.4]) disc(space, tone(space, 0.45, 0.06, 60), [x + 0.4, 0.16, 4.6], [0.95, 0.26]);
    bulb(space, [1.3, 0.55, 4.9], 0.08, lightOf(0.93, 0.13, 70));
    slab(space, tone(space, 0.35, 0.02, 60), [1.12, 0.3, 4.9], [0.36, 0.16]);
  },
});

export const SAUNA = setting({
  size: { half: 2.6, high: 2.5, deep: 5 },
  floor: "boards",
  wall: (space) =>
    row(0, 0.2, 13, (y, at) =>
      slab(space, shifted(tone(space, 0.66, 0.1, 65), at % 2 ? 0.03 : -0.03), [-2.6, y, 4.99], [5.2, 0.18]),
    ),
  back: (space) => {
    for (const [y, z] of [
      [1.05, 4.3],
      [0.5, 3.7],
    ] as const)
      for (const dz of [0, 0.17, 0.34])
        block(space, { at: [-2.6, y, z + dz], size: [4, 0.09, 0.14] }, tone(space, 0.72, 0.1, 68));
    block(space, { at: [1.55, 0, 4], size: [0.9, 0.8, 0.6] }, tone(space, 0.22, 0.01, 250));
    row(1.65, 0.2, 5, (x, at) =>
      disc(space, tone(space, 0.45 + 0.06 * (at % 2), 0.01, 250), [x, 0.88, 3.98], [0.13, 0.1]),
    );
    slab(space, lightOf(0.62, 0.2, 40), [1.75, 0.25, 3.98], [0.5, 0.2]);
    shineAt(space, [2, 0.5, 3.9], 1.1, lightOf(0.66, 0.17, 45, 0.4));
    disc(space, tone(space, 0.5, 0.09, 60), [0.9, 1.28, 3.9], [0.2, 0.15]);
  },
});

/** Rounded walls, a bench around a table, a small window with gathered curtains. */
export const CARAVAN = setting({
  size: { half: 2.3, high: 2.2, deep: 4.6 },
  floor: "boards",
  wall: (space) => {
    slab(space, tone(space, 0.72, 0.07, 70), [-2.3, 1.85, 4.58], [4.6, 0.35]);
    paintWindow(space, { at: [-1.2, 1, 4.57], size: [2.4, 0.8], panes: [1, 1], view: "land", curtains: true });
    for (const x of [-2.2, -0.7, 0.8]) slab(space, tone(space, 0.6, 0.08, 62), [x, 1.9, 4.5], [1.4, 0.26]);
  },
  back: (space) => {
    const seat = tone(space, 0.58, 0.13, space.plate.place.hue);
    for (const x of [-2.2, 0.9]) {
      block(space, { at: [x, 0, 3.9], size: [1.3, 0.45, 0.6] }, seat);
      block(space, { at: [x, 0.45, 4.3], size: [1.3, 0.5, 0.15] }, shifted(seat, 0.05));
    }
    table(space, [-0.7, 3.9], [1.4, 0.5, 0.7], tone(space, 0.75, 0.06, 70));
    disc(space, tone(space, 0.9, 0.01, 90), [0, 0.78, 3.9], 0.08);
  },
  front: (space) => {
    if (space.plate.place.things.has("bed")) bed(space, [0.6, 3], 1.1);
  },
});
