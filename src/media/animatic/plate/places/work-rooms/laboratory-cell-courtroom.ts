// Designs of places: laboratory, cell, courtroom.
import {
  away,
  block,
  frontPanel,
  metre,
  openSpace,
  panes,
  patch,
  shell,
  spot,
  strips,
  toward,
  type Space,
  type Spot,
} from "../../parts/space.ts";
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { counter, shelves, table, tubeLight } from "../../parts/furniture.ts";
import { slab } from "../../parts/solids.ts";
import { paintPicture, paintWindow } from "../../parts/openings.ts";
import { glow, has, lacks, line, lit, oval, rect, shape, type PlaceDesign } from "../../plate-canvas.ts";
import { paintRoom, windowOf } from "../homes/shared.ts";

export const LABORATORY: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 3.3, high: 2.9, deep: 6 }, "tiles");
    for (const x of [-1.4, 1.4]) tubeLight(space, x, [2.2, 5.4], 2.88);
    if (!lacks(plate, "window")) paintWindow(space, windowOf(plate, { curtains: false, panes: [3, 1] }));
    paintPicture(space, [away(plate, 1.2, 0.9), 1.5, 5.98], [0.9, 0.6]);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    counter(space, [-3.2, 5.4], [6.4, 0.6, 0.9], {
      front: lit(plate, 0.82, 0.01, 220),
      top: lit(plate, 0.4, 0.015, 240),
      doors: 9,
    });
    shelves(space, [away(plate, 0.4, 2.4), 5.7], [2.4, 0.25, 0.02], {
      boards: 1,
      tint: lit(plate, 0.7, 0.01, 230),
      full: "jars",
    });
    slab(space, lit(plate, 0.62, 0.012, 230), [-3.1, 1.5, 5.66], [6.2, 0.05]);
    for (let at = 0; at < 13; at++)
      flask(space, [-2.85 + at * 0.48, 1.55, 5.62], at % 3 ? 0.34 : 0.46, [150, 210, 320, 60, 110][at % 5] ?? 150);
    for (const [x, h, hue] of [
      [-2.6, 0.4, 150],
      [-2.2, 0.28, 210],
      [-0.4, 0.5, 320],
      [0.1, 0.3, 150],
      [2.2, 0.36, 60],
    ] as const)
      flask(space, [x, 0.95, 5.5], h, hue);
  },
  near: (plate) => {
    const space = openSpace(plate);
    const x = toward(plate, -0.2, 2.4);
    counter(space, [x, 3.7], [2.4, 0.8, 0.9], {
      front: lit(plate, 0.86, 0.008, 220),
      top: lit(plate, 0.3, 0.015, 245),
      doors: 4,
    });
    for (const [dx, h, hue] of [
      [0.3, 0.42, 140],
      [0.7, 0.3, 200],
      [1.9, 0.5, 300],
    ] as const)
      flask(space, [x + dx, 0.95, 4], h, hue);
    const [sx, sy] = spot(space, [x + 1.35, 0.95, 4]);
    const m = metre(space, 4);
    const metal = lit(plate, 0.32, 0.01, 250);
    rect(plate, metal, [sx - 0.14 * m, sy - 0.05 * m, 0.3 * m, 0.05 * m]);
    line(plate, metal, 0.014, [sx + 0.1 * m, sy - 0.04 * m], [sx + 0.12 * m, sy - 0.28 * m], [sx, sy - 0.42 * m]);
    line(plate, lit(plate, 0.7, 0.01, 250), 0.018, [sx - 0.06 * m, sy - 0.16 * m], [sx + 0.02 * m, sy - 0.44 * m]);
  },
};

