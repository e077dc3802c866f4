// Designs of places: garden, park, graveyard.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { block, openSpace, spot } from "../../parts/space.ts";
import { tree, treeRow } from "../../parts/trees.ts";
import {
  halo,
  has,
  isDark,
  lacks,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { seenGround } from "./shared.ts";

export const GARDEN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    treeRow(plate, "broadleaf", { count: 13, tall: [0.2, 0.34], near: 0.3, foot: plate.floor });
  },
  middle: (plate) => {
    const { width, floor, unit, random } = plate;
    const wall = has(plate, "wall", "walled", "courtyard");
    if (wall)
      rect(plate, mixed(lit(plate, 0.62, 0.05, 45), plate.palette.near, isDark(plate) ? 0.6 : 0.1), [
        -width,
        floor - unit * 0.14,
        width * 3,
        unit * 0.17,
      ]);
    else
      for (let part = -0.1; part < 1.1; part += 0.05)
        tree(plate, "bush", [width * part, floor + unit * 0.025], { tall: between(random, 0.11, 0.15), near: 0.62 });
    treeRow(plate, has(plate, "orchard", "apple") ? "broadleaf" : ["cypress", "broadleaf"], {
      count: 5,
      tall: [0.26, 0.38],
      near: 0.7,
      foot: floor + unit * 0.03,
    });
    if (has(plate, "greenhouse", "glasshouse"))
      for (let pane = -6; pane <= 6; pane++) {
        line(
          plate,
          lit(plate, 0.93, 0.01, 150),
          0.005,
          [plate.meet + pane * unit * 0.13, floor + unit * 0.03],
          [plate.meet + pane * unit * 0.13, floor - unit * 0.26],
          [plate.meet + pane * unit * 0.03, floor - unit * 0.5],
        );
        if (pane === 0)
          for (const y of [-0.26, -0.1])
            line(plate, lit(plate, 0.93, 0.01, 150), 0.004, [-width, floor + y * unit], [2 * width, floor + y * unit]);
      }
  },
  near: (plate) => {
    const { width, height, floor, unit, random, meet } = plate;
    paintGround(plate);
    const path = mixed(lit(plate, 0.76, 0.03, 75), plate.palette.near, isDark(plate) ? 0.6 : 0.05);
    shape(
      plate,
      slope(plate.context, down(floor, height), path, shifted(path, -0.12)),
      [meet - unit * 0.03, floor + unit * 0.02],
      [meet + unit * 0.03, floor + unit * 0.02],
      [meet + unit * 0.4, height * 1.3],
      [meet - unit * 0.4, height * 1.3],
    );
    const hue = plate.place.colours[0]?.colour.hue ?? plate.place.hue;
    for (let flower = 0; flower < 150; flower++) {
      const part = flower % 2 ? between(random, -0.05, 0.34) : between(random, 0.66, 1.05);
      const y = floor + unit * between(random, 0.03, 0.2);
      const depth = (y - floor) / unit;
      oval(
        plate,
        mixed(lit(plate, 0.4, 0.08, 140), plate.palette.near, 0.3),
        [width * part, y],
        [unit * (0.008 + 0.05 * depth), unit * (0.006 + 0.03 * depth)],
      );
      if (!lacks(plate, "flower"))
        oval(
          plate,
          lit(plate, between(random, 0.62, 0.85), 0.13, hue + (flower % 3) * 40),
          [width * part, y - unit * 0.02],
          unit * (0.004 + 0.022 * depth),
        );
    }
    if (has(plate, "table", "party", "wedding"))
      block(
        openSpace(plate, 12),
        { at: [plate.place.side > 0 ? -3.4 : 1.6, 0.7, 6], size: [1.8, 0.1, 0.9] },
        lit(plate, 0.94, 0.01, 90),
      );
  },
};

