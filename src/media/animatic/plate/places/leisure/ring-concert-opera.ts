// Designs of places with a great audience: a ring for fights, a concert seen from the stage's side, a box of an opera house.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { setting } from "../../parts/setting.ts";
import { arch, cone, disc, ground, lightOf, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";
import { paintSumoHall, paintSumoRing, paintSumoRoof, SUMO_CLAY } from "./sumo-ring.ts";

const BLACK = lightOf(0.1, 0.02, 265);

/** Heads behind heads, lighter towards the ring. */
function audience(space: Space, rows: readonly (readonly [y: number, z: number])[], tint: Colour): void {
  const { random } = space.plate;
  for (const [at, [y, z]] of rows.entries())
    row(-8, 0.36, 45, (x) => {
      const shade = shifted(tint, at * 0.03 + between(random, -0.04, 0.05));
      const [dx, dy] = [between(random, -0.08, 0.08), between(random, -0.06, 0.06)];
      disc(space, shade, [x + dx, y + dy, z], [0.13, 0.16]);
      disc(space, shade, [x + dx, y - 0.34 + dy, z], [0.2, 0.24]);
    });
}

const isSumo = ({ place }: Pick<PlateCanvas, "place">): boolean => has({ place }, "sumo", "dohyo");

/** Ropes on three sides, corner posts with pads, a bright canvas, a dark hall full of heads, a frame of lamps above. */
export const FIGHT_RING = setting({
  size: { half: 8, high: 5, deep: 9 },
  floor: "plain",
  floorTint: (plate) => (isSumo(plate) ? SUMO_CLAY : lightOf(0.8, 0.02, 235)),
  ceiling: () => BLACK,
  wall: (space) => {
    if (isSumo(space.plate)) return paintSumoHall(space);
    slab(space, BLACK, [-9, 0, 8.99], [18, 6]);
    for (const side of [-1, 1])
      face(space, BLACK, [side * 8, 0, 9], [side * 8, 5, 9], [side * 8, 5, 1], [side * 8, 0, 1]);
    audience(
      space,
      [
        [2.3, 8.9],
        [2, 8.5],
        [1.7, 8.1],
        [1.4, 7.7],
        [1.05, 7.3],
      ],
      lightOf(0.3, 0.04, 265),
    );
    row(-7, 1.9, 8, (x, at) => {
      if (at % 3 === 1) shineAt(space, [x, 1.6 + (at % 2) * 0.5, 8], 0.35, lightOf(0.98, 0.01, 230, 0.9));
    });
    for (const x of [-2.4, 0, 2.4]) {
      cone(space, lightOf(0.92, 0.03, 230, 0.34), [x, 4.4, 7], [x * 0.8, 1.9]);
      slab(space, lightOf(0.98, 0.02, 90), [x - 0.5, 4.35, 7], [1, 0.2]);
      shineAt(space, [x, 4.4, 7], 1.3, lightOf(0.95, 0.03, 220, 0.6));
    }
  },
  back: (space) => {
    if (isSumo(space.plate)) return paintSumoRoof(space);
    slab(space, lightOf(0.45, 0.17, space.plate.place.hue), [-3.6, 0, 6.2], [7.2, 0.2]);
    for (const [y, hue] of [
      [0.62, 27],
      [1.02, 90],
      [1.42, 258],
    ] as const) {
      const rope = lightOf(hue === 90 ? 0.96 : 0.58, hue === 90 ? 0.01 : 0.2, hue);
      rod(space, rope, 0.06, [-3.1, y, 6], [3.1, y, 6]);
      for (const side of [-1, 1]) rod(space, rope, 0.06, [side * 3.1, y, 6], [side * 2.6, y, 2.2]);
    }
    for (const side of [-1, 1]) {
      const pad = lightOf(0.52, 0.2, side > 0 ? 27 : 258);
      rod(space, lightOf(0.75, 0.01, 230), 0.12, [side * 3.1, 0, 6], [side * 3.1, 1.65, 6]);
      slab(space, pad, [side * 3.1 - 0.2, 0.5, 5.95], [0.4, 1.05]);
      slab(space, shifted(pad, -0.1), [side * 3.1 + (side > 0 ? -0.2 : 0.08), 0.5, 5.94], [0.12, 1.05]);
    }
  },
  front: (space) => {
    if (isSumo(space.plate)) return paintSumoRing(space);
    const mark = lightOf(0.52, 0.17, space.plate.place.hue, 0.5);
    ground(space, faded(lightOf(0.97, 0.005, 220), 0.6), [-1.6, 1.6], [3.1, 5]);
    ground(space, mark, [-1.2, 1.2], [3.5, 4.5]);
  },
});

const BEAMS = [300, 200, 340, 250, 60] as const;

/** A stage with coloured beams and towers of loudspeakers, before it the backs of a crowd with raised arms. */
export const CONCERT = setting({
  size: { half: 8, high: 6, deep: 10 },
  floor: "plain",
  floorTint: () => lightOf(0.16, 0.02, 285),
  ceiling: () => lightOf(0.07, 0.02, 285),
  wall: (space) => {
    slab(space, lightOf(0.14, 0.05, 290), [-9, 0, 9.99], [18, 7]);
    slab(space, lightOf(0.32, 0.14, 300), [-3.4, 1.2, 9.9], [6.8, 3.2]);
    row(-3.2, 0.4, 17, (x, at) =>
      slab(
        space,
        lightOf(0.5 + 0.12 * Math.sin(at * 1.7), 0.2, (at * 23 + space.plate.place.hue) % 360),
        [x, 1.3, 9.88],
        [0.26, 1 + 1.8 * Math.abs(Math.sin(at * 0.9))],
      ),
    );
    for (const y of [4.7, 5]) rod(space, lightOf(0.5, 0.01, 250), 0.08, [-6, y, 9.5], [6, y, 9.5]);
    row(-6, 0.5, 25, (x, at) =>
      rod(space, lightOf(0.45, 0.01, 250), 0.05, [x, at % 2 ? 4.7 : 5, 9.5], [x + 0.5, at % 2 ? 5 : 4.7, 9.5]),
    );
    for (const [at, hue] of BEAMS.entries()) {
      const x = -4.4 + at * 2.2;
      cone(space, lightOf(0.72, 0.19, hue, 0.6), [x, 4.6, 9.3], [x * 0.2 + (at % 2 ? 1.4 : -1.4), 1]);
      disc(space, lightOf(0.97, 0.06, hue), [x, 4.6, 9.2], 0.16);
    }
  },
  back: (space) => {
    block(space, { at: [-6.5, 0, 8.8], size: [13, 1.15, 0.5] }, lightOf(0.16, 0.015, 270));
    for (const side of [-1, 1])
      row(0, 0.72, 5, (y) => {
        const x = side > 0 ? 3.6 : -4.7;
        slab(space, lightOf(0.07, 0.01, 260), [x, 1.15 + y, 8.7], [1.1, 0.68]);
        for (const dx of [0.28, 0.82]) disc(space, lightOf(0.24, 0.015, 260), [x + dx, 1.5 + y, 8.68], 0.2);
      });
    rod(space, lightOf(0.6, 0.01, 240), 0.035, [-0.9, 1.15, 8.7], [-0.9, 2.5, 8.7], [-0.75, 2.55, 8.7]);
    for (const [x, r, y] of [
      [1.4, 0.42, 1.65],
      [0.9, 0.22, 2.1],
      [1.95, 0.22, 2.1],
    ] as const)
      disc(space, lightOf(0.6, 0.16, 27), [x, y, 8.6], [r, r * 0.9]);
    for (const x of [0.5, 2.3]) disc(space, lightOf(0.8, 0.13, 88), [x, 2.55, 8.6], [0.32, 0.06]);
    row(-6.5, 0.42, 32, (x, at) => {
      if (Math.abs(x) < 0.9) return;
      const z = 5.4 + (at % 3) * 0.5;
      const dark = lightOf(0.06 + 0.02 * (at % 3), 0.02, 290);
      disc(space, dark, [x, 1.35 + 0.08 * (at % 4), z], [0.14, 0.17]);
      disc(space, dark, [x, 0.85, z], [0.26, 0.45]);
      if (at % 2) rod(space, dark, 0.09, [x + 0.12, 1.1, z], [x + 0.2 + 0.05 * (at % 3), 1.95, z]);
      if (at % 4 === 1) rod(space, dark, 0.09, [x - 0.14, 1.1, z], [x - 0.22, 1.9, z]);
    });
  },
});

/** A gilded rail and red curtains before tiers of boxes that glow round a stage. */
export const OPERA_BOX = setting({
  size: { half: 6, high: 5.5, deep: 10 },
  floor: "plain",
  floorTint: () => lightOf(0.3, 0.11, 24),
  ceiling: () => lightOf(0.4, 0.06, 60),
  wall: (space) => {
    slab(space, lightOf(0.26, 0.08, 28), [-7, -1, 9.99], [14, 8]);
    for (const [y, at] of [
      [0.35, 0],
      [1.95, 1],
      [3.55, 2],
    ] as const) {
      row(-6.2, 1.25, 11, (x) => {
        if (Math.abs(x + 0.55) < 1.5 && y < 3) return;
        arch(space, lightOf(0.2, 0.1, 24), [x, y + 0.45, 9.9], [1.08, 1.05]);
        shineAt(space, [x + 0.54, y + 0.9, 9.88], 0.55, lightOf(0.82, 0.1, 70, 0.4));
        for (const dx of [0.34, 0.72]) {
          disc(space, lightOf(0.13, 0.03, 30), [x + dx, y + 0.7, 9.86], [0.09, 0.11]);
          disc(space, lightOf(0.13, 0.03, 30), [x + dx, y + 0.46, 9.86], [0.14, 0.16]);
        }
        slab(space, lightOf(0.72, 0.11, 82), [x - 0.14, y + 0.4, 9.85], [0.14, 1.2]);
      });
      slab(space, lightOf(0.74, 0.1, 82), [-7, y, 9.84], [14, 0.42]);
      row(-6.2, 0.625, 22, (x) =>
        disc(space, lightOf(0.9, 0.09, 85), [x + 0.2, y + 0.22, 9.83 - at * 0.001], [0.2, 0.11]),
      );
    }
    slab(space, lightOf(0.9, 0.09, 82), [-1.7, -0.2, 9.8], [3.4, 3.7]);
    slab(space, lightOf(0.4, 0.16, 25), [-1.5, -0.2, 9.79], [3, 3.5]);
    row(-1.5, 0.25, 12, (x, at) => slab(space, lightOf(at % 2 ? 0.36 : 0.44, 0.16, 25), [x, -0.2, 9.78], [0.25, 3.5]));
    shineAt(space, [0, 1.1, 9.7], 2.6, lightOf(0.9, 0.1, 70, 0.5));
  },
  back: (space) => {
    const gold = lightOf(0.76, 0.12, 82);
    slab(space, lightOf(0.4, 0.16, 24), [-6, 0, 4.4], [12, 0.82]);
    row(-3.4, 0.85, 9, (x) => {
      disc(space, gold, [x, 0.42, 4.39], [0.3, 0.24]);
      disc(space, lightOf(0.42, 0.16, 24), [x, 0.42, 4.38], [0.2, 0.15]);
      disc(space, gold, [x, 0.42, 4.37], [0.08, 0.1]);
    });
    slab(space, gold, [-6, 0.06, 4.38], [12, 0.07]);
    block(space, { at: [-6, 0.82, 4.2], size: [12, 0.12, 0.35] }, lightOf(0.48, 0.18, 24));
    slab(space, gold, [-6, 0.76, 4.18], [12, 0.06]);
  },
  front: (space) => {
    for (const side of [-1, 1]) {
      for (let fold = 0; fold < 7; fold++) {
        const x = side * (1.95 + fold * 0.22);
        face(
          space,
          lightOf(fold % 2 ? 0.36 : 0.44, 0.17, 24),
          [x, 3.6, 3.4],
          [x + side * 0.23, 3.6, 3.4],
          [x + side * (0.23 + (fold < 3 ? 0.12 : 0)), 0, 3.4],
          [x + side * (fold < 3 ? 0.18 : 0.02), 0, 3.4],
        );
      }
      rod(space, lightOf(0.8, 0.13, 84), 0.07, [side * 1.95, 1.25, 3.38], [side * 3.2, 1.4, 3.38]);
    }
    row(-3.2, 0.4, 17, (x) => disc(space, lightOf(0.42, 0.17, 24), [x, 2.72, 3.37], [0.25, 0.2]));
    slab(space, lightOf(0.42, 0.17, 24), [-4, 2.75, 3.37], [8, 1.2]);
    slab(space, lightOf(0.8, 0.13, 84), [-4, 2.72, 3.36], [8, 0.05]);
  },
});
