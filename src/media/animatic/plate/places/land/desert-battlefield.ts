// Designs of places: desert, battlefield.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, slope, type Point } from "../../../paint/canvas.ts";
import { paintDunes, paintGround, paintRidges, skyline } from "../../parts/paint-land.ts";
import { paintSky, paintStars } from "../../parts/paint-sky.ts";
import { tree } from "../../parts/trees.ts";
import { isOldWar, paintBrokenTowers, paintShields, paintSpears } from "./after-battles.ts";
import { seenGround } from "../woods/shared.ts";
import {
  fillBand,
  glow,
  has,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";

export const DESERT: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (has(plate, "pyramid", "egypt"))
      for (const [part, h] of [
        [0.28, 0.2],
        [0.42, 0.15],
        [0.66, 0.25],
      ] as const) {
        const [x, y, t] = [plate.width * part, plate.floor, plate.unit * h];
        const tint = mixed(plate.palette.groundFar, plate.palette.haze, 0.3);
        shape(plate, shifted(tint, 0.05), [x, y - t], [x + t * 0.95, y], [x - t * 0.95, y]);
        shape(
          plate,
          shifted(tint, -0.1),
          [x, y - t],
          [x - plate.place.side * t * 0.95, y],
          [x - plate.place.side * t * 0.2, y],
        );
      }
    if (has(plate, "canyon", "mesa", "badlands", "arizona"))
      for (let mesa = 0; mesa < 6; mesa++) {
        const [x, w, h] = [
          plate.width * between(plate.random, -0.05, 1),
          plate.unit * between(plate.random, 0.1, 0.26),
          plate.unit * between(plate.random, 0.09, 0.24),
        ];
        const tint = mixed(lit(plate, 0.56, 0.1, 45), plate.palette.haze, 0.35);
        shape(
          plate,
          slope(plate.context, down(plate.floor - h, plate.floor), tint, mixed(tint, plate.palette.haze, 0.4)),
          [x - w * 0.16, plate.floor],
          [x, plate.floor - h * 0.55],
          [x + w * 0.04, plate.floor - h],
          [x + w * 0.9, plate.floor - h],
          [x + w, plate.floor - h * 0.5],
          [x + w * 1.2, plate.floor],
        );
      }
    if (has(plate, "salt"))
      paintRidges(plate, { count: 1, rise: 0.01, swing: 0.02, waves: 1.2, detail: 2, sharp: true, depth: 0.35 });
    else paintRidges(plate, { count: 2, rise: 0.08, swing: 0.04, waves: 2.4, detail: 1, sharp: true, depth: 0.3 });
    if (plate.place.hour === "night") paintStars(plate, 150);
  },
  near: (plate) => {
    const { width, floor, unit } = plate;
    if (has(plate, "border")) {
      paintGround(plate);
      return paintBars(plate);
    }
    if (has(plate, "salt")) return paintSalt(seenGround(plate));
    paintGround(plate);
    paintDunes(plate);
    if (has(plate, "oasis", "palm")) {
      oval(
        plate,
        mixed(plate.palette.sky[1], lit(plate, 0.55, 0.09, 215), 0.5),
        [width * (0.5 + plate.place.side * 0.2), floor + unit * 0.05],
        [unit * 0.24, unit * 0.022],
      );
      for (const dx of [0.1, 0.17, 0.3, 0.36])
        tree(plate, "palm", [width * (0.5 + plate.place.side * dx), floor + unit * 0.045], {
          tall: between(plate.random, 0.26, 0.4),
          near: 0.9,
        });
    }
    if (has(plate, "cactus", "cacti", "arizona", "mexico"))
      for (const part of [0.1, 0.26, 0.87]) {
        const [x, y, t] = [width * part, floor + unit * 0.06, unit * between(plate.random, 0.12, 0.2)];
        const green = lit(plate, 0.46, 0.08, 140);
        plate.context.lineCap = "round";
        line(plate, green, 0.03, [x, y], [x, y - t]);
        line(plate, green, 0.02, [x, y - t * 0.4], [x - t * 0.3, y - t * 0.4], [x - t * 0.3, y - t * 0.7]);
        line(plate, green, 0.02, [x, y - t * 0.5], [x + t * 0.28, y - t * 0.5], [x + t * 0.28, y - t * 0.82]);
      }
  },
};

