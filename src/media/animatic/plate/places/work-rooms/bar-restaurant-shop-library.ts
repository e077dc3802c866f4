// Designs of places: bar, restaurant, shop, library.
import { away, block, face, frontPanel, openSpace, patch, spot, toward } from "../../parts/space.ts";
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { chair, counter, pendant, shelves, stool, table, tubeLight } from "../../parts/furniture.ts";
import { paintDoor, paintWindow } from "../../parts/openings.ts";
import { glow, lacks, line, lit, oval, type PlaceDesign } from "../../plate-canvas.ts";
import { ROOM, paintRoom } from "../homes/shared.ts";
import { readingLamp } from "./shared.ts";
import { hasOwnCounter, paintGoods, tradeOf } from "./shop-goods.ts";

export const BAR: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate);
    const { palette } = plate;
    const shelf = frontPanel(space, [-2.3, 1.05, 5.95], 4.6, 1.4);
    patch(plate, shelf, shifted(palette.wood, -0.06), [0, 0, 1, 1]);
    patch(plate, shelf, mixed(palette.wall, palette.lamp, 0.28), [0.02, 0.04, 0.96, 0.92]);
    for (const v of [0.34, 0.66, 0.97]) {
      patch(plate, shelf, palette.wood, [0, v, 1, 0.035]);
      for (let bottle = 0; bottle < 19; bottle++)
        if (plate.random() < 0.88) {
          const [u, h] = [0.03 + bottle * 0.0505, between(plate.random, 0.11, 0.15)];
          const glass = { light: between(plate.random, 0.34, 0.62), chroma: 0.1, hue: between(plate.random, 40, 165) };
          patch(plate, shelf, glass, [u, v - h, 0.024, h]);
          patch(plate, shelf, glass, [u + 0.004, v - h - 0.03, 0.016, 0.04]);
          patch(plate, shelf, glass, [u + 0.0085, v - h - 0.11, 0.007, 0.1]);
          patch(plate, shelf, { ...glass, light: 0.88, chroma: 0.04 }, [u + 0.003, v - h * 0.72, 0.018, h * 0.4]);
          patch(plate, shelf, { ...glass, light: 0.85, alpha: 0.5 }, [u + 0.003, v - h, 0.004, h * 0.26]);
        }
    }
    glow(plate, shelf(0.5, 0.4), plate.unit * 0.6, { ...palette.lamp, alpha: 0.32 });
  },
  middle: (plate) => {
    const space = openSpace(plate);
    counter(space, [-2.9, 4.7], [5.8, 0.6, 1.08], {
      front: shifted(plate.palette.wood, 0.02),
      top: shifted(plate.palette.wood, 0.14),
      doors: 9,
    });
    for (const x of [-1.8, 0, 1.8]) pendant(space, [x, 4.7], 2, ROOM.high);
  },
  near: (plate) => {
    const space = openSpace(plate);
    for (const x of [-2.4, -1.5, 1.4, 2.3]) stool(space, [x, 4.2]);
    if (lacks(plate, "table")) return;
    const x = away(plate, 1.5, 0.9);
    table(space, [x, 2.9], [0.9, 0.7, 0.74]);
    oval(plate, lit(plate, 0.85, 0.03, 80), spot(space, [x + 0.4, 0.8, 3.2]), [plate.unit * 0.01, plate.unit * 0.018]);
  },
  lights: [
    {
      paint: (plate) => {
        const [x, y] = spot(openSpace(plate), [away(plate, 2.1), 2.1, 5.9]);
        const { neon } = plate.palette;
        glow(plate, [x, y], plate.unit * 0.3, faded(neon, 0.5));
        line(
          plate,
          { ...neon, light: 0.85 },
          0.006,
          [x - plate.unit * 0.06, y],
          [x - plate.unit * 0.03, y - plate.unit * 0.03],
          [x, y],
          [x + plate.unit * 0.03, y - plate.unit * 0.03],
          [x + plate.unit * 0.06, y],
        );
      },
      rhythm: "neon",
      when: ({ practicals }) => practicals.includes("neon"),
    },
  ],
};

