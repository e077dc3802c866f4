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

/** Up to this in every channel a pixel is black: of a frame around the picture, or of the dark in it. */
const BLACK = 5;
/** From this share on the black of two pictures is left out of both: how much there is of it says nothing of their colours. */
const MUCH = 0.01;

/** Two pictures counted so that they can be compared. */
export function countBoth(one: Pixels, other: Pixels): readonly [ColourCount, ColourCount] {
  const both = [one, other].every((pixels) => {
    const share = blackShare(pixels);
    return share >= MUCH && share < 1 - MUCH;
  });
  return [countColours(one, both), countColours(other, both)];
}

function blackShare(pixels: Pixels): number {
  let black = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) if (isBlack(pixels, at)) black += 3;
  return black / Math.max(1, pixels.length);
}

function isBlack(pixels: Pixels, at: number): boolean {
  return Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) <= BLACK;
}

function countColours(pixels: Pixels, withoutBlack: boolean): ColourCount {
  const [red, green, blue, light] = [0, 1, 2, 3].map(() => new Float64Array(STEPS));
  if (!red || !green || !blue || !light) throw new Error("no room to count");
  let count = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    if (withoutBlack && isBlack(pixels, at)) continue;
    count += 1;
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
