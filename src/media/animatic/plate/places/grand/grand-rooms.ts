// Designs of rooms that impress: dining room, staircase of a mansion, penthouse, bath house.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { chair, floorLamp, plant, sofa } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, bulb, column, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, type Space } from "../../parts/space.ts";
import { has, isDark, type PlateCanvas } from "../../plate-canvas.ts";
import { lantern } from "../../parts/fire-and-jars.ts";

const isOld = ({ place }: PlateCanvas): boolean => place.year < 1930;

/** Somebody's head and shoulders in a gold frame. */
function portrait(space: Space, [x, y, z]: readonly [number, number, number], hue: number): void {
  slab(space, tone(space, 0.68, 0.11, 85), [x, y, z], [0.78, 1]);
  slab(space, tone(space, 0.3, 0.04, hue), [x + 0.08, y + 0.08, z - 0.01], [0.62, 0.84]);
  disc(space, tone(space, 0.36, 0.08, hue + 90), [x + 0.39, y + 0.24, z - 0.02], [0.24, 0.2]);
  disc(space, tone(space, 0.74, 0.05, 55), [x + 0.39, y + 0.55, z - 0.03], [0.1, 0.13]);
  disc(space, tone(space, 0.28, 0.04, 50), [x + 0.39, y + 0.66, z - 0.035], [0.1, 0.06]);
}

function candelabra(space: Space, x: number, z: number): void {
  const gold = tone(space, 0.7, 0.11, 88);
  rod(space, gold, 0.04, [x, 0.8, z], [x, 1.2, z]);
  rod(space, gold, 0.03, [x - 0.2, 1.14, z], [x + 0.2, 1.14, z]);
  for (const dx of [-0.2, 0, 0.2]) {
    rod(space, tone(space, 0.95, 0.02, 90), 0.035, [x + dx, 1.14, z], [x + dx, 1.34, z]);
    bulb(space, [x + dx, 1.38, z], 0.03, lightOf(0.88, 0.13, 75));
  }
}

function chandelier(space: Space, z: number, y: number): void {
  const gold = tone(space, 0.7, 0.11, 85);
  rod(space, gold, 0.03, [0, y + 1.4, z], [0, y, z]);
  rod(space, gold, 0.05, [-0.75, y, z], [0.75, y, z]);
  shineAt(space, [0, y + 0.1, z], 2.2, lightOf(0.85, 0.09, 78, 0.35));
  row(-0.75, 0.25, 7, (x) => bulb(space, [x, y + 0.14, z], 0.04, lightOf(0.94, 0.07, 80)));
}

function setTable(space: Space): void {
  block(space, { at: [-2.5, 0, 4.7], size: [5, 0.78, 0.9] }, tone(space, 0.93, 0.008, 85));
  row(-2.2, 0.73, 7, (x, at) => {
    disc(space, tone(space, 0.98, 0.004, 90), [x, 0.8, 4.85], [0.18, 0.035]);
    rod(space, faded(lightOf(0.97, 0.01, 220), 0.8), 0.05, [x + 0.24, 0.8, 4.9], [x + 0.24, 1, 4.9]);
    if (at % 2 === 1) disc(space, tone(space, 0.62, 0.15, 30 + at * 40), [x + 0.12, 0.9, 5.1], [0.13, 0.1]);
  });
}

/** A long table, or a round one under red lanterns. */
export const DINING_ROOM = setting({
  size: { half: 3.5, high: 3.1, deep: 6.6 },
  floor: "boards",
  wall: (space) => {
    const { plate } = space;
    slab(space, shifted(plate.palette.wall, -0.07), [-3.5, 0, 6.59], [7, 0.9]);
    slab(space, shifted(plate.palette.wall, 0.06), [-3.5, 0.9, 6.58], [7, 0.06]);
    for (const x of [-3, 1.9])
      paintWindow(space, { at: [x, 0.95, 6.57], size: [1.1, 1.75], panes: [2, 3], curtains: true });
    if (plate.place.region === "east") return slab(space, tone(space, 0.66, 0.12, 84), [-1.1, 0.5, 6.55], [2.2, 1.9]);
    for (const [at, x] of [-1.55, -0.4, 0.75].entries()) portrait(space, [x, 1.35, 6.55], plate.place.hue + at * 70);
  },
  back: (space) => {
    const { plate } = space;
    if (plate.place.region === "east") {
      row(-2.6, 1.3, 5, (x) => lantern(space, [x, 2.3, 5.2], 0.26));
      block(space, { at: [-0.25, 0, 5], size: [0.5, 0.72, 0.3] }, tone(space, 0.36, 0.08, 35));
      disc(space, tone(space, 0.5, 0.13, 30), [0, 0.78, 4.9], [1.75, 0.3]);
      disc(space, tone(space, 0.92, 0.01, 90), [0, 0.86, 4.9], [0.8, 0.13]);
      row(-1.2, 0.6, 5, (x, at) => disc(space, tone(space, 0.7, 0.13, at * 55), [x, 0.92, 4.8], [0.16, 0.07]));
      return;
    }
    row(-2.3, 0.86, 6, (x) => {
      slab(space, tone(space, 0.36, 0.07, 45), [x, 0.4, 5.75], [0.5, 0.95]);
      slab(space, tone(space, 0.46, 0.11, plate.place.hue), [x + 0.07, 0.5, 5.74], [0.36, 0.75]);
    });
    setTable(space);
    if (isOld(plate) || plate.place.practicals.includes("candle")) for (const x of [-1.3, 1.3]) candelabra(space, x, 5);
    chandelier(space, 5.2, 2.5);
  },
  front: (space) => {
    if (space.plate.place.region !== "east")
      for (const x of [-2.3, 1.8]) chair(space, [x, 3.9], true, tone(space, 0.36, 0.07, 45));
  },
});

