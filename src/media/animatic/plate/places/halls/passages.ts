// Designs of roofed places that people pass through: underpass, glass tunnel and tanks of an aquarium, shopping mall, bunker.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { plant, table } from "../../parts/furniture.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

/** White tiles on all walls. */
function paintTiles(space: Space): void {
  const tile = lightOf(0.76, 0.014, 190);
  slab(space, tile, [-2.9, 0, 12.95], [5.8, 2.7]);
  for (const side of [-1, 1]) {
    const x = side * 2.89;
    face(
      space,
      shifted(tile, side === space.plate.place.side ? -0.08 : -0.02),
      [x, 0, 0.4],
      [x, 2.7, 0.4],
      [x, 2.7, 12.95],
      [x, 0, 12.95],
    );
    const seam = faded(lightOf(0.5, 0.01, 200), 0.55);
    row(0.27, 0.27, 9, (y) => rod(space, seam, 0.012, [x, y, 2], [x, y, 12.9]));
    row(2, 0.55, 20, (z) => rod(space, seam, 0.012, [x, 0, z], [x, 2.7, z]));
  }
}

export const UNDERPASS = setting({
  size: { half: 2.9, high: 2.7, deep: 13 },
  floor: "plain",
  floorTint: () => lightOf(0.42, 0.01, 240),
  tubes: [-0.9, 0.9],
  wall: (space) => {
    paintTiles(space);
    slab(space, tone(space, 0.5, 0.12, space.plate.place.hue), [-2.9, 1.2, 12.9], [5.8, 0.3]);
    row(0, 0.17, 8, (y, at) =>
      slab(space, shifted(lightOf(0.62, 0.01, 230), at * 0.03), [-1.1, y, 12.8 - at * 0.01], [2.2, 0.17]),
    );
    slab(space, lightOf(0.85, 0.03, 230), [-1.1, 1.36, 12.7], [2.2, 0.9]);
    for (const side of [-1, 1])
      for (const z of [4.5, 6.5, 8.5]) {
        const hue = (space.plate.place.hue + z * 60) % 360;
        face(
          space,
          tone(space, 0.75, 0.1, hue),
          [side * 2.88, 0.7, z],
          [side * 2.88, 2, z],
          [side * 2.88, 2, z + 1],
          [side * 2.88, 0.7, z + 1],
        );
      }
  },
  back: (space) => {
    if (space.plate.place.wet)
      for (const x of [-0.9, 0.9]) ground(space, faded(lightOf(0.9, 0.04, 230), 0.4), [x - 0.2, x + 0.2], [2.5, 12]);
  },
});

function fish(space: Space, [x, y, z]: readonly [number, number, number], size: number, hue: number): void {
  const tint = lightOf(between(space.plate.random, 0.6, 0.8), 0.12, hue);
  disc(space, tint, [x, y, z], [size, size * 0.45]);
  const tail = x > 0 ? 1 : -1;
  face(
    space,
    tint,
    [x + tail * size * 0.8, y, z],
    [x + tail * size * 1.5, y + size * 0.45, z],
    [x + tail * size * 1.5, y - size * 0.45, z],
  );
}

function shark(space: Space, [x, y, z]: readonly [number, number, number], size: number): void {
  const tint = lightOf(0.42, 0.04, 240);
  disc(space, tint, [x, y, z], [size, size * 0.24]);
  face(
    space,
    tint,
    [x - size * 0.1, y + size * 0.15, z],
    [x + size * 0.15, y + size * 0.55, z],
    [x + size * 0.3, y + size * 0.1, z],
  );
  face(
    space,
    tint,
    [x + size * 0.85, y, z],
    [x + size * 1.35, y + size * 0.45, z],
    [x + size * 1.2, y - size * 0.3, z],
  );
}

/** Blue water behind glass: a wall of it, or an arch of it overhead. */
export const AQUARIUM = setting({
  size: { half: 3.6, high: 3.4, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.2, 0.03, 250),
  ceiling: () => lightOf(0.2, 0.04, 250),
  wall: (space) => {
    const { random } = space.plate;
    const isTunnel = has(space.plate, "tunnel", "dome", "city", "corridor");
    const deep = isTunnel ? 8 : 7.9;
    row(0, 0.43, 8, (y, at) =>
      slab(space, lightOf(0.36 + at * 0.045, 0.1, 240 - at * 3), [-3.6, y, deep], [7.2, 0.44]),
    );
    if (isTunnel)
      for (const side of [-1, 1])
        row(0, 0.43, 8, (y, at) =>
          face(
            space,
            lightOf(0.3 + at * 0.045, 0.1, 242 - at * 3),
            [side * 3.59, y, 0.4],
            [side * 3.59, y, 8],
            [side * 3.59, y + 0.44, 8],
            [side * 3.59, y + 0.44, 0.4],
          ),
        );
    row(-3, 1.2, 6, (x) =>
      face(
        space,
        faded(lightOf(0.85, 0.05, 220), 0.16),
        [x, 3.4, 7.8],
        [x + 0.5, 3.4, 7.8],
        [x + 1.3, 0.2, 7.8],
        [x + 0.5, 0.2, 7.8],
      ),
    );
    row(-3.3, 0.7, 10, (x, at) =>
      disc(space, lightOf(0.5, 0.13, (at * 47) % 360), [x, 0.15, 7.7], [0.3, 0.3 + 0.1 * (at % 3)]),
    );
    for (let one = 0; one < 34; one++)
      fish(
        space,
        [between(random, -3.3, 3.3), between(random, 0.6, 3.1), 7.6],
        between(random, 0.07, 0.17),
        random() * 360,
      );
    shark(space, [-1.7, 2.3, 7.5], 0.95);
    shark(space, [2, 1.5, 7.5], 0.7);
    if (!isTunnel) return;
    for (const z of [7.4, 4.6, 2.8]) {
      const steel = lightOf(0.3, 0.02, 250);
      rod(
        space,
        steel,
        0.16,
        [-3.4, 0, z],
        [-3.4, 2.1, z],
        [-2.4, 3, z],
        [0, 3.35, z],
        [2.4, 3, z],
        [3.4, 2.1, z],
        [3.4, 0, z],
      );
    }
  },
  back: (space) => shineAt(space, [0, 1.8, 7.4], 4, lightOf(0.6, 0.11, 235, 0.25)),
});

