// Designs of places of snow and ice: a ski slope with its lift, a frozen lake with an opening in the ice, a cave of ice.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { tree, treeRow } from "../../parts/trees.ts";
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
import { peaks } from "./shared.ts";
import { seenGround } from "../woods/shared.ts";

/** Height of the slope's edge, so many units above the floor line: high on one side, low on the other. */
const rise = ({ place }: PlateCanvas, part: number): number => 0.05 + 0.34 * (place.side > 0 ? part : 1 - part);

/** A white flank that falls across the picture, with gates, tracks, firs, and chairs on a rope above. */
export const SKI_SLOPE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    peaks(plate, 5, { base: plate.floor, tall: 0.42, near: 0.2 });
  },
  middle: (plate) => {
    const { width, unit, floor, place, random, palette } = plate;
    const far = mixed(snowOf(plate), palette.haze, 0.4);
    const edge = (part: number): Point => [width * part, floor - unit * (rise(plate, part) + 0.07)];
    shape(plate, far, edge(-0.2), edge(1.2), [width * 1.2, floor + unit], [-width * 0.2, floor + unit]);
    for (let fir = 0; fir < 20; fir++) {
      const part = between(random, -0.05, 1.05);
      const [x, y] = edge(part);
      tree(plate, "pine", [x, y + unit * between(random, 0.01, 0.07)], {
        tall: between(random, 0.09, 0.17),
        near: 0.6,
      });
    }
    const iron = lit(plate, 0.3, 0.012, 250);
    const rope = (part: number): Point => [width * part, floor - unit * (rise(plate, part) + 0.31)];
    for (const dy of [0, 0.02])
      line(plate, iron, 0.003, [rope(-0.2)[0], rope(-0.2)[1] + unit * dy], [rope(1.2)[0], rope(1.2)[1] + unit * dy]);
    for (const part of [0.16, 0.5, 0.84]) {
      const [x, y] = rope(part);
      line(plate, iron, 0.012, [x, y - unit * 0.015], [x, y + unit * 0.27]);
      line(plate, iron, 0.01, [x - unit * 0.04, y - unit * 0.005], [x + unit * 0.04, y - unit * 0.005]);
    }
    for (const part of [0.06, 0.27, 0.38, 0.62, 0.73, 0.95]) {
      const [x, y] = rope(part);
      const red = lit(plate, 0.56, 0.2, 27);
      line(plate, iron, 0.004, [x, y], [x, y + unit * 0.055]);
      rect(plate, red, [x - unit * 0.035, y + unit * 0.075, unit * 0.07, unit * 0.016]);
      rect(plate, shifted(red, -0.08), [x - unit * 0.035, y + unit * 0.045, unit * 0.07, unit * 0.012]);
      line(
        plate,
        iron,
        0.003,
        [x - place.side * unit * 0.03, y + unit * 0.045],
        [x - place.side * unit * 0.03, y + unit * 0.09],
      );
    }
  },
  near: (plate) => {
    const { width, unit, floor, height, place } = plate;
    const white = snowOf(plate);
    const edge = (part: number): Point => [width * part, floor - unit * rise(plate, part) + unit * 0.06];
    const fill = slope(
      plate.context,
      down(floor - unit * 0.3, height),
      shifted(white, 0.02),
      mixed(white, { light: white.light - 0.1, chroma: 0.045, hue: 250 }, 0.8),
    );
    shape(plate, fill, edge(-0.5), edge(1.5), [width * 1.5, height * 2], [-width * 0.5, height * 2]);
    const shade: Colour = { ...white, light: white.light - 0.13, chroma: 0.05, hue: 250, alpha: 0.8 };
    for (let track = 0; track < 4; track++) {
      const wave = Array.from({ length: 34 }, (_, at): Point => {
        const part = at / 33;
        const x = place.side > 0 ? 1.1 - part * 1.2 : -0.1 + part * 1.2;
        return [width * x, edge(x)[1] + unit * (0.04 + track * 0.05 + 0.022 * Math.sin(part * 15 + track * 1.4))];
      });
      line(plate, shade, 0.0045, ...wave);
      line(plate, shade, 0.0045, ...wave.map(([x, y]): Point => [x + unit * 0.012, y + unit * 0.013]));
    }
    for (const [at, part] of [0.1, 0.3, 0.68, 0.88].entries()) paintGate(plate, edge(part), at % 2 ? 258 : 27);
  },
};

const snowOf = (plate: PlateCanvas): Colour =>
  plate.place.snowy
    ? { ...plate.palette.groundFar, light: Math.min(0.96, plate.palette.groundFar.light + 0.03) }
    : lit(plate, 0.95, 0.012, 240);

