// Designs of places: airfield, prison yard, container port, factory yard.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { FAR_DETAILS } from "../../details/far-details.ts";
import { standing } from "../../details/pen.ts";
import { YARD_DETAILS } from "../../details/yard-details.ts";
import { paintTreeLine } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { block, face, frontPanel, openSpace, panes, spot, type Space } from "../../parts/space.ts";
import {
  fillBand,
  fillFloor,
  halo,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

/** Concrete from the floor line to the camera, with its joints. */
export function paintConcrete(plate: PlateCanvas, light = 0.6, hue = 90): Space {
  const space = openSpace(plate, 18);
  const grey = plate.place.snowy ? plate.palette.groundFar : lit(plate, light, 0.012, hue);
  fillFloor(plate, [0, mixed(grey, plate.palette.haze, 0.35)], [0.3, grey], [1, shifted(grey, -0.14)]);
  for (let x = -30; x <= 30; x += 3)
    line(plate, faded(shifted(grey, -0.1), 0.5), 0.0016, spot(space, [x, 0, 40]), spot(space, [x, 0, 1]));
  for (const z of [2.4, 4, 7, 12, 20])
    line(plate, faded(shifted(grey, -0.1), 0.5), 0.0016, spot(space, [-60, 0, z]), spot(space, [60, 0, z]));
  return space;
}

function paintAeroplane(plate: PlateCanvas, x: number, foot: number, s: number): void {
  const old = plate.place.year < 1955;
  const white = old ? lit(plate, 0.62, 0.03, 130) : lit(plate, 0.94, 0.006, 240);
  const at = (dx: number, dy: number) => [x + dx * s * plate.place.side, foot - dy * s] as const;
  oval(plate, "rgba(6,8,14,0.25)", [x, foot], [s * 1.1, s * 0.04]);
  shape(plate, white, at(-1, 0.3), at(-0.8, 0.4), at(0.8, 0.42), at(1.02, 0.3), at(0.85, 0.2), at(-0.6, 0.2));
  shape(
    plate,
    lit(plate, 0.52, 0.14, plate.place.hue),
    at(-0.98, 0.32),
    at(-1.12, 0.78),
    at(-0.92, 0.78),
    at(-0.66, 0.38),
  );
  shape(plate, shifted(white, -0.14), at(0.2, 0.28), at(-0.5, 0.1), at(-0.3, 0.1), at(0.42, 0.26));
  for (let pane = 0; pane < 16; pane++)
    rect(plate, lit(plate, 0.3, 0.03, 240), [at(-0.6 + pane * 0.085, 0.33)[0], foot - s * 0.335, s * 0.035, s * 0.03]);
  oval(plate, lit(plate, 0.4, 0.01, 240), at(0.05, 0.14), [s * 0.12, s * 0.06]);
  for (const dx of [-0.1, 0.7]) line(plate, lit(plate, 0.25, 0.01, 240), 0.006, at(dx, 0.2), at(dx, 0.02));
}

export const AIRFIELD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
    const { width, floor, unit, place } = plate;
    const hall = mixed(lit(plate, 0.62, 0.015, 230), plate.palette.haze, 0.35);
    const left = width * (place.side > 0 ? 0.55 : 0.05);
    rect(plate, hall, [left, floor - unit * 0.09, width * 0.42, unit * 0.1]);
    for (let pane = 0; pane < 22; pane++)
      rect(plate, isDark(plate) ? plate.palette.lamp : shifted(hall, 0.12), [
        left + width * 0.42 * (pane / 22) + 2,
        floor - unit * 0.07,
        width * 0.013,
        unit * 0.035,
      ]);
    const tower = width * (0.5 + place.side * 0.34);
    shape(
      plate,
      shifted(hall, 0.05),
      [tower - unit * 0.018, floor],
      [tower - unit * 0.014, floor - unit * 0.27],
      [tower + unit * 0.014, floor - unit * 0.27],
      [tower + unit * 0.018, floor],
    );
    shape(
      plate,
      isDark(plate) ? plate.palette.lamp : lit(plate, 0.45, 0.05, 200),
      [tower - unit * 0.045, floor - unit * 0.34],
      [tower - unit * 0.032, floor - unit * 0.27],
      [tower + unit * 0.032, floor - unit * 0.27],
      [tower + unit * 0.045, floor - unit * 0.34],
    );
    rect(plate, shifted(hall, -0.1), [tower - unit * 0.05, floor - unit * 0.355, unit * 0.1, unit * 0.018]);
  },
  middle: (plate) =>
    paintAeroplane(
      plate,
      plate.width * (0.5 - plate.place.side * 0.2),
      plate.floor + plate.unit * 0.05,
      plate.unit * 0.3,
    ),
  near: (plate) => {
    const space = paintConcrete(plate, 0.52, 250);
    const white = lit(plate, 0.9, 0.01, 90);
    for (let z = 1.4; z < 40; z *= 1.6)
      face(space, faded(white, 0.85), [-0.18, 0, z], [0.18, 0, z], [0.18, 0, z * 1.3], [-0.18, 0, z * 1.3]);
    for (const x of [-5, 5])
      face(
        space,
        faded(lit(plate, 0.8, 0.14, 90), 0.8),
        [x - 0.12, 0, 1],
        [x + 0.12, 0, 1],
        [x + 0.12, 0, 40],
        [x - 0.12, 0, 40],
      );
    if (isDark(plate))
      for (const x of [-5.5, 5.5])
        for (let z = 2; z < 30; z *= 1.4)
          halo(plate, spot(space, [x, 0.1, z]), (plate.unit * 0.1) / z + 2, {
            light: 0.85,
            chroma: 0.12,
            hue: x < 0 ? 240 : 85,
            alpha: 0.9,
          });
  },
  lights: [LIGHTNING],
};

