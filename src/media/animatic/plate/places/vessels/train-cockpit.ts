// Designs of places: train, cockpit.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { fillBand, has, line, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { landscape, mask, window } from "./shared.ts";
import { isForDining, isForSleep, paintBunks, paintTables } from "./train-uses.ts";

export const TRAIN: PlaceDesign = {
  far: landscape,
  middle: (plate) => {
    const { width, height, unit, palette } = plate;
    const wall = shifted(palette.wall, -0.06);
    const openings = [
      [-0.1, 0.2],
      [0.27, 0.73],
      [0.8, 1.1],
    ].map(([from = 0, to = 1]) => window([width * from, height * 0.22, width * to, height * 0.57]));
    mask(
      plate,
      fade(plate.context, down(0, height), [0, shifted(wall, 0.05)], [0.7, wall], [1, shifted(wall, -0.14)]),
      openings,
    );
    for (const x of [0.235, 0.765])
      rect(plate, shifted(wall, -0.08), [width * x - unit * 0.03, -height, unit * 0.06, height * 3]);
    for (let bar = 0; bar < 6; bar++)
      rect(plate, lit(plate, 0.66, 0.06, 80), [-width, height * 0.125 + bar * unit * 0.008, width * 3, unit * 0.003]);
    rect(plate, shifted(wall, -0.12), [-width, height * 0.585, width * 3, unit * 0.02]);
    for (const x of [0.25, 0.74])
      for (let fold = 0; fold < 4; fold++)
        rect(plate, shifted(palette.curtain, fold % 2 ? 0.02 : -0.05), [
          width * x + fold * unit * 0.014 - (x < 0.5 ? 0 : unit * 0.056),
          height * 0.2,
          unit * 0.015,
          height * 0.36,
        ]);
  },
  near: (plate) => {
    if (isForSleep(plate)) return paintBunks(plate);
    if (isForDining(plate)) paintTables(plate);
    const { width, height, unit, palette, floor } = plate;
    const seat = lit(plate, 0.4, 0.09, plate.place.colours[0]?.colour.hue ?? 155);
    for (const side of [-1, 1]) {
      const x = side < 0 ? -width * 0.05 : width * 0.8;
      plate.context.fillStyle = "rgba(0,0,0,0)";
      rect(
        plate,
        fade(plate.context, down(height * 0.42, height), [0, shifted(seat, 0.05)], [1, shifted(seat, -0.1)]),
        [x, height * 0.44, width * 0.25, height],
      );
      oval(plate, shifted(seat, 0.05), [x + width * 0.125, height * 0.44], [width * 0.125, unit * 0.035]);
      rect(plate, shifted(seat, 0.03), [
        side < 0 ? x + width * 0.08 : x - width * 0.06,
        height * 0.72,
        width * 0.23,
        height,
      ]);
      rect(plate, lit(plate, 0.92, 0.01, 90), [x + width * 0.05, height * 0.43, width * 0.15, unit * 0.08]);
    }
    shape(
      plate,
      palette.wood,
      [width * 0.36, floor + unit * 0.02],
      [width * 0.64, floor + unit * 0.02],
      [width * 0.66, floor + unit * 0.05],
      [width * 0.34, floor + unit * 0.05],
    );
  },
};

const DIALS: readonly (readonly [number, number])[] = [
  [0.2, 0.73],
  [0.29, 0.76],
  [0.38, 0.73],
  [0.47, 0.76],
  [0.56, 0.73],
  [0.65, 0.76],
  [0.74, 0.73],
  [0.83, 0.76],
];

/** The arm of a crane that runs out over the roofs, with its hook on a rope. */
function paintJib(plate: PlateCanvas): void {
  const { width, height, unit } = plate;
  for (const near of [0, 0.5]) paintBlocks(plate, height * 0.62, near, true);
  const steel = lit(plate, 0.74, 0.16, 85);
  const at = (along: number, side: number): Point => [
    width * (0.5 + side * (0.13 - 0.11 * along)),
    height * (0.14 + 0.26 * along),
  ];
  for (const side of [-1, 1]) line(plate, steel, 0.012, at(0, side), at(1, side));
  for (let brace = 0; brace < 12; brace++)
    line(plate, steel, 0.006, at(brace / 12, brace % 2 ? 1 : -1), at((brace + 1) / 12, brace % 2 ? -1 : 1));
  const [x, y] = at(0.8, 0);
  line(plate, lit(plate, 0.2, 0.01, 250), 0.004, [x, y], [x, height * 0.53]);
  rect(plate, lit(plate, 0.5, 0.19, 27), [x - unit * 0.02, height * 0.53, unit * 0.04, unit * 0.035]);
}

