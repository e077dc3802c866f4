// Designs of places of shows and games: cinema, casino, nightclub, arcade, circus ring, dressing room.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { table } from "../../parts/furniture.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, cone, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { has, oval } from "../../plate-canvas.ts";
import type { Point } from "../../../paint/canvas.ts";
import { rail } from "../trade/shops.ts";

export const CINEMA = setting({
  size: { half: 3.8, high: 3.8, deep: 7 },
  ceiling: () => lightOf(0.1, 0.02, 280),
  wall: (space) => {
    const red = lightOf(0.3, 0.13, 22);
    row(-3.8, 0.24, 32, (x, at) => slab(space, shifted(red, at % 2 ? 0.05 : -0.05), [x, 0, 6.98], [0.24, 3.8]));
    slab(space, lightOf(0.12, 0.01, 260), [-2.65, 0.85, 6.97], [5.3, 2.45]);
    slab(space, lightOf(0.95, 0.015, 230), [-2.5, 0.98, 6.96], [5, 2.2]);
    slab(space, lightOf(0.8, 0.06, 235), [-2.5, 0.98, 6.95], [5, 0.8]);
    face(
      space,
      lightOf(0.62, 0.05, 250),
      [-2.5, 1.5, 6.94],
      [-1.2, 2.4, 6.94],
      [0.1, 1.7, 6.94],
      [1.1, 2.1, 6.94],
      [2.5, 1.5, 6.94],
      [2.5, 0.98, 6.94],
      [-2.5, 0.98, 6.94],
    );
    shineAt(space, [0, 2, 6.9], 4, lightOf(0.85, 0.03, 230, 0.35));
  },
  back: (space) => {
    const seat = lightOf(0.34, 0.15, 22);
    for (const [z, shift] of [
      [5.8, 0],
      [5, 0.3],
      [4.2, 0],
    ] as const)
      row(-3.6 + shift, 0.62, 12, (x) => {
        slab(space, shifted(seat, -0.02 * (z - 4)), [x, 0.2, z], [0.54, 0.62]);
        disc(space, shifted(seat, 0.03 - 0.02 * (z - 4)), [x + 0.27, 0.82, z], [0.27, 0.1]);
      });
  },
  front: (space) => {
    const seat = lightOf(0.36, 0.15, 22);
    row(-3, 0.75, 9, (x) => {
      slab(space, seat, [x, 0, 3.1], [0.64, 0.72]);
      disc(space, shifted(seat, 0.05), [x + 0.32, 0.72, 3.1], [0.32, 0.11]);
    });
  },
  lights: [
    {
      paint: (plate) => {
        const { context, width, unit, floor } = plate;
        const beam = context.createLinearGradient(width, 0, width * 0.4, floor);
        beam.addColorStop(0, "rgba(235,240,255,0.42)");
        beam.addColorStop(1, "rgba(235,240,255,0.02)");
        context.fillStyle = beam;
        context.beginPath();
        context.moveTo(width * 0.86, -unit * 0.1);
        context.lineTo(plate.meet - unit * 0.35, floor - unit * 0.42);
        context.lineTo(plate.meet + unit * 0.36, floor - unit * 0.12);
        context.fill();
      },
      rhythm: "flicker",
    },
  ],
});

