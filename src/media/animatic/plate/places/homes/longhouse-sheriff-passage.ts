// Designs of rooms of older times: a longhouse, a sheriff's office, a vaulted passage of stone.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { isDark } from "../../plate-canvas.ts";
import { hearth } from "../../parts/fire-and-jars.ts";

/** Carved posts in two rows under a roof like a turned boat, round shields, furs, a long fire in the floor. */
export const LONGHOUSE = setting({
  size: { half: 3.6, high: 3.2, deep: 8 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.36 * Math.min(1.1, 0.4 + plate.palette.wall.light), chroma: 0.05, hue: 60 }),
  ceiling: (plate) => shifted(plate.palette.wood, -0.2),
  wall: (space) => {
    const wood = tone(space, 0.4, 0.08, 55);
    slab(space, shifted(wood, -0.08), [-3.6, 0, 7.99], [7.2, 3.2]);
    row(-3.6, 0.3, 25, (x, at) => slab(space, shifted(wood, at % 2 ? -0.05 : -0.1), [x, 0, 7.98], [0.28, 3.2]));
    for (let z = 7.5; z > 1; z -= 1.25)
      for (const side of [-1, 1])
        rod(space, shifted(wood, -0.06), 0.2, [side * 3.5, 1.5, z], [side * 2.2, 2.8, z], [0, 3.6, z]);
    block(space, { at: [-0.7, 0, 7.4], size: [1.4, 0.5, 0.4] }, shifted(wood, -0.04));
    slab(space, shifted(wood, 0.06), [-0.5, 0.5, 7.7], [1, 1.5]);
    for (const side of [-1, 1])
      rod(
        space,
        shifted(wood, 0.1),
        0.14,
        [side * 0.52, 0.5, 7.68],
        [side * 0.52, 2.2, 7.68],
        [side * 0.72, 2.35, 7.68],
      );
    for (const [x, y, hue] of [
      [-2.9, 1.75, 27],
      [-1.7, 1.85, 85],
      [1.7, 1.85, 250],
      [2.9, 1.75, 27],
    ] as const)
      shield(space, [x, y, 7.8], hue);
  },
  back: (space) => {
    const wood = tone(space, 0.44, 0.09, 55);
    for (const z of [6.6, 5.2, 3.9])
      for (const side of [-1, 1]) {
        rod(space, shifted(wood, z < 4 ? 0.04 : -0.03), 0.26, [side * 2.15, 0, z], [side * 2.15, 3.2, z]);
        for (const y of [1.3, 1.6, 1.9])
          rod(
            space,
            shifted(wood, 0.13),
            0.03,
            [side * 2.15 - 0.12, y, z - 0.1],
            [side * 2.15 + 0.12, y + 0.15, z - 0.1],
          );
      }
    for (const side of [-1, 1]) {
      face(
        space,
        shifted(wood, -0.06),
        [side * 2.4, 0.5, 7],
        [side * 3.5, 0.5, 7],
        [side * 3.5, 0.5, 3],
        [side * 2.4, 0.5, 3],
      );
      for (const [z, hue] of [
        [6, 60],
        [4.8, 45],
        [3.8, 75],
      ] as const)
        face(
          space,
          tone(space, 0.5, 0.05, hue),
          [side * 2.3, 0.54, z],
          [side * 3.4, 0.56, z],
          [side * 3.4, 0.56, z - 0.8],
          [side * 2.3, 0.3, z - 0.8],
        );
    }
    fire(space, [0, 0, 5.4]);
    rod(space, lightOf(0.2, 0.01, 250), 0.03, [0, 3.2, 5.4], [0, 1.5, 5.4]);
    disc(space, lightOf(0.15, 0.012, 250), [0, 1.25, 5.4], [0.34, 0.27]);
  },
  lights: [hearth([0, 0.5, 5.3], 8)],
});

function shield(space: Space, [x, y, z]: Spot, hue: number): void {
  disc(space, tone(space, 0.4, 0.06, 55), [x, y, z], 0.46);
  disc(space, tone(space, 0.48, 0.15, hue), [x, y, z - 0.01], 0.41);
  for (const turn of [0.78, 2.35])
    rod(
      space,
      tone(space, 0.85, 0.05, 85),
      0.12,
      [x - Math.cos(turn) * 0.36, y - Math.sin(turn) * 0.36, z - 0.02],
      [x + Math.cos(turn) * 0.36, y + Math.sin(turn) * 0.36, z - 0.02],
    );
  disc(space, tone(space, 0.72, 0.02, 230), [x, y, z - 0.03], 0.13);
}

