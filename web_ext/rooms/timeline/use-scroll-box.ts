// How wide a scrolling box is and where it is scrolled to, in pixels.
import { useEffect, useRef, useState } from "preact/hooks";

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
    const measure = () => setBox({ left: current.scrollLeft, width: current.clientWidth });
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
