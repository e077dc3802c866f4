// Designs of places to eat and drink: diner, noodle bar, tavern, saloon, bakery.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { chair, counter, pendant, shelves, stool, table } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, type Space } from "../../parts/space.ts";
import { fireLight } from "../homes/shared.ts";
import { lantern } from "../../parts/fire-and-jars.ts";

export const DINER = setting({
  floor: "tiles",
  floorTint: () => lightOf(0.8, 0.01, 90),
  wall: (space) => {
    paintWindow(space, { at: [-2.7, 1.05, 6], size: [5.4, 1.25], panes: [4, 1], view: "city" });
    slab(space, tone(space, 0.55, 0.19, 25), [-2.9, 0.82, 5.99], [5.8, 0.16]);
    slab(space, tone(space, 0.72, 0.09, 190), [-2.9, 2.4, 5.99], [5.8, 0.16]);
  },
  back: (space) => {
    row(-2.85, 1.5, 4, (x) => {
      const seat = tone(space, 0.53, 0.2, 24);
      block(space, { at: [x, 0, 5.3], size: [0.24, 1.2, 0.5] }, seat);
      block(space, { at: [x + 0.22, 0.35, 5.3], size: [0.34, 0.14, 0.5] }, shifted(seat, 0.05));
      table(space, [x + 0.6, 5.2], [0.62, 0.5, 0.74], tone(space, 0.93, 0.01, 90));
      block(space, { at: [x + 0.85, 0.76, 5.2], size: [0.07, 0.2, 0.07] }, tone(space, 0.5, 0.2, 27));
      block(space, { at: [x + 0.97, 0.76, 5.2], size: [0.07, 0.18, 0.07] }, tone(space, 0.8, 0.16, 95));
    });
    for (const x of [-1.9, -0.4, 1.1]) pendant(space, [x, 5], 2.05, 2.75);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.5 : -2.9;
    counter(space, [x, 3.6], [2.4, 0.6, 1.02], {
      front: tone(space, 0.78, 0.01, 235),
      top: tone(space, 0.55, 0.19, 25),
      doors: 8,
    });
    row(x + 0.3, 0.62, 4, (at) => stool(space, [at, 3.1], 0.72));
  },
});

/** A counter under a short curtain and red lanterns. */
export const NOODLE_BAR = setting({
  floor: "boards",
  wall: (space) => {
    const wood = tone(space, 0.5, 0.07, 55);
    row(-2.9, 0.3, 20, (x) => slab(space, shifted(wood, -0.1), [x, 0, 5.99], [0.05, 2.75]));
    row(-2.3, 0.42, 5, (x) => {
      slab(space, tone(space, 0.9, 0.05, 85), [x, 1.25, 5.95], [0.24, 0.62]);
      for (const y of [1.34, 1.46, 1.58, 1.7])
        slab(space, tone(space, 0.3, 0.02, 50), [x + 0.06, y, 5.94], [0.12, 0.035]);
    });
    paintWindow(space, { at: [0.5, 1.15, 5.95], size: [1.9, 0.95], panes: [4, 1], view: "city" });
  },
  back: (space) => {
    row(-2.8, 0.71, 8, (x, at) => {
      slab(space, tone(space, 0.4, 0.15, at % 2 ? 28 : 262), [x, 2.08, 5.2], [0.66, 0.6]);
      disc(space, tone(space, 0.93, 0.01, 90), [x + 0.33, 2.38, 5.19], 0.15);
    });
    counter(space, [-2.9, 4.7], [5.8, 0.6, 1.08], {
      front: tone(space, 0.5, 0.08, 52),
      top: tone(space, 0.72, 0.09, 65),
      doors: 12,
    });
    row(-2.3, 0.9, 6, (x, at) => {
      if (at === 2) return;
      disc(space, tone(space, 0.3, 0.06, 30), [x, 1.22, 4.68], [0.2, 0.1]);
      disc(space, tone(space, 0.86, 0.09, 85), [x, 1.3, 4.67], [0.18, 0.035]);
    });
    row(-2.4, 1.2, 5, (x) => lantern(space, [x, 1.95, 4.3], 0.24));
  },
  front: (space) => row(-2.4, 0.95, 6, (x) => stool(space, [x, 3.9], 0.74)),
});

