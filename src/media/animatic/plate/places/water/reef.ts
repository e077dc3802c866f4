// Designs of places: reef.
import { css, faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { skyline } from "../../parts/paint-land.ts";
import { line, oval, rect, shape, type PlaceDesign, type PlateCanvas, has } from "../../plate-canvas.ts";
import { depths, waterColumn } from "./shared.ts";
import { paintKelp } from "./kelp-and-vents.ts";
import { isOpenWater, paintOpenWater } from "./open-water.ts";

export const REEF: PlaceDesign = {
  far: (plate) => {
    if (isOpenWater(plate)) return paintOpenWater(plate);
    waterColumn(plate, false);
    const [, middle, bottom] = depths(plate, false);
    for (const near of [0, 1]) {
      const edge = ridgeLine(plate.random, { waves: 2.4 + near, detail: 3, sharp: false });
      shape(
        plate,
        mixed(middle, bottom, 0.25 + 0.3 * near),
        ...skyline(plate, (at) => plate.floor - plate.unit * (0.1 - 0.08 * near) - plate.unit * 0.07 * edge(at)),
      );
    }
  },
  middle: (plate) => {
    const { width, floor, unit, random } = plate;
    const [, middle] = depths(plate, false);
    if (isOpenWater(plate)) return;
    if (has(plate, "kelp")) paintKelp(plate, 0.4);
    for (let one = has(plate, "kelp") ? 11 : 0; one < 13; one++)
      coral(
        plate,
        [width * (-0.05 + (1.1 * one) / 12) + unit * between(random, -0.03, 0.03), floor + unit * 0.035],
        unit * between(random, 0.07, 0.15),
        { hue: between(random, 300, 420) % 360, into: middle, share: 0.5 },
      );
    school(
      plate,
      [width * (0.5 + plate.place.side * 0.2), floor - unit * 0.26],
      26,
      mixed(middle, { light: 0.85, chroma: 0.02, hue: 220 }, 0.5),
    );
  },
  near: (plate) => {
    if (isOpenWater(plate)) return;
    const { width, height, floor, unit, random } = plate;
    const [top, , bottom] = depths(plate, false);
    const sand = mixed({ light: 0.74, chroma: 0.05, hue: 95 }, bottom, plate.place.hour === "night" ? 0.8 : 0.4);
    const edge = ridgeLine(random, { waves: 2, detail: 2, sharp: false });
    shape(
      plate,
      fade(plate.context, down(floor, height), [0, shifted(sand, 0.05)], [1, mixed(sand, bottom, 0.65)]),
      ...skyline(plate, (at) => floor + unit * 0.02 - unit * 0.02 * edge(at)),
    );
    if (has(plate, "kelp")) paintKelp(plate, 1);
    for (let band = 0; band < 40; band++)
      oval(
        plate,
        faded(top, 0.14),
        [width * between(random, -0.1, 1.1), floor + unit * between(random, 0.02, 0.3)],
        [unit * between(random, 0.03, 0.1), unit * 0.005],
      );
    for (let one = has(plate, "kelp") ? 13 : 0; one < 16; one++) {
      const x = one % 2 ? between(random, -0.04, 0.26) : between(random, 0.74, 1.04);
      coral(plate, [width * x, floor + unit * between(random, 0.05, 0.16)], unit * between(random, 0.1, 0.22), {
        hue: [10, 40, 330, 300, 70, 180][one % 6] ?? 10,
        into: bottom,
        share: 0.18,
      });
    }
    for (let weed = 0; weed < 12; weed++)
      kelp(
        plate,
        [width * (weed % 2 ? between(random, -0.03, 0.14) : between(random, 0.86, 1.03)), floor + unit * 0.13],
        unit * between(random, 0.16, 0.42),
        mixed({ light: 0.5, chroma: 0.1, hue: 140 }, bottom, 0.25),
      );
  },
  front: (plate) => {
    if (isOpenWater(plate)) return;
    const [, , bottom] = depths(plate, false);
    for (const part of [-0.02, 0.03, 0.97, 1.02])
      kelp(plate, [plate.width * part, plate.height * 1.05], plate.unit * 0.62, shifted(bottom, -0.14));
  },
  lights: [
    {
      paint: (plate) =>
        school(plate, [plate.width * (0.5 - plate.place.side * 0.2), plate.floor - plate.unit * 0.34], 15, {
          light: 0.78,
          chroma: 0.13,
          hue: 70,
        }),
      rhythm: "breathe",
      when: (place) => !place.without.has("fish") && !isOpenWater({ place }),
    },
  ],
};

interface CoralTint {
  readonly hue: number;
  readonly into: Colour;
  readonly share: number;
}

function coral(plate: PlateCanvas, [x, y]: Point, size: number, { hue, into, share }: CoralTint): void {
  const { random, context } = plate;
  const night = plate.place.hour === "night";
  const tint = mixed({ light: night ? 0.36 : 0.66, chroma: night ? 0.08 : 0.14, hue }, into, share);
  const kind = Math.floor(random() * 3);
  if (kind === 0) {
    context.lineCap = "round";
    const grow = (at: Point, turn: number, long: number, depth: number): void => {
      const tip: Point = [at[0] + Math.cos(turn) * long, at[1] + Math.sin(turn) * long];
      line(plate, tint, ((size / plate.unit) * 0.1 * (depth + 1)) / 3, at, tip);
      if (depth > 0)
        for (const way of [-0.5, 0.45]) grow(tip, turn + way + between(random, -0.2, 0.2), long * 0.72, depth - 1);
    };
    for (const lean of [-0.5, 0, 0.5]) grow([x, y], -Math.PI / 2 + lean, size * 0.34, 3);
    return;
  }
  if (kind === 1) {
    for (let bump = 0; bump < 9; bump++)
      oval(
        plate,
        shifted(tint, between(random, -0.06, 0.06)),
        [x + size * between(random, -0.45, 0.45), y - size * between(random, 0.05, 0.4)],
        size * between(random, 0.16, 0.3),
      );
    return;
  }
  context.fillStyle = css(tint);
  for (let tube = -2; tube <= 2; tube++) {
    const high = size * between(random, 0.5, 0.95);
    rect(plate, tint, [x + tube * size * 0.17 - size * 0.06, y - high, size * 0.13, high]);
    oval(plate, tint, [x + tube * size * 0.17 + size * 0.005, y - high], [size * 0.075, size * 0.04]);
    oval(plate, shifted(tint, -0.2), [x + tube * size * 0.17 + size * 0.005, y - high], [size * 0.045, size * 0.02]);
  }
}

function kelp(plate: PlateCanvas, [x, y]: Point, tall: number, tint: Colour): void {
  const phase = between(plate.random, 0, 6);
  const points: Point[] = Array.from({ length: 14 }, (_, at) => [
    x + Math.sin(at * 0.6 + phase) * tall * 0.05,
    y - (tall * at) / 13,
  ]);
  line(plate, tint, 0.006, ...points);
  for (const [at, [px, py]] of points.entries())
    if (at > 1)
      oval(
        plate,
        shifted(tint, at % 2 ? 0.03 : -0.02),
        [px + (at % 2 ? 1 : -1) * tall * 0.045, py],
        [tall * 0.06, tall * 0.016, at % 2 ? -0.5 : 0.5],
      );
}

function school(plate: PlateCanvas, [x, y]: Point, count: number, tint: Colour): void {
  const { random, unit, place } = plate;
  for (let fish = 0; fish < count; fish++) {
    const [fx, fy] = [x + unit * (random() + random() - 1) * 0.26, y + unit * (random() + random() - 1) * 0.1];
    const size = unit * between(random, 0.011, 0.02);
    oval(plate, shifted(tint, between(random, -0.08, 0.08)), [fx, fy], [size, size * 0.4]);
    shape(
      plate,
      tint,
      [fx - place.side * size * 0.8, fy],
      [fx - place.side * size * 1.6, fy - size * 0.5],
      [fx - place.side * size * 1.6, fy + size * 0.5],
    );
  }
}