export const CASINO = setting({
  floor: "plain",
  floorTint: () => lightOf(0.34, 0.12, 20),
  ceiling: () => lightOf(0.36, 0.07, 75),
  wall: (space) => {
    row(-2.85, 0.84, 7, (x, at) => slotMachine(space, [x, 0, 5.9], [20, 300, 55, 145, 260][at % 5] ?? 20));
    row(-2.8, 0.28, 21, (x) => bulb(space, [x, 2.45, 5.85], 0.05, lightOf(0.93, 0.12, 85)));
  },
  back: (space) => {
    block(space, { at: [-1.6, 0, 4.2], size: [3.2, 0.72, 0.9] }, tone(space, 0.4, 0.09, 45));
    ground(space, lightOf(0.48, 0.14, 152), [-1.6, 1.6], [4.2, 5.1, 0.8]);
    block(space, { at: [-1.65, 0.72, 4.15], size: [3.3, 0.1, 0.06] }, tone(space, 0.45, 0.1, 50));
    disc(space, lightOf(0.4, 0.1, 45), [0.9, 0.92, 4.5], [0.5, 0.14]);
    disc(space, lightOf(0.5, 0.2, 27), [0.9, 0.93, 4.5], [0.4, 0.1]);
    disc(space, lightOf(0.8, 0.11, 85), [0.9, 0.96, 4.5], [0.14, 0.05]);
    row(-1.3, 0.28, 6, (x, at) => {
      for (let chip = 0; chip < 2 + (at % 3); chip++)
        disc(space, lightOf(0.62, 0.18, at * 70), [x, 0.86 + chip * 0.05, 4.4], [0.09, 0.03]);
    });
    for (const x of [-1.5, 1.5]) shineAt(space, [x, 2.2, 4.5], 1.2, lightOf(0.88, 0.1, 80, 0.35));
  },
});

function slotMachine(space: Space, [x, y, z]: Spot, hue: number): void {
  slab(space, lightOf(0.45, 0.18, hue), [x, y, z], [0.74, 1.95]);
  slab(space, lightOf(0.75, 0.17, hue + 40), [x + 0.06, y + 1.55, z - 0.01], [0.62, 0.32]);
  slab(space, lightOf(0.96, 0.02, 90), [x + 0.08, y + 0.98, z - 0.01], [0.58, 0.42]);
  row(x + 0.11, 0.19, 3, (at, one) => {
    slab(space, lightOf(0.2, 0.01, 250), [at - 0.02, y + 0.98, z - 0.02], [0.015, 0.42]);
    disc(space, lightOf(0.58, 0.21, [28, 28, 95][one] ?? 28), [at + 0.085, y + 1.19, z - 0.02], 0.075);
  });
  slab(space, lightOf(0.3, 0.05, hue), [x + 0.06, y + 0.7, z - 0.01], [0.62, 0.18]);
  rod(space, lightOf(0.75, 0.01, 240), 0.04, [x + 0.78, y + 0.9, z], [x + 0.8, y + 1.4, z]);
  disc(space, lightOf(0.58, 0.21, 27), [x + 0.8, y + 1.44, z], 0.06);
  shineAt(space, [x + 0.37, y + 1.4, z], 0.8, lightOf(0.7, 0.14, hue + 40, 0.3));
}

const BEAMS = [320, 215, 145, 285, 30] as const;

/** Beams of colour over a dark floor, loudspeakers, a mirror ball, raised arms. */
export const NIGHTCLUB = setting({
  size: { half: 4, high: 3.4, deep: 7 },
  floorTint: () => lightOf(0.16, 0.05, 300),
  ceiling: () => lightOf(0.08, 0.03, 290),
  wall: (space) => {
    slab(space, lightOf(0.14, 0.06, 295), [-4, 0, 6.99], [8, 3.4]);
    for (const x of [-2.75, 1.85]) {
      slab(space, lightOf(0.06, 0.01, 280), [x, 0, 6.9], [0.9, 2.5]);
      for (const y of [0.5, 1.3, 2.05])
        ring(space, [lightOf(0.3, 0.02, 280), lightOf(0.1, 0.01, 280)], [x + 0.45, y, 6.85], y > 2 ? 0.2 : 0.36);
    }
    slab(space, lightOf(0.3, 0.15, 300), [-1.4, 0.6, 6.8], [2.8, 0.75]);
    row(-1.3, 0.27, 10, (x, at) =>
      slab(space, lightOf(0.66, 0.22, BEAMS[at % 5] ?? 300), [x, 0.68, 6.75], [0.18, 0.14 + 0.13 * ((at * 7) % 5)]),
    );
  },
  back: (space) => {
    row(-2.4, 1.2, 5, (x, at) =>
      cone(space, lightOf(0.62, 0.25, BEAMS[at] ?? 300, 0.62), [x, 3.3, 5.6], [x + (at % 2 ? 1 : -1) * 0.9, 0.75]),
    );
    rod(space, lightOf(0.5, 0.01, 240), 0.02, [0, 3.4, 5.2], [0, 2.7, 5.2]);
    disc(space, lightOf(0.75, 0.02, 240), [0, 2.42, 5.2], 0.3);
    for (let dot = 0; dot < 22; dot++)
      disc(
        space,
        lightOf(0.95, 0.1, dot * 47),
        [between(space.plate.random, -0.23, 0.23), 2.42 + between(space.plate.random, -0.2, 0.2), 5.19],
        0.025,
      );
    if (!has(space.plate, "empty", "closed", "deserted"))
      row(-3.4, 0.5, 15, (x, at) => dancer(space, x + between(space.plate.random, -0.1, 0.1), at));
  },
});

