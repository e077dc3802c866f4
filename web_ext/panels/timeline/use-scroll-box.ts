// How wide a scrolling box is and where it is scrolled to, in pixels.
import { useEffect, useRef, useState } from "preact/hooks";

/** An element, once it stands. */
export interface Box {
  readonly current: HTMLDivElement | null;
}

/** Scrolling is reported in steps: what is drawn reaches farther than that beyond what is seen. */
const STEP_PX = 160;

export interface ScrollBox {
  readonly left: number;
  readonly width: number;
}

export function useScrollBox() {
  const ref = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<ScrollBox>({ left: 0, width: 0 });
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const measure = () => {
      const left = Math.floor(current.scrollLeft / STEP_PX) * STEP_PX;
      const width = current.clientWidth;
      setBox((before) => (before.left === left && before.width === width ? before : { left, width }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener("scroll", measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", measure);
    };
  }, []);
  return { ref, box };
}
