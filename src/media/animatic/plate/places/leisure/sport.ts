// Designs of places for sport and dance: sports hall, boxing ring, gym with machines, dance studio, bowling lanes, billiard room.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { pendant } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { cone, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, type Space } from "../../parts/space.ts";

export const SPORTS_HALL = setting({
  size: { half: 5.2, high: 5.2, deep: 9.5 },
  floor: "boards",
  floorTint: (plate) => ({ light: 0.62 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.1, hue: 65 }),
  wall: (space) => {
    slab(space, tone(space, 0.5, 0.11, 255), [-5.2, 0, 9.49], [10.4, 1.5]);
    paintWindow(space, { at: [-4.6, 3.7, 9.49], size: [9.2, 1.1], panes: [9, 1], view: "sky" });
    for (const x of [-4.9, 2.9])
      for (let bar = 0; bar < 9; bar++)
        rod(space, tone(space, 0.72, 0.08, 70), 0.06, [x, 0.3 + bar * 0.3, 9.4], [x + 2, 0.3 + bar * 0.3, 9.4]);
    ground(space, faded(tone(space, 0.95, 0.01, 90), 0.8), [-5.2, 5.2], [7.4, 7.6]);
    ground(space, faded(tone(space, 0.45, 0.16, 255), 0.85), [-3.2, -3], [0.5, 7.5]);
    ground(space, faded(tone(space, 0.45, 0.16, 255), 0.85), [3, 3.2], [0.5, 7.5]);
    ground(space, faded(tone(space, 0.5, 0.17, 28), 0.85), [-5.2, 5.2], [4.6, 4.75]);
  },
  back: (space) => {
    hoop(space, [0, 2.75, 8.8]);
    row(-2.2, 4.4, 2, (x) => rod(space, tone(space, 0.75, 0.06, 75), 0.09, [x, 5.2, 8], [x, 1.7, 8]));
    for (const [x, y] of [
      [-2.2, 1.75],
      [2.2, 1.75],
    ] as const)
      disc(space, tone(space, 0.6, 0.08, 60), [x, y, 8], 0.13);
  },
  front: (space) => {
    disc(space, tone(space, 0.6, 0.15, 50), [space.plate.place.side > 0 ? 1.9 : -1.9, 0.14, 4.2], 0.14);
    block(
      space,
      { at: [space.plate.place.side > 0 ? -4 : 2.2, 0, 5], size: [1.8, 0.5, 0.4] },
      tone(space, 0.6, 0.1, 60),
    );
  },
});

/** A backboard with a ring and a net. */
export function hoop(space: Space, [x, y, z]: readonly [number, number, number]): void {
  rod(space, tone(space, 0.4, 0.01, 240), 0.09, [x, y + 0.6, z + 0.5], [x, y + 2.4, z + 0.5]);
  slab(space, tone(space, 0.4, 0.01, 240), [x - 0.98, y - 0.12, z], [1.96, 1.3]);
  slab(space, tone(space, 0.97, 0.005, 90), [x - 0.92, y - 0.06, z], [1.84, 1.18]);
  const red = tone(space, 0.55, 0.2, 27);
  rod(
    space,
    red,
    0.06,
    [x - 0.3, y + 0.1, z],
    [x + 0.3, y + 0.1, z],
    [x + 0.3, y + 0.55, z],
    [x - 0.3, y + 0.55, z],
    [x - 0.3, y + 0.1, z],
  );
  rod(space, tone(space, 0.62, 0.19, 45), 0.08, [x - 0.32, y, z - 0.2], [x + 0.32, y, z - 0.2]);
  for (let thread = 0; thread <= 6; thread++) {
    const dx = -0.3 + thread * 0.1;
    rod(space, tone(space, 0.93, 0.005, 90), 0.02, [x + dx, y, z - 0.2], [x + dx * 0.55 + 0.03, y - 0.5, z - 0.2]);
  }
}

