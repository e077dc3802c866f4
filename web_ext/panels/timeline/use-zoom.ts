// The wheel over the timeline: with Ctrl it zooms around the pointer, alone it scrolls. However the zoom changes, something stays where
// it is: what the pointer is on, else the playhead while it is in sight, else the middle.
import { useLayoutEffect, useRef } from "preact/hooks";
import { usePlayback } from "../../components/contexts.tsx";
import { xOf } from "../../store/timeline/timeline-scale.ts";
import type { Box } from "./use-scroll-box.ts";

const WHEEL_PER_STEP = 10;

export function useZoom(area: Box): (event: WheelEvent) => void {
  const { timeline, playback } = usePlayback();
  const pointer = useRef<number | undefined>(undefined);
  const scale = timeline.scale.value;
  const before = useRef(scale.pxPerSecond);
  useLayoutEffect(() => {
    const grown = scale.pxPerSecond / before.current;
    before.current = scale.pxPerSecond;
    const { current: box } = area;
    if (!box || grown === 1) return;
    const playhead = xOf(playback.frame.peek(), scale) / grown - box.scrollLeft;
    const isSeen = playhead >= 0 && playhead <= box.clientWidth;
    const anchor = pointer.current ?? (isSeen ? playhead : box.clientWidth / 2);
    pointer.current = undefined;
    // What is seen whole begins at its beginning.
    if (timeline.zoom.peek() === 0) return void (box.scrollLeft = 0);
    box.scrollLeft = (box.scrollLeft + anchor) * grown - anchor;
  }, [scale.pxPerSecond]);
  return (event) => {
    const { current: box } = area;
    // What goes sideways scrolls by itself.
    if (!box || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (!event.ctrlKey) return void (box.scrollLeft += event.deltaY);
    pointer.current = event.clientX - box.getBoundingClientRect().left;
    timeline.setZoom(timeline.zoom.peek() - event.deltaY / WHEEL_PER_STEP);
  };
}
