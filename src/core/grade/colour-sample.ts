// The colours of some pictures as they are compared: small pictures as RGB, and where the values of each channel lie.

/** Red, green and blue of each pixel, one byte each, of all pictures in turn. */
export type Pixels = Uint8Array;

/** Values of a channel and of the light, each counted. */
export interface ColourCount {
  readonly red: Float64Array;
  readonly green: Float64Array;
  readonly blue: Float64Array;
  readonly light: Float64Array;
  readonly pixels: number;
}

export type Channel = "red" | "green" | "blue";
export const CHANNELS = ["red", "green", "blue"] as const satisfies readonly Channel[];

/** Steps of a channel. */
const STEPS = 256;

/** BT.709's share of each channel in the light. */
export const LIGHT = [0.2126, 0.7152, 0.0722] as const;

export function countColours(pixels: Pixels): ColourCount {
  const [red, green, blue, light] = [0, 1, 2, 3].map(() => new Float64Array(STEPS));
  if (!red || !green || !blue || !light) throw new Error("no room to count");
  const count = Math.floor(pixels.length / 3);
  for (let at = 0; at < count * 3; at += 3) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    red[r]! += 1;
    green[g]! += 1;
    blue[b]! += 1;
    light[Math.round(LIGHT[0] * r + LIGHT[1] * g + LIGHT[2] * b)]! += 1;
  }
  return { red, green, blue, light, pixels: count };
}

/** The value, 0 to 255, that the given part of all values lies below. */
export function valueAt(counts: Float64Array, pixels: number, part: number): number {
  const wanted = part * pixels;
  let below = 0;
  for (let value = 0; value < STEPS; value++) {
    const here = counts[value] ?? 0;
    if (here > 0 && below + here >= wanted) return value + (wanted - below) / here - 0.5;
    below += here;
  }
  return STEPS - 1;
}
