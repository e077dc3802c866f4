// Smooth lines of land drawn by chance: sums of ever finer waves between fixed points.
import type { SeededRandom } from "./seeded-random.ts";

/** Height, about -1 to 1, at a place counted in widths of the picture. */
export type RidgeLine = (place: number) => number;

export interface RidgeStyle {
  /** Points per width of the coarsest wave. */
  readonly waves: number;
  /** Times that finer waves of half the height are added. */
  readonly detail: number;
  /** Sharp crests instead of round ones. */
  readonly sharp: boolean;
}

const POINTS = 64;

export function ridgeLine(random: SeededRandom, style: RidgeStyle): RidgeLine {
  const layers = Array.from({ length: style.detail + 1 }, () => Array.from({ length: POINTS }, () => random() * 2 - 1));
  return (place) => {
    let height = 0;
    let share = 1;
    let waves = style.waves;
    for (const points of layers) {
      const value = smoothAt(points, place * waves);
      height += share * (style.sharp ? 1 - 2 * Math.abs(value) : value);
      share *= 0.48;
      waves *= 2.1;
    }
    return height / 1.7;
  };
}

/** Between two points of an endless ring, with an even slope at each. */
function smoothAt(points: readonly number[], place: number): number {
  const left = Math.floor(place);
  const part = place - left;
  const from = points[wrapped(left)] ?? 0;
  const to = points[wrapped(left + 1)] ?? 0;
  return from + (to - from) * part * part * (3 - 2 * part);
}

function wrapped(index: number): number {
  return ((index % POINTS) + POINTS) % POINTS;
}
