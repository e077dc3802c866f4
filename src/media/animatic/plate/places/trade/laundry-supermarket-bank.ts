// Designs of places of trade and waiting: launderette, supermarket aisle, bank, pharmacy, canteen, waiting room.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { counter, plant, table } from "../../parts/furniture.ts";
import { paintPicture } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { column, disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, frontPanel, patch, sidePanel, type Panel, type Space } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

export const LAUNDERETTE = setting({
  floor: "tiles",
  tubes: [-1.2, 1.2],
  back: (space) => {
    row(-2.85, 0.96, 6, (x, at) => {
      for (const y of [0, 1.02]) washer(space, [x, y, 5.3], at % 3 === 1 ? 85 : 215);
    });
    slab(space, tone(space, 0.55, 0.12, 245), [-2.9, 2.1, 5.3], [5.8, 0.22]);
  },
  front: (space) => {
    block(space, { at: [-2.4, 0.4, 3.9], size: [1.9, 0.08, 0.5] }, tone(space, 0.72, 0.09, 75));
    for (const x of [-2.3, -0.75]) block(space, { at: [x, 0, 4], size: [0.08, 0.4, 0.3] }, tone(space, 0.5, 0.01, 250));
    block(space, { at: [1.2, 0, 3.6], size: [0.8, 0.5, 0.6] }, tone(space, 0.62, 0.13, 250));
    for (const [dx, hue] of [
      [0.15, 20],
      [0.4, 95],
      [0.62, 330],
    ] as const)
      disc(space, tone(space, 0.74, 0.1, hue), [1.2 + dx, 0.55, 3.6], [0.17, 0.12]);
  },
});

function washer(space: Space, [x, y, z]: readonly [number, number, number], hue: number): void {
  block(space, { at: [x, y, z], size: [0.92, 0.98, 0.6] }, tone(space, 0.93, 0.006, 230));
  slab(space, tone(space, 0.5, 0.08, hue), [x, y + 0.82, z], [0.92, 0.13]);
  ring(space, [tone(space, 0.66, 0.01, 240), tone(space, 0.24, 0.03, 245)], [x + 0.46, y + 0.42, z], 0.34);
  disc(space, tone(space, 0.6, 0.1, hue + 110), [x + 0.44, y + 0.33, z], [0.2, 0.13]);
  disc(space, { ...tone(space, 0.9, 0.01, 230), alpha: 0.5 }, [x + 0.36, y + 0.53, z], [0.1, 0.05]);
}

/** Packs in groups of a colour on boards. */
export function packs(space: Space, panel: Panel, [columns, rows]: readonly [number, number]): void {
  const { plate } = space;
  patch(plate, panel, tone(space, 0.9, 0.01, 90), [0, 0, 1, 1]);
  for (let board = 0; board < rows; board++) {
    let hue = plate.random() * 360;
    for (let pack = 0; pack < columns; pack++) {
      if (pack % 3 === 0) hue = plate.random() * 360;
      const high = between(plate.random, 0.55, 0.8) / rows;
      const tint = tone(space, between(plate.random, 0.56, 0.74), 0.15, hue);
      const [u, v] = [pack / columns, (board + 0.9) / rows - high];
      patch(plate, panel, tint, [u + 0.06 / columns, v, 0.88 / columns, high]);
      patch(plate, panel, shifted(tint, 0.18), [u + 0.2 / columns, v + high * 0.3, 0.5 / columns, high * 0.25]);
    }
    patch(plate, panel, tone(space, 0.6, 0.16, 28), [0, (board + 0.9) / rows, 1, 0.07 / rows]);
  }
}

export const SUPERMARKET = setting({
  size: { half: 2.3, high: 3.2, deep: 7.5 },
  floorTint: (plate) => ({ light: 0.9 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.008, hue: 230 }),
  floor: "tiles",
  tubes: [-0.9, 0.9],
  wall: (space) => {
    for (const side of [-1, 1]) packs(space, sidePanel(space, side * 2.28, [1.2, 7.3], [0.15, 2.35]), [26, 5]);
    packs(space, frontPanel(space, [-2.3, 0.1, 7.5], 4.6, 2.1), [16, 4]);
  },
  back: (space) => {
    slab(space, tone(space, 0.58, 0.17, 145), [-2.3, 2.35, 7.4], [4.6, 0.45]);
    row(-1.9, 1.35, 3, (x) => disc(space, tone(space, 0.95, 0.01, 100), [x + 0.55, 2.57, 7.3], [0.4, 0.11]));
  },
  front: (space) => {
    if (!space.plate.place.things.has("trolley")) return;
    rod(
      space,
      tone(space, 0.7, 0.01, 240),
      0.03,
      [1, 0.4, 4],
      [1.1, 0.9, 4],
      [1.9, 0.9, 4],
      [1.8, 0.4, 4],
      [1, 0.4, 4],
    );
  },
});