/** An inn of old times: beams, barrels, a hearth, mugs by candlelight. */
export const TAVERN = setting({
  floor: "boards",
  wall: (space) => {
    const beam = tone(space, 0.28, 0.04, 50);
    slab(space, tone(space, 0.66, 0.05, 75), [-2.9, 0, 5.99], [5.8, 2.75]);
    for (const x of [-2.9, -1.4, 0.4, 2.7]) slab(space, beam, [x, 0, 5.98], [0.22, 2.75]);
    for (const y of [1.35, 2.5]) slab(space, beam, [-2.9, y, 5.97], [5.8, 0.2]);
    for (const [a, b] of [
      [-1.25, 0.35],
      [0.55, 2.65],
    ] as const)
      rod(space, beam, 0.16, [a, 0.1, 5.96], [b, 1.35, 5.96]);
    block(space, { at: [-0.95, 0, 5.6], size: [1.9, 1.6, 0.3] }, tone(space, 0.5, 0.02, 70));
    arch(space, lightOf(0.16, 0.03, 40), [-0.65, 0, 5.58], [1.3, 1.15]);
  },
  back: (space) => {
    for (const x of [-2.6, -1.95, 1.55, 2.2])
      for (const y of [0.33, 0.98]) barrel(space, [x + (y > 0.5 ? 0.3 : 0), y, 5.1], 0.32);
    row(-2.5, 1.25, 5, (x) => {
      rod(space, tone(space, 0.3, 0.04, 50), 0.05, [x, 2.75, 4.6], [x, 2.1, 4.6]);
      bulb(space, [x, 2.08, 4.6], 0.05, lightOf(0.9, 0.12, 72));
    });
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.5 : -2.7;
    table(space, [x, 3.4], [2.2, 0.8, 0.76]);
    for (const dx of [0.4, 1.1, 1.8]) {
      block(space, { at: [x + dx, 0.77, 3.7], size: [0.15, 0.19, 0.12] }, tone(space, 0.5, 0.05, 60));
      disc(space, tone(space, 0.93, 0.03, 85), [x + dx + 0.07, 0.98, 3.7], [0.09, 0.04]);
    }
    slab(space, tone(space, 0.93, 0.03, 90), [x + 0.8, 0.77, 3.6], [0.06, 0.18]);
    bulb(space, [x + 0.83, 1, 3.6], 0.035, lightOf(0.93, 0.13, 70));
  },
  lights: [{ ...fireLight(() => 0), when: () => true }],
});

export function barrel(space: Space, [x, y, z]: readonly [number, number, number], r: number): void {
  ring(space, [tone(space, 0.3, 0.02, 60), tone(space, 0.5, 0.08, 55)], [x, y, z], r);
  for (const dx of [-0.4, 0, 0.4])
    rod(space, tone(space, 0.38, 0.07, 50), 0.02, [x + dx * r, y - 0.65 * r, z], [x + dx * r, y + 0.65 * r, z]);
  disc(space, tone(space, 0.25, 0.02, 50), [x, y - r * 0.45, z], r * 0.1);
}