/** Steps that narrow upwards between two rails, with a red runner. */
export const GRAND_STAIRS = setting({
  size: { half: 5.6, high: 6, deep: 11 },
  floor: "tiles",
  wall: (space) => {
    for (const x of [-4.4, 2.8]) {
      arch(space, shifted(space.plate.palette.wall, -0.16), [x, 0, 10.9], [1.6, 2.8]);
      portrait(space, [x + 0.4, 3.6, 10.9], space.plate.place.hue + x * 30);
    }
    paintWindow(space, { at: [-1.1, 3.2, 10.9], size: [2.2, 2.2], panes: [3, 3], view: "land" });
  },
  back: (space) => {
    const stone = tone(space, 0.86, 0.02, 80);
    const runner = space.plate.place.colours.find(({ of }) => of === "carpet")?.colour ?? lightOf(0.45, 0.17, 26);
    const red = tone(space, runner.light, runner.chroma, runner.hue);
    for (let step = 11; step >= 0; step--) {
      const [y, z, half] = [step * 0.22, 6.4 + step * 0.36, 3 - step * 0.1];
      block(space, { at: [-half, y, z], size: [2 * half, 0.22, 0.5] }, shifted(stone, step % 2 ? 0 : -0.03));
      slab(space, shifted(red, step % 2 ? 0.02 : -0.03), [-1, y, z - 0.02], [2, 0.22]);
      ground(space, red, [-1, 1], [z, z + 0.36, y + 0.225]);
      for (const side of [-1, 1])
        rod(space, tone(space, 0.9, 0.02, 80), 0.1, [side * half, y + 0.2, z], [side * half, y + 1.15, z]);
    }
    for (const side of [-1, 1])
      rod(space, tone(space, 0.7, 0.1, 84), 0.14, [side * 3, 1.2, 6.4], [side * 1.9, 3.6, 10.4]);
    for (const x of [-3.4, 3.4]) column(space, stone, [x, 0, 6.2], [0.22, 1.5]);
    chandelier(space, 7.4, 4.3);
  },
});

export const PENTHOUSE = setting({
  size: { half: 3.8, high: 2.9, deep: 6.2 },
  floor: "boards",
  wall: (space) => paintWindow(space, { at: [-3.6, 0.15, 6.15], size: [7.2, 2.5], panes: [5, 1], view: "city" }),
  back: (space) => {
    floorLamp(space, [2.9, 5.3]);
    plant(space, [-3.2, 5.2], 1.5);
    block(space, { at: [-2.2, 0, 5], size: [3, 0.42, 0.8] }, tone(space, 0.92, 0.008, 90));
    block(space, { at: [-2.2, 0.4, 5.6], size: [3, 0.42, 0.22] }, tone(space, 0.9, 0.008, 90));
    row(-2, 1, 3, (x, at) =>
      slab(space, tone(space, 0.55, 0.12, space.plate.place.hue + at * 60), [x, 0.45, 4.98], [0.42, 0.36]),
    );
  },
  front: (space) => {
    ground(space, faded(tone(space, 0.86, 0.02, 90), 0.7), [-2.4, 1.6], [3, 4.8]);
    const x = space.plate.place.side > 0 ? 1.1 : -2.6;
    if (!has(space.plate, "empty")) sofa(space, [x, 4], 1.5);
  },
});

const WATER: Colour = { light: 0.56, chroma: 0.09, hue: 185 };

/** Columns round a warm pool: of Romans, of the East, or of wood and rock. */
export const BATH_HOUSE = setting({
  size: { half: 4.6, high: 4, deep: 9 },
  floor: "tiles",
  wall: (space) => {
    const { plate } = space;
    row(-3.9, 2.1, 4, (x) =>
      arch(
        space,
        isDark(plate) ? lightOf(0.3, 0.05, 260) : mixed(plate.palette.sky[1], plate.palette.wall, 0.3),
        [x, 0.9, 8.95],
        [1.4, 2.2],
      ),
    );
    row(-4.5, 0.3, 31, (x, at) => slab(space, tone(space, 0.5, 0.11, at % 2 ? 255 : 60), [x, 3.3, 8.9], [0.26, 0.26]));
  },
  back: (space) => {
    const pool = space.plate.place.colours.find(({ of }) => of === "pool")?.colour ?? WATER;
    const water = tone(space, Math.max(0.5, pool.light), Math.max(0.08, pool.chroma), pool.hue);
    ground(space, tone(space, 0.86, 0.02, 80), [-3.7, 3.7], [4.4, 8.6]);
    ground(space, water, [-3.3, 3.3], [4.7, 8.4]);
    row(4.95, 0.55, 6, (z, at) =>
      ground(space, faded(shifted(water, 0.2), 0.5), [-2.6 + at * 0.3, -0.8 + at * 0.5], [z, z + 0.04]),
    );
    for (const z of [8.2, 5.6])
      for (const x of [-4, 4]) column(space, tone(space, 0.84, 0.03, 75), [x, 0, z], [0.26, 3.8]);
    for (const x of [-2.8, 2.8]) bulb(space, [x, 2, 8.6], 0.1, lightOf(0.85, 0.13, 68));
  },
});
