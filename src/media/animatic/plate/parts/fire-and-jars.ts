// What old and eastern places are lit and kept with: torches, paper lanterns, the light of a hearth, jars of clay.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { disc, lightOf, ring, rod, shineAt, slab, tone } from "./solids.ts";
import { face, openSpace, type Space, type Spot } from "./space.ts";
import type { MovingLight } from "../plate-canvas.ts";

export function torch(space: Space, [x, y, z]: Spot): void {
  face(
    space,
    lightOf(0.25, 0.04, 50),
    [x - 0.05, y - 0.6, z],
    [x + 0.05, y - 0.6, z],
    [x + 0.1, y, z],
    [x - 0.1, y, z],
  );
  shineAt(space, [x, y + 0.2, z], 1.7, lightOf(0.78, 0.15, 58, 0.5));
  disc(space, lightOf(0.68, 0.2, 45), [x, y + 0.15, z], [0.13, 0.24]);
  disc(space, lightOf(0.9, 0.14, 85), [x, y + 0.1, z], [0.07, 0.14]);
}

/** A red paper lantern that is lit. */
export function lantern(space: Space, [x, y, z]: readonly [number, number, number], r: number, hue = 28): void {
  shineAt(space, [x, y, z], r * 4, lightOf(0.7, 0.18, hue, 0.5));
  disc(space, lightOf(0.63, 0.22, hue), [x, y, z], [r, r * 1.2]);
  disc(space, lightOf(0.78, 0.17, hue + 22), [x, y, z], [r * 0.5, r * 0.95]);
  for (const dy of [-1.22, 1.12])
    slab(space, lightOf(0.2, 0.02, 40), [x - r * 0.45, y + dy * r, z], [r * 0.9, r * 0.16]);
  rod(space, lightOf(0.25, 0.02, 40), 0.02, [x, y + 1.25 * r, z], [x, y + 2.4 * r, z]);
}

/** A jar of clay with two handles, so many metres high. */
export function amphora(space: Space, [x, y, z]: readonly [number, number, number], h: number): void {
  const clay = tone(space, 0.58, 0.11, 48);
  disc(space, clay, [x, y + 0.48 * h, z], [0.25 * h, 0.36 * h]);
  face(
    space,
    clay,
    [x - 0.1 * h, y, z],
    [x + 0.1 * h, y, z],
    [x + 0.06 * h, y + 0.2 * h, z],
    [x - 0.06 * h, y + 0.2 * h, z],
  );
  slab(space, clay, [x - 0.08 * h, y + 0.75 * h, z], [0.16 * h, 0.25 * h]);
  slab(space, shifted(clay, 0.06), [x - 0.13 * h, y + 0.96 * h, z], [0.26 * h, 0.06 * h]);
  for (const side of [-1, 1])
    rod(
      space,
      clay,
      0.05 * h,
      [x + side * 0.08 * h, y + 0.93 * h, z],
      [x + side * 0.26 * h, y + 0.85 * h, z],
      [x + side * 0.2 * h, y + 0.68 * h, z],
    );
  ring(space, [shifted(clay, 0.09), clay], [x - 0.05 * h, y + 0.5 * h, z], 0.08 * h);
}

/** Firelight on what is around a fire. */
export const hearth = (at: Spot, deep: number): MovingLight => ({
  paint: (plate) => shineAt(openSpace(plate, deep), at, 1.8, lightOf(0.8, 0.16, 58, 0.6)),
  rhythm: "flicker",
});