function fire(space: Space, [x, , z]: Spot): void {
  row(x - 1.05, 0.26, 9, (at) => disc(space, tone(space, 0.42, 0.015, 70), [at, 0.07, z - 0.25], [0.15, 0.1]));
  row(x - 0.8, 0.32, 6, (at) => rod(space, lightOf(0.2, 0.04, 45), 0.1, [at - 0.2, 0.1, z], [at + 0.25, 0.24, z]));
  row(x - 0.85, 0.2, 9, (at, one) => {
    disc(space, lightOf(0.72, 0.18, 50), [at, 0.3 + 0.05 * (one % 3), z - 0.02], [0.12, 0.3 + 0.1 * (one % 2)]);
    disc(space, lightOf(0.9, 0.13, 85), [at, 0.22, z - 0.03], [0.06, 0.16]);
  });
  shineAt(space, [x, 0.4, z - 0.05], 2.2, lightOf(0.8, 0.16, 58, 0.6));
}

/** Bars of a cell, a table with a lamp, rifles in a rack, posters of wanted men, a stove. */
export const SHERIFF_OFFICE = setting({
  floor: "boards",
  size: { half: 3.4, high: 2.8, deep: 6 },
  wall: (space) => {
    const { place } = space.plate;
    const wood = tone(space, 0.52, 0.08, 58);
    for (let board = 0; board < 9; board++)
      slab(space, shifted(wood, board % 2 ? 0.02 : -0.03), [-3.4, board * 0.31, 5.99], [6.8, 0.3]);
    const cell = place.side > 0 ? 0.4 : -3;
    slab(space, lightOf(0.13, 0.015, 60), [cell, 0, 5.97], [2.6, 2.4]);
    paintWindow(space, { at: [cell + 0.95, 1.5, 5.96], size: [0.7, 0.5], panes: [4, 1], view: "sky" });
    block(space, { at: [cell + 0.15, 0.4, 5.9], size: [1.5, 0.1, 0.05] }, tone(space, 0.4, 0.06, 55));
    row(cell, 0.2, 14, (x) => rod(space, lightOf(0.36, 0.012, 250), 0.05, [x, 0, 5.8], [x, 2.4, 5.8]));
    for (const y of [0.7, 1.6, 2.4])
      rod(space, lightOf(0.36, 0.012, 250), 0.06, [cell - 0.02, y, 5.79], [cell + 2.62, y, 5.79]);
    const bills = place.side > 0 ? -2.9 : 0.6;
    for (const dx of [0, 0.72]) wanted(space, [bills + dx, 1.35, 5.96]);
    rifles(space, [bills + 1.55, 0.85, 5.96]);
  },
  back: (space) => {
    const x = space.plate.place.side > 0 ? -2.6 : 0.7;
    const wood = tone(space, 0.42, 0.09, 50);
    block(space, { at: [x, 0, 4.8], size: [1.8, 0.76, 0.6] }, wood);
    slab(space, shifted(wood, 0.08), [x - 0.06, 0.75, 4.78], [1.92, 0.06]);
    rod(space, lightOf(0.7, 0.12, 82), 0.06, [x + 0.35, 0.8, 4.9], [x + 0.35, 1.02, 4.9]);
    bulb(space, [x + 0.35, 1.14, 4.9], 0.08, lightOf(0.94, 0.11, 78));
    face(
      space,
      lightOf(0.92, 0.02, 90),
      [x + 0.8, 0.815, 4.85],
      [x + 1.3, 0.815, 4.85],
      [x + 1.32, 0.815, 5.1],
      [x + 0.84, 0.815, 5.1],
    );
    star(space, [x + 0.9, 0.4, 4.76], 0.19);
  },
});

function wanted(space: Space, [x, y, z]: Spot): void {
  slab(space, tone(space, 0.85, 0.06, 85), [x, y, z], [0.6, 0.82]);
  slab(space, lightOf(0.15, 0.02, 50), [x + 0.06, y + 0.66, z - 0.01], [0.48, 0.1]);
  disc(space, tone(space, 0.6, 0.06, 60), [x + 0.3, y + 0.42, z - 0.01], [0.12, 0.15]);
  slab(space, tone(space, 0.25, 0.03, 50), [x + 0.12, y + 0.52, z - 0.02], [0.36, 0.04]);
  slab(space, tone(space, 0.25, 0.03, 50), [x + 0.19, y + 0.52, z - 0.02], [0.22, 0.11]);
  for (const dy of [0.18, 0.1]) slab(space, lightOf(0.2, 0.02, 50), [x + 0.1, y + dy, z - 0.01], [0.4, 0.035]);
}

