// Designs of places: ship bridge, spaceship.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintSky, paintStars } from "../../parts/paint-sky.ts";
import { paintGlitter, paintSurface } from "../../parts/paint-water.ts";
import { block, face, frontPanel, metre, openSpace, panes, patch, sidePanel, spot } from "../../parts/space.ts";
import { fillBand, line, lit, type PlaceDesign } from "../../plate-canvas.ts";
import { paintPlanet } from "../space.ts";
import { controlPanel, mask, window } from "./shared.ts";

export const SHIP_BRIDGE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const sea = { ...plate, floor: plate.floor - plate.unit * 0.12 };
    paintSurface(sea);
    paintGlitter(sea);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const { wall } = plate.palette;
    const paint = shifted(wall, 0.04);
    const [half, high, deep] = [3.8, 2.5, 5.4];
    face(
      space,
      shifted(paint, -0.02),
      [-half, 1.95, deep],
      [half, 1.95, deep],
      [half, high, deep],
      [-half, high, deep],
    );
    face(space, shifted(paint, -0.05), [-half, 0, deep], [half, 0, deep], [half, 0.95, deep], [-half, 0.95, deep]);
    for (let post = 0; post <= 5; post++)
      block(space, { at: [-half + (post * 2 * half) / 5 - 0.06, 0.9, deep], size: [0.12, 1.1, 0.1] }, paint);
    face(space, shifted(paint, 0.08), [-half, high, deep], [half, high, deep], [half, high, 0.3], [-half, high, 0.3]);
    for (const side of [-1, 1])
      face(
        space,
        shifted(paint, side === plate.place.side ? -0.05 : -0.01),
        [side * half, 0, deep],
        [side * half, high, deep],
        [side * half, high, 0.3],
        [side * half, 0, 0.3],
      );
    face(space, shifted(plate.palette.wood, 0.02), [-half, 0, deep], [half, 0, deep], [half, 0, 0.3], [-half, 0, 0.3]);
    const old = plate.place.era === "old" || plate.place.era === "medieval";
    controlPanel(space, [-3.4, 4.8], 2.2, { tint: lit(plate, 0.42, 0.02, 200), hues: old ? [] : [150, 200] });
    controlPanel(space, [1.2, 4.8], 2.2, { tint: lit(plate, 0.42, 0.02, 200), hues: old ? [] : [150, 60] });
  },
  near: (plate) => {
    const space = openSpace(plate);
    const [x, y] = spot(space, [0, 1, 4.3]);
    const m = metre(space, 4.3);
    block(space, { at: [-0.16, 0, 4.35], size: [0.32, 1, 0.3] }, plate.palette.wood);
    plate.context.strokeStyle = "rgba(0,0,0,0)";
    for (let spoke = 0; spoke < 8; spoke++)
      line(
        plate,
        shifted(plate.palette.wood, 0.06),
        0.009,
        [x, y],
        [x + Math.cos((spoke * Math.PI) / 4) * 0.52 * m, y + Math.sin((spoke * Math.PI) / 4) * 0.52 * m],
      );
    for (const r of [0.4, 0.12]) {
      const ring: Point[] = Array.from({ length: 33 }, (_, at) => [
        x + Math.cos((at * Math.PI) / 16) * r * m,
        y + Math.sin((at * Math.PI) / 16) * r * m,
      ]);
      line(plate, shifted(plate.palette.wood, 0.09), 0.014, ...ring);
    }
  },
};

export const SPACESHIP: PlaceDesign = {
  far: (plate) => {
    fillBand(plate, -plate.height, plate.height * 3, { light: 0.11, chroma: 0.03, hue: plate.place.hue });
    paintStars({ ...plate, floor: plate.height }, 300);
    paintPlanet(plate, [plate.meet + plate.place.side * plate.unit * 0.2, plate.floor - plate.unit * 0.24], 0.2);
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const hull = shifted(plate.palette.wall, -0.02);
    const [half, high, deep] = [4, 3, 6];
    const left = spot(space, [-2.9, 2.5, deep]);
    const right = spot(space, [2.9, 0.95, deep]);
    mask(
      plate,
      fade(plate.context, down(0, plate.height), [0, shifted(hull, 0.04)], [0.7, hull], [1, shifted(hull, -0.1)]),
      [window([left[0], left[1], right[0], right[1]], plate.unit * 0.08)],
    );
    face(space, shifted(hull, -0.05), [-half, high, deep], [half, high, deep], [half, high, 0.3], [-half, high, 0.3]);
    for (const side of [-1, 1]) {
      face(
        space,
        shifted(hull, side === plate.place.side ? -0.09 : -0.03),
        [side * half, 0, deep],
        [side * half, high, deep],
        [side * half, high, 0.3],
        [side * half, 0, 0.3],
      );
      panes(plate, sidePanel(space, side * half, [1.6, 5.8], [0.3, 2.7]), [4, 2, 0.88, 0.86], (column) =>
        shifted(hull, column % 2 ? -0.1 : -0.06),
      );
      line(
        plate,
        { light: 0.86, chroma: 0.1, hue: 215 },
        0.006,
        spot(space, [side * half, 2.85, deep]),
        spot(space, [side * half, 2.85, 0.5]),
      );
    }
    for (const x of [-1.2, 1.2])
      block(space, { at: [x - 0.05, 0.95, deep - 0.05], size: [0.1, 1.6, 0.1] }, shifted(hull, -0.06));
    face(
      space,
      fade(plate.context, down(plate.floor, plate.height), [0, shifted(hull, -0.06)], [1, shifted(hull, -0.18)]),
      [-half, 0, deep],
      [half, 0, deep],
      [half, 0, 0.3],
      [-half, 0, 0.3],
    );
    for (let x = -3; x <= 3; x++)
      line(plate, shifted(hull, -0.15), 0.002, spot(space, [x, 0, deep]), spot(space, [x, 0, 0.4]));
    controlPanel(space, [-3.6, 5.1], 2.7, { tint: shifted(hull, -0.07), hues: [200, 30, 160] });
    controlPanel(space, [0.9, 5.1], 2.7, { tint: shifted(hull, -0.07), hues: [160, 200, 300] });
  },
  near: (plate) => {
    const space = openSpace(plate);
    const seat = lit(plate, 0.26, 0.02, 250);
    for (const x of [-2, 1.3]) {
      block(space, { at: [x, 0.42, 4], size: [0.7, 0.14, 0.6] }, seat);
      block(space, { at: [x + 0.05, 0.5, 3.95], size: [0.6, 0.85, 0.12] }, shifted(seat, 0.04));
      block(space, { at: [x + 0.27, 0, 4.2], size: [0.16, 0.42, 0.16] }, shifted(seat, -0.05));
    }
    const panel = frontPanel(space, [-2, 0.5, 3.94], 0.7, 0.85);
    patch(plate, panel, faded(plate.palette.neon, 0.5), [0.45, 0.06, 0.1, 0.1]);
  },
};
