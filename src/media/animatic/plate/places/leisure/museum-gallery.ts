// Designs of places where things are shown: museum, gallery.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { setting } from "../../parts/setting.ts";
import { cone, disc, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark } from "../../plate-canvas.ts";

/** Glass cases; a great skeleton or pictures where the words name them. */
export const MUSEUM = setting({
  size: { half: 4.2, high: 4, deep: 7.5 },
  floor: "tiles",
  wall: (space) => {
    row(-3.6, 2.4, 4, (x) => slab(space, shifted(space.plate.palette.wall, 0.07), [x - 0.3, 0, 7.48], [0.6, 4]));
    if (!has(space.plate, "skeleton", "dinosaur", "bone", "fossil", "whale"))
      row(-2.9, 2.4, 3, (x, at) => framed(space, [x, 1.5, 7.46], [1.3, 1.1], at * 100 + 30));
  },
  back: (space) => {
    if (has(space.plate, "skeleton", "dinosaur", "bone", "fossil", "whale")) skeleton(space);
    row(-3.4, 2.05, 4, (x, at) => showcase(space, [x, 0, 5.6], at));
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1 : -2.6;
    for (const dx of [0, 1.6]) {
      rod(space, tone(space, 0.75, 0.1, 85), 0.06, [x + dx, 0, 3.9], [x + dx, 0.95, 3.9]);
      disc(space, tone(space, 0.75, 0.1, 85), [x + dx, 0.99, 3.9], 0.06);
    }
    rod(
      space,
      tone(space, 0.45, 0.18, 25),
      0.06,
      [x, 0.9, 3.9],
      [x + 0.4, 0.68, 3.9],
      [x + 0.8, 0.62, 3.9],
      [x + 1.2, 0.68, 3.9],
      [x + 1.6, 0.9, 3.9],
    );
  },
});

function showcase(space: Space, [x, y, z]: Spot, sort: number): void {
  block(space, { at: [x, y, z], size: [0.95, 0.85, 0.6] }, tone(space, 0.4, 0.05, 45));
  slab(space, { ...tone(space, 0.93, 0.025, 215), alpha: 0.55 }, [x, y + 0.85, z], [0.95, 1]);
  const gold = tone(space, 0.74, 0.13, 85);
  if (sort % 2 === 0) {
    disc(space, tone(space, 0.55, 0.12, 35), [x + 0.47, y + 1.15, z - 0.01], [0.22, 0.27]);
    slab(space, tone(space, 0.5, 0.12, 35), [x + 0.38, y + 1.38, z - 0.01], [0.18, 0.2]);
    slab(space, tone(space, 0.25, 0.04, 40), [x + 0.26, y + 1.1, z - 0.02], [0.42, 0.07]);
  } else {
    slab(space, gold, [x + 0.25, y + 1, z - 0.01], [0.45, 0.2]);
    for (const dx of [0.28, 0.47, 0.66])
      face(
        space,
        gold,
        [x + dx - 0.09, y + 1.18, z - 0.01],
        [x + dx, y + 1.5, z - 0.01],
        [x + dx + 0.09, y + 1.18, z - 0.01],
      );
  }
  const edge = tone(space, 0.75, 0.02, 215);
  rod(
    space,
    edge,
    0.035,
    [x, y + 0.85, z - 0.02],
    [x, y + 1.85, z - 0.02],
    [x + 0.95, y + 1.85, z - 0.02],
    [x + 0.95, y + 0.85, z - 0.02],
  );
  rod(
    space,
    faded(tone(space, 0.99, 0.005, 215), 0.8),
    0.04,
    [x + 0.12, y + 1.3, z - 0.02],
    [x + 0.38, y + 1.78, z - 0.02],
  );
  shineAt(space, [x + 0.47, y + 1.5, z], 0.6, lightOf(0.95, 0.04, 90, isDark(space.plate) ? 0.45 : 0.2));
}

function skeleton(space: Space): void {
  const bone = tone(space, 0.93, 0.03, 85);
  const back: Spot[] = [
    [-2.9, 1.4, 6.6],
    [-2, 2, 6.6],
    [-0.7, 2.35, 6.6],
    [0.6, 2.3, 6.6],
    [1.5, 2.75, 6.6],
    [2, 3.05, 6.6],
  ];
  rod(space, bone, 0.11, ...back);
  face(space, bone, [1.9, 3.2, 6.6], [2.2, 3.25, 6.6], [2.9, 2.95, 6.6], [2.85, 2.8, 6.6], [2.1, 2.8, 6.6]);
  row(-0.9, 0.26, 7, (x, at) =>
    rod(
      space,
      bone,
      0.06,
      [x, 2.35, 6.6],
      [x + 0.12, 1.95 - 0.35 * Math.sin((at / 6) * Math.PI), 6.6],
      [x, 1.55 - 0.3 * Math.sin((at / 6) * Math.PI), 6.6],
    ),
  );
  for (const [x, top] of [
    [-1.1, 2.2],
    [-0.8, 2.2],
    [0.8, 2.1],
  ] as const)
    rod(space, bone, 0.1, [x, top, 6.6], [x - 0.2, 1.2, 6.6], [x + 0.1, 0.5, 6.6], [x + 0.35, 0.5, 6.6]);
}

function framed(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number], hue: number): void {
  slab(space, tone(space, 0.7, 0.1, 80), [x - 0.1, y - 0.1, z], [w + 0.2, h + 0.2]);
  slab(space, tone(space, 0.72, 0.09, hue), [x, y, z - 0.01], [w, h]);
  slab(space, tone(space, 0.5, 0.09, hue + 60), [x, y, z - 0.02], [w, h * 0.4]);
  disc(space, tone(space, 0.85, 0.1, 85), [x + w * 0.65, y + h * 0.68, z - 0.02], h * 0.13);
}

/** Large bright pictures on white walls, each with its lamp. */
export const GALLERY = setting({
  size: { half: 4.2, high: 3.6, deep: 7.2 },
  floor: "boards",
  wall: (space) => {
    const hues = [25, 255, 95, 145];
    row(-3.5, 2.45, 3, (x, at) => {
      slab(space, tone(space, 0.25, 0.01, 250), [x - 0.05, 0.75, 7.19], [2, 1.85]);
      slab(space, tone(space, 0.9, 0.03, 90), [x, 0.8, 7.18], [1.9, 1.75]);
      disc(space, tone(space, 0.6, 0.2, hues[at] ?? 25), [x + 0.75, 1.85, 7.17], 0.5);
      slab(space, tone(space, 0.55, 0.18, hues[at + 1] ?? 95), [x + 0.85, 0.95, 7.16], [0.85, 0.75]);
      face(space, tone(space, 0.8, 0.17, 95), [x + 0.15, 1, 7.15], [x + 0.8, 1.1, 7.15], [x + 0.35, 1.75, 7.15]);
      cone(space, lightOf(0.97, 0.03, 88, 0.28), [x + 0.95, 3.5, 7.1], [x + 0.95, 1.3]);
    });
  },
  front: (space) =>
    block(
      space,
      { at: [space.plate.place.side > 0 ? 0.6 : -2.2, 0.36, 4], size: [1.6, 0.12, 0.5] },
      tone(space, 0.35, 0.05, 50),
    ),
});