function dancer(space: Space, x: number, at: number): void {
  const dark = lightOf(0.09, 0.03, 290);
  const y = 1.05 + 0.12 * ((at * 5) % 3);
  disc(space, dark, [x, y, 4.9], 0.13);
  slab(space, dark, [x - 0.2, 0, 4.9], [0.4, y - 0.16]);
  if (at % 2) rod(space, dark, 0.09, [x + 0.16, y - 0.3, 4.9], [x + 0.24, y + 0.4, 4.9]);
}

export const ARCADE = setting({
  floorTint: () => lightOf(0.2, 0.08, 290),
  ceiling: () => lightOf(0.1, 0.03, 280),
  wall: (space) => {
    slab(space, lightOf(0.17, 0.07, 285), [-2.9, 0, 5.99], [5.8, 2.75]);
    row(-2.7, 1.1, 5, (x, at) => cabinetGame(space, [x, 0, 5.6], [330, 200, 145, 60, 290][at] ?? 200));
  },
  front: (space) => cabinetGame(space, [space.plate.place.side > 0 ? 1.35 : -2.3, 0, 3.8], 200),
});

function cabinetGame(space: Space, [x, y, z]: Spot, hue: number): void {
  block(space, { at: [x, y, z], size: [0.88, 1.95, 0.5] }, lightOf(0.2, 0.06, hue));
  slab(space, lightOf(0.72, 0.21, hue), [x + 0.06, y + 1.62, z - 0.01], [0.76, 0.26]);
  slab(space, lightOf(0.08, 0.02, 270), [x + 0.08, y + 1.02, z - 0.01], [0.72, 0.54]);
  for (let dot = 0; dot < 7; dot++)
    slab(
      space,
      lightOf(0.8, 0.2, hue + dot * 60),
      [x + 0.14 + 0.1 * ((dot * 3) % 6), y + 1.08 + 0.07 * dot, z - 0.02],
      [0.08, 0.05],
    );
  slab(space, lightOf(0.45, 0.1, hue + 30), [x, y + 0.8, z - 0.06], [0.88, 0.12]);
  for (const dx of [0.2, 0.5, 0.68]) disc(space, lightOf(0.62, 0.22, dx * 400), [x + dx, y + 0.95, z - 0.07], 0.06);
  shineAt(space, [x + 0.44, y + 1.3, z], 1, lightOf(0.66, 0.18, hue, 0.4));
}

