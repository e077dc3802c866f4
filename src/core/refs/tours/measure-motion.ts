// What two neighbouring grey frames of a video say: how much moves between them, and how sharp one is. Frames are bytes, row after row.

/** Mean absolute difference of two frames of one size, 0 to 255. */
export function motionBetween(before: Uint8Array, after: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < after.length; at++) sum += Math.abs((after[at] ?? 0) - (before[at] ?? 0));
  return after.length === 0 ? 0 : sum / after.length;
}

/** Variance of the Laplacian: the more edges a frame has, and the clearer they are, the more. */
export function sharpnessOf(frame: Uint8Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const beside = (frame[at - 1] ?? 0) + (frame[at + 1] ?? 0) + (frame[at - width] ?? 0) + (frame[at + width] ?? 0);
      const value = beside - 4 * (frame[at] ?? 0);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const mean = sum / count;
  return squares / count - mean * mean;
}
