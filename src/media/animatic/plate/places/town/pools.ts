// Designs of a pool under the sky and of a swimming hall, full or drained.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintDaylight, paintWindow } from "../../parts/openings.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { type Space, block, face, frontPanel, openSpace, patch, spot, strip } from "../../parts/space.ts";
import { tree } from "../../parts/trees.ts";
import { fillFloor, has, line, lit, oval, rect } from "../../plate-canvas.ts";
import type { PlaceDesign } from "../../plate-canvas.ts";
import { paintRoom } from "../homes/shared.ts";

/** The basin, in metres from the camera; full or drained. */
function paintBasin(space: Space, inside: boolean): void {
  const { plate } = space;
  const drained = has(plate, "empty", "drained", "dry", "abandoned");
  const tile = lit(plate, 0.82, 0.035, 215);
  const water = lit(plate, 0.66, 0.1, 220);
  const [left, right, far, near, deep] = [-2.9, 2.9, 5.6, 2.2, drained ? -1.3 : -0.14];
  const stone = inside ? lit(plate, 0.76, 0.02, 210) : lit(plate, 0.74, 0.03, 75);
  face(space, shifted(stone, 0.1), ...strip(left - 0.3, right + 0.3, far + 0.25, near - 0.18));
  face(space, drained ? tile : water, ...strip(left, right, far, near));
  face(space, shifted(tile, -0.07), [left, 0, far], [right, 0, far], [right, deep, far], [left, deep, far]);
  const sides = [left, right] as const;
  for (const x of sides)
    face(
      space,
      shifted(tile, x * plate.place.side > 0 ? -0.15 : -0.03),
      [x, 0, far],
      [x, 0, near],
      [x, deep, near],
      [x, deep, far],
    );
  for (let lane = -2; lane <= 2; lane++) {
    const tint = drained ? lit(plate, 0.45, 0.08, 240) : lit(plate, 0.6, 0.14, lane % 2 ? 25 : 85);
    face(
      space,
      tint,
      [lane - 0.03, deep, far],
      [lane + 0.03, deep, far],
      [lane + 0.05, deep, near + 1],
      [lane - 0.05, deep, near + 1],
    );
  }
  if (!drained)
    for (let ripple = 0; ripple < 70; ripple++) {
      const [x, y] = spot(space, [
        between(plate.random, left, right - 0.4),
        deep,
        between(plate.random, near + 0.3, far),
      ]);
      oval(plate, faded(shifted(water, 0.2), 0.5), [x, y], [plate.unit * 0.024, plate.unit * 0.0018]);
    }
  const rail = lit(plate, 0.88, 0.01, 230);
  for (const x of [1.7, 2.1])
    line(
      plate,
      rail,
      0.008,
      spot(space, [x, deep, far - 0.1]),
      spot(space, [x, 0.55, far]),
      spot(space, [x, 0.6, far + 0.15]),
      spot(space, [x, 0, far + 0.2]),
    );
}

export const POOL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit } = plate;
    const space = openSpace(plate);
    for (const part of [0.06, 0.2, 0.62, 0.83, 0.95])
      tree(plate, "palm", [width * part, floor], { tall: between(plate.random, 0.3, 0.5), near: 0.75 });
    block(space, { at: [-2.4, 0, 8], size: [4.2, 1.7, 1] }, lit(plate, 0.86, 0.015, 80));
    const front = frontPanel(space, [-2.4, 0, 8], 4.2, 1.7);
    for (const u of [0.08, 0.38, 0.68])
      patch(plate, front, mixed(plate.palette.sky[1], lit(plate, 0.4, 0.03, 220), 0.4), [u, 0.2, 0.24, 0.8]);
    rect(plate, lit(plate, 0.4, 0.08, 140), [-width, floor - unit * 0.05, 3 * width, unit * 0.06]);
  },
  near: (plate) => {
    const stone = lit(plate, 0.74, 0.03, 75);
    fillFloor(plate, [0, shifted(stone, 0.02)], [1, shifted(stone, -0.1)]);
    paintBasin(openSpace(plate), false);
  },
  lights: [LIGHTNING],
};

export const SWIMMING_HALL: PlaceDesign = {
  far: (plate) => {
    const size = { half: 4.4, high: 4, deep: 8 };
    const space = paintRoom(plate, size, "tiles");
    for (const x of [-4.2, -2, 0.2, 2.4]) {
      const plan = {
        at: [x, 1, 7.9] as const,
        size: [1.9, 2.6] as const,
        panes: [2, 3] as const,
        view: "land" as const,
      };
      paintWindow(space, plan);
      paintDaylight(space, plan);
    }
  },
  near: (plate) => paintBasin(openSpace(plate), true),
};