export const BOXING = setting({
  size: { half: 3.6, high: 3.2, deep: 7 },
  floor: "plain",
  blocks: [16, 14],
  wall: (space) => {
    row(-3.1, 1.3, 2, (x) => slab(space, tone(space, 0.85, 0.08, 75), [x, 1.5, 6.95], [0.8, 1.1]));
    row(-2.95, 1.3, 2, (x) => disc(space, tone(space, 0.4, 0.1, 30), [x + 0.25, 2.05, 6.94], [0.2, 0.32]));
  },
  back: (space) => {
    block(space, { at: [-2.6, 0, 4.6], size: [5.2, 0.45, 2] }, tone(space, 0.45, 0.13, 255));
    ground(space, tone(space, 0.85, 0.02, 220), [-2.6, 2.6], [4.6, 6.6, 0.46]);
    for (const [z, thick] of [
      [6.5, 0.04],
      [4.7, 0.055],
    ] as const) {
      for (const [y, hue] of [
        [0.85, 25],
        [1.2, 90],
        [1.55, 255],
      ] as const)
        rod(
          space,
          tone(space, hue === 90 ? 0.96 : 0.58, hue === 90 ? 0.01 : 0.2, hue),
          thick,
          [-2.55, y, z],
          [2.55, y, z],
        );
      for (const x of [-2.55, 2.55])
        slab(space, tone(space, 0.55, 0.2, x < 0 ? 25 : 258), [x - 0.1, 0.4, z], [0.2, 1.35]);
    }
    for (const x of [-1.2, 1.2]) cone(space, lightOf(0.9, 0.05, 85, 0.3), [x, 3.1, 5.4], [x, 1.2]);
    pendant(space, [0, 5.4], 2.55, 3.2);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1.75 : -1.75;
    rod(space, tone(space, 0.5, 0.01, 240), 0.03, [x, 3.2, 3.7], [x, 2.05, 3.7]);
    slab(space, tone(space, 0.45, 0.16, 27), [x - 0.22, 0.75, 3.7], [0.44, 1.3]);
    slab(space, tone(space, 0.3, 0.1, 27), [x + 0.1, 0.75, 3.7], [0.12, 1.3]);
    for (const y of [0.75, 2.05]) disc(space, tone(space, 0.4, 0.15, 27), [x, y, 3.7], [0.22, 0.07]);
  },
});

export const FITNESS = setting({
  floor: "plain",
  floorTint: () => lightOf(0.28, 0.01, 250),
  tubes: [-1.3, 1.3],
  wall: (space) => {
    slab(space, tone(space, 0.84, 0.025, 220), [-2.7, 0.6, 5.98], [5.4, 1.8]);
    row(-1.35, 1.35, 3, (x) => slab(space, tone(space, 0.6, 0.01, 230), [x, 0.6, 5.97], [0.03, 1.8]));
    row(-2.4, 1.3, 4, (x) =>
      rod(space, faded(tone(space, 0.97, 0.005, 220), 0.6), 0.05, [x, 0.8, 5.96], [x + 0.6, 2.2, 5.96]),
    );
  },
  back: (space) => {
    for (const y of [0.3, 0.75]) {
      rod(space, tone(space, 0.25, 0.01, 250), 0.08, [-2.6, y, 5.3], [0.1, y, 5.3]);
      row(-2.45, 0.36, 7, (x, at) => {
        for (const dx of [-0.11, 0.11])
          disc(space, tone(space, 0.25 + (at % 2) * 0.2, 0.12 * (at % 2), 25), [x + dx, y + 0.16, 5.25], 0.13);
        rod(space, tone(space, 0.7, 0.01, 240), 0.04, [x - 0.1, y + 0.16, 5.2], [x + 0.1, y + 0.16, 5.2]);
      });
    }
    treadmill(space, 1.1, 4.9);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 0.8 : -2.4;
    block(space, { at: [x, 0.42, 3.7], size: [1.5, 0.12, 0.35] }, tone(space, 0.3, 0.02, 250));
    rod(space, tone(space, 0.75, 0.01, 240), 0.05, [x - 0.5, 1.15, 3.8], [x + 1.1, 1.15, 3.8]);
    for (const dx of [-0.45, 1.05]) disc(space, tone(space, 0.25, 0.01, 250), [x + dx, 1.15, 3.75], [0.09, 0.26]);
    for (const dx of [0, 0.6]) rod(space, tone(space, 0.55, 0.17, 28), 0.06, [x + dx, 0, 3.9], [x + dx, 1.15, 3.9]);
  },
});

