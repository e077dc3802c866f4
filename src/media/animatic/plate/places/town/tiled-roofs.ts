// Roofs of tiles: those of the houses around, and the one that people stand on.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { fillBand, has, isDark, line, lit, rect, shape, thick, type PlateCanvas } from "../../plate-canvas.ts";

/** Regions whose towns are roofed with tiles. */
const TILED = new Set(["south", "europe", "arab", "east", "latin"]);

/** Words of great cities, and of what only stands on flat roofs. */
const FLAT_ROOFS =
  "flat terrace skyscraper hong kong tokyo shanghai seoul osaka taipei neon antenna aerial tank helipad".split(" ");

export const isTiled = (plate: PlateCanvas): boolean =>
  has(plate, "tiled", "tile", "crooked", "gabled", "slate", "village") ||
  (has(plate, "old") && has(plate, "town")) ||
  (TILED.has(plate.place.region) && !has(plate, ...FLAT_ROOFS));

const tiles = (plate: PlateCanvas): Colour => {
  const clay = lit(plate, 0.58, 0.115, 38);
  return isDark(plate) ? mixed(clay, plate.palette.near, 0.35) : clay;
};

/** Two rows of gables below the edge that people stand at, with chimneys. */
export function paintTiledRoofs(plate: PlateCanvas): void {
  for (const near of [0.45, 0.8]) {
    const { unit, width, floor, random, palette } = plate;
    const eave = floor + unit * (near > 0.5 ? 0.03 : -0.03);
    for (let x = -0.2 * width; x < 1.2 * width; x += unit * between(random, 0.26, 0.4)) {
      const [wide, high] = [unit * between(random, 0.34, 0.46), unit * between(random, 0.1, 0.17)];
      const tint = mixed(palette.haze, shifted(tiles(plate), between(random, -0.05, 0.05)), near);
      paintGable(plate, { x, eave, wide, high }, tint);
    }
  }
}

interface Gable {
  readonly x: number;
  readonly eave: number;
  readonly wide: number;
  readonly high: number;
}

function paintGable(plate: PlateCanvas, { x, eave, wide, high }: Gable, tint: Colour): void {
  const { unit, place, random } = plate;
  const wall = mixed(lit(plate, 0.86, 0.03, 75), tint, 0.3);
  const chimney = x + wide * between(random, 0.3, 0.6);
  rect(plate, shifted(wall, -0.1), [chimney, eave - high * 1.3, unit * 0.032, high]);
  rect(plate, shifted(tint, -0.1), [chimney - unit * 0.006, eave - high * 1.34, unit * 0.044, unit * 0.012]);
  rect(plate, wall, [x + wide * 0.04, eave, wide * 0.92, unit * 0.1]);
  const slant = wide * 0.16;
  const corners: readonly Point[] = [
    [x, eave],
    [x + slant, eave - high],
    [x + wide - slant, eave - high],
    [x + wide, eave],
  ];
  shape(plate, shifted(tint, place.side > 0 ? 0.02 : -0.02), ...corners);
  for (let course = 1; course < 6; course++) {
    const y = eave - (high * course) / 6;
    const inset = (slant * course) / 6;
    line(plate, shifted(tint, -0.08), 0.003, [x + inset, y], [x + wide - inset, y]);
  }
  line(plate, shifted(tint, 0.09), 0.007, [x + slant, eave - high], [x + wide - slant, eave - high]);
}

/** Courses of tiles underfoot, up to an edge beyond which the town lies lower. */
export function paintTilesUnderfoot(plate: PlateCanvas): void {
  const { context, floor, height, width, unit } = plate;
  const tint = tiles(plate);
  const edge = floor + unit * 0.04;
  fillBand(
    plate,
    edge,
    height * 2,
    fade(context, down(edge, height), [0, shifted(tint, 0.04)], [1, shifted(tint, -0.1)]),
  );
  for (let course = 0; course < 12; course++) {
    const y = edge + unit * 0.009 * (course + 1) ** 1.45;
    fillBand(plate, y, thick(plate, 0.003 + course * 0.0004), shifted(tint, -0.13));
  }
  for (let seam = -34; seam <= 34; seam++)
    line(
      plate,
      shifted(tint, -0.09),
      0.0025,
      [width / 2 + seam * unit * 0.045, edge],
      [width / 2 + seam * unit * 0.1, height * 1.1],
    );
  fillBand(plate, edge - unit * 0.012, unit * 0.016, shifted(tint, 0.1));
}
