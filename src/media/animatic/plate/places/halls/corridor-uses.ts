// What tells the corridor of a hospital and that of a hotel from any other.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { beam, bulb, disc, ground, lightOf, rod, slab, tone } from "../../parts/solids.ts";
import { block, patch, sidePanel, type Space } from "../../parts/space.ts";
import { has, lit, type PlateCanvas } from "../../plate-canvas.ts";

export const isOfHospital = (plate: PlateCanvas): boolean =>
  has(plate, "hospital", "ward", "clinic", "nurse", "surgery");
export const isOfHotel = (plate: PlateCanvas): boolean => has(plate, "hotel", "motel", "guesthouse");

/** A green band with a rail and signs, or panels with lamps and numbers, along one side. */
export function paintSideOf(space: Space, side: number): void {
  const { plate } = space;
  if (isOfHospital(plate)) {
    const wall = sidePanel(space, side * 1.695, [0.4, 15], [0, 1.15]);
    patch(plate, wall, mixed(lit(plate, 0.78, 0.055, 165), plate.palette.wall, 0.15), [0, 0, 1, 1]);
    beam(space, lit(plate, 0.6, 0.09, 190), 0.1, [side * 1.62, 0.95, 15], [side * 1.62, 0.95, 0.5]);
    for (const z of [3.5, 6]) {
      slab(space, lit(plate, 0.96, 0.005, 90), [side > 0 ? 0.75 : -1.65, 2.1, z], [0.9, 0.42]);
      const x = side > 0 ? 0.98 : -1.42;
      slab(space, lit(plate, 0.56, 0.21, 27), [x - 0.04, 2.15, z - 0.01], [0.09, 0.32]);
      slab(space, lit(plate, 0.56, 0.21, 27), [x - 0.155, 2.265, z - 0.01], [0.32, 0.09]);
    }
  }
  if (!isOfHotel(plate)) return;
  const panels = sidePanel(space, side * 1.695, [0.4, 15], [0, 1]);
  patch(plate, panels, mixed(lit(plate, 0.42, 0.09, 50), plate.palette.wall, 0.1), [0, 0, 1, 1]);
  for (const z of [3.6, 6.2, 9.2]) {
    const at = [side * 1.6, 1.75, z] as const;
    bulb(space, at, 0.07, lightOf(0.93, 0.09, 80));
    rod(space, lightOf(0.75, 0.12, 85), 0.04, [side * 1.68, 1.6, z], [side * 1.6, 1.68, z]);
  }
  for (const z of [2.5, 4.7, 7.3]) {
    const plaque = sidePanel(space, side * 1.68, [z, z + 0.3], [1.45, 1.65]);
    patch(plate, plaque, lightOf(0.8, 0.13, 85), [0, 0, 1, 1]);
  }
}

/** A bed on wheels with a pillow, and a stand with a bag beside it. */
export function paintStretcher(space: Space, x: number): void {
  const steel = tone(space, 0.75, 0.01, 230);
  for (const dx of [0.08, 0.72]) {
    rod(space, steel, 0.05, [x + dx, 0.08, 4], [x + dx, 0.62, 4]);
    disc(space, lightOf(0.2, 0.01, 250), [x + dx, 0.07, 4], 0.07);
  }
  block(space, { at: [x, 0.6, 4], size: [0.8, 0.16, 1.9] }, tone(space, 0.95, 0.01, 210));
  block(space, { at: [x + 0.02, 0.74, 4], size: [0.76, 0.08, 1.1] }, tone(space, 0.66, 0.09, 215));
  block(space, { at: [x + 0.15, 0.76, 5.3], size: [0.5, 0.14, 0.4] }, tone(space, 0.97, 0.005, 90));
  rod(space, steel, 0.04, [x + 0.9, 0, 4.6], [x + 0.9, 1.95, 4.6]);
  slab(space, lightOf(0.9, 0.03, 215, 0.85), [x + 0.8, 1.55, 4.58], [0.2, 0.36]);
}

/** A long carpet with a pattern and borders. */
export function paintRunner(space: Space): void {
  const red = tone(space, 0.44, 0.15, 22);
  ground(space, red, [-1.15, 1.15], [0.4, 15]);
  for (const x of [-1.15, 1]) ground(space, tone(space, 0.72, 0.12, 85), [x, x + 0.15], [0.4, 15, 0.006]);
  for (let z = 1; z < 14; z *= 1.14)
    for (const x of [-0.55, 0, 0.55]) ground(space, shifted(red, 0.16), [x - 0.13, x + 0.13], [z, z * 1.05, 0.008]);
}