/** Two floors of shops round a light well, with moving stairs. */
export const MALL = setting({
  size: { half: 5.4, high: 6.2, deep: 11 },
  floor: "tiles",
  ceiling: (plate) => mixed(plate.palette.sky[1], lightOf(0.9, 0.01, 230), 0.5),
  wall: (space) => {
    for (const y of [0.1, 3.2])
      row(-5.2, 2.1, 5, (x, at) => {
        const hue = (space.plate.place.hue + at * 71 + y * 50) % 360;
        slab(space, lightOf(0.92, 0.04, 85), [x, y, 10.9], [1.9, 2]);
        slab(space, lightOf(0.58, 0.16, hue), [x, y + 2, 10.88], [1.9, 0.42]);
        for (const dx of [0.4, 1.2]) disc(space, lightOf(0.55, 0.13, hue + 120), [x + dx, y + 0.75, 10.86], [0.2, 0.6]);
      });
    slab(space, tone(space, 0.9, 0.01, 230), [-5.4, 2.72, 10.85], [10.8, 0.42]);
    rod(space, tone(space, 0.6, 0.02, 230), 0.07, [-5.4, 3.9, 10.6], [5.4, 3.9, 10.6]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    for (const dx of [0, 1.3]) {
      const x = way * (1.4 + dx);
      face(
        space,
        tone(space, 0.5, 0.01, 240),
        [x, 0, 6],
        [x + way * 3, 2.7, 9.6],
        [x + way * 3, 2.2, 9.6],
        [x + way * 0.6, 0, 6],
      );
      row(0, 0.08, 12, (part) =>
        rod(
          space,
          tone(space, 0.3, 0.01, 240),
          0.05,
          [x + way * 3 * part, 2.7 * part, 6 + 3.6 * part],
          [x + way * (3 * part + 0.5), 2.7 * part, 6 + 3.6 * part],
        ),
      );
      rod(space, lightOf(0.16, 0.01, 250), 0.13, [x, 0.9, 6], [x + way * 3, 3.6, 9.6]);
    }
    plant(space, [-way * 3.6, 6], 1.7);
  },
  front: (space) => plant(space, [space.plate.place.side > 0 ? -3.4 : 3, 4.6], 1.1),
});

export const BUNKER = setting({
  size: { half: 3, high: 2.6, deep: 6 },
  floor: "plain",
  floorTint: () => lightOf(0.36, 0.012, 90),
  blocks: [7, 4],
  wall: (space) => {
    slab(space, tone(space, 0.8, 0.05, 90), [-2.1, 0.95, 5.95], [2.1, 1.25]);
    for (let line = 0; line < 7; line++)
      rod(
        space,
        tone(space, 0.5, 0.08, line % 2 ? 145 : 60),
        0.03,
        [-2, 1.1 + line * 0.15, 5.94],
        [-1.3, 1.2 + line * 0.13, 5.94],
        [-0.1, 1.05 + line * 0.15, 5.94],
      );
    row(-1.8, 0.4, 5, (x, at) => disc(space, lightOf(0.55, 0.2, 27), [x, 1.2 + 0.25 * (at % 3), 5.93], 0.05));
    slab(space, tone(space, 0.42, 0.03, 200), [1.1, 0, 5.95], [1.1, 2.05]);
    disc(space, tone(space, 0.6, 0.02, 220), [1.65, 1.1, 5.93], 0.26);
    rod(space, tone(space, 0.45, 0.05, 50), 0.12, [-3, 2.35, 5.8], [3, 2.35, 5.8]);
  },
  back: (space) => {
    block(space, { at: [-2.7, 0.7, 5.1], size: [0.8, 0.55, 0.4] }, tone(space, 0.38, 0.05, 130));
    table(space, [-2.8, 5], [1.1, 0.6, 0.7]);
    for (const x of [-2.45, -2.15]) disc(space, lightOf(0.75, 0.13, 80), [x, 1, 5.05], 0.07);
    block(space, { at: [1.9, 0.5, 4.6], size: [0.9, 0.12, 1.2] }, tone(space, 0.48, 0.05, 110));
    rod(space, lightOf(0.2, 0.01, 250), 0.02, [0, 2.6, 4.6], [0, 2.15, 4.6]);
    bulb(space, [0, 2.08, 4.6], 0.07, lightOf(0.93, 0.09, 82));
  },
});