export const BANK = setting({
  size: { half: 4, high: 3.6, deep: 7 },
  floor: "tiles",
  wall: (space) => {
    for (const x of [-3.4, -1.15, 1.15, 3.4]) column(space, tone(space, 0.88, 0.02, 85), [x, 0, 6.9], [0.26, 3.4]);
    ring(space, [tone(space, 0.62, 0.03, 90), tone(space, 0.72, 0.015, 240)], [0, 1.5, 6.9], 0.85);
    for (let spoke = 0; spoke < 3; spoke++) {
      const turn = (spoke * Math.PI) / 3;
      const [dx, dy] = [Math.cos(turn) * 0.45, Math.sin(turn) * 0.45];
      rod(space, tone(space, 0.5, 0.05, 85), 0.07, [-dx, 1.5 - dy, 6.8], [dx, 1.5 + dy, 6.8]);
    }
  },
  back: (space) => {
    counter(space, [-3.9, 5.6], [2.7, 0.6, 1.05], {
      front: tone(space, 0.45, 0.06, 50),
      top: tone(space, 0.85, 0.01, 90),
      doors: 4,
    });
    counter(space, [1.2, 5.6], [2.7, 0.6, 1.05], {
      front: tone(space, 0.45, 0.06, 50),
      top: tone(space, 0.85, 0.01, 90),
      doors: 4,
    });
    for (const x of [-3.8, -2.5, 1.3, 2.6]) {
      slab(space, { ...tone(space, 0.9, 0.02, 215), alpha: 0.4 }, [x, 1.1, 5.6], [1.15, 0.95]);
      for (let bar = 0; bar <= 6; bar++)
        rod(space, tone(space, 0.74, 0.1, 85), 0.025, [x + bar * 0.19, 1.1, 5.6], [x + bar * 0.19, 2.05, 5.6]);
      rod(space, tone(space, 0.74, 0.1, 85), 0.06, [x, 2.05, 5.6], [x + 1.15, 2.05, 5.6]);
    }
  },
});

const isApothecary = ({ plate }: Space): boolean =>
  plate.place.year < 1940 || has(plate, "apothecary", "wooden", "drawer", "drawers");

/** Small drawers of dark wood, shelves of white and brown jars over them, scales on the counter. */
function paintApothecary(space: Space): void {
  const wood = tone(space, 0.4, 0.08, 50);
  slab(space, wood, [-2.85, 0, 5.7], [5.7, 2.6]);
  for (let drawer = 0; drawer < 36; drawer++) {
    const [x, y] = [-2.7 + (drawer % 12) * 0.46, 0.85 + Math.floor(drawer / 12) * 0.24];
    slab(space, shifted(wood, 0.09), [x, y, 5.66], [0.4, 0.19]);
    disc(space, lightOf(0.76, 0.12, 84), [x + 0.2, y + 0.09, 5.64], 0.035);
  }
  for (const y of [1.62, 2.06]) {
    slab(space, shifted(wood, 0.12), [-2.85, y - 0.05, 5.64], [5.7, 0.06]);
    row(-2.6, 0.33, 17, (x, at) => {
      slab(space, at % 3 ? tone(space, 0.95, 0.01, 90) : tone(space, 0.46, 0.1, 50), [x, y, 5.63], [0.2, 0.27]);
      slab(space, tone(space, 0.75, 0.12, 84), [x + 0.03, y + 0.09, 5.62], [0.14, 0.09]);
      disc(space, lightOf(0.3, 0.04, 50), [x + 0.1, y + 0.31, 5.62], 0.05);
    });
  }
  counter(space, [-2.8, 4.8], [5.6, 0.6, 0.98], { front: wood, top: shifted(wood, 0.14), doors: 6 });
  const brass = lightOf(0.76, 0.13, 84);
  const x = space.plate.place.side * 1.4;
  rod(space, brass, 0.04, [x, 0.98, 4.8], [x, 1.5, 4.8]);
  rod(space, brass, 0.03, [x - 0.34, 1.48, 4.8], [x + 0.34, 1.48, 4.8]);
  for (const dx of [-0.34, 0.34]) {
    rod(
      space,
      brass,
      0.015,
      [x + dx, 1.48, 4.8],
      [x + dx - 0.12, 1.2, 4.8],
      [x + dx + 0.12, 1.2, 4.8],
      [x + dx, 1.48, 4.8],
    );
    disc(space, brass, [x + dx, 1.19, 4.8], [0.15, 0.04]);
  }
}

