// What lies and stands on flat roofs by their words: beds of a roof garden, the mark where helicopters land.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { disc, ground, lightOf, rod, row, tone } from "../../parts/solids.ts";
import { block, openSpace, spot, type Space } from "../../parts/space.ts";
import { has, oval, type PlateCanvas } from "../../plate-canvas.ts";

export function paintRoofThings(plate: PlateCanvas): void {
  if (has(plate, "garden", "plants", "planters")) paintRoofGarden(openSpace(plate));
  if (has(plate, "helipad", "helicopter")) paintHelipad(openSpace(plate));
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