/** The bar of a western town: swing doors, a mirror over bottles, a piano, oil lamps, cards. */
export const SALOON = setting({
  floor: "boards",
  wall: (space) => {
    const plank = tone(space, 0.48, 0.07, 55);
    row(-2.9, 0.36, 17, (x, at) => slab(space, shifted(plank, (at % 3) * 0.02 - 0.02), [x, 0, 5.99], [0.35, 2.75]));
    slab(space, tone(space, 0.42, 0.09, 45), [-2.75, 1.1, 5.97], [3.1, 1.5]);
    slab(space, tone(space, 0.8, 0.03, 215), [-2.6, 1.2, 5.96], [2.8, 1.3]);
    slab(space, { ...space.plate.palette.sky[2], alpha: 1 }, [1, 0, 5.97], [1.5, 2.15]);
    slab(space, tone(space, 0.35, 0.05, 50), [0.88, 0, 5.96], [0.14, 2.3]);
    slab(space, tone(space, 0.35, 0.05, 50), [2.48, 0, 5.96], [0.14, 2.3]);
    slab(space, tone(space, 0.35, 0.05, 50), [0.88, 2.15, 5.96], [1.74, 0.16]);
    for (const x of [1.04, 1.77]) {
      slab(space, tone(space, 0.55, 0.09, 50), [x, 0.55, 5.94], [0.69, 1.05]);
      row(0.65, 0.14, 7, (y) => slab(space, tone(space, 0.4, 0.08, 48), [x + 0.08, y, 5.93], [0.53, 0.05]));
    }
  },
  back: (space) => {
    row(-2.55, 0.19, 14, (x, at) => {
      if (at % 5 === 4) return;
      slab(space, tone(space, 0.45, 0.11, [45, 150, 60, 85][at % 4] ?? 45), [x, 1.2, 5.7], [0.11, 0.34]);
      slab(space, tone(space, 0.45, 0.1, 60), [x + 0.035, 1.5, 5.7], [0.04, 0.14]);
    });
    counter(space, [-2.9, 4.8], [3.4, 0.6, 1.08], {
      front: tone(space, 0.42, 0.09, 45),
      top: tone(space, 0.56, 0.1, 55),
      doors: 5,
    });
    rod(space, tone(space, 0.75, 0.1, 85), 0.05, [-2.9, 0.22, 4.7], [0.5, 0.22, 4.7]);
    for (const x of [-1.7, 0.9]) oilLamp(space, [x, 2.1, 4.8]);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.9 : -2.2;
    chair(space, [x + 0.35, 4.1]);
    table(space, [x, 3.3], [1.3, 0.8, 0.74], tone(space, 0.5, 0.09, 145));
    for (const [dx, red] of [
      [0.3, 0],
      [0.45, 1],
      [0.8, 0],
    ] as const)
      slab(space, tone(space, 0.95, 0.01 + 0.1 * red, 25), [x + dx, 0.76, 3.5], [0.1, 0.06]);
  },
});

export function oilLamp(space: Space, [x, y, z]: readonly [number, number, number]): void {
  rod(space, tone(space, 0.4, 0.05, 70), 0.025, [x, 2.75, z], [x, y + 0.3, z]);
  slab(space, tone(space, 0.6, 0.1, 80), [x - 0.14, y - 0.2, z], [0.28, 0.12]);
  shineAt(space, [x, y, z], 1.1, lightOf(0.88, 0.12, 72, 0.55));
  disc(space, lightOf(0.95, 0.09, 82), [x, y + 0.05, z], [0.12, 0.18]);
}

export const BAKERY = setting({
  floor: "tiles",
  wall: (space) => {
    block(space, { at: [-2.7, 0, 5.6], size: [2, 2.4, 0.35] }, tone(space, 0.55, 0.07, 38));
    arch(space, lightOf(0.2, 0.03, 40), [-2.25, 0.85, 5.58], [1.1, 0.8]);
    arch(space, lightOf(0.72, 0.17, 55), [-2.1, 0.85, 5.57], [0.8, 0.5]);
    shineAt(space, [-1.7, 1.1, 5.5], 1.4, lightOf(0.7, 0.16, 50, 0.5));
    paintWindow(space, { at: [-0.45, 1.15, 5.98], size: [1.15, 1.2], panes: [2, 2], view: "city" });
  },
  back: (space) => {
    for (const y of [0.95, 1.5, 2.05]) {
      slab(space, tone(space, 0.42, 0.07, 55), [0.9, y - 0.07, 5.5], [2, 0.07]);
      row(1.12, 0.42, 5, (x, at) => loaf(space, [x, y + 0.11, 5.48], (at + Math.round(y)) % 2 === 0));
    }
    counter(space, [-0.6, 4.7], [3.4, 0.6, 0.95], {
      front: tone(space, 0.78, 0.05, 75),
      top: tone(space, 0.6, 0.08, 60),
      doors: 4,
    });
    row(-0.3, 0.42, 7, (x) => loaf(space, [x, 1.08, 4.68], false));
  },
  front: (space) =>
    shelves(space, [space.plate.place.side > 0 ? 2.2 : -2.9, 3.6], [0.7, 0.4, 1.5], { boards: 3, full: "boxes" }),
});

function loaf(space: Space, [x, y, z]: readonly [number, number, number], long: boolean): void {
  const crust = tone(space, 0.6, 0.12, 62);
  disc(space, crust, [x, y, z], long ? [0.21, 0.09] : [0.16, 0.13]);
  for (const dx of [-0.07, 0.02, 0.1])
    rod(space, faded(shifted(crust, 0.2), 0.9), 0.025, [x + dx - 0.03, y - 0.03, z], [x + dx + 0.02, y + 0.07, z]);
}