/** Two poles with a cloth between them. */
function paintGate(plate: PlateCanvas, [x, y]: Point, hue: number): void {
  const { unit } = plate;
  const cloth = lit(plate, 0.56, 0.2, hue);
  for (const dx of [0, 0.06])
    line(plate, cloth, 0.005, [x + unit * dx, y + unit * 0.03], [x + unit * dx, y - unit * 0.12]);
  rect(plate, cloth, [x, y - unit * 0.12, unit * 0.06, unit * 0.07]);
}

/** A wide sheet of ice with cracks and blown snow, a dark opening in it with a rod and a stool. */
export const FROZEN_LAKE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.16, swing: 0.08, waves: 1.6, detail: 3, sharp: true, depth: 0.45 });
    const snow = faded(lit(plate, 0.95, 0.012, 235), 0.45);
    paintRidges(
      { ...plate, palette: { ...plate.palette, near: snow } },
      { count: 1, rise: 0.05, swing: 0.03, waves: 2, detail: 1, sharp: false, depth: 0.6 },
    );
  },
  middle: (plate) => {
    treeRow(plate, "pine", { count: 40, tall: [0.05, 0.12], near: 0.75, foot: plate.floor + plate.unit * 0.006 });
    fillBand(plate, plate.floor, plate.unit * 0.016, lit(plate, 0.95, 0.012, 235));
  },
  near: (whole) => {
    const plate = seenGround(whole);
    const { width, unit, floor, height, random, palette } = plate;
    const ice = mixed(lit(plate, 0.86, 0.045, 225), palette.sky[1], 0.25);
    fillBand(
      plate,
      floor + unit * 0.012,
      2 * height,
      slope(plate.context, down(floor, height), mixed(ice, palette.sky[2], 0.35), shifted(ice, -0.16)),
    );
    for (let patch = 0; patch < 24; patch++) {
      const depth = random();
      oval(
        plate,
        faded(lit(plate, 0.97, 0.008, 235), 0.75),
        [width * between(random, -0.1, 1.1), floor + unit * (0.02 + 0.4 * depth)],
        [unit * between(random, 0.05, 0.16) * (0.5 + depth), unit * 0.011 * (0.4 + depth)],
      );
    }
    for (let crack = 0; crack < 15; crack++) {
      const [x, y] = [width * between(random, -0.05, 1.05), floor + unit * (0.03 + 0.34 * random())];
      const way = random() < 0.5 ? -1 : 1;
      const points: Point[] = Array.from({ length: 5 }, (_, at) => [
        x + way * unit * 0.07 * at,
        y + unit * (0.012 * at + between(random, -0.012, 0.012)),
      ]);
      line(plate, faded(lit(plate, 0.99, 0.005, 220), 0.9), 0.0035, ...points);
      line(
        plate,
        faded(lit(plate, 0.5, 0.07, 230), 0.6),
        0.0018,
        ...points.map(([px, py]): Point => [px, py + unit * 0.004]),
      );
    }
    if (has(plate, "hole", "opening", "fishing", "fish", "angler", "rod", "fisherman")) paintIceOpening(plate);
  },
};

function paintIceOpening(plate: PlateCanvas): void {
  const { width, unit, floor, place } = plate;
  const [x, y] = [width * (0.5 + place.side * 0.2), floor + unit * 0.1];
  oval(plate, lit(plate, 0.97, 0.012, 225), [x, y], [unit * 0.135, unit * 0.036]);
  oval(plate, lit(plate, 0.7, 0.06, 225), [x, y + unit * 0.004], [unit * 0.115, unit * 0.028]);
  oval(plate, { light: 0.16, chroma: 0.045, hue: 240 }, [x, y + unit * 0.007], [unit * 0.107, unit * 0.024]);
  oval(
    plate,
    { light: 0.5, chroma: 0.05, hue: 235, alpha: 0.55 },
    [x - unit * 0.03, y + unit * 0.002],
    [unit * 0.04, unit * 0.006],
  );
  const wood = lit(plate, 0.45, 0.08, 55);
  const end: Point = [x + place.side * unit * 0.2, y - unit * 0.01];
  line(plate, wood, 0.008, end, [x + place.side * unit * 0.03, y - unit * 0.15]);
  line(
    plate,
    lit(plate, 0.25, 0.01, 250),
    0.002,
    [x + place.side * unit * 0.03, y - unit * 0.15],
    [x, y + unit * 0.004],
  );
  rect(plate, lit(plate, 0.5, 0.17, 27), [end[0] - unit * 0.05, y - unit * 0.06, unit * 0.11, unit * 0.018]);
  for (const dx of [-0.04, 0.045])
    line(plate, wood, 0.006, [end[0] + unit * dx, y - unit * 0.045], [end[0] + unit * dx, y + unit * 0.02]);
}

