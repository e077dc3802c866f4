// Designs of places: theatre, workshop.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { across, down, fade, type Point } from "../../../paint/canvas.ts";
import { cabinet, chair, pendant, shelves, table } from "../../parts/furniture.ts";
import { paintDoor, paintWindow } from "../../parts/openings.ts";
import { block, face, frontPanel, metre, openSpace, patch, spot, strips, type Space } from "../../parts/space.ts";
import { slab } from "../../parts/solids.ts";
import { has, line, lit, oval, shape, type PlaceDesign } from "../../plate-canvas.ts";
import { fireLight, paintRoom } from "../homes/shared.ts";
import { mendsEngines, paintBlock, paintTradeThings } from "./trade-benches.ts";

/** A booth in stripes with a little stage in it, where two puppets look out. */
function paintPuppetBooth(space: Space): void {
  const { plate } = space;
  const x = plate.place.side * 1.2;
  for (let stripe = 0; stripe < 8; stripe++) {
    const tint = stripe % 2 ? lit(plate, 0.95, 0.01, 90) : lit(plate, 0.54, 0.2, 27);
    slab(space, tint, [x - 0.8 + stripe * 0.2, 0, 4.9], [0.2, 1.25]);
    slab(space, tint, [x - 0.8 + stripe * 0.2, 2.15, 4.9], [0.2, 0.35]);
  }
  for (const dx of [-0.8, 0.65]) slab(space, lit(plate, 0.54, 0.2, 27), [x + dx, 1.2, 4.9], [0.15, 1]);
  slab(space, lit(plate, 0.2, 0.05, 262), [x - 0.65, 1.25, 4.92], [1.3, 0.9]);
  slab(space, lit(plate, 0.7, 0.12, 85), [x - 0.85, 1.2, 4.86], [1.7, 0.08]);
  for (const [dx, hue] of [
    [-0.28, 145],
    [0.28, 60],
  ] as const) {
    slab(space, lit(plate, 0.58, 0.17, hue), [x + dx - 0.13, 1.28, 4.88], [0.26, 0.34]);
    oval(plate, lit(plate, 0.8, 0.06, 60), spot(space, [x + dx, 1.75, 4.87]), metre(space, 4.87) * 0.13);
    slab(space, lit(plate, 0.5, 0.2, 27), [x + dx - 0.11, 1.84, 4.86], [0.22, 0.12]);
  }
}

export const THEATRE: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 4.6, high: 5.4, deep: 8 });
    const back = frontPanel(space, [-4.6, 0, 7.9], 9.2, 5.4);
    patch(plate, back, shifted(plate.palette.wall, -0.05), [0, 0, 1, 1]);
    for (let fold = 0; fold < 30; fold++)
      patch(plate, back, shifted(plate.palette.curtain, fold % 2 ? -0.12 : -0.17), [fold / 30, 0, 1 / 30 + 0.002, 1]);
  },
  middle: (plate) => {
    const { width, height, unit, floor, palette } = plate;
    for (const side of [-1, 1])
      for (let fold = 0; fold < 9; fold++) {
        const x = side < 0 ? -unit * 0.2 + fold * unit * 0.055 : width + unit * 0.2 - (fold + 1) * unit * 0.055;
        const swell = unit * 0.02 * Math.sin(fold * 1.4);
        shape(
          plate,
          fade(
            plate.context,
            across(x, x + unit * 0.055),
            [0, shifted(palette.curtain, -0.09)],
            [0.5, shifted(palette.curtain, 0.06)],
            [1, shifted(palette.curtain, -0.1)],
          ),
          [x, -height],
          [x + unit * 0.056, -height],
          [x + unit * 0.056 + swell, floor + unit * 0.06],
          [x + swell, floor + unit * 0.06],
        );
      }
    for (let swag = -1; swag < 9; swag++)
      oval(
        plate,
        shifted(palette.curtain, swag % 2 ? 0 : -0.06),
        [swag * unit * 0.24, -unit * 0.02],
        [unit * 0.15, unit * 0.13],
      );
  },
  near: (plate) => {
    const space = openSpace(plate);
    const { wood } = plate.palette;
    face(space, shifted(wood, 0.04), [-6, 0, 6.4], [6, 0, 6.4], [6, 0, 0.3], [-6, 0, 0.3]);
    strips(space, { half: 6, high: 3, deep: 6.4 }, wood, { count: 34, tone: (strip) => ((strip * 7) % 5) / 60 - 0.03 });
    if (has(plate, "puppet", "puppets", "marionette")) paintPuppetBooth(space);
    if (has(plate, "chair")) chair(space, [-0.2, 4.4]);
  },
  lights: [
    {
      paint: (plate) => {
        const { unit, height, width, floor } = plate;
        const [x, y] = [width * 0.5, floor + unit * 0.12];
        const beam: Colour = { light: 0.96, chroma: 0.04, hue: 90 };
        const top: Point = [x - plate.place.side * unit * 0.36, -height * 0.1];
        shape(
          plate,
          fade(plate.context, down(top[1], y), [0, faded(beam, 0.3)], [1, faded(beam, 0.1)]),
          [top[0] - unit * 0.02, top[1]],
          [top[0] + unit * 0.02, top[1]],
          [x + unit * 0.32, y],
          [x - unit * 0.32, y],
        );
        oval(plate, faded(beam, 0.3), [x, y], [unit * 0.33, unit * 0.06]);
      },
      rhythm: "breathe",
    },
  ],
};