function flask(space: Space, [x, y, z]: Spot, h: number, hue: number): void {
  const { plate } = space;
  const m = metre(space, z);
  const [sx, sy] = spot(space, [x, y, z]);
  const liquid = { light: 0.72, chroma: 0.15, hue, alpha: 0.85 };
  const glass = lit(plate, 0.92, 0.015, 215);
  shape(
    plate,
    faded(glass, 0.5),
    [sx - 0.03 * m, sy - h * m],
    [sx + 0.03 * m, sy - h * m],
    [sx + 0.03 * m, sy - h * 0.6 * m],
    [sx + 0.15 * m, sy],
    [sx - 0.15 * m, sy],
    [sx - 0.03 * m, sy - h * 0.6 * m],
  );
  shape(
    plate,
    liquid,
    [sx - 0.085 * m, sy - h * 0.3 * m],
    [sx + 0.085 * m, sy - h * 0.3 * m],
    [sx + 0.14 * m, sy - 0.01 * m],
    [sx - 0.14 * m, sy - 0.01 * m],
  );
}

const SCRATCHED =
  "writing scratched scratches scratch graffiti tally carved carvings marks words scribbled drawings".split(" ");

/** Days counted in fives, and lines of writing, scratched into the wall on both sides of the window. */
function paintScratches(space: Space): void {
  const { plate } = space;
  const chalk = lit(plate, 0.94, 0.01, 90);
  const at = (x: number, y: number) => spot(space, [x, y, 4.95]);
  for (const left of [-1.8, 0.6])
    for (let row = 0; row < 3; row++)
      for (let five = 0; five < 3; five++) {
        const [x, y] = [left + five * 0.42, 2.3 - row * 0.34];
        for (let stroke = 0; stroke < 4; stroke++)
          line(plate, chalk, 0.0045, at(x + stroke * 0.07, y), at(x + stroke * 0.07 + 0.02, y - 0.22));
        line(plate, chalk, 0.0045, at(x - 0.05, y - 0.18), at(x + 0.3, y - 0.04));
      }
  for (const left of [-1.75, 0.62])
    for (let row = 0; row < 4; row++) {
      const y = 1.28 - row * 0.15;
      const letters = Array.from({ length: 15 }, (_, step) =>
        at(left + step * 0.075, y + 0.045 * Math.sin(step * 2.4 + row)),
      );
      line(plate, faded(chalk, 0.85), 0.0036, ...letters);
    }
}

export const CELL: PlaceDesign = {
  far: (plate) => {
    const size = { half: 1.9, high: 2.8, deep: 5 };
    const space = openSpace(plate);
    const { wall } = plate.palette;
    shell(space, size, { wall, floor: shifted(wall, -0.14), ceiling: shifted(wall, -0.06) });
    strips(space, size, shifted(wall, -0.14), { count: 6, tone: (strip) => (strip % 2) * 0.03 });
    panes(plate, frontPanel(space, [-1.9, 0, 5], 3.8, 2.8), [8, 9, 0.96, 0.94], (column, row) => ({
      ...shifted(wall, ((column * 5 + row * 3) % 7) / 90 - 0.03),
      alpha: 0.6,
    }));
    if (has(plate, ...SCRATCHED)) paintScratches(space);
    if (lacks(plate, "window")) return;
    const window = frontPanel(space, [-0.45, 1.75, 4.98], 0.9, 0.6);
    patch(plate, window, shifted(wall, -0.16), [-0.08, -0.1, 1.16, 1.2]);
    patch(plate, window, plate.palette.sky[2], [0, 0, 1, 1]);
    for (const u of [0.15, 0.37, 0.59, 0.81]) patch(plate, window, lit(plate, 0.24, 0.01, 250), [u, 0, 0.045, 1]);
    glow(plate, window(0.5, 0.5), plate.unit * 0.5, { ...plate.palette.rim, alpha: 0.36 });
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const metal = lit(plate, 0.4, 0.012, 240);
    const x = toward(plate, 0.85, 0.95);
    block(space, { at: [x, 0.42, 3.1], size: [0.95, 0.08, 1.8] }, metal);
    block(space, { at: [x, 0.5, 3.1], size: [0.95, 0.12, 1.8] }, lit(plate, 0.6, 0.03, 90));
    block(space, { at: [away(plate, 1.35, 0.4), 0, 4.4], size: [0.4, 0.45, 0.45] }, lit(plate, 0.75, 0.008, 220));
  },
  front: (plate) => {
    for (let bar = -2; bar < 16; bar++) {
      const part = bar / 13;
      if (part > 0.24 && part < 0.76) continue;
      rect(plate, lit(plate, 0.17, 0.012, 250), [
        plate.width * part,
        -plate.height,
        plate.unit * 0.02,
        plate.height * 3,
      ]);
      rect(plate, lit(plate, 0.32, 0.012, 250), [
        plate.width * part + plate.unit * 0.004,
        -plate.height,
        plate.unit * 0.003,
        plate.height * 3,
      ]);
    }
  },
};

