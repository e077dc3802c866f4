// What lies and stands on flat roofs by their words: beds of a roof garden, the mark where helicopters land.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { bulb, disc, ground, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, openSpace, spot, type Space } from "../../parts/space.ts";
import { has, isDark, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

export function paintRoofThings(plate: PlateCanvas): void {
  paintStairhead(openSpace(plate));
  if (has(plate, "garden", "plants", "planters")) paintRoofGarden(openSpace(plate));
  if (has(plate, "helipad", "helicopter")) paintHelipad(openSpace(plate));
}

/** The little house with a door through which one comes up, and the box of an air vent. */
function paintStairhead(space: Space): void {
  const { plate } = space;
  const wall = mixed(plate.palette.groundFar, lit(plate, 0.72, 0.02, 75), 0.5);
  const x = plate.place.side * 3.3;
  const z = 5.3;
  block(space, { at: [x - 1, 0, z], size: [2, 2.5, 1.4] }, wall);
  block(space, { at: [x - 1.12, 2.5, z - 0.1], size: [2.24, 0.14, 1.6] }, shifted(wall, -0.1));
  slab(space, lit(plate, 0.36, 0.05, 40), [x - plate.place.side * 0.2 - 0.45, 0, z - 0.02], [0.9, 2]);
  disc(space, lit(plate, 0.8, 0.08, 85), [x - plate.place.side * 0.2 + 0.34, 1, z - 0.04], 0.045);
  if (isDark(plate)) bulb(space, [x - plate.place.side * 0.2, 2.25, z - 0.1], 0.07, plate.palette.lamp);
  const vent = -plate.place.side * 3.9;
  block(space, { at: [vent - 0.5, 0, z], size: [1, 0.8, 0.8] }, lit(plate, 0.62, 0.01, 235));
  for (const y of [0.25, 0.42, 0.58]) slab(space, lit(plate, 0.34, 0.01, 235), [vent - 0.4, y, z - 0.02], [0.8, 0.07]);
}

/** Boxes of earth with leaves, flowers and tomatoes on canes. */
function paintRoofGarden(space: Space): void {
  const { random, place } = space.plate;
  for (const [x, z, w] of [
    [-3.4, 5.4, 1.9],
    [-1.2, 5.6, 1.6],
    [1.1, 5.4, 1.9],
    [place.side * 2.9 - 0.8, 3.9, 1.6],
  ] as const) {
    block(space, { at: [x, 0, z], size: [w, 0.5, 0.5] }, tone(space, 0.52, 0.08, 58));
    row(x + 0.12, 0.2, Math.floor(w / 0.2), (at, one) => {
      disc(space, tone(space, 0.5, 0.12, 140), [at, 0.62, z - 0.01], [0.16, between(random, 0.18, 0.34)]);
      if (one % 3 > 0) return disc(space, tone(space, 0.72, 0.17, one % 2 ? 340 : 90), [at, 0.86, z - 0.02], 0.07);
      rod(space, tone(space, 0.6, 0.07, 75), 0.03, [at, 0.5, z], [at, 1.5, z]);
      for (const y of [0.8, 1.05, 1.3])
        disc(space, tone(space, 0.5, 0.13, 138), [at + 0.05, y, z - 0.01], [0.15, 0.12]);
      disc(space, tone(space, 0.58, 0.2, 27), [at - 0.06, 1, z - 0.02], 0.06);
    });
  }
}

/** A yellow ring with a white letter in it. */
function paintHelipad(space: Space): void {
  const { plate } = space;
  const [x, y] = spot(space, [0, 0, 3.4]);
  const [across, high] = [(plate.unit * 1.9) / 3.4, (plate.unit * 0.7) / 3.4];
  oval(plate, tone(space, 0.8, 0.15, 90), [x, y], [across, high]);
  oval(plate, shifted(plate.palette.groundNear, 0.06), [x, y], [across * 0.92, high * 0.92]);
  const white = faded(lightOf(0.95, 0.005, 90), 0.9);
  for (const dx of [-0.8, 0.55]) ground(space, white, [dx, dx + 0.25], [2.6, 4.6]);
  ground(space, white, [-0.8, 0.8], [3.3, 3.6]);
}
