// Designs of places: office, office tower, hospital, classroom.
import { away, block, face, frontPanel, metre, openSpace, patch, spot, toward } from "../../parts/space.ts";
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { bed, cabinet, chair, counter, plant, shelves, table, tubeLight } from "../../parts/furniture.ts";
import { paintDaylight, paintDoor, paintView, paintWindow } from "../../parts/openings.ts";
import { fillBand, has, isDark, lacks, line, lit, oval, rect, type PlaceDesign } from "../../plate-canvas.ts";
import { ROOM, paintRoom, windowOf } from "../homes/shared.ts";
import { readingLamp, screen } from "./shared.ts";
import { isForAnimals, paintCagesAndCabinet, paintSteelTable } from "./animal-clinic.ts";

export const OFFICE: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate);
    const window = windowOf(plate, { curtains: false, view: "city", panes: [3, 2] });
    paintWindow(space, window);
    if (!has(plate, "counter")) paintDoor(space, [away(plate, 1.9, 0.92), 0, ROOM.deep]);
    paintDaylight(space, window);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    if (has(plate, "counter", "shelf", "pigeonhole", "lost")) {
      shelves(space, [away(plate, 0.1, 2.7), 5.6], [2.7, 0.35, 2.6], {
        boards: 6,
        tint: plate.palette.wood,
        full: "boxes",
      });
      return;
    }
    cabinet(space, [away(plate, 1.3, 0.5), 5.4], [0.5, 0.5, 1.3], { tint: lit(plate, 0.6, 0.012, 220), grid: [1, 4] });
    shelves(space, [away(plate, 0.15, 1.1), 5.65], [1.1, 0.3, 2], { boards: 5 });
    plant(space, [toward(plate, 2.5), 5.3]);
  },
  near: (plate) => {
    const space = openSpace(plate);
    const lamp = plate.place.practicals.includes("lamp") || isDark(plate);
    if (has(plate, "counter")) {
      counter(space, [-2.9, 4], [5.8, 0.7, 1.02], {
        front: shifted(plate.palette.wood, 0.03),
        top: shifted(plate.palette.wood, 0.11),
        doors: 7,
      });
      if (lamp) readingLamp(space, toward(plate, 1.2), 1.07, 4.2);
      return;
    }
    const x = toward(plate, 0.1, 1.7);
    chair(space, [x + 0.6, 4.7], false, lit(plate, 0.3, 0.02, 250));
    table(space, [x, 3.7], [1.7, 0.8, 0.74]);
    if (plate.place.era === "modern" || plate.place.era === "future") screen(space, x + 0.2, 0.74, 4.1);
    if (lamp) readingLamp(space, x + 1.35, 0.74, 4.1);
    block(space, { at: [x + 0.95, 0.74, 3.9], size: [0.3, 0.05, 0.22] }, lit(plate, 0.93, 0.01, 90));
  },
};

export const OFFICE_TOWER: PlaceDesign = {
  far: (plate) => {
    const { palette, random, width, height, unit, floor } = plate;
    const [, middle, horizon] = palette.sky;
    const horizonY = floor - unit * 0.14;
    fillBand(plate, -height, height * 3, horizon);
    paintView(plate, [-width * 0.5, -height * 0.1, width * 1.5, horizonY + unit * 0.18], "sky");
    const haze = mixed(palette.haze, horizon, 0.3);
    for (const [row, near] of [0.12, 0.4, 0.75].entries()) {
      for (let x = -width * 0.3; x < width * 1.3;) {
        const w = unit * between(random, 0.035, 0.07) * (1 + row * 0.8);
        const top = horizonY + unit * (0.02 + 0.075 * row) - unit * between(random, 0.02, 0.19) * (row === 2 ? 0.6 : 1);
        const tint = mixed(haze, palette.near, near);
        rect(plate, shifted(tint, between(random, -0.04, 0.03)), [x, top, w, height]);
        for (let dot = 0; dot < 14; dot++)
          rect(plate, faded(isDark(plate) ? palette.lamp : middle, isDark(plate) ? 0.85 : 0.3), [
            x + w * between(random, 0.1, 0.85),
            top + unit * between(random, 0.01, 0.3),
            unit * 0.004,
            unit * 0.006,
          ]);
        x += w * between(random, 1.02, 1.5);
      }
    }
    fillBand(plate, horizonY + unit * 0.12, height, faded(haze, 0.4));
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const { wall } = plate.palette;
    const frame = lit(plate, 0.28, 0.015, 250);
    const [half, high, deep] = [4.6, 2.8, 6];
    face(space, shifted(wall, 0.08), [-half, high, deep], [half, high, deep], [half, high, 0.3], [-half, high, 0.3]);
    for (const side of [-1, 1])
      face(
        space,
        shifted(wall, side === plate.place.side ? -0.05 : 0.03),
        [side * half, 0, deep],
        [side * half, high, deep],
        [side * half, high, 0.3],
        [side * half, 0, 0.3],
      );
    for (let post = 0; post <= 5; post++)
      block(space, { at: [-half + (post * 2 * half) / 5 - 0.05, 0, deep], size: [0.1, high, 0.12] }, frame);
    for (const y of [0, high - 0.12]) block(space, { at: [-half, y, deep], size: [2 * half, 0.12, 0.1] }, frame);
    for (const x of [-1.6, 1.6]) tubeLight(space, x, [2, 5.4], high - 0.01);
  },
  near: (plate) => {
    const space = openSpace(plate);
    const { palette } = plate;
    const carpet = lit(plate, 0.42, 0.02, 250);
    face(space, carpet, [-4.6, 0, 6], [4.6, 0, 6], [4.6, 0, 0.3], [-4.6, 0, 0.3]);
    face(
      space,
      { ...palette.sky[2], alpha: 0.25 },
      [-3.4, 0.002, 6],
      [3.4, 0.002, 6],
      [2.4, 0.002, 3.4],
      [-2.4, 0.002, 3.4],
    );
    if (lacks(plate, "furniture", "desk")) return;
    const x = toward(plate, 0.3, 2);
    chair(space, [x + 0.7, 4.8], false, lit(plate, 0.22, 0.01, 260));
    table(space, [x, 3.9], [2, 0.9, 0.74], lit(plate, 0.34, 0.03, 50));
    screen(space, x + 0.3, 0.74, 4.4);
    plant(space, [away(plate, 2.7), 5], 1.4);
  },
};

