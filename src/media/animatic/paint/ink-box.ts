// The part of a canvas that has anything on it, so that layers are no larger than what they show.
import type { Box } from "../../../core/animatic/frame.ts";

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The rectangle around all pixels of at least this alpha (1 to 255); undefined where there is none. */
export function findInk({ width, height, data }: Pixels, least = 1): Box | undefined {
  let [left, top, right, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width * 4 + 3;
    let first = 0;
    while (first < width && (data[row + first * 4] ?? 0) < least) first++;
    if (first === width) continue;
    let last = width - 1;
    while ((data[row + last * 4] ?? 0) < least) last--;
    if (top < 0) top = y;
    bottom = y;
    left = Math.min(left, first);
    right = Math.max(right, last);
  }
  return top < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
