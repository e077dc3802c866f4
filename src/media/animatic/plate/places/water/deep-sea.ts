// Designs of places: deep sea.
import { faded, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { skyline } from "../../parts/paint-land.ts";
import { halo, has, line, oval, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { boulder, waterColumn } from "./shared.ts";
import { paintVents } from "./kelp-and-vents.ts";

export const DEEP_SEA: PlaceDesign = {
  far: (plate) => {
    waterColumn(plate, true);
    const edge = ridgeLine(plate.random, { waves: 2.2, detail: 3, sharp: true });
    shape(
      plate,
      { light: 0.145, chroma: 0.04, hue: 250 },
      ...skyline(plate, (at) => plate.floor - plate.unit * 0.07 - plate.unit * 0.1 * edge(at)),
    );
    if (has(plate, "ship", "wreck", "shipwreck")) wreck(plate);
    if (has(plate, "vent", "vents", "hydrothermal", "smoker", "smokers")) paintVents(plate);
  },
  near: (plate) => {
    const { width, height, floor, unit, random } = plate;
    const edge = ridgeLine(random, { waves: 2, detail: 3, sharp: false });
    shape(
      plate,
      fade(
        plate.context,
        down(floor, height),
        [0, { light: 0.22, chroma: 0.035, hue: 240 }],
        [1, { light: 0.08, chroma: 0.02, hue: 255 }],
      ),
      ...skyline(plate, (at) => floor + unit * 0.02 - unit * 0.025 * edge(at)),
    );
    for (const part of [0.05, 0.17, 0.83, 0.96])
      boulder(plate, [width * part, floor + unit * between(random, 0.05, 0.12)], between(random, 0.04, 0.08), {
        light: 0.2,
        chroma: 0.03,
        hue: 245,
      });
  },
  lights: (["breathe", "shimmer", "counter-shimmer"] as const).map((rhythm) => ({
    paint: (plate: PlateCanvas) => {
      for (let spark = 0; spark < 9; spark++) {
        const at: Point = [
          plate.width * between(plate.random, 0.02, 0.98),
          plate.height * between(plate.random, 0.12, 0.66),
        ];
        const tint: Colour = { light: 0.8, chroma: 0.13, hue: between(plate.random, 170, 260) };
        halo(plate, at, plate.unit * between(plate.random, 0.02, 0.06), faded(tint, 0.7));
        oval(plate, { ...tint, light: 0.93 }, at, plate.unit * 0.0035);
      }
    },
    rhythm,
  })),
};

function wreck(plate: PlateCanvas): void {
  const { width, floor, unit, place } = plate;
  const tint: Colour = { light: 0.115, chroma: 0.03, hue: 245 };
  const at = (dx: number, dy: number): Point => [width * 0.5 + place.side * (dx - 0.05) * unit, floor + dy * unit];
  shape(
    plate,
    tint,
    at(-0.5, 0.04),
    at(-0.56, -0.16),
    at(-0.3, -0.09),
    at(0.2, -0.14),
    at(0.42, -0.24),
    at(0.36, 0.05),
  );
  for (const [x, top] of [
    [-0.2, -0.42],
    [0.08, -0.5],
  ] as const)
    line(plate, tint, 0.012, at(x, -0.1), at(x + 0.07, top));
  line(plate, tint, 0.007, at(-0.26, -0.32), at(0.02, -0.36));
  for (let porthole = 0; porthole < 6; porthole++)
    oval(plate, { light: 0.2, chroma: 0.05, hue: 235 }, at(-0.4 + porthole * 0.13, -0.055), unit * 0.011);
}