export const RESTAURANT: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, ROOM, "tiles");
    for (const x of [-2.5, -0.75, 1])
      paintWindow(space, { at: [x, 0.7, 6], size: [1.5, 1.75], view: "city", panes: [2, 1] });
    face(space, shifted(plate.palette.wood, 0.02), [-2.9, 0, 6], [2.9, 0, 6], [2.9, 0.68, 6], [-2.9, 0.68, 6]);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    for (const x of [-2.7, -0.9, 0.9]) {
      const seat = lit(plate, 0.44, 0.12, plate.place.colours[0]?.colour.hue ?? 25);
      block(space, { at: [x, 0, 5.3], size: [1.7, 1.05, 0.2] }, seat);
      table(space, [x + 0.35, 4.7], [1, 0.6, 0.74], lit(plate, 0.8, 0.02, 80));
    }
    for (const x of [-1.9, 0, 1.9]) pendant(space, [x, 4.8], 1.9, ROOM.high);
  },
  near: (plate) => {
    const space = openSpace(plate);
    const x = away(plate, 0.9, 1);
    chair(space, [x + 0.3, 4], false);
    table(space, [x, 3.2], [1, 0.7, 0.74], lit(plate, 0.9, 0.012, 85));
    chair(space, [x + 0.3, 2.6], true);
    oval(plate, lit(plate, 0.95, 0.01, 90), spot(space, [x + 0.5, 0.78, 3.5]), [plate.unit * 0.03, plate.unit * 0.008]);
    if (plate.place.practicals.includes("candle"))
      glow(plate, spot(space, [x + 0.5, 0.95, 3.5]), plate.unit * 0.16, { ...plate.palette.lamp, alpha: 0.6 });
  },
};

export const SHOP: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, ROOM, "tiles");
    for (const x of [-1.5, 1.5]) tubeLight(space, x, [2.4, 5.4], 2.74);
    paintDoor(space, [-0.46, 0, 6], mixed(plate.palette.wall, plate.palette.sky[2], 0.5));
  },
  middle: (plate) => paintGoods(openSpace(plate), tradeOf(plate)),
  near: (plate) => {
    if (hasOwnCounter(tradeOf(plate))) return;
    const space = openSpace(plate);
    const x = toward(plate, 0.5, 1.7);
    counter(space, [x, 3.9], [1.7, 0.6, 0.95], {
      front: plate.palette.wood,
      top: shifted(plate.palette.wood, 0.12),
      doors: 3,
    });
    block(space, { at: [x + 0.2, 1, 4], size: [0.4, 0.3, 0.35] }, lit(plate, 0.36, 0.015, 240));
  },
};

export const LIBRARY: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 3.4, high: 4, deep: 7 });
    if (!lacks(plate, "window"))
      paintWindow(space, { at: [-0.7, 0.9, 7], size: [1.4, 2.6], panes: [2, 4], view: "sky" });
  },
  middle: (plate) => {
    const space = openSpace(plate);
    for (const x of [-3.3, 1.1]) shelves(space, [x, 6.3], [2.2, 0.4, 3.7], { boards: 8 });
    for (const side of [-1, 1])
      for (const z of [5, 3.8, 2.8]) shelves(space, [side > 0 ? 2.6 : -3.4, z], [0.8, 0.4, 3.7], { boards: 8 });
    const [a, b] = [spot(space, [away(plate, 1.4), 3.2, 6.2]), spot(space, [away(plate, 1.1), 0, 5.8])];
    for (const dx of [0, 0.3])
      line(
        plate,
        shifted(plate.palette.wood, 0.1),
        0.006,
        [a[0] + dx * plate.unit * 0.16, a[1]],
        [b[0] + dx * plate.unit * 0.16, b[1]],
      );
    for (let rung = 1; rung < 9; rung++)
      line(
        plate,
        shifted(plate.palette.wood, 0.1),
        0.004,
        [a[0] + ((b[0] - a[0]) * rung) / 9, a[1] + ((b[1] - a[1]) * rung) / 9],
        [a[0] + plate.unit * 0.048 + ((b[0] - a[0]) * rung) / 9, a[1] + ((b[1] - a[1]) * rung) / 9],
      );
  },
  near: (plate) => {
    const space = openSpace(plate);
    const x = toward(plate, 0.1, 2);
    chair(space, [x + 0.8, 4.8]);
    table(space, [x, 3.9], [2, 0.85, 0.76]);
    readingLamp(space, x + 0.5, 0.76, 4.3);
    readingLamp(space, x + 1.5, 0.76, 4.3);
    block(space, { at: [x + 0.8, 0.76, 4], size: [0.34, 0.05, 0.24] }, lit(plate, 0.9, 0.02, 85));
  },
};