function rifles(space: Space, [x, y, z]: Spot): void {
  for (const dx of [0, 0.22, 0.44]) {
    rod(space, tone(space, 0.42, 0.09, 45), 0.09, [x + dx, y, z], [x + dx + 0.03, y + 0.5, z]);
    rod(space, lightOf(0.2, 0.01, 250), 0.04, [x + dx + 0.03, y + 0.45, z], [x + dx + 0.06, y + 1.3, z]);
  }
  for (const dy of [0.15, 0.95]) slab(space, tone(space, 0.36, 0.07, 50), [x - 0.1, y + dy, z - 0.01], [0.72, 0.07]);
}

function star(space: Space, [x, y, z]: Spot, r: number): void {
  face(
    space,
    lightOf(0.8, 0.13, 85),
    ...Array.from({ length: 10 }, (_, at): Spot => {
      const turn = (at * Math.PI) / 5 + Math.PI / 2;
      const reach = at % 2 ? r * 0.42 : r;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, z];
    }),
  );
}

const isLitByDay = ({ plate }: Space): boolean => !isDark(plate) && !plate.place.practicals.includes("torch");

/** Deep windows along one side, and their light on the floor and the wall across. */
function daylight(space: Space): void {
  const { palette, place } = space.plate;
  const x = place.side * 1.86;
  for (const z of [6.4, 4.9, 3.7]) {
    face(space, palette.sky[2], [x, 0.95, z], [x, 1.9, z], [x, 2.2, z - 0.28], [x, 1.9, z - 0.55], [x, 0.95, z - 0.55]);
    const light = { ...palette.sky[2], alpha: 0.3 };
    face(space, light, [-x * 0.9, 0.01, z], [x * 0.1, 0.01, z], [x * 0.1, 0.01, z - 0.6], [-x * 0.9, 0.01, z - 0.6]);
    shineAt(space, [x, 1.5, z - 0.3], 1.1, { ...palette.sky[2], alpha: 0.45 });
  }
}

/** Ribs of a vault one behind the other, torches on the walls, an iron-bound door at the end. */
export const STONE_PASSAGE = setting({
  size: { half: 1.9, high: 3, deep: 8.5 },
  floor: "tiles",
  blocks: [7, 9],
  wall: (space) => {
    arch(space, tone(space, 0.36, 0.07, 50), [-0.7, 0, 8.4], [1.4, 2.2]);
    for (const y of [0.5, 1.4]) slab(space, lightOf(0.2, 0.012, 250), [-0.68, y, 8.38], [1.36, 0.1]);
    ring(space, [lightOf(0.3, 0.012, 250), tone(space, 0.36, 0.07, 50)], [0.4, 1, 8.36], 0.1);
    for (let z = 7.8; z > 0.8; z *= 0.76) {
      const stone = shifted(tone(space, 0.6, 0.02, 80), z < 3 ? 0.04 : -0.02);
      rod(
        space,
        stone,
        0.24,
        ...Array.from({ length: 13 }, (_, at): Spot => [
          Math.cos((at / 12) * Math.PI) * 1.85,
          1.5 + Math.sin((at / 12) * Math.PI) * 1.4,
          z,
        ]),
      );
      for (const side of [-1, 1]) rod(space, shifted(stone, -0.04), 0.26, [side * 1.85, 0, z], [side * 1.85, 1.5, z]);
    }
  },
  back: (space) => {
    if (isLitByDay(space)) return daylight(space);
    for (const [z, side] of [
      [6.6, -1],
      [5, 1],
      [3.8, -1],
    ] as const) {
      rod(space, lightOf(0.25, 0.03, 45), 0.07, [side * 1.75, 1.2, z], [side * 1.45, 1.6, z]);
      disc(space, lightOf(0.8, 0.17, 58), [side * 1.43, 1.78, z], [0.1, 0.2]);
      disc(space, lightOf(0.95, 0.11, 88), [side * 1.43, 1.72, z], [0.05, 0.11]);
      shineAt(space, [side * 1.43, 1.75, z], 1.6, lightOf(0.85, 0.14, 65, 0.6));
    }
  },
  lights: [
    {
      ...hearth([1.43, 1.75, 5], 8.5),
      when: ({ practicals, hour }) => practicals.includes("torch") || hour === "night",
    },
  ],
});