export const PHARMACY = setting({
  floor: "tiles",
  tubes: [-1.3, 1.3],
  back: (space) => {
    if (isApothecary(space)) return paintApothecary(space);
    for (const x of [-2.85, 0.95]) packs(space, frontPanel(space, [x, 0.9, 5.6], 1.9, 1.5), [12, 4]);
    slab(space, tone(space, 0.95, 0.005, 200), [-0.9, 0.9, 5.7], [1.8, 1.6]);
    const green = lightOf(0.68, 0.19, 148);
    slab(space, green, [-0.2, 1.1, 5.6], [0.4, 1.2]);
    slab(space, green, [-0.6, 1.5, 5.6], [1.2, 0.4]);
    counter(space, [-2.8, 4.8], [5.6, 0.6, 0.98], {
      front: tone(space, 0.93, 0.01, 160),
      top: tone(space, 0.7, 0.09, 150),
      doors: 6,
    });
  },
});

export const CANTEEN = setting({
  size: { half: 4, high: 3, deep: 7.5 },
  floor: "tiles",
  tubes: [-1.6, 1.6],
  wall: (space) => {
    slab(space, tone(space, 0.35, 0.02, 240), [-3, 1, 7.4], [6, 1.25]);
    slab(space, tone(space, 0.78, 0.01, 230), [-3.2, 0, 7.3], [6.4, 1.05]);
    row(-2.7, 0.95, 6, (x, at) => {
      slab(space, tone(space, 0.66, 0.01, 235), [x, 1.05, 7.2], [0.75, 0.14]);
      disc(space, tone(space, 0.66, 0.13, [60, 130, 30][at % 3] ?? 60), [x + 0.37, 1.2, 7.2], [0.3, 0.09]);
      disc(space, lightOf(0.95, 0.08, 80), [x + 0.37, 2, 7.1], [0.2, 0.07]);
    });
  },
  back: (space) => {
    for (const [x, z] of [
      [-3.6, 5.2],
      [0.4, 5.2],
    ] as const)
      longTable(space, x, z);
  },
  front: (space) => longTable(space, space.plate.place.side > 0 ? 0.7 : -3.9, 3.3),
});

function longTable(space: Space, x: number, z: number): void {
  table(space, [x, z], [3.2, 0.8, 0.75], tone(space, 0.84, 0.03, 80));
  row(x + 0.2, 0.62, 5, (at, one) => {
    disc(space, tone(space, 0.55, 0.13, one % 2 ? 28 : 145), [at + 0.1, 0.45, z - 0.25], [0.19, 0.05]);
    slab(space, tone(space, 0.62, 0.1, one % 2 ? 28 : 250), [at, 0.77, z + 0.2], [0.4, 0.035]);
  });
}

export const WAITING_ROOM = setting({
  floor: "tiles",
  tubes: [0],
  wall: (space) => {
    paintPicture(space, [-2.4, 1.5, 6], [0.8, 0.6]);
    slab(space, tone(space, 0.6, 0.07, 65), [0.9, 1.35, 5.98], [1.6, 0.95]);
    row(1, 0.5, 3, (x, at) =>
      slab(space, tone(space, 0.93, 0.03, 90 + at * 70), [x, 1.45 + (at % 2) * 0.2, 5.97], [0.36, 0.5]),
    );
    disc(space, tone(space, 0.3, 0.01, 240), [-0.5, 2.1, 5.97], 0.26);
    disc(space, tone(space, 0.96, 0.005, 90), [-0.5, 2.1, 5.96], 0.22);
    rod(space, tone(space, 0.2, 0.01, 240), 0.03, [-0.38, 2.16, 5.95], [-0.5, 2.1, 5.95], [-0.5, 2.27, 5.95]);
  },
  back: (space) => {
    row(-2.5, 0.72, 7, (x, at) => {
      const tint = tone(space, 0.62, 0.14, at % 2 ? 40 : 235);
      block(space, { at: [x, 0.45, 5.2], size: [0.6, 0.06, 0.5] }, tint);
      block(space, { at: [x + 0.02, 0.55, 5.62], size: [0.56, 0.5, 0.05] }, shifted(tint, -0.02));
    });
    rod(space, tone(space, 0.6, 0.01, 240), 0.06, [-2.5, 0.4, 5.3], [2.5, 0.4, 5.3]);
    for (const x of [-2.2, 0, 2.2]) rod(space, tone(space, 0.55, 0.01, 240), 0.06, [x, 0, 5.3], [x, 0.42, 5.3]);
    plant(space, [2.7, 5.2], 1.2);
  },
  front: (space) => table(space, [space.plate.place.side > 0 ? 1 : -2, 3.8], [1, 0.6, 0.4]),
});