function treadmill(space: Space, x: number, z: number): void {
  block(space, { at: [x, 0.08, z], size: [1.4, 0.16, 0.6] }, tone(space, 0.3, 0.01, 250));
  rod(space, tone(space, 0.6, 0.01, 240), 0.07, [x + 1.25, 0.2, z], [x + 1.45, 1.3, z], [x + 0.85, 1.15, z]);
  slab(space, lightOf(0.6, 0.13, 215), [x + 1.25, 1.25, z - 0.02], [0.36, 0.26]);
}

export const DANCE_STUDIO = setting({
  size: { half: 3.4, high: 3.2, deep: 6.5 },
  floor: "boards",
  floorTint: (plate) => ({ light: 0.7 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.08, hue: 70 }),
  wall: (space) => {
    slab(space, tone(space, 0.8, 0.03, 220), [-1.35, 0.25, 6.48], [4.6, 2.5]);
    slab(space, tone(space, 0.66, 0.06, 70), [-1.35, 0.25, 6.47], [4.6, 0.55]);
    row(-0.9, 1.5, 3, (x) => {
      slab(space, faded(tone(space, 0.97, 0.01, 220), 0.7), [x + 0.5, 1.2, 6.46], [0.6, 1.3]);
      slab(space, tone(space, 0.6, 0.01, 230), [x + 1.2, 0.25, 6.45], [0.03, 2.5]);
    });
    paintWindow(space, { at: [-3.1, 0.5, 6.48], size: [1.5, 2.3], panes: [2, 3], view: "sky" });
  },
  back: (space) => {
    const wood = tone(space, 0.55, 0.1, 55);
    for (const y of [0.85, 1.12]) rod(space, wood, 0.07, [-1.5, y, 6.1], [3.3, y, 6.1]);
    row(-1.2, 1.4, 4, (x) => rod(space, tone(space, 0.6, 0.01, 240), 0.05, [x, 0, 6.1], [x, 1.12, 6.1]));
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? -3.3 : 1.7;
    block(space, { at: [x, 0, 4.6], size: [1.6, 1.2, 0.6] }, tone(space, 0.2, 0.01, 250));
    slab(space, tone(space, 0.95, 0.005, 90), [x + 0.08, 0.7, 4.55], [1.44, 0.1]);
    row(x + 0.16, 0.16, 9, (at) => slab(space, tone(space, 0.15, 0.01, 250), [at, 0.74, 4.54], [0.07, 0.06]));
  },
});

export const BOWLING = setting({
  size: { half: 3.6, high: 2.9, deep: 10 },
  floorTint: (plate) => ({ light: 0.6 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.1, hue: 65 }),
  wall: (space) => {
    slab(space, tone(space, 0.45, 0.19, 300), [-3.6, 1.25, 9.9], [7.2, 1.5]);
    row(-3.2, 0.8, 9, (x, at) => disc(space, lightOf(0.78, 0.17, (at * 60) % 360), [x, 2 + 0.3 * (at % 2), 9.8], 0.24));
    slab(space, lightOf(0.14, 0.02, 270), [-3.6, 0, 9.9], [7.2, 1.2]);
    row(-3.2, 1.6, 5, (x, at) => {
      ground(space, at % 2 ? tone(space, 0.74, 0.1, 75) : tone(space, 0.66, 0.11, 65), [x - 0.55, x + 0.55], [1, 9.8]);
      for (const dx of [-0.62, 0.55]) ground(space, tone(space, 0.3, 0.02, 260), [x + dx, x + dx + 0.1], [1, 9.8]);
      for (const pin of [-0.36, -0.12, 0.12, 0.36]) {
        disc(space, lightOf(0.96, 0.01, 90), [x + pin, 0.3, 9.5], [0.1, 0.28]);
        disc(space, lightOf(0.96, 0.01, 90), [x + pin, 0.66, 9.5], 0.075);
        slab(space, lightOf(0.55, 0.2, 27), [x + pin - 0.06, 0.5, 9.45], [0.12, 0.06]);
      }
    });
  },
  front: (space) =>
    row(space.plate.place.side > 0 ? 1.2 : -2, 0.32, 3, (x, at) =>
      disc(space, tone(space, 0.5, 0.18, at * 120 + 20), [x, 0.75, 3.6], 0.15),
    ),
});

