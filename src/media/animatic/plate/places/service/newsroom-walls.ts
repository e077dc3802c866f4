// What newsrooms have on walls and tables by time and use: screens of prices where stocks are traded, clocks, papers and typewriters before screens.
import { disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import type { Space } from "../../parts/space.ts";

/** Where stocks are bought and sold. */
export const isExchange = ({ plate: { place } }: Space): boolean =>
  place.things.has("exchange") || place.things.has("trading") || place.things.has("broker");

/** Columns of prices that rise and fall, or the line of one. */
export function paintPrices(space: Space, [x, y]: readonly [number, number], index: number): void {
  slab(space, lightOf(0.16, 0.02, 250), [x + 0.05, y + 0.05, 7.13], [1, 0.64]);
  const tint = (step: number) => lightOf(0.75, 0.19, (index * 3 + step * 5) % 4 < 2 ? 145 : 28);
  if (index % 2 === 0) {
    row(x + 0.12, 0.3, 3, (at, column) =>
      row(y + 0.12, 0.12, 4, (high, step) => slab(space, tint(column + step), [at, high, 7.12], [0.22, 0.06])),
    );
    return;
  }
  row(x + 0.12, 0.14, 6, (at, step) => {
    const high = 0.12 + 0.4 * Math.abs(Math.sin(index * 2.3 + step * 1.1));
    slab(space, tint(step), [at, y + 0.1, 7.12], [0.09, high]);
  });
}

/** Before screens. */
export const isPaper = ({ plate }: Space): boolean => plate.place.year < 1980;

export function paintPaperWall(space: Space): void {
  row(-3.4, 1.5, 5, (x, at) => {
    ring(space, [tone(space, 0.3, 0.03, 60), tone(space, 0.95, 0.01, 90)], [x + 0.5, 2.6, 7.15], 0.28);
    rod(
      space,
      lightOf(0.15, 0.01, 250),
      0.03,
      [x + 0.5, 2.75, 7.14],
      [x + 0.5, 2.6, 7.14],
      [x + 0.6 + at * 0.02, 2.56, 7.14],
    );
    slab(space, tone(space, 0.9, 0.03, 90), [x, 1.2, 7.15], [0.95, 1.05]);
    for (const y of [1.3, 1.45, 1.6, 1.75]) slab(space, tone(space, 0.5, 0.01, 90), [x + 0.1, y, 7.14], [0.75, 0.05]);
    slab(space, tone(space, 0.3, 0.01, 90), [x + 0.1, 1.95, 7.14], [0.75, 0.18]);
  });
}

export function paintTypewriter(space: Space, at: number): void {
  slab(space, lightOf(0.22, 0.02, 250), [at, 0.8, 5.2], [0.5, 0.2]);
  slab(space, lightOf(0.95, 0.01, 90), [at + 0.12, 0.98, 5.21], [0.26, 0.3]);
  rod(space, tone(space, 0.5, 0.09, 145), 0.05, [at + 0.62, 0.78, 5.2], [at + 0.62, 1.1, 5.2]);
  disc(space, lightOf(0.8, 0.1, 90), [at + 0.6, 1.12, 5.19], [0.14, 0.07]);
}
