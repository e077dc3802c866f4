// Designs of places: kitchen, bedroom, living room, plain room, bathroom.
import { away, block, face, frontPanel, openSpace, panes, patch, spot, toward } from "../../parts/space.ts";
import { shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import {
  bed,
  cabinet,
  chair,
  counter,
  fireplace,
  floorLamp,
  pendant,
  plant,
  shelves,
  sofa,
  table,
} from "../../parts/furniture.ts";
import { paintDaylight, paintDoor, paintPicture, paintWindow } from "../../parts/openings.ts";
import { glow, has, lacks, line, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { ROOM, fireLight, paintRoom, windowOf } from "./shared.ts";

/** Cream, wood, sage and blue grey. */
const CUPBOARDS = [
  [0.86, 0.025, 85],
  [0.62, 0.065, 62],
  [0.74, 0.045, 150],
  [0.7, 0.035, 235],
] as const;

/** Of the colour that the words give them or the whole kitchen. */
function cupboardsOf(plate: PlateCanvas): Colour {
  const { colours, hue } = plate.place;
  const said = colours.find(({ of }) => ["cupboard", "cabinet", "kitchen", "kitchenette", "unit"].includes(of))?.colour;
  const [light, chroma, tint] = CUPBOARDS[hue % CUPBOARDS.length] ?? CUPBOARDS[0];
  return said ? lit(plate, said.light, said.chroma, said.hue) : lit(plate, light, chroma, tint);
}

export const KITCHEN: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, ROOM, "tiles");
    const window = windowOf(plate);
    paintWindow(space, window);
    const panel = frontPanel(space, [-ROOM.half, 0.95, ROOM.deep], ROOM.half * 2, 0.55);
    panes(plate, panel, [24, 3, 0.9, 0.86], () => ({ ...shifted(plate.palette.wall, 0.07), alpha: 0.5 }));
    paintWindow(space, { ...window, curtains: false });
    paintDaylight(space, window);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const front = cupboardsOf(plate);
    counter(space, [-2.85, 5.4], [4.2, 0.6, 0.88], { front: front, top: plate.palette.wood, doors: 7 });
    block(space, { at: [1.4, 0, 5.4], size: [0.62, 0.9, 0.6] }, lit(plate, 0.84, 0.006, 240));
    const oven = frontPanel(space, [1.4, 0, 5.4], 0.62, 0.9);
    patch(plate, oven, lit(plate, 0.24, 0.01, 250), [0.14, 0.34, 0.72, 0.42]);
    for (const u of [0.2, 0.4, 0.6, 0.8]) oval(plate, lit(plate, 0.3, 0.01, 250), oven(u, 0.12), plate.unit * 0.005);
    block(space, { at: [2.06, 0, 5.3], size: [0.74, 1.9, 0.7] }, lit(plate, 0.88, 0.008, 230));
    line(plate, lit(plate, 0.6, 0.01, 230), 0.004, spot(space, [2.16, 0.9, 5.29]), spot(space, [2.16, 1.4, 5.29]));
    const high = away(plate, 0.5, 2.2);
    block(space, { at: [high, 1.7, 5.6], size: [2.2, 0.72, 0.36] }, front);
    panes(plate, frontPanel(space, [high, 1.7, 5.6], 2.2, 0.72), [4, 1, 0.88, 0.86], () => shifted(front, -0.045));
    for (const x of [-0.6, -0.2, 0.9])
      block(space, { at: [x, 0.93, 5.55], size: [0.16, 0.24, 0.16] }, lit(plate, 0.6, 0.09, plate.place.hue + x * 200));
  },
  near: (plate) => {
    const space = openSpace(plate);
    if (lacks(plate, "table", "furniture")) return;
    const x = toward(plate, 0.3, 1.7);
    chair(space, [x + 0.2, 4.3]);
    chair(space, [x + 1.05, 4.3]);
    table(space, [x, 3.4], [1.7, 0.85, 0.75]);
    for (const dx of [0.4, 0.9, 1.3])
      oval(plate, lit(plate, 0.92, 0.01, 90), spot(space, [x + dx, 0.78, 3.75]), [
        plate.unit * 0.022,
        plate.unit * 0.006,
      ]);
    pendant(space, [x + 0.85, 3.7], 1.95, ROOM.high);
  },
};

export const BEDROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate);
    const window = windowOf(plate);
    paintWindow(space, window);
    paintDaylight(space, window);
    paintPicture(space, [away(plate, 1.1, 0.7), 1.4, ROOM.deep], [0.7, 0.5]);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    cabinet(space, [toward(plate, 2.05, 0.8), 5.2], [0.8, 0.6, 2], { tint: plate.palette.wood, grid: [2, 1] });
    block(space, { at: [away(plate, 2.05, 0.45), 0, 5.3], size: [0.45, 0.5, 0.45] }, plate.palette.wood);
    floorLamp(space, [away(plate, 2.26), 5.5], 0.95);
  },
  near: (plate) => {
    const space = openSpace(plate);
    face(
      space,
      { ...plate.palette.accent, alpha: 0.4 },
      [-1.4, 0.005, 5],
      [1.6, 0.005, 5],
      [1.7, 0.005, 2.8],
      [-1.5, 0.005, 2.8],
    );
    if (!lacks(plate, "bed", "furniture")) bed(space, [away(plate, 0.35, 1.55), 3.7], 1.55);
  },
};

