// Cars that stand close behind one another in both lanes of a street.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { bulb, disc, lightOf, slab } from "../../parts/solids.ts";
import { face, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark, lacks, lit, type PlateCanvas } from "../../plate-canvas.ts";

export function hasTraffic(plate: PlateCanvas): boolean {
  return has(plate, "traffic", "jam", "rush", "taxis") && !lacks(plate, "traffic", "car") && plate.place.year > 1912;
}

export function paintTraffic(space: Space): void {
  for (let z = 26; z > 7; z /= 1.22)
    for (const [x, isAway] of [
      [-1.9, true],
      [1.9, false],
    ] as const)
      car(space, [x, 0, z + (isAway ? 0 : 0.6)], isAway);
}

/** From behind with red lamps, or from the front with white ones. */
function car(space: Space, [x, , z]: Spot, isAway: boolean): void {
  const { plate } = space;
  const hue = (Math.round(z * 61) + plate.place.hue) % 360;
  const paint = mixed(lit(plate, 0.56, hue % 3 ? 0.13 : 0.02, hue), plate.palette.near, isDark(plate) ? 0.4 : 0);
  const glass = mixed(plate.palette.sky[1], plate.palette.near, 0.55);
  for (const dx of [-0.72, 0.48]) slab(space, lightOf(0.12, 0.01, 250), [x + dx, 0, z + 0.02], [0.26, 0.5]);
  face(space, shifted(paint, 0.05), [x - 0.62, 1.5, z], [x + 0.62, 1.5, z], [x + 0.86, 0.9, z], [x - 0.86, 0.9, z]);
  face(space, glass, [x - 0.55, 1.42, z], [x + 0.55, 1.42, z], [x + 0.75, 0.95, z], [x - 0.75, 0.95, z]);
  slab(space, paint, [x - 0.9, 0.28, z - 0.02], [1.8, 0.66]);
  slab(space, lit(plate, 0.94, 0.01, 90), [x - 0.25, 0.4, z - 0.03], [0.5, 0.13]);
  for (const dx of [-0.68, 0.68]) {
    const lamp = isAway ? lightOf(0.58, 0.22, 27) : lightOf(0.96, 0.04, 95);
    if (isDark(plate)) bulb(space, [x + dx, 0.68, z - 0.04], 0.12, lamp);
    else disc(space, lamp, [x + dx, 0.68, z - 0.03], [0.16, 0.1]);
  }
}