export const WORKSHOP: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, { half: 3.6, high: 3.2, deep: 6.4 }, "plain");
    paintWindow(space, {
      at: [plate.place.side > 0 ? 0.9 : -2.8, 1.15, 6.4],
      size: [1.9, 1.2],
      panes: [4, 2],
      view: "land",
    });
    if (has(plate, "door", "garage", "barn")) paintDoor(space, [plate.place.side > 0 ? -2.9 : 2, 0, 6.4]);
    const board = frontPanel(space, [plate.place.side > 0 ? -1.7 : 0.1, 1.25, 6.38], 1.6, 1.1);
    patch(plate, board, shifted(plate.palette.wood, 0.05), [0, 0, 1, 1]);
    for (let tool = 0; tool < 7; tool++) {
      const u = 0.1 + tool * 0.13;
      line(plate, lit(plate, 0.36, 0.015, 240), 0.007, board(u, 0.16), board(u, between(plate.random, 0.5, 0.85)));
      patch(plate, board, lit(plate, 0.42, 0.07, [25, 60, 250][tool % 3] ?? 25), [u - 0.025, 0.5, 0.05, 0.3]);
    }
  },
  middle: (plate) => {
    const space = openSpace(plate);
    table(space, [-3.4, 5.4], [4.6, 0.7, 0.9]);
    for (const [x, w, h, hue] of [
      [-3, 0.5, 0.25, 25],
      [-2, 0.3, 0.34, 200],
      [-0.9, 0.6, 0.2, 85],
      [0.3, 0.3, 0.3, 140],
    ] as const)
      block(space, { at: [x, 0.9, 5.5], size: [w, h, 0.3] }, lit(plate, 0.5, 0.07, hue));
    shelves(space, [1.9, 5.6], [1.5, 0.5, 2.2], { boards: 4, tint: plate.palette.wood, full: "boxes" });
    paintTradeThings(space);
    for (const x of [-1.6, 1.4]) pendant(space, [x, 4.8], 2.15, 3.2);
  },
  near: (plate) => {
    const space = openSpace(plate);
    const x = plate.place.side > 0 ? 1.1 : -2.2;
    if (!mendsEngines(plate)) return paintBlock(space, x);
    cabinet(space, [x, 4], [1.1, 0.55, 0.85], { tint: lit(plate, 0.46, 0.13, 28), grid: [1, 4] });
    const tyre = spot(space, [-x * 1.15, 0.3, 4]);
    oval(plate, "#1d1f24", tyre, plate.unit * 0.078);
    oval(plate, lit(plate, 0.42, 0.01, 250), tyre, plate.unit * 0.04);
  },
  lights: [fireLight(() => 0.4)],
};
