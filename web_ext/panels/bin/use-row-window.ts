// A window onto a long list: only rows near what is scrolled to are drawn. Short lists are drawn whole.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { planRowWindow, type RowWindow } from "../../store/bin/row-window.ts";

const WINDOWED_ABOVE = 200;

export function useRowWindow(
  heights: readonly number[],
  windowedAbove = WINDOWED_ABOVE,
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
  const whole = { first: 0, end: heights.length, before: 0, after: 0 };
  return { ref, shown: heights.length > windowedAbove ? planRowWindow(heights, scroll.top, scroll.height) : whole };
}
