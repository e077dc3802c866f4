// Which entries stand out of script order: those outside the longest run of entries whose script indexes rise. Moving one shot
// therefore marks one shot, not everything it passed.

/** For each entry in cut order, whether it is outside the run. Null (an orphan) never is. */
export function outOfOrder(indexes: readonly (number | null)[]): boolean[] {
  const run = longestRise(indexes);
  return indexes.map((index, place) => index !== null && !run.has(place));
}

/** Places of one longest rising run. `tails[n]` is the place where the run of length n + 1 with the lowest end stops. */
function longestRise(indexes: readonly (number | null)[]): Set<number> {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  const at = (place: number | undefined): number => (place === undefined ? -1 : (indexes[place] ?? -1));
  for (const [place, index] of indexes.entries()) {
    if (index === null) continue;
    const length = firstAtLeast(tails, index, at);
    before.set(place, tails[length - 1]);
    tails[length] = place;
  }
  const run = new Set<number>();
  for (let place = tails.at(-1); place !== undefined; place = before.get(place)) run.add(place);
  return run;
}

/** Position of the first tail that ends at `index` or above. */
function firstAtLeast(tails: readonly number[], index: number, at: (place: number | undefined) => number): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (at(tails[middle]) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
