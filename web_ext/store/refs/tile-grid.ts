// Where the tiles of a grid are: which one a step leads to, and how far to scroll until a row is seen. Lengths in pixels.

export type TileStep = "before" | "after" | "above" | "below" | "first" | "last";

interface TileGrid {
  readonly count: number;
  readonly columns: number;
}

/** Number of the tile that a step from one leads to; itself where nothing lies there. */
export function stepTile(at: number, to: TileStep, { count, columns }: TileGrid): number {
  const last = count - 1;
  const rowOf = (tile: number) => Math.floor(tile / columns);
  switch (to) {
    case "first":
      return 0;
    case "last":
      return last;
    case "before":
      return Math.max(0, at - 1);
    case "after":
      return Math.min(last, at + 1);
    case "above":
      return at < columns ? at : at - columns;
    case "below":
      // The last row may be a short one.
      return rowOf(at) === rowOf(last) ? at : Math.min(last, at + columns);
  }
}

interface Stretch {
  readonly top: number;
  readonly height: number;
}

/** The least scroll that shows a row whole. */
export function scrollToSee(row: Stretch, seen: Stretch): number {
  const least = row.top + row.height - seen.height;
  return Math.min(row.top, Math.max(seen.top, least));
}
