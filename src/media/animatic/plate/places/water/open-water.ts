// Under water far from any ground: the surface above, shafts of light that lose themselves below, and ice overhead where it is said.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { has, isDark, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";
import { depths, waterColumn } from "./shared.ts";

/** The open sea, or the water under ice. */
export const isOpenWater = (plate: Pick<PlateCanvas, "place">): boolean => has(plate, "open", ...ICE);

const ICE = ["ice", "floe", "floes", "iceberg", "icebergs"];
const SHAFTS = [0.12, 0.27, 0.44, 0.58, 0.75, 0.9];

export function paintOpenWater(plate: PlateCanvas): void {
  waterColumn(plate, false);
  const [top, , bottom] = depths(plate, false);
  const light = faded({ ...top, light: 0.96 }, isDark(plate) ? 0.05 : 0.14);
  for (const part of SHAFTS) paintShaft(plate, part + between(plate.random, -0.04, 0.04), light);
  for (let speck = 0; speck < 60; speck++)
    oval(
      plate,
      faded({ ...top, light: 0.95 }, 0.35),
      [plate.width * between(plate.random, -0.1, 1.1), plate.height * between(plate.random, 0.15, 1.1)],
      plate.unit * between(plate.random, 0.001, 0.003),
    );
  if (has(plate, ...ICE)) paintIceAbove(plate, mixed({ light: 0.93, chroma: 0.03, hue: 215 }, bottom, 0.12));
}

/** From the surface to the lower right, wider and fainter. */
function paintShaft(plate: PlateCanvas, part: number, light: Colour): void {
  const { width, height, unit, random } = plate;
  const [x, wide, long] = [width * part, unit * between(random, 0.03, 0.09), height * between(random, 0.55, 0.95)];
  const lean = unit * 0.22;
  shape(
    plate,
    fade(plate.context, down(0, long), [0, light], [1, faded(light, 0)]),
    [x - wide / 2, -height],
    [x + wide / 2, -height],
    [x + lean + wide * 1.6, long],
    [x + lean - wide * 1.2, long],
  );
}

/** Slabs from edge to edge, blue where they are thick, with gaps that the light comes through. */
function paintIceAbove(plate: PlateCanvas, ice: Colour): void {
  const { width, unit, random } = plate;
  for (let slab = -1; slab < 6; slab++) {
    const left = width * (slab / 5 + between(random, -0.02, 0.02));
    const right = left + width * between(random, 0.15, 0.19);
    const deep = unit * between(random, 0.07, 0.15);
    const under: Point[] = Array.from({ length: 7 }, (_, at) => [
      right + ((left - right) * at) / 6,
      deep * (at % 6 === 0 ? 0.5 : between(random, 0.8, 1.15)),
    ]);
    shape(
      plate,
      fade(plate.context, down(0, deep), [0, shifted(ice, 0.04)], [1, shifted(ice, -0.2)]),
      [left, -plate.height],
      [right, -plate.height],
      ...under,
    );
  }
}
