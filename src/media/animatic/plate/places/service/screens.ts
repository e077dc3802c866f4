// Designs of places of machines and screens: server room, call centre, newsroom, television studio, recording studio, control room, observatory.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { table } from "../../parts/furniture.ts";
import { setting } from "../../parts/setting.ts";
import { arch, cone, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { isExchange, isPaper, paintPaperWall, paintPrices, paintTypewriter } from "./newsroom-walls.ts";
import { has } from "../../plate-canvas.ts";
import { block, face, frontPanel, patch, sidePanel, type Panel, type Space, type Spot } from "../../parts/space.ts";

export const SERVER_ROOM = setting({
  size: { half: 1.9, high: 3, deep: 7.5 },
  floorTint: (plate) => ({ light: 0.62 * Math.min(1, 0.3 + plate.palette.wall.light), chroma: 0.012, hue: 230 }),
  floor: "tiles",
  ceiling: () => lightOf(0.2, 0.02, 245),
  wall: (space) => {
    for (const side of [-1, 1]) racks(space, sidePanel(space, side * 1.88, [1, 7.4], [0, 2.6]), 9);
    racks(space, frontPanel(space, [-1.9, 0, 7.45], 3.8, 2.6), 5);
    for (const x of [-1.85, 1.85]) rod(space, lightOf(0.75, 0.15, 240), 0.07, [x, 2.75, 1], [x, 2.75, 7.4]);
    shineAt(space, [0, 1.8, 7], 3, lightOf(0.6, 0.15, 245, 0.45));
  },
});

function racks(space: Space, panel: Panel, count: number): void {
  const { plate } = space;
  for (let rack = 0; rack < count; rack++) {
    patch(plate, panel, lightOf(0.15, 0.015, 250), [rack / count, 0, 0.94 / count, 1]);
    for (let unit = 0; unit < 13; unit++) {
      const v = 0.04 + unit * 0.073;
      patch(plate, panel, lightOf(0.24, 0.015, 250), [(rack + 0.06) / count, v, 0.82 / count, 0.05]);
      for (let led = 0; led < 4; led++) {
        const hue = plate.random() < 0.6 ? 230 : plate.random() < 0.7 ? 150 : 60;
        if (plate.random() < 0.8)
          patch(plate, panel, lightOf(0.8, 0.18, hue), [
            (rack + 0.12 + led * 0.17) / count,
            v + 0.012,
            0.09 / count,
            0.024,
          ]);
      }
    }
  }
}

/** Rows of tables with low walls between them, each with a lit screen and a headset. */
export const CALL_CENTRE = setting({
  size: { half: 4.4, high: 3, deep: 8 },
  floor: "plain",
  tubes: [-2, 0, 2],
  wall: (space) => {
    row(-3.8, 1.9, 4, (x, at) => {
      disc(space, tone(space, 0.25, 0.01, 250), [x + 0.9, 2.35, 7.95], 0.28);
      disc(space, tone(space, 0.96, 0.005, 90), [x + 0.9, 2.35, 7.94], 0.24);
      rod(
        space,
        tone(space, 0.2, 0.01, 250),
        0.03,
        [x + 0.9, 2.53, 7.93],
        [x + 0.9, 2.35, 7.93],
        [x + 0.9 + Math.cos(at) * 0.14, 2.35 + Math.sin(at) * 0.14, 7.93],
      );
    });
  },
  back: (space) => {
    for (const z of [7, 5.6]) booths(space, z);
  },
  front: (space) => {
    const side = space.plate.place.side;
    booth(space, side > 0 ? 0.75 : -2.3, 3.7, 0);
  },
});

function booths(space: Space, z: number): void {
  row(-4.2, 1.42, 6, (x, at) => booth(space, x, z, at));
}

function booth(space: Space, x: number, z: number, at: number): void {
  block(space, { at: [x, 0, z + 0.5], size: [1.4, 1.32, 0.06] }, tone(space, 0.55, 0.11, at % 2 ? 250 : 235));
  block(space, { at: [x, 0.7, z], size: [1.36, 0.05, 0.5] }, tone(space, 0.85, 0.015, 80));
  slab(space, tone(space, 0.14, 0.01, 250), [x + 0.35, 0.86, z + 0.2], [0.74, 0.5]);
  slab(space, lightOf(0.82, 0.08, 225), [x + 0.39, 0.9, z + 0.19], [0.66, 0.42]);
  for (const dy of [0.06, 0.16, 0.26])
    slab(space, lightOf(0.6, 0.13, 245), [x + 0.45, 0.92 + dy, z + 0.18], [0.3 + 0.12 * ((at + dy * 50) % 3), 0.05]);
  shineAt(space, [x + 0.72, 1.1, z + 0.2], 0.7, lightOf(0.75, 0.09, 230, 0.35));
  block(space, { at: [x + 0.5, 0.4, z - 0.3], size: [0.5, 0.5, 0.06] }, tone(space, 0.25, 0.01, 250));
}

export const NEWSROOM = setting({
  size: { half: 4, high: 3.2, deep: 7.2 },
  floor: "plain",
  ceiling: () => lightOf(0.22, 0.015, 250),
  wall: (space) => {
    if (isPaper(space)) return paintPaperWall(space);
    slab(space, tone(space, 0.24, 0.03, 255), [-4, 0, 7.19], [8, 3.2]);
    row(-2.9, 1.17, 5, (x, column) =>
      row(1.3, 0.82, 2, (y, at) => {
        const hue = [240, 25, 145, 65, 300][(column * 2 + at) % 5] ?? 240;
        slab(space, lightOf(0.12, 0.01, 250), [x, y, 7.15], [1.1, 0.74]);
        slab(space, lightOf(0.66, 0.13, hue), [x + 0.05, y + 0.05, 7.14], [1, 0.64]);
        if (isExchange(space)) return paintPrices(space, [x, y], column + at);
        disc(space, lightOf(0.82, 0.07, 60), [x + 0.5, y + 0.38, 7.13], [0.13, 0.17]);
        slab(space, lightOf(0.4, 0.1, hue + 40), [x + 0.28, y + 0.05, 7.12], [0.45, 0.18]);
        slab(space, lightOf(0.93, 0.02, 90), [x + 0.05, y + 0.08, 7.11], [1, 0.1]);
      }),
    );
    shineAt(space, [0, 2, 7], 4, lightOf(0.65, 0.1, 240, 0.25));
  },
  back: (space) => {
    for (const x of [-3.4, 0.6]) {
      table(space, [x, 5.2], [2.8, 0.7, 0.76], tone(space, 0.7, 0.03, 80));
      row(x + 0.25, 0.9, 3, (at) => {
        if (isPaper(space)) return paintTypewriter(space, at);
        slab(space, lightOf(0.14, 0.01, 250), [at, 0.82, 5.2], [0.62, 0.44]);
        slab(space, lightOf(0.85, 0.04, 220), [at + 0.04, 0.86, 5.19], [0.54, 0.35]);
      });
    }
  },
});

/** Lamps on a grid, a bright set with a table, cameras before it. */
export const TV_STUDIO = setting({
  size: { half: 4.4, high: 4, deep: 7.5 },
  floorTint: () => lightOf(0.2, 0.015, 250),
  ceiling: () => lightOf(0.07, 0.01, 250),
  wall: (space) => {
    slab(space, lightOf(0.1, 0.015, 250), [-4.4, 0, 7.49], [8.8, 4]);
    const hue = space.plate.place.things.has("green") ? 145 : (space.plate.place.hue % 90) + 220;
    slab(space, lightOf(0.58, 0.17, hue), [-2.6, 0.35, 7.4], [5.2, 2.2]);
    if (!space.plate.place.things.has("green"))
      for (const x of [-2, -0.6, 0.8]) slab(space, lightOf(0.75, 0.13, hue + 30), [x, 0.8, 7.38], [1.2, 1.3]);
    ground(space, lightOf(0.4, 0.12, hue), [-2.6, 2.6], [5.4, 7.3]);
    for (const y of [3.3, 3.5]) rod(space, lightOf(0.4, 0.01, 250), 0.05, [-4.2, y, 7], [4.2, y, 7]);
    row(-3.2, 1.28, 6, (x) => {
      slab(space, lightOf(0.25, 0.01, 250), [x - 0.2, 2.9, 6.9], [0.4, 0.36]);
      disc(space, lightOf(0.98, 0.03, 90), [x, 2.94, 6.88], [0.17, 0.12]);
      cone(space, lightOf(0.95, 0.04, 90, 0.32), [x, 2.9, 6.8], [x * 0.6, 0.7]);
    });
  },
  back: (space) => {
    if (!space.plate.place.things.has("green"))
      block(space, { at: [-1.1, 0, 6], size: [2.2, 0.85, 0.5] }, lightOf(0.85, 0.02, 230));
  },
  front: (space) => {
    for (const x of [-1.9, 1.75]) camera(space, x);
  },
});

function camera(space: Space, x: number): void {
  const dark = lightOf(0.13, 0.01, 250);
  rod(space, lightOf(0.3, 0.01, 250), 0.12, [x, 0.1, 3.9], [x, 1.1, 3.9]);
  face(space, dark, [x - 0.5, 0, 3.9], [x, 0.35, 3.9], [x + 0.5, 0, 3.9]);
  slab(space, dark, [x - 0.32, 1.1, 3.85], [0.64, 0.5]);
  slab(space, lightOf(0.22, 0.01, 250), [x - 0.14, 1.2, 3.8], [0.3, 0.28]);
  slab(space, lightOf(0.7, 0.06, 220), [x - 0.26, 1.66, 3.84], [0.36, 0.24]);
  disc(space, lightOf(0.6, 0.24, 27), [x + 0.22, 1.5, 3.8], 0.05);
}

export const RECORDING_STUDIO = setting({
  floor: "boards",
  wall: (space) => {
    row(-2.9, 0.42, 14, (x, at) =>
      row(0, 0.42, 7, (y, up) => {
        const tint = tone(space, (at + up) % 2 ? 0.3 : 0.24, 0.02, 260);
        slab(space, tint, [x, y, 5.99], [0.42, 0.42]);
        face(space, shifted(tint, 0.07), [x, y, 5.98], [x + 0.42, y, 5.98], [x + 0.21, y + 0.4, 5.98]);
      }),
    );
    slab(space, tone(space, 0.55, 0.08, 60), [-1.75, 0.95, 5.96], [3.5, 1.5]);
    slab(space, lightOf(0.42, 0.06, 75), [-1.62, 1.06, 5.95], [3.24, 1.28]);
    rod(space, lightOf(0.1, 0.01, 250), 0.05, [0.4, 1.06, 5.94], [0.4, 1.75, 5.94]);
    disc(space, lightOf(0.1, 0.01, 250), [0.4, 1.88, 5.94], [0.11, 0.19]);
    ring(space, [lightOf(0.1, 0.01, 250), lightOf(0.4, 0.06, 75)], [0.12, 1.88, 5.93], 0.17);
    shineAt(space, [0, 1.8, 5.9], 1.3, lightOf(0.8, 0.1, 75, 0.4));
    slab(space, lightOf(0.6, 0.24, 27), [-0.25, 2.52, 5.94], [0.5, 0.13]);
  },
  back: (space) => {
    for (const x of [-2.5, 1.9]) {
      slab(space, lightOf(0.12, 0.01, 250), [x, 1.1, 5.2], [0.62, 0.95]);
      ring(space, [lightOf(0.35, 0.02, 60), lightOf(0.2, 0.02, 60)], [x + 0.31, 1.42, 5.19], 0.24);
      disc(space, lightOf(0.4, 0.02, 60), [x + 0.31, 1.85, 5.19], 0.1);
    }
    face(space, lightOf(0.28, 0.015, 250), [-2.2, 0.72, 4.2], [2.2, 0.72, 4.2], [2, 1.02, 4.8], [-2, 1.02, 4.8]);
    slab(space, lightOf(0.2, 0.015, 250), [-2.2, 0.3, 4.2], [4.4, 0.42]);
    row(-2, 0.2, 21, (x, at) => {
      rod(space, lightOf(0.6, 0.01, 250), 0.02, [x, 0.76, 4.3], [x * 0.96, 0.86, 4.5]);
      slab(space, lightOf(0.92, 0.01, 90), [x - 0.05, 0.77 + 0.02 * ((at * 7) % 4), 4.3], [0.1, 0.04]);
      for (const [dy, hue] of [
        [0.16, 145],
        [0.19, 85],
        [0.22, 27],
      ] as const)
        if ((at * 5 + dy * 100) % 3 < 2) disc(space, lightOf(0.75, 0.2, hue), [x * 0.95, 0.76 + dy, 4.7], 0.03);
    });
  },
});

/** Screens and panels around a large map of lights: a place from which something is watched over. */
const isTelephoneExchange = ({ plate }: Space): boolean => has(plate, "telephone", "exchange", "switchboard");

/** Boards of sockets with cords in loops, and a row of stools before them. */
function paintSwitchboard(space: Space): void {
  slab(space, tone(space, 0.72, 0.03, 80), [-4.2, 0, 6.99], [8.4, 3.2]);
  const wood = tone(space, 0.36, 0.07, 48);
  row(-3.9, 1.6, 5, (x, at) => {
    slab(space, wood, [x, 0.3, 5.6], [1.5, 2.1]);
    slab(space, lightOf(0.16, 0.02, 50), [x + 0.1, 1.15, 5.58], [1.3, 1.1]);
    for (let socket = 0; socket < 40; socket++)
      disc(
        space,
        lightOf(0.8, 0.12, 84),
        [x + 0.2 + (socket % 8) * 0.16, 1.28 + Math.floor(socket / 8) * 0.2, 5.56],
        0.035,
      );
    for (let cord = 0; cord < 5; cord++) {
      const [from, to] = [x + 0.2 + cord * 0.24, x + 0.36 + ((cord * 3 + at) % 6) * 0.18];
      rod(
        space,
        lightOf(0.5, 0.19, cord % 2 ? 27 : 150),
        0.03,
        [from, 1, 5.5],
        [(from + to) / 2, 0.78, 5.45],
        [to, 1.3 + (cord % 3) * 0.3, 5.5],
      );
    }
    block(space, { at: [x, 0.82, 5.2], size: [1.5, 0.1, 0.4] }, shifted(wood, 0.08));
    disc(space, shifted(wood, 0.16), [x + 0.75, 0.62, 4.6], [0.28, 0.08]);
    rod(space, lightOf(0.3, 0.01, 250), 0.05, [x + 0.75, 0.6, 4.6], [x + 0.75, 0, 4.6]);
  });
}

export const CONTROL_ROOM = setting({
  size: { half: 4.2, high: 3.2, deep: 7 },
  floorTint: () => lightOf(0.24, 0.02, 245),
  ceiling: () => lightOf(0.15, 0.02, 245),
  wall: (space) => {
    if (isTelephoneExchange(space)) return;
    slab(space, lightOf(0.2, 0.03, 245), [-4.2, 0, 6.99], [8.4, 3.2]);
    slab(space, lightOf(0.17, 0.06, 240), [-2.3, 0.95, 6.95], [4.6, 1.75]);
    rod(
      space,
      lightOf(0.75, 0.14, 200),
      0.04,
      ...Array.from({ length: 25 }, (_, at): Spot => [-2.1 + at * 0.175, 1.8 + 0.45 * Math.sin(at * 0.55), 6.9]),
    );
    rod(
      space,
      lightOf(0.8, 0.15, 60),
      0.04,
      ...Array.from({ length: 25 }, (_, at): Spot => [-2.1 + at * 0.175, 1.8 - 0.35 * Math.sin(at * 0.55 + 1), 6.9]),
    );
    for (const y of [1.3, 1.8, 2.3]) rod(space, lightOf(0.4, 0.06, 230, 0.6), 0.02, [-2.2, y, 6.89], [2.2, y, 6.89]);
    shineAt(space, [0, 1.8, 6.8], 3, lightOf(0.5, 0.12, 230, 0.4));
  },
  back: (space) => {
    if (isTelephoneExchange(space)) return paintSwitchboard(space);
    for (const z of [5.6, 4.5])
      row(-3.6 + (z < 5 ? 0.6 : 0), 1.25, z < 5 ? 5 : 6, (x, at) => {
        block(space, { at: [x, 0, z], size: [1.15, 0.75, 0.4] }, lightOf(0.3, 0.02, 245));
        slab(space, lightOf(0.7, 0.12, [145, 220, 60][at % 3] ?? 220), [x + 0.2, 0.8, z], [0.75, 0.44]);
        slab(space, lightOf(0.2, 0.02, 245), [x + 0.26, 0.86, z - 0.01], [0.63, 0.33]);
        rod(
          space,
          lightOf(0.78, 0.16, [145, 220, 60][at % 3] ?? 220),
          0.03,
          [x + 0.3, 0.95, z - 0.02],
          [x + 0.5, 1.1, z - 0.02],
          [x + 0.62, 0.92, z - 0.02],
          [x + 0.85, 1.08, z - 0.02],
        );
      });
  },
});

export const OBSERVATORY = setting({
  size: { half: 4, high: 4.4, deep: 7 },
  floor: "boards",
  wall: (space) => {
    const dome = tone(space, 0.32, 0.02, 250);
    slab(space, dome, [-4, 0, 6.99], [8, 4.4]);
    for (const x of [-3, -1.9, 1.9, 3])
      rod(space, shifted(dome, 0.08), 0.08, [x * 1.15, 0, 6.98], [x, 2.4, 6.98], [x * 0.4, 4.3, 6.98]);
    arch(space, { ...space.plate.palette.sky[0], alpha: 1 }, [-0.95, 1.1, 6.95], [1.9, 3.3]);
    for (let star = 0; star < 40; star++)
      disc(
        space,
        lightOf(0.95, 0.02, 240),
        [between(space.plate.random, -0.85, 0.85), between(space.plate.random, 1.3, 3.9), 6.94],
        0.016,
      );
  },
  back: (space) => {
    const brass = tone(space, 0.62, 0.09, 75);
    face(space, brass, [-1.25, 0.95, 5], [-0.95, 0.75, 5], [1.35, 2.35, 5], [1.05, 2.85, 5]);
    face(space, shifted(brass, 0.12), [-1.25, 0.95, 4.99], [-1.15, 0.88, 4.99], [1.15, 2.7, 4.99], [1.05, 2.85, 4.99]);
    disc(space, tone(space, 0.85, 0.04, 215), [1.22, 2.62, 4.98], [0.2, 0.3]);
    rod(space, brass, 0.1, [-1.1, 0.85, 5], [-1.5, 0.62, 5]);
    for (const dx of [-0.7, 0, 0.7]) rod(space, tone(space, 0.35, 0.05, 50), 0.11, [0.1, 1.55, 5.05], [dx, 0, 5.05]);
    ring(space, [faded(brass, 1), tone(space, 0.3, 0.03, 60)], [0.1, 1.5, 5.02], 0.3);
  },
});
