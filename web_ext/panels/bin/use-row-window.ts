// A window onto a long list: only rows near what is scrolled to are drawn. Short lists are drawn whole. The row that is wanted is scrolled to
// when another one is, and when the list is shown; never because somebody scrolls.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { planRowWindow, scrollToRow, type RowWindow } from "../../store/bin/row-window.ts";

const WINDOWED_ABOVE = 200;

export interface WantedRow {
  /** Its place in the list; -1 where the list does not have it. */
  readonly row: number;
  /** Finds it among what is drawn. */
  readonly selector: string;
}

export function useRowWindow(
  heights: readonly number[],
  { windowedAbove = WINDOWED_ABOVE, wanted }: { readonly windowedAbove?: number; readonly wanted?: WantedRow } = {},
): {
  ref: (element: HTMLElement | null) => void;
  shown: RowWindow;
} {
  const element = useRef<HTMLElement | null>(null);
  const [scroll, setScroll] = useState({ top: 0, height: 0 });
  const measure = useCallback(() => {
    const { current } = element;
    if (current) setScroll({ top: current.scrollTop, height: current.clientHeight });
  }, []);
  const ref = useCallback(
    (next: HTMLElement | null) => {
      element.current?.removeEventListener("scroll", measure);
      element.current = next;
      next?.addEventListener("scroll", measure, { passive: true });
      measure();
    },
    [measure],
  );
  useEffect(() => {
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [measure]);
  useFollow(element, heights, wanted);
  const whole = { first: 0, end: heights.length, before: 0, after: 0 };
  return { ref, shown: heights.length > windowedAbove ? planRowWindow(heights, scroll.top, scroll.height) : whole };
}

/** Rows carry their shot as `data-<name>`. */
export function rowSelector(name: string, shot: string): string {
  return `[data-${name}="${CSS.escape(shot)}"]`;
}

/** Far off, a row is scrolled to by the heights of those before it; once it is drawn, by what it is. */
function useFollow(
  element: { readonly current: HTMLElement | null },
  heights: readonly number[],
  { row, selector }: WantedRow = { row: -1, selector: "" },
): void {
  const isOwed = useRef(false);
  const isListed = row !== -1;
  useLayoutEffect(() => {
    const { current: box } = element;
    if (!box || !isListed) return;
    isOwed.current = true;
    const top = scrollToRow(heights, row, box.scrollTop, box.clientHeight);
    if (top !== box.scrollTop && !box.querySelector(selector)) box.scrollTop = top;
  }, [selector, isListed]);
  useLayoutEffect(() => {
    const drawn = isOwed.current ? element.current?.querySelector(selector) : undefined;
    if (!drawn) return;
    isOwed.current = false;
    drawn.scrollIntoView({ block: "nearest" });
  });
}
