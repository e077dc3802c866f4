// One cell of an 8-cell strip shown in a box: how large the whole strip is drawn, and where it is moved to. The cell covers its box.

export const STRIP_CELLS = 8;

export interface CellPlacement {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** `aspect` is the width of one cell over its height; the box is in pixels. */
export function placeCell(cell: number, box: { width: number; height: number }, aspect: number): CellPlacement {
  const cellWidth = Math.max(box.width, box.height * aspect);
  const height = cellWidth / aspect;
  return {
    width: cellWidth * STRIP_CELLS,
    height,
    left: (box.width - cellWidth) / 2 - cell * cellWidth,
    top: (box.height - height) / 2,
  };
}

/** The two cells a row shows at rest, or while the pointer is `share` of the way across it. */
export function cellsOfRow(share: number | undefined): readonly [number, number] {
  if (share === undefined) return [1, 5];
  const first = Math.max(0, Math.min(STRIP_CELLS - 2, Math.floor(share * (STRIP_CELLS - 1))));
  return [first, first + 1];
}