export const LIVING_ROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate);
    const window = windowOf(plate, { size: [1.6, 1.5] });
    paintWindow(space, window);
    paintDaylight(space, window);
    paintPicture(space, [away(plate, 0.35, 0.6), 1.5, ROOM.deep], [0.6, 0.75]);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    if (plate.place.practicals.includes("fire")) fireplace(space, [away(plate, 0.5, 1.5), 5.6]);
    else shelves(space, [away(plate, 1.5, 1.2), 5.65], [1.2, 0.32, 2.1], { boards: 5 });
    floorLamp(space, [toward(plate, 2.5), 5.2]);
    plant(space, [away(plate, 2.55), 5]);
  },
  near: (plate) => {
    const space = openSpace(plate);
    face(
      space,
      { ...plate.palette.accent, alpha: 0.45, chroma: 0.05 },
      [-1.6, 0.005, 5],
      [1.6, 0.005, 5],
      [1.9, 0.005, 3],
      [-1.9, 0.005, 3],
    );
    if (lacks(plate, "furniture", "sofa")) return;
    sofa(space, [toward(plate, 0.35, 1.9), 4.3], 1.9);
    table(space, [toward(plate, 0.6, 1.1), 3.3], [1.1, 0.6, 0.4]);
  },
  lights: [fireLight((plate) => away(plate, 0.5, 1.5) + 0.75)],
};

export const PLAIN_ROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate);
    const window = windowOf(plate, { curtains: false });
    paintWindow(space, window);
    paintDoor(space, [away(plate, 1.1, 0.92), 0, ROOM.deep]);
    paintDaylight(space, window);
  },
  near: (plate) => {
    const space = openSpace(plate);
    if (has(plate, "table", "desk")) table(space, [toward(plate, 0.2, 1.4), 3.8], [1.4, 0.8, 0.75]);
    if (has(plate, "chair", "table")) chair(space, [toward(plate, 1.4), 4.4]);
    if (plate.place.practicals.includes("lamp")) pendant(space, [0, 4.2], 2.1, ROOM.high);
  },
};

export const BATHROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, ROOM, "tiles");
    const { wall } = plate.palette;
    panes(plate, frontPanel(space, [-ROOM.half, 0.12, ROOM.deep], ROOM.half * 2, 1.7), [26, 8, 0.93, 0.93], () => ({
      ...shifted(wall, 0.06),
      alpha: 0.65,
    }));
    paintWindow(
      space,
      windowOf(plate, {
        size: [0.8, 0.7],
        at: [toward(plate, 1.5, 0.8), 1.7, 6],
        curtains: false,
        view: "sky",
        panes: [1, 1],
      }),
    );
    const mirror = frontPanel(space, [away(plate, 0.8, 0.9), 1.25, 5.98], 0.9, 0.95);
    patch(plate, mirror, lit(plate, 0.7, 0.01, 230), [-0.04, -0.04, 1.08, 1.08]);
    patch(plate, mirror, lit(plate, 0.86, 0.02, 215), [0, 0, 1, 1]);
    glow(plate, mirror(0.5, -0.14), plate.unit * 0.25, { ...plate.palette.lamp, alpha: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const white = lit(plate, 0.93, 0.006, 220);
    block(space, { at: [away(plate, 0.85, 0.8), 0.72, 5.5], size: [0.8, 0.16, 0.45] }, white);
    block(space, { at: [away(plate, 1.1, 0.24), 0, 5.7], size: [0.24, 0.72, 0.2] }, shifted(white, -0.04));
    line(
      plate,
      lit(plate, 0.7, 0.01, 240),
      0.006,
      spot(space, [away(plate, 1.24), 0.9, 5.6]),
      spot(space, [away(plate, 1.24), 1.06, 5.6]),
    );
  },
  near: (plate) => {
    const space = openSpace(plate);
    const white = lit(plate, 0.95, 0.006, 220);
    block(space, { at: [toward(plate, 0.75, 1.9), 0.08, 4.5], size: [1.9, 0.52, 0.85] }, white);
    face(
      space,
      lit(plate, 0.75, 0.02, 215),
      [toward(plate, 0.85, 1.7), 0.602, 5.25],
      [toward(plate, 0.85, 1.7) + 1.7, 0.602, 5.25],
      [toward(plate, 0.85, 1.7) + 1.7, 0.602, 4.6],
      [toward(plate, 0.85, 1.7), 0.602, 4.6],
    );
  },
};
