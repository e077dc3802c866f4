// Designs of places: quarry, mine head, scrapyard, building site.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { FAR_DETAILS } from "../../details/far-details.ts";
import { LAND_DETAILS } from "../../details/land-details.ts";
import { standing } from "../../details/pen.ts";
import { WAR_DETAILS } from "../../details/war-details.ts";
import { YARD_DETAILS } from "../../details/yard-details.ts";
import { paintRidges, skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import {
  fillFloor,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

function paintEarth(plate: PlateCanvas, light: number, chroma: number, hue: number): void {
  const earth = plate.place.snowy ? plate.palette.groundFar : lit(plate, light, chroma, hue);
  fillFloor(plate, [0, mixed(earth, plate.palette.haze, 0.3)], [0.3, earth], [1, shifted(earth, -0.14)]);
  for (let rut = 0; rut < 30; rut++)
    oval(
      plate,
      faded(shifted(earth, -0.08), 0.5),
      [plate.width * between(plate.random, 0, 1), plate.floor + plate.unit * between(plate.random, 0.02, 0.36)],
      [plate.unit * between(plate.random, 0.03, 0.1), plate.unit * 0.004],
    );
}

/** Steps of cut rock around a pit. */
export const QUARRY: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { floor, unit } = plate;
    for (let step = 6; step >= 0; step--) {
      const rock = mixed(lit(plate, 0.7 - 0.03 * step, 0.035, 75), plate.palette.haze, 0.06 * step);
      const y = (at: number) => floor - unit * (0.05 * step + 0.16 * Math.abs(at - 0.5) ** 1.4) - unit * 0.01;
      shape(plate, shifted(rock, 0.08), ...skyline(plate, y));
      shape(plate, shifted(rock, -0.08), ...skyline(plate, (at) => y(at) + unit * 0.013));
    }
  },
  middle: (plate) => {
    for (const [x, s] of [
      [0.16, 0.12],
      [0.84, 0.15],
    ] as const)
      standing(plate, LAND_DETAILS.boulders, [x, 0.03], [s, 0.1]);
    standing(plate, FAR_DETAILS.crane, [0.5 + plate.place.side * 0.3, 0.0], [0.3, 0.3]);
  },
  near: (plate) => paintEarth(plate, 0.7, 0.035, 78),
  lights: [LIGHTNING],
};

/** A tower with wheels over the shaft, sheds, and heaps of spoil. */
export const MINE_HEAD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit } = plate;
    const heap = mixed(lit(plate, 0.36, 0.015, 250), plate.palette.haze, 0.35);
    for (const [x, w, h] of [
      [0.12, 0.3, 0.17],
      [0.86, 0.36, 0.22],
    ] as const)
      shape(plate, heap, [width * x - unit * w, floor], [width * x, floor - unit * h], [width * x + unit * w, floor]);
  },
  middle: (plate) => {
    const { width, floor, unit, place } = plate;
    const [x, h] = [width * (0.5 + place.side * 0.16), unit * 0.5];
    const steel = lit(plate, 0.3, 0.03, 40);
    for (const [a, b] of [
      [-0.09, -0.03],
      [0.09, 0.03],
      [0.3, 0.04],
    ] as const)
      line(plate, steel, 0.014, [x + unit * a, floor + unit * 0.02], [x + unit * b, floor - h]);
    for (let brace = 0; brace < 5; brace++) {
      const [y, w] = [floor - h * (0.1 + brace * 0.18), unit * (0.085 - brace * 0.012)];
      line(plate, steel, 0.006, [x - w, y], [x + w * 0.8, y - h * 0.18]);
      line(plate, steel, 0.006, [x + w, y], [x - w * 0.8, y - h * 0.18]);
    }
    for (const dx of [-0.035, 0.045]) {
      plate.context.strokeStyle = "rgba(28,26,30,0.95)";
      plate.context.lineWidth = Math.max(1, unit * 0.009);
      plate.context.beginPath();
      plate.context.arc(x + unit * dx, floor - h, unit * 0.055, 0, 7);
      plate.context.stroke();
      for (let spoke = 0; spoke < 4; spoke++) {
        const [cos, sin] = [Math.cos(spoke * 0.785) * unit * 0.055, Math.sin(spoke * 0.785) * unit * 0.055];
        line(plate, steel, 0.003, [x + unit * dx - cos, floor - h - sin], [x + unit * dx + cos, floor - h + sin]);
      }
    }
    const shed = lit(plate, 0.42, 0.05, 36);
    const left = x - place.side * unit * 0.34 - unit * 0.17;
    rect(plate, shed, [left, floor - unit * 0.15, unit * 0.34, unit * 0.18]);
    shape(
      plate,
      shifted(shed, -0.1),
      [left - unit * 0.02, floor - unit * 0.15],
      [left + unit * 0.17, floor - unit * 0.24],
      [left + unit * 0.36, floor - unit * 0.15],
    );
    for (const dx of [0.05, 0.14, 0.23])
      rect(plate, isDark(plate) ? plate.palette.lamp : shifted(shed, -0.2), [
        left + unit * dx,
        floor - unit * 0.11,
        unit * 0.05,
        unit * 0.06,
      ]);
    standing(plate, YARD_DETAILS.crates, [0.5 - place.side * 0.36, 0.05], [0.1, 0.05]);
  },
  near: (plate) => {
    paintEarth(plate, 0.42, 0.02, 60);
    const { width, floor, unit, height } = plate;
    for (const dx of [-0.03, 0.03])
      line(
        plate,
        lit(plate, 0.6, 0.01, 240),
        0.007,
        [width * 0.5 + unit * dx, floor],
        [width * 0.5 + unit * dx * 12, height * 1.1],
      );
    for (let sleeper = 0; sleeper < 12; sleeper++) {
      const near = (sleeper / 11) ** 1.8;
      const y = floor + (height - floor) * near;
      line(
        plate,
        lit(plate, 0.3, 0.04, 50),
        0.004 + 0.012 * near,
        [width * 0.5 - unit * (0.05 + 0.3 * near), y],
        [width * 0.5 + unit * (0.05 + 0.3 * near), y],
      );
    }
  },
  lights: [LIGHTNING],
};

