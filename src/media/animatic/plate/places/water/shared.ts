// What several places of this folder are painted with.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { paintGlitter } from "../../parts/paint-water.ts";
import { fan } from "../../parts/trees.ts";
import {
  fillBand,
  glow,
  has,
  isDark,
  lit,
  oval,
  shape,
  type MovingLight,
  type PlateCanvas,
} from "../../plate-canvas.ts";

/** The water's own line, a little behind the ground's. */
export const water = (plate: PlateCanvas, rise = 0.06): PlateCanvas => ({
  ...plate,
  floor: plate.floor - plate.height * rise,
});

export const GLITTER: readonly MovingLight[] = [
  { paint: (plate) => paintGlitter(water(plate)), rhythm: "shimmer" },
  { paint: (plate) => paintGlitter(water(plate)), rhythm: "counter-shimmer" },
];

export function shoreFar(plate: PlateCanvas): void {
  paintSky(plate);
  if (!has(plate, "open", "horizon", "ocean"))
    paintRidges(water(plate), { count: 2, rise: 0.05, swing: 0.035, waves: 1.6, detail: 3, sharp: false, depth: 0.55 });
}

export function boulder(
  plate: PlateCanvas,
  [x, y]: Point,
  size: number,
  base: Colour = lit(plate, 0.5, 0.02, 70),
): void {
  const s = size * plate.unit;
  const tint = isDark(plate) ? mixed(base, plate.palette.near, 0.6) : base;
  const points: Point[] = Array.from({ length: 8 }, (_, at) => [
    x + Math.cos((at / 7) * Math.PI) * s * between(plate.random, 0.85, 1.1),
    y - Math.sin((at / 7) * Math.PI) * s * between(plate.random, 0.55, 0.85),
  ]);
  oval(plate, "rgba(4,6,12,0.25)", [x, y], [s * 1.1, s * 0.14]);
  shape(
    plate,
    fade(plate.context, down(y - s * 0.8, y), [0, shifted(tint, 0.08)], [1, shifted(tint, -0.09)]),
    ...points,
  );
}

export function depths(plate: PlateCanvas, deep: boolean): readonly [Colour, Colour, Colour] {
  const night = plate.place.hour === "night" && !deep ? 0.4 : 1;
  const hue = plate.place.colours.find(({ of }) => of === "water")?.colour.hue ?? 222;
  return deep
    ? [
        { light: 0.27, chroma: 0.06, hue: 245 },
        { light: 0.17, chroma: 0.05, hue: 250 },
        { light: 0.09, chroma: 0.03, hue: 255 },
      ]
    : [
        { light: 0.82 * night, chroma: 0.085, hue: hue - 22 },
        { light: 0.6 * night, chroma: 0.1, hue },
        { light: 0.36 * night, chroma: 0.08, hue: hue + 14 },
      ];
}

export function waterColumn(plate: PlateCanvas, deep: boolean): void {
  const [top, middle, bottom] = depths(plate, deep);
  fillBand(
    plate,
    -plate.height,
    plate.height * 3,
    fade(plate.context, down(-plate.height * 0.05, plate.height * 0.9), [0, top], [0.45, middle], [1, bottom]),
  );
  if (deep) return;
  glow(
    plate,
    [plate.sun[0], -plate.unit * 0.05],
    plate.unit * 0.8,
    faded({ ...top, light: 0.95 }, isDark(plate) ? 0.16 : 0.6),
  );
  for (let band = 0; band < 30; band++)
    oval(
      plate,
      faded({ ...top, light: 0.97 }, isDark(plate) ? 0.07 : 0.2),
      [plate.width * between(plate.random, -0.1, 1.1), plate.unit * between(plate.random, -0.01, 0.07)],
      [plate.unit * between(plate.random, 0.05, 0.16), plate.unit * 0.006],
    );
}

interface Reeds {
  readonly count: number;
  /** Between which parts of the frame's breadth they stand, at its left and at its right. */
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  /** Least part of a unit below the ground's line. */
  readonly low: number;
}

/** At both sides, before the water. */
export function paintReeds(plate: PlateCanvas, { count, left, right, low }: Reeds): void {
  const { width, floor, unit, palette, random } = plate;
  for (let reed = 0; reed < count; reed++)
    fan(
      plate,
      [width * between(random, ...(reed % 2 ? left : right)), floor + unit * between(random, low, 0.2)],
      unit * between(random, 0.08, 0.17),
      { tint: mixed(palette.near, lit(plate, 0.5, 0.08, 120), 0.5), blades: 6, spread: 0.3 },
    );
}

/** Round leaves on still water, nearer ones larger, and flowers that stand open on some of them. */
export function paintLilies(plate: PlateCanvas, top = water(plate).floor): void {
  if (!has(plate, "lily", "lilies", "lotus", "lotuses")) return;
  const { width, unit, random } = plate;
  const leaf = lit(plate, 0.5, 0.1, 140);
  for (let pad = 0; pad < 46; pad++) {
    const depth = (pad + 0.5) / 46;
    const [x, y] = [width * between(random, -0.03, 1.03), top + unit * (0.02 + 0.34 * depth ** 1.4)];
    const half = unit * (0.012 + 0.036 * depth);
    oval(plate, shifted(leaf, between(random, -0.06, 0.06)), [x, y], [half, half * 0.3]);
    if (pad % 3 > 0) continue;
    const petal = lit(plate, pad % 2 ? 0.95 : 0.84, pad % 2 ? 0.02 : 0.1, 350);
    for (const out of [-0.5, 0.5, -0.2, 0.2])
      oval(plate, petal, [x + out * half * 0.7, y - half * 0.3], [half * 0.16, half * 0.34]);
    oval(plate, lit(plate, 0.85, 0.14, 90), [x, y - half * 0.26], [half * 0.14, half * 0.12]);
  }
}
