// Design of the yard of barracks: long brick blocks with rows of windows, a flag on its pole, and what recruits climb over where the words say so.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { ground, rod, row, slab } from "../../parts/solids.ts";
import { block, face, frontPanel, openSpace, panes, type Space } from "../../parts/space.ts";
import { has, isDark, lit, type PlaceDesign } from "../../plate-canvas.ts";
import { paintConcrete } from "./airfield-prison-port-factory.ts";

const isCourse = (plate: Space["plate"]): boolean => has(plate, "obstacle", "assault", "training", "course");

export const BARRACKS_YARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    const space = openSpace(plate, 18);
    barracks(space, -20.5, 17);
    barracks(space, 3.5, 17);
    gateway(space);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const x = -plate.place.side * 4.6;
    rod(space, lit(plate, 0.9, 0.005, 90), 0.12, [x, 0, 14], [x, 5.4, 14]);
    const cloth = plate.place.colours.find(({ of }) => of === "flag")?.colour ?? { light: 0.5, chroma: 0.16, hue: 27 };
    const tint = lit(plate, cloth.light, cloth.chroma, cloth.hue);
    face(
      space,
      tint,
      [x, 5.3, 14],
      [x + 1.1, 5, 14],
      [x + 2, 5.15, 14],
      [x + 2, 4, 14],
      [x + 1.1, 3.8, 14],
      [x, 4.1, 14],
    );
    if (isCourse(plate)) obstacles(space);
  },
  near: (plate) => void paintConcrete(plate, 0.64, 75),
  lights: [LIGHTNING],
};

function barracks(space: Space, left: number, wide: number): void {
  const { plate } = space;
  const brick = mixed(lit(plate, 0.52, 0.08, 35), plate.palette.haze, 0.12);
  const [deep, high] = [19, 5.6];
  block(space, { at: [left, 0, deep], size: [wide, high, 5] }, brick);
  const roof = plate.place.snowy ? lit(plate, 0.92, 0.012, 230) : shifted(brick, -0.16);
  face(
    space,
    roof,
    [left - 0.5, high, deep],
    [left + wide + 0.5, high, deep],
    [left + wide - 1, high + 2.2, deep + 2.5],
    [left + 1, high + 2.2, deep + 2.5],
  );
  slab(space, shifted(brick, 0.14), [left, 2.75, deep - 0.02], [wide, 0.18]);
  const isLit = isDark(plate) || has(plate, "lit") || plate.place.hour === "dawn";
  panes(plate, frontPanel(space, [left + 0.4, 0.6, deep - 0.03], wide - 0.8, 4.8), [8, 2, 0.46, 0.56], (column, at) =>
    isLit && (column * 5 + at * 3) % 4 > 0 ? plate.palette.lamp : lit(plate, 0.34, 0.03, 240),
  );
  const door = left < 0 ? left + wide - 3 : left + 1.8;
  slab(space, shifted(brick, -0.22), [door, 0, deep - 0.05], [1.3, 2.4]);
  row(door - 0.4, 0.7, 4, (x, at) =>
    slab(space, lit(plate, 0.7, 0.01, 90), [x, 0, deep - 0.1], [0.7, 0.28 - 0.06 * (at % 2)]),
  );
}

/** Between the blocks: two posts, a barrier and the hut of the sentry. */
function gateway(space: Space): void {
  const { plate } = space;
  const stone = mixed(lit(plate, 0.72, 0.02, 80), plate.palette.haze, 0.15);
  for (const x of [-2.8, 2.1]) block(space, { at: [x, 0, 20], size: [0.7, 3, 0.7] }, stone);
  row(-2.1, 0.7, 6, (x, at) =>
    slab(space, at % 2 ? lit(plate, 0.55, 0.2, 27) : lit(plate, 0.95, 0.005, 90), [x, 1, 19.9], [0.7, 0.22]),
  );
}

/** A wall with ropes down its front, a beam to balance on, tyres in two rows. */
function obstacles(space: Space): void {
  const { plate } = space;
  const wood = lit(plate, 0.5, 0.08, 58);
  const x = plate.place.side * 4.4;
  block(space, { at: [x - 2, 0, 12], size: [4, 3, 0.3] }, wood);
  row(x - 1.4, 0.95, 4, (at) => rod(space, lit(plate, 0.78, 0.05, 80), 0.09, [at, 3, 11.9], [at, 0.2, 11.8]));
  const left = -plate.place.side * 3.4;
  for (const at of [left - 1.8, left + 1.4]) rod(space, shifted(wood, -0.1), 0.2, [at, 0, 11], [at, 1.1, 11]);
  block(space, { at: [left - 2, 1, 11], size: [3.8, 0.25, 0.3] }, wood);
  const mud = lit(plate, 0.4, 0.04, 62);
  ground(space, mud, [-1.8, 1.8], [11.5, 14.5]);
}
