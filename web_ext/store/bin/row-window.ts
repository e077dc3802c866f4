// Which rows of a long list are drawn, and how much space stands for the rest. Heights in pixels.

export interface RowWindow {
  readonly first: number;
  /** One past the last drawn row. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
}

/** Rows drawn beyond each edge, so that a scroll meets a picture and not a gap. */
const MARGIN_PX = 600;

export function planRowWindow(heights: readonly number[], top: number, height: number): RowWindow {
  let y = 0;
  let first = 0;
  while (first < heights.length && y + (heights[first] ?? 0) < top - MARGIN_PX) y += heights[first++] ?? 0;
  const before = y;
  let end = first;
  while (end < heights.length && y < top + height + MARGIN_PX) y += heights[end++] ?? 0;
  let after = 0;
  for (let i = end; i < heights.length; i++) after += heights[i] ?? 0;
  return { first, end, before, after };
}

/** Where a list must be scrolled so that a row is in sight; the same value when it is already. A row that is far off comes to the middle. */
export function scrollToRow(heights: readonly number[], row: number, top: number, height: number): number {
  const rowHeight = heights[row];
  if (rowHeight === undefined) return top;
  let start = 0;
  for (let i = 0; i < row; i++) start += heights[i] ?? 0;
  const end = start + rowHeight;
  if (start >= top && end <= top + height) return top;
  const isNear = end > top - height && start < top + height * 2;
  if (!isNear) return Math.max(0, start - Math.max(0, height - rowHeight) / 2);
  return start < top || rowHeight > height ? start : end - height;
}