/** The scales of justice on a round of gold. */
function paintScales(space: Space, [x, y, z]: Spot): void {
  const { plate } = space;
  const m = metre(space, z);
  const dark = lit(plate, 0.28, 0.05, 50);
  const at = (dx: number, dy: number) => spot(space, [x + dx, y + dy, z]);
  oval(plate, lit(plate, 0.78, 0.12, 85), at(0, 0), 0.52 * m);
  line(plate, dark, 0.009, at(0, 0.36), at(0, -0.32));
  line(plate, dark, 0.008, at(-0.3, 0.26), at(0.3, 0.26));
  line(plate, dark, 0.01, at(-0.14, -0.34), at(0.14, -0.34));
  for (const side of [-0.3, 0.3]) {
    line(plate, dark, 0.003, at(side - 0.13, -0.06), at(side, 0.26), at(side + 0.13, -0.06));
    oval(plate, dark, at(side, -0.08), [0.15 * m, 0.05 * m]);
  }
}

/** A flag that hangs from its pole beside the bench. */
function paintStandard(space: Space, x: number): void {
  const { plate } = space;
  line(plate, lit(plate, 0.72, 0.12, 85), 0.006, spot(space, [x, 0.2, 6.2]), spot(space, [x, 3, 6.2]));
  const cloth = frontPanel(space, [x - 0.08, 1.25, 6.15], 0.5, 1.6);
  patch(plate, cloth, lit(plate, 0.46, 0.15, plate.place.hue), [0, 0, 1, 1]);
  for (const u of [0.25, 0.7]) patch(plate, cloth, lit(plate, 0.86, 0.03, 90), [u, 0, 0.14, 1]);
}

export const COURTROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 3.6, high: 3.4, deep: 6.4 });
    const { wood } = plate.palette;
    const panel = frontPanel(space, [-3.6, 0, 6.38], 7.2, 2.3);
    panes(plate, panel, [12, 2, 0.84, 0.88], (column) => shifted(wood, column % 2 ? 0.02 : 0.04));
    paintScales(space, [0, 2.72, 6.3]);
    for (const side of [-1, 1]) paintStandard(space, side * 1.55);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const { wood } = plate.palette;
    block(space, { at: [-1, 0.6, 5.9], size: [2, 1.5, 0.1] }, lit(plate, 0.34, 0.07, 20));
    counter(space, [-1.7, 5], [3.4, 0.6, 1.3], { front: shifted(wood, 0.05), top: shifted(wood, 0.12), doors: 5 });
    counter(space, [away(plate, 2, 1.1), 4.7], [1.1, 0.6, 0.95], {
      front: shifted(wood, 0.02),
      top: shifted(wood, 0.1),
      doors: 2,
    });
  },
  near: (plate) => {
    const space = openSpace(plate);
    const { wood } = plate.palette;
    table(space, [toward(plate, 0.5, 1.7), 3.2], [1.7, 0.7, 0.76]);
    for (let post = -14; post < 15; post++) block(space, { at: [post * 0.28, 0, 2.6], size: [0.06, 0.5, 0.05] }, wood);
    block(space, { at: [-4.2, 0.5, 2.58], size: [8.4, 0.07, 0.1] }, shifted(wood, 0.07));
  },
};