export const COCKPIT: PlaceDesign = {
  far: (plate) => {
    if (has(plate, "excavator", "digger", "bulldozer", "tractor", "harvester")) return landscape(plate);
    paintSky(plate);
    if (has(plate, "crane")) return paintJib(plate);
    fillBand(plate, plate.floor, plate.height, plate.palette.sky[2]);
    for (let cloud = 0; cloud < 40; cloud++) {
      const depth = plate.random();
      oval(
        plate,
        { light: 0.96 - 0.2 * (1 - plate.palette.exposure), chroma: 0.012, hue: 240, alpha: 0.8 },
        [plate.width * between(plate.random, -0.1, 1.1), plate.floor - plate.unit * (0.13 - 0.22 * depth)],
        [plate.unit * between(plate.random, 0.08, 0.22) * (0.4 + depth), plate.unit * 0.03 * (0.5 + depth)],
      );
    }
  },
  middle: (plate) => {
    const { width, height, unit } = plate;
    const dark = lit(plate, 0.22, 0.012, 250);
    mask(plate, fade(plate.context, down(0, height), [0, shifted(dark, 0.03)], [1, shifted(dark, -0.07)]), [
      window([width * 0.04, height * 0.16, width * 0.3, height * 0.63], unit * 0.05),
      window([width * 0.33, height * 0.12, width * 0.67, height * 0.63], unit * 0.03),
      window([width * 0.7, height * 0.16, width * 0.96, height * 0.63], unit * 0.05),
    ]);
    for (let row = 0; row < 3; row++)
      for (let knob = 0; knob < 16; knob++)
        oval(
          plate,
          knob % 5 === 0 ? { light: 0.8, chroma: 0.14, hue: 60 } : shifted(dark, 0.16),
          [width * (0.36 + knob * 0.0187), height * (0.03 + row * 0.025)],
          unit * 0.006,
        );
  },
  near: (plate) => {
    const { width, height, unit } = plate;
    const panel = lit(plate, 0.27, 0.012, 250);
    shape(
      plate,
      fade(plate.context, down(height * 0.64, height), [0, shifted(panel, 0.04)], [1, shifted(panel, -0.1)]),
      [-width, height * 0.7],
      [width * 0.12, height * 0.64],
      [width * 0.88, height * 0.64],
      [width * 2, height * 0.7],
      [width * 2, height * 2],
      [-width, height * 2],
    );
    for (const [u, v] of DIALS) {
      const at: Point = [width * u, height * v];
      oval(plate, "#0c0e13", at, unit * 0.05);
      plate.context.strokeStyle = "rgba(200,210,220,0.4)";
      plate.context.lineWidth = Math.max(0.5, unit * 0.003);
      plate.context.beginPath();
      plate.context.arc(at[0], at[1], unit * 0.04, 2.4, 7);
      plate.context.stroke();
      const turn = between(plate.random, 2.6, 6.6);
      line(plate, { light: 0.92, chroma: 0.12, hue: 90 }, 0.004, at, [
        at[0] + Math.cos(turn) * unit * 0.036,
        at[1] + Math.sin(turn) * unit * 0.036,
      ]);
    }
    const horizon: Point = [width * 0.5, height * 0.88];
    oval(plate, { light: 0.62, chroma: 0.1, hue: 240 }, horizon, unit * 0.055);
    shape(
      plate,
      { light: 0.42, chroma: 0.07, hue: 60 },
      [horizon[0] - unit * 0.055, horizon[1]],
      [horizon[0] + unit * 0.055, horizon[1]],
      [horizon[0] + unit * 0.03, horizon[1] + unit * 0.045],
      [horizon[0] - unit * 0.03, horizon[1] + unit * 0.045],
    );
  },
};