export const SCRAPYARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    standing(plate, FAR_DETAILS.crane, [0.5 + plate.place.side * 0.25, 0.01], [0.44, 0.3]);
    for (let car = 0; car < 16; car++)
      standing(plate, WAR_DETAILS.wreck, [0.04 + (car % 8) * 0.13, 0.01 - 0.055 * Math.floor(car / 8)], [0.085, 0.35]);
  },
  middle: (plate) => {
    for (const x of [0.1, 0.9])
      for (let car = 0; car < 4; car++)
        standing(plate, WAR_DETAILS.wreck, [x + between(plate.random, -0.02, 0.02), 0.06 - 0.085 * car], [0.15, 0.05]);
  },
  near: (plate) => {
    paintEarth(plate, 0.48, 0.03, 60);
    standing(plate, YARD_DETAILS.tyres, [0.5 - plate.place.side * 0.3, 0.11], [0.13, 0]);
  },
  lights: [LIGHTNING],
};

/** The first years of cranes and concrete. */
const CRANES = 1870;

/** Blocks of stone, a ramp and a scaffold of wood. */
function paintStoneworks(plate: PlateCanvas): void {
  const { width, floor, unit, place } = plate;
  const stone = lit(plate, 0.76, 0.05, 78);
  const left = width * (place.side > 0 ? 0.52 : 0.04);
  for (let row = 0; row < 7; row++)
    for (let one = 0; one < 9 - row; one++)
      rect(plate, shifted(stone, ((one * 7 + row * 5) % 4) * 0.025 - 0.05), [
        left + unit * (0.09 * one + 0.045 * row),
        floor - unit * 0.06 * (row + 1) + unit * 0.02,
        unit * 0.087,
        unit * 0.057,
      ]);
  const ramp = lit(plate, 0.6, 0.06, 68);
  const foot = left - place.side * unit * 0.1;
  shape(
    plate,
    ramp,
    [foot, floor + unit * 0.03],
    [foot + unit * 0.42, floor - unit * 0.24],
    [foot + unit * 0.5, floor + unit * 0.03],
  );
  standing(plate, YARD_DETAILS.scaffold, [0.5 - place.side * 0.3, 0.03], [0.26, 0.05]);
  standing(plate, YARD_DETAILS.ladder, [0.5 - place.side * 0.14, 0.03], [0.24, 0.05]);
}

export const BUILDING_SITE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 1, rise: 0.04, swing: 0.02, waves: 2, detail: 2, sharp: false, depth: 0.4 });
    if (plate.place.year < CRANES) return;
    for (const [x, s] of [
      [0.24, 0.5],
      [0.72, 0.62],
    ] as const)
      standing(plate, FAR_DETAILS.crane, [x, 0.01], [s, 0.25]);
  },
  middle: (plate) => {
    if (plate.place.year < CRANES) return paintStoneworks(plate);
    const { width, floor, unit, place } = plate;
    const raw = lit(plate, 0.62, 0.012, 85);
    for (const [x, bays, floors] of [
      [0.5 + place.side * 0.26, 4, 4],
      [0.5 - place.side * 0.34, 3, 3],
    ] as const) {
      const [w, h] = [unit * 0.09, unit * 0.095];
      const left = width * x - (bays * w) / 2;
      rect(plate, shifted(raw, -0.28), [left, floor - floors * h, bays * w, floors * h]);
      for (let level = 0; level <= floors; level++)
        rect(plate, raw, [left - unit * 0.01, floor - level * h, bays * w + unit * 0.02, unit * 0.016]);
      for (let post = 0; post <= bays; post++)
        rect(plate, shifted(raw, -0.05), [
          left + post * w - unit * 0.006,
          floor - floors * h - unit * 0.03,
          unit * 0.013,
          floors * h + unit * 0.04,
        ]);
    }
    standing(plate, YARD_DETAILS.scaffold, [0.5 - place.side * 0.12, 0.02], [0.2, 0.1]);
  },
  near: (plate) => {
    paintEarth(plate, 0.56, 0.05, 65);
    standing(plate, YARD_DETAILS.crates, [0.5 + plate.place.side * 0.38, 0.1], [0.14, 0]);
    standing(plate, YARD_DETAILS.fence, [0.5 - plate.place.side * 0.36, 0.1], [0.18, 0]);
  },
  lights: [LIGHTNING],
};