export const PRISON_YARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const space = openSpace(plate, 18);
    const wall = mixed(lit(plate, 0.6, 0.02, 80), plate.palette.haze, 0.1);
    block(space, { at: [-30, 0, 20], size: [60, 8, 1] }, shifted(wall, -0.05));
    panes(plate, frontPanel(space, [-24, 1, 20], 48, 7), [16, 2, 0.25, 0.4], () =>
      isDark(plate) ? plate.palette.lamp : lit(plate, 0.2, 0.01, 240),
    );
  },
  middle: (plate) => {
    const { width, floor, unit } = plate;
    const wall = lit(plate, 0.56, 0.018, 80);
    rect(plate, wall, [-width, floor - unit * 0.16, 3 * width, unit * 0.2]);
    rect(plate, shifted(wall, 0.07), [-width, floor - unit * 0.165, 3 * width, unit * 0.014]);
    for (let loop = -4; loop < 60; loop++) {
      plate.context.strokeStyle = "rgba(40,44,52,0.8)";
      plate.context.lineWidth = Math.max(0.5, unit * 0.002);
      plate.context.beginPath();
      plate.context.ellipse(loop * unit * 0.034, floor - unit * 0.185, unit * 0.026, unit * 0.022, 0, 0, 7);
      plate.context.stroke();
    }
    for (const x of [0.14, 0.86]) standing(plate, YARD_DETAILS.watchtower, [x, -0.02], [0.27, 0.05]);
  },
  near: (plate) => void paintConcrete(plate, 0.6, 80),
  lights: [LIGHTNING],
};

export const CONTAINER_PORT: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(plate);
    for (const [x, s] of [
      [0.2, 0.4],
      [0.5, 0.34],
      [0.82, 0.44],
    ] as const) {
      const [cx, top] = [plate.width * x, plate.floor - plate.unit * s];
      const steel = mixed(lit(plate, 0.52, 0.15, 30), plate.palette.haze, 0.3);
      for (const dx of [-0.07, 0.03])
        line(plate, steel, 0.012, [cx + plate.unit * dx, plate.floor + 4], [cx + plate.unit * (dx + 0.02), top]);
      line(plate, steel, 0.016, [cx - plate.unit * 0.2, top], [cx + plate.unit * 0.24, top]);
      line(
        plate,
        steel,
        0.006,
        [cx - plate.unit * 0.2, top],
        [cx, top - plate.unit * 0.09],
        [cx + plate.unit * 0.24, top],
      );
      line(
        plate,
        steel,
        0.003,
        [cx + plate.unit * 0.15, top],
        [cx + plate.unit * 0.15, plate.floor - plate.unit * 0.1],
      );
    }
  },
  middle: (plate) => {
    for (const [x, size] of [
      [0.08, 0.23],
      [0.34, 0.15],
      [0.68, 0.16],
      [0.94, 0.25],
    ] as const)
      standing(plate, YARD_DETAILS.containers, [x, 0.045], [size, 0.12]);
  },
  near: (plate) => {
    const space = paintConcrete(plate, 0.5, 240);
    for (const x of [-2.4, 2.4])
      face(
        space,
        faded(lit(plate, 0.8, 0.15, 90), 0.8),
        [x - 0.08, 0, 1],
        [x + 0.08, 0, 1],
        [x + 0.08, 0, 30],
        [x - 0.08, 0, 30],
      );
    if (isDark(plate)) standing(plate, YARD_DETAILS.floodlight, [0.5 + plate.place.side * 0.3, 0.06], [0.42, 0]);
  },
  lights: [LIGHTNING],
};

export const FACTORY_YARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    standing(plate, FAR_DETAILS.chimneys, [0.5 + plate.place.side * 0.2, 0.01], [0.5, 0.25]);
    standing(plate, FAR_DETAILS.chimneys, [0.5 - plate.place.side * 0.32, 0.01], [0.34, 0.4]);
  },
  middle: (plate) => {
    const { width, floor, unit } = plate;
    const brick = lit(plate, 0.46, 0.07, 36);
    for (let bay = -1; bay < 7; bay++) {
      const [x, w, h] = [width * (bay * 0.17), width * 0.17, unit * 0.19];
      rect(plate, brick, [x, floor - h, w + 1, h + unit * 0.04]);
      shape(plate, shifted(brick, -0.12), [x, floor - h + 1], [x, floor - h - unit * 0.08], [x + w, floor - h + 1]);
      for (const dx of [0.15, 0.55])
        rect(plate, isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.5), [
          x + w * dx,
          floor - h * 0.78,
          w * 0.28,
          h * 0.42,
        ]);
      for (const dx of [0.29, 0.69])
        rect(plate, shifted(brick, -0.15), [x + w * dx, floor - h * 0.78, w * 0.012, h * 0.42]);
    }
    fillBand(
      plate,
      floor + unit * 0.02,
      unit * 0.05,
      fade(
        plate.context,
        down(floor, floor + unit * 0.07),
        [0, shifted(brick, -0.2)],
        [1, faded(shifted(brick, -0.2), 0)],
      ),
    );
  },
  near: (plate) => {
    paintConcrete(plate, 0.44, 60);
    standing(plate, YARD_DETAILS.crates, [0.5 - plate.place.side * 0.38, 0.1], [0.16, 0]);
    standing(plate, YARD_DETAILS.barrels, [0.5 + plate.place.side * 0.4, 0.1], [0.15, 0]);
  },
  lights: [LIGHTNING],
};
