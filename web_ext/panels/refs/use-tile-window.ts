// A window onto a grid of many tiles: only rows near what is scrolled to are drawn, and the chosen tile is kept in sight as it changes.
// The style of the grid says how many columns there are; its tiles are all of one height.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { scrollToSee } from "../../store/refs/tile-grid.ts";
import { useRowWindow } from "../bin/use-row-window.ts";

interface TileShape {
  readonly columns: number;
  /** With the gap below it, in pixels. */
  readonly height: number;
}

/** Until a tile was measured. */
const UNKNOWN: TileShape = { columns: 1, height: 250 };

interface TilesShown {
  /** Numbers of the drawn tiles: from the first to before the end. */
  readonly first: number;
  readonly end: number;
  /** Pixels above those, and of all rows: given, as the scroll must not move while tiles come and go. */
  readonly before: number;
  readonly whole: number;
}

interface TileWindow {
  readonly columns: number;
  readonly scrollRef: (element: HTMLElement | null) => void;
  readonly gridRef: { current: HTMLDivElement | null };
  readonly shown: TilesShown;
  /** Scrolls to the chosen tile, and gives it the focus where the grid has it. */
  readonly follow: () => void;
}

/** `list` names what is listed: another one may have tiles of another shape. */
export function useTileWindow({ count, chosen, list }: { count: number; chosen: number; list: string }): TileWindow {
  const gridRef = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState(UNKNOWN);
  const { columns, height } = shape;
  const rows = Math.ceil(count / columns);
  const heights = useMemo(() => Array.from({ length: rows }, () => height), [rows, height]);
  const { ref: scrollRef, shown } = useRowWindow(heights, { windowedAbove: 0 });
  const first = shown.first * columns;
  const isEmpty = count === 0;
  useLayoutEffect(() => {
    const { current: grid } = gridRef;
    if (!grid || isEmpty) return undefined;
    const measure = () => setShape((last) => sameOr(last, measureGrid(grid)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [list, isEmpty]);
  const owesFocus = useRef(false);
  const follow = useCallback(() => {
    const { current: grid } = gridRef;
    const box = grid?.parentElement;
    if (!grid || !box || shape === UNKNOWN || chosen < 0) return;
    const row = { top: Math.floor(chosen / columns) * height, height: height + MARGIN };
    const top = scrollToSee(row, { top: box.scrollTop, height: box.clientHeight });
    if (top !== box.scrollTop) box.scrollTop = top;
    owesFocus.current = grid.contains(document.activeElement);
  }, [chosen, shape, list]);
  useLayoutEffect(follow, [follow]);
  // A tile that lies far off is drawn once the scroll is there.
  useLayoutEffect(() => {
    const tile = gridRef.current?.querySelector<HTMLElement>(`[aria-posinset="${chosen + 1}"]`);
    if (!tile || !owesFocus.current) return;
    owesFocus.current = false;
    tile.focus({ preventScroll: true });
  });
  const end = Math.min(count, shown.end * columns);
  return { columns, scrollRef, gridRef, shown: { first, end, before: shown.before, whole: rows * height }, follow };
}

/** Beside the rows, so that an outline is seen whole. */
const MARGIN = 12;

function measureGrid(grid: HTMLElement): TileShape | undefined {
  const tile = grid.firstElementChild;
  if (!tile) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: Math.max(1, gridTemplateColumns.split(" ").length),
    height: tile.getBoundingClientRect().height + (parseFloat(rowGap) || 0),
  };
}

function sameOr(last: TileShape, found: TileShape | undefined): TileShape {
  if (!found || (found.columns === last.columns && Math.abs(found.height - last.height) < 0.5)) return last;
  return found;
}
