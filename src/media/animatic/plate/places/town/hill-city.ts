// A city that climbs a hill, seen from a terrace across the valley.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { ground, row, slab } from "../../parts/solids.ts";
import { block, openSpace } from "../../parts/space.ts";
import { fillBand, has, isDark, lit, rect, type PlateCanvas } from "../../plate-canvas.ts";

export function isHillCity(plate: PlateCanvas): boolean {
  return (
    has(plate, "hill", "hills", "hillside", "favela", "shanty", "slum", "township", "corrugated", "valley") &&
    !has(plate, "skyscraper", "tile", "tiled")
  );
}

/** The height of the hill over the floor line, in units. */
const crest = (part: number, side: number): number =>
  0.16 + 0.2 * Math.sin(Math.PI * Math.min(1, Math.max(0, part + side * 0.16))) + 0.03 * Math.sin(part * 11);

/** Houses like boxes over one another up to the crest, with lit windows after dark. */
export function paintHillCity(plate: PlateCanvas): void {
  const { width, floor, unit, palette, place, random } = plate;
  const dark = isDark(plate);
  const hues = place.region === "latin" ? [30, 85, 190, 340, 60] : [80, 70, 90, 60, 75];
  const chroma = place.region === "latin" ? 0.1 : 0.025;
  for (let line = 0; line < 13; line++) {
    const near = line / 12;
    const size = unit * (0.024 + 0.045 * near);
    for (let x = -0.1 * width; x < width * 1.1; x += size * between(random, 0.85, 1.15)) {
      const foot = floor + unit * 0.03 - unit * crest(x / width, place.side) * (1 - near);
      const tall = size * between(random, 0.8, 1.5);
      const wall = lit(plate, between(random, 0.74, 0.92), chroma, hues[Math.floor(random() * hues.length)] ?? 80);
      const tint = mixed(mixed(wall, palette.near, dark ? 0.6 : 0.04), palette.haze, 0.55 * (1 - near));
      rect(plate, tint, [x, foot - tall, size, tall + unit * 0.05]);
      rect(plate, shifted(tint, place.side > 0 ? -0.07 : 0.04), [x, foot - tall, size * 0.28, tall + unit * 0.05]);
      rect(plate, shifted(tint, 0.05), [x, foot - tall - size * 0.06, size, size * 0.08]);
      for (const [u, v] of [
        [0.4, 0.25],
        [0.7, 0.25],
        [0.4, 0.6],
        [0.7, 0.6],
      ] as const)
        rect(plate, dark && random() < 0.45 ? palette.lamp : shifted(tint, -0.2), [
          x + size * u,
          foot - tall * (1 - v),
          size * 0.13,
          size * 0.2,
        ]);
    }
  }
}

/** Slabs underfoot and a low wall with pots, beyond which the valley falls away. */
export function paintTerraceWall(plate: PlateCanvas): void {
  const stone = lit(plate, 0.74, 0.035, 78);
  fillBand(plate, plate.floor + plate.unit * 0.03, plate.height * 2, shifted(stone, -0.08));
  const space = openSpace(plate, 18);
  for (let z = 1; z < 12; z *= 1.35)
    row(-9, 1.5, 12, (x, at) =>
      ground(space, shifted(stone, ((at * 5 + Math.round(z * 7)) % 4) / 50 - 0.11), [x, x + 1.42], [z, z * 1.32]),
    );
  block(space, { at: [-20, 0, 9], size: [40, 0.95, 0.5] }, stone);
  slab(space, shifted(stone, 0.07), [-20, 0.95, 8.95], [40, 0.16]);
  for (const x of [-5.4, -3.9, 4, 5.6]) {
    slab(space, lit(plate, 0.56, 0.11, 40), [x, 1.1, 8.9], [0.6, 0.5]);
    row(x + 0.05, 0.13, 5, (at, one) =>
      slab(space, lit(plate, 0.5, 0.12, 140), [at, 1.55, 8.88], [0.09, 0.3 + 0.12 * (one % 3)]),
    );
    row(x + 0.08, 0.2, 3, (at, one) =>
      slab(space, lit(plate, 0.62, 0.19, 350 + one * 30), [at, 1.9, 8.86], [0.13, 0.13]),
    );
  }
}
