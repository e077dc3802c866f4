// Design of an airport hall, and an aeroplane from the side.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, ground, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, spot, type Space, type Spot } from "../../parts/space.ts";

/** A wall of glass with an aeroplane behind it, a board of lines, rows of seats. */
export const AIRPORT = setting({
  size: { half: 5.4, high: 4.4, deep: 9 },
  floor: "tiles",
  floorTint: (plate) => ({ light: 0.8 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.008, hue: 230 }),
  wall: (space) => {
    const { plate } = space;
    const [left, top] = spot(space, [-5.4, 3.6, 8.99]);
    const [right, bottom] = spot(space, [5.4, 0.3, 8.99]);
    paintView(plate, [left, top, right, bottom], "sky");
    slab(space, { ...plate.palette.groundFar, chroma: 0.01, alpha: 1 }, [-5.4, 0.3, 8.98], [10.8, 0.75]);
    airliner(space, [-1.6, 1.15, 8.97], 1);
    row(-5.4, 1.8, 7, (x) => slab(space, tone(space, 0.75, 0.01, 235), [x - 0.06, 0, 8.9], [0.12, 4.4]));
    slab(space, tone(space, 0.75, 0.01, 235), [-5.4, 2.65, 8.9], [10.8, 0.09]);
    slab(space, tone(space, 0.8, 0.01, 235), [-5.4, 3.55, 8.9], [10.8, 0.9]);
  },
  back: (space) => {
    const x = space.plate.place.side > 0 ? -2.9 : 0.5;
    slab(space, lightOf(0.14, 0.02, 250), [x, 2.25, 6.6], [2.4, 1.1]);
    row(2.32, 0.165, 6, (y, line) =>
      row(x + 0.1, 0.78, 3, (at, one) =>
        slab(
          space,
          lightOf(0.86, 0.14, one === 2 && line % 3 === 0 ? 145 : 90),
          [at, y, 6.59],
          [one === 0 ? 0.6 : 0.45, 0.08],
        ),
      ),
    );
    for (const z of [6.4, 5.2])
      row(-3.4 + (z < 6 ? 0.4 : 0), 0.66, 10, (at) => {
        slab(space, tone(space, 0.35, 0.09, 255), [at, 0.42, z], [0.56, 0.5]);
        rod(space, tone(space, 0.7, 0.01, 240), 0.05, [at, 0.42, z], [at, 0.1, z]);
      });
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? 1.7 : -2.1;
    block(space, { at: [x, 0.06, 4], size: [0.42, 0.62, 0.25] }, tone(space, 0.55, 0.18, 27));
    rod(
      space,
      tone(space, 0.6, 0.01, 240),
      0.03,
      [x + 0.08, 0.68, 4],
      [x + 0.08, 1.05, 4],
      [x + 0.34, 1.05, 4],
      [x + 0.34, 0.68, 4],
    );
  },
});

/** An aeroplane from the side; its middle at a spot, some ten metres long when the size is one. */
export function airliner(space: Space, [x, y, z]: Spot, size: number): void {
  const white = tone(space, 0.95, 0.008, 230);
  const blue = tone(space, 0.5, 0.15, 255);
  const at = (dx: number, dy: number): Spot => [x + dx * size, y + dy * size, z];
  face(space, blue, at(2.3, 0.2), at(3.2, 1.5), at(3.75, 1.5), at(3.5, 0.2));
  disc(space, white, at(0.4, 0), [3.2 * size, 0.42 * size]);
  face(space, white, at(2.4, 0.3), at(3.9, 0.28), at(3.5, 0), at(2, -0.3));
  row(-1.9, 0.36, 13, (dx) => disc(space, lightOf(0.3, 0.04, 240), at(dx, 0.12), 0.07 * size));
  face(space, lightOf(0.3, 0.04, 240), at(-2.6, 0.1), at(-2.35, 0.24), at(-2.15, 0.24), at(-2.15, 0.1));
  face(space, faded(shifted(white, -0.15), 1), at(-0.3, -0.12), at(0.9, -0.12), at(2.1, -0.6), at(1.5, -0.6));
  disc(space, tone(space, 0.55, 0.02, 240), at(0.3, -0.48), [0.42 * size, 0.2 * size]);
  for (const dx of [-1.8, 0.8]) rod(space, lightOf(0.25, 0.01, 250), 0.09 * size, at(dx, -0.35), at(dx, -0.85));
  ground(space, lightOf(0.5, 0.01, 240, 0), [x, x + 0.01], [z, z + 0.01]);
}