/** Blue walls of ice that shine through, icicles above, light where the cave opens. */
export const ICE_CAVE: PlaceDesign = {
  far: (plate) => {
    const { width, height, unit, floor, random } = plate;
    const deep: Colour = { light: isDark(plate) ? 0.34 : 0.5, chroma: 0.1, hue: 235 };
    fillBand(
      plate,
      -height,
      3 * height,
      slope(plate.context, down(0, floor), shifted(deep, -0.14), shifted(deep, 0.1)),
    );
    const way: Point = [width * (0.5 + plate.place.side * 0.17), floor - unit * 0.16];
    const bright: Colour = isDark(plate)
      ? { light: 0.56, chroma: 0.08, hue: 245 }
      : { light: 0.97, chroma: 0.02, hue: 220 };
    for (const [across, high, part] of [
      [0.62, 0.56, 0.25],
      [0.46, 0.42, 0.5],
      [0.31, 0.3, 0.8],
      [0.19, 0.2, 1],
    ] as const)
      shape(
        plate,
        mixed(deep, bright, part),
        ...Array.from({ length: 15 }, (_, at): Point => [
          way[0] + Math.cos((at / 14) * Math.PI) * unit * across * (1 + 0.12 * Math.sin(at * 2.4)),
          floor + unit * 0.02 - Math.sin((at / 14) * Math.PI) * unit * high * (1 + 0.14 * Math.sin(at * 3.1)),
        ]),
      );
    glow(plate, way, unit * 0.6, faded(bright, 0.7));
    for (let facet = 0; facet < 30; facet++) {
      const [x, y] = [width * between(random, -0.1, 1.1), floor * between(random, -0.1, 1)];
      if (Math.abs(x - way[0]) < unit * 0.22 && y > floor - unit * 0.24) continue;
      const s = unit * between(random, 0.05, 0.15);
      shape(
        plate,
        faded(facet % 2 ? { light: 0.86, chroma: 0.06, hue: 220 } : { light: 0.3, chroma: 0.11, hue: 245 }, 0.3),
        [x, y],
        [x + s * 0.5, y + s * 0.4],
        [x + s * 0.35, y + s * 2.2],
        [x - s * 0.15, y + s * 1.3],
      );
    }
  },
  near: (plate) => {
    const { width, height, unit, floor, random } = plate;
    const ice: Colour = { light: isDark(plate) ? 0.55 : 0.8, chroma: 0.06, hue: 225 };
    fillBand(
      plate,
      floor,
      2 * height,
      slope(plate.context, down(floor, height), shifted(ice, 0.1), shifted(ice, -0.2)),
    );
    for (let gleam = 0; gleam < 14; gleam++)
      oval(
        plate,
        faded({ light: 0.97, chroma: 0.02, hue: 220 }, 0.5),
        [width * between(random, 0, 1), floor + unit * between(random, 0.02, 0.35)],
        [unit * between(random, 0.04, 0.14), unit * 0.006],
      );
    for (let icicle = 0; icicle < 34; icicle++) {
      const x = width * (icicle / 33) + unit * between(random, -0.02, 0.02);
      const [half, long] = [
        unit * between(random, 0.008, 0.02),
        unit * (between(random, 0.06, 0.2) + 0.12 * Math.abs(icicle / 16.5 - 1)),
      ];
      const top = plate.view.top - unit * 0.05;
      shape(
        plate,
        slope(
          plate.context,
          down(top, top + long),
          { light: 0.72, chroma: 0.08, hue: 232 },
          { light: 0.95, chroma: 0.03, hue: 215 },
        ),
        [x - half, top],
        [x + half, top],
        [x, top + unit * 0.05 + long],
      );
    }
    for (const side of [-1, 1])
      for (let column = 0; column < 3; column++) {
        const x = width * (0.5 + side * (0.34 + column * 0.08));
        const w = unit * (0.05 + column * 0.03);
        shape(
          plate,
          { light: 0.62 - column * 0.09, chroma: 0.09, hue: 232 },
          [x - w * 0.5, floor + unit * (0.04 + column * 0.06)],
          [x - w * 0.3, -height],
          [x + w * 0.8, -height],
          [x + w * 0.6, floor + unit * (0.04 + column * 0.06)],
        );
        line(
          plate,
          faded({ light: 0.95, chroma: 0.03, hue: 215 }, 0.6),
          0.006,
          [x - w * 0.2, -height],
          [x - w * 0.35, floor + unit * 0.03],
        );
      }
    if (has(plate, "ice", "glacier", "blue"))
      glow(plate, [width * 0.5, floor], unit * 0.5, { light: 0.8, chroma: 0.07, hue: 220, alpha: 0.2 });
  },
};