export const PARK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    treeRow(plate, "broadleaf", { count: 17, tall: [0.16, 0.28], near: 0.28, foot: plate.floor });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    treeRow(plate, "broadleaf", { count: 6, tall: [0.36, 0.52], near: 0.66, foot: plate.floor + plate.unit * 0.03 });
    if (!has(plate, "playground", "swing", "slide")) return;
    const metal = lit(plate, 0.55, 0.14, 28);
    for (const x of [-3.6, -0.4])
      for (const dz of [0, 1]) line(plate, metal, 0.007, spot(space, [x, 0, 9 + dz]), spot(space, [x, 2.4, 9.5]));
    line(plate, metal, 0.007, spot(space, [-3.6, 2.4, 9.5]), spot(space, [-0.4, 2.4, 9.5]));
    for (const x of [-2.7, -1.3]) {
      for (const dx of [-0.22, 0.22])
        line(
          plate,
          lit(plate, 0.4, 0.01, 250),
          0.0025,
          spot(space, [x + dx, 2.4, 9.5]),
          spot(space, [x + dx, 0.55, 9.4]),
        );
      block(space, { at: [x - 0.26, 0.5, 9.3], size: [0.52, 0.06, 0.24] }, plate.palette.wood);
    }
  },
  near: (plate) => {
    const { floor, unit, height, meet } = plate;
    paintGround(plate);
    const path = mixed(lit(plate, 0.78, 0.03, 75), plate.palette.near, isDark(plate) ? 0.6 : 0.05);
    shape(
      plate,
      slope(plate.context, down(floor, height), path, shifted(path, -0.1)),
      [meet - unit * 0.05, floor + unit * 0.01],
      [meet + unit * 0.02, floor + unit * 0.01],
      [meet + unit * 0.7, height * 1.3],
      [meet - unit * 0.3, height * 1.3],
    );
    paintTufts(plate, 110);
    const space = openSpace(plate, 18);
    const x = plate.place.side > 0 ? -3.2 : 1.4;
    if (!lacks(plate, "bench")) {
      for (const dx of [0.1, 1.6])
        block(space, { at: [x + dx, 0, 7], size: [0.08, 0.5, 0.4] }, lit(plate, 0.3, 0.01, 250));
      for (const [y, z] of [
        [0.46, 7],
        [0.72, 7.4],
        [0.9, 7.4],
      ] as const)
        block(space, { at: [x, y, z], size: [1.8, 0.08, z === 7 ? 0.42 : 0.05] }, plate.palette.wood);
    }
    const lamp = spot(space, [-x * 0.9, 3.1, 8]);
    line(plate, mixed(plate.palette.near, plate.palette.haze, 0.15), 0.007, spot(space, [-x * 0.9, 0, 8]), lamp);
    if (isDark(plate)) halo(plate, lamp, unit * 0.28, faded(plate.palette.lamp, 0.65));
    oval(plate, isDark(plate) ? plate.palette.lamp : lit(plate, 0.88, 0.02, 90), lamp, unit * 0.017);
  },
};

export const GRAVEYARD: PlaceDesign = {
  far: (whole) => {
    const plate = seenGround(whole);
    paintSky(plate);
    paintRidges(plate, { count: 2, rise: 0.09, swing: 0.04, waves: 1.5, detail: 2, sharp: false, depth: 0.5 });
    treeRow(plate, ["cypress", "bare"], { count: 11, tall: [0.2, 0.36], near: 0.32, foot: plate.floor });
  },
  middle: (whole) => {
    const plate = seenGround(whole);
    for (let stone = 0; stone < 17; stone++)
      gravestone(
        plate,
        [plate.width * (-0.06 + 0.07 * stone), plate.floor + plate.unit * 0.03],
        between(plate.random, 0.08, 0.12),
        0.5,
      );
    tree(plate, "bare", [plate.width * (0.5 + plate.place.side * 0.3), plate.floor + plate.unit * 0.04], {
      tall: 0.6,
      near: 0.75,
    });
  },
  near: (whole) => {
    const plate = seenGround(whole);
    paintGround(plate);
    paintTufts(plate, 150);
    for (const [part, y, size] of [
      [0.36, 0.04, 0.12],
      [0.62, 0.035, 0.11],
      [0.1, 0.09, 0.12],
      [0.25, 0.065, 0.09],
      [0.74, 0.07, 0.1],
      [0.9, 0.1, 0.13],
      [0.02, 0.15, 0.17],
    ] as const)
      gravestone(plate, [plate.width * part, plate.floor + plate.unit * y], size, 0.9);
  },
};

function gravestone(plate: PlateCanvas, [x, y]: Point, size: number, near: number): void {
  const { random, palette, unit } = plate;
  const s = size * unit;
  const stone = mixed(
    mixed(lit(plate, between(random, 0.5, 0.66), 0.012, 110), palette.near, isDark(plate) ? 0.15 : 0.1),
    palette.haze,
    0.7 * (1 - near),
  );
  const lean = s * between(random, -0.09, 0.09);
  if (random() < 0.25) {
    line(plate, stone, size * 0.13, [x, y], [x + lean, y - s * 1.25]);
    line(plate, stone, size * 0.13, [x - s * 0.3 + lean, y - s * 0.85], [x + s * 0.3 + lean, y - s * 0.85]);
    return;
  }
  oval(plate, stone, [x + lean, y - s * 0.75], [s * 0.33, s * 0.33]);
  shape(
    plate,
    slope(
      plate.context,
      { from: [x - s * 0.33, 0], to: [x + s * 0.33, 0] },
      shifted(stone, plate.place.side < 0 ? 0.05 : -0.05),
      shifted(stone, plate.place.side < 0 ? -0.05 : 0.05),
    ),
    [x - s * 0.33, y],
    [x - s * 0.33 + lean, y - s * 0.75],
    [x + s * 0.33 + lean, y - s * 0.75],
    [x + s * 0.33, y],
  );
  for (const v of [0.5, 0.62])
    rect(plate, shifted(stone, -0.1), [x - s * 0.17 + lean * 0.6, y - s * v, s * 0.34, s * 0.03]);
}