/** A border fence: rusted steel bars, higher than the picture, on a footing of concrete. */
function paintBars(plate: PlateCanvas): void {
  const { width, floor, unit, height } = plate;
  const steel = lit(plate, 0.42, 0.06, 45);
  const foot = floor + unit * 0.05;
  for (let x = -width * 0.3; x < width * 1.3; x += unit * 0.062) {
    rect(plate, steel, [x, -height, unit * 0.022, height + foot]);
    rect(plate, shifted(steel, -0.12), [x + unit * 0.014, -height, unit * 0.008, height + foot]);
  }
  rect(plate, lit(plate, 0.66, 0.012, 80), [-width, foot, width * 3, unit * 0.03]);
  for (const y of [0.52, 0.16]) rect(plate, shifted(steel, -0.05), [-width, floor - unit * y, width * 3, unit * 0.02]);
}

const OF_CITIES = "city tower skyscraper metropolis avenue street boulevard apartment flat house".split(" ");

export const BATTLEFIELD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { floor, unit, width, palette } = plate;
    for (let column = 0; column < 4; column++) {
      const x = width * between(plate.random, 0.08, 0.92);
      for (let puff = 0; puff < 16; puff++)
        oval(
          plate,
          { light: palette.near.light + 0.1, chroma: 0.012, hue: 60, alpha: 0.22 },
          [
            x - plate.place.side * unit * 0.016 * puff + unit * between(plate.random, -0.02, 0.02),
            floor - unit * 0.032 * puff,
          ],
          unit * (0.018 + 0.006 * puff),
        );
    }
    paintRidges(plate, { count: 2, rise: 0.06, swing: 0.03, waves: 2, detail: 3, sharp: false, depth: 0.55 });
    if (has(plate, ...OF_CITIES)) paintBrokenTowers(plate);
    for (let house = 0; house < 7; house++) {
      const [x, w, h] = [
        width * between(plate.random, 0, 1),
        unit * between(plate.random, 0.04, 0.09),
        unit * between(plate.random, 0.05, 0.13),
      ];
      shape(
        plate,
        mixed(palette.haze, palette.near, 0.55),
        [x, floor],
        [x, floor - h],
        [x + w * 0.3, floor - h * 0.6],
        [x + w * 0.5, floor - h * 0.85],
        [x + w * 0.8, floor - h * 0.4],
        [x + w, floor - h * 0.5],
        [x + w, floor],
      );
    }
  },
  middle: (plate) => {
    for (const part of [0.14, 0.36, 0.7, 0.9])
      tree(plate, "bare", [plate.width * part, plate.floor + plate.unit * 0.02], {
        tall: between(plate.random, 0.2, 0.36),
        near: 0.65,
      });
    if (isOldWar(plate)) paintSpears(plate);
    else for (const row of [0.008, 0.03]) barbedWire(plate, plate.floor + plate.unit * row, 0.05 + row);
  },
  near: (plate) => {
    const { width, height, floor, unit, palette, random } = plate;
    const mud = mixed(palette.groundNear, lit(plate, 0.4, 0.035, 60), 0.6);
    const edge = ridgeLine(random, { waves: 4, detail: 4, sharp: false });
    shape(
      plate,
      slope(plate.context, down(floor, height), shifted(mud, 0.07), shifted(mud, -0.12)),
      ...skyline(plate, (at) => floor + unit * 0.02 - unit * 0.02 * edge(at)),
    );
    for (let pit = 0; pit < 13; pit++) {
      const depth = random();
      const at: Point = [width * between(random, -0.1, 1.1), floor + unit * (0.05 + 0.26 * depth)];
      oval(
        plate,
        shifted(mud, 0.08),
        [at[0], at[1] - unit * 0.004],
        [unit * (0.04 + 0.1 * depth), unit * (0.008 + 0.02 * depth)],
      );
      oval(plate, shifted(mud, -0.11), at, [unit * (0.035 + 0.09 * depth), unit * (0.006 + 0.016 * depth)]);
      oval(
        plate,
        faded(palette.sky[2], 0.35),
        [at[0], at[1] + unit * 0.004],
        [unit * (0.02 + 0.05 * depth), unit * (0.003 + 0.006 * depth)],
      );
    }
    if (isOldWar(plate)) return paintShields(plate);
    for (let bag = 0; bag < 24; bag++) {
      const [row, column] = [Math.floor(bag / 8), bag % 8];
      const x = width * (plate.place.side > 0 ? -0.02 : 0.78) + unit * (0.055 * column + (row % 2) * 0.027);
      oval(
        plate,
        shifted(lit(plate, 0.52, 0.035, 85), isDark(plate) ? -0.18 : between(random, -0.04, 0.03)),
        [x, floor + unit * (0.12 - 0.028 * row)],
        [unit * 0.03, unit * 0.017],
      );
    }
    barbedWire(plate, floor + unit * 0.12, 0.13);
  },
  lights: [
    {
      paint: (plate) => {
        for (const part of [0.2, 0.46, 0.82])
          glow(plate, [plate.width * part, plate.floor], plate.unit * between(plate.random, 0.12, 0.26), {
            light: 0.72,
            chroma: 0.16,
            hue: 50,
            alpha: 0.75,
          });
      },
      rhythm: "flicker",
    },
  ],
};

