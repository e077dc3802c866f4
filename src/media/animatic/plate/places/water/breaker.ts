// A wave that is about to break.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { has, lit, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";

/** A wave that is about to break, with the light shining through it. */
export function paintBreaker(plate: PlateCanvas): void {
  const { width, floor, unit, place, random } = plate;
  const way = place.side;
  const at = (x: number, y: number): Point => [width * 0.5 + way * unit * x, floor - unit * y];
  const sea = lit(plate, 0.62, 0.1, 195);
  shape(
    plate,
    fade(
      plate.context,
      down(floor - unit * 0.42, floor + unit * 0.05),
      [0, shifted(sea, 0.16)],
      [0.5, sea],
      [1, shifted(sea, -0.18)],
    ),
    ...[at(-1.3, -0.02), at(-0.7, 0.06), at(-0.2, 0.16), at(0.2, 0.32), at(0.5, 0.42), at(0.74, 0.4), at(0.86, 0.3)],
    ...[
      at(0.8, 0.26),
      at(0.66, 0.3),
      at(0.5, 0.24),
      at(0.42, 0.12),
      at(0.5, 0.02),
      at(1.3, -0.03),
      at(1.3, -0.1),
      at(-1.3, -0.1),
    ],
  );
  for (let foam = 0; foam < 60; foam++) {
    const part = random();
    oval(
      plate,
      faded(lit(plate, 0.98, 0.005, 220), 0.85),
      at(
        0.2 + 0.66 * part + between(random, -0.03, 0.03),
        0.31 + 0.12 * Math.sin(part * 2.6) + between(random, -0.03, 0.03),
      ),
      unit * between(random, 0.008, 0.026),
    );
  }
  for (let foam = 0; foam < 50; foam++)
    oval(plate, faded(lit(plate, 0.98, 0.005, 220), 0.7), at(between(random, 0.3, 1.2), between(random, -0.03, 0.03)), [
      unit * 0.03,
      unit * 0.012,
    ]);
}

export function hasBreaker(plate: PlateCanvas): boolean {
  return (
    has(plate, "wave", "waves", "surf", "breaker") && has(plate, "big", "huge", "giant", "turquoise", "tall", "wall")
  );
}