/** The inside of a tent: stripes that meet above, a ring, benches full of people, a trapeze. */
export const CIRCUS_RING = setting({
  size: { half: 5, high: 5, deep: 8 },
  floorTint: () => lightOf(0.58, 0.08, 70),
  wall: (space) => {
    const top: Spot = [0, 6.6, 7.8];
    for (let stripe = 0; stripe < 16; stripe++) {
      const [from, to] = [-8 + stripe, -7 + stripe];
      face(
        space,
        stripe % 2 ? lightOf(0.88, 0.03, 85) : lightOf(0.48, 0.19, 26),
        top,
        [from, 1.3, 7.7],
        [to, 1.3, 7.7],
      );
    }
    for (let tier = 0; tier < 4; tier++) {
      const y = 0.5 + tier * 0.33;
      slab(space, lightOf(0.24, 0.04, 40), [-5, y - 0.35, 7.6 - tier * 0.01], [10, 0.35]);
      row(-4.8, 0.3, 33, (x, at) =>
        disc(space, lightOf(0.4 + 0.1 * ((at * 7 + tier) % 4), 0.08, (at * 47) % 360), [x, y, 7.55], [0.11, 0.15]),
      );
    }
  },
  back: (space) => {
    for (const x of [-3, 3]) rod(space, lightOf(0.75, 0.1, 85), 0.12, [x, 0, 7], [x, 5.5, 7]);
    for (const x of [1, 1.9]) rod(space, lightOf(0.85, 0.03, 85), 0.025, [x, 5, 6.8], [x, 2.6, 6.8]);
    rod(space, lightOf(0.85, 0.03, 85), 0.06, [1, 2.6, 6.8], [1.9, 2.6, 6.8]);
    block(space, { at: [-4.4, 0, 5.4], size: [8.8, 0.42, 0.3] }, lightOf(0.5, 0.2, 27));
    row(-4.3, 0.72, 12, (x) => disc(space, lightOf(0.88, 0.13, 92), [x + 0.2, 0.22, 5.39], 0.12));
    for (const x of [-2.4, 2.4]) cone(space, lightOf(0.96, 0.04, 90, 0.42), [x, 4.6, 6], [x * 0.15, 1.5]);
    if (has(space.plate, "platform", "wire", "tightrope")) paintHighPlatform(space);
  },
});

/** The ring and the people lie far below; a board on a mast is all that there is to stand on, a wire leads on from it. */
function paintHighPlatform(space: Space): void {
  const { plate } = space;
  const { width, floor, unit, place } = plate;
  ground(space, lightOf(0.16, 0.03, 25), [-14, 14], [0.3, 7.6]);
  const below: Point = [width * (0.5 + place.side * 0.14), floor + unit * 0.15];
  for (let seat = 0; seat < 90; seat++) {
    const turn = (seat / 90) * 2 * Math.PI;
    const out = 0.4 + 0.05 * (seat % 3);
    oval(
      plate,
      lightOf(0.4 + 0.1 * (seat % 4), 0.1, (seat * 47) % 360),
      [below[0] + Math.cos(turn) * unit * out, below[1] + Math.sin(turn) * unit * out * 0.24],
      unit * 0.009,
    );
  }
  oval(plate, lightOf(0.5, 0.2, 27), below, [unit * 0.3, unit * 0.072]);
  oval(plate, lightOf(0.66, 0.08, 72), below, [unit * 0.28, unit * 0.064]);
  const mast = lightOf(0.75, 0.1, 85);
  rod(space, mast, 0.16, [-place.side * 1.75, -1, 2.5], [-place.side * 1.75, 7, 2.5]);
  rod(space, lightOf(0.9, 0.01, 90), 0.03, [place.side * 0.9, -0.02, 2.4], [place.side * 9, 0.3, 6.4]);
  block(space, { at: [-1.9, -0.14, 1.7], size: [3.8, 0.14, 1.5] }, lightOf(0.56, 0.08, 62));
}

export const DRESSING_ROOM = setting({
  floor: "boards",
  wall: (space) => {
    for (const x of [-2.1, 0.3]) {
      slab(space, tone(space, 0.9, 0.02, 85), [x - 0.12, 0.95, 5.98], [1.74, 1.5]);
      slab(space, tone(space, 0.78, 0.03, 220), [x, 1.07, 5.97], [1.5, 1.26]);
      row(x - 0.06, 0.27, 7, (at) => bulb(space, [at, 2.38, 5.9], 0.055, lightOf(0.95, 0.09, 82)));
      for (const y of [1.2, 1.5, 1.8, 2.1])
        for (const dx of [-0.06, 1.56]) bulb(space, [x + dx, y, 5.9], 0.055, lightOf(0.95, 0.09, 82));
    }
  },
  back: (space) => {
    table(space, [-2.3, 5.3], [4.2, 0.5, 0.78], tone(space, 0.8, 0.03, 60));
    row(-2.1, 0.3, 13, (x, at) =>
      slab(space, tone(space, 0.66, 0.14, at * 80), [x, 0.8, 5.28], [0.1, 0.1 + 0.08 * (at % 3)]),
    );
    rail(space, 2, 4.9, 0.95);
  },
  front: (space) => rail(space, space.plate.place.side > 0 ? 1.3 : -2.6, 3.7, 1.3),
});
