// Finds the part of a text that a line belongs to, among parts in the order of their first lines, by halving.

/** The last part that begins at or above a line, from 1. */
export function lastAbove<Part extends { readonly line: number }>(
  parts: readonly Part[],
  line: number,
): Part | undefined {
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (parts[middle]!.line <= line) low = middle + 1;
    else high = middle;
  }
  return parts[low - 1];
}