export const HOSPITAL: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, ROOM, "plain");
    const window = windowOf(plate, { curtains: false, view: "city", panes: [2, 1] });
    paintWindow(space, window);
    face(space, lit(plate, 0.7, 0.04, 195), [-2.9, 0.8, 6], [2.9, 0.8, 6], [2.9, 0.92, 6], [-2.9, 0.92, 6]);
    paintDoor(space, [away(plate, 1.8, 0.92), 0, 6], lit(plate, 0.78, 0.03, 200));
    for (const x of [-1.2, 1.2]) tubeLight(space, x, [2.6, 5], 2.74);
    paintDaylight(space, window);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    if (isForAnimals(plate)) return paintCagesAndCabinet(space);
    const cloth = lit(plate, 0.74, 0.04, 185);
    const x = toward(plate, 2.05, 0.8);
    for (let fold = 0; fold < 8; fold++)
      block(
        space,
        { at: [x + fold * 0.1, 0.3, 5.2], size: [0.1, 1.9, 0.02] },
        shifted(cloth, fold % 2 ? 0.025 : -0.025),
      );
    block(space, { at: [away(plate, 1.25, 0.4), 0, 5], size: [0.4, 0.9, 0.4] }, lit(plate, 0.8, 0.008, 220));
    block(space, { at: [away(plate, 1.28, 0.46), 1, 5], size: [0.46, 0.36, 0.2] }, lit(plate, 0.3, 0.01, 240));
    const monitor = frontPanel(space, [away(plate, 1.26, 0.42), 1.04, 4.99], 0.42, 0.28);
    patch(plate, monitor, { light: 0.2, chroma: 0.03, hue: 190 }, [0, 0, 1, 1]);
    line(
      plate,
      { light: 0.85, chroma: 0.17, hue: 150 },
      0.003,
      monitor(0, 0.5),
      monitor(0.3, 0.5),
      monitor(0.38, 0.15),
      monitor(0.46, 0.8),
      monitor(0.54, 0.5),
      monitor(1, 0.5),
    );
  },
  near: (plate) => {
    const space = openSpace(plate);
    if (isForAnimals(plate)) return paintSteelTable(space);
    if (!lacks(plate, "bed")) bed(space, [away(plate, 0.1, 1), 3.7], 1, true);
    const [x, foot] = spot(space, [away(plate, -0.35), 0, 5.2]);
    const m = metre(space, 5.2);
    const metal = lit(plate, 0.72, 0.01, 240);
    line(plate, metal, 0.005, [x, foot], [x, foot - 1.9 * m]);
    line(plate, metal, 0.004, [x - 0.16 * m, foot - 1.9 * m], [x + 0.16 * m, foot - 1.9 * m]);
    rect(plate, lit(plate, 0.9, 0.03, 215), [x - 0.2 * m, foot - 1.85 * m, 0.14 * m, 0.26 * m]);
  },
};

export const CLASSROOM: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 3.6, high: 3, deep: 6 });
    const board = frontPanel(space, [-1.7, 0.95, 5.98], 3.4, 1.25);
    patch(plate, board, plate.palette.wood, [-0.02, -0.05, 1.04, 1.12]);
    patch(plate, board, lit(plate, 0.33, 0.045, 160), [0, 0, 1, 1]);
    for (const [v, w] of [
      [0.25, 0.5],
      [0.45, 0.36],
      [0.65, 0.44],
    ] as const)
      line(
        plate,
        faded(lit(plate, 0.9, 0.01, 90), 0.6),
        0.003,
        board(0.1, v),
        board(0.1 + w * 0.4, v - 0.03),
        board(0.1 + w, v),
      );
    paintWindow(space, windowOf(plate, { at: [toward(plate, 2.2, 1.1), 1, 6], size: [1.1, 1.4], curtains: false }));
    oval(plate, lit(plate, 0.94, 0.01, 90), spot(space, [away(plate, 2.4), 2.2, 5.98]), plate.unit * 0.03);
    line(
      plate,
      "#222",
      0.003,
      spot(space, [away(plate, 2.4), 2.34, 5.97]),
      spot(space, [away(plate, 2.4), 2.2, 5.97]),
      spot(space, [away(plate, 2.3), 2.16, 5.97]),
    );
  },
  middle: (plate) => table(openSpace(plate), [away(plate, -0.7, 1.6), 5], [1.6, 0.6, 0.78]),
  near: (plate) => {
    const space = openSpace(plate);
    for (const z of [4.2, 3.3, 2.6])
      for (const x of [-3, -1.6, 0.7, 2.1]) {
        const [w, half] = [0.9, lit(plate, 0.6, 0.06, 65)];
        table(space, [x, z], [w, 0.4, 0.62], half);
        chair(space, [x + 0.24, z - 0.35], true, lit(plate, 0.46, 0.05, 50));
      }
  },
};