export const BILLIARDS = setting({
  floor: "boards",
  wall: (space) => {
    slab(space, tone(space, 0.35, 0.06, 45), [0.8, 0.7, 5.97], [1.3, 1.6]);
    row(0.95, 0.17, 6, (x) => rod(space, tone(space, 0.75, 0.1, 70), 0.03, [x, 0.8, 5.95], [x, 2.2, 5.95]));
    ring(space, [tone(space, 0.2, 0.01, 250), tone(space, 0.55, 0.14, 145)], [-1.9, 1.8, 5.96], 0.42);
    for (const r of [0.24, 0.12])
      ring(space, [tone(space, 0.9, 0.03, 90), tone(space, 0.52, 0.18, 27)], [-1.9, 1.8, 5.95], r);
  },
  back: (space) => {
    row(-1.1, 1.1, 3, (x) => {
      pendant(space, [x, 4.3], 1.95, 2.75);
      cone(space, lightOf(0.9, 0.07, 80, 0.25), [x, 1.9, 4.3], [x, 0.9]);
    });
    for (const x of [-1.7, 1.5]) block(space, { at: [x, 0, 4.2], size: [0.22, 0.7, 0.3] }, tone(space, 0.35, 0.08, 45));
    block(space, { at: [-1.9, 0.66, 3.6], size: [3.8, 0.22, 1.4] }, tone(space, 0.4, 0.09, 45));
    ground(space, tone(space, 0.55, 0.15, 150), [-1.72, 1.72], [3.75, 4.85, 0.9]);
    row(-0.8, 0.35, 6, (x, at) =>
      disc(
        space,
        tone(space, at === 0 ? 0.97 : 0.55, at === 0 ? 0.01 : 0.18, at * 65),
        [x, 0.97, 4.1 + (at % 3) * 0.2],
        0.06,
      ),
    );
    shineAt(space, [0, 1, 4.3], 2, lightOf(0.85, 0.08, 85, 0.2));
  },
});

export const LOCKER_ROOM = setting({
  floor: "tiles",
  tubes: [0],
  back: (space) => {
    row(-2.85, 0.52, 11, (x, at) => {
      const tint = tone(space, 0.55, 0.11, space.plate.place.colours[0]?.colour.hue ?? 245);
      slab(space, shifted(tint, at % 2 ? 0.02 : -0.02), [x, 0.15, 5.6], [0.48, 2.05]);
      row(1.85, 0.08, 3, (y) => slab(space, shifted(tint, -0.2), [x + 0.11, y, 5.59], [0.26, 0.03]));
      slab(space, tone(space, 0.85, 0.01, 240), [x + 0.38, 1.15, 5.59], [0.05, 0.14]);
    });
    slab(space, tone(space, 0.95, 0.01, 200), [-1.6, 1.05, 5.5], [0.4, 0.9]);
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? -0.2 : -2.4;
    block(space, { at: [x, 0.42, 4], size: [2.6, 0.08, 0.4] }, tone(space, 0.68, 0.08, 70));
    for (const dx of [0.2, 2.3])
      block(space, { at: [x + dx, 0, 4.1], size: [0.08, 0.42, 0.3] }, tone(space, 0.5, 0.01, 240));
    disc(space, tone(space, 0.5, 0.15, 30), [x + 0.7, 0.65, 3.95], [0.36, 0.18]);
  },
});
