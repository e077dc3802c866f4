// Lets the keyboard into a box that scrolls and holds nothing to press: only then is it a stop of the Tab key.
import { useLayoutEffect, useRef } from "preact/hooks";

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";

export function useScrollByKeys<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!box) return undefined;
    const look = () => {
      const scrolls = box.scrollHeight > box.clientHeight + 1;
      if (scrolls && box.querySelector(FOCUSABLE) === null) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver(look);
    observer.observe(box);
    look();
    return () => observer.disconnect();
  });
  return ref;
}
