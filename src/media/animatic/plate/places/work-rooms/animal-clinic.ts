// Where animals are treated: a steel table under a round lamp, cages along the wall with a cat and a dog in them, a cabinet of glass, a paw on the wall.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, contact, type Space, type Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

export function isForAnimals(plate: Pick<PlateCanvas, "place">): boolean {
  return has(plate, "vet", "veterinary", "veterinarian", "animal", "pet");
}

/** Before the wall ahead. */
export function paintCagesAndCabinet(space: Space): void {
  const { side } = space.plate.place;
  const left = side > 0 ? -2.8 : 0.7;
  for (const y of [0.1, 0.92, 1.74])
    row(left, 1.05, 2, (x, at) => {
      slab(space, lightOf(0.3, 0.02, 230), [x, y, 5.6], [1, 0.76]);
      if ((at + Math.round(y)) % 2) animal(space, [x + 0.5, y + 0.04, 5.58], y > 0.5);
      row(x + 0.08, 0.14, 7, (bar) =>
        rod(space, lightOf(0.84, 0.01, 230), 0.028, [bar, y, 5.55], [bar, y + 0.76, 5.55]),
      );
      for (const dy of [0, 0.38, 0.76])
        rod(space, lightOf(0.84, 0.01, 230), 0.04, [x, y + dy, 5.54], [x + 1, y + dy, 5.54]);
    });
  const cabinet = side > 0 ? 0.7 : -2.6;
  slab(space, tone(space, 0.96, 0.005, 220), [cabinet, 1, 5.6], [1.9, 1.4]);
  slab(space, tone(space, 0.84, 0.03, 215), [cabinet + 0.08, 1.08, 5.59], [1.74, 1.24]);
  for (const y of [1.1, 1.5, 1.9]) {
    slab(space, tone(space, 0.95, 0.005, 220), [cabinet, y - 0.05, 5.58], [1.9, 0.05]);
    row(cabinet + 0.16, 0.21, 8, (x, at) =>
      slab(space, tone(space, 0.6, 0.13, (at * 97 + y * 200) % 360), [x, y, 5.57], [0.12, 0.18 + 0.06 * (at % 2)]),
    );
  }
  paw(space, [cabinet + 0.95, 0.6, 5.57]);
}

/** The table in the middle and the lamp over it. */
export function paintSteelTable(space: Space): void {
  const steel = tone(space, 0.8, 0.01, 230);
  contact(space, [0, 4.3], [1.1, 0.4]);
  for (const x of [-0.75, 0.75]) rod(space, shifted(steel, -0.2), 0.09, [x, 0, 4.3], [x, 0.85, 4.3]);
  block(space, { at: [-1, 0.84, 4.1], size: [2, 0.09, 0.7] }, steel);
  slab(space, tone(space, 0.97, 0.005, 220), [-1, 0.9, 4.09], [2, 0.03]);
  rod(space, steel, 0.07, [0.5, 2.75, 4.4], [0.5, 2.4, 4.4], [0, 2.25, 4.4]);
  ring(space, [steel, lightOf(0.98, 0.02, 95)], [0, 2.15, 4.35], 0.42);
  for (const [dx, dy] of [
    [-0.15, 0.1],
    [0.15, 0.1],
    [0, -0.16],
  ] as const)
    disc(space, lightOf(1, 0.01, 95), [dx, 2.15 + dy, 4.34], 0.11);
  shineAt(space, [0, 2.1, 4.3], 1.1, lightOf(0.98, 0.03, 95, 0.4));
}

/** A cat that sits upright, or a dog that lies. */
function animal(space: Space, [x, y, z]: Spot, sits: boolean): void {
  const fur = sits ? lightOf(0.68, 0.11, 60) : lightOf(0.5, 0.06, 55);
  disc(space, fur, [x, y + (sits ? 0.2 : 0.14), z], sits ? [0.15, 0.22] : [0.32, 0.15]);
  const head: Spot = sits ? [x, y + 0.46, z] : [x - 0.28, y + 0.28, z];
  disc(space, fur, head, 0.13);
  for (const dx of [-0.09, 0.09])
    disc(
      space,
      shifted(fur, -0.08),
      [head[0] + dx, head[1] + (sits ? 0.12 : 0), z - 0.01],
      sits ? [0.04, 0.07] : [0.05, 0.12],
    );
  for (const dx of [-0.045, 0.045])
    disc(space, lightOf(0.12, 0.01, 250), [head[0] + dx, head[1] + 0.02, z - 0.02], 0.02);
}

function paw(space: Space, [x, y, z]: Spot): void {
  slab(space, tone(space, 0.72, 0.09, 195), [x - 0.42, y - 0.35, z], [0.84, 0.7]);
  const white = tone(space, 0.98, 0.005, 90);
  disc(space, white, [x, y - 0.1, z - 0.01], [0.17, 0.14]);
  for (const [dx, dy] of [
    [-0.2, 0.06],
    [-0.07, 0.17],
    [0.07, 0.17],
    [0.2, 0.06],
  ] as const)
    disc(space, white, [x + dx, y + dy, z - 0.01], [0.06, 0.08]);
}