/** A hand's breadth of still water that shows the sky again. */
function paintMirror(plate: PlateCanvas): void {
  const { width, height, floor, unit, palette, random } = plate;
  const [zenith, middle, horizon] = palette.sky;
  const sky = fade(
    plate.context,
    down(floor, height * 1.05),
    [0, horizon],
    [0.45, middle],
    [1, mixed(zenith, middle, 0.3)],
  );
  fillBand(plate, floor, 2 * height, sky);
  fillBand(plate, floor - unit * 0.004, unit * 0.01, lit(plate, 0.98, 0.006, 230));
  glow(plate, [plate.sun[0], floor + unit * 0.03], unit * 0.3, faded(palette.glow, 0.55));
  for (let ripple = 0; ripple < 40; ripple++) {
    const depth = random() ** 1.5;
    oval(
      plate,
      faded(lit(plate, 0.98, 0.006, 230), 0.45),
      [width * between(random, -0.1, 1.1), floor + (height - floor) * (0.03 + depth)],
      [unit * (0.02 + 0.08 * depth), unit * (0.001 + 0.0025 * depth)],
    );
  }
}

/** White ground with the ridges that drying salt leaves. */
function paintSalt(plate: PlateCanvas): void {
  const { width, height, floor, unit, palette, random } = plate;
  const white = lit(plate, 0.96, 0.008, 230);
  if (has(plate, "water", "mirror", "flooded", "wet")) return paintMirror(plate);
  const ground = slope(plate.context, down(floor, height), mixed(white, palette.haze, 0.12), white);
  shape(plate, ground, [-width, floor], [2 * width, floor], [2 * width, 2 * height], [-width, 2 * height]);
  const rows = [0.012, 0.03, 0.058, 0.1, 0.165, 0.26, 0.4];
  for (const [row, low] of rows.entries()) {
    const high = rows[row - 1] ?? 0;
    const step = unit * (low - high) * 4;
    for (let x = -step; x < width + step; x += step) {
      const joint: Point = [x + (row % 2) * step * 0.5, floor + unit * low];
      const next: Point = [joint[0] + step, joint[1]];
      const middle: Point = [joint[0] + step * 0.5, joint[1] - unit * (low - high) * between(random, 0.2, 0.4)];
      const ridge = { ...shifted(white, -0.14), chroma: 0.025, hue: 240 };
      line(plate, ridge, 0.0016 + low * 0.013, joint, middle, next);
      line(plate, ridge, 0.0016 + low * 0.013, middle, [middle[0], floor + unit * high]);
    }
  }
}

function barbedWire(plate: PlateCanvas, y: number, size: number): void {
  const { width, unit, palette, random } = plate;
  const tint = shifted(palette.near, -0.03);
  const s = size * unit;
  for (let x = -0.1 * width; x < width * 1.1; x += s * 2.6) {
    line(plate, tint, size * 0.09, [x, y], [x + s * 0.3, y - s]);
    line(plate, tint, size * 0.09, [x + s * 0.35, y], [x + s * 0.05, y - s]);
    for (let loop = 0; loop < 5; loop++) {
      plate.context.strokeStyle = "rgba(14,14,18,0.75)";
      plate.context.lineWidth = Math.max(0.5, s * 0.025);
      plate.context.beginPath();
      plate.context.ellipse(
        x + s * (0.2 + loop * 0.52),
        y - s * between(random, 0.4, 0.55),
        s * 0.34,
        s * 0.4,
        0,
        0,
        7,
      );
      plate.context.stroke();
    }
  }
}
